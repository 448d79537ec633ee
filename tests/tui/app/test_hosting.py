"""Tables on the net that are hosted from a screen."""

import shutil
import socket
from pathlib import Path

import pytest

from engine.registry import game_named
from saves.reading import load
from tests.tui.app.guests import Seated, asked, hosting
from tests.tui.screens import text
from tests.tui.tables import app_on, running, until
from tui.app.screens.confirm import ConfirmScreen
from tui.app.screens.host import HostScreen
from tui.app.screens.waiting_room import WaitingRoomScreen
from tui.app.widgets.fields import field_words
from tui.online import HERE
from tui.online.doors.own_table import OwnTable
from tui.online.doors.plan import Doors, Plan
from tui.online.host import Terms
from tui.online.kept import kept_seats
from tui.online.tables import Keys, keep_keys, keys_path
from tui.session.new_game import default_game
from tui.session.thinking import LocalThinker
from tui.words import LANGUAGES, Language, Wording


async def test_who_hosts_plays_at_his_own_table_and_seats_robots(tmp_path: Path) -> None:
    async with hosting(tmp_path, "dolores", 3) as (anna, code):
        await anna.until(lambda each: "2 seats free" in text(each.app))
        assert "add a robot" in text(anna.app) and "remove a robot" not in text(anna.app)
        await anna.pilot.press("b")
        await anna.until(lambda each: "1 seat free" in text(each.app) and "robot" in text(each.app))
        await anna.pilot.press("b")
        await anna.until(lambda each: "seat free" not in text(each.app))
        assert "remove a robot" in text(anna.app) and "add a robot" not in text(anna.app)
        await anna.pilot.press("r")
        await anna.until(lambda each: "1 seat free" in text(each.app))
        assert code in text(anna.app)
        await anna.pilot.press("enter")
        await close(anna)
    (save,) = (tmp_path / "Anna").glob("*.ludo")
    assert not load(save).finished
    seats = tmp_path / "state" / "tables"
    assert list(seats.iterdir()) and not kept_seats(seats), "nobody can join it any more"


@pytest.mark.parametrize("language", LANGUAGES)
async def test_every_field_of_the_form_and_its_button_are_explained_in_sight(
    language: Language, tmp_path: Path
) -> None:
    new = default_game("dolores", 3, level="random")
    app = app_on(lambda: HostScreen(new), tmp_path, language=language)
    async with running(app, (80, 24)) as pilot:
        await until(pilot, lambda: app.screen.query("#go") and app.screen.focused)
        for name in ("reach", "ssh", "web", "clock", "go"):
            app.screen.set_focus(app.screen.query_one(f"#{name}"))
            said = app.say(field_words(app.screen.focused, app.say))
            await until(pilot, lambda said=said: said[:30] in " ".join(text(app).split()))  # type: ignore[misc]
        assert said == app.say("host.key.open.help")


async def test_who_closes_his_own_table_is_told_of_no_failure(tmp_path: Path) -> None:
    async with hosting(tmp_path, "dolores", 3) as (anna, _):
        await anna.until(lambda each: "2 seats free" in text(each.app))
        await anna.pilot.press("escape")
        await anna.until(lambda each: each.app._exit)
        assert anna.app.return_code == 0 and not anna.app._notifications


async def close(owner: Seated) -> None:
    """Let the person who hosts leave a game, which closes the table."""
    await owner.at_table()
    await owner.pilot.press("q")
    await owner.until(lambda each: isinstance(each.app.screen, ConfirmScreen))
    await owner.pilot.press("enter")
    await owner.until(lambda each: each.app._exit)


@pytest.mark.parametrize("keys", [True, False], ids=["guests known", "nobody known"])
async def test_who_hosts_gets_back_to_his_table_though_his_kept_seat_is_lost(
    tmp_path: Path, keys: bool
) -> None:
    async with hosting(tmp_path, "dolores", 3) as (anna, code):
        await anna.pilot.press("enter")
        await close(anna)
    shutil.rmtree(tmp_path / "state" / "tables")
    (save,) = (tmp_path / "Anna").glob("*.ludo")
    if not keys:
        keys_path(save).unlink()
    async with hosting(tmp_path, "dolores", 3, save) as (anna, again):
        assert (again == code) == keys
        await anna.at_table()
        assert anna.visit.heard.seat == 0 and anna.visit.owner
        await asked(anna)
        await close(anna)


async def test_a_seat_at_a_table_whose_doors_did_not_open_is_free_again(tmp_path: Path) -> None:
    with socket.create_server((HERE, 0)) as taken:
        terms = Terms("dolores", game_named("dolores").options(), "random")
        plan = Plan(terms, (None,) * 3, doors=Doors(port=taken.getsockname()[1]))
        own = OwnTable(plan, tmp_path, Wording("en"), "Anna", LocalThinker, tmp_path / "state")
        app = app_on(lambda: WaitingRoomScreen(own.visit, alone=True, own=own), tmp_path)
        async with running(app) as pilot:
            await until(pilot, lambda: own.trouble is not None)
    assert not list(tmp_path.rglob("*.lock"))


async def test_who_hosts_a_game_whose_seats_all_have_guests_looks_on(tmp_path: Path) -> None:
    async with hosting(tmp_path, "dolores", 3) as (anna, code):
        await anna.pilot.press("enter")
        await close(anna)
    shutil.rmtree(tmp_path / "state" / "tables")
    (save,) = (tmp_path / "Anna").glob("*.ludo")
    keep_keys(save, Keys(code, ("0" * 32, "", ""), None))
    async with hosting(tmp_path, "dolores", 3, save) as (anna, _):
        await anna.at_table()
        assert anna.visit.watching and not anna.visit.owner
        assert "away" in text(anna.app), "the guest is still expected"
