"""A whole engine of the bot protocol (docs/protocol.md): it plays any legal move."""

import random
import sys

from zellige import azul, duel

GAMES = [*map(str, azul.VARIANTS), "duel"]
game, known = "", None
sys.stdin.reconfigure(errors="replace")  # bytes that are no UTF-8 become an unknown command
for line in sys.stdin:
    command, _, rest = line.strip().partition(" ")
    try:
        if command == "zbp" and rest == "1":
            print("id name Any Move", "id author you", *(f"game {name}" for name in GAMES), "zbpok", sep="\n")
        elif command == "ping":
            print("pong")
        elif command == "newgame" and rest in GAMES:
            game, known = rest, None
            (duel if game == "duel" else azul).Game().position.legal_moves()  # what has to be compiled, is now
            print("ready")
        elif command == "position" and game == "duel":
            known = duel.View.parse(rest, viewer=int(rest.split()[4]) - 1)  # the fifth field is the player on turn
        elif command == "position" and game:
            known = azul.Position.parse(rest)
        elif command == "go" and known:
            words = rest.split()
            limits = {name: float(value) for name, value in zip(words[::2], words[1::2], strict=True)}
            if limits.keys() - {"time", "cpu", "nodes", "seed"}:
                raise ValueError("go takes time, cpu, nodes and seed")
            print("bestmove", random.Random(limits.get("seed")).choice(known.legal_moves()))
        elif command == "quit":
            break
        elif command not in ("", "stop"):
            raise ValueError(f"cannot do {line.strip()[:40]!r} now")
    except Exception as error:
        print("error", type(error).__name__, str(error)[:200].replace("\n", " "))
    sys.stdout.flush()
