"""Positions as engines receive them: what the player on turn may know, and nothing else."""

from typing import Any

from zellige.bots.thinking import Known
from zellige.games.azul.game import Game as AzulGame
from zellige.games.azul.moves import Move as AzulMove
from zellige.games.azul.position import Position as AzulPosition
from zellige.games.azul.variant import Variant
from zellige.games.common.errors import BrokenRule
from zellige.games.duel.moves import Move as DuelMove
from zellige.games.duel.position import View as DuelView
from zellige.i18n import Texts
from zellige.notation.scanner import NotationError

from .messages import ProtocolError, quoted


def variant_of(known: Known) -> str:
    """The name of the variant that a position belongs to."""
    return str(known.variant) if isinstance(known, AzulPosition) else "duel"


def write_position(known: Known) -> str:
    """The line that gives an engine a position; ValueError if the player on turn may not know just this, or has
    nothing to decide.
    """
    if not isinstance(known, AzulPosition | DuelView):
        raise TypeError(f"an engine is given a position of Azul or a view of a duel, not a {type(known).__name__}")
    if isinstance(known, DuelView) and known.viewer != known.player:
        raise ValueError("an engine is given the view of the player on turn, not another's")
    if not known.legal_moves():
        raise ValueError("an engine is asked where there is something to decide, not between rounds or after the game")
    return f"position {known}"


def write_start(game: AzulGame) -> str:
    """The line that gives an engine a position of Azul as the way there: from the start, with deals and moves."""
    words = [f"position start {game.start.starting_player + 1}"]
    section = ""
    for step in game.steps:
        if step.deal is not None:
            words.append(f"round {step.position.round} {step.deal}")
            section = "round"
        else:
            words.append(str(step.move) if section == "moves" else f"moves {step.move}")
            section = "moves"
    return " ".join(words)


def read_position(rest: str, variant: str) -> Known:
    """Read what follows `position` in a game of that variant; raises ProtocolError."""
    try:
        known = _read_start(rest.split()[1:], variant) if rest.split()[:1] == ["start"] else _read_text(rest, variant)
    except (NotationError, BrokenRule) as error:
        raise ProtocolError(Texts("en").error(error)) from None
    if variant_of(known) != variant:
        raise ProtocolError(f"the game is {variant}, not {variant_of(known)}")
    if not known.legal_moves():
        raise ProtocolError("there is nothing to decide in this position")
    return known


def _read_text(text: str, variant: str) -> Known:
    if variant != "duel":
        return AzulPosition.parse(text)
    # Whose view it is says the text itself: an engine decides for the player on turn.
    onlooker = DuelView.parse(text, None)
    return DuelView.parse(text, onlooker.player)


def _read_start(words: list[str], name: str) -> Known:
    """`start 1 round 1 BBYR … moves 3B2 … round 2 …`: the starting player, then deals and moves as they followed."""
    if name == "duel":
        raise ProtocolError("a duel is given by what the player sees, not from its start: its moves tell hidden things")
    variant = Variant.parse(name)
    starts = words[0] if words else ""
    if starts not in [str(player + 1) for player in range(variant.players)]:
        raise ProtocolError(f"start names the starting player, 1 to {variant.players}, not {quoted(starts)}")
    position = AzulPosition.start(variant.players, variant.side, int(starts) - 1)
    remaining = words[1:]
    while remaining:
        keyword = remaining[0]
        length = next((i for i, word in enumerate(remaining) if i and word in ("round", "moves")), len(remaining))
        section, remaining = remaining[1:length], remaining[length:]
        if keyword == "round":
            if section[:1] != [str(position.round + 1)]:
                raise ProtocolError(f"round {position.round + 1} comes next, not {quoted(' '.join(section[:1]))}")
            position = position.deal(" ".join(section[1:]))
        elif keyword == "moves":
            for move in section:
                position = position.play(move)
        else:
            raise ProtocolError(f"after start come round and moves, not {quoted(keyword)}")
    return position


def read_move(known: Known, text: str) -> Any:
    """A move of the game that the position belongs to, legal or not; raises InvalidMove."""
    return AzulMove.parse(text) if isinstance(known, AzulPosition) else DuelMove.parse(text)
