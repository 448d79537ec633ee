"""Longer texts in lines of a given width: headings, items, rulings, examples."""

from tui.render.glyphs import UNICODE
from tui.render.prose import set_text, strong
from tui.words import Wording
from tui.words.prose import Piece, Section, item, text
from tui.words.spans import plain, text_of, width

SAY = Wording("en")

SECTIONS = (
    Section(
        "Cards",
        (
            text("Each player has *six* number cards."),
            item("one of each number"),
            item("and no number twice or more often"),
            Piece("ruling", "Where the rules are silent, the lower seat begins."),
        ),
    ),
    Section(
        "Play",
        (
            Piece("example", "Anna plays 5 and waits.\nBruno plays 4.", samples=("one", "two")),
            Piece("example", "Nobody plays."),
        ),
    ),
)


def test_every_kind_of_piece_in_few_cells() -> None:
    ruling, example = "House rules, marked", SAY("rules.example")
    set_ = set_text(SECTIONS, SAY, UNICODE, 24, play="P")
    rows = [text_of(each).rstrip().replace("\N{NO-BREAK SPACE}", " ") for each in set_.lines]
    assert rows[:8] == [
        *("1  Cards", "", "Each player has six", "number cards.", ""),
        *("· one of each number", "· and no number twice or", "  more often"),
    ]
    assert rows[9].startswith(f"▌ {ruling}") and all(row.startswith("▌ ") for row in rows[9:12])
    at = rows.index("2  Play")
    assert rows[at - 2 : at] == ["", ""] and rows[at - 3]
    key = SAY("rules.example.play", key="P").replace("\N{NO-BREAK SPACE}", " ")
    assert rows[at + 2 :] == [
        *(f"│ {example}  {key}", "│ Anna plays 5 and", "│   waits.", "│ Bruno plays 4.", ""),
        *(f"│ {example}", "│ Nobody plays."),
    ]
    assert all(width(each) <= 24 for each in set_.lines if example not in text_of(each))


def test_where_sections_pieces_and_examples_begin() -> None:
    set_ = set_text(SECTIONS, SAY, UNICODE, 60, play="P")
    rows = [text_of(each) for each in set_.lines]
    assert [rows[at] for at in set_.starts] == ["1  Cards", "2  Play"]
    assert set(set_.places) == {(0, 0), (0, 1), (0, 2), (0, 3), (1, 0), (1, 1)}
    assert rows[set_.places[0, 2]].startswith("· and no")
    assert rows[set_.places[1, 1] + 1] == "│ Nobody plays."
    assert set_.samples == [(set_.places[1, 0], "one")]
    head = set_.lines[set_.places[1, 0]]
    assert [span.target for span in head if span.text.strip("│ ")] == ["one", "one"]
    without = set_text(SECTIONS, SAY, UNICODE, 60)
    assert not any(span.target for each in without.lines for span in each)


def test_words_between_stars_are_strong() -> None:
    spans = strong("*the* old *one*")
    assert [(span.text, span.roles) for span in spans] == [
        *(("the", "strong"), (" old ", ""), ("one", "strong")),
    ]
    assert plain([strong("none")]) == "none" and strong("none")[0].roles == ""
