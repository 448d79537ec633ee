"""The robots play by the rules, know no more than their view, and come in the order of their
levels."""

from collections.abc import Iterable, Mapping

import pytest
from hypothesis import given, settings
from msgspec.structs import replace

from engine.arena import play_out
from engine.chance import dice
from engine.dalmuti import DALMUTI
from engine.dalmuti.actions import (
    DalmutiAction,
    Decline,
    Gift,
    Pass,
    Play,
    Revolution,
    Send,
    Show,
)
from engine.dalmuti.cards import UNIT, Rank, gather
from engine.dalmuti.state import Options, State
from engine.dalmuti.views import DalmutiView
from engine.game import DEALER, LEVELS, Bot, Seat, Setup
from tests.engine.dalmuti.tables import J, after, dealt, lay, passes, playing, seated, some_options
from tests.engine.journeys import Journey, Plan, plans

DalmutiBot = Bot[DalmutiView, DalmutiAction]

ORDER = (0, 1, 2, 3, 4, 5)


def few(iterations: int) -> bool:
    """Return whether a searching robot has thought enough, after two iterations."""
    return iterations >= 2


def test_it_has_a_robot_of_every_level() -> None:
    assert tuple(DALMUTI.bots) == LEVELS


def choice(level: str, state: State, seat: Seat, seed: str = "choice") -> DalmutiAction:
    """Return what a robot of a level does at a seat."""
    return DALMUTI.bots[level](DALMUTI.view(state, seat), dice(seed, 0, seat), few)


def deciding(journey: Journey, most: int) -> Iterable[tuple[int, State, Seat]]:
    """Yield decisions spread over a journey: the step, the state and the seat. They come from fewer
    than twice `most` steps."""
    spots = [step for step, state in enumerate(journey.states) if _players(state)]
    for step in spots[:: max(1, len(spots) // most)]:
        for seat in _players(journey.states[step]):
            yield step, journey.states[step], seat


def _players(state: State) -> tuple[Seat, ...]:
    return tuple(seat for seat in DALMUTI.to_act(state) if seat != DEALER)


@settings(max_examples=40)
@given(plan=plans(DALMUTI, some_options(2)))
def test_every_bot_does_only_what_is_legal(plan: Plan) -> None:
    journey = Journey(DALMUTI, plan, 9999)
    for step, state, seat in deciding(journey, 12):
        view = DALMUTI.view(state, seat)
        for bot in DALMUTI.bots.values():
            assert bot(view, journey.dice(step), few) in DALMUTI.legal(view)


@settings(max_examples=40)
@given(plan=plans(DALMUTI, some_options(2)))
def test_every_bot_chooses_the_same_whatever_it_cannot_see(plan: Plan) -> None:
    journey = Journey(DALMUTI, plan, 9999)
    for step, state, seat in deciding(journey, 8):
        view = DALMUTI.view(state, seat)
        twin = DALMUTI.view(DALMUTI.guess(view, journey.dice(step)), seat)
        assert twin == view
        for bot in DALMUTI.bots.values():
            assert bot(view, journey.dice(step), few) == bot(twin, journey.dice(step), few)


def ahead(bot: DalmutiBot, other: DalmutiBot, players: int, matches: int, hands: int = 5) -> float:
    """Return the mean share of the opponents, 0 to 1, that a robot finishes a hand ahead of.

    All other seats play like `other`; the seats are rotated.
    """
    shares: list[float] = []
    for game in range(matches):
        seat = game % players
        bots = [other] * players
        bots[seat] = bot
        setup = Setup(players, Options(hands=hands))
        journal = play_out(DALMUTI, setup, bots, f"ahead/{game}")
        shares += [points[seat] / (players - 1) for points in journal.state.match.points]
    return sum(shares) / len(shares)


@pytest.mark.parametrize("players", [4, 5, pytest.param(8, marks=pytest.mark.slow)])
def test_the_levels_are_in_this_order(players: int) -> None:
    bots = DALMUTI.bots
    assert ahead(bots["novice"], bots["random"], players, players * 3) > 0.8
    assert ahead(bots["normal"], bots["novice"], players, players * 6) > 0.6


def answering(level: str, top: Play, held: Mapping[Seat, Iterable[int]]) -> DalmutiAction:
    """Return how seat 1 answers a lead of seat 0, if all hold the cards given."""
    cards = [13 if top.rank == J else top.rank] * (top.count + top.jesters)
    state = playing({0: (*cards, 12, 12), **held}, (0, 1, 2, 3))
    return choice(level, after(state, top), 1)


OTHERS: dict[Seat, tuple[int, ...]] = {2: (1, 2, 2, 3, 3, 4, 7, 7), 3: (4, 4, 6, 6, 8, 10, 11, J)}


def test_a_novice_leads_all_of_its_worst_rank() -> None:
    hands = {0: (1, 3, 9, 9, 11, 11, J), 1: (12,), **OTHERS}
    assert choice("novice", playing(hands, (0, 1, 2, 3)), 0) == lay(0, 11, 11)
    assert choice("novice", playing({**hands, 0: (J, J)}, (0, 1, 2, 3)), 0) == lay(0, J, J)


def test_a_novice_plays_the_worst_that_wins_and_breaks_what_it_must() -> None:
    assert answering("novice", lay(0, 12), {1: (3, 9, 9, 9), **OTHERS}) == lay(1, 9)
    assert answering("novice", lay(0, 9, 9), {1: (3, 10, 10, J), **OTHERS}) == lay(1, 3, J)
    assert answering("novice", lay(0, 9, 9), {1: (3, 10, 10), **OTHERS}) == Pass(1)


def test_normal_keeps_its_groups_whole() -> None:
    assert answering("normal", lay(0, 12), {1: (8, 9, 9, 9), **OTHERS}) == lay(1, 8)
    assert answering("normal", lay(0, 12, 12), {1: (5, 5, 9, 9, 9, 11), **OTHERS}) == lay(1, 5, 5)


def test_normal_saves_its_jester_where_it_wins_little() -> None:
    assert answering("normal", lay(0, 12, 12), {1: (9, 11, 11, J), **OTHERS}) == lay(1, 11, 11)
    assert answering("normal", lay(0, 12, 12), {1: (9, 10, J), **OTHERS}) == Pass(1)


def test_normal_leads_its_worst_group() -> None:
    hands = {0: (1, 3, 9, 9, 11, 11, J), 1: (12,), **OTHERS}
    assert choice("normal", playing(hands, (0, 1, 2, 3)), 0) == lay(0, 11, 11)


def test_normal_counts_what_is_gone_and_runs_out_with_what_nobody_can_beat() -> None:
    """Nobody can beat the 3 once the 1, both 2s and both Jesters have been played."""
    hands = {0: (3, 12, 12), 1: (5, 6), 2: (7, 8), 3: (9, 10)}
    state = playing(hands, (0, 1, 2, 3))
    assert choice("normal", state, 0) == lay(0, 12, 12)
    gone = (0, UNIT[1] + 2 * UNIT[2] + gather((13, 13)), 0, 0)
    counted = replace(state, table=replace(state.table, played=gone))
    assert choice("normal", counted, 0) == lay(0, 3)
    after_that = after(counted, lay(0, 3), *passes(1, 2, 3))
    led = DALMUTI.apply(after_that, DALMUTI.deal(after_that, dice("sweep", 0, DEALER)))
    assert choice("normal", led, 0) == lay(0, 12, 12)


@pytest.mark.parametrize("level", ["novice", "normal"])
def test_a_last_group_goes_out_at_once(level: str) -> None:
    assert answering(level, lay(0, 12, 12), {1: (7, 7), **OTHERS}) == lay(1, 7, 7)
    assert answering(level, lay(0, 12, 12), {1: (7, J), **OTHERS}) == lay(1, 7, J)


def test_a_novice_gives_its_worst_cards_but_no_jester() -> None:
    state = dealt({0: (1, 2, 3, 10, 11, 12, 12, J)}, ORDER).state
    assert choice("novice", state, 0) == Gift(0, (12, 12))


def test_normal_gives_the_cards_that_rid_it_of_most_groups() -> None:
    held = (1, 5, 5, 5, 9, 11, 12, 12, 12, 12, 12, 12, 12, J)
    state = dealt({0: held}, ORDER).state
    assert choice("normal", state, 0) == Gift(0, (9, 11))


@pytest.mark.parametrize("level", ["novice", "normal"])
def test_a_dalmuti_with_both_jesters_takes_the_tax(level: str) -> None:
    for seat in (0, 1):
        state = dealt({seat: (J, J, 12, 11, 9)}, ORDER).state
        assert type(choice(level, state, seat)) is Gift


def test_peons_call_a_revolution_and_a_merchant_sees_no_use_in_one() -> None:
    for seat in (2, 3, 4, 5):
        state = dealt({seat: (J, J)}, ORDER).state
        assert choice("novice", state, seat) == Revolution(seat)
        peon = seat in (4, 5)
        assert choice("normal", state, seat) == (Revolution(seat) if peon else Decline(seat))


@pytest.mark.parametrize(
    ("rank", "meant", "to"), [(2, 0, 0), (12, 0, 5), (2, 3, 5), (12, 3, 3), (J, 0, 0), (J, 3, 5)]
)
def test_normal_wants_a_good_card_that_was_shown_and_not_a_bad_one(
    rank: int, meant: Seat, to: Seat
) -> None:
    journal = seated(ORDER, Options(misdeal=True))
    journal.append(Show(Rank(rank), meant))
    assert choice("normal", journal.state, 0) == Send(0, to)
