"""What every request passes: its origin, its size, how often it comes, and the headers of every answer."""

from collections.abc import MutableMapping
from typing import Any
from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.responses import JSONResponse
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from .identity import Identity
from .limits import Allowances, Limits

#: Larger than any game file that may be uploaded, as JSON.
LARGEST_BODY = 1_300_000
POLICY = (
    "default-src 'self'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; "
    "object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
)
HEADERS = {
    "content-security-policy": POLICY,
    "x-content-type-options": "nosniff",
    "referrer-policy": "same-origin",
    "x-frame-options": "DENY",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=()",
}
_READING = ("GET", "HEAD", "OPTIONS")


def is_own_origin(headers: Headers) -> bool:
    """Whether a request comes from a page of this server, or from no page at all."""
    origin = headers.get("origin")
    if origin is None:
        return headers.get("sec-fetch-site", "none") in ("none", "same-origin")
    try:
        return urlsplit(origin).netloc.lower() == headers.get("host", "").lower() != ""
    except ValueError:
        return False


def refusal(status: int, code: str, subject: str = "") -> JSONResponse:
    return JSONResponse({"refusal": {"code": code, "rule": "", "subject": subject}}, status)


class Guard:
    """The middleware around the whole server; it also tells each request who sends it."""

    def __init__(self, app: ASGIApp, limits: Limits) -> None:
        self.app = app
        self.addresses = Allowances(limits.address)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            if scope["type"] == "websocket":
                _identify(scope)
            await self.app(scope, receive, send)
            return
        headers = Headers(scope=scope)
        cookie = _identify(scope)

        async def send_with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                answered = MutableHeaders(scope=message)
                for name, value in HEADERS.items():
                    answered.setdefault(name, value)
                if cookie is not None:
                    answered.append("set-cookie", cookie)
                    answered["cache-control"] = "no-store"
            await send(message)

        refused = self._refusal(scope, headers)
        body = None if refused or scope["method"] in _READING else await _body(receive)
        if body is not None and len(body) > LARGEST_BODY:
            refused = refusal(413, "too_large")
        await (refused or self.app)(scope, receive if body is None else _again(body, receive), send_with_headers)

    def _refusal(self, scope: Scope, headers: Headers) -> JSONResponse | None:
        if scope["method"] not in _READING and not is_own_origin(headers):
            return refusal(403, "foreign_origin")
        client = scope.get("client")
        if not self.addresses.take(client[0] if client else ""):
            return refusal(429, "too_many")
        length = headers.get("content-length", "0")
        if not length.isdigit() or int(length) > LARGEST_BODY:
            return refusal(413, "too_large")
        return None


def _identify(scope: Scope) -> str | None:
    """Put the person into the scope; the cookie to set if it is somebody new."""
    identity: Identity = scope["app"].state.identity
    state: MutableMapping[str, Any] = scope.setdefault("state", {})
    headers = Headers(scope=scope)
    person = identity.read("; ".join(headers.getlist("cookie")))
    state["person"] = person
    if person is not None or scope["type"] == "websocket":
        return None
    state["person"] = identity.new_person()
    return identity.header(state["person"], scope["scheme"] == "https")


async def _body(receive: Receive) -> bytes:
    """The body, or as much of it as shows that it is too large: a length may be missing, or wrong."""
    body = b""
    while len(body) <= LARGEST_BODY:
        message = await receive()
        body += message.get("body", b"")
        if not message.get("more_body", False):
            break
    return body


def _again(body: bytes, receive: Receive) -> Receive:
    """Gives a body that was read already, and then what comes after it."""
    waiting: list[Message] = [{"type": "http.request", "body": body, "more_body": False}]

    async def receive_again() -> Message:
        return waiting.pop() if waiting else await receive()

    return receive_again
