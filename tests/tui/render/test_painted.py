"""Charts, curves and the podium as they are painted: texts that were looked at before they were
committed."""

import pytest

from engine.game import rank
from tests.tui.painted import meant, painted
from tui.games.registry import face_for
from tui.render.cards import (
    Tags,
    back,
    beside,
    card,
    covered,
    empty,
    fan,
    in_corners,
    in_middle,
)
from tui.render.chart import chart
from tui.render.curves import Course, bars, curves, ink, signed
from tui.render.face import Company, glyphs
from tui.render.numerals import PIXELS, numeral
from tui.render.podium import podium
from tui.words import Wording
from tui.words.spans import Span, plain

NAMES = ("Anna", "Bruno", "Chiara", "Dario", "Élodie")

COMPANY = Company(NAMES[:3], Wording("en"), glyphs(False))

COURSE = Course(
    [(2, (0.1, 0.6, 0.3)), (6, (0.3, 0.3, 0.4)), (7, (0.5, 0.1, 0.4)), (12, (1.0, 0.0, 0.0))], 0, 14
)


def test_charts(snapshot: object) -> None:
    drawn = [
        chart(COMPANY, [[0, 5, 10], [0, 8, 4], [0, 2, 4]], 40, 9),
        chart(COMPANY, [[0, 5, 10], [0, 8, 4], [3, 2, 4]], 30, 6, ("a", "b", "the end"), bold=1),
        chart(COMPANY, [[-20, 5, 10], [12, 8, -15], [0, 2, 4]], 33, 7, lowest=None),
        chart(COMPANY, [[3, 5], [4, 8], [8, 9]], 12, 3, lowest=None),
        chart(COMPANY, [[3, 5, 4, 9], [3, 8, 4, 1]], 24, 8, ("first", "second", "third", "end")),
        chart(COMPANY, [[7, 7], [7, 7]], 30, 4),
    ]
    assert snapshot == "\n---\n".join([*map(painted, drawn), meant(drawn[0]), meant(drawn[1])])


def test_curves(snapshot: object) -> None:
    texts = [
        painted(curves(COMPANY, COURSE, seats, ink(COURSE, seats, 24, 4), here))
        for seats, here in (((0,), 7), ((1, 0), 0), ((2, 1, 0), 14))
    ]
    texts.append(meant(curves(COMPANY, COURSE, (1, 0), ink(COURSE, (1, 0), 24, 4), 7)))
    plain = COMPANY._replace(glyphs=glyphs(True))
    texts.append(painted(curves(plain, COURSE, (0, 1, 2), ink(COURSE, (0, 1, 2), 24, 5), 14)))
    level = Course([(3, (0.25, 0.25, 0.25, 0.25))], 3, 3)
    four = COMPANY._replace(names=NAMES[:4])
    texts.append(painted(curves(four, level, (0, 1, 2, 3), ink(level, (0, 1, 2, 3), 9, 3), 3)))
    assert snapshot == "\n---\n".join(texts)


def test_shares_as_bars(snapshot: object) -> None:
    shares = (0.25, 0.333, 0.417)
    rows = [row for cells in (16, 30, 41) for row in bars(COMPANY, shares, (2, 0, 1), cells)]
    assert snapshot == painted([*rows, signed(COMPANY, shares, (2, 0))])


@pytest.mark.parametrize("scores", [(10, 15, 12, 3, 1), (9, 9, 4, 4, 4), (5, 4), (3, 3)])
def test_podiums(scores: tuple[int, ...], snapshot: object) -> None:
    company = Company(NAMES[: len(scores)], Wording("en"), glyphs(False))
    face, outcome = face_for("dolores", company), rank(list(scores), "dawn")
    parts = (0.2, 0.5, 0.99, 1.0)
    texts = [painted(podium(face, outcome, part)) for part in parts]
    texts.append(meant(podium(face, outcome)))
    wide = ("Maximilienne-Aurore", *NAMES[1 : len(scores)])
    texts.append(painted(podium(face_for("dolores", company._replace(names=wide)), outcome)))
    assert snapshot == "\n---\n".join(texts)


def test_faces_and_backs_of_cards(snapshot: object) -> None:
    signs = COMPANY.glyphs
    faces = [
        in_corners(text, cells, rows)
        for cells in (3, 4, 5)
        for rows in (1, 2, 3, 4)
        for text in ("7", "12")
    ]
    faces += [in_middle("7", 5, rows) for rows in (1, 2, 3, 4)]
    faces += [back(signs, cells, 2) for cells in (4, 5, 6, 7)]
    assert snapshot == "\n".join("|".join(["", *face, ""]) for face in faces)


def test_cards_side_by_side(snapshot: object) -> None:
    signs = COMPANY.glyphs
    tag, long = Span("can", "can", None, ("can",)), Span("Maximilienne", "seat-0")
    edged = [
        card(signs, ["x" * 6] * 2, "chip-1", True, Tags(above, below, edge), ("card", 7))
        for above, below, edge in ((None, tag, ""), (tag, long, "cursor"), (long, None, ""))
    ]
    own = card(signs, [(Span("x"), Span("y", "mark")), "zz"], "chip-2", target="t")
    fans = [fan(signs, number, cells, "back") for number in (1, 3, 12) for cells in (4, 5, 8, 20)]
    texts = [plain(beside(edged)), meant(beside(edged)), meant(own)]
    texts += [meant(fans[1]), *(plain(beside(fans[n : n + 4])) for n in (0, 4, 8))]
    under = [(span,) for edge in (True, False) for span in covered(signs, 4, "back", edge)]
    texts += [plain(under), plain(empty(signs, 7, 2)), plain(empty(signs, 8, 1))]
    assert snapshot == "\n---\n".join(texts)


def test_numerals(snapshot: object) -> None:
    rows = [numeral(glyphs(plain), text) for plain in (True, False) for text in (*PIXELS, "10")]
    assert snapshot == "\n".join("\n".join(each) for each in rows)
