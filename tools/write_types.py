"""Write the published schema of the table's messages, and the browser's TypeScript types, anew: `make types`."""

import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any, get_args

from pydantic import BaseModel, TypeAdapter
from pydantic.json_schema import models_json_schema

from zellige.table import messages

ROOT = Path(__file__).parents[1]
DIALECT = "https://json-schema.org/draft/2020-12/schema"
CONSTANTS = ("VERSION", "LONGEST_NAME", "LONGEST_CHAT", "LONGEST_PLAY", "LARGEST_MESSAGE")
#: Unions that have a name of their own.
UNIONS = ("State", "Entry", "FromServer", "FromBrowser")
#: What goes over HTTP, by who sends it.
ANSWERS = (
    messages.Table,
    messages.TableSummary,
    messages.Created,
    messages.Me,
    messages.Levels,
    messages.Fairness,
    messages.Review,
    messages.Health,
    messages.Refusal,
)
BODIES = (messages.NewTable, messages.NameChange, messages.Join, messages.Upload)
#: Names that say too little by themselves.
RENAMED = {
    "PositionModel": "AzulPosition",
    "ViewModel": "DuelView",
    "SeenTurnModel": "DuelTurn",
    "Awaits": "DuelAwaits",
}
LONGEST_LINE = 110


def members(union: str) -> tuple[type[BaseModel], ...]:
    """The models of a union by name."""
    found: tuple[type[BaseModel], ...] = get_args(get_args(getattr(messages, union))[0])
    return found


def schema(adapter: TypeAdapter[Any], mode: Any, title: str) -> str:
    """The JSON Schema of all messages of one direction."""
    document = {"$schema": DIALECT, "title": title, "version": messages.VERSION, **adapter.json_schema(mode=mode)}
    return json.dumps(document, indent=2) + "\n"


def type_name(key: str) -> str:
    """The TypeScript name of a definition, such as zellige__games__azul__json_form__BoardModel-Output."""
    *path, name = key.removesuffix("-Output").replace("-Input", "Input").split("__")
    if name in RENAMED:
        return RENAMED[name]
    game = path[2].capitalize() if len(path) > 2 and path[1] == "games" else ""
    return game + name.removesuffix("Model")


def expression(part: dict[str, Any]) -> str:
    """The TypeScript type of a part of a schema."""
    if "$ref" in part:
        return type_name(part["$ref"].rpartition("/")[2])
    if "const" in part or "enum" in part:
        return " | ".join(json.dumps(value) for value in part.get("enum", [part.get("const")]))
    if "anyOf" in part or "oneOf" in part:
        return " | ".join(expression(option) for option in part.get("anyOf") or part["oneOf"])
    if part.get("type") == "array":
        if "prefixItems" in part:
            return f"[{', '.join(map(expression, part['prefixItems']))}]"
        inner = expression(part["items"])
        return f"({inner})[]" if " | " in inner else f"{inner}[]"
    if part.get("type") == "object":
        values = part.get("additionalProperties")
        return f"Record<string, {expression(values) if isinstance(values, dict) else 'unknown'}>"
    names = {"string": "string", "integer": "number", "number": "number", "boolean": "boolean", "null": "null"}
    return names.get(part.get("type", ""), "unknown")


def comment(text: str, indent: str = "") -> list[str]:
    words = re.sub(r"\s+", " ", text).strip()
    return [f"{indent}/** {words} */"] if words else []


def interface(name: str, definition: dict[str, Any]) -> Iterator[str]:
    yield from comment(definition.get("description", ""))
    if definition.get("type") != "object":
        yield f"export type {name} = {expression(definition)};"
        return
    yield f"export interface {name} {{"
    required = definition.get("required", [])
    for field, part in definition.get("properties", {}).items():
        yield from comment(part.get("description", ""), "  ")
        mark = "" if field in required or "const" in part else "?"
        yield f"  {field}{mark}: {expression(part)};"
    yield "}"


def typescript() -> str:
    """All types of the messages, one for each model."""
    sent = [(model, "serialization") for model in (*members("FromServer"), *ANSWERS)]
    received = [(model, "validation") for model in (*members("FromBrowser"), *BODIES)]
    listed: Any = [*sent, *received]
    _, document = models_json_schema(listed)
    lines = ["// Made from src/zellige/table/messages.py by `make types`; edit that file instead.", ""]
    lines += [f"export const {name} = {getattr(messages, name)};" for name in CONSTANTS]
    for key, definition in document["$defs"].items():
        lines += ["", *interface(type_name(key), definition)]
    text = "\n".join(lines) + "\n"
    for union in UNIONS:
        names = [member.__name__ for member in members(union)]
        text = text.replace(f"({' | '.join(names)})", union).replace(" | ".join(names), union)
        options = " | ".join(names) if len(" | ".join(names)) < LONGEST_LINE else "".join(f"\n  | {n}" for n in names)
        text += f"\nexport type {union} = {options};\n"
    return text


def written() -> dict[Path, str]:
    """What every generated file should hold."""
    docs = ROOT / "docs" / "schema"
    server = schema(messages.from_server, "serialization", "Zellige: what the server says at a table")
    browser = schema(messages.from_browser, "validation", "Zellige: what a browser says at a table")
    return {
        docs / "table-server.schema.json": server,
        docs / "table-browser.schema.json": browser,
        ROOT / "web" / "src" / "net" / "messages.ts": typescript(),
    }


if __name__ == "__main__":
    for file, text in written().items():
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, "utf-8")
