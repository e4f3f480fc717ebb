"""Messages as the text that goes over the wire."""

from pydantic_core import to_json

from zellige.games.common.json_form import Model
from zellige.table.messages import Choices, Document, Now


def frame(message: Model) -> str:
    """A message as JSON. What does not apply to an option is left out."""
    if not isinstance(message, Now) or message.choices is None:
        return message.model_dump_json()
    return _with(message.model_dump_json(exclude={"choices"}), "choices", _choices(message.choices))


def entries_frame(entries: list[Document]) -> str:
    """Entries (messages.Entries) as JSON."""
    return to_json({"type": "entries", "entries": entries}).decode()


def _choices(choices: Choices) -> str:
    options = ",".join([option.text for option in choices.options])
    return _with(choices.model_dump_json(exclude={"options"}), "options", f"[{options}]")


def _with(text: str, name: str, value: str) -> str:
    """A JSON object with one more field, which is JSON already."""
    return f'{text[:-1]},"{name}":{value}}}'
