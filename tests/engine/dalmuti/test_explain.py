"""What a review says of a move is true by the rules, on positions whose answer is known."""

from collections import Counter
from itertools import cycle
from random import Random

from msgspec.structs import replace

from engine.arena import forever, play_out
from engine.chance import dice
from engine.dalmuti import DALMUTI
from engine.dalmuti.actions import DalmutiAction, Pass, Play
from engine.dalmuti.bots.came import left_behind
from engine.dalmuti.bots.course import played_out
from engine.dalmuti.bots.explain import KEPT, explain
from engine.dalmuti.bots.holding import certain, strength
from engine.dalmuti.bots.normal import choose
from engine.dalmuti.bots.playout import finish
from engine.dalmuti.bots.reasons import ALWAYS, Rivalry, beside, won
from engine.dalmuti.state import Options, State
from engine.game import DEALER, Reason, Setup
from engine.handicap import tried
from engine.reasons import apart, could_be, could_come
from tests.engine.dalmuti.explained import (
    ORDER,
    OTHERS,
    came_of,
    led,
    played_on,
    random_choices,
    said,
    way,
)
from tests.engine.dalmuti.tables import J, after, lay, playing


def test_a_play_that_ends_the_hand_takes_the_trick() -> None:
    """A review once broke off where one of the last two players could go out, because nobody was
    left to answer."""
    state = playing({0: (7,), 1: (5, 9), 2: (), 3: ()}, ORDER)
    state = replace(state, table=replace(state.table, out=(2, 3)))
    assert won(lay(0, 7), lambda: state) == ALWAYS


def test_where_both_lay_the_same_cards_but_for_a_jester_it_is_kept() -> None:
    state = playing({0: (9, 9, 11, J), 1: (4, 5), 2: (6, 7), 3: (8, 12)}, (0, 1, 2, 3))
    view = DALMUTI.view(state, 0)
    why, _ = explain(view, lay(0, 9, 9), lay(0, 9, J), Random(1), forever)
    assert why is not None and (why.code, why.facts) == ("keeps-jester", {"number": 1})


def test_that_a_play_breaks_up_cards() -> None:
    state = playing({0: (3, 7, 7, 12), **OTHERS}, ORDER)
    _, came = said(state, lay(0, 12), lay(0, 7))
    assert came == Reason("splits", {"rank": 7, "number": 2, "left": 1})


def test_that_a_play_breaks_up_cards_is_not_said_where_the_better_one_does_so_too() -> None:
    state = playing({0: (3, 3, 7, 7, 12), **OTHERS}, ORDER)
    _, came = said(state, lay(0, 3), lay(0, 7))
    assert came is None or came.code != "splits"


def test_that_a_play_leaves_one_behind() -> None:
    state = playing({0: (2, 2, 2, 12), **OTHERS}, ORDER)
    _, came = said(state, lay(0, 2, 2, 2), lay(0, 2, 2))
    assert came == Reason("splits", {"rank": 2, "number": 3, "left": 1})


def test_that_a_play_is_beaten_says_more_than_that_it_breaks_up_cards() -> None:
    state = playing({0: (3, 12, 12, 12), **OTHERS}, ORDER)
    _, came = said(state, lay(0, 12, 12, 12), lay(0, 12, 12))
    stays = {"seat": 1, "rank": 12, "number": 1, "few": 0, "likely": 1}
    also = (Reason("stuck-never", stays),)
    assert came == Reason("beaten", {"seat": 1, "rank": 5, "number": 2}, also), "and what follows"


def test_that_a_jester_is_spent_is_no_reason_where_it_never_takes_a_later_trick() -> None:
    """After two 12s the Jester only goes out with the last cards, or is not played at all."""
    state = playing({0: (3, 7, 12, 12, J), **OTHERS}, ORDER)
    for taken in (lay(0, J), lay(0, 7, J)):
        _, came = said(state, lay(0, 12, 12), taken)
        assert came is None or not came.code.startswith("jesters")


def test_that_a_play_is_beaten_where_the_better_one_is_not() -> None:
    """Nobody holds three of a kind here, and a single 12 is beaten by all."""
    state = playing({0: (7, 7, 7, 11, 12), **OTHERS}, ORDER)
    why, came = said(state, lay(0, 7, 7, 7), lay(0, 12))
    assert why is not None and why.code.startswith("surely-")
    assert came == Reason("beaten", {"seat": 1, "rank": 5, "number": 1}), "by 9, 6 and 5 in turn"


def test_what_to_lead_next_is_the_best_of_all_leads() -> None:
    state = playing({0: (4, 4, 4, 7, 7, 12), **OTHERS}, ORDER)
    why, _ = said(state, lay(0, 4, 4, 4), lay(0, 7))
    assert why == Reason("surely-leads", {"rank": 12, "number": 1})
    then = after(state, lay(0, 4, 4, 4), *(Pass(seat) for seat in (1, 2, 3)))
    then = DALMUTI.apply(then, DALMUTI.deal(then, Random(0)))
    places = {one: finish(after(then, one), choose).index(0) for one in (lay(0, 12), lay(0, 7, 7))}
    assert places[lay(0, 12)] < places[lay(0, 7, 7)]


def test_where_no_lead_is_best_it_is_told_what_is_mostly_led_when_the_hand_is_played_out() -> None:
    state = playing({0: (4, 4, 4, 11, 12), **OTHERS}, ORDER)
    why, _ = said(state, lay(0, 4, 4, 4), lay(0, 11))
    assert why == Reason("surely-usually", {"rank": 12, "number": 1}), "both leads end alike"
    then = after(state, lay(0, 4, 4, 4), *(Pass(seat) for seat in (1, 2, 3)))
    then = DALMUTI.apply(then, DALMUTI.deal(then, Random(0)))
    assert DALMUTI.bots["normal"](DALMUTI.view(then, 0), Random(0), bool) == lay(0, 12)


def test_that_one_leads_next_is_told_alone_where_that_lead_was_called_worse_now() -> None:
    for cards, taken in (((4, 4, 4, 7, 7, 12), lay(0, 12)), ((4, 4, 4, 11, 12), lay(0, 12))):
        state = playing({0: cards, **OTHERS}, ORDER)
        why, _ = said(state, lay(0, 4, 4, 4), taken)
        assert why == Reason("surely-next")


def test_what_speaks_for_both_is_not_what_speaks_for_one() -> None:
    """Nobody can beat either play, so that the reason must be another."""
    state = playing({0: (1, 4, 4, 4, 12), **OTHERS}, ORDER)
    why, came = said(state, lay(0, 4, 4, 4), lay(0, 1))
    assert why is None or why.code in ("before", "at-once")
    assert came == Reason("left", {"rank": 4, "number": 3})


def test_that_a_play_spends_cards_where_a_pass_is_better() -> None:
    state = led((2, 2, 11, 12), (6, 8), (10, 11))
    came = came_of([state], Pass(1), lay(1, 2, 2))
    assert came == Reason("spends-last", {"rank": 2, "number": 2, "then": 11})
    state = led((2, 2, 5, 12), (6, 8), (10, 11))
    assert came_of([state], Pass(1), lay(1, 2, 2)) == Reason("spends", {"rank": 2, "number": 2})
    _, came = said(led((2, 2, 2, 12), (6, 8), (10, 11)), Pass(1), lay(1, 2, 2))
    assert came == Reason("splits", {"rank": 2, "number": 3, "left": 1})


def test_who_leads_after_a_pass_where_the_trick_is_of_one_who_is_out() -> None:
    """Seat 0 has gone out with two 9s; if all pass, the next seat leads."""
    state = playing({0: (9, 9), 1: (11, 12, 12), 2: (8, 8, 12), 3: (10, 11)}, ORDER)
    _, came = said(after(state, lay(0, 9, 9), Pass(1)), lay(2, 8, 8), Pass(2))
    assert came == Reason("leads-next", {"seat": 1})


def test_who_takes_the_trick_after_a_pass() -> None:
    came = came_of([led((8, 8, 12), (11, 12), (4, 4))], lay(1, 8, 8), Pass(1))
    assert came == Reason("lets-out", {"seat": 3})


def test_that_one_is_last_after_a_pass() -> None:
    hands = {0: (9, 6), 1: (7, 9), 2: (5,), 3: (6, 7, 11)}
    _, came = said(after(playing(hands, ORDER), lay(0, 9)), lay(1, 7), Pass(1))
    assert came == Reason("lets-out-last", {"seat": 2})


def test_who_takes_the_trick_with_cards_left_after_a_pass() -> None:
    came = came_of([led((8, 8, 12), (11, 12), (4, 4, 9))], lay(1, 8, 8), Pass(1))
    assert came == Reason("lets-few", {"seat": 3, "number": 1}), "what is left when he leads"
    many = led((8, 8, 12), (11, 12), (4, 4, 9, 9, 11, 11, 12))
    came = came_of([many], lay(1, 8, 8), Pass(1))
    assert came == Reason("lets", {"seat": 3})


def test_that_somebody_is_kept_from_going_out_comes_first_and_that_they_go_out_is_what_comes() -> (
    None
):
    """The last card of seat 1 beats an 11, but no 7."""
    hands = {0: (3, 7, 11), 1: (8,), 2: (4, 5, 12, 12), 3: (11, 10, 9)}
    state = after(playing(hands, (3, 0, 1, 2)), lay(3, 11))
    why, came = said(state, lay(0, 7), Pass(0))
    assert why is not None and (why.code, why.facts) == ("blocks", {"seat": 1, "number": 1})
    assert came == Reason("out-ahead", {"seat": 1, "number": 1})
    order = finish(after(state, Pass(0)), choose)
    assert order.index(1) < order.index(0)
    for first, cards in ((lay(0, 7), True), (Pass(0), False)):
        then = after(state, first)
        assert (lay(1, 8) in DALMUTI.legal(DALMUTI.view(then, 1))) is not cards


def test_that_one_card_cannot_answer_two_is_sure() -> None:
    """A review once told only “Most likely keeps her from going out” of a pair led to a player with
    one card."""
    hands = {0: (12, 12, 11), 1: (8,), 2: (4, 5, 6, 7), 3: (3, 10, 9, 9)}
    why, _ = said(playing(hands, ORDER), lay(0, 12, 12), lay(0, 11))
    assert why is not None
    assert (why.code, why.facts) == ("blocks-surely", {"seat": 1, "number": 1})


def test_what_nobody_can_beat_keeps_a_rival_from_going_out_for_sure() -> None:
    """“Most likely keeps Chiara from going out; nobody can beat it” contradicted itself."""
    hands = {0: (1, 7, 11), 1: (8,), 2: (4, 5, 12, 12), 3: (11, 10, 9)}
    facts = {"seat": 1, "number": 1}
    why, came = said(after(playing(hands, (3, 0, 1, 2)), lay(3, 11)), lay(0, 1), Pass(0))
    assert why is not None and (why.code, why.facts) == ("blocks-always", facts)
    assert came == Reason("out-ahead", facts)
    assert any("unbeatable" in each.code for each in why.also)


def test_of_one_who_is_out_before_or_goes_out_either_way_it_is_not_said() -> None:
    """The last card of seat 1, a 4, beats both the 7 and the 11."""
    hands = {0: (3, 7, 11), 1: (4,), 2: (4, 5, 12, 12), 3: (11, 10, 9)}
    why, _ = said(after(playing(hands, (3, 0, 1, 2)), lay(3, 11)), lay(0, 7), Pass(0))
    assert why is None or not why.code.startswith("blocks")


def test_a_play_after_which_the_last_cards_follow_says_so_beside_one_that_is_mostly_beaten() -> (
    None
):
    """Only “you lead next” was told of four 11, because the 9 alone left cards of one rank, too."""
    state = playing({0: (9, 11, 11, 11, 11), 1: (8, 12), 2: (10, 12), 3: (10, 12)}, ORDER)
    why, _ = said(state, lay(0, 11, 11, 11, 11), lay(0, 9))
    assert Reason("lasts-unbeatable", {"rank": 9, "number": 1}) in apart(why)


def test_why_weak_cards_take_a_trick() -> None:
    """In 7 of 10 worlds nobody else has a better pair; or somebody has one and keeps it."""
    rest = {2: (3,), 3: (12,)}
    weak = playing({0: (10, 10, 11), 1: (9, 8, 12), **rest}, ORDER)
    strong = playing({0: (10, 10, 11), 1: (9, 9, 12), **rest}, ORDER)
    side = played_out(
        DALMUTI.view(weak, 0), lay(0, 10, 10), lay(0, 11), cycle([weak] * 7 + [strong] * 3).__next__
    )
    assert strength(side) == Reason("unmatched", {"tenths": 7})
    hands = {0: (10, 10, 11), 1: (2, 3, 6, 6, 6, 7, 8, 9), 2: (5, 7, 10), 3: (4, 5)}
    keeps = playing(hands, ORDER)
    side = played_out(DALMUTI.view(keeps, 0), lay(0, 10, 10), lay(0, 11), lambda: keeps)
    assert next(played_on(after(keeps, lay(0, 10, 10)))) == lay(0, 10, 10)
    assert strength(side) == Reason("rival-passes", {"seat": 1})
    why, _ = said(keeps, lay(0, 10, 10), lay(0, 11))
    assert why is not None and why.code in ("surely", "lasts"), "the hands show it can be beaten"
    assert Reason("rival-passes", {"seat": 1}) in why.also


def test_why_nobody_can_beat_a_play() -> None:
    """The deck of a game holds one 1, two 2s and three 3s: what is not in hand, others hold."""
    hand = (1, 2, 2, 3, 3, 3, 12)
    state = playing({0: hand, 1: (4, 4, 4), 2: (5, 6, 9), 3: (7, 8)}, ORDER)
    assert _why_certain(state, lay(0, 3, 3, 3)) == Reason("none-better")
    assert _why_certain(state, lay(0, 1)) is None, "everybody knows the best card"
    state = playing({0: (9, 9, 9, 9, 12), 1: (8, 8, 5), 2: (5, 6, 9), 3: (7, 8)}, ORDER)
    assert _why_certain(state, lay(0, 9, 9, 9, 9)) == Reason("too-few", {"number": 4})
    state = playing({0: (9, 9, 9, 12), 1: (8, 8, 5), 2: (5, 6, 9), 3: (7, 7)}, ORDER)
    assert _why_certain(state, lay(0, 9, 9, 9)) == Reason("too-few-better", {"number": 3})


def _why_certain(state: State, play: DalmutiAction) -> Reason | None:
    return certain(played_out(DALMUTI.view(state, 0), play, lay(0, 12), lambda: state))


def test_who_takes_a_trick_most_often_that_nobody_mostly_takes() -> None:
    """In 3 or 4 of 7 worlds seat 2 takes the trick after a pass and is out. In the others seat 0,
    who led, keeps it, with one card left."""
    taken, left = (led((7, 7, 12), next_, (11, 12)) for next_ in ((6, 6), (12, 12)))
    told = came_of([left] * 4 + [taken] * 3, lay(1, 7, 7), Pass(1))
    assert told == Reason("others-few", {"seat": 0, "number": 1})
    told = came_of([left] * 3 + [taken] * 4, lay(1, 7, 7), Pass(1))
    assert told == Reason("others-out", {"seat": 2})


def test_a_pass_where_the_better_play_would_have_ended_the_hand() -> None:
    """In half of the worlds seat 2 takes the trick, in the other half seat 3."""
    one, two = (led((7, 7), *rest) for rest in (((6, 6), (11, 12)), ((12, 12), (4, 4))))
    came = came_of([one, two], lay(1, 7, 7), Pass(1))
    assert came is None or came.code.startswith("others")


def test_what_nobody_can_beat_is_not_called_almost_certain() -> None:
    state = playing({0: (1, 12, 12), 1: (5, 9), 2: (8, 8), 3: (10, 11)}, ORDER)
    why, _ = said(state, lay(0, 1), lay(0, 12))
    assert why == Reason("lasts-unbeatable", {"rank": 12, "number": 2})


def test_one_leads_anyway_after_a_neighbour_has_gone_out() -> None:
    """Seat 0 goes out with two 4s, so that seat 1 leads next after a pass, without playing its two
    2s."""
    start = playing({0: (4, 4), 1: (2, 2, 11, 12), 2: (6, 8, 12), 3: (10, 11, 12)}, ORDER)
    state = after(start, lay(0, 4, 4))
    why, _ = said(state, Pass(1), lay(1, 2, 2))
    assert why == Reason("leads-anyway", {"seat": 0}), "that it is all the others, the places tell"


def test_why_a_trick_is_left_to_others() -> None:
    """In a random game the reason names the cards, and behind it those whom the pass puts the seat
    ahead of."""
    journal = play_out(DALMUTI, Setup(4, Options(hands=1)), [DALMUTI.bots["random"]] * 4, "sooner")
    told = 0
    for state in journal.states[60:]:
        seat = DALMUTI.to_act(state)[0] if state.table.stage == "play" else DEALER
        legal = list(DALMUTI.legal(DALMUTI.view(state, seat))) if seat != DEALER else []
        plays = [each for each in legal if isinstance(each, Play)]
        for taken in plays if Pass(seat) in legal else []:
            why, came = said(state, Pass(seat), taken)
            if why is None or why.code != "not-worth":
                continue
            told += 1
            assert (why.facts["rank"], why.facts["number"]) == (taken.rank, taken.count)
            assert came is None or came.code != "spends", "the same, said twice"
            assert all(each.code in ("before", "before-mostly") for each in why.also)
    assert told


def test_of_each_whom_the_better_move_puts_one_ahead_of_it_is_told() -> None:
    """In random games where all hands are known, the reasons name all rivals whom the better move
    puts the seat ahead of.

    Not so where it is told step by step how the seat is left behind. A single rival is named only
    where nothing else tells why. That it is everyone is told only where nothing else is, because
    the places tell it, too.
    """
    codes, most, steps, everybody = set[str](), 0, 0, Counter[bool]()
    for seed in ("kept", "more", "all", "every"):
        for state, best, taken in random_choices(seed):
            seat = best.seat
            why, came = said(state, best, taken)
            plan = way(state, best, taken).plan
            well, badly = (
                finish(after(state, each), choose, seat, plan.settled) for each in (best, taken)
            )
            ahead = {*well[well.index(seat) + 1 :]} - {*badly[badly.index(seat) + 1 :]}
            every = () if why is None else (why, *why.also)
            told = [each for each in every if each.code in ("before", "before-mostly")]
            if len(ahead) > 1 and len(ahead) == sum(map(bool, state.hands)) - 1:
                says = "before-all" in [each.code for each in every]
                everybody[says] += 1
                assert not told and (not says or (len(every) == 1 and came is None))
            elif len(ahead) > 1 and not told and (left := left_behind(came)):
                assert left.facts["seat"] in ahead, "how one is left behind"
                assert (came and came.also) or every[-1].facts["lead"], "and why"
                steps += 1
            elif KEPT in every and not told:
                assert all(well.index(seat) < well.index(each) for each in ahead)
            elif len(ahead) > 1 or told:
                assert {each.facts["seat"] for each in told} == ahead
                codes |= {why.code} if why is not None else set()
                most = max(most, len(told))
    assert steps and most > 1 and {"before", "not-worth"} <= codes and everybody[False]


def test_that_it_is_everybody_is_told_in_one_and_only_if_it_is_several() -> None:
    def told(others: int, *tenths: int) -> tuple[Reason, ...]:
        return beside([Rivalry(seat, [], each, 2, others) for seat, each in enumerate(tenths)])

    assert told(3, 9, 8, 7) == (Reason("before-all"),)
    assert told(3, 9, 8, 3) == (Reason("before", {"seat": 0}), Reason("before", {"seat": 1}))
    assert told(1, 7) == (Reason("before", {"seat": 0}),)
    assert told(1, 9) == told(3, 9, 3) == (Reason("before-mostly", {"seat": 0}),)


def test_whatever_is_said_is_known_and_never_that_both_are_as_good() -> None:
    setup = Setup(5, Options(hands=1))
    journal = play_out(DALMUTI, setup, [DALMUTI.bots["random"]] * 5, "said")
    codes = set()
    for step in range(2, len(journal), 15):
        state = journal.states[step]
        for seat in DALMUTI.to_act(state):
            view = None if seat == DEALER else DALMUTI.view(state, seat)
            legal = DALMUTI.legal(view) if view is not None else ()
            if view is None or len(legal) < 2:
                continue
            luck = dice("said", step, seat)
            best, taken = luck.sample(list(legal), 2)
            why, came = explain(view, best, taken, luck, tried(10))
            assert why is None or (why.code != "even" and could_be(DALMUTI, why, 5))
            assert came is None or could_come(DALMUTI, came, 5)
            codes |= {came.code} if came else set()
    assert len(codes) > 2
