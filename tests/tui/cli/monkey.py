"""A monkey that does anything at all to the program in a real terminal: keys, mouse, pasting,
sizes, signals, stalls.

Its actions follow from its seed: `python -m tests.tui.cli.monkey SITUATION SEED EVENTS` repeats
them, as far as the timing of the machine allows.
"""

import contextlib
import fcntl
import os
import select
import signal
import struct
import subprocess
import sys
import tempfile
import termios
import time
import uuid
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Final, NamedTuple

from saves.listing import list_saves
from saves.verify import verify
from tests.patience import PATIENCE
from tests.tui.cli.running import PROGRAM, environment, saved_game
from tests.tui.cli.screen import MARK

LAUNCH: Final = """
import fcntl, os, sys, termios
fcntl.ioctl(0, termios.TIOCSCTTY, 0)
os.execv(sys.argv[1], sys.argv[1:])
"""
"""Makes the terminal that of the program, as a shell does."""

TABLES: Final = ("dolce-vita", "dolores", "dalmuti")
AROUND: Final = "around"
SITUATIONS: Final = (*TABLES, AROUND)
"""Where the monkey sits down: at the table of a game, or at the home screen of a full house."""

PLAYING: Final = 'confirm = true\nlanguage = "en"\nspeed = "{speed}"\n'
"""Settings in which leaving asks first, because the program may end in no other way."""

NAMED: Final = [
    b"\r", b"\r", b"\r", b" ", b"\t", b"\x1b[Z", b"\x7f", b"\x1b",
    *(b"\x1b[" + end for end in (b"A", b"B", b"C", b"D", b"H", b"F", b"5~", b"6~", b"3~")),
    b"\x1bOP", b"\x10", b"\x06", b"\x1b[99;5u", b"\x0c", b"\x1b[1;5D", b"\x1b[1;2C", b"\x1b[5;5~",
]  # fmt: skip
"""Keys that are not letters, as terminals send them."""

LETTERS: Final = [*"abcdefghijklmnopqrstuvwxyzABCDMQ0123456789?/+-=&é\"'(è_çà[]ñ€🎲"]

ESCAPE: Final = b"\x1b[27u"
"""The Escape key in its unambiguous form."""

STRANGE: Final = [
    b"\xff\xfe", b"\xe9", b"\x1b[", b"\x1b[<", b"\x1b[999;999R", b"\x1b]11;rgb:0/0/0\x07",
    b"\x1b[I", b"\x1b[O", b"\x1b[?2026;2$y", b"\x1b[97u", b"\x1b[97;5u", b"\x9b", b"\x00",
    b"\x1b[<0;0;0M", b"\x1b[<0;99999;99999M", b"\x1b[?1;2c", b"\x1b[48;5;5;1;1t", b"\x1bP+r\x1b\\",
]  # fmt: skip
"""Bytes that no key sends, but that terminals and bad lines do."""

PASTES: Final = [
    "1", "Zoé", "a\nb\nc", "\x1b[31m[/][link=x]", "q" * 50, "\x1b]52;c;aGk=\x07", "/tmp", "é" * 40,
    "x" * 20_000, "\n" * 300, "[@click=app.quit]" * 9, "\u202e\u200b" * 50,
]  # fmt: skip

SIZES: Final = [
    (1, 1), (2, 40), (80, 24), (80, 24), (79, 24), (80, 23), (100, 30), (120, 40), (118, 24),
    (170, 50), (200, 60), (300, 100), (300, 1), (1, 100),
]  # fmt: skip

SOON: Final = 0.002
"""Seconds between two looks at whether the program has come to rest."""

HOME: Final = b"L U D O T H"
"""The title on the home screen, in every language."""


class Sample(NamedTuple):
    """The resources of the program at a quiet moment: memory in KiB, open handles."""

    memory: int
    handles: int


class Trouble(AssertionError):
    """The error that the program did something it must not."""


class Cage:
    """The program in a terminal of its own, with folders of its own."""

    def __init__(
        self, house: Path, *words: str, size: tuple[int, int] = (100, 30), own: bool = True
    ) -> None:
        """Start the program; `own` says whether a closed window sends it a signal."""
        self.house = house
        self.mark = uuid.uuid4().hex
        self.read = 0
        self.tail = b""
        self._ours, theirs = os.openpty()
        self.size = size
        self.resize(*size)
        folders = {f"XDG_{kind}_HOME": str(house / kind.lower()) for kind in KINDS}
        launch = [sys.executable, "-c", LAUNCH] if own else []
        self._process = subprocess.Popen(
            [*launch, *PROGRAM, *words, "--saves", str(house / "saves")],
            stdin=theirs,
            stdout=theirs,
            stderr=theirs,
            cwd=house,
            env=environment(**{MARK: self.mark, "HOME": str(house), **folders}),
            start_new_session=True,
        )
        os.close(theirs)
        os.set_blocking(self._ours, False)
        self.pid = self._process.pid

    def close(self) -> None:
        """End the program, whatever its state, and close the terminal."""
        self._process.kill()
        self._process.wait()
        self.hang_up()

    def hang_up(self) -> None:
        """Close the window."""
        if self._ours >= 0:
            os.close(self._ours)
            self._ours = -1

    @property
    def status(self) -> int | None:
        """Return the status with which the program ended, None while it runs."""
        return self._process.poll()

    def resize(self, columns: int, lines: int) -> None:
        """Change the size of the window; the kernel sends the signal."""
        self.size = columns, lines
        fcntl.ioctl(self._ours, termios.TIOCSWINSZ, struct.pack("HHHH", lines, columns, 0, 0))

    def take(self, seconds: float = 0.0) -> bool:
        """Read what was drawn, waiting at most so long for it, and return whether there was
        anything."""
        if self._ours < 0 or not select.select([self._ours], [], [], seconds)[0]:
            return False
        try:
            data = os.read(self._ours, 1 << 16)
        except OSError:  # the program has closed its end
            return False
        self.read += len(data)
        self.tail = (self.tail + data)[-(1 << 16) :]
        return bool(data)

    def stuff(self, data: bytes) -> int:
        """Type as much as the terminal holds, without reading, and return how much that was."""
        try:
            return os.write(self._ours, data)
        except BlockingIOError:
            return 0

    def until(self, seen: bytes) -> None:
        """Read until this text has been drawn."""
        end = time.monotonic() + PATIENCE
        while seen not in self.tail:
            if time.monotonic() > end or self.status is not None:
                raise Trouble(f"{seen!r} is not drawn, but {self.tail!r}")
            self.take(SOON)

    def still(self) -> None:
        """Wait, without reading, until the program has nothing more to do or cannot go on."""
        before = ""
        while self.status is None and (now := self.threads()) != before:
            before = now
            time.sleep(0.05)

    def sip(self, count: int) -> None:
        """Read a few bytes."""
        with contextlib.suppress(OSError):
            self.read += len(os.read(self._ours, count))

    def waited(self) -> int:
        """Wait for the end of the program without reading what it draws, and return its status."""
        return self._process.wait(PATIENCE)

    def send(self, data: bytes) -> None:
        """Type, reading meanwhile: a program that is drawing may not be taking keys."""
        end = time.monotonic() + PATIENCE
        while data and self.status is None:
            if time.monotonic() > end:
                raise Trouble(f"it takes no keys: {self.threads()}")
            _, ready, _ = select.select([], [self._ours], [], SOON)
            if ready:
                with contextlib.suppress(BlockingIOError):
                    data = data[os.write(self._ours, data[:1024]) :]
            self.take()

    def signal(self, number: int) -> None:
        """Send the program a signal."""
        with contextlib.suppress(ProcessLookupError):
            self._process.send_signal(number)

    def ended(self) -> int:
        """Wait for the end of the program, and return its status."""
        end = time.monotonic() + PATIENCE
        while self.status is None:
            if time.monotonic() > end:
                raise Trouble(f"it does not end: {self.threads()}")
            self.take(SOON)
        while self.take():
            pass
        assert self.status is not None
        return self.status

    def rest(self, seconds: float) -> None:
        """Wait until the program has nothing more to do, but at most so many seconds."""
        end, before = time.monotonic() + seconds, ""
        while time.monotonic() < end and self.status is None:
            if self.take(SOON):
                continue
            now = self.threads()
            if now == before and "R" not in now.split():
                return
            before = now

    def stopped(self) -> None:
        """Wait until the program has stopped itself."""
        end = time.monotonic() + PATIENCE
        while self.status is None and not self.threads().startswith("T"):
            if time.monotonic() > end:
                raise Trouble("it does not stop")
            self.take(SOON)

    def resumed(self) -> None:
        """Wait until the program has the terminal.

        Before that a key may be a signal, and nobody would handle a signal of the shell.
        """
        end = time.monotonic() + PATIENCE
        while self.status is None and termios.tcgetattr(self._ours)[3] & termios.ICANON:
            if time.monotonic() > end:
                raise Trouble("it does not come back")
            self.take(SOON)

    def threads(self) -> str:
        """Return the state of the program's first thread, and how often it has slept."""
        try:
            text = Path(f"/proc/{self.pid}/task/{self.pid}/status").read_text()
        except OSError:
            return ""
        fields = dict(line.split(":\t", 1) for line in text.splitlines() if ":\t" in line)
        return f"{fields['State'][0]} {fields.get('voluntary_ctxt_switches', '')}"

    def crashes(self) -> str:
        """Return the content of the log of crashes."""
        logs = self.house.rglob("crashes.log")
        return "\n".join(log.read_text(encoding="utf-8") for log in logs)

    def sample(self, most: int | None) -> Sample:
        """Return the program's present resources.

        A folder may still be being read: wait until no more than `most` handles are open.
        """
        end = time.monotonic() + PATIENCE
        while most is not None and len(handles := self.handles()) > most:
            if time.monotonic() > end:
                raise Trouble(f"left open: {handles}")
            self.take(0.05)
        status = Path(f"/proc/{self.pid}/status").read_text()
        memory = next(line for line in status.splitlines() if line.startswith("VmRSS"))
        return Sample(int(memory.split()[1]), len(self.handles()))

    def handles(self) -> list[str]:
        """Return what the program's open file handles point to."""
        found = []
        for each in Path(f"/proc/{self.pid}/fd").iterdir():
            with contextlib.suppress(FileNotFoundError):  # closed meanwhile
                found.append(str(each.readlink()))
        return found

    def family(self) -> list[str]:
        """Return the command lines of the processes of this run."""
        found = []
        for process in Path("/proc").glob("[0-9]*"):
            with contextlib.suppress(OSError):
                if self.mark.encode() in (process / "environ").read_bytes():
                    found.append((process / "cmdline").read_bytes().decode())
        return [line for line in found if line]

    def childless(self, most: int) -> None:
        """Wait until at most so many processes of this run are left."""
        end = time.monotonic() + PATIENCE
        while len(left := self.family()) > most:
            if time.monotonic() > end:
                raise Trouble(f"left behind: {left}")
            self.take(0.01)


KINDS: Final = ("CACHE", "CONFIG", "DATA", "STATE")


class Told(NamedTuple):
    """The report of a monkey: the number of events, how often the program was left as asked, and
    its resources since then.

    The latter are taken whenever only the home screen is open.
    """

    events: int
    leavings: int
    samples: list[Sample]


class Monkey:
    """A monkey that does anything at all, `events` times. It raises Trouble."""

    def __init__(self, situation: str, seed: int, folder: Path) -> None:
        self.situation = situation
        self.chance = Random(f"{situation} {seed}")
        self.house = folder
        speed = self.chance.choice(("at-once", "at-once", "fast"))
        furnished(folder, situation, speed)
        self.words = sat_down(situation, self.chance)
        self.leavings = 0
        self.samples: list[Sample] = []
        self.cage = Cage(self.house, *self.words)

    def live(self, events: int, every: int = 500) -> Told:
        """Do so many things, measure the program's resources at intervals, and leave."""
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
        chance, count = self.chance, self.chance.choice((1, 1, 2, 3, 5, 8, 20))
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
            # The program reads all events of its pause together.
            self.cage.signal(signal.SIGSTOP)
            self.cage.stuff(b"".join(self.event() for _ in range(count)))
            self.cage.signal(signal.SIGCONT)
            count += 2
        else:
            self.cage.send(b"".join(self.event() for _ in range(count)))
        if chance.random() < 0.3:
            self.cage.rest(0.05)
        return count

    def event(self) -> bytes:
        """Return the bytes of one thing done with keys, mouse or clipboard."""
        chance = self.chance
        kind = chance.random()
        if kind < 0.40:
            return bytes(chance.choice(LETTERS), "utf-8")
        if kind < 0.70:
            return bytes(chance.choice(NAMED))
        if kind < 0.93:
            return self.mouse()
        if kind < 0.95:
            return bytes(chance.choice(STRANGE))
        if kind < 0.955:
            text = chance.choice(PASTES).encode()
            return b"\x1b[200~" + text + b"\x1b[201~"
        if kind < 0.9555:
            return b"\x11"
        return self.mouse()

    def mouse(self) -> bytes:
        """Return the bytes of a click, two clicks, a drag, the wheel, or a move."""
        chance, (columns, lines) = self.chance, self.cage.size
        x, y = chance.randint(1, columns), chance.randint(1, lines)
        if chance.random() < 0.15:
            y = lines  # the keys that can be clicked
        kind = chance.random()
        if kind < 0.35:
            return clicks(x, y)
        if kind < 0.7:
            return clicks(x, y) * 2
        if kind < 0.8:
            to = chance.randint(1, columns), chance.randint(1, lines)
            return b"\x1b[<0;%d;%dM\x1b[<32;%d;%dM\x1b[<0;%d;%dm" % (x, y, *to, *to)
        if kind < 0.9:
            return b"\x1b[<%d;%d;%dM" % (chance.choice((64, 65)), x, y)
        return b"\x1b[<35;%d;%dM" % (x, y)

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
        self.cage = Cage(self.house, *self.words)
        self.cage.resumed()

    def measure(self) -> None:
        """Go to the home screen and measure the program's resources there."""
        end, key = time.monotonic() + PATIENCE, b""
        while not self.at_home(key):
            # The program may still be handling earlier keys.
            if time.monotonic() > end:
                raise Trouble(f"it does not come home: {self.cage.tail[-2000:]!r}")
            key = b"v"
        self.cage.childless(1)
        first = self.samples[0].handles if self.samples else None
        self.samples.append(self.cage.sample(first))
        self.cage.send(b"\r")

    def at_home(self, key: bytes) -> bool:
        """Press a key, as a curtain wants one, then Escape several times, and return whether that
        led home."""
        self.cage.resize(100, 30)
        self.cage.rest(PATIENCE)
        self.cage.send(key)
        for _ in range(10):
            # Escape leaves every screen and question except a curtain and the home screen.
            self.cage.send(ESCAPE)
            self.cage.rest(PATIENCE)
        self.look()
        self.cage.tail = b""
        self.cage.resize(101, 30)  # all is drawn anew
        for _ in range(20):
            if HOME in self.cage.tail:
                return True
            self.cage.take(0.1)
        return False

    def go(self) -> None:
        """Leave the program in one of its ways, and check that it ends."""
        leave, status = self.chance.choice(WAYS)
        leave(self.cage)
        if self.cage.ended() not in (status, 0):
            raise Trouble(f"{self.cage.status} instead of {status}\n{self.cage.crashes()}")
        self.cage.childless(0)

    def take_stock(self) -> None:
        """Raise Trouble if a crash was logged or a save is not sound."""
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


def clicks(x: int, y: int) -> bytes:
    """Return the bytes of a mouse button going down and up."""
    return b"\x1b[<0;%d;%dM\x1b[<0;%d;%dm" % (x, y, x, y)


def furnished(folder: Path, situation: str, speed: str) -> None:
    """Write settings, and for a monkey that does not sit down to play, saves."""
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
    """Repeat a run, and print its report."""
    with tempfile.TemporaryDirectory() as folder:
        begun = time.monotonic()
        told = Monkey(situation, int(seed), Path(folder)).live(int(events))
        print(situation, seed, told, f"{time.monotonic() - begun:.0f} s")


if __name__ == "__main__":
    main(*sys.argv[1:])
