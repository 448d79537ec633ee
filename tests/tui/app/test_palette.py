"""The palette: whatever can be done from the screen behind it, found by name."""

from pathlib import Path
from typing import Any

import pytest
from textual.pilot import Pilot
from textual.screen import Screen

from tests.tui.lists import app_with_list, listed
from tests.tui.screens import click, finished, text, unfinished
from tests.tui.tables import app_on, new_live, running, until
from tui.app.app import LudothequeApp
from tui.app.screens.home import HomeScreen
from tui.app.screens.new_game import NewGameScreen
from tui.app.screens.orders import DOORS
from tui.app.screens.palette import Palette
from tui.app.screens.play import PlayScreen
from tui.app.screens.replay import ReplayScreen
from tui.app.screens.rules import RulesScreen
from tui.app.screens.saved_games import SavedGamesScreen
from tui.app.widgets.prompt import Prompt
from tui.words import LANGUAGES, Language, Wording


async def sought(pilot: Pilot[Any], app: LudothequeApp, typed: str) -> list[str]:
    """Open the palette and type; return the names that it finds."""
    await pilot.press("ctrl+p")
    await until(pilot, lambda: isinstance(app.screen, Palette) and app.screen.focused)
    palette = app.screen
    assert isinstance(palette, Palette)
    await pilot.press(*("space" if letter == " " else letter for letter in typed))
    await until(pilot, lambda: palette.query_one(Prompt).text == typed)
    await pilot.pause()
    return names(palette)


def names(palette: Palette) -> list[str]:
    """Return the names in the rows, with ordinary blanks."""
    return [" ".join(order.name.split()) for order in palette.found]


@pytest.mark.parametrize("typed", ["supprimer", "delete", "löschen", "loschen", "suprimer"])
async def test_a_command_is_found_in_any_language_misspelt_and_shown_in_ones_own(
    tmp_path: Path, typed: str
) -> None:
    unfinished(tmp_path)
    app = app_with_list(tmp_path, language="fr")
    async with running(app, (80, 24)) as pilot:
        await listed(pilot, app, 1)
        assert (await sought(pilot, app, typed))[0] == "Supprimer"
        assert "Delete" not in text(app).replace(typed, "") and "Mettre la partie" in text(app)


@pytest.mark.parametrize(
    ("typed", "name"),
    [
        ("regeln", "Règles"),
        ("rules dolores", "Dolorès : De quoi il s’agit"),
        ("neue dalmuti", "Nouvelle partie : Der Große Dalmuti"),
        ("pergament", "Thème : Parchemin et cour"),
        ("deutsch", "Langue : Deutsch"),
        ("alemand", "Langue : Deutsch"),
        ("französisch", "Langue : Français"),
        ("tempo schnell", "Vitesse du jeu : rapide"),
        ("statistics", "Statistiques"),
        ("import", "Parties enregistrées : importer"),
        ("Regnabend", "Regenabend"),
    ],
)
async def test_home_finds_what_is_elsewhere(tmp_path: Path, typed: str, name: str) -> None:
    unfinished(tmp_path).rename(tmp_path / "Regenabend.ludo")
    app = app_on(None, tmp_path, language="fr")
    async with running(app, (80, 24)) as pilot:
        await until(pilot, lambda: isinstance(app.screen, HomeScreen) and app.screen.focused)
        await sought(pilot, app, typed)
        palette = app.screen
        assert isinstance(palette, Palette)
        await until(pilot, lambda: name in names(palette))


@pytest.mark.parametrize(
    ("language", "typed"), [("de", "farbe"), ("en", "colour"), ("fr", "couleur")]
)
async def test_every_theme_is_found_by_what_a_theme_is(
    tmp_path: Path, language: str, typed: str
) -> None:
    app = app_on(None, tmp_path, language=language)
    async with running(app, (80, 24)) as pilot:
        await until(pilot, lambda: isinstance(app.screen, HomeScreen) and app.screen.focused)
        found = await sought(pilot, app, typed)
        label = app.say("settings.theme")
        themes = [app.palettes[name].called(language) for name in app.palettes.names]
        whole = [app.say("labelled", label=label, words=each) for each in themes]
        assert found[: len(whole)] == [" ".join(each.split()) for each in whole]


async def test_the_orders_of_the_palette_do_what_they_say(tmp_path: Path) -> None:
    finished(tmp_path).rename(tmp_path / "Regenabend.ludo")
    app = app_on(None, tmp_path)
    leads: list[tuple[str, type[Screen[Any]]]] = [
        ("rules dalmuti", RulesScreen),
        ("new game dolores", NewGameScreen),
        ("regenabend", ReplayScreen),
        ("saved games import", SavedGamesScreen),
    ]
    async with running(app, (100, 30)) as pilot:
        await until(pilot, lambda: isinstance(app.screen, HomeScreen) and app.screen.focused)
        for typed, screen in leads:
            await sought(pilot, app, typed)
            palette: Any = app.screen
            await until(pilot, lambda palette=palette: palette.found)  # type: ignore[misc]
            await pilot.press("enter")
            await until(pilot, lambda screen=screen: isinstance(app.screen, screen))  # type: ignore[misc]
            if screen is not SavedGamesScreen:
                app.pop_screen()
        await until(pilot, lambda: app.screen.query_one(Prompt).purpose == "source")
        await pilot.press("escape", "escape")
        await sought(pilot, app, "speed slow")
        await pilot.press("enter")
        await until(pilot, lambda: app.settings.speed == "slow")


@pytest.mark.parametrize("language", LANGUAGES)
async def test_every_section_of_the_rules_says_that_it_is_one(
    tmp_path: Path, language: Language
) -> None:
    """The word once stood behind short names alone, so that the others looked like another kind."""
    app = app_on(None, tmp_path, language=language)
    async with running(app, (80, 24)) as pilot:
        await until(pilot, lambda: isinstance(app.screen, HomeScreen) and app.screen.focused)
        rules = app.say("rules.title")
        await sought(pilot, app, rules)
        palette: Any = app.screen
        names = {each.name for each in palette.found if each.about == rules}
        assert len(names) > 20
        while names:
            seen = {each for each in names if each in text(app)}
            lines = [each for each in text(app).splitlines() if any(n in each for n in seen)]
            assert all(rules in each for each in lines)
            names -= seen
            await pilot.press("pagedown")


async def test_over_a_table_no_other_game_is_offered_and_the_table_waits(tmp_path: Path) -> None:
    live = new_live(tmp_path)
    app = app_on(lambda: PlayScreen(live), tmp_path)
    async with running(app, (100, 30)) as pilot:
        await until(pilot, lambda: isinstance(app.screen, PlayScreen) and app.screen.board.open)
        table: Any = app.screen
        scenes = table.scenes
        assert await sought(pilot, app, "new game") == []
        assert not scenes.here.is_set()
        await pilot.press("escape")
        await until(pilot, lambda: app.screen is table and scenes.here.is_set())
        assert (await sought(pilot, app, "rules dolce"))[0].startswith("Dolce Vita")
        await pilot.press("enter")
        await until(pilot, lambda: isinstance(app.screen, RulesScreen))
        assert not scenes.here.is_set()
        await pilot.press("escape")
        await until(pilot, lambda: app.screen is table and scenes.here.is_set())


async def test_a_command_of_the_palette_is_done_where_it_belongs(tmp_path: Path) -> None:
    unfinished(tmp_path)
    app = app_with_list(tmp_path)
    async with running(app, (80, 24)) as pilot:
        await listed(pilot, app, 1)
        await sought(pilot, app, "delete")
        await pilot.press("enter")
        await until(pilot, lambda: "No saved games." in text(app))


async def test_by_mouse_and_by_arrows(tmp_path: Path) -> None:
    app = app_on(None, tmp_path)
    async with running(app, (80, 24)) as pilot:
        await until(pilot, lambda: isinstance(app.screen, HomeScreen) and app.screen.focused)
        await sought(pilot, app, "language")
        await click(pilot, app, "Language: Français")
        await until(pilot, lambda: app.say.language == "fr")
        found = await sought(pilot, app, "langue")
        await pilot.press(*["down"] * found.index("Langue : English"), "enter")
        await until(pilot, lambda: app.say.language == "en")


async def test_it_says_in_words_that_it_finds_nothing(tmp_path: Path) -> None:
    app = app_on(None, tmp_path, language="fr")
    async with running(app, (80, 24)) as pilot:
        await until(pilot, lambda: isinstance(app.screen, HomeScreen) and app.screen.focused)
        assert await sought(pilot, app, "xqzw") == []
        assert "Rien de ce nom" in text(app)
        await pilot.press("enter", "up", "pagedown")
        assert isinstance(app.screen, Palette)


@pytest.mark.parametrize("key", DOORS)
async def test_every_door_opens(tmp_path: Path, key: str) -> None:
    app = app_on(None, tmp_path)
    async with running(app, (80, 24)) as pilot:
        await until(pilot, lambda: isinstance(app.screen, HomeScreen) and app.screen.focused)
        name = Wording("en")(key)
        found = await sought(pilot, app, name)
        await pilot.press(*["down"] * found.index(name), "enter")
        await until(pilot, lambda: not isinstance(app.screen, HomeScreen | Palette))


async def test_its_field_has_the_keys_though_the_terminal_shrank_before_it_had(
    tmp_path: Path,
) -> None:
    app = app_on(None, tmp_path)
    async with running(app, (80, 24)) as pilot:
        await until(pilot, lambda: isinstance(app.screen, HomeScreen) and app.screen.focused)
        await sought(pilot, app, "qqx")
        palette = app.screen
        assert isinstance(palette, Palette)
        palette.set_focus(None)
        await pilot.resize_terminal(20, 5)
        await until(pilot, lambda: palette.small)
        await pilot.resize_terminal(80, 24)
        await until(pilot, lambda: not palette.small)
        await pilot.press("escape")
        await until(pilot, lambda: isinstance(app.screen, HomeScreen))


@pytest.mark.parametrize(
    ("language", "typed"), [("en", "continue"), ("fr", "reprendre"), ("de", "weiterspielen")]
)
async def test_the_game_played_last_goes_on_from_anywhere(
    language: Language, typed: str, tmp_path: Path
) -> None:
    path = unfinished(tmp_path)
    app = app_on(None, tmp_path, language=language)
    async with running(app, (80, 24)) as pilot:
        await until(pilot, lambda: isinstance(app.screen, HomeScreen) and app.screen.focused)
        await pilot.press("6")
        await until(pilot, lambda: not isinstance(app.screen, HomeScreen) and app.screen.focused)
        await sought(pilot, app, typed)
        palette = app.screen
        assert isinstance(palette, Palette)
        await until(pilot, lambda: names(palette)[:1] == [Wording(language)("home.continue")])
        await pilot.pause()
        assert "Dolce Vita" in text(app)  # so that the player knows which game goes on
        await pilot.press("enter")
        await until(pilot, lambda: isinstance(app.screen, PlayScreen))
        assert app.screen.path == path  # type: ignore[attr-defined]


@pytest.mark.parametrize("language", LANGUAGES)
async def test_what_an_order_does_is_told_whole_under_the_list(
    language: Language, tmp_path: Path
) -> None:
    unfinished(tmp_path)
    app = app_with_list(tmp_path, language=language)
    async with running(app, (80, 24)) as pilot:
        await listed(pilot, app, 1)
        await pilot.press("ctrl+p")
        await until(pilot, lambda: isinstance(app.screen, Palette) and app.screen.focused)
        palette = app.screen
        assert isinstance(palette, Palette)
        for order in palette.found[:12]:
            await until(pilot, lambda: " ".join(order.about.split()) in " ".join(text(app).split()))  # noqa: B023
            await pilot.press("down")
            await pilot.pause()


@pytest.mark.parametrize("cells", [80, 100, 120])
async def test_what_an_order_does_has_two_thirds_of_its_row(tmp_path: Path, cells: int) -> None:
    unfinished(tmp_path)
    app = app_with_list(tmp_path)
    async with running(app, (cells, 24)) as pilot:
        await listed(pilot, app, 1)
        assert (await sought(pilot, app, "delete"))[0] == "Delete"
        about = app.screen.found[0].about[:20]  # type: ignore[attr-defined]
        row = next(each for each in text(app).splitlines()[2:] if about in each)
        assert row.index(about) <= cells // 3 + 2


@pytest.mark.parametrize("language", LANGUAGES)
async def test_no_stop_stands_before_the_ellipsis_of_a_cut_description(
    language: Language, tmp_path: Path
) -> None:
    app = app_on(None, tmp_path, language=language)
    async with running(app, (80, 30)) as pilot:
        await pilot.press("ctrl+p")
        await until(pilot, lambda: isinstance(app.screen, Palette) and "…" in text(app))
        for cells in range(80, 100):
            await pilot.resize_terminal(cells, 30)
            await pilot.pause()
            assert ".…" not in text(app)
