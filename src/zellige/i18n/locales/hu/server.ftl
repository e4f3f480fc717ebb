# A kiszolgáló parancsai.
serve-ready = Az asztalok itt érhetők el: { $address } (kilépés: Ctrl-C)
play-in-browser = A játék a böngészőben nyílik meg: { $address } (kilépés: Ctrl-C)

verify-commitment = A kezdéskor közzétéve: { $hash }
verify-secret = A játék titka: { $secret }
verify-secret-fits = A titok lenyomata megegyezik a közzétettel.
verify-secret-differs = A titok lenyomata nem egyezik a kezdéskor közzétettel.
verify-seed = Az ebből következő szám: { $seed }
verify-deal = { $number }. forduló: { $deal }
verify-deals-fit = Az előkészületek és mind a(z) { $deals } osztás a titokból következik.
verify-deals-differ = A játék előkészülete vagy egyik osztása nem következik a titokból.
verify-no-commitment = A fájlból hiányzik a Commitment fejléc: nem olyan asztaltól származik, amely közzétette a lenyomatot.
verify-no-secret = A fájlból hiányzik a Secret fejléc: a titok a játék végén válik nyilvánossá.
verify-unreadable-secret = A Secret fejléc nem hexadecimális szám.
