"""The tutorial of Dolce Vita: one whole round of three players."""

from engine.dolce_vita.actions import Award, Deal, Place
from engine.dolce_vita.cards import Column, Object
from engine.dolce_vita.state import Options
from tui.games.lesson import Guide, Lesson

COLUMNS = (
    (17, 24, 31, 52, 45, 66, 73, 12, 81),
    (46, 82, 71, 23, 55, 61, 34, 81, 42),
    (27, 36, 14, 53, 81, 72, 65, 41, 82),
    (57, 81, 47, 25, 63, 15, 82, 33, 76),
    (62, 44, 82, 35, 77, 21, 56, 13, 81),
    (75, 51, 16, 81, 26, 43, 82, 64, 37),
    (82, 67, 22, 54, 11, 81, 74, 32, 82),
)
"""The objects of each column, from the bottom up."""

GUIDE = Guide(
    "dolce-vita",
    3,
    Options(),
    (
        Deal(tuple(tuple(map(Object, column)) for column in COLUMNS), 0),
        Lesson("guide.dv.columns", lit=(("column",),)),
        Lesson("guide.dv.first", Place(0, 5, Column(0)), lit=(("column", 0), ("card", 5))),
        Place(1, 3, Column(0)),
        Place(2, 4, Column(1)),
        Lesson(
            "guide.dv.tie", Place(0, 6, Column(1)), lit=(("column", 1), ("card", 4), ("card", 6))
        ),
        Place(1, 5, Column(3)),
        Place(2, 2, Column(0)),
        Lesson("guide.dv.alone", Place(0, 1, Column(6)), lit=(("column", 6), ("card", 1))),
        Place(1, 2, Column(4)),
        Place(2, 5, Column(3)),
        Lesson("guide.dv.signs", lit=(("column", 0), ("column", 3))),
        Lesson("guide.dv.sum", Place(0, 2, Column(0)), lit=(("column", 0), ("card", 2))),
        Place(1, 4, Column(1)),
        Place(2, 1, Column(5)),
        Lesson("guide.dv.struck", Place(0, 3, Column(3)), lit=(("column", 3), ("card", 3))),
        Place(1, 1, Column(2)),
        Place(2, 6, Column(4)),
        Lesson("guide.dv.award", lit=(("column", 0),), standings=True),
        Award(Column(0)),
        Lesson("guide.dv.column-a", lit=(("goods", 0), ("column", 1)), standings=True),
        Award(Column(1)),
        Lesson("guide.dv.column-b", lit=(("goods", 0), ("column", 2)), standings=True),
        Award(Column(2)),
        Lesson("guide.dv.column-c", lit=(("column", 2),), standings=True),
        Award(Column(3)),
        Lesson(
            "guide.dv.column-d",
            lit=(("goods", 0), ("column", 4), ("column", 5), ("column", 6)),
            standings=True,
        ),
        Award(Column(4)),
        Award(Column(5)),
        Award(Column(6)),
        Lesson("guide.dv.end", lit=(("score",),), standings=True, ruling="DV15"),
    ),
)
