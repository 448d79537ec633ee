"""The tutorial of Dolorès: three sharings of three players, without bottles."""

from engine.dolores.actions import Announce, Commit, Deal, Draw, HandOn, Pick, Reveal, Settle
from engine.dolores.cards import CONFLIT, ESQUIVE, PARTAGE, Slot
from engine.dolores.state import Options
from tui.games.lesson import Guide, Lesson

GUIDE = Guide(
    "dolores",
    3,
    Options(),
    (
        Deal(((12, 11, 21), (41, 51, 61), (71, 22, 31)), 0),
        Draw((42, 11, 73, 21)),
        Lesson("guide.do.loot", lit=(("loot", 0),), standings=True, ruling="DO22"),
        Lesson("guide.do.sides", lit=(("lies",),), standings=True),
        Lesson("guide.do.gestures", lit=(("outcomes",),), standings=True, ruling="DO18"),
        Lesson("guide.do.payoffs", lit=(("outcomes",),), standings=True, ruling="DO18"),
        Announce(1, PARTAGE),
        Lesson("guide.do.announce", Announce(0, PARTAGE), lit=(("said", 1),), standings=True),
        Lesson("guide.do.share", Commit(0, PARTAGE), lit=(("outcomes",),), standings=True),
        Commit(1, PARTAGE),
        Reveal(),
        Settle(),
        Lesson("guide.do.shared", lit=(("loot", 0),), standings=True),
        Lesson("guide.do.record", lit=(("record",),), standings=True, ruling="DO13"),
        HandOn(),
        Draw((52, 31, 61, 71)),
        Announce(2, PARTAGE),
        Commit(1, PARTAGE),
        Commit(2, CONFLIT),
        Reveal(),
        Settle(),
        Lesson("guide.do.fought", lit=(("lies",), ("record", 2)), standings=True),
        HandOn(),
        Draw((13, 32, 22, 62)),
        Announce(2, CONFLIT),
        Lesson(
            "guide.do.dodge", Commit(0, ESQUIVE), lit=(("said", 2), ("outcomes",)), standings=True
        ),
        Commit(2, CONFLIT),
        Reveal(),
        Lesson("guide.do.pick", Pick(0, Slot(1)), lit=(("slot", 1),), standings=True),
        Settle(),
        Lesson("guide.do.score", lit=(("loot", 0), ("score", 0)), standings=True, ruling="DO22"),
        Lesson("guide.do.end", lit=(("deck",),), standings=True, ruling="DO10"),
    ),
)
