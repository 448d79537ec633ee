"""Keeping house among saved games: sorting, searching, titles, copies, imports, examples."""

from pathlib import Path

import pytest

import tui.app.save_previews
import tui.session.new_game
from saves.chain import SIZE_LIMIT
from tests.saves.test_ordinary import STRANGE
from tests.tui.lists import app_with_list, listed, row_of
from tests.tui.screens import click, finished, place, text, unfinished
from tests.tui.tables import at_rest, noon, running, until
from tui.app.app import LudothequeApp
from tui.app.screens.examples import ExamplesScreen
from tui.app.screens.replay import ReplayScreen
from tui.app.screens.saved_games import SavedGamesScreen
from tui.app.widgets.preview import Preview
from tui.app.widgets.prompt import Entry, Prompt
from tui.app.widgets.rows import Rows
from tui.games.registry import samples


@pytest.fixture(autouse=True)
def clock(monkeypatch: pytest.MonkeyPatch) -> None:
    """Set the clock to the day of the tests' games."""
    monkeypatch.setattr(tui.session.new_game, "now", noon)


def typed(words: str) -> list[str]:
    """Return the keys of some words."""
    return ["space" if letter == " " else letter for letter in words]


def order(app: LudothequeApp, *names: str) -> list[str]:
    """Return the names in the order in which the rows bear them."""
    return sorted(names, key=lambda name: place(app, name)[1])


async def test_while_something_is_typed_the_letters_are_letters(tmp_path: Path) -> None:
    unfinished(tmp_path)
    app = app_with_list(tmp_path)
    async with running(app, (80, 24)) as pilot:
        await listed(pilot, app, 1)
        await until(pilot, lambda: "D delete" in text(app) and "N rename" in text(app))
        await pilot.press("slash")
        await until(pilot, lambda: "D delete" not in text(app))
        assert "N rename" not in text(app)


async def test_one_key_goes_through_the_columns_and_a_click_picks_one(tmp_path: Path) -> None:
    unfinished(tmp_path, moves=40, age=1, humans=("Zoe",))
    finished(tmp_path, age=2, humans=("Mia",))
    unfinished(tmp_path, moves=3, age=3, humans=("Anna",))
    names = ("Zoe", "Mia", "Anna")
    app = app_with_list(tmp_path)
    async with running(app, (120, 40)) as pilot:
        await listed(pilot, app, 3)
        found = {"Last changed ↓": order(app, *names)}
        for mark in ("Game ↓", "Players ↓", "Status ↓", "Size ↓"):
            await pilot.press("s")
            await until(pilot, lambda mark=mark: mark in text(app))  # type: ignore[misc]
            found[mark] = order(app, *names)
        await click(pilot, app, "Players")
        await until(pilot, lambda: "Players ↓" in text(app))
        assert order(app, *names) == ["Anna", "Mia", "Zoe"]
        await click(pilot, app, "Players")
        await until(pilot, lambda: "Players ↑" in text(app))
        assert order(app, *names) == ["Zoe", "Mia", "Anna"]
        await pilot.press("o")
        await until(pilot, lambda: "Players ↓" in text(app))
    assert found == {
        "Last changed ↓": ["Zoe", "Mia", "Anna"],
        "Game ↓": ["Zoe", "Mia", "Anna"],
        "Players ↓": ["Anna", "Mia", "Zoe"],
        "Status ↓": ["Zoe", "Anna", "Mia"],
        "Size ↓": ["Mia", "Zoe", "Anna"],
    }


@pytest.mark.parametrize(
    ("lines", "sizes"), [(24, ("none", "small")), (40, ("large", "none", "small"))]
)
async def test_the_preview_is_large_where_there_is_room_small_or_hidden_and_that_is_kept(
    lines: int, sizes: tuple[str, ...], tmp_path: Path
) -> None:
    unfinished(tmp_path)
    app = app_with_list(tmp_path)
    async with running(app, (80, lines)) as pilot:
        rows = await listed(pilot, app, 1)
        preview, heights = app.screen.query_one(Preview), []
        assert app.screen.region.height * 2 < rows.size.height * 3
        for wish in sizes:
            await pilot.press("v")
            await until(pilot, lambda wish=wish: app.settings.preview == wish)  # type: ignore[misc]
            await at_rest(pilot)
            heights.append(preview.display * preview.size.height)
        assert heights == [{"large": 22, "none": 0, "small": 3}[wish] for wish in sizes]


async def test_where_there_is_little_room_the_size_is_shown_when_it_is_sorted_by(
    tmp_path: Path,
) -> None:
    path = unfinished(tmp_path)
    app = app_with_list(tmp_path)
    async with running(app, (80, 24)) as pilot:
        await listed(pilot, app, 1)
        assert "Last changed ↓" in text(app) and "Size" not in text(app)
        await pilot.press("s", "s", "s", "s")
        await until(pilot, lambda: "Size ↓" in text(app))
        assert f"{round(path.stat().st_size / 1000)}\N{NO-BREAK SPACE}kB" in row_of(app, "Dolce")


async def test_typing_sifts_the_list(tmp_path: Path) -> None:
    unfinished(tmp_path, humans=("Élodie",))
    finished(tmp_path, age=1, humans=("Mia",))
    unfinished(tmp_path, age=2, humans=("Zoé",))
    app = app_with_list(tmp_path)
    async with running(app, (80, 24)) as pilot:
        rows = await listed(pilot, app, 3)
        await pilot.press("slash", *"elodie")
        await until(pilot, lambda: rows.count == 1)
        assert "Élodie" in text(app) and "1 of 3 games" in text(app)
        await pilot.press("enter")
        await until(pilot, lambda: rows.has_focus)
        assert "Search" in text(app)
        await pilot.press("escape")
        await until(pilot, lambda: rows.count == 3)
        assert "Search" not in text(app)
        await click(pilot, app, "search", last=True)
        await pilot.press(*typed("dolce finished"))
        await until(pilot, lambda: rows.count == 1 and "Mia" in text(app))
        await pilot.press(*typed(" nobody"))
        await until(pilot, lambda: "No matching games" in text(app))
        await pilot.press("escape")
        await until(pilot, lambda: rows.count == 3 and rows.has_focus)
        assert isinstance(app.screen, SavedGamesScreen)


async def test_a_game_gets_a_title(tmp_path: Path) -> None:
    path = unfinished(tmp_path, humans=("Mia",))
    when = path.stat().st_mtime_ns
    unfinished(tmp_path, age=1, humans=("Zoe",))
    app = app_with_list(tmp_path)
    async with running(app, (120, 40)) as pilot:
        rows = await listed(pilot, app, 2)
        await click(pilot, app, "rename", last=True)
        await pilot.press(*typed("Rainy day"), "enter")
        await until(pilot, lambda: "Rainy day  " in text(app) and rows.has_focus)
        goal = tmp_path / "Rainy day.ludo"
        assert goal.stat().st_mtime_ns == when and not path.exists()
        assert rows.cursor == 0 and "Mia" in row_of(app, "Rainy day  ")
        await pilot.press("down", "n", *typed("Rainy day"), "enter")
        await until(pilot, lambda: "A file with that name already exists" in text(app))
        await pilot.press("escape")
        await until(pilot, lambda: rows.has_focus)
        assert not app.screen.query_one(Prompt).display
        await pilot.press("up", "n", *["backspace"] * 20, "enter")
        await until(pilot, lambda: "No file name can be made" in text(app))
    assert {file.name for file in tmp_path.iterdir()} > {"Rainy day.ludo"}


async def test_a_save_is_copied(tmp_path: Path) -> None:
    path = unfinished(tmp_path)
    app = app_with_list(tmp_path)
    async with running(app, (80, 24)) as pilot:
        rows = await listed(pilot, app, 1)
        await pilot.press("c")
        await until(pilot, lambda: rows.count == 2)
        (copy,) = set(tmp_path.glob("*.ludo")) - {path}
        assert copy.read_bytes() == path.read_bytes()
        screen = app.screen
        assert isinstance(screen, SavedGamesScreen)
        await until(pilot, lambda: screen.here is not None and screen.here.path == copy)


async def test_saves_come_in_from_elsewhere_damaged_ones_with_the_reason(tmp_path: Path) -> None:
    elsewhere, folder = tmp_path / "else where", tmp_path / "saves"
    good = unfinished(elsewhere, humans=("Mia",))
    torn = elsewhere / "torn.ludo"
    torn.write_bytes(good.read_bytes()[:-9])
    junk = elsewhere / "junk.ludo"
    junk.write_text("Dear diary")
    app = app_with_list(folder)
    async with running(app, (120, 40)) as pilot:
        rows = await listed(pilot, app, 0)
        await until(pilot, lambda: "No saved games." in text(app))
        await click(pilot, app, "import", last=True)
        await pilot.press(*typed(f'"{good}"'), "enter")
        await until(pilot, lambda: rows.count == 1 and rows.has_focus)
        assert (folder / good.name).read_bytes() == good.read_bytes()
        await pilot.press("i", *typed(str(torn)), "enter")
        await until(pilot, lambda: rows.count == 2)
        await until(pilot, lambda: "stops in the middle. 1 line cannot be recovered" in text(app))
        assert (folder / torn.name).read_bytes() == torn.read_bytes()
        await pilot.press("i", *typed(str(junk)), "enter")
        await until(pilot, lambda: "this is not a saved game" in text(app))
        await pilot.press("escape")
        await until(pilot, lambda: rows.has_focus)
    assert {file.name for file in folder.iterdir()} == {good.name, torn.name}


async def test_what_is_no_save_does_not_come_in_and_holds_nobody_up(tmp_path: Path) -> None:
    folder, elsewhere = tmp_path / "saves", tmp_path / "else"
    elsewhere.mkdir()
    for name, put in STRANGE.items():
        put(elsewhere / name)
    with (elsewhere / "huge").open("wb") as file:
        file.truncate(SIZE_LIMIT + 1)
    (elsewhere / "empty").touch()
    app = app_with_list(folder)
    async with running(app, (120, 40)) as pilot:
        await listed(pilot, app, 0)
        for path in sorted(elsewhere.iterdir()):
            words = "itself" if path.name == "loop" else "ordinary"
            words = {"huge": "limit", "empty": "stops"}.get(path.name, words)
            await pilot.press("i")
            app.screen.query_one(Entry).value = str(path)
            await pilot.press("enter")
            await until(pilot, lambda words=words: words in text(app))  # type: ignore[misc]
            app.clear_notifications()
            await pilot.press("escape")
    assert not folder.exists()


async def test_the_path_is_shown_in_full_and_copied(tmp_path: Path) -> None:
    path = unfinished(tmp_path)
    app = app_with_list(tmp_path)
    async with running(app, (80, 24)) as pilot:
        await listed(pilot, app, 1)
        await pilot.press("p")
        await until(pilot, lambda: "copied" in text(app))
        assert app.clipboard == str(path)

        def noticed() -> str:
            """Return the words of the notices, without blanks and however they are broken."""
            rows = (row.partition("▌")[2].strip("▌ ") for row in text(app).splitlines())
            return "".join(rows).replace(" ", "")

        await until(pilot, lambda: str(path) in noticed())


async def test_what_is_typed_does_nothing_else(tmp_path: Path) -> None:
    """Letters of commands are letters in the prompt; the keys bar says what works there."""
    path = unfinished(tmp_path)
    app = app_with_list(tmp_path)
    async with running(app, (80, 24)) as pilot:
        rows = await listed(pilot, app, 1)
        await pilot.press("slash", *"drcxsunip")
        assert "delete" not in text(app) and "confirm" in text(app)
        await pilot.press("escape")
        await until(pilot, lambda: rows.has_focus and rows.count == 1)
    assert list(tmp_path.iterdir()) == [path]


async def test_the_examples_of_the_rules_are_a_key_away(tmp_path: Path) -> None:
    app = app_with_list(tmp_path)
    async with running(app, (80, 24)) as pilot:
        await until(pilot, lambda: "No saved games." in text(app))
        await click(pilot, app, "examples", last=True)
        await until(pilot, lambda: isinstance(app.screen, ExamplesScreen))
        await until(pilot, lambda: "A pass does not shut you out" in text(app))
        await click(pilot, app, "A pass does not shut you out")
        await until(pilot, lambda: "Jester counts as a 6" in text(app))
        await pilot.press("enter")
        await until(pilot, lambda: isinstance(app.screen, ReplayScreen))
        screen = app.screen
        assert isinstance(screen, ReplayScreen)
        (example,) = [each for each in samples() if each[1].name == "da-e3"]
        assert (screen.step, screen.saved.path) == (example[1].step, example[1].path)
        await pilot.press("q")
        await until(pilot, lambda: isinstance(app.screen, ExamplesScreen))
        assert app.screen.query_one(Rows).cursor == samples().index(example)
