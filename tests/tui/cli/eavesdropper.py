"""Two people at one keyboard in a real terminal. Everything on the screen is compared with what is
known only to the person who is not looking.

`python -m tests.tui.cli.eavesdropper GAME SEED [LANGUAGE] [wide]` plays one game to its end and
prints its figures.
"""

import sys
import tempfile
from pathlib import Path
from random import Random
from typing import Any, Final

from engine.account import Account, Moment
from engine.game import BYSTANDER, Seat
from engine.journal import Journal
from saves.reading import load
from tests.tui.cli.screen import Terminal
from tui.games.registry import face_for
from tui.render.face import Company, Face, glyphs
from tui.words import LANGUAGES, Language, Wording
from tui.words.spans import text_of

NAMES: Final = ("Anna", "Bruno")

SEATS: Final = {"dolores": 2, "dalmuti": 4}

OPTIONS: Final = {"dolores": [], "dalmuti": ["--option", "hands=1"]}

SIZES: Final = {(80, 24): (80, range(16, 22)), (120, 40): (81, range(36, 39))}
"""Sizes of the terminal, with the cells of the board in them and the lines it may have."""

RIGHT, UP = "\x1b[C", "\x1b[A"

MOVES: Final = {
    "dalmuti": (RIGHT, RIGHT * 2, RIGHT * 3, f"{RIGHT}{UP}", f"{RIGHT}{RIGHT}{UP}", "n", "p"),
    "dolores": ("s", "f", "d", "as", "n", "1", "2", "11", "12", "13", "sf"),
}
"""The keys pressed before Enter, which may or may not make a move; for gestures the English
letters."""

LETTERS: Final = {"s": "cap.do.1", "f": "cap.do.2", "d": "cap.do.4"}
"""The keys of the gestures, by their English letters."""

BURSTS: Final = (
    "", "\r", "\r\r", "\r" * 12, " \r \r", "\r" + " " * 12, "\r1\r1\r", "\rp\rp\r",
    "\x1b[200~\r\rv\rv\x1b[201~", "\x1b[200~\x1b[201~\r", "\r\x1b[C\r\x1b[C\r",
)  # fmt: skip
"""The keys that follow at once on a move: double and triple taps, steady taps, pastes, others. The
key that lifts the curtain is only pasted, because typed late enough it may lift it."""

SETTLED: Final = 0.7
"""Seconds after which a curtain can be lifted."""

PRIVATE: Final = 10
"""The fewest characters of a line of the table that is looked for as a secret."""

RECENT: Final = 12
"""The number of last steps that the screen may still show or tell."""

GUESSES: Final = 8
"""The number of positions tried that the other person holds possible. They differ in what that
person cannot know."""


class Eavesdropper:
    """A reader of the screen at every change, who knows which seat must not be read."""

    def __init__(
        self, game: str, path: Path, terminal: Terminal, size: tuple[int, int], say: Wording
    ) -> None:
        names = (*NAMES, *("CDEFGHIJKL"))[: SEATS[game]]
        self.face: Face[Any, Any] = face_for(game, Company(names, say, glyphs(False)))
        self.path, self.terminal, self.size = path, terminal, size
        self.looking: Seat | None = None
        """The seat of the person alone before the screen, None where both may look or nobody."""
        self.looks = 0
        self._read = -1
        self._known: dict[Seat, tuple[frozenset[str], frozenset[str]]] = {}
        self._journal: Journal[Any, Any, Any] | None = None

    @property
    def journal(self) -> Journal[Any, Any, Any]:
        """Return the game as far as it is saved."""
        size = self.path.stat().st_size
        if self._journal is None or size != self._read:
            self._read, self._journal = size, load(self.path).history.journal
            self._known.clear()
        return self._journal

    @property
    def over(self) -> bool:
        """Return True if the game is over."""
        journal = self.journal
        return not journal.game.to_act(journal.states[-1])

    def curtain(self) -> Seat | None:
        """Return the seat that the curtain on the screen waits for, None without a curtain."""
        company, text = self.face.company, self.terminal.text
        passed = (company.say("curtain.pass", who=company.who(seat)) for seat in range(len(NAMES)))
        return next((seat for seat, words in enumerate(passed) if words in text), None)

    def look(self) -> None:
        """Check that nothing on the screen is another person's secret."""
        if self.over:
            return
        self.looks += 1
        everybody = self.face.company.say("curtain.everybody")
        if self.curtain() is not None or everybody in self.terminal.text:
            self.looking = None
        text, cells = self.terminal.text, SIZES[self.size][0]
        shown = {each[:cells].strip() for each in self.terminal.screen.display}
        for seat in range(len(NAMES)):
            if seat != self.looking:
                drawn, told = self._secrets(seat)
                found = [*(shown & drawn), *(each for each in told if each in text)]
                assert not found, (self.looking, seat, found, self.journal.actions[-6:], text)

    def _secrets(self, seat: Seat) -> tuple[frozenset[str], frozenset[str]]:
        """Return what only the person at this seat sees now: lines of the table and of the log."""
        if seat not in self._known:
            journal, other = self.journal, 1 - seat
            game, state = journal.game, journal.states[-1]
            drawn = self._lines(game.view(state, seat))
            # What would be drawn alike whatever is held is no secret.
            guesses = (game.guess(game.view(state, other), Random(n)) for n in range(GUESSES))
            alike = [self._lines(game.view(guess, seat)) for guess in guesses]
            public = (
                self._lines(game.view(each, who))
                for each in journal.states[-RECENT:]
                for who in (other, BYSTANDER)
            )
            secret = drawn.difference(frozenset.intersection(*alike), *public)
            self._known[seat] = secret, self._told(seat) - self._told(other) - self._told(BYSTANDER)
        return self._known[seat]

    def _lines(self, view: Any) -> frozenset[str]:
        """Return the lines of the table at every height, except those too short to look for."""
        cells, heights = SIZES[self.size]
        rows = (
            text_of(each).strip()
            for height in heights
            for each in self.face.table(Moment(view), cells, height)
        )
        return frozenset(row for row in rows if len(row) >= PRIVATE)

    def _told(self, seat: Seat) -> frozenset[str]:
        """Return what a seat was told of the last steps."""
        account = Account(self.journal, seat)
        moments = [
            account.moment(n) for n in range(max(account.last - RECENT, 1), account.last + 1)
        ]
        return frozenset(
            text_of(each).strip()
            for moment in moments
            for each in self.face.tell(moment.before, moment.action, moment.view)
        )


def play(
    game: str,
    seed: str,
    size: tuple[int, int] = (80, 24),
    speed: str = "fast",
    language: Language = "en",
) -> tuple[int, int]:
    """Play a game of two people to its end by real keys, and return its number of steps and how
    often the screen was read. Raises AssertionError where it showed a secret."""
    chance, say = Random(seed), Wording(language)
    with tempfile.TemporaryDirectory() as folder:
        saves = Path(folder) / "saves"
        config = Path(folder) / "config" / "ludotheque"
        config.mkdir(parents=True)
        (config / "settings.toml").write_text(
            f'language = "{language}"\nspeed = "{speed}"\npauses = "never"\n'
        )
        words = ["play", game, "--saves", str(saves), "--seed", seed, *OPTIONS[game]]
        words += ["--players", str(SEATS[game]), "--bots", "random"]
        for name in NAMES:
            words += ["--seat", name]
        columns, lines = size
        with Terminal(
            *words, columns=columns, lines=lines, whole=True, XDG_CONFIG_HOME=str(config.parent)
        ) as terminal:
            terminal.until(str.strip)
            terminal.until(lambda _: any(saves.glob("*.ludo")))
            path = next(saves.glob("*.ludo"))
            return _played(game, chance, Eavesdropper(game, path, terminal, size, say))


def _played(game: str, chance: Random, ear: Eavesdropper) -> tuple[int, int]:
    terminal, say = ear.terminal, ear.face.company.say
    keys = str.maketrans({letter: say(cap).lower() for letter, cap in LETTERS.items()})
    while not ear.over:
        assert terminal.alive, terminal.text
        waiting = ear.curtain()
        if waiting is not None:
            terminal.listen(SETTLED, ear.look)
            terminal.press("v")
            terminal.until(lambda _: ear.over or ear.curtain() is None)
            ear.looking = waiting
            terminal.listen(0.1, ear.look)
            continue
        move = chance.choice(MOVES[game])
        terminal.press(move.translate(keys) if game == "dolores" else move)
        terminal.listen(0.05, ear.look)
        terminal.press("\r" + chance.choice(BURSTS))
        terminal.listen(0.3, ear.look)
    return len(ear.journal), ear.looks


if __name__ == "__main__":
    wanted = (120, 40) if "wide" in sys.argv[3:] else (80, 24)
    spoken = next((each for each in LANGUAGES if each in sys.argv[3:]), LANGUAGES[0])
    moves, looks = play(sys.argv[1], sys.argv[2], wanted, language=spoken)
    print(f"{moves} steps, the screen read {looks} times: no secret")
