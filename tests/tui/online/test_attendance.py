"""Who is at a table on the net, its guests in memory: coming, leaving, coming back, robots."""

from tests.tui.online.evening import Evening, seated
from tui.online.messages import (
    Begin,
    Error,
    Leave,
    Over,
    Room,
    Welcome,
)


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


def test_the_seat_of_who_owns_the_table_waits_for_him_before_the_game() -> None:
    evening = Evening(grace=60)
    token = evening.host.reserve("Owner", owner=True)
    evening.go(evening.come(token=token))
    evening.wait(100)
    assert evening.come(token=token).last(Welcome).owner


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
