"""A package of robots of every kind, most of them hostile."""

import asyncio
import os
from pathlib import Path

from saves.header import Player
from saves.writing import LiveGame
from tests.tui.tables import SEED, noon
from tui.session.new_game import NewGame, begin, default_game

FOREIGN = """
import gc
import os
import signal
import sys
import threading
import time
from engine.dolce_vita import DOLCE_VITA
from engine.dolce_vita.actions import Place

def mark(text="asked"):
    with open(os.environ["MARKED"] + ".new", "w") as file:
        file.write(text)
    os.replace(os.environ["MARKED"] + ".new", os.environ["MARKED"])

def first(view, rng, enough):
    print("thinking")
    return DOLCE_VITA.legal(view)[0]

def raising(view, rng, enough):
    raise RuntimeError("no idea\\nat all\\x1b[2J")

def leaving(view, rng, enough):
    sys.exit("bye")

def speechless(view, rng, enough):
    return None

def talking(view, rng, enough):
    return {"do": "shout"}

def forging(view, rng, enough):
    return Place(view.seat, 6, 99)

def stealing(view, rng, enough):
    return Place((view.seat + 1) % 3, 1, 0)

def dying(view, rng, enough):
    os._exit(3)

def deaf(view, rng, enough):
    mark()
    forever()

def forever():
    while True:
        time.sleep(0.001)

def forking(view, rng, enough):
    child = os.fork()
    if child:
        mark(str(child))
    forever()

def splitting(view, rng, enough):
    if not os.fork():
        deaf(view, rng, enough)
    os._exit(3)

def straying(view, rng, enough):
    child = os.fork()
    if child:
        mark(str(child))
    else:
        os.setsid()
    forever()

def spinning(view, rng, enough):
    for _ in range(20):
        threading.Thread(target=forever).start()
    return first(view, rng, enough)

def closing(view, rng, enough):
    mark()
    os.closerange(0, 100)
    forever()

def freezing(view, rng, enough):
    mark()
    os.kill(os.getpid(), signal.SIGSTOP)

def halving(view, rng, enough):
    for handle in range(3, 30):
        try:
            os.write(handle, b'{"found":')
        except OSError:
            pass
    deaf(view, rng, enough)

def interrupting(view, rng, enough):
    signal.signal(signal.SIGTERM, signal.SIG_IGN)
    os.killpg(0, signal.SIGINT)
    raise KeyboardInterrupt

def babbling(view, rng, enough):
    while True:
        for handle in range(3, 30):
            try:
                os.write(handle, b"x" * 100000)
            except OSError:
                pass

def spying(view, rng, enough):
    frame, found = sys._getframe(), []
    while frame:
        found.append(repr(frame.f_locals))
        frame = frame.f_back
    for thing in gc.get_objects():
        if type(thing).__module__.partition(".")[0] in ("engine", "tui", "saves", "queue"):
            found.append(repr(thing))
        elif isinstance(thing, (dict, list, tuple)):
            found += [str(each) for each in thing if isinstance(each, (str, bytes))]
    if os.environ["TURNED"][::-1] in " ".join(found):
        raise RuntimeError("seed found")
    return first(view, rng, enough)

asked = set()

def remembering(view, rng, enough):
    asked.add(view.seat)
    if len(asked) > 1:
        raise RuntimeError("two hands")
    return first(view, rng, enough)

def patching(view, rng, enough):
    DOLCE_VITA.bots["normal"] = DOLCE_VITA.bots["random"] = lambda *_: DOLCE_VITA.legal(view)[-1]
    return first(view, rng, enough)

def hoarding(view, rng, enough):
    return first(view, rng, bytearray(64 << 30))

def drawing(view, rng, enough):
    legal = DOLCE_VITA.legal(view)
    return legal[int(rng.random() * len(legal))]

def forger(line):
    def forge(view, rng, enough):
        for handle in range(3, 30):
            try:
                os.write(handle, line + b"\\n")
            except OSError:
                pass
        return first(view, rng, enough)
    return forge

nonsense = forger(b'{"found":{"do":"shout"}}')
cheating = forger(b'{"found":{"do":"place","seat":1,"card":1,"column":0}}')
unheard = forger(b'{"found":null,"code":"so-there","detail":"!"}')
wordy = forger(b'{"code":"failed","detail":"a\\\\u001b[2J' + b"b" * 900 + b'"}')
nested = forger(b'{"found":' + b"[" * 9000 + b"]" * 9000 + b"}")

only = {"dolce-vita": first}
nothing = {}
elsewhere = {"chess": first}
number = 7
"""

FAILING = {
    "raising": ("failed", "RuntimeError: no idea"),
    "leaving": ("failed", "SystemExit: bye"),
    "speechless": ("illegal", "None"),
    "talking": ("illegal", "shout"),
    "forging": ("illegal", "99"),
    "stealing": ("illegal", "Place"),
}

DYING = ("dying", "babbling", "interrupting")
"""Robots whose process ends, or is ended for what it says."""

UNHEARING = ("deaf", "splitting", "closing", "freezing", "halving")
"""Robots that never answer; each leaves a mark as it begins."""

PRYING = ("spying", "remembering", "patching", "hoarding", "drawing")

FORGED = {
    "nonsense": "illegal",
    "cheating": "illegal",
    "unheard": "silent",
    "wordy": "failed",
    "nested": "silent",
}
"""Robots that write to the channel of answers, with the code of the failure that results."""

BROKEN = {
    "absent": ("no_such_thing", "broken"),
    "nothing": ("nothing", "no-robot"),
    "elsewhere": ("elsewhere", "no-robot"),
    "number": ("number", "no-robot"),
    "hard": ("first", "misnamed"),
    "human": ("first", "misnamed"),
    "Big": ("first", "misnamed"),
}

GOOD = (
    "first",
    "only",
    *PRYING,
    "forking",
    "straying",
    "spinning",
    *DYING,
    *UNHEARING,
    *FAILING,
    *FORGED,
)


def game_with(folder: Path, level: str) -> LiveGame:
    """Return a game of Anna against two robots of that level."""
    usual = default_game("dolce-vita", 3, human="Anna", level="random", seed=SEED)
    players = (usual.players[0], *(Player(each.name, level) for each in usual.players[1:]))
    return begin(NewGame(usual.game, players, usual.options, SEED), folder, noon)


async def marked() -> None:
    """Wait until a robot has left its mark, and remove the mark."""
    mark = Path(os.environ["MARKED"])
    while not mark.exists():
        await asyncio.sleep(0.01)
    mark.unlink()


async def for_ever() -> None:
    """Wait for ever."""
    await asyncio.Event().wait()
