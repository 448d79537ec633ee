"""The page of rules: its words, its layout, and moving in it."""

import re
from pathlib import Path

import pytest

from tests.tui.screens import click, text
from tests.tui.tables import app_on, running, until
from tui.app.screens.examples import ExamplesScreen
from tui.app.screens.replay import ReplayScreen
from tui.app.screens.rules import RulesScreen
from tui.app.widgets.page import Page
from tui.app.widgets.rows import Rows
from tui.games.registry import offered_games
from tui.render.glyphs import UNICODE
from tui.render.prose import heading, set_text
from tui.words import LANGUAGES, Language, Wording
from tui.words.catalogue import rules_of
from tui.words.prose import REFERENCE
from tui.words.search import lit, places
from tui.words.spans import Span, text_of, width


@pytest.mark.parametrize("game", offered_games())
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("cells", [40, 76])
def test_every_section_is_set_within_the_width(game: str, language: Language, cells: int) -> None:
    say = Wording(language)
    sections = rules_of(game, language)
    lines, starts, samples, _ = set_text(sections, say, UNICODE, cells, play="X")
    assert max(map(width, lines)) <= cells
    titles = [text_of(lines[start]) for start in starts]
    assert titles == [f"{n}  {heading(section, say)}" for n, section in enumerate(sections, 1)]
    set_in_full = "".join(map(text_of, lines))
    assert "*" not in set_in_full and not REFERENCE.search(set_in_full)
    assert all("X" in text_of(lines[at]) for at, _ in samples)


@pytest.mark.parametrize("game", offered_games())
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_says_the_same_numbers(game: str, language: Language) -> None:
    """Only numbers of three digits or more are compared; small ones depend on the wording."""
    english, told = rules_of(game, "en"), rules_of(game, language)
    assert len(english) == len(told)
    for section, other in zip(english, told, strict=True):
        assert [piece.kind for piece in section.pieces] == [piece.kind for piece in other.pieces]
        for piece, twin in zip(section.pieces, other.pieces, strict=True):
            assert piece.words and twin.words and (piece.words != twin.words or language == "en")
            assert _numbers(piece.words) == _numbers(twin.words)


def _numbers(words: str) -> list[str]:
    joined = re.sub(r"(?<=\d)[ ,.](?=\d{3}(?!\d))", "", words)
    kept = "".join(c if c.isdecimal() else " " for c in joined)
    return sorted(number for number in kept.split() if len(number) > 2)


TOGETHER = {
    "DO10, with what Dawn may come": (81, 84, 86, 90),
    "DO16, what is asked again and what is not": (84, 85, 86, 87, 88),
}
"""Bottles that a rule ties together, by that rule; one piece of the rules page names them all."""


@pytest.mark.parametrize("rule", TOGETHER)
@pytest.mark.parametrize("language", LANGUAGES)
def test_bottles_that_hang_together_are_told_together(rule: str, language: Language) -> None:
    say = Wording(language)
    short = [say(f"do.bottle.short.{bottle}") for bottle in TOGETHER[rule]]
    names = [name.rstrip(".").casefold() for name in short]
    pieces = [piece for section in rules_of("dolores", language) for piece in section.pieces]
    assert any(all(name in piece.words.casefold() for name in names) for piece in pieces)


def test_a_ruling_is_marked_as_the_houses_own_and_the_first_says_what_that_is() -> None:
    say, sections = Wording("en"), rules_of("dolce-vita", "en")
    lines = set_text(sections, say, UNICODE, 76).lines
    rulings = [piece for section in sections for piece in section.pieces if piece.kind == "ruling"]
    rows = [text_of(line) for line in lines]
    # The first ruling says in a sentence of its own what a house rule is, before the rule itself.
    what = say("rules.ruling.first")
    assert what.startswith("House rules") and what.endswith(".")
    labels = ["▌ House rules, ", f"▌ {say('rules.ruling')} "]
    first, *others = ([row for row in rows if row.startswith(label)] for label in labels)
    assert len(first) == 1 and len(others[0]) == len(rulings) - 1 > 0
    assert rows.index(first[0]) < rows.index(others[0][0])


async def test_sections_are_reached_by_keys_and_digits(tmp_path: Path) -> None:
    app = app_on(lambda: RulesScreen("dolce-vita"), tmp_path)
    async with running(app, (80, 24)) as pilot:
        await until(pilot, lambda: "What it is about" in text(app))
        for key, title in (("n", "On the table"), ("5", "Awarding"), ("é", "On the table")):
            await pilot.press(key)
            await until(pilot, lambda title=title: title in text(app).splitlines()[2])  # type: ignore[misc]
        await pilot.press("down", "down", "p")
        await until(pilot, lambda: "On the table" in text(app).splitlines()[2])
        await pilot.press("8")
        await until(pilot, lambda: "At this table" in text(app).splitlines()[2])
        await pilot.press("n", "end", "down", "pagedown")
        await pilot.pause()
        assert "At this table" in text(app).splitlines()[2]
        await pilot.press("home", "p", "up")
        await until(pilot, lambda: "What it is about" in text(app))


async def test_the_page_is_read_with_the_wheel_and_the_contents_with_the_mouse(
    tmp_path: Path,
) -> None:
    app = app_on(lambda: RulesScreen("dolce-vita"), tmp_path, language="fr")
    async with running(app, (120, 40)) as pilot:
        await until(pilot, lambda: "De quoi il s’agit" in text(app))
        await click(pilot, app, "Un seul de chaque")
        await until(pilot, lambda: text(app).splitlines()[2].count("Un seul de chaque") == 1)
        contents = app.screen.query_one("#contents", Rows)
        assert contents.cursor == 5
        page = app.screen.query_one(Page)
        page.focus()
        await pilot.press("home")
        await until(pilot, lambda: contents.cursor == 0)
        await pilot.press("pagedown")
        await until(pilot, lambda: contents.cursor > 0)


async def test_the_game_of_the_home_screen_is_the_first_one_read(tmp_path: Path) -> None:
    app = app_on(lambda: RulesScreen("no-such-game"), tmp_path)
    async with running(app, (80, 24)) as pilot:
        await until(pilot, lambda: "Rules · Dolce Vita" in text(app))


async def test_the_example_in_sight_is_a_key_or_a_click_away(tmp_path: Path) -> None:
    app = app_on(lambda: RulesScreen("dalmuti"), tmp_path)
    async with running(app, (80, 24)) as pilot:
        await until(pilot, lambda: "What it is about" in text(app))
        await pilot.press("5")
        await until(pilot, lambda: "X: play through the examples" in text(app))
        await pilot.press("x")
        await until(pilot, lambda: "the whole order is" in text(app))
        await pilot.press("enter")
        await until(pilot, lambda: isinstance(app.screen, ReplayScreen))
        await pilot.press("escape", "escape")
        await until(pilot, lambda: isinstance(app.screen, RulesScreen))
        await click(pilot, app, "X: play through the examples")
        await until(pilot, lambda: isinstance(app.screen, ReplayScreen))
        await until(pilot, lambda: "revolution" in text(app))


async def test_the_examples_of_the_game_being_read_are_a_key_away(tmp_path: Path) -> None:
    app = app_on(lambda: RulesScreen("dolores"), tmp_path)
    async with running(app, (80, 24)) as pilot:
        await until(pilot, lambda: "Dolorès" in text(app) and "examples" in text(app))
        await click(pilot, app, "examples", last=True)
        await until(pilot, lambda: isinstance(app.screen, ExamplesScreen))
        await until(pilot, lambda: "Yann’s highest collection" in text(app))
        await pilot.press("escape")
        await until(pilot, lambda: isinstance(app.screen, RulesScreen))


def test_words_are_found_whatever_their_case_and_accents() -> None:
    spans = (Span("Ça coûte "), Span("Été", "strong"), Span(" comme été"))
    assert places(spans, "ETE") == [range(9, 12), range(19, 22)]
    assert places(spans, "te ete c") == [range(6, 14)]
    assert places(spans, "") == places(spans, "hiver") == []
    marked = lit(spans, "te ete c", "cursor")
    assert text_of(marked) == text_of(spans)
    assert "".join(span.text for span in marked if span.roles == "cursor") == "te Été c"
    assert lit(spans, "hiver", "cursor") == spans


async def test_a_search_goes_from_match_to_match_and_is_forgotten(tmp_path: Path) -> None:
    app = app_on(lambda: RulesScreen("dolce-vita"), tmp_path)
    async with running(app, (80, 24)) as pilot:
        await until(pilot, lambda: "What it is about" in text(app))
        await pilot.press("slash", *"ROUND")
        await until(pilot, lambda: "match 1 of " in text(app))
        await pilot.press("enter")
        page = app.screen.query_one("#rules", Page)
        await until(pilot, lambda: app.screen.focused is page)
        await pilot.press("enter")
        await until(pilot, lambda: "match 2 of " in text(app))
        top = page.top
        await pilot.press("enter", "enter", "enter", "enter")
        await until(pilot, lambda: page.top > top)
        await pilot.press("escape")
        await until(pilot, lambda: "match " not in text(app))
        assert isinstance(app.screen, RulesScreen)
        await pilot.press("slash", *"zebra")
        await until(pilot, lambda: "no match" in text(app))


async def test_words_that_are_typed_are_sought_from_where_one_was(tmp_path: Path) -> None:
    """The first letters typed may stand in the rules of another game, and the whole word
    nowhere."""
    app = app_on(lambda: RulesScreen("dolce-vita"), tmp_path)
    async with running(app, (80, 24)) as pilot:
        await until(pilot, lambda: "What it is about" in text(app))
        await pilot.press("slash", *"peon")
        await until(pilot, lambda: "Dalmuti" in text(app).splitlines()[0])
        await pilot.press("x")
        await until(pilot, lambda: "no match" in text(app))
        await until(pilot, lambda: "What it is about" in text(app))
        assert "Dolce Vita" in text(app).splitlines()[0]


async def test_another_game_is_shown_before_the_place_of_a_ruling_was(tmp_path: Path) -> None:
    """A page without room is not painted, so that it has not gone to the ruling's place yet."""
    app = app_on(lambda: RulesScreen("dalmuti", "DA9"), tmp_path)
    async with running(app, (20, 5)) as pilot:
        screen = app.screen
        assert isinstance(screen, RulesScreen)
        screen.action_game(1)
        await pilot.resize_terminal(80, 24)
        await until(pilot, lambda: "Dolce Vita" in text(app).splitlines()[0])
        await until(pilot, lambda: "1  " in text(app))
