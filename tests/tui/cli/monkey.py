"""A monkey that does anything at all to the program in a real terminal: keys, mouse, pasting,
sizes, signals, stalls.

Its actions follow from its seed: `python -m tests.tui.cli.monkey SITUATION SEED EVENTS` repeats
them, as far as the timing of the machine allows.
"""

import itertools
import signal
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Final, NamedTuple

from saves.listing import list_saves
from saves.verify import verify
from tests.patience import PATIENCE
from tests.tui.cli.cage import Cage, Sample, Trouble
from tests.tui.cli.gestures import ESCAPE, SIZES, event
from tests.tui.cli.running import saved_game

TABLES: Final = ("dolce-vita", "dolores", "dalmuti")
AROUND: Final = "around"
SITUATIONS: Final = (*TABLES, AROUND)
"""Where the monkey starts: at the table of a game, or at the home screen, with saves in the
folder."""

PLAYING: Final = 'confirm = true\nlanguage = "en"\nspeed = "{speed}"\n'
"""Settings in which leaving asks first, because the program may be left in no other way."""

BURSTS: Final = (1, 2, 3, 8, 30, 100)
"""The numbers of events that are written at once."""

PICTURES: Final = "15"
"""The most pictures drawn a second, for Textual: the more of them, the less else is tried."""

HOMEWARD: Final = ((b"", 10), (b"v", 9), (b"yjo", 10), (b"q", 9))
"""Keys, and how often to press Escape after them, of which one pair leads home.

Escape leaves every screen but four. A curtain wants V, and a tutorial Q. A hosted table asks before
it closes, and the next Escape answers no. The fourth is the home screen.
"""

HOME: Final = b"L U D O T H"
"""The start of the title on the home screen, alike in every language."""


class Told(NamedTuple):
    """The report of a monkey: the number of events, how often the program was left as asked, and
    its resources since it was last started.

    The resources are measured whenever only the home screen is open.
    """

    events: int
    leavings: int
    samples: list[Sample]


class Monkey:
    """A monkey that does anything at all. It raises Trouble if the program misbehaves."""

    def __init__(self, situation: str, seed: int, folder: Path) -> None:
        self.situation = situation
        self.chance = Random(f"{situation} {seed}")
        self.house = folder
        speed = self.chance.choice(("at-once", "at-once", "fast"))
        furnished(folder, situation, speed)
        self.words = sat_down(situation, self.chance)
        self.leavings = 0
        self.samples: list[Sample] = []
        self.cage = Cage(self.house, *self.words, TEXTUAL_FPS=PICTURES)

    def live(self, events: int, every: int = 1000) -> Told:
        """Do at least `events` things, measure the program's resources about every `every` things,
        leave, and return the report."""
        done = looked = 0
        try:
            self.cage.resumed()
            while done < events:
                done += self.burst()
                self.look()
                if done - looked >= every:
                    looked = done
                    self.measure()
            self.measure()
            self.go()
            self.take_stock()
        finally:
            self.cage.close()
        return Told(done, self.leavings, self.samples)

    def burst(self) -> int:
        """Do a few things at once, and return how many."""
        chance, count = self.chance, self.chance.choice(BURSTS)
        kind = chance.random()
        if kind < 0.015:
            self.cage.resize(*chance.choice(SIZES))
            if chance.random() < 0.7:
                self.cage.rest(0.3)
                self.cage.resize(*chance.choice(((80, 24), (100, 30), (120, 40), (200, 60))))
            count = 2
        elif kind < 0.018:
            self.cage.signal(signal.SIGTSTP)
            self.cage.stopped()
            self.cage.signal(signal.SIGCONT)
            self.cage.resumed()
            count = 2
        elif kind < 0.022:
            self.cage.signal(signal.SIGWINCH)
            count = 1
        elif kind < 0.10:
            # After the pause the program reads all these events together. What the terminal does
            # not hold is sent then, because a paste never ended would swallow every key.
            data = b"".join(event(chance, self.cage.size) for _ in range(count))
            self.cage.signal(signal.SIGSTOP)
            held = self.cage.stuff(data)
            self.cage.signal(signal.SIGCONT)
            self.cage.send(data[held:])
            count += 2
        else:
            self.cage.send(b"".join(event(chance, self.cage.size) for _ in range(count)))
        if chance.random() < 0.3:
            self.cage.rest(0.05)
        return count

    def look(self) -> None:
        """Start the program again if it was left. Raise Trouble if it ended otherwise."""
        status = self.cage.status
        if status is None:
            return
        self.cage.ended()
        if status:
            raise Trouble(f"ended with {status}: {self.cage.tail[-400:]!r}\n{self.cage.crashes()}")
        self.leavings += 1
        self.samples.clear()
        self.cage.childless(0)
        self.cage.close()
        self.cage = Cage(self.house, *self.words, TEXTUAL_FPS=PICTURES)
        self.cage.resumed()

    def measure(self) -> None:
        """Go to the home screen and measure the program's resources there."""
        end, ways = time.monotonic() + PATIENCE, itertools.cycle(HOMEWARD)
        while not self.at_home(*next(ways)):
            # The program may still be handling earlier keys.
            if time.monotonic() > end:
                raise Trouble(f"it does not come home: {self.cage.tail[-2000:]!r}")
        self.cage.childless(1)
        first = self.samples[0].handles if self.samples else None
        self.samples.append(self.cage.sample(first))
        self.cage.send(b"\r")

    def at_home(self, key: bytes, escapes: int) -> bool:
        """Press keys, then Escape `escapes` times, and return whether that led home."""
        self.cage.resize(100, 30)
        self.cage.rest(PATIENCE)
        self.cage.send(key)
        for _ in range(escapes):
            self.cage.send(ESCAPE)
            self.cage.rest(PATIENCE)
        self.look()
        self.cage.tail = b""
        self.cage.resize(101, 30)  # so that all is drawn anew
        for _ in range(20):
            if HOME in self.cage.tail:
                return True
            self.cage.take(0.1)
        return False

    def go(self) -> None:
        """End the program by a signal or a closed window. Raises Trouble if its status is wrong or
        a process is left."""
        leave, status = self.chance.choice(WAYS)
        leave(self.cage)
        if self.cage.ended() not in (status, 0):
            raise Trouble(f"{self.cage.status} instead of {status}\n{self.cage.crashes()}")
        self.cage.childless(0)

    def take_stock(self) -> None:
        """Raise Trouble if a crash was logged, or a save is not sound or still in use."""
        if crashes := self.cage.crashes():
            raise Trouble(crashes)
        for info in list_saves(self.house / "saves"):
            found = verify(info.path).status
            spoilt = info.path.name.startswith("broken")
            if (found not in ("unfinished", "complete") and not spoilt) or info.in_use:
                raise Trouble(f"{info.path.name} is {found}, {info.in_use}")


WAYS: Final[list[tuple[Callable[[Cage], None], int]]] = [
    (lambda cage: cage.signal(signal.SIGTERM), 143),
    (lambda cage: cage.signal(signal.SIGHUP), 129),
    (lambda cage: cage.signal(signal.SIGINT), 130),
    (Cage.hang_up, 129),
]


def furnished(folder: Path, situation: str, speed: str) -> None:
    """Write settings and, where the monkey starts at the home screen, saves, one of them broken."""
    config = folder / "config" / "ludotheque"
    config.mkdir(parents=True)
    (config / "settings.toml").write_text(PLAYING.format(speed=speed))
    saves = folder / "saves"
    saves.mkdir()
    if situation == AROUND:
        for game in TABLES:
            names = ("Anna", "Bruno", "Clio", "Dario")
            saved_game(saves / f"{game}-done.ludo", *names, game=game)
            saved_game(saves / f"{game}-half.ludo", *names, game=game, steps=40)
        (saves / "broken.ludo").write_bytes(b"{}\n" + bytes(range(256)))


def sat_down(situation: str, chance: Random) -> list[str]:
    """Return the words with which the program is started."""
    if situation == AROUND:
        return []
    people = chance.choice((["Anna"], ["Anna"], ["Anna"], ["Anna", "Zoé"], []))
    least = 4 if situation == "dalmuti" else 3
    robots = [f"Robot{n}=easy" for n in range(len(people), least)]
    seats = [word for name in (*people, *robots) for word in ("--seat", name)]
    return ["play", situation, *seats, "--seed", str(chance.random())]


def main(situation: str, seed: str, events: str) -> None:
    """Let a monkey live in a temporary folder, and print its report and the seconds it took."""
    with tempfile.TemporaryDirectory() as folder:
        begun = time.monotonic()
        told = Monkey(situation, int(seed), Path(folder)).live(int(events))
        print(situation, seed, told, f"{time.monotonic() - begun:.0f} s")


if __name__ == "__main__":
    main(*sys.argv[1:])
