"""Tables of Der Große Dalmuti for the tests: any moment of a match, or a prepared one."""

from collections.abc import Callable, Iterable, Mapping
from functools import lru_cache
from pathlib import Path
from typing import Any

from textual.pilot import Pilot

from engine.chance import dice
from engine.dalmuti import DALMUTI
from engine.dalmuti.state import Options
from engine.game import DEALER, EVERYONE, Seat, Setup
from engine.journal import Journal
from saves.folder import new_path
from saves.header import Player
from saves.writing import LiveGame
from tests.engine.dalmuti.tables import DalmutiJournal, dealt
from tests.tui.tables import SEED, noon, until
from tui.app.app import LudothequeApp
from tui.app.screens.play import PlayScreen
from tui.games.dalmuti.board import DalmutiBoard
from tui.games.dalmuti.face import DalmutiFace
from tui.render.face import Company, Moment, glyphs
from tui.session.new_game import NewGame, filled, header_of
from tui.words import Language, Wording
from tui.words.spans import Line, plain, width

NAMES = (
    *("Anna", "Bruno", "Chiara", "Dario", "Élise", "Foulques"),
    *("Gisèle", "Hugues", "Isabeau", "Josse", "Lothaire", "Mahaut"),
)


def face(
    language: Language = "en",
    seats: int = 4,
    ascii_only: bool = False,
    names: tuple[str, ...] = NAMES,
) -> DalmutiFace:
    return DalmutiFace(Company(names[:seats], Wording(language), glyphs(ascii_only)))


@lru_cache(maxsize=64)
def journey(seats: int, seed: str, options: Options) -> DalmutiJournal:
    """Return a whole match of random play."""
    journal: DalmutiJournal = Journal(DALMUTI, Setup(seats, options))
    while acting := DALMUTI.to_act(journal.state):
        rng = dice(seed, len(journal), acting[0])
        if acting[0] == DEALER:
            journal.append(DALMUTI.deal(journal.state, rng))
        else:
            view = DALMUTI.view(journal.state, acting[0])
            journal.append(DALMUTI.bots["random"](view, rng, bool))
    return journal


def moment(journal: DalmutiJournal, step: int, seat: Seat) -> Moment:
    """Return a step of a journal as a seat knows it."""
    view = DALMUTI.view(journal.states[step], seat)
    if not step:
        return Moment(view)
    before = journal.states[step - 1]
    seen = DALMUTI.seen(before, journal.actions[step - 1], seat)
    return Moment(view, DALMUTI.view(before, seat), seen)


def steps_of(journal: DalmutiJournal, *kinds: type) -> list[int]:
    """Return the steps that actions of these kinds led to."""
    return [step for step, each in enumerate(journal.actions, 1) if isinstance(each, kinds)]


def told(drawn: DalmutiFace, journal: DalmutiJournal, seat: Seat = EVERYONE) -> list[Line]:
    """Return the lines of the whole log as a seat knows it."""
    lines: list[Line] = []
    for step in range(1, len(journal) + 1):
        shown = moment(journal, step, seat)
        if shown.action is not None:
            lines += drawn.tell(shown.before, shown.action, shown.view)
    return lines


def words(lines: list[Line]) -> str:
    """Return the lines as text, with plain blanks in place of no-break spaces."""
    return plain(lines).replace("\N{NO-BREAK SPACE}", " ")


def live_from(folder: Path, journal: DalmutiJournal, humans: Iterable[str] = ("Anna",)) -> LiveGame:
    """Return a game on disk at the last step of the journal: people first, then robots."""
    people = [Player(name, "human") for name in humans]
    seats, options = journal.setup.seats, journal.setup.options
    players = filled(DALMUTI, people, seats, "random")
    new = NewGame("dalmuti", players, options, SEED)
    path = new_path(folder, "dalmuti", noon())
    return LiveGame.create(path, header_of(new, noon()), journal.actions)


def live_with(
    folder: Path,
    held: Mapping[Seat, Iterable[int]],
    prepare: Callable[[DalmutiJournal], Any] = lambda _: None,
    humans: Iterable[str] = ("Anna",),
    **settings: Any,
) -> LiveGame:
    """Return a game on disk right after the first deal, which gave some seats these cards among
    others, and after what `prepare` adds.

    `settings` are those of `dealt`.
    """
    journal = dealt(held, **settings)
    prepare(journal)
    return live_from(folder, journal, humans)


def table(app: LudothequeApp) -> PlayScreen:
    """Return the screen of the table."""
    assert isinstance(app.screen, PlayScreen)
    return app.screen


def board(app: LudothequeApp) -> DalmutiBoard:
    """Return the board of the table."""
    found = table(app).board
    assert isinstance(found, DalmutiBoard)
    return found


async def my_turn(pilot: Pilot[Any], app: LudothequeApp) -> DalmutiBoard:
    """Wait until the board asks for a move, and return the board."""
    await until(pilot, lambda: isinstance(app.screen, PlayScreen) and board(app).open)
    return board(app)


async def click_on(pilot: Pilot[Any], app: LudothequeApp, target: object) -> None:
    """Click on a target on the board."""
    await pilot.pause()
    for y, spans in enumerate(board(app).lines):
        x = 0
        for span in spans:
            if span.target == target and span.text:
                await pilot.click(board(app), offset=(x, y))
                await pilot.pause()
                return
            x += width(span.text)
    raise AssertionError(f"nothing stands for {target}")
