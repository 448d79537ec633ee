"""Frames of a scene: how long each stays, and its sentence in more and in less room."""

from typing import Any

import pytest

from tui.render.face import Moment
from tui.render.scene import Frame, counting, in_signs, shown, within
from tui.words.spans import Span, line, plain, text_of

MOMENT: Any = Moment(None)


def test_a_longer_sentence_stays_longer_and_a_note_longer_still() -> None:
    frames = [Frame(MOMENT, line("x" * cells)) for cells in (0, 28, 56)]
    assert [frame.beats for frame in frames] == [0.5, 1.5, 2.5]
    assert frames[1]._replace(weight=2.0, more=0.25).beats == 3.25
    assert frames[1]._replace(note=(line("x" * 14), line("x" * 28))).beats == 1.5 + 3.5
    assert not frames[0].closes


def test_without_motion_only_the_last_frame_is_shown() -> None:
    scene = tuple(Frame(MOMENT, line(text)) for text in "abc")
    assert shown(scene, moves=True) == scene
    assert shown(scene, moves=False) == scene[-1:]


@pytest.mark.parametrize(
    ("cells", "text"),
    [(9, "a longest"), (8, "shorter"), (7, "shorter"), (6, "short"), (2, "short")],
)
def test_the_longest_form_that_fits_is_said(cells: int, text: str) -> None:
    assert text_of(within(cells, line("a longest"), line("shorter"), line("short"))) == text


def test_signs_stand_for_names_only() -> None:
    said = line("now ", Span("■ Anna", "seat-0 strong"), Span(" leads", "strong"))
    assert text_of(in_signs(said)) == "now ■ leads"


def test_scores_are_counted_in_their_places_and_as_wide_as_before() -> None:
    lines = [
        line(Span("■ Anna", "seat-0", ("seat", 0)), Span("  12", "sum", ("score", 0))),
        line(Span("   9", "sum", ("score", 1))),
    ]
    counted = counting(lines, {0: 7})
    assert plain(counted) == "■ Anna   7\n   9"
    assert [span.roles for each in counted for span in each] == ["seat-0", "sum lit", "sum"]
