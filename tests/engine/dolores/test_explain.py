"""What a review says of a move is true by the rules, on positions whose answer is known."""

from collections import Counter
from itertools import permutations, product
from random import Random

import pytest
from msgspec.structs import replace

from engine.arena import play_out
from engine.chance import dice
from engine.dolores import DOLORES
from engine.dolores.actions import (
    Announce,
    Bet,
    Commit,
    DoloresAction,
    Name,
    Pass,
    Pick,
    Play,
)
from engine.dolores.bots.because import KEPT, PAYS, PROMISED, UNKNOWN, because
from engine.dolores.bots.effects import COSTLY, OPENS
from engine.dolores.bots.explain import at_once, explain
from engine.dolores.bots.hard import EVALUATORS, Talk, imagined
from engine.dolores.cards import (
    CONFLIT,
    EMBROUILLE,
    ESQUIVE,
    FACE_DOWN,
    GESTURES,
    GOLD,
    GUETTEUR,
    INSTRUMENTS,
    JEWELS,
    LANTERNE,
    PARI,
    PARTAGE,
    RUSE,
    TABLEWARE,
    WINE,
    Slot,
    with_card,
)
from engine.dolores.payoffs import Payoff, payoffs
from engine.dolores.score import score
from engine.dolores.state import NO_RECORD, Record, State, holders_with, with_seat
from engine.game import DEALER, Reason, Seat, Setup
from engine.handicap import tried
from engine.reasons import could_be, could_come
from tests.engine.dolores.positions import A, B, C, play, sharing, show, table

Said = tuple[Reason | None, Reason | None]


def said(state: State, seat: Seat, best: DoloresAction, taken: DoloresAction) -> Said:
    """Return what a review says after a short look."""
    return explain(DOLORES.view(state, seat), best, taken, Random(1), tried(2))


def every(told: Reason) -> tuple[Reason, ...]:
    """Return a reason and those behind it."""
    return (told, *told.also)


def met_by(told: Reason | None) -> list[Reason]:
    """Return what is told of single gestures of the other, without that it holds for all."""
    return [each for each in (every(told) if told else ()) if "gesture" in each.facts]


def against(gesture: int) -> State:
    """Return a state in which A meets B, who has always made one gesture so far."""
    start = sharing(table(2, goods={A: (71, 72), B: (61, 62)}), (71, 73, 71, 71))
    shown = tuple(40 * (each == gesture) for each in GESTURES)
    return replace(start, records=with_seat(start.records, B, Record(0, 0, shown, gesture)))


def test_what_both_gestures_bring_against_that_of_the_other() -> None:
    state = against(PARTAGE)
    why, came = said(state, A, Commit(A, CONFLIT), Commit(A, PARTAGE))
    rows = payoffs(DOLORES.view(state, A))
    fought, shared = rows[1][0], rows[0][0]
    assert fought.donor > shared.donor > 0 and why is not None and came is not None
    met = {"seat": B, "gesture": PARTAGE}
    assert came == Reason("outcome", {**met, "mine": PARTAGE, **_of_both(shared)})
    told = {**met, "mine": CONFLIT, **_of_both(fought), "basis": UNKNOWN, "times": 0, "of": 0}
    (first,) = met_by(why)
    assert first == Reason("outcome", told | {"percent": first.facts["percent"]})
    assert first.facts["percent"] > 50


def test_that_a_gesture_is_better_whatever_the_other_shows() -> None:
    """By what each pair of gestures is worth."""
    codes = Counter[str]()
    for met, (best, taken) in product(GESTURES, permutations(GESTURES, 2)):
        state = against(met)
        why, _ = said(state, A, Commit(A, best), Commit(A, taken))
        talk = Talk(DOLORES.view(state, A))
        analysis = imagined(talk.view, Random(1), tried(2), EVALUATORS, talk.listen)
        rows = [analysis.duel.payoffs[0][GESTURES.index(each)] for each in (best, taken)]
        ahead = [one - two for one, two in zip(*rows, strict=True)]
        code = "" if why is None or met_by(why)[:1] == [why] else why.code
        codes[code] += 1
        assert (code == "whatever") == (min(ahead) > 0.005)
        if code and why is not None:
            assert why.facts == {"seat": B} and could_be(DOLORES, why, 2)
    assert codes["whatever"] and codes[""] and len(codes) == 2


@pytest.mark.parametrize(
    ("record", "word", "told"),
    [
        (Record(3, 1, (2, 4, 0), CONFLIT), CONFLIT, (KEPT, 3, 4)),
        (Record(0, 0, (4, 0, 0), PARTAGE), CONFLIT, (PROMISED, 0, 0)),
        (Record(1, 3, (0, 4, 2), CONFLIT), CONFLIT, (UNKNOWN, 0, 0)),
        (Record(0, 0, (2, 4, 0), CONFLIT), 0, (UNKNOWN, 0, 0)),
    ],
)
def test_why_a_gesture_of_the_other_is_likely(
    record: Record, word: int, told: tuple[int, int, int]
) -> None:
    """What B said, and how often that was true; not what B did before. Where nothing is to be had
    against a fight, no gesture pays whatever comes."""
    start = sharing(table(2, goods={A: (71, 72), B: (61, 62)}), (71, 73, 71, 71))
    said_so = replace(start.sharing, said=(0, word))
    records = with_seat(start.records, B, record)
    view = DOLORES.view(replace(start, records=records, sharing=said_so), A)
    basis, times, of = told
    assert because(view, 1, 1) == {"basis": basis, "times": times, "of": of}


def test_that_a_gesture_pays_whatever_comes() -> None:
    """In random games: against each gesture of A it brings B as much as any other, against some
    more."""
    journal = play_out(DOLORES, Setup(2, DOLORES.options()), [DOLORES.bots["normal"]] * 2, "pays")
    found = 0
    for state in journal.states:
        if state.phase != "gestures":
            continue
        bare = replace(state, records=(NO_RECORD, NO_RECORD))
        view = DOLORES.view(replace(bare, sharing=replace(state.sharing, said=(0, 0))), A)
        which = int(state.donor == A)
        for spot in range(3):
            if because(view, which, spot)["basis"] != PAYS:
                continue
            found += 1
            rows = payoffs(view)
            for mine in range(3):
                gains = [
                    (rows[mine][each] if which else rows[each][mine])[which] for each in range(3)
                ]
                assert gains[spot] == max(gains)
    assert found


def test_that_a_bottle_of_ones_own_can_undo_the_gesture() -> None:
    start = against(PARTAGE)
    held = holders_with(start.holders, EMBROUILLE, A)
    _, came = said(replace(start, holders=held), A, Commit(A, CONFLIT), Commit(A, PARTAGE))
    assert came is not None and came.code == "outcome-undone"
    other = replace(start, holders=holders_with(start.holders, EMBROUILLE, B))
    _, came = said(other, A, Commit(A, CONFLIT), Commit(A, PARTAGE))
    assert came is not None and came.code == "outcome"


def _of_both(cell: Payoff) -> dict[str, int]:
    """What is told of a cell where all cards are gold."""
    return {"points": cell.donor, "kind": GOLD, "how": 0, "theirs": cell.neighbour}


def test_why_the_cards_that_a_gesture_wins_cost_points() -> None:
    """Who shares gets a wine, worth less than all that is there; who fights, much gold as well."""
    start = sharing(table(2, goods={A: (71, 72, 52), B: (61, 62)}), (73, 71, 21, LANTERNE))
    record = Record(0, 0, (40, 0, 0), PARTAGE)
    state = replace(start, records=with_seat(start.records, B, record))
    why, came = said(state, A, Commit(A, CONFLIT), Commit(A, PARTAGE))
    (first,) = met_by(why)
    assert first.facts["points"] == 3 and first.facts["how"] == 0
    assert came and came.facts["points"] == -1 and came.facts["kind"] == WINE
    assert COSTLY[came.facts["how"] - 1] == OPENS


@pytest.mark.parametrize(
    ("met", "mine", "kind"), [(PARTAGE, PARTAGE, GOLD), (ESQUIVE, ESQUIVE, JEWELS)]
)
def test_which_collection_makes_what_gestures_bring(met: int, mine: int, kind: int) -> None:
    """Of gold and weapons the gold brings more; after two dodges it is what is missed least."""
    start = sharing(table(2, goods={A: (71, 72, 31), B: (61, 62)}), (51, 12, 73, 11))
    shown = tuple(40 * (each == met) for each in GESTURES)
    state = replace(start, records=with_seat(start.records, B, Record(0, 0, shown, met)))
    told = []
    for other in GESTURES:
        told += [*said(state, A, Commit(A, mine), Commit(A, other))] if other != mine else []
        told += [*said(state, A, Commit(A, other), Commit(A, mine))] if other != mine else []
    kinds = [
        each.facts["kind"]
        for each in told
        if each and each.code == "outcome"
        if (each.facts["mine"], each.facts["gesture"]) == (mine, met)
    ]
    assert {*kinds} == {kind}


def test_that_a_gesture_leaves_the_other_more() -> None:
    """Neither brings A anything against one who fights; but who shares leaves B three points. So
    those are told, not that it is nothing for both."""
    why, came = said(against(CONFLIT), A, Commit(A, CONFLIT), Commit(A, PARTAGE))
    met = {"seat": B, "gesture": CONFLIT}
    spared = {**met, "mine": CONFLIT, "theirs": 0, "instead": 3}
    (first,) = met_by(why)
    assert first.code == "denies" and spared.items() < first.facts.items()
    assert "points" not in first.facts and could_be(DOLORES, first, 2)
    nothing = {"points": 0, "kind": 0, "how": 0}
    assert came == Reason("outcome", {**met, **nothing, "mine": PARTAGE, "theirs": 3})


def test_what_is_told_of_gestures_stands_in_the_table_of_the_rules() -> None:
    """In random games: the points told are those of the outcome table for both, and the better
    gesture brings more, or leaves the other less, which then is all that is told of it."""
    journal = play_out(DOLORES, Setup(2, DOLORES.options()), [DOLORES.bots["normal"]] * 2, "rows")
    told = 0
    for state in journal.states:
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
        assert points[0] > points[1]
        assert (why.code == "denies") == (points[0][0] == points[1][0])
        assert why.facts.get("instead", -points[1][1]) == -points[1][1]
    assert told > 3


def test_two_gestures_of_the_other_in_both_of_which_much_is_lost_are_told() -> None:
    """B fights or dodges alike often: to share loses to both, to fight to none."""
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
    assert came is not None and came.code == "unlikely" and came.facts["percent"] < 10
    assert said(state, C, Pass(C), Bet(C, ESQUIVE, ESQUIVE)) == (None, came)


def test_what_a_pick_brings_and_leaves() -> None:
    """A has dodged and B shares: A picks one card, and the other of B's side goes to B."""
    state = show(sharing(table(2, goods={A: (71,), B: (31,)}), (32, 11, 73, 71)), ESQUIVE, PARTAGE)
    view = DOLORES.view(state, A)
    for best in DOLORES.legal(view):
        for taken in DOLORES.legal(view):
            assert isinstance(best, Pick) and isinstance(taken, Pick)
            mine, less = at_once(view, best), at_once(view, taken)
            assert mine is not None and less is not None
            after = play(state, taken)
            while DOLORES.to_act(after) == (DEALER,) and after.phase == "settle":
                after = play(after, DOLORES.deal(after, Random(1)))
            before = [score(goods) for goods in state.goods]
            assert less == tuple(
                score(goods) - had for goods, had in zip(after.goods, before, strict=True)
            )
            why, came = said(state, A, best, taken)
            if mine[0] > less[0]:
                rest = _rest("them", {"seat": B}, "theirs", mine[1], less[1])
                assert why is not None and came is not None
                assert (why.also, came.also) == rest
                first = replace(came, also=())
                assert first == _points(less[0]) or came.code in ("opens", "lifts")
            elif less[1] > max(mine[1], 0) and sum((less[1], -mine[1])) > less[0] - mine[0]:
                one, two = _rest("you", {}, "points", mine[0], less[0])
                assert why == Reason("lowers", {"seat": B, "points": less[1] - mine[1]}, one)
                assert came == Reason("leaves", {"seat": B, "points": less[1]}, two)
            else:
                assert came is None and (why is None or why.code == "in-the-end")
                assert why is None or why.facts["points"] > why.facts["instead"]


def _rest(
    code: str, facts: dict[str, int], name: str, best: int, taken: int
) -> tuple[tuple[Reason, ...], tuple[Reason, ...]]:
    """What is told behind two reasons: the points of the other one, if they are not the same."""
    if best == taken:
        return (), ()
    one, two = (Reason(code, facts | {name: points}) for points in (best, taken))
    return (one,), (two,)


def test_a_pick_that_brings_less_but_leaves_far_less() -> None:
    """A second gold is worth a point to A, and far more to B, who has one of them already."""
    state = show(
        sharing(table(2, goods={A: (31,), B: (71, 72)}), (11, 12, 73, 31)), ESQUIVE, PARTAGE
    )
    view = DOLORES.view(state, A)
    changes = {each: at_once(view, each) for each in DOLORES.legal(view)}
    told = 0
    for best, mine in changes.items():
        for taken, less in changes.items():
            assert mine is not None and less is not None
            if mine[0] < less[0] and less[1] - mine[1] > less[0] - mine[0] and less[1] > 0:
                why, came = said(state, A, best, taken)
                one, two = _rest("you", {}, "points", mine[0], less[0])
                assert why == Reason("lowers", {"seat": B, "points": less[1] - mine[1]}, one)
                assert came == Reason("leaves", {"seat": B, "points": less[1]}, two)
                told += 1
    assert told


def test_what_a_pick_beside_a_card_face_down_brings() -> None:
    """What the other gets is not known then, what the card brings is."""
    state = show(sharing(table(2, goods={A: (71,)}), (32, 11, 73, 71)), ESQUIVE, PARTAGE)
    open_ = DOLORES.view(state, A)
    picks = [each for each in DOLORES.legal(open_) if isinstance(each, Pick)]
    hidden = picks[0].slot
    cards = with_seat(open_.sharing.cards, hidden, FACE_DOWN)
    dark = replace(open_, sharing=replace(open_.sharing, cards=cards))
    for pick in picks:
        known, before = at_once(dark, pick), at_once(open_, pick)
        assert before is not None
        assert known == (None if pick.slot == hidden else (before[0], 0))


def _points(points: int) -> Reason:
    if not points:
        return Reason("nothing")
    return Reason("points" if points > 0 else "costs", {"points": abs(points)})


@pytest.mark.parametrize(
    ("own", "best", "taken", "why", "came"),
    [  # gold is the highest already; wine alone is worth less than all that is there
        ((73, 52), 71, 21, ("higher", GOLD, 1), ("opens", WINE, 1)),
        ((73, 72, 52), 51, 21, ("lowest", TABLEWARE, 1), ("opens", WINE, 1)),
        # gold leaves the tableware behind that is as high; one of two that are as low is raised
        ((72, 52, 61), 61, 71, ("highest", INSTRUMENTS, 7), ("outgrows", GOLD, 1)),
        ((73, 51, 61), 71, 51, ("higher", GOLD, 1), ("lifts", TABLEWARE, 1)),
        # instruments grow above the gold; wine becomes as low as they are, and counts as well; they
        # leave the tableware behind as the lowest
        ((72, 61), 63, LANTERNE, ("top", INSTRUMENTS, 3), None),
        ((73, 61), 21, LANTERNE, ("joins", WINE, 1), None),
        ((73, 72, 61, 52), 62, LANTERNE, ("lowest", INSTRUMENTS, 1), None),
    ],
)
def test_what_a_card_does_to_its_collection(
    own: tuple[int, ...],
    best: int,
    taken: int,
    why: tuple[str, int, int],
    came: tuple[str, int, int] | None,
) -> None:
    cards = (best, taken, 11, 31)
    state = show(sharing(table(2, goods={A: own, B: (31,)}), cards), ESQUIVE, PARTAGE)
    slots = [Slot(state.sharing.cards.index(card)) for card in (best, taken)]
    one, two = (Pick(A, slot) for slot in slots)
    told = said(state, A, one, two)
    for reason, known in zip(told, (why, came), strict=True):
        if known is None:
            assert reason == Reason("nothing", {}, reason.also if reason else ())
            continue
        code, kind, points = known
        assert reason and (reason.code, reason.facts) == (code, {"kind": kind, "points": points})
        before, card = state.goods[A], best if reason is told[0] else taken
        assert abs(score(with_card(before, card)) - score(before)) == points


def test_a_card_that_costs_less_than_the_other() -> None:
    own = (73, 53, 41, 61)
    state = show(sharing(table(2, goods={A: own}), (LANTERNE, 41, 71, 31)), ESQUIVE, PARTAGE)
    slots = (Slot(state.sharing.cards.index(card)) for card in (LANTERNE, 41, 71))
    bottle, lace, gold = (Pick(A, slot) for slot in slots)
    free, raised = said(state, A, bottle, gold)
    assert free and free.code == "free" and raised and raised.code == "outgrows"
    assert raised.facts == {"kind": GOLD, "points": 2}
    spares, also = said(state, A, lace, gold)
    assert spares and (spares.code, spares.facts) == ("spares", {"points": 1}) and also
    assert also.facts == raised.facts


def test_what_a_collection_given_up_costs() -> None:
    goods = {A: (71, 72, 31), B: (61,)}
    state = show(sharing(table(2, goods=goods), (32, 11, 73, 71)), ESQUIVE, ESQUIVE)
    state = play(state, DOLORES.deal(state, Random(1)))
    assert state.phase == "name"
    why, came = said(state, A, Name(A, JEWELS), Name(A, GOLD))
    own = DOLORES.view(state, A).goods[A]
    lost = score(own) - score(with_seat(own, 6, 0))
    assert lost > 0 and came == Reason("costs", {"points": lost})
    assert why is not None and why.code in ("points", "least")


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


def test_the_chances_where_points_do_not_tell() -> None:
    """A Ruse is committed for two gestures, so that no cell of the table is its own."""
    start = sharing(table(2, bottles={A: (RUSE,)}, goods={A: (71, 72)}), (71, 73, 71, 71))
    record = Record(0, 0, (40, 0, 0), PARTAGE)
    state = replace(start, records=with_seat(start.records, B, record))
    why, came = said(state, A, Commit(A, CONFLIT | ESQUIVE), Commit(A, PARTAGE))
    (why,) = met_by(why)
    assert came is not None and why.code == came.code == "hopes"
    assert why.facts["gesture"] == came.facts["gesture"]
    assert why.facts["chance"] > came.facts["chance"]


def test_who_holds_a_ruse_does_one_of_two_things() -> None:
    """What is told of either alone would not explain what is lost against both."""
    start = sharing(table(2, bottles={B: (RUSE,)}, goods={A: (71, 72)}), (73, 72, 11, 12))
    why, came = said(start, A, Commit(A, ESQUIVE), Commit(A, PARTAGE))
    why = met_by(why)[0]
    assert came is not None and why.code == came.code == "hopes"
    assert why.facts["gesture"] == came.facts["gesture"] == CONFLIT | ESQUIVE
    assert why.facts["chance"] > came.facts["chance"]
