# The commands of the server.
serve-ready = The tables are served at { $address } (Ctrl-C ends)
play-in-browser = The game opens in your browser: { $address } (Ctrl-C ends)

verify-commitment = Published at the start: { $hash }
verify-secret = Secret of the game: { $secret }
verify-secret-fits = The hash of the secret is what was published.
verify-secret-differs = The hash of the secret is not what was published at the start.
verify-seed = Seed that follows from it: { $seed }
verify-deal = Round { $number }: { $deal }
verify-deals-fit = Set-up and all { $deals } deals follow from the secret.
verify-deals-differ = The set-up or a deal of this game does not follow from the secret.
verify-no-commitment = The file lacks the header Commitment: it does not come from a table with published hashes.
verify-no-secret = The file lacks the header Secret: the secret is published when the game is over.
verify-unreadable-secret = The header Secret is not a hexadecimal number.
