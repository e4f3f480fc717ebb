"""Who somebody is: a signed cookie, made at the first visit, and nothing else."""

import re
import secrets
from http.cookies import CookieError, SimpleCookie

from itsdangerous import BadSignature, Signer

COOKIE = "zellige"
TEN_YEARS = 10 * 365 * 24 * 3600
_PERSON = re.compile(r"[A-Za-z0-9-]{1,36}")


class Identity:
    """Makes and reads the cookies."""

    def __init__(self, key: str) -> None:
        self._signer = Signer(key, salt="zellige person")

    def read(self, header: str) -> str | None:
        """The person of a Cookie header, if it is one of ours."""
        try:
            found = SimpleCookie(header).get(COOKIE)
            person = self._signer.unsign(found.value).decode() if found else ""
        except (BadSignature, CookieError, UnicodeError):
            return None
        return person if _PERSON.fullmatch(person) else None

    def new_person(self) -> str:
        return secrets.token_hex(16)

    def header(self, person: str, is_secure: bool) -> str:
        """The Set-Cookie header that makes a browser this person."""
        value = self._signer.sign(person).decode()
        flags = f"Path=/; Max-Age={TEN_YEARS}; HttpOnly; SameSite=Lax"
        return f"{COOKIE}={value}; {flags}" + ("; Secure" if is_secure else "")
