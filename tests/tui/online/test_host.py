"""A table on the net, its guests in memory: who is told what, and what counts."""

from typing import Any

import msgspec
import pytest

from engine.dalmuti.state import Options as DalmutiOptions
from engine.registry import GAMES, game_named
from saves.problems import SaveError
from tests.tui.online.evening import Evening, seated
from tui.online.messages import (
    Accepted,
    Begin,
    Decide,
    Error,
    Keep,
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
    Waved,
    Welcome,
)

SHORT: dict[str, Any] = {"dalmuti": DalmutiOptions(hands=1)}
"""Options with which a game does not last long."""


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


def test_who_comes_back_is_told_of_no_clock_where_none_runs() -> None:
    for clock, left in ((0, 0), (30, 20)):
        evening = Evening(clock=clock)
        (asked, *_) = seated(evening)
        evening.wait(10)
        again = evening.come(token=asked.last(Welcome).token)
        assert again.heard.ask.turn and again.heard.ask.seconds == left


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


@pytest.mark.parametrize(("seed", "sign"), [("d", "well-played"), ("b", "thanks")])
def test_robots_greet_back_and_the_best_of_them_says_something_at_the_end(
    seed: str, sign: Any
) -> None:
    """A robot that has won thanks the others; one that was beaten praises the winner."""
    evening = Evening("dolores", 2, robots=2, seed=seed)
    guests = seated(evening, 2)
    evening.send(guests[1], Mute(2, True))
    evening.send(guests[0], Wave("hello"))
    assert guests[0].last(Waved) == Waved(2, "hello") and guests[1].last(Waved) == Waved(0, "hello")
    evening.play_on()
    places = guests[0].last(Over).places
    best = min((2, 3), key=places.__getitem__)
    assert guests[0].last(Waved) == Waved(best, sign) and (places[best] == 1) == (sign == "thanks")


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


def test_who_asks_for_the_game_again_and_again_costs_the_host_nothing() -> None:
    evening = Evening(seed="home")
    guest, *_ = seated(evening)
    evening.play_on()
    for _ in range(2):
        evening.host.hear(guest.line, Keep(0), evening.now)
    (_, first), (_, second) = evening.host.out
    assert isinstance(first, Part) and first is second


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
