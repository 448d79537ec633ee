"""What a review says of words, bets and Dawn is true, and whatever it says is known."""

from itertools import combinations

import pytest
from msgspec.structs import replace

from engine.arena import play_out
from engine.chance import dice
from engine.dolores import DOLORES
from engine.dolores.actions import Announce, Bet, Commit, Pass, Play
from engine.dolores.bots.explain import explain
from engine.dolores.bots.reasons import WON
from engine.dolores.cards import ESQUIVE, GESTURES, GUETTEUR, PARI, PARTAGE, with_cards
from engine.dolores.score import score
from engine.dolores.state import Record, with_seat
from engine.game import DEALER, Reason, Setup
from engine.handicap import tried
from engine.reasons import could_be, could_come
from tests.engine.dolores.explained import every, said
from tests.engine.dolores.positions import A, B, C, sharing, table


def test_a_word_that_makes_a_gesture_likelier() -> None:
    """B believes A, so that A's word changes what B does."""
    start = sharing(table(2, goods={A: (71, 72), B: (61, 62)}), (71, 73, 71, 71))
    record = Record(20, 0, (10, 10, 0), PARTAGE)
    state = replace(start, records=with_seat(start.records, A, record))
    words = [Announce(A, each) for each in GESTURES]
    codes = set()
    for best in words:
        for taken in words:
            if best == taken:
                continue
            why, came = said(state, A, best, taken)
            for told, code in ((why, "persuades"), (came, "provokes")):
                if told is not None:
                    codes.add(told.code)
                    assert told.code == code and told.facts["seat"] == B
                    assert told.facts["percent"] - told.facts["before"] >= 4
    assert codes == {"persuades", "provokes"}


def test_how_likely_the_gestures_are_that_were_bet_on() -> None:
    start = sharing(table(3, bottles={C: (PARI,)}), (71, 73, 71, 71))
    record = Record(0, 0, (40, 0, 0), PARTAGE)
    state = replace(start, records=(record, record, start.records[C]))
    why, came = said(state, C, Bet(C, PARTAGE, PARTAGE), Bet(C, ESQUIVE, ESQUIVE))
    assert why is not None and why.code == "likely" and why.facts["percent"] > 60
    assert [each.code for each in every(why)] == ["likely", "shows", "shows", "prize"]
    assert came is not None and came.code == "unlikely" and came.facts["percent"] < 10
    spends = replace(came, also=(Reason("spends"),))
    assert said(state, C, Pass(C), Bet(C, ESQUIVE, ESQUIVE)) == (None, spends)


def test_what_a_bet_wins_and_costs_and_why_its_gestures_are_likely() -> None:
    """Both sharers have announced. Two gold and one wine are there, and C, who bets, has jewels 2
    and wine 1."""
    goods = {A: (41, 52), B: (42, 51), C: (32, 21)}
    start = sharing(table(3, bottles={C: (PARI,)}, goods=goods), (71, 71, 21, 11))
    state = replace(start, sharing=replace(start.sharing, said=(PARTAGE, PARTAGE)))
    why, came = said(state, C, Bet(C, PARTAGE, PARTAGE), Pass(C))
    assert came == Reason("keeps-bet") and why is not None and could_be(DOLORES, why, 3)
    assert [each.code for each in every(why)] == ["likely", "shows", "shows", "prize", "spends"]
    assert [each.facts["seat"] for each in every(why) if each.code == "shows"] == [A, B]
    (prize,) = [each for each in every(why) if each.code == "prize"]
    won = [prize.facts[each] for each in WON if prize.facts[each]]
    before = state.goods[C]
    gain = prize.facts["points"]
    assert gain == score(with_cards(before, won)) - score(before) > 0
    lying = [each for each in state.sharing.cards if each]
    ways = [way for size in range(5) for way in combinations(lying, size)]
    assert gain == max(score(with_cards(before, way)) for way in ways) - score(before)
    assert prize.facts["kinds"] and prize.facts["how"]
    spent = replace(state, sharing=replace(state.sharing, pari=C))
    again, nothing = said(spent, C, Bet(C, PARTAGE, PARTAGE), Pass(C))
    assert (
        nothing is None
        and again is not None
        and "spends" not in [each.code for each in every(again)]
    )
    dark = replace(state, sharing=replace(state.sharing, looker=A))
    unseen, _ = said(dark, C, Bet(C, PARTAGE, PARTAGE), Pass(C))
    assert unseen is not None and "prize" not in [each.code for each in every(unseen)]


def test_at_dawn_who_leads() -> None:
    goods = {A: (71,), B: (61, 62, 63, 51)}
    state = sharing(
        table(2, goods=goods, bottles={A: (GUETTEUR,)}, deck=(90, 11, 12, 13, 21, 22)),
        (11, 12, 13, 90),
    )
    assert state.phase == "guetteur"
    assert said(state, A, Play(A, GUETTEUR), Pass(A))[1] == Reason("ends", {"seat": B})
    leading = replace(state, goods=(state.goods[1], state.goods[0]))
    assert said(leading, A, Pass(A), Play(A, GUETTEUR))[1] == Reason("delays")


@pytest.mark.parametrize("seats", [2, 4])
def test_whatever_is_said_is_known_and_never_that_both_are_as_good(seats: int) -> None:
    setup = Setup(seats, DOLORES.options())
    journal = play_out(DOLORES, setup, [DOLORES.bots["random"]] * seats, "said")
    codes = set()
    for step in range(2, len(journal), 2):
        state = journal.states[step]
        for seat in DOLORES.to_act(state):
            view = DOLORES.view(state, seat) if seat != DEALER else None
            legal = list(DOLORES.legal(view)) if view is not None else []
            luck = dice("said", step, seat)
            best, taken = luck.sample(legal, 2) if len(legal) > 1 else (None, None)
            if view is None or best is None or taken is None:
                continue
            if isinstance(taken, Commit) and not isinstance(best, Commit):
                continue  # who says nothing makes no mistake
            why, came = explain(view, best, taken, luck, tried(1))
            assert why is None or (why.code != "even" and could_be(DOLORES, why, seats))
            assert came is None or could_come(DOLORES, came, seats)
            codes |= {each.code for each in (why, came) if each}
    assert len(codes) > 2
