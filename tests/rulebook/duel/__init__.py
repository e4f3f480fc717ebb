"""The rules of Azul Duel, DU-1.1 to DU-8.6, one file per section."""
