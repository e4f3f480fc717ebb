"""The pages: one application for the browser, built by `make web`, whatever the address."""

import re
from pathlib import Path

from starlette.responses import FileResponse, PlainTextResponse, Response

SITE = Path(__file__).parent / "site"
#: The pages that there are; the application itself tells which one is shown.
PAGES = re.compile(
    r"(new|games|about|how-to(/[a-z-]+)?|(table|replay|fair)/[A-Za-z0-9-]{1,36}|join/[A-Za-z0-9-]{1,36}/[\w-]{10,64})?/?"
)
#: Files that lie beside the page, such as its icon.
BESIDE = re.compile(r"[A-Za-z0-9_-]+\.(svg|png|ico|txt|webmanifest)")
ASSET = re.compile(r"assets/[A-Za-z0-9._-]+")
#: The name of an asset changes with its content.
FOREVER = "public, max-age=31536000, immutable"


def page(path: str, site: Path = SITE) -> Response:
    """The answer to a GET outside of the API; an unknown page is the application too, with status 404."""
    file = site / path
    if ASSET.fullmatch(path) or BESIDE.fullmatch(path):
        if not file.is_file():
            return PlainTextResponse("404\n", 404)
        return FileResponse(file, headers={"cache-control": FOREVER if path.startswith("assets/") else "no-cache"})
    if not (site / "index.html").is_file():
        return PlainTextResponse("The pages are not built yet: run `make web`.\n", 503)
    status = 200 if PAGES.fullmatch(path) else 404
    return FileResponse(site / "index.html", status, {"cache-control": "no-cache"})
