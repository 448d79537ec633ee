"""The lines of a seat do not depend on what it cannot know, and people at one keyboard do not see
each other's hands."""

from pathlib import Path
from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st
from textual.pilot import Pilot

from engine.chance import dice
from engine.dalmuti import DALMUTI
from engine.dalmuti.actions import Collect, Decline, Gift, Pass, Play, Revolution
from engine.dalmuti.cards import Rank
from engine.dalmuti.state import Options, State
from engine.game import Illegal, Seat
from saves.writing import LiveGame
from tests.engine.dalmuti.tables import DalmutiJournal, J, dealt, lay, taxed
from tests.engine.dalmuti.test_contract import shuffle_unknown
from tests.tui.games.dalmuti.tables import board, face, journey, live_from, my_turn, table
from tests.tui.screens import text
from tests.tui.tables import app_on, lifted, running, until
from tui.app.app import LudothequeApp
from tui.app.screens.curtain import CurtainScreen
from tui.app.screens.play import PlayScreen
from tui.games.dalmuti.picking import NOTHING
from tui.render.face import Moment
from tui.words.spans import Line

SEATS = 5


def everything(before: State, action: Any, after: State, seat: Seat) -> list[Any]:
    """Return all that the face makes of a moment for a seat."""
    seen = DALMUTI.seen(before, action, seat)
    view, old = DALMUTI.view(after, seat), DALMUTI.view(before, seat)
    drawn, shown = face(seats=SEATS), Moment(view, old, seen)
    lines: list[list[Line]] = [
        drawn.table(shown, 80, 20, NOTHING),
        drawn.table(shown, 120, 40),
        drawn.standings(shown, 38),
        drawn.standings(shown, 80),
        [drawn.where(view), drawn.asked(view, seat), drawn.asked(view, None)],
    ]
    if seen is None:
        return lines
    told = drawn.tell(old, seen, view)
    return [*lines, told, drawn.chapter(old, seen, view), drawn.scene(shown)]


@settings(max_examples=60)
@given(
    seed=st.sampled_from("abcdef"),
    where=st.floats(0, 1),
    seat=st.integers(0, SEATS - 1),
    chance=st.text(max_size=3),
)
def test_what_a_seat_cannot_know_changes_nothing_in_its_lines(
    seed: str, where: float, seat: int, chance: str
) -> None:
    journal = journey(SEATS, seed, Options(hands=2, misdeal=True))
    step = round(where * (len(journal) - 1))
    state = journal.states[step]
    other = shuffle_unknown(state, seat, dice(chance, step, seat))
    for action in journal.actions[step : step + 6]:
        try:
            twin = DALMUTI.apply(other, action)
        except Illegal:
            break
        then = DALMUTI.apply(state, action)
        if DALMUTI.view(twin, seat) != DALMUTI.view(then, seat):
            assert DALMUTI.reveals(state, action, seat)
            break
        assert everything(other, action, twin, seat) == everything(state, action, then, seat)
        state, other = then, twin


ORDER = (0, 2, 1, 3, 4)
"""A social order in which Anna is the Greater Dalmuti and Bruno a merchant. The rest are robots."""

PEOPLE = ("Anna", "Bruno")


def shared(folder: Path, journal: DalmutiJournal) -> LiveGame:
    return live_from(folder, journal, PEOPLE)


def two_worlds(anna: list[int]) -> tuple[DalmutiJournal, DalmutiJournal]:
    """Return two deals that are the same to Anna. In the first, Bruno holds both Jesters."""
    same = {0: anna}
    return dealt({**same, 1: [J, J, 1]}, ORDER), dealt({**same, 1: [2, 2], 3: [J], 4: [J]}, ORDER)


async def curtain(pilot: Pilot[Any], app: LudothequeApp, name: str) -> str:
    """Wait for the curtain before a person, and return the text on it."""
    await until(
        pilot,
        lambda: isinstance(app.screen, CurtainScreen) and f"{name}, press V" in text(app),
    )
    return text(app)


async def lift(pilot: Pilot[Any], app: LudothequeApp, seat: Seat) -> str:
    """Lift the curtain, and return the text of the table."""
    await lifted(pilot, app)
    await until(pilot, lambda: isinstance(app.screen, PlayScreen))
    await until(pilot, lambda: table(app).perspective == seat and table(app).moment is not None)
    await pilot.pause()
    return text(app)


HELD = [3, 3, 4, 5, 5, 6, 6, 7, 8, 9, 9, 10, 11, 12, 12, 12]
"""A hand of sixteen cards, which is all that is dealt to one of five."""


async def test_DA5_nobody_learns_from_the_terminal_who_is_asked(tmp_path: Path) -> None:
    seen: list[list[str]] = []
    for world, journal in enumerate(two_worlds(HELD)):
        live = shared(tmp_path / str(world), journal)
        app = app_on(lambda live=live: PlayScreen(live), tmp_path)  # type: ignore[misc]
        async with running(app) as pilot:
            screens = [await curtain(pilot, app, "Anna")]
            screens.append(await lift(pilot, app, 0))
            await my_turn(pilot, app)
            screens.append(text(app))
            await pilot.press("1", "2", "1", "1", "enter")
            screens.append(await curtain(pilot, app, "Bruno"))
            bruno = await lift(pilot, app, 1)
            assert ("a revolution?" in bruno) is (world == 0)
            await pilot.press(*(("n", "enter") if world == 0 else ("enter",)))
            screens.append(await curtain(pilot, app, "Anna"))
            assert Collect() in live.journal.actions
            assert (Decline(1) in live.journal.actions) is (world == 0)
            seen.append(screens)
    assert seen[0] == seen[1]


async def test_nothing_of_another_hand_is_on_the_table_or_the_curtain(tmp_path: Path) -> None:
    """Whatever Bruno holds, Anna sees the same, and so does everybody who sees the curtain."""
    untaxed = Options(first_hand_revolution=True)
    hands = ([1, 2, 2, J, 12], [4, 4, 4, 11, 11])
    for size in ((120, 40), (80, 24)):
        seen: list[list[str]] = []
        for world, bruno in enumerate(hands):
            journal = dealt({0: HELD, 1: bruno}, (0, 1, 2, 3, 4), untaxed)
            journal.append(Collect())
            live = shared(tmp_path / f"{size[0]}-{world}", journal)
            app = app_on(lambda live=live: PlayScreen(live), tmp_path)  # type: ignore[misc]
            async with running(app, size) as pilot:
                screens = [await curtain(pilot, app, "Anna")]
                await lift(pilot, app, 0)
                await my_turn(pilot, app)
                screens.append(text(app))
                await pilot.press("1", "2", "enter")
                screens.append(await curtain(pilot, app, "Bruno"))
                await lift(pilot, app, 1)
                await my_turn(pilot, app)
                shown = [rank for rank in set(bruno) if ("card", rank, 1) in targets(app)]
                assert sorted(shown) == sorted(set(bruno))
                seen.append(screens)
        assert seen[0] == seen[1]


def targets(app: LudothequeApp) -> set[object]:
    """Return the targets that can be clicked on the table."""
    return {span.target for spans in board(app).lines for span in spans}


async def test_a_shared_table_opens_with_the_whole_round_after_a_deal_or_a_gift(
    tmp_path: Path,
) -> None:
    for number, journal in enumerate(two_worlds(HELD)):
        journal.append(Gift(0, (12, 12)))
        live = shared(tmp_path / str(number), journal)
        app = app_on(lambda live=live: PlayScreen(live), tmp_path)  # type: ignore[misc]
        async with running(app) as pilot:
            await curtain(pilot, app, "Anna")
            await lift(pilot, app, 0)
            await pilot.press("enter")
            await curtain(pilot, app, "Bruno")


async def test_only_a_pass_that_all_foresee_is_taken_at_a_shared_keyboard(tmp_path: Path) -> None:
    """Bruno can beat neither a 1 nor a 2, but of the 2 only he knows it: he might hold the 1."""
    for rank, foreseen in ((1, True), (2, False)):
        held = {0: [1] if foreseen else [2, 2], 3: [] if foreseen else [1]}
        journal = taxed(dealt(held, ORDER))
        journal.append(lay(0, rank))
        journal.append(Pass(2))
        live = shared(tmp_path / str(rank), journal)
        app = app_on(lambda live=live: PlayScreen(live), tmp_path)  # type: ignore[misc]
        async with running(app) as pilot:
            if foreseen:
                await until(pilot, lambda live=live: Pass(1) in live.journal.actions)  # type: ignore[misc]
            else:
                await curtain(pilot, app, "Bruno")
                await lifted(pilot, app)
                await my_turn(pilot, app)
                assert "You cannot beat that" in text(app)
                assert Pass(1) not in live.journal.actions


async def test_nobody_is_handed_the_terminal_for_a_pass_that_all_foresee(tmp_path: Path) -> None:
    journal = taxed(dealt({0: [1, 12, 12], 1: [11]}, ORDER))
    live = shared(tmp_path, journal)
    app = app_on(lambda: PlayScreen(live), tmp_path)
    async with running(app) as pilot:
        await curtain(pilot, app, "Anna")
        await lift(pilot, app, 0)
        await my_turn(pilot, app)
        await pilot.press("1", "enter")
        # A Dalmuti cannot be beaten, so Bruno is not asked; but he may have looked on.
        await curtain(pilot, app, "Anna")
        assert [type(each) for each in live.journal.actions].count(Pass) == 4
        assert (
            Revolution(1) not in live.journal.actions
            and Play(0, Rank(1), 1, 0) in live.journal.actions
        )


async def test_the_key_that_commits_lifts_no_curtain(tmp_path: Path) -> None:
    """Keys typed ahead do not lift a curtain either: it has a key of its own, which works once it
    hangs."""
    live = shared(tmp_path, dealt({0: HELD}, ORDER))
    app = app_on(lambda: PlayScreen(live), tmp_path)
    async with running(app) as pilot:
        await curtain(pilot, app, "Anna")
        await lift(pilot, app, 0)
        await my_turn(pilot, app)
        await pilot.press("1", "2", "1", "1", "enter", "enter", "enter", "v", "space", "9")
        await curtain(pilot, app, "Bruno")
        assert isinstance(app.screen, CurtainScreen)
        await until(pilot, lambda: app.screen.hung)  # type: ignore[attr-defined]
        await pilot.press("enter", "space", "escape", "q")
        await pilot.pause()
        assert isinstance(app.screen, CurtainScreen)
        await lift(pilot, app, 1)
        assert board(app).choice in (None, NOTHING)
