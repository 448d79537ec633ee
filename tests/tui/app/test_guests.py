"""Tables on the net on the screen: guests of a real server, each with an app of their own."""

import gc
from pathlib import Path

import pytest
from rich.style import Style

from engine.registry import GAMES, game_named
from saves.reading import SavedGame, load
from saves.writing import LiveGame
from tests.tui.app.guests import House, Seated, asked, house, play_on
from tests.tui.screens import text
from tests.tui.tables import app_on, at_rest, running, until
from tui.app.screens.confirm import ConfirmScreen
from tui.app.screens.guest_look_back import GuestLookBackScreen
from tui.app.screens.home import HomeScreen
from tui.app.screens.join import JoinScreen
from tui.app.screens.result import ResultScreen
from tui.app.widgets.fields import TextField
from tui.app.widgets.standings import Standings
from tui.online.kept import kept_seats
from tui.online.messages import Decide, Wave
from tui.session.robots import voices


async def begun(table: House, *names: str) -> tuple[Seated, ...]:
    """Return guests of these names at a table whose game has begun."""
    guests = [await table.come(name) for name in names]
    await guests[0].until(lambda each: text(each.app).count("here") == len(names))
    await guests[0].pilot.press("enter")
    for each in guests:
        await each.at_table()
    return tuple(guests)


@pytest.mark.slow
async def test_guests_play_to_the_end_take_the_game_home_and_begin_another(tmp_path: Path) -> None:
    async with house(tmp_path, "dalmuti", 2, robots=2) as table:
        anna, bruno = await begun(table, "Anna", "Bruno")
        await play_on(anna, bruno)
        (original,) = (tmp_path / "host").glob("*.ludo")
        for each in (anna, bruno):
            await each.until(lambda each: each.table.path is not None)
            await each.until(lambda each: isinstance(each.app.screen, ResultScreen))
            path = each.table.path
            assert path is not None and path.parent == tmp_path / each.visit.guest.name
            assert load(path).finished and path.read_bytes() == original.read_bytes()
        await anna.pilot.press("p")  # once more, with the same people
        for each in (anna, bruno):
            await each.until(lambda each: each.visit.playing)
            assert not (await each.at_table()).driver.over


def looks(guest: Seated) -> list[list[Style]]:
    """Return by seat the styles of its name on the board and in the standings."""
    shown = [guest.table.board, *guest.table.query(Standings)]
    return [[each.style_of(f"seat-{seat}") for each in shown] for seat in range(2)]


async def test_who_loses_the_line_reads_on_and_comes_back_to_where_he_was(tmp_path: Path) -> None:
    async with house(tmp_path) as table:
        anna, bruno = await begun(table, "Anna", "Bruno")
        for each in (anna, bruno):
            await each.decide()
        there, told = anna.table, anna.table.elsewhere.account.last
        present = looks(bruno)
        await anna.lose_line()
        await anna.until(lambda each: "Connection lost" in text(each.app))
        assert not there.board.open and there.elsewhere.account.last == told
        await bruno.until(lambda each: "Anna is away" in text(each.app))
        away = anna.visit.heard.seat
        assert [seat for seat in range(2) if looks(bruno)[seat] != present[seat]] == [away]
        assert looks(bruno)[away][0] == bruno.table.board.style_of("dim")
        anna.comes_back()
        await anna.until(lambda each: "Connection lost" not in text(each.app))
        await bruno.until(lambda each: "Anna is away" not in text(each.app))
        assert looks(bruno) == present
        assert anna.table is there
        await play_on(anna, bruno, steps=told + 4)


async def test_a_decision_on_a_line_that_is_lost_is_made_all_the_same(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with house(tmp_path) as table:
        anna, _ = await begun(table, "Anna", "Bruno")
        await asked(anna)
        told = anna.table.elsewhere.account.last
        lost = anna.lose_next(monkeypatch)
        anna.choose()
        await anna.until(lambda each: lost and each.visit.sent is None)
        assert [type(each) for each in lost] == [Decide] and anna.visit.refused is None
        await anna.until(lambda each: each.table.elsewhere.account.last > told)


async def test_whose_program_was_killed_takes_up_his_seat_by_the_same_address(
    tmp_path: Path,
) -> None:
    async with house(tmp_path) as table:
        anna, bruno = await begun(table, "Anna", "Bruno")
        await anna.decide()
        seat, told = anna.visit.heard.seat, anna.table.elsewhere.account.last
        await anna.lose_line()
        await bruno.until(lambda each: "Anna is away" in text(each.app))
        assert anna.visit._seat is not None
        anna.visit._seat.release()  # as the system does when a program has been killed
        again = await table.come("Anna")
        await again.at_table()
        assert again.visit.heard.seat == seat
        assert again.table.elsewhere.account.last >= told


async def test_who_leaves_is_asked_and_a_robot_plays_for_him(tmp_path: Path) -> None:
    async with house(tmp_path) as table:
        anna, bruno = await begun(table, "Anna", "Bruno")
        await anna.pilot.press("q")
        await anna.until(lambda each: isinstance(each.app.screen, ConfirmScreen))
        await anna.pilot.press("enter")
        await anna.until(lambda each: each.app._exit)
        await bruno.until(lambda each: "Anna is away" in text(each.app))
        await bruno.until(lambda each: "a robot plays" in text(each.app))
        await play_on(bruno, steps=bruno.table._told + 4)
        assert len(kept_seats(tmp_path / "kept")) == 1, "the same invitation leads back"


async def test_guests_hear_the_same_remarks_as_the_host_unless_they_are_off(tmp_path: Path) -> None:
    async with house(tmp_path, robots=1) as table:
        anna = await table.come("Anna", remarks=True)
        bruno = await table.come("Bruno", remarks=False)
        await anna.until(lambda each: text(each.app).count("here") == 2)
        await anna.pilot.press("enter")
        for each in (anna, bruno):
            await each.at_table()
        heard = voices("dolores", anna.visit.heard.players)
        assert len(heard) == 1 and anna.table.face.company.voices == heard
        assert bruno.table.face.company.voices == ()
        await anna.pilot.press("pageup")
        await anna.until(lambda each: isinstance(each.app.screen, GuestLookBackScreen))
        back = anna.app.screen
        assert isinstance(back, GuestLookBackScreen) and back.face.company.voices == heard


async def test_words_and_signs_stand_in_the_log_and_can_be_hidden(tmp_path: Path) -> None:
    async with house(tmp_path) as table:
        anna, bruno = await begun(table, "Anna", "Bruno")
        await anna.pilot.press("m")
        assert "6 Oh!" in text(anna.app) and "or your own words" in text(anna.app)
        keys = text(anna.app).splitlines()[-1]
        assert "Esc cancel" in keys and "message" not in keys
        await anna.pilot.press("2", "enter")
        for each in (anna, bruno):
            await each.until(lambda each: text(each.app).count("Anna: Well played!") == 2)
        await anna.pilot.press("m", *"[b]so it is", "enter")
        await bruno.until(lambda each: "Anna: [b]so it is" in text(each.app))
        await bruno.pilot.press("f4", "1", "enter")
        await bruno.until(lambda each: 0 in each.visit.muted)
        anna.visit.say(Wave("oh"))
        await anna.until(lambda each: "Anna: Oh!" in text(each.app))
        assert "Anna: Oh!" not in text(bruno.app)


async def test_anybody_lets_the_game_rest_and_go_on(tmp_path: Path) -> None:
    async with house(tmp_path) as table:
        anna, bruno = await begun(table, "Anna", "Bruno")
        await asked(anna)
        await bruno.pilot.press("z")
        await anna.until(lambda each: "Bruno has paused the game" in text(each.app))
        assert not anna.table.board.open
        await anna.pilot.press("z")
        await anna.until(lambda each: "paused" not in text(each.app) and each.table.board.open)


@pytest.mark.parametrize("agreed", [True, False])
async def test_all_are_asked_before_something_is_taken_back(tmp_path: Path, agreed: bool) -> None:
    async with house(tmp_path, "dolce-vita", 3) as table:
        guests = await begun(table, "Anna", "Bruno", "Chiara")
        mover = await asked(*guests)
        told = mover.table.elsewhere.account.last
        await mover.decide()
        await mover.until(lambda each: each.table._told > told)
        others = [each for each in guests if each is not mover]
        await mover.pilot.press("u")
        for each in others:
            await each.until(lambda each: "would like to undo" in text(each.app))
        await others[0].pilot.press("y")
        await others[1].pilot.press("y" if agreed else "x")
        for each in guests:
            await each.until(lambda each: each.visit.heard.wish is None)
            await each.until(lambda each: "would like to undo" not in text(each.app))
            now = each.table.elsewhere.account.last
            assert now == told if agreed else now > told
        if agreed:
            await mover.until(lambda each: each.table.board.open)


async def test_who_watches_sees_nobodys_hand_and_decides_nothing(tmp_path: Path) -> None:
    async with house(tmp_path, "dalmuti", 2, robots=2) as table:
        await begun(table, "Anna", "Bruno")
        gast = await table.come("Gast", watch=True)
        await gast.at_table()
        assert "watching" in text(gast.app) and gast.table.perspective < 0
        for key in ("pause", "take_back", "message", "agree"):
            assert not gast.table.check_action(key, ())
        await gast.pilot.press("q")
        await gast.until(lambda each: each.app._exit)


async def test_who_is_not_let_in_is_told_why(tmp_path: Path) -> None:
    async with house(tmp_path) as table:
        await begun(table, "Anna", "Bruno")
        wrong = table.address._replace(code="babab-babab-babab-babab")
        for address, code in (
            (table.address, "full"),
            (wrong, "unknown-code"),
            (wrong._replace(port=1), "no-host"),
        ):
            visit = await table.refused(address)
            assert visit.refusal is not None and visit.refusal.code == code


async def test_a_wrong_code_is_said_on_the_form_and_nowhere_else(tmp_path: Path) -> None:
    async with house(tmp_path) as table:
        wrong = table.address._replace(code="babab-babab-babab-babab")
        app = app_on(JoinScreen, tmp_path)
        async with running(app, (80, 24)) as pilot:
            await until(pilot, lambda: isinstance(app.screen, JoinScreen))
            app.screen.query_one("#address", TextField).value = str(wrong)
            await pilot.press("enter")
            said = "no table with this code"
            await until(pilot, lambda: said in text(app) and isinstance(app.screen, JoinScreen))
            await pilot.press("escape")
            await until(pilot, lambda: isinstance(app.screen, HomeScreen))
            await at_rest(pilot)
            assert said not in text(app)


@pytest.mark.parametrize("game", GAMES)
async def test_a_guest_holds_no_state_and_no_save_before_the_end(game: str, tmp_path: Path) -> None:
    least = game_named(game).seats[0]
    async with house(tmp_path, game, 1, robots=least - 1) as table:
        (anna,) = await begun(table, "Anna")
        await asked(anna)
        reached = reachable(anna.table)
        kinds = {type(each) for each in reached}
        state = type(table.hosted.host.play.table.journal.state)  # type: ignore[union-attr]
        assert not kinds & {state, LiveGame, SavedGame}
        assert not list((tmp_path / "Anna").glob("*.ludo"))


def reachable(table: object) -> list[object]:
    """Return the objects of the program that are reachable from a table's attributes, but not
    through its app."""
    seen: dict[int, object] = {}
    left = [table.elsewhere, table.account, table.visit, table.frame]  # type: ignore[attr-defined]
    while left:
        thing = left.pop()
        if id(thing) in seen or isinstance(thing, type):
            continue
        seen[id(thing)] = thing
        held = [*vars(thing).values()] if hasattr(thing, "__dict__") else []
        if isinstance(thing, dict):
            held += [*thing.values()]
        elif isinstance(thing, list | tuple | set | frozenset):
            held += [*thing]
        elif not held and type(thing).__module__.startswith("engine"):
            held += gc.get_referents(thing)
        left += [
            each for each in held if type(each).__module__.split(".")[0] in OURS or held is thing
        ]
    return list(seen.values())


OURS = ("builtins", "engine", "saves", "tui")
