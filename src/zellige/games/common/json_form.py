"""What the JSON forms of all positions share: strict models, errors with their place, published schemas."""

import json
from typing import Any, TypeVar

from pydantic import BaseModel, ConfigDict, ValidationError

from zellige.notation.scanner import NotationError


class Model(BaseModel):
    """A part of a position, with nothing missing and nothing else."""

    model_config = ConfigDict(extra="forbid", strict=True)


ModelT = TypeVar("ModelT", bound=Model)


def validated(model: type[ModelT], document: str | bytes | dict[str, Any]) -> ModelT:
    """Read a document, as text or already parsed; raises NotationError with the place in it."""
    text = document if isinstance(document, str | bytes) else json.dumps(document)
    try:
        return model.model_validate_json(text)
    except ValidationError as error:
        first = error.errors(include_url=False)[0]
        path = ".".join(map(str, first["loc"])) or "document"
        raise NotationError("json", f"{path}: {first['msg']}", str(first["input"])[:40], 1, 1) from None


def published_schema(model: type[Model], title: str) -> dict[str, Any]:
    """The JSON Schema of a model."""
    dialect = "https://json-schema.org/draft/2020-12/schema"
    return {"$schema": dialect, **model.model_json_schema(), "title": title}
