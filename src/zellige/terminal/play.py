"""A game of Azul in the terminal against bots of any level."""

import random
from collections.abc import Callable
from pathlib import Path

import platformdirs
from rich.console import Console
from rich.text import Text

from zellige.bots.thinking import Bot
from zellige.files import write_whole
from zellige.games.azul.game import Game
from zellige.games.azul.layout import Phase
from zellige.games.azul.moves import Move
from zellige.games.common.errors import IllegalMove, InvalidMove
from zellige.i18n import Texts
from zellige.protocol.players import ExternalBot

from .azul_drawing import draw
from .azul_telling import tell
from .naming import names_of, tell_result

HUMAN = 0


def kept_game() -> Path:
    """Where the running game is kept after every move."""
    return platformdirs.user_data_path("zellige") / "terminal.azul"


def default_names(players: int, texts: Texts) -> list[str]:
    return [texts("play-you"), *(texts("play-bot", number=number) for number in range(1, players))]


class TerminalGame:
    """The conversation between a person and a game: `run` returns when the game is over or the person leaves."""

    def __init__(self, game: Game, bot: Bot, texts: Texts, console: Console, ask: Callable[[str], str] = input) -> None:
        self.game = game
        self.bot = bot
        self.texts = texts
        self.console = console
        self.ask = ask
        self.names = names_of(game, texts)

    def run(self) -> None:
        example = next(map(str, self.game.position.legal_moves()), "3B2")
        self._say(self.texts("play-welcome", example=example))
        self._keep()
        try:
            while not self.game.is_over:
                if self.game.position.player == HUMAN:
                    if not self._human_turn():
                        self._leave()
                        return
                else:
                    self._bot_turn()
                self._keep()
        except (EOFError, KeyboardInterrupt):
            self.console.print()
            self._leave()
            return
        self._draw()
        self._say(self.texts("play-over"), tell_result(self.game.position, self.texts, self.names))
        kept_game().unlink(missing_ok=True)

    def _draw(self) -> None:
        moves = self.game.moves
        self.console.print(draw(self.game.position, self.texts, self.names, moves[-1] if moves else None))

    def _say(self, *sentences: str) -> None:
        for sentence in sentences:
            self.console.print(Text(sentence))

    def _play(self, move: Move | str) -> None:
        name = self.names[self.game.position.player]
        events = self.game.play(move)
        self._say(self.texts("event-move", player=name, move=str(self.game.moves[-1])))
        self._say(*tell(events, self.texts, self.names))

    def _bot_turn(self) -> None:
        # Its choices follow from the game alone, so that a resumed game goes on as it would have.
        seed = random.Random(f"{self.game.seed} {len(self.game.moves)}").getrandbits(64)
        if not isinstance(self.bot, ExternalBot):  # an engine begins a game once, which may take it long
            self.bot.new_game()
        with self.console.status(self.texts("play-thinking")):
            thought = self.bot.think(self.game.position, seed=seed)
        self._play(thought.move)

    def _human_turn(self) -> bool:
        """Ask until a move is played; False if the person leaves."""
        self._draw()
        while True:
            line = self.ask(f"{self._prompt()} > ").strip()
            command, _, argument = line.partition(" ")
            match command.lower():
                case "":
                    continue
                case "quit" | "exit" | "q":
                    return False
                case "help" | "?":
                    self._say(self.texts("play-help"))
                case "moves":
                    self._say(" ".join(map(str, self.game.position.legal_moves())))
                case "undo":
                    self._undo()
                    return True
                case "save":
                    self._save(argument.strip())
                case _:
                    try:
                        self._play(line)
                    except (InvalidMove, IllegalMove) as error:
                        self._say(self.texts.error(error))
                    else:
                        return True

    def _prompt(self) -> str:
        if self.game.position.phase is Phase.TILING:
            asked = self.game.position.legal_moves()[0]
            return self.texts("play-prompt-column", line=str(asked)[0], example=str(asked))
        return self.texts("play-prompt")

    def _undo(self) -> None:
        """Take moves back up to and including the person's last one."""
        turns = zip(self.game.steps, self.game.positions_before(), strict=False)
        mine = [index for index, (step, before) in enumerate(turns) if step.move and before.player == HUMAN]
        if not mine:
            self._say(self.texts("play-nothing-to-undo"))
            return
        while len(self.game.steps) > mine[-1]:
            self.game.undo()
        self._say(self.texts("play-undone"))

    def _save(self, name: str) -> None:
        if not name:
            self._say(self.texts("play-save-needs-name"))
        elif self._write(name):
            self._say(self.texts("play-saved", file=name))

    def _keep(self) -> None:
        if not self.game.is_over:
            self._write(kept_game())

    def _leave(self) -> None:
        if self._write(kept_game()):
            self._say(self.texts("play-kept"))

    def _write(self, name: str | Path) -> bool:
        try:
            file = Path(name).expanduser()
            file.parent.mkdir(parents=True, exist_ok=True)
            write_whole(file, str(self.game))
        except (OSError, ValueError, RuntimeError) as error:
            # A name can be wrong in many ways: no such folder or user, no name at all, characters that no file has.
            reason = getattr(error, "strerror", None) or str(error)
            self._say(self.texts("play-not-saved", file=str(name), reason=reason))
            return False
        return True
