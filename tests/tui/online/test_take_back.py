"""Undoing a decision at a table on the net: whose consent it needs, and what counts after it."""

from tests.tui.online.evening import Evening, seated
from tui.online.messages import (
    Agree,
    Back,
    Granted,
    Refused,
    Wish,
)


def test_a_take_back_needs_everybody() -> None:
    evening = Evening()
    guests = seated(evening)
    for guest in guests[:2]:
        evening.send(guest, evening.wishes(guest))
    steps = len(evening.table.journal)
    evening.send(guests[0], Back())
    wish = guests[2].last(Wish)
    assert wish.seat == 0 and wish.waiting == (1, 2)
    evening.send(guests[0], Agree(wish.wish, True))
    assert guests[0].last(Refused).code == "not-now", "one's own wish is not one's to grant"
    evening.send(guests[1], Agree(wish.wish, True))
    assert len(evening.table.journal) == steps
    evening.send(guests[2], Agree(wish.wish, True))
    assert guests[1].last(Granted) == Granted(wish.wish, True)
    assert len(evening.table.journal) == steps - 2
    assert evening.asked() == [guests[0]]
    evening.check()
    evening.send(guests[0], evening.wishes(guests[0]))
    evening.send(guests[0], Back())
    wish = guests[2].last(Wish)
    evening.send(guests[2], Agree(wish.wish, False))
    assert guests[0].last(Granted) == Granted(wish.wish, False)
    evening.play_on()
    evening.check()


def test_a_decision_for_a_question_from_before_a_take_back_is_late() -> None:
    evening = Evening()
    guests = seated(evening)
    old = evening.wishes(guests[0])
    evening.send(guests[0], old)
    evening.send(guests[0], Back())
    wish = guests[1].last(Wish)
    for guest in guests[1:]:
        evening.send(guest, Agree(wish.wish, True))
    evening.send(guests[0], old)
    assert guests[0].last(Refused).code == "late"


def test_who_goes_holds_no_take_back_up() -> None:
    evening = Evening()
    guests = seated(evening)
    evening.send(guests[0], evening.wishes(guests[0]))
    evening.send(guests[0], Back())
    evening.send(guests[1], Agree(guests[1].last(Wish).wish, True))
    evening.go(guests[2])
    assert guests[0].last(Granted) is None, "he may be back at once, and has a say"
    evening.wait(60)
    assert guests[0].last(Granted).done
    evening.check()


def test_while_one_take_back_waits_no_other_is_asked_for() -> None:
    evening = Evening()
    guests = seated(evening)
    for guest in guests[:2]:
        evening.send(guest, evening.wishes(guest))
    evening.send(guests[1], Back())
    first = guests[2].last(Wish)
    evening.send(guests[0], Back())
    assert guests[0].last(Refused).code == "not-now" and guests[2].last(Wish) == first
