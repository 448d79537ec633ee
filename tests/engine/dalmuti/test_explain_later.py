"""What a review tells of the cards that an action spends or keeps: what they do later."""

from collections import Counter
from types import SimpleNamespace
from typing import Any

import pytest
from msgspec.structs import replace

import engine.dalmuti.bots.came as came_module
from engine.dalmuti import DALMUTI
from engine.dalmuti.actions import Pass, Play
from engine.dalmuti.bots.normal import beats, choose
from engine.dalmuti.bots.playout import finish
from engine.dalmuti.bots.reasons import SAFE
from engine.dalmuti.cards import Rank, ranks, size
from engine.dalmuti.rules import apply
from engine.dalmuti.state import State
from engine.game import Reason
from tests.engine.dalmuti.explained import (
    ORDER,
    Way,
    played_on,
    random_choices,
    said,
    way,
)
from tests.engine.dalmuti.tables import J, after, lay, playing

NOTHING = {"lead": 0, "count": 0, "last": 0}
"""The facts of a lead after a later trick where no lead mostly follows."""


def beatable(play: Play, state: State, on: Way) -> bool:
    """Return whether somebody else could have beaten a play each time that it takes a later trick;
    True if it takes none."""
    while state.table.stage in ("play", "sweep"):
        hands = [hand for seat, hand in enumerate(state.hands) if hand and seat != play.seat]
        taken = state.table.stage == "sweep" and state.table.top == play
        if taken and not any(beats(hand, play.rank, play.count) for hand in hands):
            return False
        state = apply(state, on.action(state))
    return True


def beaten_by(play: Play, state: State, on: Way) -> int:
    """Return the rank of the top that a play beats later in the hand, 0 if it is led."""
    while (action := on.action(state)) != play:
        state = apply(state, action)
    return state.table.top.rank if state.table.top is not None else 0


ANSWERED = {0: (9, 7, 10), 1: (6, 7, 2), 2: (12, 3), 3: (4, 9)}


def test_what_cards_are_said_to_do_later_they_do_where_all_hands_are_known() -> None:
    """In random games, the cards told as kept take a later trick after the better move, but none if
    they are played now. Rivals told to leave the seat behind go out ahead of it only after the move
    taken."""
    codes, over, safe = Counter[str](), Counter[bool](), 0
    for seed in ("more", "every"):
        for state, best, taken in random_choices(seed):
            seat, on = best.seat, way(state, best, taken)
            why, came = said(state, best, taken)
            told = [each for each in (why, came) if each is not None]
            if came is not None and came.code == "spends" and came.also:
                assert isinstance(best, Play) and isinstance(taken, Play)
                assert taken.rank < best.rank, "better cards are spent"
                told[-1] = came = came.also[0]
            held_too = [
                each.facts["rank"]
                for each in told
                if each.code in ("later", "spends-later") or each.code.startswith("stuck")
            ]
            assert len(held_too) == len({*held_too}), "what is kept and what is stuck contradict"
            codes.update(each.code for each in told)
            for each in told:
                if each.code in ("later", "spends-later") and isinstance(taken, Play):
                    assert each.facts["rank"] == taken.rank
                    cards = lay(seat, *[taken.rank] * each.facts["number"])
                    assert cards in list(played_on(after(state, best), on))[1:]
                    if each.facts["over"] == SAFE:
                        assert next(played_on(after(state, taken), on)) != taken, "it is beaten now"
                        assert not beatable(cards, after(state, best), on), "but not later"
                        safe += 1
                        continue
                    assert each.facts["over"] == beaten_by(cards, after(state, best), on)
                    over[bool(each.facts["over"])] += 1
                    if isinstance(best, Play) and best.count + best.jesters == each.facts["number"]:
                        assert each.facts["over"] <= best.rank, "the better one beats that as well"
                    now = next(played_on(after(state, taken), on))
                    assert now != taken, "it takes one either way"
                if each.code.startswith("jesters-"):
                    tops = list(played_on(after(state, best), on))[1:]
                    own = [top for top in tops if top and top.seat == seat and top.jesters]
                    assert own
                    with_it = [(top.rank, top.count) for top in own if top.rank < J]
                    told_with = each.facts.get("rank"), each.facts["number"]
                    assert told_with in with_it if each.code == "jesters-with" else not with_it
            if came is not None and came.code.startswith("stuck"):
                held = Counter(ranks(state.hands[seat]))[Rank(came.facts["rank"])]
                assert held >= came.facts["number"]
                left = size(state.hands[came.facts["seat"]])
                assert came.facts["few"] == (left if left <= 2 else 0)
                order = finish(after(state, taken), choose, seat, on.plan.settled)
                assert order.index(came.facts["seat"]) < order.index(seat)
                better = finish(after(state, best), choose, seat, on.plan.settled)
                assert better.index(seat) < better.index(came.facts["seat"])
                if isinstance(best, Play) and isinstance(taken, Play):
                    worse = came.facts["rank"] >= min(best.rank, taken.rank)
                    assert worse, "better cards are no burden"
    assert {*codes} >= {"later", "stuck-led", "stuck-never", "jesters-with"}
    assert over[True] and over[False] and safe


@pytest.mark.parametrize(("leader", "code"), [(1, "stuck"), (3, "stuck-led")])
def test_that_a_rival_leads_then_is_told_once(
    leader: int, code: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A review once told the lead of a rival twice: “Takes the trick and leads; then might lead and
    be out”."""
    led = Reason("stuck-led", {"rank": 9, "number": 3, "seat": 1})
    lets = Reason("lets", {"seat": leader})
    monkeypatch.setattr(came_module, "comes", lambda _: lets)
    monkeypatch.setattr(came_module, "behind", lambda *_: led)
    rival: Any = SimpleNamespace(seat=1, clear=False, decide=[])
    sides: Any = None
    told = came_module.what_came(sides, [rival], None)
    assert told == replace(lets, also=(Reason(code, led.facts),))


def test_of_several_rivals_one_with_few_cards_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    """A review once named a rival with 13 cards who might go out first, while another had 3."""
    monkeypatch.setattr(came_module, "comes", lambda _: None)
    monkeypatch.setattr(came_module, "behind", lambda _, one: Reason("stuck", {"seat": one.seat}))
    table = SimpleNamespace(sizes=(2, 13, 3, 10))
    sides: Any = SimpleNamespace(
        view=SimpleNamespace(table=table), badly=[SimpleNamespace(order=(1, 3, 2, 0))]
    )
    found: Any = [SimpleNamespace(seat=seat, clear=True, decide=[]) for seat in (1, 2, 3)]
    assert came_module.what_came(sides, found, None) == Reason("stuck", {"seat": 2})


def test_that_cards_which_are_kept_take_the_same_trick() -> None:
    state = after(playing(ANSWERED, ORDER), lay(0, 9))
    why, _ = said(state, Pass(1), lay(1, 2))
    assert why == Reason("again", {"rank": 2, "number": 1})
    assert next(played_on(after(state, Pass(1)))) == lay(1, 2)


def test_that_the_last_cards_follow_then() -> None:
    hands = {0: (9, 6), 1: (3, 4), 2: (7, 4), 3: (5, 4, 7, 8)}
    state = after(playing(hands, ORDER), lay(0, 6))
    why, _ = said(state, Pass(1), lay(1, 3))
    assert why == Reason("again-out", {"rank": 3, "number": 1})
    assert list(played_on(after(state, Pass(1))))[:1] == [lay(1, 3)]
    assert finish(after(state, Pass(1)), choose)[0] == 1


def test_that_a_trick_that_is_lost_is_won_back() -> None:
    """A review once told only that a card stays in hand, and not that another one wins the trick
    back."""
    hands = {0: (11, 3, 11, 4, 7), 1: (12, 8, 10), 2: (12, 6, 7, 9, 8), 3: (4, 12, 7)}
    state = playing(hands, ORDER)
    why, _ = said(state, lay(0, 7), lay(0, 4))
    assert why == Reason("again-back", {"rank": 3, "number": 1})
    assert next(played_on(after(state, lay(0, 7)))) == lay(0, 3)


def test_that_a_trick_is_won_back_with_a_jester() -> None:
    hands = {0: (12, 11, J, 11, 6), 1: (7, 9, 10), 2: (8, 8), 3: (11, 8, 7, 3)}
    state = playing(hands, ORDER)
    why, _ = said(state, lay(0, 11, 11), lay(0, 12))
    assert why is not None and why.code == "again-with"
    assert why.facts == {"rank": 6, "number": 1, "jesters": 1}
    beaten = after(state, lay(0, 11, 11), Pass(1), lay(2, 8, 8), Pass(3))
    assert lay(0, 6, J) in DALMUTI.legal(DALMUTI.view(beaten, 0))


def test_that_cards_are_kept_that_take_this_trick_or_a_later_one() -> None:
    state = playing({0: (8, 2, 11), 1: (8, 6), 2: (4, 7, 7), 3: (1, 10)}, ORDER)
    why, _ = said(state, lay(0, 8), lay(0, 2))
    assert why == Reason("either", {"rank": 2, "number": 1})
    assert lay(0, 2) in list(played_on(after(state, lay(0, 8))))


def test_that_cards_are_saved_that_take_this_trick_as_well() -> None:
    hands = {0: (3, 2, 11), 1: (7, 4, 1), 2: (10, 4), 3: (11, 2, 5, 8)}
    state = after(playing(hands, ORDER), lay(0, 2))
    why, _ = said(state, Pass(1), lay(1, 1))
    last = {"lead": 4, "count": 1, "last": 1}
    assert why == Reason("saved", {"rank": 1, "number": 1, "over": 2, **last})
    assert next(played_on(after(state, lay(1, 1)))) == lay(1, 1)
    assert lay(1, 1) in list(played_on(after(state, Pass(1))))[1:]


def test_with_which_cards_and_jesters_one_goes_out() -> None:
    state = playing({0: (12, 6, J), 1: (10, 10), 2: (1, 4, 8), 3: (5, 1)}, ORDER)
    why, _ = said(state, lay(0, 6), lay(0, 12, J))
    assert why is not None and why.code == "blocks", "two 10s would go on the other move"
    assert why.also == (Reason("ends", {"rank": 12, "number": 1, "jesters": 1}),)


def test_that_the_rest_of_the_cards_takes_a_later_trick() -> None:
    state = playing({0: (5, 4, 5, J), 1: (4, 8, 1), 2: (2, 12), 3: (4, 8)}, ORDER)
    why, _ = said(state, lay(0, 5), lay(0, J))
    assert why == Reason("rest", {"rank": 5, "number": 1, "over": 8, **NOTHING})


def test_that_worse_cards_take_the_trick_as_well() -> None:
    state = playing({0: (3, 4), 1: (9, 8, 9, 7, 7), 2: (10, 4), 3: (8, 4)}, ORDER)
    why, _ = said(state, lay(0, 4), lay(0, 3))
    assert why == Reason("cheaper", {"tenths": 10})


def test_the_worst_cards_are_no_jesters() -> None:
    hands = {0: (7, 9, 12, J), 1: (1, 4, 9, 6, 5), 2: (2, 12, 3, 5, 4), 3: (8, 12, 2, 12, 1)}
    why, came = said(playing(hands, ORDER), lay(0, 12), lay(0, J))
    assert why is not None and (why.code, why.facts) == ("sheds", {"rank": 12, "number": 1})
    assert came == Reason("jesters-alone", {"jesters": 1, "rank": 9, "number": 1})


def test_that_cards_go_which_one_would_have_to_lead() -> None:
    """In random games, such cards take no later trick for the seat after the other move: they lose
    it, or stay in hand."""
    told = 0
    for state, best, taken in random_choices("kept"):
        why, _ = said(state, best, taken)
        if why is None or why.code != "unloads":
            continue
        told += 1
        rank, end = why.facts["rank"], after(state, taken)
        assert state.table.top is not None and isinstance(best, Play) and best.rank == rank
        tops = [top for top in played_on(end) if top and top.rank == rank]
        assert all(top.seat != best.seat for top in tops)
    assert told


def test_the_last_cards_are_led_after_a_trick_that_is_taken() -> None:
    others = {1: (5, 5, 9), 2: (6, 8, 8), 3: (10, 10, 11)}
    state = playing({0: (4, 4, 4, 12, 12), **others}, ORDER)
    why, _ = said(state, lay(0, 4, 4, 4), lay(0, 12))
    assert why == Reason("lasts", {"rank": 12, "number": 2})


def test_that_cards_go_in_one_trick_that_the_other_move_parts() -> None:
    codes = Counter[str]()
    for state, best, taken in random_choices("a"):
        why, _ = said(state, best, taken)
        if why is not None and why.code in ("at-once", "at-once-worst"):
            codes[why.code] += 1
            assert isinstance(best, Play) and isinstance(taken, Play)
            held = Counter(ranks(state.hands[best.seat]))[best.rank]
            assert why.facts == {"rank": best.rank, "number": held} and best.count == held
            assert taken.count + taken.jesters < held
    assert codes


def test_that_all_of_the_worst_cards_go_in_one_trick() -> None:
    hands = {0: (12, 12, 12, 8), 1: (4, 4, 6, 9, 9), 2: (5, 5, 5, 7, 10), 3: (3, 3, 3, 11, 11)}
    why, _ = said(playing(hands, ORDER), lay(0, 12, 12, 12), lay(0, 12))
    assert why is not None and (why.code, why.facts) == ("at-once-worst", {"rank": 12, "number": 3})


@pytest.mark.parametrize("code", ["beaten", "beaten-surely"])
def test_who_takes_the_trick_with_the_last_card_is_out_with_it(
    code: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """“Dario takes it with a Mason; Dario (1 card left) might then go out”: that was one event."""
    beaten = Reason(code, {"seat": 2, "rank": 8, "number": 1})
    stuck = Reason("stuck", {"seat": 2, "rank": 10, "number": 1, "few": 1, "likely": 1})
    monkeypatch.setattr(came_module, "comes", lambda _: beaten)
    monkeypatch.setattr(came_module, "behind", lambda *_: stuck)
    found: Any = [SimpleNamespace(seat=2, clear=True, decide=[])]

    def came(*sizes: int) -> Reason | None:
        view = SimpleNamespace(table=SimpleNamespace(sizes=sizes))
        sides: Any = SimpleNamespace(view=view, badly=[SimpleNamespace(order=(2, 1, 0))])
        return came_module.what_came(sides, found, None)

    out = Reason(code.replace("beaten", "beaten-out"), beaten.facts)
    assert came(5, 3, 1) == out
    assert came(5, 3, 2) == replace(beaten, also=(stuck,))


@pytest.mark.parametrize(("led", "last"), [(7, 10), (10, 7)])
def test_cards_that_win_the_lead_back_are_told_of_a_lead_that_spends_them(
    led: int, last: int
) -> None:
    """Of a pair of eights led, a review said only that a rival may go out first."""
    others = {1: (2, 5, 9, 9, 12, 12), 2: (11, 11), 3: (6,)}
    why, came = said(playing({0: (7, 8, 8, 10), **others}, ORDER), lay(0, led), lay(0, 8, 8))
    then = {"over": 11, "lead": last, "count": 1, "last": 1}
    assert why is not None
    assert (why.code, why.facts) == ("win-back", {"rank": 8, "number": 2, **then})
    assert came is not None and came.code != "spends", "the same, said twice"
