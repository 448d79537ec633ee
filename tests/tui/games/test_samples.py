"""The bundled games: made as their recipe says, and the examples of the rules happen in them."""

from pathlib import Path
from typing import Any

import pytest

import tui.games
from engine.dalmuti.actions import Pass
from engine.dalmuti.cards import Rank
from engine.dalmuti.state import Slip
from engine.dalmuti.state import State as Match
from engine.dolce_vita.actions import Award
from engine.dolce_vita.award import Take, judge
from engine.dolce_vita.cards import BOAT, CAR, HOUSE, JEWEL, WATCH, Object
from engine.dolce_vita.state import State
from engine.dolores.cards import WORTH
from saves.branching import branch
from saves.listing import inspect
from saves.reading import SavedGame, load
from saves.verify import verify
from tests.engine.dalmuti.tables import hand, lay, passes, plays
from tests.tui.games.make_samples import made
from tui.games.card import Sample
from tui.games.registry import card_of, offered_games, samples

SAMPLES = [sample for _, sample in samples()]

LATER = "2026-11-22T09:00:00Z"

RED, YELLOW, GREEN, BLUE = range(4)
A, C, S, D, N = range(5)


def sample(name: str) -> tuple[Sample, SavedGame]:
    found = next(sample for sample in SAMPLES if sample.name == name)
    return found, load(found.path)


def shown(name: str) -> tuple[State, Award, State, Any]:
    """Before, the award that the sample points at, after, and the verdict on its column."""
    found, saved = sample(name)
    before, action = saved.journal.states[found.step - 1], saved.journal.actions[found.step - 1]
    assert isinstance(action, Award)
    column = action.column
    verdict = judge(before.columns[column], before.bids[column], before.goods, before.money)
    return before, action, saved.journal.states[found.step], verdict


@pytest.mark.parametrize(("game", "sample"), samples(), ids=str)
def test_the_samples_are_what_the_recipe_makes(game: str, sample: Sample) -> None:
    assert sample.path.read_bytes() == made(game, sample)


@pytest.mark.parametrize(("game", "sample"), samples(), ids=str)
def test_the_samples_are_whole_games_that_reach_their_step(game: str, sample: Sample) -> None:
    report = verify(sample.path)
    assert report.status == "complete"
    assert 0 < sample.step <= report.steps
    info = inspect(sample.path)
    assert info is not None and info.header is not None
    assert info.header.game == game


def test_every_bundled_save_is_a_sample_of_its_game() -> None:
    assert len({sample.name for sample in SAMPLES}) == len(SAMPLES)
    for game in offered_games():
        folder = Path(tui.games.__path__[0]) / game.replace("-", "_") / "samples"
        assert {sample.path for sample in card_of(game).samples} == set(folder.glob("*.ludo"))


def test_a_sample_can_be_branched(tmp_path: Path) -> None:
    sample = SAMPLES[0]
    with branch(load(sample.path), sample.step, tmp_path / "b.ludo", LATER, "0.2.0") as game:
        assert len(game.journal) == sample.step


def test_DV_E1_the_tied_take_their_cards_back() -> None:
    before, action, after, verdict = shown("dv-e1")
    assert before.columns[action.column][:2] == (10 * JEWEL + 2, 10 * HOUSE + 3)
    assert set(verdict.struck) == {RED, YELLOW}
    assert verdict.takes == (
        Take(GREEN, 4, Object(10 * JEWEL + 2), Object(0)),
        Take(BLUE, 1, Object(10 * HOUSE + 3), Object(0)),
    )
    assert after.goods[GREEN][JEWEL - 1] == 2
    assert after.goods[BLUE][HOUSE - 1] == 3
    for seat, cards in ((RED, 0b100), (YELLOW, 0b011)):
        assert before.bids[action.column][seat] == cards
        assert after.hands[seat] == before.hands[seat] | cards


def test_DV_E2_each_takes_from_the_bottom_in_order() -> None:
    before, action, after, verdict = shown("dv-e2")
    assert before.columns[action.column][:3] == (10 * WATCH + 4, 81, 81)
    assert [(take.seat, take.total, take.taken) for take in verdict.takes] == [
        (RED, 6, 10 * WATCH + 4),
        (YELLOW, 4, 81),
        (GREEN, 2, 81),
    ]
    assert after.columns[action.column] == before.columns[action.column][3:]


def test_DV_E3_the_old_car_goes_on_top_of_the_column() -> None:
    before, action, after, verdict = shown("dv-e3")
    assert before.goods[GREEN][CAR - 1] == 4
    assert before.columns[action.column][0] == 10 * CAR + 7
    assert [(take.seat, take.taken, take.returned) for take in verdict.takes] == [
        (GREEN, 10 * CAR + 7, 10 * CAR + 4)
    ]
    assert after.goods[GREEN][CAR - 1] == 7
    assert after.columns[action.column] == (*before.columns[action.column][1:], 10 * CAR + 4)
    assert after.goods[GREEN][BOAT - 1] == before.goods[GREEN][BOAT - 1]


def loot(name: str, seat: int) -> tuple[list[int], int]:
    """The values of a player's collections at the end, ascending, and his score."""
    found, saved = sample(name)
    assert saved.outcome is not None and found.step == len(saved.journal)
    worths = [WORTH[collection] for collection in saved.journal.state.goods[seat] if collection]
    return sorted(worths), saved.outcome.scores[seat]


@pytest.mark.parametrize(
    ("name", "seat", "worths", "score"),
    [
        ("do-e1", 0, [2, 2, 4, 5, 6], 10),
        ("do-e2", 1, [2, 2, 4, 6, 6], 16),
        ("do-e3", 2, [3, 3, 3], 18),
        ("do-e4", 3, [5], 10),
        ("do-e5", 1, [], 0),
    ],
)
def test_DO_E_collections_score(name: str, seat: int, worths: list[int], score: int) -> None:
    assert loot(name, seat) == (worths, score)


def trick(name: str) -> tuple[list[Any], Match]:
    """The last trick before the sample's step, and the state at that step."""
    found, saved = sample(name)
    state = saved.journal.states[found.step]
    tricks = state.table.tricks or (state.table.trick,)
    return list(tricks[-1]), state


def test_DA_E1_two_draw_again_for_the_last_places() -> None:
    found, saved = sample("da-e1")
    state = saved.journal.states[found.step]
    assert state.match.draws == ((12, 6, 1, 12, 2), (5, 0, 0, 13, 0))
    assert state.match.order == (S, N, C, A, D)
    assert saved.journal.states[found.step - 1].match.order == ()


def test_DA5_the_greater_peons_revolution_turns_the_order_round() -> None:
    found, saved = sample("da-revolution")
    before, after = saved.journal.states[found.step - 1], saved.journal.states[found.step]
    assert before.match.order == (S, N, C, A, D) and before.asked == D
    assert after.match.order == (D, A, C, N, S) and after.match.called == D
    assert after.table.waiting == (D,) and not any(after.taxes)


def test_DA16_a_card_shown_in_the_deal_goes_to_the_greater_peon() -> None:
    found, saved = sample("da-misdeal")
    shown, dealt = saved.journal.states[found.step], saved.journal.states[found.step + 2]
    assert shown.match.slip == Slip(Rank(3), C, None) and shown.table.waiting == (S,)
    assert dealt.match.slip == Slip(Rank(3), C, D) and 3 in hand(dealt, D)
    assert {len(hand(dealt, seat)) for seat in (A, C, S, D, N)} == {16}


def test_DA_E2_nobody_beats_the_lead_and_the_leader_leads_again() -> None:
    moves, state = trick("da-e2")
    assert moves == [lay(S, 11, 11, 11, 11), *passes(N, C, A, D)]
    assert state.table.waiting == (S,) and state.table.top is None


def test_DA_E3_the_last_to_play_leads() -> None:
    moves, state = trick("da-e3")
    assert moves == [
        *(lay(S, 12, 12, 12), lay(N, 10, 10, 10), Pass(C), lay(A, 8, 8, 8), Pass(D)),
        *(lay(S, 6, 6, 13), Pass(N), Pass(C), lay(A, 5, 5, 5), *passes(D, S, N, C)),
    ]
    assert state.table.waiting == (A,)


def test_DA_E4_a_jester_alone_does_not_beat_a_2() -> None:
    moves, state = trick("da-e4")
    assert moves == [lay(A, 9), Pass(D), lay(S, 8), lay(N, 2), *passes(C, A, D, S)]
    assert state.table.waiting == (N,)
    _, saved = sample("da-e4")
    asked = next(s for s in saved.journal.states if s.table.top == lay(N, 2))
    assert asked.table.waiting == (C,) and 13 in hand(asked, C)
    assert plays(asked) == {()}


def test_DA_E5_of_five_nines_four_are_played() -> None:
    moves, state = trick("da-e5")
    assert moves == [lay(S, 11, 11, 11, 11), lay(N, 9, 9, 9, 9)]
    assert hand(state, N).count(9) == 1
