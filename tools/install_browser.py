"""Find a chromium for the tests of the pages, or install Debian's: `make browser`.

Playwright's own browsers are not used: the one that people have, or that their system offers, will do.
"""

import os
import shutil
import subprocess

NAMES = ("chromium", "chromium-browser", "google-chrome")
ADVICE = (
    "The tests of the pages need a browser: install chromium (Debian: 'apt-get install chromium') "
    "or name one with ZELLIGE_BROWSER=/path/to/chromium."
)
#: A quiet browser: it asks nobody for updates, and runs where there is no screen and no sandbox.
QUIET = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)


def find() -> str | None:
    """The path of a chromium, if there is one."""
    named = os.environ.get("ZELLIGE_BROWSER")
    return next((path for name in ([named] if named else NAMES) if (path := shutil.which(name))), None)


def install() -> None:
    """Install Debian's chromium if nothing stands in the way."""
    if not shutil.which("apt-get") or os.geteuid() != 0:
        return
    print("Installing chromium for the tests of the pages; this takes a minute or two.", flush=True)
    if subprocess.run(["apt-get", "update"], check=False).returncode == 0:
        environment = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
        subprocess.run(
            ["apt-get", "install", "-y", "--no-install-recommends", "chromium"], env=environment, check=False
        )


def main() -> None:
    """Without a browser all other tests still run: only those that need it fail, with the same advice."""
    if not find():
        install()
    if not find():
        print(ADVICE)


if __name__ == "__main__":
    main()
