"""The guided opening of Dolorès: three sharings of three players, without bottles."""

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
        Lesson("guide.do.loot"),
        Lesson("guide.do.sides"),
        Lesson("guide.do.gestures"),
        Announce(1, PARTAGE),
        Lesson("guide.do.announce", Announce(0, PARTAGE)),
        Lesson("guide.do.share", Commit(0, PARTAGE)),
        Commit(1, PARTAGE),
        Reveal(),
        Settle(),
        Lesson("guide.do.shared"),
        HandOn(),
        Draw((52, 31, 61, 71)),
        Announce(2, PARTAGE),
        Commit(1, PARTAGE),
        Commit(2, CONFLIT),
        Reveal(),
        Settle(),
        Lesson("guide.do.fought"),
        HandOn(),
        Draw((13, 32, 22, 62)),
        Announce(2, CONFLIT),
        Lesson("guide.do.dodge", Commit(0, ESQUIVE)),
        Commit(2, CONFLIT),
        Reveal(),
        Lesson("guide.do.pick", Pick(0, Slot(3))),
        Settle(),
        Lesson("guide.do.end"),
    ),
)
