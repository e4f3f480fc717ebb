"""Telling whether every deal of a game file follows from the secret whose hash was published at the start."""

from collections.abc import Iterator

from zellige.i18n import Texts
from zellige.table.fairness import verify
from zellige.table.refusal import TableRefusal

#: What a file may lack, if it can be read at all.
MISSING = {
    "no_commitment": "verify-no-commitment",
    "no_secret": "verify-no-secret",
    "unreadable_secret": "verify-unreadable-secret",
}


class NotFair(Exception):
    """A sentence that says what does not fit, or what is missing."""


def told(text: str, texts: Texts) -> Iterator[str]:
    """What fits in a game file that can be read, line by line; raises NotFair at the first thing that does not."""
    try:
        fairness = verify(text)
    except TableRefusal as refusal:
        raise NotFair(texts(MISSING[refusal.code])) from None
    yield texts("verify-commitment", hash=fairness.commitment)
    yield texts("verify-secret", secret=fairness.secret or "")
    if not fairness.secret_fits:
        raise NotFair(texts("verify-secret-differs"))
    yield texts("verify-secret-fits")
    if not fairness.deals_fit:
        raise NotFair(texts("verify-deals-differ"))
    yield texts("verify-seed", seed=fairness.seed or "")
    for number, deal in enumerate(fairness.deals, 1):
        yield texts("verify-deal", number=number, deal=deal)
    yield texts("verify-deals-fit", deals=len(fairness.deals))
