"""Exported games: complete, without secrets, and without anything that runs or loads."""

import json
import re
from html import escape
from pathlib import Path
from typing import Any, Final
from xml.etree import ElementTree

import pyte
import pytest

from engine.dalmuti.state import Options
from engine.game import EVERYONE, Seat
from saves.reading import load
from saves.records import Note
from tests.tui.cli.running import saved_game
from tests.tui.mistakes import made_up, mistaken
from themes.loader import bundled_theme
from tui.export.cast import TABLE, TOLD, WIDTH, as_cast
from tui.export.forms import made
from tui.export.html import as_html
from tui.export.paint import Paint
from tui.export.story import Story
from tui.export.svg import as_svg
from tui.export.text import as_markdown, as_text
from tui.render.face import Company, glyphs
from tui.words import Language, Wording
from tui.words.spans import plain, text_of

NAMES = ("Anna", "Bruno", "Chiara", "Dario")
GAMES = ("dolce-vita", "dolores", "dalmuti")

SOME: Final = 12
"""The steps of a story where it does not matter how the game goes on."""


def story_of(
    folder: Path,
    game: str = "dolores",
    seat: Seat = EVERYONE,
    names: tuple[str, ...] = NAMES,
    language: Language = "en",
    steps: int | None = None,
    hands: int = 1,
) -> Story:
    """Return the story of a game that robots played, or of only its first `steps`. In Dalmuti it is
    a match of `hands` hands."""
    options = Options(hands=hands) if game == "dalmuti" else None
    path = folder / f"{game}{seat}.ludo"
    saved = load(saved_game(path, *names, game=game, steps=steps, options=options))
    shown = tuple(player.name for player in saved.header.players)
    return Story(Company(shown, Wording(language), glyphs(False)), saved, seat)


@pytest.fixture(scope="module")
def paint() -> Paint:
    return painted("riviera-night")


def painted(name: str) -> Paint:
    """Return the colours of a theme."""
    return Paint(bundled_theme(name))


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", ["en", "fr"])
def test_text_tells_every_step_and_the_result(
    tmp_path: Path, game: str, language: Language
) -> None:
    story = story_of(tmp_path, game, language=language)
    text = as_text(story)
    digits = len(str(story.account.last))
    numbers = [
        int(found) for found in re.findall(rf"^ {{0,{digits - 1}}}(\d+)  ", text, re.MULTILINE)
    ]
    told = [entry.number for entry in story.entries() if entry.lines]
    assert numbers == told and numbers[-1] == story.account.last
    assert all(name in text for name in NAMES) and "seed" in text
    assert text.endswith(plain(story.result()))
    assert max(map(len, text.split(plain(story.result()))[0].splitlines())) <= 100


@pytest.mark.parametrize("game", GAMES)
def test_markdown_has_a_heading_for_every_chapter(tmp_path: Path, game: str) -> None:
    story = story_of(tmp_path, game, hands=2)
    markdown = as_markdown(story)
    chapters = [entry.chapter for entry in story.entries() if entry.chapter]
    headings = re.findall(r"^(##+) (.*)$", markdown, re.MULTILINE)
    assert [len(signs) - 2 for signs, _ in headings] == [chapter.level for chapter in chapters]
    assert not re.search(r"\S[ \N{NO-BREAK SPACE}]{2,}\S", markdown.partition("```")[0])
    assert len(headings) >= 3 and all(name[0].isupper() for _, name in headings)


def whole_lines(packed: list[list[int]]) -> list[list[int]]:
    """Return the numbers of the pieces of each line, unpacked as the script of a page does."""
    lines: list[list[int]] = []
    for back, head, tail, *between in packed:
        before = lines[len(lines) - back] if back else []
        lines.append([*before[:head], *between, *before[len(before) - tail :]])
    return lines


def data_of(page: str) -> dict[str, Any]:
    """Return the data of a page, its lines and tables whole."""
    data: dict[str, Any] = json.loads(re.findall(r'id="game">(.*?)</script>', page, re.DOTALL)[0])
    whole = whole_lines(data["lines"])
    data["lines"] = ["".join(data["pieces"][n] for n in each) for each in whole]
    rows: dict[int, int] = {}
    for number, changes in enumerate(data["frames"]):
        rows |= dict(zip(changes[::2], changes[1::2], strict=True))
        data["frames"][number] = [rows[row] for row in sorted(rows)]
    return data


def test_names_are_text_whatever_they_hold(tmp_path: Path, paint: Paint) -> None:
    names = ("</script><b>A", "`B` [x](y)", "&amp;\"'C", "{{title}}")
    story = story_of(tmp_path, names=names, steps=SOME)
    shown = story.company.names
    assert r"\</script\>\<b\>A" in as_markdown(story) and r"\`B\` \[x\](y)" in as_markdown(story)
    page = as_html(story, paint)
    assert "</script><b>" not in page and page.count("</script>") == 2
    lines = "\n".join(data_of(page)["lines"])
    assert all(escape(name) in lines for name in shown)
    assert "{{title}}" in lines
    svg = as_svg(paint, story.position(3, 100, 30), 100, "</title>")
    texts = " ".join(ElementTree.fromstring(svg).itertext()).replace("\N{NO-BREAK SPACE}", " ")
    assert all(name in texts for name in shown)


@pytest.mark.parametrize("game", GAMES)
def test_the_page_holds_every_table_and_needs_nothing_from_elsewhere(
    tmp_path: Path, paint: Paint, game: str
) -> None:
    story = story_of(tmp_path, game, steps=60)
    page = as_html(story, paint)
    assert not re.search(r"https?:|src=|@import|url\(", page)
    data = data_of(page)
    assert len(data["frames"]) == len(data["beats"]) == story.account.last + 1
    assert data["chapters"] == list(story.steps.chapters)
    for number in (0, story.account.last // 2, story.account.last):
        shown = [data["lines"][n] for n in data["frames"][number]]
        wanted = [text_of(each).rstrip() for each in story.position(number, 90, 34)]
        bare = [re.sub(r"<[^>]+>", "", each).rstrip() for each in shown]
        assert not any(bare[len(wanted) :])
        assert bare[: len(wanted)] == [escape(each) for each in wanted]
    assert not set(re.findall(r'class=\\"(s\d+)', page)) - set(re.findall(r"\.(s\d+) \{", page))


def test_the_page_holds_the_review(tmp_path: Path, paint: Paint) -> None:
    saved = mistaken(tmp_path / "game.ludo", (0.1, 0.3))
    names = tuple(player.name for player in saved.header.players)
    story = Story(Company(names, Wording("en"), glyphs(False)), saved, EVERYONE)
    data = data_of(as_html(story, paint))
    review = data["review"]
    assert sorted(review["mistakes"].values()) == ["?", "??"]
    for number, sign in review["mistakes"].items():
        shown = "\n".join(data["lines"][n] for n in review["choices"][number])
        assert re.sub(r"<[^>]+>", "", shown).count(f"\N{NO-BREAK SPACE}{sign}") == 1
    (chart,) = review["charts"]
    assert chart["points"][0] == [0, 90, 5, 5] and len(review["seats"]) == len(names)
    assert data_of(as_html(story_of(tmp_path, steps=SOME), paint))["review"] is None


def test_the_page_of_a_match_has_a_chart_of_the_match_and_one_of_each_hand(
    tmp_path: Path, paint: Paint
) -> None:
    options = Options(hands=2)
    path = saved_game(tmp_path / "game.ludo", *"ABCD", game="dalmuti", options=options)
    made_up(load(path), {}, 10)
    story = Story(Company(tuple("ABCD"), Wording("en"), glyphs(False)), load(path), EVERYONE)
    match, hand = data_of(as_html(story, paint))["review"]["charts"]
    assert match["title"] != hand["title"] and match["parts"] == []
    starts = [number for number, each in story.steps.chapters.items() if not each.level]
    assert hand["parts"] == starts and hand["points"][0] == [0, 90, 3, 3, 3]


def test_a_picture_of_a_step_says_what_the_review_says(tmp_path: Path) -> None:
    saved = mistaken(tmp_path / "game.ludo", (0.3,))
    names = tuple(player.name for player in saved.header.players)
    story = Story(Company(names, Wording("en"), glyphs(False)), saved, EVERYONE)
    assert story.analysis is not None
    (number,) = story.analysis.mistakes()
    svg = made(story, "svg", number, "riviera-night")
    texts = " ".join(ElementTree.fromstring(svg).itertext()).replace("\N{NO-BREAK SPACE}", " ")
    assert "saw it" in texts and "??" in texts


def reviewed_match(folder: Path, hands: int, steps: int | None = None) -> Story:
    """Return the story of a match of twelve players with a review of every decision, each with a
    reason. With `steps` return that of the first steps, without a review."""
    path, names = folder / "match.ludo", ("Anna", *"BCDEFGHIJK", "Léa")
    options = Options(hands=hands)
    saved = load(saved_game(path, *names, game="dalmuti", steps=steps, options=options))
    if steps is None:
        chosen = [step + 1 for step in range(len(saved.journal)) if saved.journal.chose(step)]
        made_up(saved, {step: (5 + step % 30) / 100 for step in chosen}, 20)
    return Story(Company(names, Wording("fr"), glyphs(False)), saved, EVERYONE)


@pytest.mark.slow
@pytest.mark.parametrize(("hands", "most"), [(5, 1 << 20), (20, 3 << 20)])
def test_the_page_of_a_match_with_its_review_stays_small(
    tmp_path: Path, paint: Paint, hands: int, most: int
) -> None:
    """At most 1 MiB for five hands, and 3 for the longest match that there is."""
    story = reviewed_match(tmp_path, hands)
    page = as_html(story, paint)
    assert len(data_of(page)["review"]["choices"]) > 80 * hands
    assert len(page.encode()) < most


def test_a_page_keeps_of_a_line_what_differs_from_the_one_before(
    tmp_path: Path, paint: Paint
) -> None:
    """Packed lines keep the page of a long match small."""
    page = as_html(reviewed_match(tmp_path, 1, steps=200), paint)
    packed = json.loads(re.findall(r'id="game">(.*?)</script>', page, re.DOTALL)[0])["lines"]
    whole = whole_lines(packed)
    assert len(whole) == len(set(map(tuple, whole)))
    between = sum(len(pieces) for _, _, _, *pieces in packed)
    assert between < sum(map(len, whole)) / 2


@pytest.mark.parametrize("theme", ["storm-lantern", "riviera-afternoon", "parchment"])
def test_a_picture_is_whole_svg_and_asks_no_server(tmp_path: Path, theme: str) -> None:
    story, paint = story_of(tmp_path, steps=SOME), painted(theme)
    svg = as_svg(paint, story.position(9, 100, 30), 100, "Dolorès")
    ElementTree.fromstring(svg)
    assert re.findall(r"https?://[^\"' ]+", svg) == ["http://www.w3.org/2000/svg"]


def test_a_picture_has_the_colours_of_a_theme_and_never_those_of_a_terminal(tmp_path: Path) -> None:
    story = story_of(tmp_path, steps=SOME)
    drawn = {
        theme: made(story, "svg", 9, theme)
        for theme in ("riviera-night", "parchment", "terminal", "gone")
    }
    assert "color-scheme: dark" in made(story, "html", 9, "riviera-night")
    assert "color-scheme: light" in made(story, "html", 9, "parchment")
    assert bundled_theme("parchment").background in drawn["parchment"]
    assert bundled_theme("riviera-night").background in drawn["riviera-night"]
    assert drawn["terminal"] == drawn["gone"] == drawn["riviera-night"] != drawn["parchment"]


@pytest.mark.parametrize("game", GAMES)
def test_a_terminal_that_plays_the_recording_shows_the_first_and_the_last_table(
    tmp_path: Path, paint: Paint, game: str
) -> None:
    story = story_of(tmp_path, game, steps=60)
    header, *events = map(json.loads, as_cast(story, paint).splitlines())
    assert (header["version"], header["width"], header["height"]) == (2, WIDTH, TABLE + TOLD)
    assert len(events) == 2 + sum(len(entry.scene) for entry in story.entries())
    moments = [at for at, _, _ in events]
    assert moments == sorted(moments) and moments[0] == 0
    screen = pyte.Screen(WIDTH, TABLE + TOLD)
    terminal = pyte.Stream(screen)
    assert {kind for _, kind, _ in events[:-1]} == {"o"}
    (first, *others), last = (written for _, _, written in events[:-1]), story.account.last
    for number, written in ((0, first), (last, "".join(others))):
        terminal.feed(written)
        shown = [row.rstrip() for row in screen.display[:TABLE]]
        table = [text_of(row).rstrip() for row in story.position(number, WIDTH, TABLE - 4)]
        assert shown == [*table, *[""] * (TABLE - len(table))][:TABLE]


def test_notes_are_told_where_they_were_made(tmp_path: Path, paint: Paint) -> None:
    story = story_of(tmp_path, steps=SOME)
    story.saved.history.notes[story.account.step(5)] = Note(5, "Brave!", "!?"[:1])  # type: ignore[arg-type]
    for text in (as_text(story), as_markdown(story), as_html(story, paint), as_cast(story, paint)):
        assert text.count("Brave!") >= 1


def test_what_a_seat_did_not_know_is_not_told(tmp_path: Path, paint: Paint) -> None:
    """The gifts of the tax are known to giver and receiver alone."""
    open_story = story_of(tmp_path, "dalmuti", hands=2)
    gifts = [entry for entry in open_story.entries() if " gives " in plain(entry.lines)]
    assert gifts
    own = story_of(tmp_path, "dalmuti", seat=1, hands=2)
    hidden = 0
    for entry in own.entries():
        action = own.saved.journal.actions[own.account.step(entry.number) - 1]
        if type(action).__name__ == "Gift" and action.seat != 1:
            hidden += 1
            assert "has chosen" in plain(entry.lines)
    assert hidden
