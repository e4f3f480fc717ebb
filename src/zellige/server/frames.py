"""Messages as the text that goes over the wire."""

from pydantic_core import to_json

from zellige.games.common.json_form import Model
from zellige.table.messages import Document


def frame(message: Model) -> str:
    """A message as JSON."""
    return message.model_dump_json()


def entries_frame(entries: list[Document]) -> str:
    """Entries (messages.Entries) as JSON."""
    return to_json({"type": "entries", "entries": entries}).decode()
