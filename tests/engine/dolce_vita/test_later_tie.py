"""What a review says of kept cards that later tie with another seat, by tables at the end of
made-up lines."""

from types import SimpleNamespace
from typing import Any

import pytest

from engine.dolce_vita.actions import Place
from engine.dolce_vita.bots import by_lines, later_tie
from engine.dolce_vita.bots.later_tie import ties_later
from engine.dolce_vita.cards import BOAT, HOUSE, Column
from engine.dolce_vita.rules import apply
from engine.dolce_vita.state import State
from engine.game import Reason
from tests.engine.dolce_vita.positions import GREEN, RED, YELLOW, card, closing

PRIZE, NOWHERE = Column(1), Column(6)
HOUSE_7 = card(HOUSE, 7)
FACTS = {"column": PRIZE, "object": HOUSE_7, "seat": YELLOW}


def behind(under_prize: tuple[int, ...], elsewhere: tuple[int, ...]) -> State:
    """Return a state in which Yellow has the house by eleven. Green has cards under it, and others
    elsewhere."""
    return closing(
        columns={PRIZE: [HOUSE_7]},
        cards={
            RED: {NOWHERE: (1, 2, 3, 4)},
            YELLOW: {PRIZE: (5, 6), NOWHERE: (1, 2)},
            GREEN: {PRIZE: under_prize, NOWHERE: elsewhere},
        },
        owned={GREEN: (card(BOAT, 6),)},
        turn=GREEN,
    )


def root(state: State, number: int, lines: list[tuple[State, int]]) -> Any:
    """Return a stand-in for the root of a search of one placement of Green away from the prize.
    `lines` are the tables at the end of its lines, each with how often it was tried."""
    place = Place(GREEN, number, NOWHERE)
    return SimpleNamespace(
        state=state,
        seat=GREEN,
        places=[place],
        visits=sum(tries for _, tries in lines),
        lines=[(state, tries) for state, tries in lines],
    )


@pytest.fixture(autouse=True)
def _made_up(monkeypatch: pytest.MonkeyPatch) -> None:
    for module in (by_lines, later_tie):
        monkeypatch.setattr(module, "ended", lambda root, _: root.lines)


def test_that_a_card_which_is_kept_ties_later() -> None:
    state = behind((5,), (1, 2))
    tie, none = behind((5, 6), (1, 2, 3)), behind((5,), (1, 2, 3, 4))
    spent = root(state, 6, [(behind((5, 4), (1, 2, 6)), 10)])
    for often, told in ((8, True), (5, False)):
        kept = root(state, 3, [(tie, often), (none, 10 - often)])
        found = Reason("ties-later", FACTS | {"card": 6}) if told else None
        assert ties_later(kept, spent) == found, "mostly, or it is not told"
        assert ties_later(spent, kept) is None


def test_that_two_cards_which_are_kept_tie_later() -> None:
    state = behind((), (1, 2))
    kept = root(state, 3, [(behind((5, 6), (1, 2, 3)), 10)])
    spent = root(state, 6, [(behind((3, 4), (1, 2, 6)), 10)])
    told = Reason("ties-later-two", FACTS | {"card": 5, "second": 6})
    assert ties_later(kept, spent) == told


def test_a_tie_that_lies_there_already_does_not_come_later() -> None:
    state = behind((5, 6), (1,))
    kept = root(state, 3, [(apply(state, Place(GREEN, 3, NOWHERE)), 10)])
    assert ties_later(kept, root(state, 4, [(behind((5,), (1, 4)), 10)])) is None


def test_what_another_misses_either_way_is_not_told() -> None:
    state = behind((5,), (1, 2))
    kept = root(state, 3, [(behind((5, 6), (1, 2, 3)), 10)])
    assert ties_later(kept, root(state, 4, [(behind((5, 6), (1, 2, 4)), 10)])) is None
