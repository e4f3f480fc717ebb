"""An engine that breaks the protocol in the way it is told: `misbehaving.py WAY PIDS MOVE`."""

import os
import signal
import subprocess
import sys
import time
from pathlib import Path


def say(*lines: str) -> None:
    for line in lines:
        print(line)
    sys.stdout.flush()


def hang() -> None:
    while True:
        time.sleep(60)


def greet(way: str) -> None:
    match way:
        case "hangs_in_the_handshake":
            hang()
        case "dies_in_the_handshake":
            sys.exit("cannot find my opening book")
        case "prints_a_banner":
            say("Welcome to Superbot!")
        case "refuses_the_version":
            say("error I speak zbp 2")
            return
    if way != "has_no_name":
        say("id name Misbehaving")
    say("game azul-3-grey" if way == "offers_other_games" else "game azul-2-coloured", "game azul-2-grey")
    if way == "is_never_ready":
        say("game azul-3-coloured")
    say("zbpok")


def answer(way: str, move: str, is_first_life: bool) -> None:
    match way:
        case "hangs":
            hang()
        case "dies":
            print("out of\x1b[31m luck", file=sys.stderr)
            sys.exit(3)
        case "dies_once" if is_first_life:
            sys.exit(1)
        case "is_killed":
            os.kill(os.getpid(), signal.SIGKILL)
        case "plays_what_it_is_told":
            pass
        case "plays_another_game":
            say("bestmove S4")
        case "plays_nothing":
            say("bestmove")
        case "refuses":
            say("error I would rather not")
        case "prints_garbage":
            say("Traceback (most recent call last):")
        case "values_wrongly":
            say(f"info value 7 line {move}")
        case "considers_illegal_moves":
            say("info value 0 line 9B1")
        case "prints_an_endless_line":
            while True:
                sys.stdout.write("x" * 4096)
        case "floods_with_info":
            while True:
                say(*([f"info depth 1 line {move}"] * 100))
        case "floods_with_remarks":
            while True:
                say(*(["info string all work and no play"] * 100))
        case "floods_stderr":
            for _ in range(1000):
                print("all work and no play" * 100, file=sys.stderr)
        case "prints_no_utf8":
            sys.stdout.buffer.write(b"info string \xff\xfe\n")
        case "answers_twice":
            say(f"bestmove {move}")
        case "closes_its_output":
            os.close(1)
            hang()
        case "dies_and_leaves_a_child":
            subprocess.Popen([sys.executable, "-c", "import time; time.sleep(600)"])
            os._exit(0)
        case "ignores_stop":
            hang()
        case "tells":
            say("", "info string hm")
            say(f"info depth 3 nodes 70 time 0.1 value 0.25 margin 2.5 line {move} {move}", "info nodes 80")
    say(f"bestmove {move}")


def main(way: str, pids: Path, move: str) -> None:
    is_first_life = not pids.exists()
    with pids.open("a") as file:
        print(os.getpid(), file=file)
    for line in sys.stdin:
        command = line.split()[0]
        if command == "zbp":
            greet(way)
        elif command == "ping":
            say("pong")
        elif command == "newgame" and way == "is_never_ready":
            hang()
        elif command == "newgame":
            say("ready")
            if way == "answers_unasked":
                say(f"bestmove {move}")
            if way in ("ignores_quit_and_leaves_a_child", "leaves_a_child"):
                subprocess.Popen([sys.executable, "-c", "import time; time.sleep(600)"])
        elif command == "go":
            answer(way, move, is_first_life)
        elif command == "quit" and not way.startswith("ignores_quit"):
            break
        elif command not in ("position", "stop", "quit"):
            say("error unknown")
    if way.startswith("ignores_quit"):
        signal.signal(signal.SIGTERM, signal.SIG_IGN)
        hang()


if __name__ == "__main__":
    main(sys.argv[1], Path(sys.argv[2]), sys.argv[3])
