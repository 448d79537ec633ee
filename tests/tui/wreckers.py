"""Tables of Dolorès for the tests: random games, scripted splits, live games."""

from collections.abc import Callable, Sequence
from functools import lru_cache
from pathlib import Path
from typing import Any

from textual.pilot import Pilot

from engine.chance import dice
from engine.dolores import DOLORES
from engine.dolores.actions import Announce, Commit, Deal, DoloresAction, Draw, Reveal
from engine.dolores.state import State
from engine.dolores.views import DoloresView
from engine.game import DEALER, Seat, Setup
from engine.journal import Journal
from saves.header import Player
from saves.writing import LiveGame
from tests.tui.screens import text
from tests.tui.tables import noon, until
from tui.app.app import LudothequeApp
from tui.app.screens.play import PlayScreen
from tui.games.dolores.face import DoloresFace
from tui.render.face import Company, Moment, glyphs
from tui.session.new_game import NewGame, begin, default_game
from tui.words import Language, Wording

NAMES = ("Anna", "Yann", "Maëlle", "Gaël")
Course = Journal[State, DoloresView, DoloresAction]

FIRST_LOOT = ((11, 21, 31), (41, 51, 61), (71, 12, 22))
"""Starting cards of three players: nobody has a bottle."""
CARGO = (21, 42, 73, 11)
"""Wine 1 and lace 2 to the neighbour's side, gold 3 and weapons 1 to the donor's."""


def face(language: Language = "en", seats: int = 3, ascii_only: bool = False) -> DoloresFace:
    """Return a face for so many players."""
    return DoloresFace(Company(NAMES[:seats], Wording(language), glyphs(ascii_only)))


def choose(view: DoloresView, step: int, seed: str) -> DoloresAction:
    """Return an action of random play, with fewer announcements than other actions."""
    rng = dice(seed, step, view.seat)
    actions = DOLORES.legal(view)
    if rng.random() < 0.6:
        actions = [each for each in actions if not isinstance(each, Announce)]
    return actions[int(rng.random() * len(actions))]


def next_action(journal: Course, seed: str) -> DoloresAction:
    """Return the next action of random play."""
    step, seat = len(journal), DOLORES.to_act(journal.state)[0]
    if seat == DEALER:
        return DOLORES.deal(journal.state, dice(seed, step, seat))
    return choose(DOLORES.view(journal.state, seat), step, seed)


@lru_cache(maxsize=256)
def journey(seats: int, seed: str) -> Course:
    """Return a whole random game."""
    journal: Course = Journal(DOLORES, Setup(seats, DOLORES.options()))
    while DOLORES.to_act(journal.state):
        journal.append(next_action(journal, seed))
    return journal


def scripted(*actions: DoloresAction, seats: int = 3) -> Course:
    """Return a game with these actions."""
    return Journal(DOLORES, Setup(seats, DOLORES.options()), actions)


def opened(
    *actions: DoloresAction,
    loot: Sequence[Sequence[int]] = FIRST_LOOT,
    cargo: Sequence[int] = CARGO,
) -> Course:
    """Return a game in its first split, after these actions."""
    deal = Deal(tuple(tuple(cards) for cards in loot), 0)
    return scripted(deal, Draw(tuple(cargo)), *actions, seats=len(loot))


def shown(donor: int, other: int) -> tuple[DoloresAction, ...]:
    """Return the actions of both gestures and the reveal."""
    return Commit(0, donor), Commit(1, other), Reveal()


def moment(journal: Course, seat: Seat, step: int | None = None) -> Moment:
    """Return a step of a game as a seat knows it, by default the last."""
    step = len(journal) if step is None else step
    view = DOLORES.view(journal.states[step], seat)
    if not step:
        return Moment(view)
    before = journal.states[step - 1]
    seen = DOLORES.seen(before, journal.actions[step - 1], seat)
    return Moment(view, DOLORES.view(before, seat), seen)


def new_sea(
    folder: Path, seats: int = 3, humans: tuple[str, ...] = ("Anna",), seed: str = "brise"
) -> LiveGame:
    """Return a new live game: people first, then robots that play at random."""
    new = default_game("dolores", seats, human=humans[0], level="random", seed=seed)
    players = [Player(name, "human") for name in humans] + list(new.players[len(humans) :])
    return begin(NewGame(new.game, tuple(players), new.options, seed), folder, noon)


def written(live: LiveGame, *actions: DoloresAction) -> LiveGame:
    """Submit these actions, and return the game."""
    for action in actions:
        live.table.submit(action)
    return live


def drifted(live: LiveGame, stop: Callable[[State], bool], seed: str = "brise") -> LiveGame:
    """Let everybody play at random until a condition holds, or to the end; return the game."""
    while live.table.to_act and not stop(live.journal.state):
        live.table.submit(next_action(live.journal, seed))
    return live


def targets(lines: Sequence[Any]) -> list[Any]:
    """Return all targets on some lines that can be clicked, in order."""
    return list(dict.fromkeys(span.target for each in lines for span in each if span.target))


def screen(app: LudothequeApp) -> PlayScreen:
    assert isinstance(app.screen, PlayScreen)
    return app.screen


def asked(app: LudothequeApp) -> bool:
    return isinstance(app.screen, PlayScreen) and app.screen.board.open


async def invited(pilot: Pilot[Any], app: LudothequeApp, seat: Seat) -> None:
    """Wait until a person is asked for a word before all who share the screen."""
    await until(
        pilot,
        lambda: asked(app) and bool(screen(app).board.aloud) and screen(app).board.seat == seat,
    )


async def silent(pilot: Pilot[Any], app: LudothequeApp, *seats: Seat) -> None:
    """Let people say nothing when they are asked for a word."""
    for seat in seats:
        await invited(pilot, app, seat)
        await pilot.press("n")


async def my_turn(pilot: Pilot[Any], app: LudothequeApp) -> None:
    await until(pilot, lambda: asked(app))


async def click(pilot: Pilot[Any], app: LudothequeApp, target: object) -> None:
    """Click on a target on the board."""
    board = screen(app).board
    for y, spans in enumerate(board.lines):
        x = 0
        for span in spans:
            if span.target == target:
                await pilot.click(board, offset=(x + 1, y))
                return
            x += len(span.text)
    raise AssertionError(f"nothing stands for {target}:\n{text(app)}")


def dealt(
    live: LiveGame,
    *actions: DoloresAction,
    loot: tuple[tuple[int, ...], ...] = FIRST_LOOT,
    cargo: tuple[int, ...] = CARGO,
) -> LiveGame:
    """Deal loot and cargo in a live game, submit these actions, and return the game."""
    return written(live, Deal(loot, 0), Draw(cargo), *actions)
