"""The Fluent catalogues as they are written: every text, with the variables it uses."""

from collections.abc import Iterable
from pathlib import Path

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

import zellige

LOCALES = Path(zellige.__file__).parent / "i18n" / "locales"


class Variables(Visitor):
    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802  # the visitor's own naming
        self.names.add(node.id.name)


def messages(language: str, catalogues: Iterable[str]) -> dict[str, set[str]]:
    """Every message of some catalogues in a language, with the variables it uses."""
    found: dict[str, set[str]] = {}
    for name in catalogues:
        resource = FluentParser().parse((LOCALES / language / f"{name}.ftl").read_text("utf-8"))
        for entry in resource.body:
            assert not isinstance(entry, ast.Junk), f"{language}/{name}.ftl: {entry.content}"
            if isinstance(entry, ast.Message):
                assert entry.id.name not in found, f"{language}: {entry.id.name} twice"
                variables = Variables()
                variables.visit(entry)
                found[entry.id.name] = variables.names
    return found
