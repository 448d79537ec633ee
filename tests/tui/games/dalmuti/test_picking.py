"""Picking a play or a gift: every legal action can be reached, and no other."""

from collections.abc import Callable

from hypothesis import given, settings
from hypothesis import strategies as st

from engine.dalmuti import DALMUTI
from engine.dalmuti.actions import Gift, Pass, Play, Revolution
from engine.dalmuti.cards import Rank, ranks
from engine.dalmuti.state import Options
from engine.dalmuti.views import DalmutiView
from engine.game import Seat
from tests.engine.dalmuti.tables import J, after, dealt, lay, playing
from tests.tui.games.dalmuti.tables import face, journey
from tui.games.dalmuti import picking
from tui.games.dalmuti.hand import hand_lines
from tui.games.dalmuti.picking import NOTHING, Pick
from tui.games.dalmuti.preview import preview_lines
from tui.render.face import Company
from tui.words.spans import width

COMPANY: Company = face(seats=12).company

Key = Callable[[DalmutiView, Pick], Pick]

KEYS: dict[str, Key] = {
    **{
        str(digit): lambda view, pick, digit=str(digit): picking.typed(COMPANY, view, pick, digit)  # type: ignore[misc]
        for digit in range(10)
    },
    "left": lambda view, pick: picking.beside(COMPANY, view, pick, -1),
    "right": lambda view, pick: picking.beside(COMPANY, view, pick, 1),
    "up": lambda view, pick: picking.more(COMPANY, view, pick, 1),
    "down": lambda view, pick: picking.more(COMPANY, view, pick, -1),
    "jester": lambda view, pick: picking.jester(COMPANY, view, pick),
}


def press(view: DalmutiView, *keys: str, pick: Pick = NOTHING) -> Pick:
    """Return the pick after some keys."""
    for key in keys:
        pick = KEYS[key](view, pick)
    return pick


def deciding(seats: int, seed: str, where: float) -> list[DalmutiView]:
    """Return the views of all players who are to decide at a moment of a match, 0 to 1."""
    options = Options(hands=2, misdeal=True, lesser_tax=1)
    journal = journey(seats, seed, options)
    spots = [n for n, state in enumerate(journal.states) if DALMUTI.to_act(state)[:1] > (-1,)]
    state = journal.states[spots[round(where * (len(spots) - 1))]]
    return [DALMUTI.view(state, seat) for seat in DALMUTI.to_act(state)]


@settings(max_examples=150)
@given(
    seats=st.integers(4, 8),
    seed=st.sampled_from("abcdef"),
    where=st.floats(0, 1),
    keys=st.lists(st.sampled_from(sorted(KEYS)), max_size=12),
)
def test_whatever_is_pressed_the_pick_is_a_legal_action_or_none(
    seats: int, seed: str, where: float, keys: list[str]
) -> None:
    for view in deciding(seats, seed, where):
        asked = picking.choosing(view)
        pick = NOTHING
        for key in keys:
            if asked in ("send", "revolution") and key not in ("left", "right"):
                continue
            pick = KEYS[key](view, pick)
            action = picking.action(view, pick)
            assert action is None or action in DALMUTI.legal(view)
            if asked == "play" and pick.rank:
                assert action == Play(view.seat, pick.rank, pick.number, pick.jesters)
            for cells in (58, 80):
                told = preview_lines(COMPANY, view, pick, cells)
                assert all(width(each) <= cells for each in told)
                hand = hand_lines(COMPANY, view, pick, cells, "compact")
                assert all(width(each) <= cells for each in hand)


@settings(max_examples=100)
@given(seats=st.integers(4, 8), seed=st.sampled_from("abcdef"), where=st.floats(0, 1))
def test_DA8_every_legal_action_can_be_picked_by_keys(seats: int, seed: str, where: float) -> None:
    for view in deciding(seats, seed, where):
        for action in DALMUTI.legal(view):
            if isinstance(action, Play):
                keys = [*str(action.rank)] if action.rank < J else ["jester"]
                pick = press(view, *keys)
                for _ in range(3):
                    if pick.jesters != action.jesters:
                        pick = press(view, "jester", pick=pick)
                while pick.number > action.count:
                    pick = press(view, "down", pick=pick)
            elif isinstance(action, Gift):
                # Type the worst first, because 1 and then 2 would be a 12.
                worst_first = action.cards[::-1]
                typed = [[*str(rank)] if rank < J else ["jester"] for rank in worst_first]
                pick = press(view, *(key for keys in typed for key in keys))
            elif isinstance(action, Pass):
                pick = Pick(answer="pass")
            elif isinstance(action, Revolution):
                pick = Pick(answer="revolution")
            else:
                picks = [press(view, "left"), press(view, "right")]
                pick = next(each for each in picks if picking.action(view, each) == action)
            assert picking.action(view, pick) == action


def test_DA9_answering_picks_as_many_cards_with_the_fewest_jesters() -> None:
    state = playing({0: [12, 12, 12], 1: [9, 9, 9, 8, 8, 5, J, J], 2: [1], 3: [2]}, (0, 1, 2, 3))
    view = DALMUTI.view(after(state, lay(0, 12, 12, 12)), 1)
    assert press(view, "9") == Pick(Rank(9), 3, 0)
    assert press(view, "8")[:3] == (8, 2, 1)
    assert press(view, "5")[:3] == (5, 1, 2)
    assert press(view, "left")[:3] == (9, 3, 0)
    assert press(view, "right")[:3] == (5, 1, 2)
    assert press(view, "right", "right", "right", "right")[:3] == (5, 1, 2)


def test_a_jester_is_added_and_taken_back_with_one_key() -> None:
    state = playing({0: [12, 12, 12], 1: [9, 9, 9, J, J], 2: [1], 3: [2]}, (0, 1, 2, 3))
    view = DALMUTI.view(after(state, lay(0, 12, 12, 12)), 1)
    picks = [press(view, "9", *["jester"] * times)[1:3] for times in range(4)]
    assert picks == [(3, 0), (2, 1), (1, 2), (3, 0)]
    state = playing({0: [9, 9, J], 1: [9], 2: [1], 3: [2]}, (0, 1, 2, 3))
    view = DALMUTI.view(state, 0)
    assert press(view, "9", "jester")[:3] == (9, 2, 1)
    assert press(view, "9", "jester", "jester")[:3] == (9, 2, 0)
    assert press(view, "jester")[:3] == (J, 0, 1)
    state = playing({0: [9, 9, 9], 1: [8, 8, J, 7, 7, 7], 2: [1], 3: [2]}, (0, 1, 2, 3))
    view = DALMUTI.view(after(state, lay(0, 9, 9, 9)), 1)
    pick = press(view, "8", "jester")
    assert pick[:3] == (8, 2, 1)
    assert pick.remark == "Without the Jester, a card is missing."


def test_DA8_leading_all_of_a_rank_is_picked_and_the_number_goes_down_and_up() -> None:
    state = playing({0: [12, 12, 12, 4, J], 1: [1], 2: [2], 3: [3]}, (0, 1, 2, 3))
    view = DALMUTI.view(state, 0)
    assert press(view, "1", "2")[:3] == (12, 3, 0)
    assert press(view, "1", "2", "down", "jester")[:3] == (12, 2, 1)
    assert press(view, "1", "2", *["down"] * 5)[:3] == (12, 1, 0)
    assert press(view, "1", "2", "down", *["up"] * 5)[:3] == (12, 3, 0)


def test_T8_a_key_that_does_nothing_takes_back_a_question_that_its_remark_would_hide() -> None:
    state = playing({0: [9], 1: [J, 8, 10], 2: [1], 3: [2]}, (0, 1, 2, 3))
    trick = DALMUTI.view(after(state, lay(0, 9)), 1)
    tax = DALMUTI.view(dealt({0: [J, J, 12]}).state, 0)
    for view, answer in ((trick, "pass"), (tax, "revolution")):
        asking = Pick(answer=answer)  # type: ignore[arg-type]
        said = preview_lines(COMPANY, view, asking, 80)
        for key in KEYS:
            pick = press(view, key, pick=asking)
            if pick.remark:
                assert preview_lines(COMPANY, view, pick, 80) != said
                assert picking.action(view, pick) is None, (answer, key)


def test_one_and_a_second_digit_make_ten_to_twelve() -> None:
    state = playing({0: [1, 2, 10, 11, 12], 1: [3], 2: [4], 3: [5]}, (0, 1, 2, 3))
    view = DALMUTI.view(state, 0)
    for keys, rank in (("1", 1), ("10", 10), ("11", 11), ("12", 12), ("112", 2), ("120", 12)):
        assert press(view, *keys).rank == rank, keys
    assert press(view, "1", "left", "2").rank == 2
    without = DALMUTI.view(playing({0: [10, 11], 1: [3], 2: [4], 3: [5]}, (0, 1, 2, 3)), 0)
    assert (
        press(without, "1").remark
        == "Rank 10, 11\N{NO-BREAK SPACE}or 12? Type 0, 1\N{NO-BREAK SPACE}or 2."
    )
    assert not press(without, "1").nothing, "Escape drops the 1, and does not leave the table"
    assert press(without, "1", "0")[:2] == (10, 1)
    assert press(without, "1", "2").remark == "You have no 12."


def test_what_cannot_be_picked_is_answered_and_changes_nothing() -> None:
    state = playing({0: [9, 9], 1: [10, 10, 8, 7, 7], 2: [1], 3: [2]}, (0, 1, 2, 3))
    view = DALMUTI.view(after(state, lay(0, 9, 9)), 1)
    for keys, remark in (
        (("4",), "You have no 4."),
        (("8",), "You do not have 2 cards of rank 8."),
        (("1", "0"), "10 does not beat 2×9."),
        (("up",), ""),
    ):
        pick = press(view, "7", *keys)
        assert pick[:3] == (7, 2, 0)
        assert pick.remark == (remark or "Play exactly 2 cards.")
    none = DALMUTI.view(after(state, lay(0, 9, 9), lay(1, 7, 7)), 2)
    assert press(none, "left").remark == "You cannot beat that: P passes."


def test_a_jester_that_helps_only_beside_a_rank_is_not_said_to_lose() -> None:
    three = after(
        playing({0: [9, 9, 9], 1: [8, 8, J], 2: [1], 3: [2]}, (0, 1, 2, 3)), lay(0, 9, 9, 9)
    )
    view = DALMUTI.view(three, 1)
    assert press(view, "jester").remark == "Choose a rank first, then add the Jester."
    assert press(view, "8", "jester")[:3] == (8, 2, 1)
    alone = after(playing({0: [9], 1: [8, J], 2: [1], 3: [2]}, (0, 1, 2, 3)), lay(0, 9))
    assert press(DALMUTI.view(alone, 1), "jester").remark == "J does not beat 1×9."


def gift_view(*cards: int, lesser_tax: int = 2, seat: Seat = 0) -> DalmutiView:
    options = Options(lesser_tax=lesser_tax)
    return DALMUTI.view(dealt({seat: cards}, options=options).state, seat)


def test_DA6_a_gift_is_gathered_and_given_back_card_by_card() -> None:
    view = gift_view(12, 12, 11, 1)
    assert press(view, "1", "2").given == (12,)
    assert press(view, "1", "2", "1", "1").given == (11, 12)
    assert press(view, "1", "2", "1", "2").given == (12, 12)
    assert press(view, "1").given == (1,)
    assert press(view, "1", "2", "down").given == ()
    full = press(view, "1", "2", "1", "1", "1", "0")
    assert full.given == (10, 11), "a full gift gives up its last card"
    cursor = press(view, "right")
    assert (cursor.rank, cursor.given) == (1, ())
    assert press(view, "right", "up").given == (1,)


def test_DA7_the_lesser_dalmuti_may_owe_a_single_card() -> None:
    view = gift_view(12, 11, lesser_tax=1, seat=1)
    assert picking.action(view, press(view, "1", "2")) == Gift(1, (12,))
    assert press(view, "1", "2", "1", "1").given == (11,)


def test_a_click_on_a_card_picks_up_to_it_and_a_click_on_a_jester_adds_it() -> None:
    def click(view: DalmutiView, *cards: tuple[int, int]) -> Pick:
        pick = NOTHING
        for rank, card in cards:
            pick = picking.clicked(COMPANY, view, pick, Rank(rank), card)
        return pick

    leads = DALMUTI.view(playing({0: [12, 12, 12, 9, J], 1: [1], 2: [2], 3: [3]}, (0, 1, 2, 3)), 0)
    assert click(leads, (12, 2))[:3] == (12, 2, 0)
    assert click(leads, (12, 2), (12, 3))[:3] == (12, 3, 0)
    assert click(leads, (12, 0))[:3] == (12, 3, 0)
    assert click(leads, (12, 2), (J, 1))[:3] == (12, 2, 1)
    assert click(leads, (12, 2), (J, 1), (J, 1))[:3] == (12, 2, 0)
    assert click(leads, (J, 1))[:3] == (J, 0, 1)
    owing = gift_view(12, 12, 11)
    assert click(owing, (12, 1), (11, 1)).given == (11, 12)
    assert click(owing, (12, 1), (12, 1)).given == ()
    assert click(owing, (12, 1), (12, 2)).given == (12, 12)


@settings(max_examples=80)
@given(seats=st.integers(4, 8), seed=st.sampled_from("abcdef"), where=st.floats(0, 1))
def test_DA9_a_pass_that_all_can_foresee_is_the_only_choice(
    seats: int, seed: str, where: float
) -> None:
    journal = journey(seats, seed, Options(hands=1))
    state = journal.states[round(where * len(journal))]
    for seat in range(seats):
        foreseen = {
            picking.nothing_left(DALMUTI.view(state, viewer), seat) for viewer in range(seats)
        }
        assert len(foreseen) == 1, "all know the same"
        if foreseen == {True}:
            assert list(DALMUTI.legal(DALMUTI.view(state, seat))) == [Pass(seat)]


def test_DA9_too_few_cards_or_no_better_ones_left_are_there_for_all_to_see() -> None:
    state = playing({0: [9, 9, 3], 1: [8], 2: [8, 8], 3: [1, 2]}, (0, 1, 2, 3))
    two = after(state, lay(0, 9, 9))
    assert picking.nothing_left(DALMUTI.view(two, 2), 1)
    assert not picking.nothing_left(DALMUTI.view(after(two, Pass(1)), 3), 2)
    best = after(playing({0: [1], 1: [8], 2: [2], 3: [5]}, (0, 1, 2, 3)), lay(0, 1))
    assert picking.nothing_left(DALMUTI.view(best, 0), 1)
    assert len(ranks(best.hands[1])) == 1


def test_why_a_rank_cannot_be_picked_is_told_of_every_rank() -> None:
    state = playing({0: [9, 9], 1: [10, 9, 9, 8, 7, 7], 2: [1], 3: [2]}, (0, 1, 2, 3))
    view = DALMUTI.view(after(state, lay(0, 9, 9)), 1)
    assert "10 does not beat 2×9." in press(view, "1", "0").remark
    assert "9 does not beat 2×9." in press(view, "9").remark
    assert "You do not have 2 cards of rank 8" in press(view, "8").remark
    assert press(view, "7")[:2] == (7, 2)
