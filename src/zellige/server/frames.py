"""Messages as the text that goes over the wire."""

from zellige.games.common.json_form import Model
from zellige.table.messages import Now


def frame(message: Model) -> str:
    """A message as JSON. What does not apply to an option is left out: there can be hundreds of them."""
    if not isinstance(message, Now) or message.choices is None:
        return message.model_dump_json()
    rest = message.model_dump_json(exclude={"choices"})
    return f'{rest[:-1]},"choices":{message.choices.model_dump_json(exclude_defaults=True)}}}'
