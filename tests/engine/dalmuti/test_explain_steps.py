"""The reasons that tell step by step why a move is better."""

from collections import Counter
from collections.abc import Iterator
from itertools import cycle
from random import Random

from msgspec.structs import replace

from engine.dalmuti import DALMUTI
from engine.dalmuti.actions import DalmutiAction, Pass, Play
from engine.dalmuti.bots.came import left_behind
from engine.dalmuti.bots.course import played_out
from engine.dalmuti.bots.explain import KEEPS, KEPT
from engine.dalmuti.bots.explain import said as told
from engine.dalmuti.cards import gather
from engine.dalmuti.state import State
from engine.game import Reason
from engine.reasons import apart
from tests.engine.dalmuti.explained import ORDER, Way, played_on, random_choices, said, way
from tests.engine.dalmuti.tables import J, after, lay, playing

LEAD = ("lead", "count")


def plays_of(state: State, first: DalmutiAction, on: Way) -> Iterator[Play]:
    """Yield the plays of the rest of the hand, by all seats, after an action and then in a way."""
    state = after(state, first)
    while state.table.stage == "play":
        action = on.action(state)
        if isinstance(action, Play):
            yield action
        state = after(state, action)
        if state.table.stage == "sweep":
            state = after(state, DALMUTI.deal(state, Random(0)))


def test_that_all_cards_of_a_rank_go_and_mostly_take_the_trick() -> None:
    """In 7 of 10 worlds nobody else has a better pair."""
    own, rest = {0: (8, 10, 10, 11)}, {2: (3, 5, 7, 11), 3: (12, 2, 6, 9)}
    weak = playing({**own, 1: (9, 8, 12, 7), **rest}, ORDER)
    strong = playing({**own, 1: (9, 9, 12, 7), **rest}, ORDER)
    view, worlds = DALMUTI.view(weak, 0), cycle([weak] * 7 + [strong] * 3)
    why, _ = told(view, lay(0, 10, 10), lay(0, 11), worlds.__next__)
    assert why is not None and (why.code, why.facts) == ("at-once-wins", {"rank": 10, "number": 2})
    assert why.also == (Reason("unmatched", {"tenths": 7}),)


def test_that_one_keeps_the_lead_up_to_the_last_card() -> None:
    hands = {0: (9, 11, 11, 11, 12, 12, 12, 12), 1: (8, 8, 10), 2: (8, 7), 3: (8, 10, 10)}
    state = playing(hands, ORDER)
    why, came = said(state, lay(0, 12, 12, 12, 12), lay(0, 9))
    few = Reason("too-few", {"number": 4})
    assert why == replace(few, also=(Reason("unbeatable-leads", {"rank": 11, "number": 3}), KEPT))
    tops = [top for top in played_on(after(state, lay(0, 12, 12, 12, 12))) if top is not None]
    assert [top.seat for top in tops[:2]] == [0, 0]
    assert came is not None and came.code.startswith("beaten") and left_behind(came) is not None


def test_that_the_last_cards_follow_where_the_trick_is_taken_either_way() -> None:
    """The 4 takes the trick after both leads. After the 7 two 9s are then the last cards; a single
    9 parts them."""
    hands = {0: (4, 7, 9, 9), 1: (5, 7, 12, 12), 2: (6, 7, 10, 8, 8), 3: (10, 10, 10, 11)}
    state = playing(hands, ORDER)
    why, came = said(state, lay(0, 7), lay(0, 9))
    assert why == Reason("again-out", {"rank": 4, "number": 1})
    assert came is not None and came.code == "splits"
    for first in (lay(0, 7), lay(0, 9)):
        assert next(played_on(after(state, first))) == lay(0, 4)


def test_what_is_told_of_a_trick_that_is_lost_either_way() -> None:
    """In random games, the trick goes to the same seat after a pass, or a play with better cards
    loses it, too."""
    codes = Counter[str]()
    for seed in ("kept", "more", "a"):
        for state, best, taken in random_choices(seed):
            why, came = said(state, best, taken)
            if why is None or why.code not in ("less-left", "lost-worse"):
                continue
            codes[why.code] += 1
            on = way(state, best, taken)
            tops = [next(played_on(after(state, each), on)) for each in (best, taken)]
            seats = [top.seat for top in tops if top is not None]
            if why.code == "less-left":
                assert seats == [why.facts["seat"]] * 2 and isinstance(taken, Pass)
                assert came is None or came.code.startswith("stuck"), "not who takes it, again"
            else:
                assert best.seat not in seats and isinstance(taken, Play)
                assert (why.facts["rank"], why.facts["number"]) == (taken.rank, taken.count)
    assert {*codes} == {"less-left", "lost-worse"}


def test_what_is_led_after_a_later_trick_is_led_where_all_hands_are_known() -> None:
    found = Counter[int]()
    for seed in ("kept", "more"):
        for state, best, taken in random_choices(seed):
            why, _ = said(state, best, taken)
            if why is None or why.code != "later" or not why.facts["lead"]:
                continue
            on = way(state, best, taken)
            own = [play for play in plays_of(state, best, on) if play.seat == best.seat]
            kept, then = ((why.facts[n], why.facts[m]) for n, m in (("rank", "number"), LEAD))
            cards: list[tuple[int, int]] = [(play.rank, play.count) for play in own]
            place = cards.index(kept)
            assert cards[place + 1] == then
            assert bool(why.facts["last"]) is (place + 2 == len(own))
            found[why.facts["last"]] += 1
    assert found[0] and found[1]


def test_beside_what_an_answer_keeps_it_is_told_which_cards_go() -> None:
    """A pass would have kept the two Knights as well, but was worse, and that was not explained."""
    told = 0
    for state, best, taken in random_choices("kept"):
        why, _ = said(state, best, taken)
        codes = [each.code for each in apart(why)]
        if "goes-too" not in codes:
            continue
        told += 1
        (goes,) = (each for each in apart(why) if each.code == "goes-too")
        assert isinstance(best, Play) and state.table.top is not None
        assert goes.facts == {"rank": best.rank, "number": best.count}
        assert codes[codes.index("goes-too") - 1] in KEEPS
    assert told


def test_by_what_cards_may_be_beaten_that_go_in_one_trick() -> None:
    hands = {0: (12, 12, 12, 8), 1: (4, 4, 4, 6, 9, 9), 2: (5, 5, 7, 10), 3: (3, 3, 11, 11)}
    why, _ = said(playing(hands, ORDER), lay(0, 12, 12, 12), lay(0, 12))
    gone = Reason("gone-led", {"rank": 4, "number": 3})
    assert why == Reason("at-once-worst", {"rank": 12, "number": 3}, (gone,))


def test_that_cards_take_a_later_trick_together_with_a_jester() -> None:
    hands = {0: (6, 11, 2, J), 1: (6, 12, 9, 11, 8), 2: (1, 5, 3, 8, 8), 3: (9, 2, 7, 11)}
    state = after(playing(hands, (3, 0, 1, 2)), lay(3, 9))
    why, _ = said(state, Pass(0), lay(0, 6))
    assert why == Reason("later-with", {"rank": 6, "number": 1, "jesters": 1})
    courses = played_out(DALMUTI.view(state, 0), Pass(0), lay(0, 6), lambda: state).well
    assert gather((6, J)) in [each.cards for each in courses[0].taken()]


def test_what_follows_or_goes_separates_the_moves() -> None:
    """“Keeps a Knight; then you can lead an Abbess”, which was better than the Knight; and “fewer
    cards are left”, as many as by the other card."""
    codes = Counter[str]()
    for seed in ("kept", "more"):
        for state, best, taken in random_choices(seed):
            why, _ = said(state, best, taken)
            for each in () if why is None else (why, *why.also):
                if each.code in ("later", "saved", "win-back", "rest"):
                    codes[each.code] += 1
                    led, last = each.facts["lead"], each.facts["last"]
                    assert not led or last or led >= each.facts["rank"]
                elif each.code in ("gone", "gone-led") and isinstance(taken, Play):
                    codes[each.code] += 1
                    assert isinstance(best, Play)
                    assert best.count + best.jesters > taken.count + taken.jesters
    assert codes["later"]
