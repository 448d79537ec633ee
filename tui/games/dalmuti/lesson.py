"""The guided opening of Der Große Dalmuti: the first tricks of four players with the short deck, in
a hand without tax."""

from engine.dalmuti.actions import Collect, Deal, Draw, Pass, Play, Sweep
from engine.dalmuti.cards import JESTER, Rank, counts, gather
from engine.dalmuti.state import Options
from tui.games.lesson import Guide, Lesson

HANDS = (
    (3, 5, 6, 6, 8, 8, 8, 9, 9, 9, 10, 10, 10, 10, JESTER),
    (3, 4, 4, 5, 6, 7, 7, 9, 9, 10, 10, 10, 10, 10),
    (2, 4, 4, 5, 5, 5, 6, 6, 7, 7, 8, 9, 10, JESTER),
    (1, 2, 3, 6, 7, 7, 7, 8, 8, 8, 8, 9, 9, 9),
)

GUIDE = Guide(
    "dalmuti",
    4,
    Options(short_deck=True, first_hand_revolution=True),
    (
        Draw((5, 6, 8, 9)),
        Deal(tuple(counts(gather(hand)) for hand in HANDS)),
        Collect(),
        Lesson("guide.da.seats"),
        Lesson("guide.da.hand"),
        Lesson("guide.da.lead", Play(0, Rank(10), 4, 0)),
        Pass(1),
        Pass(2),
        Play(3, Rank(8), 4, 0),
        Lesson("guide.da.pass", Pass(0)),
        Pass(1),
        Play(2, Rank(5), 3, 1),
        Pass(3),
        Pass(0),
        Pass(1),
        Sweep(),
        Lesson("guide.da.swept"),
        Play(2, Rank(10), 1, 0),
        Play(3, Rank(9), 1, 0),
        Lesson("guide.da.beat", Play(0, Rank(6), 1, 0)),
        Play(1, Rank(5), 1, 0),
        Pass(2),
        Pass(3),
        Lesson("guide.da.again", Play(0, Rank(3), 1, 0)),
        Pass(1),
        Pass(2),
        Pass(3),
        Sweep(),
        Lesson("guide.da.jester", Play(0, Rank(9), 3, 1)),
        Pass(1),
        Pass(2),
        Pass(3),
        Sweep(),
        Lesson("guide.da.end"),
    ),
)
