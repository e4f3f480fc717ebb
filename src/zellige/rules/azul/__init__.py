"""The rules of Azul, one file per phase of the rulebook (docs/rules/azul.md)."""
