"""The reasons of hints are true by the rules, on positions whose reason is known."""

from itertools import cycle, pairwise, repeat
from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

from engine.arena import play_out
from engine.chance import dice
from engine.dalmuti import DALMUTI
from engine.dalmuti.actions import DalmutiAction, Pass, Play
from engine.dalmuti.bots.counting import unseen
from engine.dalmuti.bots.reasons import reason as dalmuti_reason
from engine.dalmuti.cards import counts, size
from engine.dalmuti.legal import legal
from engine.dalmuti.state import State
from engine.dolce_vita import DOLCE_VITA
from engine.dolce_vita.actions import Place
from engine.dolce_vita.award import forecast
from engine.dolce_vita.bots.seat_forecast import fortunes
from engine.dolce_vita.cards import LARGE, MONEY, cards_in
from engine.dolce_vita.rules import apply
from engine.dolce_vita.state import State as DolceVitaState
from engine.dolores import DOLORES
from engine.dolores.actions import Announce, Commit, Name, Steal
from engine.dolores.bots.reasons import reason as dolores_reason
from engine.dolores.cards import GOODS, with_card
from engine.dolores.score import score
from engine.game import DEALER, Game, Prospect, Reason, Seat, Setup
from engine.journal import Journal
from engine.reasons import EVEN, could_be
from tests.engine.dalmuti.tables import J, after, lay, playing


def tried(times: int) -> Any:
    return lambda done: done >= times


def positions(
    game: Game[Any, Any, Any], seats: int, seed: str, level: str = "random"
) -> Journal[Any, Any, Any]:
    return play_out(game, Setup(seats, game.options()), [game.bots[level]] * seats, seed)


def taken(state: DolceVitaState, column: int) -> list[tuple[int, int]]:
    """Return who takes what from a column, as things stand: (seat, object) in order."""
    return [(take.seat, take.taken) for take in forecast(state)[column].takes]


@pytest.mark.parametrize("seed", ["one", "two", "three", "four"])
def test_what_a_placement_takes_it_takes_and_the_answer_named_takes_it_away(seed: str) -> None:
    assert DOLCE_VITA.advise is not None
    journal = positions(DOLCE_VITA, 3, seed)
    found = set()
    for step in range(3, len(journal), 5):
        state = journal.states[step]
        if state.turn == DEALER:
            continue
        first = DOLCE_VITA.advise(
            DOLCE_VITA.view(state, state.turn), dice(seed, step, 0), tried(60)
        )
        why, place = first[0].why, first[0].action
        assert isinstance(place, Place)
        assert all(each.why is None for each in first[1:])
        if why is None:
            continue
        found.add(why.code)
        if (won := why.facts.get("object", LARGE)) < MONEY * 10:
            assert won % 10 > state.goods[place.seat][won // 10 - 1]
        win = (place.seat, why.facts.get("object"))
        after = apply(state, place)
        if why.code.startswith(("takes", "wins")):
            assert win in taken(after, place.column)
            named = {
                each.facts["seat"]: each for each in why.also if each.code.startswith("unless-")
            } | {each.facts["seat"]: each for each in why.also if each.code == "unless"}
            objects = [each.facts["object"] for each in why.also if "object" in each.facts]
            assert len(set(objects)) == len(objects), "said twice"
            left = [each.facts["object"] for each in why.also if each.code in {"still", "forced"}]
            assert len(left) < 3, "after those who come before it, and who move it up"
            found |= {each.code for each in why.also}
            for other in {0, 1, 2} - {place.seat}:
                hand = cards_in(state.hands[other])
                tables = {
                    card: apply(replace(after, turn=other), Place(other, card, place.column))
                    for card in (hand if len(hand) > 1 else ())
                }
                answers = {card: taken(table, place.column) for card, table in tables.items()}
                takes = [
                    card
                    for card, each in answers.items()
                    if win not in each
                    and fortunes(tables[card])[place.seat] < fortunes(after)[place.seat]
                ]
                assert (other in named) == bool(takes)
                if takes:
                    told, seats = named[other], [seat for seat, _ in answers[takes[-1]]]
                    assert told.facts["card"] in takes
                    assert why.code.startswith("takes")
                    assert told.code != "unless-tied" or place.seat not in seats, "struck out"
                    if told.code != "unless-tied" and left:
                        there = answers[told.facts["card"]]
                        assert any((place.seat, each) in there for each in left)
        if why.code.endswith("-from"):
            assert (why.facts["owner"], win[1]) in taken(state, place.column)
        if why.code == "keeps":
            assert place.card < why.facts["card"]
    assert {"takes", "unless"} <= found


OTHERS = {1: (5, 5, 9), 2: (6, 8, 8), 3: (10, 10, 11)}


def of(state: State, action: DalmutiAction, *others: DalmutiAction) -> Reason | None:
    seat = state.table.waiting[0]
    return dalmuti_reason(DALMUTI.view(state, seat), action, others, lambda: state)


def test_of_a_play_it_is_said_that_it_ends_the_hand_or_that_nobody_can_beat_it() -> None:
    best = of(playing({0: (1, 7, 7), **OTHERS}, (0, 1, 2, 3)), lay(0, 1))
    last = of(playing({0: (7, 7), **OTHERS}, (0, 1, 2, 3)), lay(0, 7, 7))
    assert (best, last) == (Reason("unbeatable"), Reason("out"))


def test_of_a_play_it_is_said_how_often_it_takes_the_trick_where_that_is_often() -> None:
    """Nobody holds three of a kind here, and a single 11 is beaten by all."""
    table = playing({0: (4, 4, 4, 11, 12), **OTHERS}, (0, 1, 2, 3))
    assert of(table, lay(0, 4, 4, 4)) == Reason("surely")
    assert of(table, lay(0, 12)) == Reason("sheds", {"rank": 12, "number": 1})
    assert of(table, lay(0, 11)) is None


def test_of_a_pass_it_is_said_what_it_keeps() -> None:
    table = playing({0: (9, 9, 12), **OTHERS, 1: (7, 7, 7, J, 12)}, (0, 1, 2, 3))
    top = after(table, lay(0, 9, 9))
    assert of(top, Pass(1), lay(1, 7, 7)) == Reason("keeps-group", {"rank": 7, "number": 3})
    assert of(top, Pass(1), lay(1, 7, J)) == Reason("keeps-jester", {"number": 1})


def test_a_pass_keeps_what_every_move_beside_it_spends() -> None:
    """“Keeps your Jester for a better trick” stood above a move that keeps it as well, and is
    worse."""
    table = playing({0: (9, 9, 12), **OTHERS, 1: (7, 7, 7, 6, J, 12)}, (0, 1, 2, 3))
    top = after(table, lay(0, 9, 9))
    seven, six, plain = lay(1, 7, J), lay(1, 6, J), lay(1, 7, 7)
    keeps = Reason("keeps-jester", {"number": 1})
    assert of(top, Pass(1), seven, six) == of(top, Pass(1), seven, six, plain) == keeps
    assert of(top, Pass(1), seven, plain) is of(top, Pass(1), plain, seven) is EVEN


def test_what_is_clearly_better_is_not_called_about_as_good() -> None:
    """Where the better move puts its seat ahead of somebody now and then only, that player is
    named; else its better place is told."""
    state = positions(DALMUTI, 4, "hands", "normal").states[5]
    view, rng = DALMUTI.view(state, state.table.waiting[0]), Random(1)
    worlds = [DALMUTI.guess(view, rng) for _ in range(40)]
    for best, second in pairwise(legal(view)):
        close, apart = (
            dalmuti_reason(view, best, [second], cycle(worlds).__next__, each)
            for each in (True, False)
        )
        assert close is not None and apart is not None
        if close.code == "even":
            assert apart.code in ("before", "place") and not apart.also
            return
    raise AssertionError("none of the moves is apart from the next")


def test_nobody_is_said_to_be_unable_who_can() -> None:
    """In positions of a random game, the others hold nothing that beats a play called
    unbeatable."""
    journal = positions(DALMUTI, 4, "hands")
    seen = 0
    for state in journal.states[:400]:
        if state.table.stage != "play":
            continue
        view = DALMUTI.view(state, state.table.waiting[0])
        for play in [each for each in legal(view) if isinstance(each, Play)][:3]:
            why = of(state, play)
            if why is None or why.code != "unbeatable":
                continue
            seen += 1
            cards, others = play.count + play.jesters, counts(unseen(view))
            assert all(
                not held or held + others[-1] < cards for held in others[: min(play.rank, 13) - 1]
            )
    assert seen


def test_a_gesture_is_chosen_against_what_the_other_will_likely_do() -> None:
    assert DOLORES.advise is not None
    journal = positions(DOLORES, 2, "wreck")
    state = next(each for each in journal.states if each.phase == "gestures")
    seat = state.waiting[0]
    first = DOLORES.advise(DOLORES.view(state, seat), Random(3), tried(2))[0]
    assert isinstance(first.action, Commit | Announce) and first.why is not None
    facts = first.why.facts
    assert facts["seat"] == 1 - seat and facts["gesture"] in (1, 2, 4)
    assert 34 <= facts["percent"] <= 100 or first.why.code == "persuades"


@pytest.mark.parametrize(
    ("game", "seats", "tries", "apart"),
    [(DALMUTI, 4, 8, 23), (DOLCE_VITA, 3, 30, 7), (DOLORES, 2, 1, 5), (DOLORES, 3, 1, 5)],
)
def test_every_hint_has_a_reason_where_there_is_a_choice(
    game: Game[Any, Any, Any], seats: int, tries: int, apart: int
) -> None:
    assert game.advise is not None
    journal = positions(game, seats, "why")
    found = 0
    for step in range(3, min(len(journal), 400), apart):
        state = journal.states[step]
        asked = [seat for seat in game.to_act(state) if seat != DEALER]
        if asked:
            view = game.view(state, asked[0])
            first, *others = game.advise(view, dice("why", step, 0), tried(tries))
            assert (first.why is None) == (not others), (step, first)
            if first.why is not None:
                assert could_be(game, first.why, seats), first.why
                found += 1
    assert found


def test_who_is_said_to_be_left_behind_is_left_behind() -> None:
    """Where all cards are known the hand goes on in one way only, which is followed here move by
    move."""
    journal, told = positions(DALMUTI, 4, "hands"), 0
    for state in journal.states:
        if state.table.stage != "play" or sum(map(size, state.hands)) > 16 or told > 2:
            continue
        view = DALMUTI.view(state, state.table.waiting[0])
        for best, second in pairwise(legal(view)):
            why = dalmuti_reason(view, best, [second], repeat(state).__next__, close=False)
            if why is not None and why.code in ("before", "before-mostly"):
                told += 1
                behind = (best.seat, why.facts["seat"])
                assert is_out_before(*behind, DALMUTI.apply(state, best))
                assert not is_out_before(*behind, DALMUTI.apply(state, second))
    assert told


def is_out_before(one: Seat, other: Seat, state: State) -> bool:
    """Return whether one seat is out before another if all go on like `normal`."""
    while state.table.stage in ("play", "sweep"):
        seat = DALMUTI.to_act(state)[0]
        if seat == DEALER:
            action = DALMUTI.deal(state, Random(0))
        else:
            action = DALMUTI.bots["normal"](DALMUTI.view(state, seat), Random(0), bool)
        state = DALMUTI.apply(state, action)
    out = state.table.out
    return one in out and other not in out[: out.index(one)]


def test_what_a_card_of_dolores_brings_it_brings() -> None:
    """A card picked or stolen adds what is told to the score; a collection given up is the one that
    costs least."""
    journal, codes = positions(DOLORES, 2, "a", "normal"), set()
    for state in journal.states:
        if state.phase not in ("pick", "theft", "name"):
            continue
        view = DOLORES.view(state, state.waiting[0])
        after = {each: goods_after(view, each) for each in DOLORES.legal(view)}
        for each in after:
            why = dolores_reason(view, (Prospect(each, 1.0, 1), Prospect(each, 0.5, 1)))
            assert why is not None
            codes.add(why.code)
            before = score(view.goods[view.seat])
            if why.code == "points":
                assert why.facts["points"] == score(after[each]) - before
            if why.code == "least":
                assert score(after[each]) == max(map(score, after.values()))
    assert {"points", "least"} <= codes


def goods_after(view: Any, action: Any) -> tuple[int, ...]:
    """Return the collections that a seat owns after it has taken a card, or without the one that it
    names."""
    goods = list(view.goods[view.seat])
    if isinstance(action, Name):
        goods[action.kind - 1] = 0
        return tuple(goods)
    card = action.card if isinstance(action, Steal) else view.sharing.cards[action.slot]
    return with_card(tuple(goods), card) if card in GOODS else tuple(goods)
