"""How `hard` and `master` think: worlds that fit their knowledge, choices judged by playouts; and
`expect`."""

from collections.abc import Iterable, Mapping, Sequence
from operator import eq
from random import Random

import pytest
from hypothesis import given, settings
from msgspec.structs import replace

from engine.arena import forever
from engine.chance import dice
from engine.dalmuti import DALMUTI
from engine.dalmuti.actions import DalmutiAction, Decline, Gift, Pass, Revolution
from engine.dalmuti.bots.belief import BROKEN, ODD, SHY, WITHHELD, WORSE, Reading, closely, roughly
from engine.dalmuti.bots.expect import expect
from engine.dalmuti.bots.hard import hard
from engine.dalmuti.bots.master import PLAYOUTS, advise, master
from engine.dalmuti.bots.worlds import Worlds
from engine.dalmuti.cards import deck, gather
from engine.dalmuti.score import final_order, points
from engine.dalmuti.state import Options, State
from engine.dalmuti.views import DalmutiView
from engine.game import Enough, Seat
from engine.handicap import brief
from tests.engine.dalmuti.tables import J, after, dealt, lay, passes, playing, seated, some_options
from tests.engine.dalmuti.test_bots import ahead, deciding
from tests.engine.dalmuti.test_guess import check, start_of_play
from tests.engine.journeys import Journey, Plan, plans
from tests.gifts import gifts

ORDER = (0, 1, 2, 3, 4, 5)


def at_most(playouts: int) -> Enough:
    """Return an Enough that is content after `playouts` playouts."""
    return lambda done: done >= playouts


def weak_hard(view: DalmutiView, rng: Random, enough: Enough) -> DalmutiAction:
    """Return the choice of `hard` after 40 playouts."""
    return hard(view, rng, at_most(40))


def rng() -> Random:
    """Return a new source of chance, always the same."""
    return dice("hard", 0, 0)


@settings(max_examples=40)
@given(plan=plans(DALMUTI, some_options(2)))
def test_worlds_keep_to_all_that_is_known(plan: Plan) -> None:
    journey = Journey(DALMUTI, plan, 9999)
    for step, state, seat in deciding(journey, 6):
        view = DALMUTI.view(state, seat)
        worlds = Worlds(view, journey.dice(step))
        for _ in range(20):  # more than come from one guess
            world = worlds.draw()
            check(view, world)
            assert DALMUTI.view(world, seat) == view
            assert sum(world.hands) == sum(state.hands)


def test_the_greater_dalmuti_never_sees_the_peon_with_better_cards_than_he_paid() -> None:
    view = DALMUTI.view(start_of_play(), 0)
    worlds = Worlds(view, rng())
    for _ in range(60):
        check(view, worlds.draw())


def test_before_the_play_each_world_is_a_guess_of_its_own() -> None:
    """When sixteen worlds came from one guess, a gift once looked best to one source of chance and
    worst to another."""
    state = dealt({0: (1, 2, 3, 9, 9, 12)}, ORDER).state
    worlds = Worlds(DALMUTI.view(state, 0), rng())
    assert len({worlds.draw().hands for _ in range(64)}) == 64


def ending(hands: Mapping[Seat, Sequence[int]]) -> State:
    """Return a state in which four players hold their last cards, without taxes; all other cards
    have been played."""
    state = playing(hands, (0, 1, 2, 3), options=Options(first_hand_revolution=True))
    gone = deck(4, False) - sum(state.hands)
    return replace(state, table=replace(state.table, played=(gone, 0, 0, 0)))


def told(state: State, seat: Seat, cards: Iterable[int]) -> float:
    """Return how well a hand fits what its seat has done, by rules of thumb: 1 if nothing speaks
    against it, else less."""
    return roughly(DALMUTI.view(state, seat))(seat, gather(cards))


def test_moves_tell_of_the_hands_behind_them() -> None:
    """Seat 0 leads two 9s, seat 1 plays two 5s, seat 2 passes."""
    hands = {0: (9, 9, 4, 3), 1: (5, 5, 12, 1), 2: (2, 2, 2, 11), 3: (10, 10, 10, 6)}
    state = after(playing(hands, (0, 1, 2, 3)), lay(0, 9, 9), lay(1, 5, 5), Pass(2))
    assert told(state, 0, (3, 4)) == 1.0
    assert told(state, 0, (3, 12)) == WORSE
    assert told(state, 0, (3, 9)) == BROKEN
    assert told(state, 1, (1, 12)) == 1.0
    assert told(state, 1, (7, 7)) == WITHHELD
    assert told(state, 2, (4, 4, 4, 11)) == 1.0
    assert told(state, 2, (4, 4, 6, 6)) == WITHHELD
    assert told(state, 2, (6, 6, 7, 7)) == 1.0
    assert told(state, 3, (1, 1)) == 1.0


def test_a_close_reader_asks_what_a_normal_would_have_done() -> None:
    """Seat 0 leads two 9s, seat 1 plays two 5s, seat 2 passes, seat 3 has nothing to choose."""
    hands = {0: (9, 9, 4, 3), 1: (5, 5, 12, 1), 2: (2, 2, 2, 11), 3: (10, 10, 10, 6)}
    state = after(
        playing(hands, (0, 1, 2, 3)), lay(0, 9, 9), lay(1, 5, 5), Pass(2), Pass(3), Pass(0)
    )
    fit = closely(DALMUTI.view(state, 3))
    assert fit(0, gather((3, 4))) == 1.0
    assert fit(0, gather((3, 12))) == ODD  # the 12 would have been led
    assert fit(1, gather((1, 12))) == 1.0
    assert fit(2, gather((2, 3, 11, 12))) == 1.0
    assert fit(2, gather((4, 4, 11, 12))) == SHY
    assert fit(3, gather((1, 2, 6, 10))) == 1.0


@pytest.mark.parametrize("reading", [roughly, closely])
def test_likely_worlds_are_drawn_more_often(reading: Reading) -> None:
    """All have passed on a single 12. A seat with one 10 would have played it, so that one seat
    likely has both."""
    state = ending({0: (12, 8), 1: (10, 10), 2: (12, 12), 3: (12, 12)})
    state = after(state, lay(0, 12), *passes(1, 2, 3))
    state = DALMUTI.apply(state, DALMUTI.deal(state, rng()))
    worlds = Worlds(DALMUTI.view(state, 0), rng(), reading=reading)
    drawn = [worlds.draw().hands for _ in range(300)]
    whole = sum(gather((10, 10)) in hands for hands in drawn)
    assert whole > 200  # by chance alone it would be 60


@settings(max_examples=15)
@given(plan=plans(DALMUTI, some_options(2)))
def test_advice_comes_best_first_and_begins_with_the_choice(plan: Plan) -> None:
    journey = Journey(DALMUTI, plan, 9999)
    for step, state, seat in deciding(journey, 3):
        view = DALMUTI.view(state, seat)
        found = advise(view, journey.dice(step), at_most(10))
        worths = [prospect.worth for prospect in found]
        assert worths == sorted(worths, reverse=True)
        assert found[0].action == master(view, journey.dice(step), at_most(10))
        actions = [prospect.action for prospect in found]
        assert len(set(actions)) == len(actions)
        assert all(action in DALMUTI.legal(view) for action in actions)
        most = 1 + view.match.options.philanthropy / (len(state.hands) - 1)
        assert all(0 <= worth <= most + 1e-9 for worth in worths)  # means are rounded
        assert all(prospect.tries for prospect in found)


def test_it_stops_as_soon_as_it_is_told_and_by_itself() -> None:
    view = DALMUTI.view(start_of_play(), 0)
    asked: list[int] = []

    def enough(done: int) -> bool:
        asked.append(done)
        return len(asked) == 3

    tried = sum(prospect.tries for prospect in advise(view, rng(), enough))
    assert asked == sorted(asked)
    assert tried == asked[-1]
    assert len(asked) == 3
    choices = len(DALMUTI.legal(view))
    tried = sum(prospect.tries for prospect in advise(view, rng(), at_most(10**9)))
    assert tried < PLAYOUTS + choices


def test_a_lonely_choice_is_made_at_once_and_still_has_a_worth() -> None:
    hands = {0: (12, 1), 1: (11, 11), 2: (2, 3), 3: (4, 10)}
    state = after(playing(hands, (0, 1, 2, 3)), lay(0, 1))
    view = DALMUTI.view(state, 1)

    def never(done: int) -> bool:
        raise AssertionError("there is nothing to think about")

    assert hard(view, rng(), never) == master(view, rng(), never) == Pass(1)
    (prospect,) = advise(view, rng(), at_most(50))
    assert prospect.action == Pass(1)
    assert 0 <= prospect.worth < 0.5


def choice(state: State, seat: Seat) -> DalmutiAction:
    """Return what both `hard` and `master` choose with time to think."""
    view = DALMUTI.view(state, seat)
    (found,) = {bot(view, rng(), at_most(400)) for bot in (hard, master)}
    return found


def test_it_sees_a_sure_way_out() -> None:
    """Nobody can have two cards alike that beat the 8 with the Jester, but anybody may beat a
    single 12."""
    hands = {0: (8, 12, J), 1: (1, 9), 2: (2, 10), 3: (3, 9)}
    state = ending(hands)
    (first, *others) = advise(DALMUTI.view(state, 0), rng(), at_most(400))
    assert first.action == lay(0, 8, J)
    assert first.worth == 1.0
    assert all(other.worth < 1.0 for other in others)


def test_it_breaks_a_group_to_get_out() -> None:
    """Nobody can beat a 4: the first 4 takes the lead, and the second keeps it for the 11."""
    hands = {0: (12, 12, 9), 1: (4, 4, 11), 2: (6, 7, 10), 3: (5, 8, 10)}
    state = after(ending(hands), lay(0, 9))
    assert choice(state, 1) == lay(1, 4)


def test_it_wastes_no_good_card_on_a_trick_that_it_need_not_win() -> None:
    hands = {0: (1, 9, 12), 1: (2, 2, 12, 12), 2: (3, 5, 11), 3: (4, 6, 10)}
    state = after(ending(hands), lay(0, 12), lay(1, 2))
    assert type(choice(state, 2)) is Pass


def test_the_greater_peon_turns_the_world_round_and_a_dalmuti_does_not() -> None:
    poor = (12, 12, 12, 11, 11, 11, 10, 10, 9, 8, 7, J, J)
    assert choice(dealt({5: poor}, ORDER).state, 5) == Revolution(5)
    assert type(choice(dealt({0: poor}, ORDER).state, 0)) is Gift


def test_a_dalmuti_gives_what_helps_the_peon_least_and_rids_him_of_most() -> None:
    state = dealt({0: (1, 2, 3, 3, 4, 4, 4, 5, 5, 5, 5, 10, 12, J)}, ORDER).state
    assert choice(state, 0) == Gift(0, (10, 12))


def test_other_luck_hardly_chooses_another_gift() -> None:
    """A search must not draw lots between gifts about as good: once half of these gifts changed
    with the seed."""
    bot, gifted = brief(hard, 240), range(16)
    views = [next(gifts(number)) for number in gifted]
    one, other = (
        [bot(views[number], dice("gift", number, luck), forever) for number in gifted]
        for luck in (2, 3)
    )
    assert sum(map(eq, one, other)) >= 12


def test_who_is_asked_in_secret_may_decline() -> None:
    state = dealt({2: (J, J)}, ORDER).state
    found = advise(DALMUTI.view(state, 2), rng(), at_most(60))
    assert {prospect.action for prospect in found} == {Revolution(2), Decline(2)}


def test_hard_finishes_ahead_of_normals() -> None:
    assert ahead(weak_hard, DALMUTI.bots["normal"], 4, 8, 2) > 0.55


@settings(max_examples=25)
@given(plan=plans(DALMUTI, some_options(2)))
def test_what_all_may_expect_comes_to_half_of_the_opponents_each(plan: Plan) -> None:
    journey = Journey(DALMUTI, plan, 9999)
    for step in journey.spots(12):
        state = journey.states[step]
        found = expect(state, journey.dice(step), at_most(3))
        assert found == expect(state, journey.dice(step), at_most(3))
        assert len(found) == len(journey.seats)
        bonus = 2 / (len(found) - 1) if state.match.options.philanthropy else 0
        assert len(found) / 2 - 1e-6 < sum(found) < len(found) / 2 + bonus + 1e-6


@settings(max_examples=25)
@given(plan=plans(DALMUTI, some_options(2)))
def test_of_a_hand_that_is_over_the_result_is_exact(plan: Plan) -> None:
    journey = Journey(DALMUTI, plan, 9999)
    for step, state in enumerate(journey.states):
        if state.table.stage in ("score", "over"):
            found = expect(state, journey.dice(step), at_most(1))
            match = state.match
            got = (
                points(match, final_order(state))
                if state.table.stage == "score"
                else match.points[-1]
            )
            assert found == tuple(score / (len(got) - 1) for score in got)


def test_expect_stops_when_it_is_told() -> None:
    asked: list[int] = []

    def enough(done: int) -> bool:
        asked.append(done)
        return done >= 4

    expect(start_of_play(), rng(), enough)
    assert asked == [1, 2, 3, 4]


def test_good_cards_and_good_chairs_are_worth_more() -> None:
    rich = (1, 2, 2, 3, 3, 3, 4, 4, 4, 4, 5, 5, 5, J)
    found = expect(dealt({0: rich}, ORDER).state, rng(), at_most(40))
    assert found[0] > 0.9
    chairs = expect(seated(ORDER).state, rng(), at_most(200))
    assert min(chairs[:2]) > max(chairs[2:])


def test_expect_tells_what_is_decided_from_what_is_not() -> None:
    """Seat 0 is out, and seat 1 goes out next. Then seat 2 leads its 12 and goes out before seat 3,
    unless one of them errs."""
    hands = {0: (1,), 1: (2,), 2: (4, 12), 3: (3, 10)}
    state = after(playing(hands, (0, 1, 2, 3)), lay(0, 1), Pass(1), Pass(2), Pass(3))
    found = expect(state, rng(), at_most(100))
    assert found[0] == 1.0
    assert found[1] == pytest.approx(2 / 3)
    assert 0 < found[3] < 0.1 < found[2] < 1 / 3


def test_nothing_is_kept_between_calls() -> None:
    view, other = (DALMUTI.view(start_of_play(), seat) for seat in (0, 1))
    first = advise(view, rng(), at_most(60))
    Worlds(other, rng()).draw()
    assert advise(view, rng(), at_most(60)) == first
