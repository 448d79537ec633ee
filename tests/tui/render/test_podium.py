"""The podium: the players' places, and the counting of the scores."""

import pytest

from engine.game import Outcome, rank
from tui.games.registry import face_for
from tui.render.face import Company, glyphs
from tui.render.podium import HEIGHT, podium
from tui.words import Wording
from tui.words.spans import text_of, width

NAMES = ("Anna", "Bruno", "Chiara", "Dario", "Élodie")


def drawn(outcome: Outcome, counted: float = 1.0, names: tuple[str, ...] = NAMES) -> list[str]:
    rows = podium(
        face_for("dolores", Company(names, Wording("en"), glyphs(False))), outcome, counted
    )
    assert len(rows) == HEIGHT and len({width(row) for row in rows[3:]}) == 1
    return [text_of(row) for row in rows]


def test_the_best_stands_highest_in_the_middle() -> None:
    rows = drawn(rank([10, 15, 12, 3, 1], "dawn"))
    row_of = {name: next(n for n, row in enumerate(rows) if name in row) for name in NAMES[:3]}
    assert row_of["Bruno"] < row_of["Chiara"] == row_of["Anna"]
    line = rows[row_of["Anna"]]
    assert line.index("Chiara") < line.index("Anna")
    assert not any(name in row for row in rows for name in NAMES[3:])


def test_who_share_a_place_share_a_step() -> None:
    rows = drawn(rank([9, 9, 4, 4, 4], "dawn"))
    assert "■ ●" in rows[2] and "◆ ▲ ★" in rows[3]


def test_the_winner_is_counted_last_and_crowned_when_all_is_counted() -> None:
    outcome = rank([10, 15, 12, 3, 1], "dawn")
    third, second, first = ("".join(drawn(outcome, part)) for part in (0.3, 0.6, 0.9))
    assert "Anna" in third and "Chiara" not in third
    assert "Chiara" in second and "Bruno" not in second
    assert "Bruno" in first and "15" not in first and "⚑" not in first
    assert "15" in "".join(drawn(outcome)) and "⚑" in drawn(outcome)[0]


@pytest.mark.parametrize("names", [("A", "B"), ("Wolfeschlegelsteinhausenb", "Ma", "Mo")])
def test_any_names_keep_to_their_steps(names: tuple[str, ...]) -> None:
    drawn(rank(list(range(len(names))), "dawn"), names=names)
