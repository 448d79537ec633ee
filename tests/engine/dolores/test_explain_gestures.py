"""What a review says of gestures is true by the rules, on positions whose answer is known."""

from collections import Counter
from itertools import chain, permutations, product
from random import Random

import pytest
from msgspec.structs import replace

from engine.arena import play_out
from engine.chance import dice
from engine.dolores import DOLORES
from engine.dolores.actions import Commit
from engine.dolores.bots.because import HABIT
from engine.dolores.bots.effects import (
    EFFECTS,
    HIGHER,
    LOWS,
    OPENS,
    TOP,
    collections_told,
    kinds,
    of_the_other,
)
from engine.dolores.bots.hard import EVALUATORS, Talk, imagined
from engine.dolores.cards import (
    CONFLIT,
    ESQUIVE,
    GESTURES,
    GOLD,
    GUETTEUR,
    JEWELS,
    LACE,
    LANTERNE,
    PARTAGE,
    RUSE,
    TABLEWARE,
    WINE,
)
from engine.dolores.payoffs import Payoff, payoffs, shared
from engine.dolores.settling import picker
from engine.dolores.state import Record, State, with_seat
from engine.game import DEALER, Reason, Setup
from engine.handicap import tried
from engine.reasons import apart, could_be
from tests.engine.dolores.explained import against, every, met_by, said
from tests.engine.dolores.positions import A, B, C, sharing, table


def test_what_both_gestures_bring_against_that_of_the_other() -> None:
    state = against(PARTAGE)
    why, came = said(state, A, Commit(A, CONFLIT), Commit(A, PARTAGE))
    rows = payoffs(DOLORES.view(state, A))
    fought, shared = rows[1][0], rows[0][0]
    assert fought.donor > shared.donor > 0 and why is not None and came is not None
    met = {"seat": B, "gesture": PARTAGE}
    theirs = {"kinds": kinds([GOLD]), "how": 1 + EFFECTS.index(TOP), "sum": 0, "then": 0}
    facts = {**met, "mine": PARTAGE, **_of_both(shared), **of_the_other(theirs)}
    assert came == Reason("outcome", facts), "B has more by it, and how"
    told = {
        **met,
        "mine": CONFLIT,
        **_of_both(fought),
        "basis": HABIT,
        "times": 0,
        "of": 0,
        "against": 0,
    }
    (first,) = met_by(why)
    assert first == Reason("outcome", told | {"percent": first.facts["percent"]})
    assert first.facts["percent"] > 50


def test_that_a_gesture_is_better_whatever_the_other_shows() -> None:
    """It is told only if both the worths of all pairs of gestures and the table of outcomes show
    it."""
    codes = Counter[str]()
    for met, (best, taken) in product(GESTURES, permutations(GESTURES, 2)):
        state = against(met)
        why, _ = said(state, A, Commit(A, best), Commit(A, taken))
        ahead = _ahead(state, best, taken)
        rows = payoffs(DOLORES.view(state, A))
        shown = [
            (own - less, own - less - theirs + more)
            for (own, theirs, _), (less, more, _) in zip(
                *(rows[GESTURES.index(each)] for each in (best, taken)), strict=True
            )
        ]
        code = "" if why is None or met_by(why)[:1] == [why] else why.code
        codes[code] += 1
        plainly = all(min(each) >= 0 and any(each) for each in shown)
        assert (code == "whatever") == (ahead > 0.005 and plainly)
        if code and why is not None:
            assert why.facts == {"seat": B} and could_be(DOLORES, why, 2)
            assert len(why.also) == 1
    assert codes["whatever"] and codes[""] and len(codes) == 2


def _ahead(state: State, best: int, taken: int) -> float:
    """Return by how much of the victory a gesture of A is worth more than another, against the
    gesture of B where that is least; negative if it is worth less there."""
    talk = Talk(DOLORES.view(state, A))
    analysis = imagined(talk.view, Random(1), tried(2), EVALUATORS, talk.listen)
    rows = [analysis.duel.payoffs[0][GESTURES.index(each)] for each in (best, taken)]
    return float(min(one - two for one, two in zip(*rows, strict=True)))


def test_a_gesture_is_not_called_better_against_what_the_table_shows() -> None:
    """A fight is worth more whatever B shows. But against a dodge the table shows +2 for A and +9
    for B after a fight, and +5 and +1 after a dodge."""
    goods = {
        A: (11, 31, 31, 42, 52, 51, 51, 72),
        B: (42, 41, 41, 62, 61),
        C: (21, 33, 31, 41, 52, 51, 71, 71, 71),
    }
    state = replace(sharing(table(3, goods=goods), (61, 51, 71, 51)), left=35)
    rows = payoffs(DOLORES.view(state, A))
    assert [row[2][:2] for row in rows[1:]] == [(2, 9), (5, 1)]
    assert _ahead(state, CONFLIT, ESQUIVE) > 0.005
    why, _ = said(state, A, Commit(A, CONFLIT), Commit(A, ESQUIVE))
    assert why is not None and "whatever" not in [each.code for each in every(why)]


def test_the_card_that_a_dodge_picks_by_the_table_of_outcomes() -> None:
    """A review names the card that the only dodger picks, A or B; and none if nobody dodges
    alone."""
    for met, (best, taken) in product(GESTURES, permutations(GESTURES, 2)):
        state = against(met)
        sides = (state.goods[A], state.goods[B])
        for told in said(state, A, Commit(A, best), Commit(A, taken)):
            for each in met_by(told):
                mine, theirs = each.facts["mine"], each.facts["gesture"]
                if each.code in ("chances", "course"):
                    continue
                dodger = picker((mine, theirs))
                card = each.facts["card"]
                assert (card in (71, 73)) == (dodger >= 0) != (card == 0)
                if dodger >= 0:
                    taken_home = shared(sides, state.sharing.cards, (mine, theirs))[dodger]
                    assert taken_home == (card,)


def test_what_makes_the_points_of_two_cases_is_told_once() -> None:
    """Whether B fights or shares, the wine that A picks makes all collections level."""
    goods = {A: (41, 41, 52, 71, 71), B: (23, 21, 21, 33, 31, 31)}
    deck, held = (11, 51, 61, 22, 32, 90), {B: (GUETTEUR,)}
    start = sharing(table(2, goods=goods, deck=deck, bottles=held), (22, 11, 51, 61))
    state = replace(start, records=with_seat(start.records, B, Record(0, 0, (20, 20, 0), CONFLIT)))
    why, _ = said(state, A, Commit(A, ESQUIVE), Commit(A, CONFLIT))
    one, two = met_by(why)
    assert one.facts["kinds"] == kinds((WINE, LACE, TABLEWARE, GOLD)) and one.facts["sum"] == 16
    assert one.facts["card"] == two.facts["card"] == 22
    assert two.facts["kinds"] == two.facts["sum"] == two.facts["how"] == 0


def _of_both(cell: Payoff) -> dict[str, int]:
    """Return the facts of a cell where all cards are gold, the highest collection."""
    gold = {
        "card": 0,
        "later": 0,
        "kinds": kinds([GOLD]),
        "how": 1 + EFFECTS.index(HIGHER),
        "sum": 0,
        "then": 0,
    }
    nothing = of_the_other(collections_told(0))
    return {"points": cell.donor, **gold, "theirs": cell.neighbour, **nothing}


def test_why_the_cards_that_a_gesture_wins_cost_points() -> None:
    """A share brings A a wine, worth less than the other collections; a fight brings A much gold as
    well."""
    start = sharing(table(2, goods={A: (71, 72, 52), B: (61, 62)}), (73, 71, 21, LANTERNE))
    record = Record(0, 0, (40, 0, 0), PARTAGE)
    state = replace(start, records=with_seat(start.records, B, record))
    why, came = said(state, A, Commit(A, CONFLIT), Commit(A, PARTAGE))
    (first,) = met_by(why)
    assert first.facts["points"] == 3 and first.facts["kinds"] == kinds([GOLD])
    assert EFFECTS[first.facts["how"] - 1] == HIGHER
    assert came and came.facts["points"] == -1 and came.facts["kinds"] == kinds([WINE])
    assert EFFECTS[came.facts["how"] - 1] == OPENS


@pytest.mark.parametrize(
    ("met", "mine", "kind"), [(PARTAGE, PARTAGE, GOLD), (ESQUIVE, ESQUIVE, JEWELS)]
)
def test_which_collection_makes_what_gestures_bring(met: int, mine: int, kind: int) -> None:
    """Of gold and weapons, which a share brings, the gold brings more. After two dodges the
    collection that is missed least makes the points."""
    start = sharing(table(2, goods={A: (71, 72, 31), B: (61, 62)}), (51, 12, 73, 11))
    shown = tuple(40 * (each == met) for each in GESTURES)
    state = replace(start, records=with_seat(start.records, B, Record(0, 0, shown, met)))
    told = []
    for other in GESTURES:
        told += [*said(state, A, Commit(A, mine), Commit(A, other))] if other != mine else []
        told += [*said(state, A, Commit(A, other), Commit(A, mine))] if other != mine else []
    found = [
        each.facts["kinds"]
        for each in told
        if each and each.code == "outcome"
        if (each.facts["mine"], each.facts["gesture"]) == (mine, met)
    ]
    assert {*found} == {kinds([kind])}


def test_which_collections_count_once_one_is_given_up() -> None:
    """Without the jewels lace and tableware are the lowest, and level."""
    goods = {A: (31, 42, 52, 13), B: (61, 62)}
    start = sharing(table(2, goods=goods), (51, 12, 73, 11))
    record = Record(0, 0, (0, 0, 40), ESQUIVE)
    state = replace(start, records=with_seat(start.records, B, record))
    why, _ = said(state, A, Commit(A, ESQUIVE), Commit(A, PARTAGE))
    (told,) = [each for each in met_by(why) if each.facts["gesture"] == ESQUIVE]
    assert told.facts["points"] == 3 and told.facts["kinds"] == kinds([JEWELS])
    assert EFFECTS[told.facts["how"] - 1] == LOWS and could_be(DOLORES, told, 2)
    assert told.facts["then"] == kinds([LACE, TABLEWARE]) and told.facts["sum"] == 4


def test_that_a_gesture_leaves_the_other_more() -> None:
    """Against a fight of B neither gesture brings A anything, but a share leaves B three points.
    Those are told, not that both bring nothing."""
    why, came = said(against(CONFLIT), A, Commit(A, CONFLIT), Commit(A, PARTAGE))
    met = {"seat": B, "gesture": CONFLIT}
    spared = {**met, "mine": CONFLIT, "card": 0, "later": 0, "theirs": 0, "instead": 3}
    (first,) = met_by(why)
    assert first.code == "denies" and spared.items() < first.facts.items()
    assert "points" not in first.facts and could_be(DOLORES, first, 2)
    nothing = {"card": 0, "later": 0, "points": 0, **collections_told(0)}
    gold = {"kinds": kinds([GOLD]), "how": 1 + EFFECTS.index(TOP), "sum": 0, "then": 0}
    shared = {"mine": PARTAGE, "theirs": 3, **of_the_other(gold)}
    assert came == Reason("outcome", {**met, **nothing, **shared})


def test_what_is_told_of_gestures_stands_in_the_table_of_the_rules() -> None:
    """In games of `normal` robots, the points told for both are those of the outcome table. The
    better gesture brings more, or leaves the other less, and then only this is told."""
    setup, normal = Setup(2, DOLORES.options()), DOLORES.bots["normal"]
    games = [play_out(DOLORES, setup, [normal] * 2, seed) for seed in ("rows", "more rows")]
    told = 0
    for state in chain.from_iterable(journal.states for journal in games):
        seat = state.waiting[0] if state.waiting else DEALER
        if state.phase != "gestures" or seat == DEALER or told > 12:
            continue
        view, which = DOLORES.view(state, seat), int(seat != state.donor)
        best, taken = dice("rows", told, seat).sample(GESTURES, 2)
        why, came = said(state, seat, Commit(seat, best), Commit(seat, taken))
        if not met_by(why) or came is None or came.code != "outcome":
            continue
        why = met_by(why)[0]
        told += 1
        points = []
        for gesture, reason in ((best, why), (taken, came)):
            assert reason.facts["mine"] == gesture
            spots = [GESTURES.index(each) for each in (gesture, reason.facts["gesture"])]
            cell = payoffs(view)[spots[which]][spots[1 - which]]
            own, theirs = (cell.donor, cell.neighbour)[:: -1 if which else 1]
            assert reason.facts.get("points", own) == own and reason.facts["theirs"] == theirs
            points.append((own, -theirs))
        assert sum(points[0]) > sum(points[1]), "more ahead of the only other player"
        if min(points[0][0], points[1][0]) > 0 and why.facts.get("kinds") == 0:
            assert came.facts["kinds"] == 0, "it would seem to speak for the worse one"
        assert (why.code == "denies") == (points[0][0] == points[1][0])
        assert why.facts.get("instead", -points[1][1]) == -points[1][1]
    assert told > 3


def test_two_gestures_of_the_other_in_both_of_which_much_is_lost_are_told() -> None:
    """B fights as often as B dodges. A share loses much to both, a fight to neither."""
    start = sharing(table(2, goods={A: (71, 72), B: (71, 72)}), (31, 21, 73, 32))
    record = Record(0, 0, (0, 20, 20), CONFLIT)
    state = replace(start, records=with_seat(start.records, B, record))
    why, came = said(state, A, Commit(A, CONFLIT), Commit(A, PARTAGE))
    assert why is not None and came is not None
    for told in (why, came):
        assert {each.facts["gesture"] for each in met_by(told)} == {CONFLIT, ESQUIVE}
        assert all("points" in each.facts or "instead" in each.facts for each in met_by(told))
    rows = payoffs(DOLORES.view(state, A))
    for each in every(came):
        cell = rows[GESTURES.index(PARTAGE)][GESTURES.index(each.facts["gesture"])]
        assert (each.facts["points"], each.facts["theirs"]) == (cell.donor, cell.neighbour)
    met = {each.facts["gesture"]: each.facts["percent"] for each in met_by(why)}
    assert all(percent > 20 for percent in met.values())


def test_a_ruse_is_explained_by_the_gesture_that_is_kept() -> None:
    """Against B, who always shares, it is told which gesture of the Ruse is kept. A review once
    told only a chance."""
    start = sharing(table(2, bottles={A: (RUSE,)}, goods={A: (71, 72)}), (71, 73, 71, 71))
    record = Record(0, 0, (40, 0, 0), PARTAGE)
    state = replace(start, records=with_seat(start.records, B, record))
    why, came = said(state, A, Commit(A, CONFLIT | ESQUIVE), Commit(A, PARTAGE))
    first = met_by(why)[0]
    assert came is not None and first.code == came.code == "outcome"
    assert first.facts["gesture"] == came.facts["gesture"] == PARTAGE
    assert Reason("trick-keeps", {"held": first.facts["mine"]}) in apart(why)
    assert first.facts["mine"] in (CONFLIT, ESQUIVE) and came.facts["mine"] == PARTAGE


def test_who_holds_a_ruse_does_one_of_two_things() -> None:
    """What is told of one of the two alone would not explain what is lost against both."""
    start = sharing(table(2, bottles={B: (RUSE,)}, goods={A: (71, 72)}), (73, 72, 11, 12))
    why, came = said(start, A, Commit(A, ESQUIVE), Commit(A, PARTAGE))
    why = met_by(why)[0]
    assert came is not None and why.code == came.code == "hopes"
    assert why.facts["gesture"] == came.facts["gesture"] == CONFLIT | ESQUIVE
    assert why.facts["chance"] > came.facts["chance"]
