"""When points show which of two gestures is better, and when the rest has to be told."""

from engine.dolores import DOLORES
from engine.dolores.bots.explain_gestures import otherwise, shows
from engine.dolores.cards import CONFLIT
from engine.game import Reason
from engine.reasons import WHOLE
from tests.engine.dolores.positions import A, sharing, table


def test_what_becomes_of_the_rest_where_what_is_told_is_rather_unlikely() -> None:
    """The rest may be as good, better, or a little worse. Nothing is told if it is much worse, or
    if what is told is rather likely."""
    rather = [0.3, 0.6, 0.1]
    assert otherwise(rather, [0.2, 0.01, 0.0], [0], 2) == [Reason("else-even", {WHOLE: 7})]
    assert otherwise(rather, [0.2, 0.05, 0.0], [0], 2) == [Reason("else-better")]
    assert otherwise(rather, [0.2, -0.05, -0.1], [0], 2) == [Reason("else-worse")]
    assert otherwise(rather, [0.2, -0.5, 0.0], [0], 2) == []
    assert otherwise([0.6, 0.3, 0.1], [0.2, 0.05, 0.0], [0], 2) == []


def test_the_one_gesture_against_which_the_better_one_is_worse_is_named() -> None:
    fight = {"seat": 2, "gesture": CONFLIT, "percent": 60}
    told = otherwise([0.3, 0.6, 0.1], [0.2, -0.05, 0.0], [0], 2)
    assert told == [Reason("else-worse-if", fight)]


def test_of_two_players_it_counts_by_how_much_one_is_ahead() -> None:
    """A fight brings A a point more than a dodge, but B three more: points do not tell why it is
    better."""
    two, three = (DOLORES.view(sharing(table(seats), (71, 73, 71, 71)), A) for seats in (2, 3))
    fought, dodged = {"points": 3, "theirs": 5}, {"points": 2, "theirs": 2}
    assert not shows(two, fought, dodged) and shows(two, dodged, fought)
    assert shows(three, fought, dodged)
