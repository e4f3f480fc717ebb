"""Both games for OpenSpiel: importing this registers `zellige_azul` and `zellige_duel`."""

try:
    import pyspiel
except ImportError as error:
    raise ImportError("zellige.rl.openspiel needs open_spiel: pip install 'zellige[rl]'") from error

from .games import AZUL, DUEL, AzulGame, DuelGame

pyspiel.register_game(AZUL, AzulGame)
pyspiel.register_game(DUEL, DuelGame)

__all__ = ["AzulGame", "DuelGame"]
