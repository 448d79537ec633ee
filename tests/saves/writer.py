"""A program that plays or holds a save, and may be killed meanwhile; run by the tests of processes.

`python -m tests.saves.writer play FILE` plays a game of robots and prints after each action how
many are played. `hold FILE` opens the save and prints "held"; `fork FILE` also leaves a child that
outlives the program.
"""

import os
import sys
from pathlib import Path

from saves.writing import LiveGame
from tests.saves.games import begun_game, moves


def say(word: object) -> None:
    print(word, flush=True)


def main(what: str, path: Path) -> None:
    if what == "play":
        with begun_game(path) as game:
            for count, action in enumerate(moves(), 1):
                game.table.submit(action)
                say(count)
        return
    game = LiveGame.resume(path)
    if what == "fork" and not os.fork():
        sys.stdin.read()
        return
    say("held")
    sys.stdin.read()
    game.close()


if __name__ == "__main__":
    main(sys.argv[1], Path(sys.argv[2]))
