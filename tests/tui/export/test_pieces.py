"""The parts of which exports are made, of a story with a few made-up steps."""

import json
import re
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

import pytest

from saves.reading import load
from saves.records import Note
from tests.tui.cli.running import saved_game
from tests.tui.export.test_forms import whole_lines
from themes.loader import bundled_theme
from tui.export import cast as recording
from tui.export import text
from tui.export.cast import LEAST, LONGEST, SECONDS, TABLE, TOLD, WIDTH, as_cast
from tui.export.html import Markup, as_html, changes
from tui.export.paint import RESET, TO_THE_END, Paint
from tui.export.position import position_lines
from tui.export.story import Entry, Story, headed, remark
from tui.export.svg import as_svg
from tui.export.text import as_markdown, as_text, escaped
from tui.render.face import Chapter, Company, glyphs
from tui.words import Wording
from tui.words.spans import Line, Span, line, text_of

SAY = Wording("en")
PAINT = Paint(bundled_theme("riviera-night"))


def entry(
    number: int, *told: Line, chapter: Any = None, notes: Any = (), beats: Any = (1.0,)
) -> Entry:
    """Return a step of a story; `beats` are those of the frames of its scene."""
    scene = tuple(SimpleNamespace(beats=each) for each in beats)
    return Entry(number, chapter, [*told], [*notes], cast(Any, scene))


def story(*entries: Entry, last: int = 12, result: list[Line] | None = None) -> Story:
    """Return a story of these steps. Its table has one line, the number of the step."""
    still = SimpleNamespace(beats=1.0)
    found = SimpleNamespace(
        title="Dolorès",
        company=SimpleNamespace(say=SAY),
        account=SimpleNamespace(last=last, moment=lambda _: None),
        about=lambda: [("Begun", line("today", Span("  now")))],
        entries=lambda: iter(entries),
        result=lambda: result or [],
        saved=SimpleNamespace(header=SimpleNamespace(begun="1970-01-01T00:01:00Z")),
        face=SimpleNamespace(still=lambda _: still),
        position=lambda number, *room: [line(f"step {number} of {room[:2]}")],
        analysis=None,
    )
    return cast(Story, found)


HAND = Chapter("Hand 2")
TRICK = Chapter("Trick 3", 1)
TITLE = line(Span("Hand 2", "title"))
LONG = line("word " * 17 + "end")


def test_text_tells_each_step_under_its_number() -> None:
    steps = (
        entry(1, line("Anna plays"), line("and wins"), notes=[line("Brave! " * 12)]),
        entry(2, TITLE, chapter=HAND),
        entry(3, LONG, chapter=TRICK),
        entry(12, line("Bruno plays  ")),
    )
    assert as_text(story(*steps, result=[line("Anna wins")])).splitlines() == [
        *("Dolorès", "=======", "", "Begun: today  now", ""),
        *(" 1  Anna plays", "    and wins"),
        f"    ¶ {' '.join(['Brave!'] * 10)}",
        "    ¶ Brave! Brave!",
        *("", " 2  Hand 2"),
        f" 3  {' '.join(['word'] * 15)}",
        "        word word end",
        *("12  Bruno plays", "", "Anna wins"),
    ]
    assert as_text(story(entry(3, line("x")), last=9)).splitlines()[-1] == "3  x"


def test_a_note_fills_the_width_of_a_text_and_no_more() -> None:
    for spare, rows in ((0, 1), (1, 2)):
        note = line("w" * (text.WIDTH - 20 - len("12  ¶ ") + spare) + " " + "x" * 19)
        told = as_text(story(entry(1, line("Anna plays"), notes=[note]))).splitlines()
        written = [each for each in told if "¶" in each]
        assert len(written) == rows and max(map(len, written)) <= text.WIDTH


def test_a_row_that_is_too_wide_for_a_picture_is_cut_and_moves_no_other() -> None:
    svg = as_svg(PAINT, [line("a" * 9 + " bcd"), line("e")], 11, "title")
    rows = re.findall(r'<text class="table-r\d+" .*?>(.*?)</text>', svg)
    assert [row.replace("&#160;", " ").rstrip() for row in rows if row.strip("&#160; ")] == [
        *("aaaaaaaaa b", "e"),
    ]


def test_markdown_has_an_item_a_step_and_a_heading_a_chapter() -> None:
    steps = (
        entry(1, line("Anna *plays*"), line(" 5  on C"), notes=[line("Brave!")]),
        entry(2, line("Bruno is last"), TITLE, line("a new deal"), chapter=HAND),
        entry(3, chapter=TRICK),
    )
    assert as_markdown(story(*steps, result=[line("Anna wins")])).splitlines() == [
        *("# Dolorès", "", "- Begun: today now"),
        *("- 1: Anna \\*plays\\* · 5 on C", "", "  > Brave!", ""),
        *("- 2: Bruno is last", "", "## Hand 2", "", "- 2: Hand 2 · a new deal"),
        *("", "### Trick 3", ""),
        *("", "```", "Anna wins", "```"),
    ]
    assert "```" not in as_markdown(story(*steps))
    assert "- 1: At the table: Anna · Bruno" in as_markdown(
        story(entry(1, line("At the table:"), line("  Anna"), line("  Bruno")))
    )


def test_what_means_something_in_markdown_is_escaped() -> None:
    assert escaped("a_b <c> #1 | ~") == "a\\_b \\<c\\> \\#1 \\| \\~"


def test_lines_before_a_title_belong_to_the_chapter_before() -> None:
    assert headed([line("a"), (), TITLE, TITLE]) == 2
    assert headed([TITLE]) == headed([line("a")]) == headed([]) == 0
    assert headed([line("a"), line(Span("x", "strong"))]) == 1


@pytest.mark.parametrize(
    ("text", "glyph", "said"), [("Brave", "!", "! Brave"), ("", "?", "?"), ("Hm", "", "Hm")]
)
def test_a_note_is_its_sign_and_its_text(text: str, glyph: Any, said: str) -> None:
    spans = remark(Note(3, text, glyph))
    assert text_of(spans) == said
    assert {span.roles for span in spans if span.text != " "} == {"accent"}


def test_only_changed_lines_are_drawn() -> None:
    assert recording._changes([], ["a", "", "c"]) == "\x1b[1;1Ha\x1b[3;1Hc"
    assert recording._changes(["a", "b"], ["a", "x", ""]) == "\x1b[2;1Hx"


def test_a_recording_rests_on_each_frame_and_scrolls_what_was_told() -> None:
    told = [line(f"line {n}") for n in range(4)]
    steps = (
        entry(1, *told, beats=(0.0, 100.0, 2.0)),
        entry(2, line("more"), line("last"), notes=[line("note")], beats=(1.0,)),
    )
    header, *events = map(json.loads, as_cast(story(*steps), PAINT).splitlines())
    assert header == {
        "version": 2,
        "width": WIDTH,
        "height": TABLE + TOLD,
        "timestamp": 60,
        "title": "Ludothèque · Dolorès",
    }
    rests = [SECONDS, LEAST, LONGEST, 2 * SECONDS, SECONDS + 2]
    raw = as_cast(story(*steps), PAINT)
    assert "Dolorès" in raw and f"step 0 of ({WIDTH}, {TABLE - 4})" in raw
    rows = {int(row) for text in events for row in re.findall(r"\x1b\[(\d+);1H", text[2])}
    assert max(rows) == TABLE + TOLD
    assert [at for at, *_ in events] == [round(sum(rests[:n]), 3) for n in range(6)]
    written = [text for *_, text in events]
    assert written[0].startswith("\x1b[?25l") and "step 0" in written[0]
    assert "line 0" not in written[2] and f"\x1b[{TABLE + 1};1H" in written[3]
    assert "line 2" in written[4] and "line 1" not in written[4], "the older have scrolled away"
    assert f"\x1b[{TABLE + TOLD};1H" in written[4] and "note" in written[4]
    assert "\x1b[?25l" not in "".join(written[1:]) and written[-1].endswith("\x1b[?25h\r\n")


def test_what_is_told_in_a_recording_breaks_with_an_indent_and_signs_stay_signs() -> None:
    told = line("x" * (WIDTH - 4) + " y zé")
    events = as_cast(story(entry(1, told, beats=(1.2345,))), PAINT).splitlines()[1:]
    assert "zé" in events[1], "JSON may hold any sign"
    at, _, written = json.loads(events[1])
    assert at == 0.7 and re.search(r"x y *\x1b\[K", written) and "H    zé" in written
    assert json.loads(events[2])[0] == round(0.7 + 1.2345 * SECONDS + 2, 3)


def test_a_page_plays_by_itself_and_names_its_chapters() -> None:
    steps = (
        entry(1, line("Anna"), line("Bo"), notes=[line("note")], beats=(9.0, 0.1)),
        entry(2, line("more"), chapter=HAND, beats=(2.0,)),
    )
    page = as_html(story(*steps), PAINT)
    game = json.loads(re.findall(r'id="game">(.*?)</script>', page, re.DOTALL)[0])
    assert game["beats"] == [1200, 320, 1600] and game["chapters"] == [2]
    assert game["told"] == [[1, "Anna"], [1, "Bo"], [1, "note"], [2, "more"]]
    assert game["review"] is None
    lines = ["".join(game["pieces"][n] for n in each) for each in whole_lines(game["lines"])]
    assert [[lines[n] for n in frame[1::2]] for frame in game["frames"]] == [
        [f"step {n} of (90, 34)"] for n in range(3)
    ]
    assert "{{" not in page and 'lang="en"' in page


def test_a_page_holds_what_differs_from_the_table_before() -> None:
    assert changes([[5, 6], [5, 7, 8], [5], [5]], blank=9) == [
        *([0, 5, 1, 6], [1, 7, 2, 8], [1, 9, 2, 9], []),
    ]


def test_pieces_and_lines_of_a_page_are_kept_once() -> None:
    markup = Markup(PAINT)
    spans = line("a <", Span("b", "strong"))
    assert [markup.number(each) for each in (spans, line("c"), spans)] == [0, 1, 0]
    assert markup.numbers([line("c"), line("d")]) == [1, 2]
    assert markup.numbers([line("a <", "", "d"), line("c"), line("c")], before=[0, 2]) == [3, 1, 1]
    assert markup.lines == [[0, 0, 0, 0, 1], [0, 0, 0, 2], [0, 0, 0, 3], [3, 1, 0, 3]]
    strong = markup.look("strong")
    assert strong and markup.look("") == "" and markup.look("strong") == strong
    assert list(markup.pieces) == ["a &lt;", f'<span class="{strong}">b</span>', "c", "d"]
    assert markup.line((*spans, Span("  "))) == f'a &lt;<span class="{strong}">b</span>'
    assert markup.styles.count("\n") == 0 and markup.styles.startswith(f".{strong} {{ ")


def test_a_style_is_turned_on_once_and_off_at_the_end() -> None:
    plainly = PAINT.ansi(line("ab", "c "))
    assert plainly == f"abc{TO_THE_END}"
    strong = PAINT.ansi(line("a", Span("b", "strong"), Span("c", "strong"), Span("", "dim"), "d"))
    assert strong.count(RESET) == 2 and strong.endswith(f"d{TO_THE_END}")
    open_end = PAINT.ansi(line(Span("b", "strong")))
    assert open_end.endswith(f"{RESET}{PAINT.ink}{TO_THE_END}") and open_end.startswith(RESET)


def test_a_position_has_the_question_until_the_game_is_over(tmp_path: Path) -> None:
    names = ("Anna", "Bruno", "Chiara")
    saved = load(saved_game(tmp_path / "game.ludo", *names))
    company = Company(names, SAY, glyphs(False))
    told = Story(company, saved, 0)
    face, account = told.face, told.account
    over = [text_of(each) for each in position_lines(face, account, account.last, 100)]
    before = [text_of(each) for each in position_lines(face, account, 5, 100)]
    assert before[0].startswith("Dolce Vita · ") and before[0].endswith("Anna")
    assert f"5 of {account.last}" in before[0].replace("\N{NO-BREAK SPACE}", " ")
    result = [text_of(each) for each in told.result()]
    assert over[1] == "◆ Chiara wins with 3,700,000" and over[1] not in before
    assert over[-len(result) :] == result and over[-len(result) - 1] == ""
    assert text_of(told.result()[0]) not in before
    # Frames before the last one must not show the result yet.
    moment = account.moment(account.last)
    frame = face.still(moment)._replace(weight=0.123)
    early = position_lines(face, account, account.last, 100, frame=frame)
    assert [text_of(each) for each in early][-1] != result[-1]


def test_the_seed_is_told_once_the_game_is_over(tmp_path: Path) -> None:
    names = ("Anna", "Bruno", "Chiara")
    company = Company(names, SAY, glyphs(False))
    for steps, number in ((None, 3), (40, 2)):
        saved = load(saved_game(tmp_path / f"{steps}.ludo", *names, steps=steps))
        facts = Story(company, saved, 0).about()
        assert len(facts) == number
        assert text_of(facts[1][1]) == "■ Anna (human), ● Bruno (random), ◆ Chiara (random)"
        assert text_of(facts[0][1]).endswith(" UTC")
