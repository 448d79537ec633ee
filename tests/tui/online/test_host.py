"""A table on the net, its guests in memory: who gets in, who is told what, what counts."""

from typing import Any

import msgspec
import pytest

from engine.dalmuti.state import Options as DalmutiOptions
from engine.registry import GAMES, game_named
from saves.problems import SaveError
from tests.tui.online.evening import Evening, Guest
from tui.online.messages import (
    Accepted,
    Agree,
    Back,
    Begin,
    Decide,
    Error,
    Granted,
    Keep,
    Leave,
    List,
    Mute,
    Offer,
    Over,
    Part,
    Pause,
    Paused,
    Refused,
    Room,
    Said,
    Say,
    Wave,
    Welcome,
    Wish,
)

SHORT: dict[str, Any] = {"dalmuti": DalmutiOptions(hands=1)}
"""Options with which a game does not last long."""


def seated(evening: Evening, people: int = 3) -> list[Guest]:
    """Return so many guests at a table whose game has begun."""
    guests = [evening.come(f"Guest {number}") for number in range(people)]
    evening.send(guests[0], Begin())
    return guests


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_is_played_by_what_was_heard_alone(game: str) -> None:
    people = game_named(game).seats[0]
    evening = Evening(game, people, 0 if people == 2 else 1, options=SHORT.get(game))
    guests = seated(evening, people)
    watcher = evening.come(watch=True)
    for _ in range(3):
        evening.play_on(25)
        evening.check()
    evening.play_on()
    evening.check()
    for guest in [*guests, watcher]:
        assert guest.last(Over).reason == evening.table.outcome.reason  # type: ignore[union-attr]
        assert guest.last(Room).phase == "over"
    assert {by for by, action in evening.book.written if 0 <= action.seat < people} == {"human"}


def test_seats_are_taken_in_turn_and_no_more_come_than_there_are() -> None:
    evening = Evening(people=2, robots=1)
    one, two, three = (evening.come("Anna\x1b[2J") for _ in range(3))
    assert [one.heard.seat, two.heard.seat] == [0, 1]
    assert three.last(Error).code == "full" and three.closed
    room = one.last(Room)
    assert [each.name for each in room.seats] == ["Anna[2J", "Anna[2J 2", "R0"]
    assert [each.by for each in room.seats] == ["human", "human", "random"]


def test_free_seats_become_robots() -> None:
    evening = Evening(people=4)
    guest = evening.come("Anna")
    evening.send(guest, Begin())
    assert [each.by for each in guest.heard.players] == ["human", *["random"] * 3]
    evening.play_on()
    assert guest.last(Over) is not None


def test_who_owns_the_table_begins() -> None:
    evening = Evening()
    token = evening.host.reserve("Owner", owner=True)
    other = evening.come("Bruno")
    evening.send(other, Begin())
    assert other.last(Error).code == "not-now" and not evening.books
    owner = evening.come(token=token)
    assert owner.last(Welcome).owner and not other.last(Welcome).owner
    evening.send(owner, Begin())
    assert evening.books


@pytest.mark.parametrize(
    ("change", "code"),
    [
        (lambda d, _: Decide(d.turn + 1, d.action), "late"),
        (lambda d, _: Decide(0, d.action), "late"),
        (lambda d, _: Decide(d.turn, msgspec.Raw(b'{"do":"fly"}')), "not-an-action"),
        (lambda d, _: Decide(d.turn, msgspec.Raw(b"7")), "not-an-action"),
        (
            lambda d, a: Decide(d.turn, msgspec.Raw(msgspec.json.encode({**a, "seat": 1}))),
            "not-yours",
        ),
        (lambda d, _: Decide(d.turn, msgspec.Raw(b'{"do":"award","column":0}')), "not-yours"),
    ],
)
def test_what_does_not_count_changes_nothing(change: Any, code: str) -> None:
    evening = Evening()
    guests = seated(evening)
    (asked,) = evening.asked()
    assert asked is guests[0]
    right = evening.wishes(asked)
    before = [list(guest.bytes) for guest in guests]
    steps = list(evening.table.journal.actions)
    evening.send(asked, change(right, msgspec.json.decode(right.action)))
    assert asked.last(Refused).code == code
    assert evening.table.journal.actions == steps
    assert [guest.bytes for guest in guests[1:]] == before[1:]
    evening.send(asked, right)
    assert asked.last(Accepted) == Accepted(right.turn)
    evening.send(asked, right)
    assert asked.last(Refused).code == "late", "a repeated decision does not count twice"
    evening.check()


def test_what_the_rules_refuse_says_why() -> None:
    evening = Evening()
    seated(evening)
    for _ in range(3):
        evening.play_on(1)
    guest = evening.asked()[0]
    laid = next(a for _, a in evening.book.written if a.seat == guest.heard.seat)
    evening.send(guest, Decide(guest.heard.ask.turn, msgspec.Raw(msgspec.json.encode(laid))))
    refused = guest.last(Refused)
    assert refused.code.startswith("dolce-vita.")
    evening.check()


def test_a_lost_line_keeps_its_seat_and_what_was_heard() -> None:
    evening = Evening()
    guests = seated(evening)
    evening.play_on(10)
    token = guests[1].last(Welcome).token
    evening.go(guests[1])
    evening.wait(30)
    assert guests[0].last(Room).seats[1].away == 0
    again = evening.come(token=token)
    assert again.heard.seat == 1 and again.heard.account is not None
    evening.check()
    evening.play_on()
    evening.check()
    assert {by for by, _ in evening.book.written} <= {"", "human"}


def test_a_robot_stands_in_and_gives_back_and_the_save_says_so() -> None:
    evening = Evening(grace=60)
    guests = seated(evening)
    token = guests[1].last(Welcome).token
    evening.play_on(2)
    evening.go(guests[1])
    evening.play_on()
    assert not evening.asked(), "all wait for who is away"
    assert evening.host.due == 60
    evening.wait(59)
    assert evening.host.wanted is None
    evening.wait(1)
    assert evening.host.wanted is not None
    assert guests[0].last(Room).seats[1].by == "random"
    evening.play_on(20)
    again = evening.come(token=token)
    assert guests[0].last(Room).seats[1].by == "human"
    evening.check()
    evening.play_on()
    by = [by for by, action in evening.book.written if action.seat == 1]
    assert set(by) == {"human", "random"}
    assert again.last(Over) is not None


def test_no_robot_plays_on_when_all_are_away() -> None:
    evening = Evening(people=1, robots=2)
    (guest,) = seated(evening, 1)
    evening.go(guest)
    evening.wait(100)
    assert evening.host.wanted is None
    evening.come(token=guest.last(Welcome).token)
    evening.play_on()
    assert evening.table.outcome is not None


def test_the_same_seat_from_elsewhere_closes_the_line_before() -> None:
    evening = Evening()
    guests = seated(evening)
    again = evening.come(token=guests[2].last(Welcome).token)
    assert guests[2].last(Error).code == "elsewhere" and guests[2].closed
    evening.host.lost(guests[2].line, evening.now)
    evening.post()
    assert evening.host.chairs.here == {0, 1, 2}
    evening.check()
    assert again.heard.seat == 2


def test_who_leaves_does_not_spoil_the_game() -> None:
    evening = Evening()
    guests = seated(evening)
    evening.send(guests[0], Leave())
    assert guests[0].last(Error).code == "left"
    assert evening.host.wanted is not None
    evening.play_on()
    assert guests[1].last(Over) is not None


def test_a_seat_is_free_again_for_who_leaves_before_the_game() -> None:
    evening = Evening(people=3)
    one, two = evening.come("Anna"), evening.come("Bruno")
    evening.send(one, Leave())
    assert two.last(Room).seats[0].by == ""
    assert evening.come("Clio").heard.seat == 0
    evening.go(two)
    evening.wait(60)
    assert evening.host.chairs.free() == 1


def test_anybody_pauses_and_nothing_counts_meanwhile() -> None:
    evening = Evening(clock=30)
    guests = seated(evening)
    evening.wait(20)
    evening.send(guests[2], Pause(True))
    assert guests[0].heard.paused is not None and guests[0].heard.paused.seat == 2
    evening.send(guests[0], evening.wishes(guests[0]))
    assert guests[0].last(Refused).code == "paused"
    evening.wait(1000)
    assert evening.host.wanted is None
    evening.send(guests[1], Pause(False))
    evening.wait(9)
    assert evening.host.wanted is None, "a pause stops the clock"
    evening.wait(1)
    assert evening.host.wanted is not None


def test_a_robot_decides_once_for_who_falls_asleep() -> None:
    evening = Evening(clock=30)
    guests = seated(evening)
    assert guests[0].heard.ask.seconds == 30
    evening.wait(30)
    assert evening.think()
    assert guests[0].heard.ask.turn == 0
    evening.send(guests[1], evening.wishes(guests[1]))
    evening.send(guests[2], evening.wishes(guests[2]))
    assert evening.asked() == [guests[0]] and evening.host.wanted is None
    evening.send(guests[0], evening.wishes(guests[0]))
    by = [by for by, action in evening.book.written if action.seat == 0]
    assert by == ["random", "human"]


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


def test_words_and_signs_go_to_all_but_who_does_not_want_them() -> None:
    evening = Evening()
    guests = seated(evening)
    watcher = evening.come(watch=True)
    evening.send(guests[1], Mute(0, True))
    evening.send(guests[0], Say("bon\x1b[31mjour\u202e !"))
    assert guests[2].last(Said).text == watcher.last(Said).text == "bon[31mjour !"
    assert guests[1].last(Said) is None
    for _ in range(9):
        evening.send(guests[0], Wave("hello"))
    assert guests[0].last(Error).code == "too-often" and not guests[0].closed
    evening.send(watcher, Say("psst"))
    assert watcher.last(Error).code == "not-now"


def test_watchers_see_what_all_may_know_as_late_as_the_table_wants() -> None:
    evening = Evening("dalmuti", 4, delay=10)
    seated(evening, 4)
    watcher = evening.come(watch=True)
    assert watcher.heard.account is None
    evening.wait(10)
    assert watcher.heard.account is not None
    assert watcher.heard.account.last == evening.table.account(-3).last
    assert watcher.heard.account.view.hand == 0
    before = watcher.heard.account.last
    evening.play_on(5)
    assert watcher.heard.account.last == before
    late = evening.come(watch=True)
    assert late.heard.account is not None and late.heard.account.last == before
    evening.wait(10)
    evening.check()


def test_a_guest_that_knows_no_rules_is_told_what_it_may_do() -> None:
    evening = Evening()
    guests = seated(evening)
    turn = guests[0].heard.ask.turn
    evening.send(guests[0], List(turn))
    offer = guests[0].last(Offer)
    legal = evening.game.legal(evening.table.view(0))
    assert list(offer.actions) == msgspec.to_builtins(list(legal)) and not offer.more
    evening.send(guests[1], List(turn))
    assert guests[1].last(Refused).code == "late"


def test_each_takes_the_game_home_when_it_is_over() -> None:
    evening = Evening()
    guests = seated(evening)
    evening.send(guests[0], Keep(0))
    assert guests[0].last(Error).code == "not-now", "not before: all hands are in it"
    evening.play_on()
    evening.send(guests[0], Keep(0))
    part = guests[0].last(Part)
    text = part.text
    for number in range(1, part.of):
        evening.send(guests[0], Keep(number))
        text += guests[0].last(Part).text
    assert text.encode() == evening.book.content()


def test_the_same_people_play_again() -> None:
    evening = Evening()
    guests = seated(evening)
    evening.send(guests[1], Begin())
    assert guests[1].last(Error).code == "not-now"
    evening.play_on()
    evening.send(guests[1], Begin())
    assert len(evening.books) == 2 and evening.books[0].closed
    evening.check()
    evening.play_on()
    evening.check()


def test_a_full_disk_rests_the_game_and_loses_nothing() -> None:
    evening = Evening()
    guests = seated(evening)
    evening.book.full = True
    right = evening.wishes(guests[0])
    evening.send(guests[0], right)
    assert guests[0].last(Refused).facts == {"why": "disk-full"}
    evening.book.full = False
    evening.send(guests[0], right)
    evening.check()
    for guest in guests[1:]:
        evening.send(guest, evening.wishes(guest))
    for _ in range(14):
        evening.play_on(1)
    evening.book.full = True
    # The last card of a round is laid, and what the dealer does then cannot be written.
    (asked,) = evening.asked()
    evening.send(asked, evening.wishes(asked))
    assert asked.last(Refused).code == "not-kept"
    evening.book.full = False
    evening.play_on()
    evening.check()
    assert evening.table.outcome is not None


def test_a_dealer_that_cannot_write_rests_the_game_until_somebody_tries_again() -> None:
    evening = Evening()
    guests = seated(evening)
    acted = evening.book.acted

    def once(action: Any, state: Any, outcome: Any) -> None:
        if action.seat < 0 and evening.book.written:
            raise SaveError("disk-full")
        acted(action, state, outcome)

    evening.book.acted = once  # type: ignore[method-assign]
    evening.play_on()
    assert guests[1].heard.paused == Paused(True, None, "disk-full")
    evening.book.acted = acted  # type: ignore[method-assign]
    evening.send(guests[1], Pause(False))
    evening.play_on()
    evening.check()
    assert evening.table.outcome is not None


def test_a_seat_that_is_left_after_a_game_is_for_somebody_else_in_the_next() -> None:
    evening = Evening()
    guests = seated(evening)
    assert evening.come("Late").last(Error).code == "full"
    evening.play_on()
    evening.send(guests[1], Leave())
    late = evening.come("Late")
    assert late.heard.seat == 1 and late.heard.account is None
    assert evening.come(token=guests[1].last(Welcome).token).last(Error).code == "unknown-token"
    evening.send(guests[0], Begin())
    assert [each.name for each in late.heard.players] == ["Guest 0", "Late", "Guest 2"]
    evening.play_on()
    evening.check()


def test_the_seats_of_a_game_that_was_played_elsewhere_are_for_who_comes() -> None:
    evening = Evening()
    seated(evening)
    evening.play_on(5)
    again = Evening()
    again.books.append(evening.book)
    again.host.resume(evening.book, ["", "", ""], 0.0)
    guests = [again.come("Somebody else") for _ in range(3)]
    assert [each.name for each in guests[2].heard.players] == ["Guest 0", "Guest 1", "Guest 2"]
    assert again.come("Too many").last(Error).code == "full"
    assert all(evening.book.tokens)
    again.check()
    again.play_on()
    again.check()
    assert again.table.outcome is not None
