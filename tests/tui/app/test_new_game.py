"""The form of a new game: the default in one key, everything by keyboard and by mouse, bad
input."""

from pathlib import Path

import pytest

import tui.games.registry
from engine.dalmuti.state import Options as DalmutiOptions
from engine.dolce_vita.state import Options
from engine.game import LEVELS
from engine.registry import GAMES, game_named
from tests.tui.cli.running import saved_game
from tests.tui.forms import app_with_form, names, start, started, to_fields
from tests.tui.screens import click, place, text
from tests.tui.tables import app_on, running, until
from tui.app.screens.home import HomeScreen
from tui.app.screens.new_game import LABEL, NewGameScreen
from tui.app.widgets.fields import Choice, field_words
from tui.session.new_game import NOBODY
from tui.session.options import options_of
from tui.words import LANGUAGES, Language, Wording
from tui.words.spans import width


async def test_enter_at_once_starts_one_person_against_robots(tmp_path: Path) -> None:
    app = app_with_form(tmp_path)
    async with running(app, (80, 24)) as pilot:
        await pilot.press("enter")
        header = await started(pilot, app)
        assert header.game == "dolce-vita" and len(header.players) == 4
        assert header.humans == {0} and names(header)[0] == NOBODY
        assert header.options == Options() and header.seed
        await pilot.press("q")
        await until(pilot, lambda: isinstance(app.screen, HomeScreen))
        assert "Continue" in text(app)


async def test_enter_goes_from_field_to_field_up_to_the_button(tmp_path: Path) -> None:
    app = app_with_form(tmp_path)
    async with running(app, (80, 24)) as pilot:
        await to_fields(pilot, app)
        seen = []
        while (focused := app.screen.focused) is not app.screen.query_one("#start"):
            seen.append(focused)
            await pilot.press("enter")
            await until(pilot, lambda: app.screen.focused is not seen[-1])
            assert isinstance(app.screen, NewGameScreen)
        assert len(seen) == 1 + 4 * 2 + 3


@pytest.mark.parametrize(("in_ascii", "signs"), [(False, "█│"), (True, "#|")])
async def test_rows_out_of_sight_show_by_signs_and_not_by_colour_alone(
    in_ascii: bool, signs: str, tmp_path: Path
) -> None:
    app = app_with_form(tmp_path, "dalmuti", ascii=in_ascii)
    async with running(app, (80, 24)) as pilot:
        await until(pilot, lambda: "Philanthropy" in text(app))

        def bar() -> str:
            return "".join(row.rstrip()[-1:] for row in text(app).splitlines()[1:17])

        await until(pilot, lambda: {*signs} <= {*bar()})
        assert "Seed" not in text(app)


async def test_the_game_is_said_in_a_sentence_over_the_button(tmp_path: Path) -> None:
    app = app_with_form(tmp_path, "dolores")
    async with running(app, (80, 24)) as pilot:
        await to_fields(pilot, app)
        await until(
            pilot, lambda: "Dolorès, 3 players: you, Yann and Maëlle; level: normal" in text(app)
        )
        assert "Start" in text(app).splitlines()[place(app, "Dolorès, 3")[1] + 1]
        await pilot.press("down", "down", *"Zoe", "tab", "left")
        await until(pilot, lambda: "you, Zoe (easy) and Maëlle (normal)" in text(app))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
async def test_every_field_is_explained_in_sight(
    game: str, language: Language, tmp_path: Path
) -> None:
    app = app_with_form(tmp_path, game, language=language)
    async with running(app, (80, 24)) as pilot:
        await to_fields(pilot, app)
        *fields, button = app.screen.focus_chain
        assert button is app.screen.query_one("#start")
        for key, field in {field_words(each, app.say): each for each in fields}.items():
            assert key, field
            app.screen.set_focus(field)
            said = " ".join(app.say(key).split())
            await until(pilot, lambda said=said: said in " ".join(text(app).split()))  # type: ignore[misc]
            assert app.say("new.start") in text(app)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_no_label_of_an_option_is_cut(game: str, language: Language) -> None:
    say = Wording(language)
    for option in options_of(game_named(game)):
        assert width(say(f"option.{game}.{option.name}")) < LABEL


async def test_nothing_typed_is_lost_by_another_game_or_by_leaving(tmp_path: Path) -> None:
    app = app_on(None, tmp_path)
    async with running(app, (80, 24)) as pilot:
        await pilot.press("n")
        await until(pilot, lambda: isinstance(app.screen, NewGameScreen))
        await to_fields(pilot, app)
        await pilot.press("left", "down", *"Zoe", "tab", "right", "down", "down", "down", "1", "2")
        await until(pilot, lambda: "Zoe" in text(app) and "12" in text(app))
        app.screen.set_focus(app.screen.query_one("#game"))
        await pilot.press("right")
        await until(pilot, lambda: "Dolorès" in text(app).splitlines()[0])
        assert "Zoe" in text(app)
        await pilot.press("left")
        await until(pilot, lambda: "Dolce Vita" in text(app).splitlines()[0])
        await until(pilot, lambda: "12" in text(app) and "◆ 3" in text(app))
        await pilot.press("escape")
        await until(pilot, lambda: isinstance(app.screen, HomeScreen))
        await pilot.press("n")
        await until(pilot, lambda: isinstance(app.screen, NewGameScreen))
        await until(pilot, lambda: "Zoe" in text(app) and "12" in text(app))
        assert "▲ 4" not in text(app)
        await until(pilot, lambda: app.screen.focused)
        await pilot.press("enter")
        header = await started(pilot, app)
        assert names(header)[0] == "Zoe" and header.options == Options(hundreds=12)
        assert app.draft is None


async def test_an_option_that_changes_nothing_is_dim_and_left_out(tmp_path: Path) -> None:
    app = app_with_form(tmp_path, "dolores")
    async with running(app, (80, 24)) as pilot:
        await to_fields(pilot, app)
        app.screen.query_one("#game", Choice).choose("dalmuti")
        await until(pilot, lambda: "Changes nothing with 6 players" in text(app))
        await to_fields(pilot, app)
        await pilot.press("left")  # five players
        await until(pilot, lambda: "Changes nothing" not in text(app))
        screen = app.screen
        assert isinstance(screen, NewGameScreen)
        field = screen.query_one("#option-short_deck", Choice)
        field.choose(True)
        await until(pilot, lambda: getattr(screen.new_game().options, "short_deck"))  # noqa: B009
        await pilot.press("right")
        await until(pilot, lambda: "Changes nothing with 6 players" in text(app))
        assert not field.focusable
        assert screen.new_game().options == DalmutiOptions()


async def test_everything_is_set_by_keyboard_alone(tmp_path: Path) -> None:
    app = app_with_form(tmp_path)
    async with running(app, (80, 24)) as pilot:
        await to_fields(pilot, app)
        await pilot.press("right")  # five players
        await pilot.press("down", *"Zoe")
        await pilot.press("down", *"Jean Paul", "tab", "left", "left", "left", "left")
        await pilot.press("down", "down", "down")  # the fifth seat's level
        await pilot.press("down", "1", "2")  # money cards
        await pilot.press("down", "right")  # first player
        await pilot.press("down", *"my seed 7")
        await start(pilot, app)
        header = await started(pilot, app)
    assert len(header.players) == 5 and header.humans == {0, 1}
    assert names(header)[:2] == ["Zoe", "Jean Paul"]
    assert header.options == Options(hundreds=12, first="random")
    assert header.seed == "my seed 7"


async def test_everything_but_names_is_set_by_mouse_alone(tmp_path: Path) -> None:
    app = app_on(None, tmp_path)
    async with running(app, (80, 24)) as pilot:
        await click(pilot, app, "New game")
        await until(pilot, lambda: isinstance(app.screen, NewGameScreen))
        await click(pilot, app, "3   4   5")
        row = place(app, "◆ 3")[1]
        for less in (*reversed(LEVELS[: LEVELS.index("normal")]), "human"):
            await pilot.click(offset=(text(app).splitlines()[row].index("←"), row))
            await until(pilot, lambda less=less: f" {less} " in text(app).splitlines()[row])  # type: ignore[misc]
        for label, sign in (("Money cards", "→"), ("First player", "random")):
            row = place(app, label)[1]
            await pilot.click(offset=(text(app).splitlines()[row].index(sign), row))
        await click(pilot, app, "Start")
        header = await started(pilot, app)
    assert len(header.players) == 3 and header.humans == {0, 2}
    assert header.options == Options(hundreds=10, first="random")


async def test_the_level_of_every_robot_can_be_chosen(tmp_path: Path) -> None:
    app = app_with_form(tmp_path)
    async with running(app, (80, 24)) as pilot:
        await to_fields(pilot, app)
        await pilot.press("down", "tab", *["left"] * 6, "right")
        await pilot.press("down", *["left"] * 6, "right")
        await until(pilot, lambda: "Robots only" in text(app))
        screen = app.screen
        assert isinstance(screen, NewGameScreen)
        players = screen.new_game().players
    assert [player.by for player in players[:2]] == ["random", "random"]
    assert "human" not in [player.by for player in players]


async def test_the_form_offers_the_strengths_of_the_settings(tmp_path: Path) -> None:
    app = app_with_form(tmp_path, "dolores", robots="hard@100, hard@4, nobody@3")
    async with running(app, (80, 24)) as pilot:
        await to_fields(pilot, app)
        await pilot.press("down", "down", "tab", *["right"] * (len(LEVELS) - 3))
        await until(pilot, lambda: "Yann (hard@4)" in text(app))
        assert "nobody" not in text(app)
        await start(pilot, app)
        header = await started(pilot, app)
    assert [player.by for player in header.players] == ["human", "hard@4", "normal"]


async def test_robots_are_the_players_equals_by_the_results_so_far(tmp_path: Path) -> None:
    for number in range(8):
        saved_game(tmp_path / f"{number}.ludo", game="dolores", seed=str(number))
    app = app_with_form(tmp_path, "dolores")
    async with running(app, (80, 24)) as pilot:
        await to_fields(pilot, app)
        await pilot.press("down", "down", "tab", *["right"] * len(LEVELS))
        await until(pilot, lambda: "at your level" in text(app))
        await until(pilot, lambda: "level: novice) and Maëlle (normal)" in text(app))
        await start(pilot, app)
        header = await started(pilot, app)
    assert [player.by for player in header.players] == ["human", "novice", "normal"]


async def test_several_people_are_told_that_they_share_the_keyboard(tmp_path: Path) -> None:
    app = app_with_form(tmp_path, language="fr")
    async with running(app, (80, 24)) as pilot:
        await to_fields(pilot, app)
        await pilot.press("down", "down", "tab", *["left"] * 6)
        await until(pilot, lambda: "2 joueurs humains se partagent le clavier" in text(app))


async def test_fewer_players_and_more_again_keep_what_was_typed(tmp_path: Path) -> None:
    app = app_with_form(tmp_path)
    async with running(app, (80, 24)) as pilot:
        await to_fields(pilot, app)
        await pilot.press("down", "down", "down", "down", *"Theo")
        await pilot.press("up", "up", "up", "up", "left")
        await until(pilot, lambda: "Theo" not in text(app))
        await pilot.press("right")
        await until(pilot, lambda: "Theo" in text(app))
        await start(pilot, app)
        assert names(await started(pilot, app))[3] == "Theo"


async def test_a_folder_that_cannot_be_written_is_said_and_nothing_is_lost(
    tmp_path: Path,
) -> None:
    (tmp_path / "file").write_text("in the way")
    app = app_with_form(tmp_path / "file")
    async with running(app, (80, 24)) as pilot:
        await to_fields(pilot, app)
        await pilot.press("down", *"Zoe")
        await start(pilot, app)
        await until(pilot, lambda: "There is a file where a folder should be" in text(app))
        assert isinstance(app.screen, NewGameScreen)
        assert "Zoe" in text(app)


@pytest.mark.parametrize("game", ["dolores", "dalmuti"])
async def test_the_form_of_another_game_follows_its_seats_levels_and_options(
    game: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    cards = {name: tui.games.registry.CARDS[name] for name in ("dolce-vita", game)}
    monkeypatch.setattr(tui.games.registry, "CARDS", cards)
    app = app_with_form(tmp_path)
    async with running(app, (80, 24)) as pilot:
        await to_fields(pilot, app)
        await pilot.press("down", *"Zoe", "up", "up", "right")
        await until(pilot, lambda: app.say(f"game.{game}") in text(app).splitlines()[0])
        await until(pilot, lambda: app.screen.focused is app.screen.query_one("#game"))
        assert "Zoe" in text(app)
        await pilot.press("down", *["right"] * 12)
        screen = app.screen
        assert isinstance(screen, NewGameScreen)
        new = screen.new_game()
        assert new.game == game and new.players[0].name == "Zoe"
        assert len(new.players) == {"dolores": 4, "dalmuti": 12}[game]
        assert len({player.name for player in new.players}) == len(new.players)


async def test_the_arrows_reach_every_line_of_the_longest_form(tmp_path: Path) -> None:
    app = app_with_form(tmp_path, "dalmuti")
    async with running(app, (80, 24)) as pilot:
        await to_fields(pilot, app)
        await until(pilot, lambda: app.screen.query("#seats") and app.screen.focused)
        await pilot.press(*["right"] * 8)
        seen = []
        while app.screen.focused is not app.screen.query_one("#start"):
            seen.append(app.screen.focused)
            await pilot.press("down")
            await until(pilot, lambda: app.screen.focused is not seen[-1])
            focused = app.screen.focused
            assert focused is not None
            await until(pilot, lambda focused=focused: focused.region in app.screen.region)  # type: ignore[misc]
        assert len(seen) == 1 + 12 + 6
        await pilot.press(*["up"] * 30)
        assert app.screen.focused is app.screen.query_one("#game")


async def test_what_the_fields_of_another_game_said_last_does_not_count(tmp_path: Path) -> None:
    """Two clicks can be read together, so that the second is on a field of the form that goes."""
    app = app_with_form(tmp_path, "dalmuti")
    async with running(app, (80, 24)) as pilot:
        await to_fields(pilot, app)
        game, seats = (app.screen.query_one(f"#{name}", Choice) for name in ("game", "seats"))
        game.choose("dolores")
        seats.choose(9)
        await until(pilot, lambda: app.say("game.dolores") in text(app).splitlines()[0])
        screen = app.screen
        assert isinstance(screen, NewGameScreen)
        assert len(screen.new_game().players) == 3


async def test_the_value_of_an_option_that_counts_again_stands_out(tmp_path: Path) -> None:
    """Neither “yes” nor “no” was marked once there were five players instead of six."""
    app = app_with_form(tmp_path, "dalmuti")
    async with running(app, (100, 30)) as pilot:
        await to_fields(pilot, app)
        await until(pilot, lambda: "Changes nothing with 6 players" in text(app))
        field = app.screen.query_one("#option-short_deck", Choice)
        assert not any("lit" in span.roles for span in field.lines[0])
        await pilot.press("left")
        await until(pilot, lambda: "Changes nothing" not in text(app))
        await pilot.pause()
        assert any("lit" in span.roles for span in field.lines[0])
