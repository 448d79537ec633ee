"""The game of a guest, whose journal is at a host."""

from types import SimpleNamespace
from typing import Any

from tests.tui.online.evening import Evening, Guest, seated
from tui.online.elsewhere import Elsewhere
from tui.online.messages import Accepted, Forgotten


def following(guest: Guest) -> tuple[Elsewhere, Any]:
    """Return a guest's game, and a stand-in for the visit that it follows."""
    visit: Any = SimpleNamespace(heard=guest.heard, guest=SimpleNamespace(told=True), sent=None)
    return Elsewhere(visit, lambda *_: None), visit


def test_who_has_decided_once_may_ask_for_it_back() -> None:
    evening = Evening()
    guest, other, _ = seated(evening)
    mine, theirs = following(guest)[0], following(other)[0]
    assert not mine.returns
    evening.send(guest, evening.wishes(guest))
    assert mine.returns and not theirs.returns


def test_after_the_line_was_lost_what_is_told_as_before_is_not_shown_again() -> None:
    evening = Evening()
    guest = seated(evening)[0]
    for _ in range(6):
        asked = evening.asked()[0]
        evening.send(asked, evening.wishes(asked))
    mine, visit = following(guest)
    before = mine.account
    assert before.last >= 6
    visit.heard.account = before.copy()
    assert mine.rejoin(3) == 3 and mine.account is not before
    visit.heard.account = before.copy()
    visit.heard.account.hear(Forgotten(2))
    assert mine.rejoin(before.last) is None, "so many steps there are not any more"
    changed = before.copy()
    changed._steps[3] = changed._steps[2]
    visit.heard.account = changed
    assert mine.rejoin(3) == before.last, "another move stands there now"


def test_a_decision_that_was_taken_is_not_asked_for_again_before_the_next_message() -> None:
    evening = Evening()
    guest = seated(evening)[0]
    turn = guest.heard.ask.turn
    guest.heard.hear(Accepted(turn + 1))
    assert guest.heard.ask.turn == turn, "it was another one"
    guest.heard.hear(Accepted(turn))
    assert guest.heard.ask.turn == 0
