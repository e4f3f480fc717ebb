"""The rules of Azul Duel, one file per phase of the rulebook (docs/rules/duel.md)."""
