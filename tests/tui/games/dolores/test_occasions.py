"""What robots of Dolorès may remark on: promises, kept and broken, and who is not believed."""

import pytest
from msgspec.structs import replace

from engine.dolores.actions import Announce
from engine.dolores.cards import CONFLIT, ESQUIVE, PARTAGE, Gesture
from tests.tui.wreckers import face, moment, opened, shown

LIAR, OTHER = 0, 1
"""A player who has broken a promise before, and another one."""


def remarked_on(
    said: int, done: int, answer: int, broken: tuple[int, int]
) -> list[tuple[int, str]]:
    """Return who may remark on what when the donor has said and done something and the neighbour
    answers without a word, each having broken so many words before."""
    words = [Announce(LIAR, Gesture(said))] if said else []
    reveal = moment(opened(*words, *shown(done, answer)), 2)
    before, after = (
        replace(
            view,
            records=tuple(
                replace(record, broken=record.broken + number)
                for record, number in zip(view.records, (*broken, 0), strict=True)
            ),
        )
        for view in (reveal.before, reveal.view)
    )
    found = face().occasions(before, reveal.action, after)
    return [(each.seat, each.about.removeprefix("dolores.")) for each in found]


def test_who_fights_a_promise_of_one_who_broke_his_word_may_say_why() -> None:
    assert remarked_on(PARTAGE, PARTAGE, CONFLIT, (1, 0)) == [(OTHER, "doubted")]


@pytest.mark.parametrize(
    ("said", "done", "answer", "broken"),
    [
        (PARTAGE, PARTAGE, CONFLIT, (0, 0)),  # who kept every word deserves a better answer
        (PARTAGE, PARTAGE, CONFLIT, (1, 1)),  # whoever breaks one had better be silent
        (PARTAGE, PARTAGE, ESQUIVE, (1, 0)),  # who dodges has left the other a share
        (0, PARTAGE, CONFLIT, (1, 0)),  # nothing was promised
        (CONFLIT, CONFLIT, CONFLIT, (1, 0)),
    ],
)
def test_otherwise_nothing_is_said_of_it(
    said: int, done: int, answer: int, broken: tuple[int, int]
) -> None:
    assert remarked_on(said, done, answer, broken) == []


def test_who_shared_may_remark_on_a_broken_promise() -> None:
    assert remarked_on(PARTAGE, CONFLIT, PARTAGE, (0, 0)) == [(OTHER, "broken")]
    assert remarked_on(PARTAGE, CONFLIT, CONFLIT, (0, 0)) == []
