"""The account of a seat: it has no gaps, holds only what the seat has learnt, and follows the
journal."""

from itertools import islice
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.account import Account
from engine.chance import dice
from engine.dalmuti import DALMUTI
from engine.dalmuti.actions import Decline
from engine.dalmuti.state import Options as DalmutiOptions
from engine.dolce_vita import DOLCE_VITA
from engine.dolores import DOLORES
from engine.dolores.state import Options as DoloresOptions
from engine.game import BYSTANDER, EVERYONE, Game, Seat, Setup
from engine.journal import Journal
from tests.engine.journeys import Journey, Plan, plans
from tests.engine.toy import WHISPERS
from tests.engine.twins import some_twins

GAMES: dict[str, tuple[Game[Any, Any, Any], Any]] = {
    "whispers": (WHISPERS, WHISPERS.options()),
    "dolce-vita": (DOLCE_VITA, DOLCE_VITA.options()),
    "dolores": (DOLORES, DoloresOptions()),
    "dalmuti": (DALMUTI, DalmutiOptions(hands=2)),
}
SECRET = ("whispers", "dolores", "dalmuti")
LONGEST = 3000
some = settings(max_examples=15)


def journeys(name: str) -> st.SearchStrategy[Journey]:
    game, options = GAMES[name]

    def travel(plan: Plan) -> Journey:
        return Journey(game, plan, LONGEST)

    return plans(game, st.just(options)).map(travel)


def watchers(journal: Journal[Any, Any, Any]) -> tuple[Seat, ...]:
    return (*range(journal.setup.seats), EVERYONE, BYSTANDER)


def story(account: Account[Any, Any, Any]) -> list[Any]:
    """Return all that an account tells: its moments, its view, its newest moment and its views."""
    moments = [account.moment(number) for number in range(account.last + 1)]
    return [moments, account.view, account.newest, account.views()]


@pytest.mark.parametrize("name", GAMES)
@some
@given(data=st.data())
def test_its_steps_are_what_was_seen_without_gaps(name: str, data: st.DataObject) -> None:
    journal = data.draw(journeys(name)).journal()
    for seat in watchers(journal):
        account = Account(journal, seat)
        moments, view, newest, views = story(account)
        assert [each.action for each in moments[1:]] == journal.masked(seat)
        assert [each.before for each in moments[1:]] == views[:-1]
        assert [each.view for each in moments] == views
        assert newest == moments[-1] and newest.view == view
        steps = [account.step(number) for number in range(account.last + 1)]
        assert steps == sorted(set(steps)) and steps[0] == 0
        assert [account.number(step) for step in steps] == list(range(account.last + 1))
        assert account.number(len(journal)) == account.last
        over = [account.outcome(number) is not None for number in range(account.last + 1)]
        assert over == [*[False] * account.last, True]


@pytest.mark.parametrize("name", GAMES)
@some
@given(data=st.data())
def test_who_knows_all_counts_every_step(name: str, data: st.DataObject) -> None:
    journal = data.draw(journeys(name)).journal()
    account = Account(journal, EVERYONE)
    assert account.last == len(journal)
    assert [account.step(number) for number in range(len(journal) + 1)] == list(
        range(len(journal) + 1)
    )


@pytest.mark.parametrize("name", SECRET)
def test_twin_games_give_equal_accounts(name: str) -> None:
    game, options = GAMES[name]
    for one, two, seat in islice(some_twins(game, options, 100), 30):
        assert one.actions != two.actions
        assert story(Account(one, seat)) == story(Account(two, seat))


@pytest.mark.parametrize("first", [False, True])
def test_DA5_a_revolution_that_was_declined_takes_no_number(first: bool) -> None:
    found = 0
    options = DalmutiOptions(hands=2, first_hand_revolution=first)
    for one, two, seat in islice(some_twins(DALMUTI, options, 100), 40):
        declined = [sum(type(each) is Decline for each in game.actions) for game in (one, two)]
        if declined[0] != declined[1]:
            found += 1
            assert len(one) != len(two)
            assert Account(one, seat).last == Account(two, seat).last
    assert found


@pytest.mark.parametrize("name", GAMES)
@some
@given(data=st.data(), rewinds=st.lists(st.floats(0, 1), max_size=4))
def test_it_follows_what_is_taken_back(
    name: str, data: st.DataObject, rewinds: list[float]
) -> None:
    journey = data.draw(journeys(name))
    journal: Journal[Any, Any, Any] = Journal(journey.game, journey.plan.setup)
    accounts = [Account(journal, seat) for seat in watchers(journal)]
    for share in (*rewinds, 1.0):
        for action in journey.actions[len(journal) : round(share * len(journey.actions))]:
            journal.append(action)
            for account in accounts:
                assert account.number(len(journal)) == account.last
        journal.rewind(round(share * len(journal) / 2))
        for account in accounts:
            assert story(account) == story(Account(journal, account.seat))


def test_there_is_no_step_beyond_the_ends() -> None:
    account = Account(Journal(WHISPERS, Setup(2, WHISPERS.options())), 0)
    assert account.last == 0 and account.moment(0).action is None
    for number in (-1, 1):
        with pytest.raises(IndexError):
            account.moment(number)


@pytest.mark.parametrize("name", SECRET)
def test_what_goes_on_from_a_guess_fits_what_was_known_and_no_more(name: str) -> None:
    game, options = GAMES[name]
    for one, two, seat in islice(some_twins(game, options, 60), 30):
        number = Account(one, seat).last
        trials = [
            Account(each, seat).guessed(number, dice("guess", number, seat)) for each in (one, two)
        ]
        assert trials[0].state == trials[1].state
        assert game.view(trials[0].state, seat) == game.view(one.state, seat)
