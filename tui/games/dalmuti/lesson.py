"""The tutorial of Der Große Dalmuti: the draw, the tax and the first tricks of four players, with
the default options of a new game."""

from engine.dalmuti.actions import Collect, Deal, Draw, Gift, Pass, Play, Sweep
from engine.dalmuti.cards import JESTER, Rank, counts, gather
from engine.dalmuti.state import Options
from tui.games.lesson import Guide, Lesson

HANDS = (
    (5, 6, 6, 7, 7, 8, 8, 8, 9, 9, 9, 10, 10, 11, 11, 12, 12, 12, 12, JESTER),
    (1, 2, 3, 4, 4, 5, 6, 6, 6, 7, 7, 8, 9, 9, 10, 10, 11, 11, 12, 12),
    (3, 4, 5, 5, 5, 6, 7, 7, 9, 9, 10, 10, 10, 11, 11, 11, 12, 12, 12, JESTER),
    (2, 3, 4, 7, 8, 8, 8, 8, 9, 9, 10, 10, 10, 11, 11, 11, 11, 12, 12, 12),
)

GUIDE = Guide(
    "dalmuti",
    4,
    Options(),
    (
        Draw((5, 6, 8, 9)),
        Lesson("guide.da.seats", lit=(("seat", 0), ("title", 0))),
        Lesson("guide.da.titles", lit=(("title",),)),
        Deal(tuple(counts(gather(hand)) for hand in HANDS)),
        Lesson("guide.da.hand", lit=(("card",),)),
        Lesson("guide.da.revolution", lit=(("card", 13), ("title", 3)), ruling="DA5"),
        Lesson("guide.da.tax", Gift(0, (11, 11)), lit=(("card", 11), ("seat", 3), ("title", 3))),
        Gift(1, (12, 12)),
        Collect(),
        Lesson("guide.da.taxed", lit=(("card", 2), ("card", 3), ("felt",))),
        Lesson("guide.da.lead", Play(0, Rank(12), 4, 0), lit=(("card", 12),)),
        Pass(1),
        Pass(2),
        Play(3, Rank(8), 4, 0),
        Lesson("guide.da.pass", Pass(0), lit=(("pile",),)),
        Pass(1),
        Play(2, Rank(5), 3, 1),
        Pass(3),
        Pass(0),
        Pass(1),
        Lesson("guide.da.swept", lit=(("pile",), ("seat", 2))),
        Sweep(),
        Play(2, Rank(10), 1, 0),
        Play(3, Rank(9), 1, 0),
        Lesson("guide.da.beat", Play(0, Rank(6), 1, 0), lit=(("pile",), ("card", 6))),
        Play(1, Rank(5), 1, 0),
        Pass(2),
        Pass(3),
        Lesson("guide.da.again", Play(0, Rank(3), 1, 0), lit=(("pile",), ("card", 3))),
        Pass(1),
        Pass(2),
        Pass(3),
        Sweep(),
        Lesson("guide.da.jester", Play(0, Rank(9), 3, 1), lit=(("card", 9), ("card", 13))),
        Pass(1),
        Pass(2),
        Pass(3),
        Sweep(),
        Lesson("guide.da.end", lit=(("title",),)),
        Lesson("guide.da.points", lit=(("score",),), standings=True, ruling="DA12"),
    ),
)
