"""What a review says of cards is true by the rules, on positions whose answer is known."""

from collections.abc import Iterator
from itertools import permutations
from random import Random

import pytest
from msgspec.structs import replace

from engine.dolores import DOLORES
from engine.dolores.actions import Bet, Commit, Name, Pick, Reveal, Steal, Take
from engine.dolores.bots.at_once import Change, at_once, both_at_once
from engine.dolores.bots.effects import TIED, kinds, tied
from engine.dolores.bots.reasons import WON
from engine.dolores.cards import (
    CONFLIT,
    ESQUIVE,
    FACE_DOWN,
    GOLD,
    GUETTEUR,
    JEWELS,
    LANTERNE,
    PARI,
    PARTAGE,
    TABLEWARE,
    VOL,
    WEAPONS,
    WINE,
    Slot,
    with_card,
)
from engine.dolores.cards import INSTRUMENTS as MUSIC
from engine.dolores.payoffs import gained
from engine.dolores.phases import THEFT
from engine.dolores.score import score
from engine.dolores.state import State, with_seat
from engine.dolores.views import DoloresView
from engine.game import DEALER, Reason, Seat
from tests.engine.dolores.explained import every, said
from tests.engine.dolores.positions import A, B, C, play, sharing, show, table


def picks(state: State, *cards: int) -> list[Pick]:
    """Return the picks of A that take these cards, in their order."""
    return [Pick(A, Slot(state.sharing.cards.index(card))) for card in cards]


def compared(view: DoloresView) -> Iterator[tuple[Pick, Pick, Change, Change]]:
    """Yield every two picks of a seat in both orders, then what each changes at once."""
    for best, taken in permutations(DOLORES.legal(view), 2):
        assert isinstance(best, Pick) and isinstance(taken, Pick)
        mine, less = at_once(view, best), at_once(view, taken)
        assert mine is not None and less is not None
        yield best, taken, mine, less


def test_what_a_pick_brings_and_leaves() -> None:
    """A has dodged and B shares: A picks one card, and the other of B's side goes to B."""
    state = show(sharing(table(2, goods={A: (71,), B: (31,)}), (32, 11, 73, 71)), ESQUIVE, PARTAGE)
    view = DOLORES.view(state, A)
    later = 0
    for best, taken, mine, less in compared(view):
        after = play(state, taken)
        while DOLORES.to_act(after) == (DEALER,) and after.phase == "settle":
            after = play(after, DOLORES.deal(after, Random(1)))
        before = [score(goods) for goods in state.goods]
        gains = [score(goods) - had for goods, had in zip(after.goods, before, strict=True)]
        assert less == Change(gains[A], gains[B], B)
        why, came = said(state, A, best, taken)
        you, them = _you(mine, less), _them(state, best, taken)
        if mine.own > less.own:
            assert why is not None and came is not None
            assert (told(why)[1:], came.also) == them
            first = replace(came, also=())
            assert first == _points(less.own) or came.code in ("opens", "lifts")
        elif less.theirs - mine.theirs > less.own - mine.own:
            assert (told(why), told(came)) == (them[0] + you[0], them[1] + you[1])
        elif why is not None and why.code == "grows":
            later += 1
            assert (why.also, came and came.also) == (you[0] + them[0], you[1] + them[1])
        else:
            assert (told(why), told(came)) in (((), ()), (them[0] + you[0], them[1] + you[1]))
    assert later


Behind = tuple[tuple[Reason, ...], tuple[Reason, ...]]


def told(first: Reason | None) -> tuple[Reason, ...]:
    """Return a reason and those behind it, but for what both have in the end; () for None."""
    every = (replace(first, also=()), *first.also) if first else ()
    return tuple(each for each in every if not each.code.startswith("ends-"))


def _you(mine: Change, less: Change) -> Behind:
    one, two = (Reason("you", {"points": each.own}) for each in (mine, less))
    return ((one,), (two,)) if mine.own or less.own else ((), ())


def _of_b(points: int, *cards: int) -> Reason:
    """Return the reason that these cards change B's score by so many points."""
    won = dict.fromkeys(WON, 0) | dict(zip(WON, cards, strict=False))
    return Reason("them", {"seat": B, "theirs": points, **won})


def _them(state: State, best: Pick, taken: Pick) -> Behind:
    """Return the reasons that tell what B, who shares, gets by either pick of A: B's own side
    without the card picked. Each names the cards without which B's score would change less.
    Both are empty if the picks bring B the same."""
    view, side, found = DOLORES.view(state, A), (3, 4, 5), list[Reason]()
    for pick in (best, taken):
        change = at_once(view, pick)
        assert change is not None
        got = [state.sharing.cards[slot] for slot in side if slot != pick.slot]
        got = [each for each in got if each]
        due = [
            card
            for n, card in enumerate(got)
            if (gained(view.goods[B], tuple(got[:n] + got[n + 1 :])) - change.theirs)
            * change.theirs
            < 0
        ]
        found.append(_of_b(change.theirs, *due))
    one, two = found
    same = one.facts["theirs"] == two.facts["theirs"]
    return ((), ()) if same else ((one,), (two,))


def test_a_pick_that_brings_less_but_leaves_far_less() -> None:
    """Weapons 2 bring A a point less than other cards, but leave B two points poorer, and not six
    richer."""
    state = show(
        sharing(table(2, goods={A: (31,), B: (71, 72)}), (11, 12, 73, 31)), ESQUIVE, PARTAGE
    )
    view = DOLORES.view(state, A)
    found = 0
    for best, taken, mine, less in compared(view):
        if 0 < less.own - mine.own < less.theirs - mine.theirs:
            you, them = _you(mine, less), _them(state, best, taken)
            why, came = said(state, A, best, taken)
            assert (told(why), told(came)) == (them[0] + you[0], them[1] + you[1])
            found += 1
    assert found


def test_a_card_of_higher_value_pays_off_later() -> None:
    """The better card costs A a point at once, the other brings one. B, who fights, gets the card
    that A leaves."""
    goods = {A: (61, 62, 62, 31, 41, 71), B: (11,)}
    state = show(sharing(table(2, goods=goods), (21, 51, 73, 22)), ESQUIVE, CONFLIT)
    gold, wine = picks(state, 73, 21)
    why, came = said(state, A, gold, wine)
    assert why and (why.code, why.facts) == ("grows", {"kind": GOLD, "before": 1, "after": 4})
    assert came == Reason("starts", {"kind": WINE, "points": 1}), "beside jewels, lace and gold"
    assert [each.code for each in why.also] == ["you"], "B gets as much"
    # The other way round nothing is plain but what is left to B.
    why, came = said(state, A, wine, gold)
    assert not {"grows"} & {each.code for each in (*told(why), *told(came))}


def test_what_a_bottle_can_do_later() -> None:
    goods = {A: (61, 62, 31), B: (11,)}
    state = show(sharing(table(2, goods=goods), (GUETTEUR, 51, 12, 21)), ESQUIVE, CONFLIT)
    bottle, wine = picks(state, GUETTEUR, 21)
    why, came = said(state, A, bottle, wine)
    assert why and (why.code, why.facts) == ("bottle", {"card": GUETTEUR})
    assert came and any(each.facts.get(WON[0]) == GUETTEUR for each in came.also)


@pytest.mark.parametrize("other", [CONFLIT, PARTAGE])
def test_what_a_theft_can_steal_and_whom_it_is_left_to(other: int) -> None:
    """As in a game that was played: A has tableware 1 and gold 2, B gold 1, and C more. If B
    fights, B gets what A does not pick; if B shares, not what lies on A's side."""
    goods = {A: (51, 72), B: (71,), C: (22, 31, 41, 41, 52, 51, 71)}
    cards = (VOL, 51, 41, 42) if other == CONFLIT else (41, 42, VOL, 51)
    state = show(sharing(table(3, goods=goods), cards), ESQUIVE, other)
    theft, card = picks(state, VOL, 51)
    why, came = said(state, A, theft, card)
    assert why and why.code == "steals" and why.facts["seat"] in (B, C)
    _check(state, theft, A, why.facts["seat"], why.facts["card"], why.facts)
    if other == PARTAGE:
        assert came is None
        return
    assert came == Reason("robbed", {"seat": B, "card": 72, "points": -4, "theirs": 8})
    _check(state, card, B, A, 72, {"points": 8, "theirs": -4})


def _check(
    state: State, pick: Pick, thief: Seat, victim: Seat, card: int, facts: dict[str, int]
) -> None:
    """Play a pick and the theft behind it, and check by how much the theft changes both scores."""
    state = play(state, pick)
    while state.phase == "settle":
        state = play(state, DOLORES.deal(state, Random(1)))
    assert state.phase == "theft" and state.waiting == (thief,)
    after = play(state, Steal(thief, victim, card))
    gain, loss = (score(after.goods[seat]) - score(state.goods[seat]) for seat in (thief, victim))
    assert (gain, loss) == (facts["points"], facts["theirs"])


def test_what_a_theft_costs_who_is_stolen_from() -> None:
    """Either card changes the lead of A by as much, so that the other's points come first."""
    state = show(sharing(table(2, goods={A: (71,), B: (12, 12, 11, 71)})), ESQUIVE, CONFLIT)
    state = replace(state, phase=THEFT, waiting=(A,))
    why, came = said(state, A, Steal(A, B, 12), Steal(A, B, 11))
    for first, own, theirs in ((why, 1, -2), (came, 2, -1)):
        assert told(first) == (_of_b(theirs), Reason("you", {"points": own}))


def test_what_a_pick_beside_a_card_face_down_brings() -> None:
    """What B gets is not known then, but what a card that lies open brings A is."""
    state = show(sharing(table(2, goods={A: (71,)}), (32, 11, 73, 71)), ESQUIVE, PARTAGE)
    open_ = DOLORES.view(state, A)
    ways = [each for each in DOLORES.legal(open_) if isinstance(each, Pick)]
    hidden = ways[0].slot
    cards = with_seat(open_.sharing.cards, hidden, FACE_DOWN)
    dark = replace(open_, sharing=replace(open_.sharing, cards=cards))
    for pick in ways:
        known, before = at_once(dark, pick), at_once(open_, pick)
        assert before is not None
        assert known == (None if pick.slot == hidden else (before.own, 0, B))


def _points(points: int) -> Reason:
    if not points:
        return Reason("nothing")
    return Reason("points" if points > 0 else "costs", {"points": abs(points)})


@pytest.mark.parametrize(
    ("own", "best", "taken", "why", "came"),
    [  # gold is the highest already; wine alone is worth less than all that is there
        ((73, 52), 71, 21, ("higher", (GOLD,), 1), ("opens", (WINE,), 1)),
        ((73, 72, 52), 51, 21, ("lowest", (TABLEWARE,), 1), ("opens", (WINE,), 1)),
        # all become as high; gold leaves the tableware behind that is as high
        ((72, 52, 61), 61, 71, ("level", (TABLEWARE, MUSIC, GOLD), 7), ("outgrows", (GOLD,), 1)),
        # one of two that are as low is raised
        ((73, 51, 61), 71, 51, ("higher", (GOLD,), 1), ("lifts", (TABLEWARE,), 1)),
        # music grows above the gold, or becomes as high; wine becomes as low as the music, and
        # counts as well; music leaves the tableware behind as the lowest
        ((72, 61), 63, LANTERNE, ("top", (MUSIC,), 3), None),
        ((73, 62, 52), 61, LANTERNE, ("highs", (MUSIC, GOLD), 1), None),
        ((73, 61), 21, LANTERNE, ("lows", (WINE, MUSIC), 1), None),
        ((73, 72, 61, 52), 62, LANTERNE, ("lowest", (MUSIC,), 1), None),
    ],
)
def test_what_a_card_does_to_its_collection(
    own: tuple[int, ...],
    best: int,
    taken: int,
    why: tuple[str, tuple[int, ...], int],
    came: tuple[str, tuple[int, ...], int] | None,
) -> None:
    cards = (best, taken, 11, 31)
    state = show(sharing(table(2, goods={A: own, B: (31,)}), cards), ESQUIVE, PARTAGE)
    found = said(state, A, *picks(state, best, taken))
    for reason, known in zip(found, (why, came), strict=True):
        if known is None:
            assert reason == Reason("nothing", {}, reason.also if reason else ())
            continue
        code, types, points = known
        before, card = state.goods[A], best if reason is found[0] else taken
        after = with_card(before, card)
        assert abs(score(after) - score(before)) == points
        which = tied(after, code) if code in TIED else {"kind": types[0]}
        assert which.get("kinds", kinds(types)) == kinds(types)
        assert reason and (reason.code, reason.facts) == (code, {**which, "points": points})


def test_a_card_that_brings_little_and_starts_one_more_lowest_collection() -> None:
    """As in a game that was played: gold 1 beside a lone tableware 1 makes two that have to grow,
    and what B then gets counts together: jewels, which grow as high as the gold."""
    goods = {A: (12, 12, 23, 22, 33, 31, 42, 41, 51, 63), B: (32, 31, 43, 52, 51, 73, 71)}
    state = show(sharing(table(2, goods=goods), (71, LANTERNE, 53, 31)), ESQUIVE, CONFLIT)
    tableware, gold = picks(state, 53, 71)
    why, came = said(state, A, tableware, gold)
    assert why and (why.code, why.facts["kind"]) == ("lowest", TABLEWARE)
    assert came and (came.code, came.facts) == ("starts", {"kind": GOLD, "points": 1})
    given = [[each.facts[name] for name in WON[:2]] for each in (*why.also, *came.also)]
    assert given == [[31, 71], [53, 31]]


def test_a_card_that_costs_less_than_the_other() -> None:
    own = (73, 53, 41, 61)
    cards = (LANTERNE, 41, 71, 31)
    state = show(sharing(table(2, goods={A: own}), cards), ESQUIVE, PARTAGE)
    bottle, lace, gold = picks(state, LANTERNE, 41, 71)
    free, raised = said(state, A, bottle, gold)
    assert free and (free.code, free.facts) == ("bottle", {"card": LANTERNE})
    assert raised and (raised.code, raised.facts) == ("outgrows", {"kind": GOLD, "points": 2})
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
    assert lost > 0
    assert came == Reason("costs", {"points": lost}, (Reason("gives-up-most", {"worth": 3}),))
    assert why is not None and why.code in ("points", "least")


def test_less_is_given_up_for_later() -> None:
    """Both collections cost a point, but the weapons are a 3 and the music is a 1."""
    goods = {A: (13, 31, 61), B: (41,)}
    state = show(sharing(table(2, goods=goods)), ESQUIVE, ESQUIVE)
    state = play(state, DOLORES.deal(state, Random(1)))
    music, weapons = Name(A, MUSIC), Name(A, WEAPONS)
    why, came = said(state, A, music, weapons)
    assert why is not None and (why.code, why.facts) == ("gives-up", {"worth": 1})
    assert why.also[0] == Reason("lone-low", {"kind": JEWELS})
    assert [each.code for each in why.also[1:]] == ["you", "ends-own"], "B gains nothing"
    you = Reason("you", {"points": -1})
    assert came == Reason("gives-up-most", {"worth": 3}, (you,)) and you in why.also
    assert said(state, A, weapons, music) == (None, None)


def test_that_less_is_given_up_is_told_where_it_costs_fewer_points_too() -> None:
    goods = {A: (13, 12, 31, 62), B: (41,)}
    state = show(sharing(table(2, goods=goods)), ESQUIVE, ESQUIVE)
    state = play(state, DOLORES.deal(state, Random(1)))
    why, came = said(state, A, Name(A, MUSIC), Name(A, WEAPONS))
    assert why is not None and Reason("gives-up", {"worth": 2}) in every(why)
    assert came is not None and Reason("gives-up-most", {"worth": 5}) in every(came)


def test_what_a_won_bet_leaves_to_others_is_told() -> None:
    """What C leaves is A's, who fights against a share. A review told only figures of it."""
    goods = {A: (51,), B: (41,), C: (53, 33)}
    state = sharing(table(goods=goods, bottles={C: [PARI]}), (52, 21, 22, 23))
    state = play(state, Bet(C, CONFLIT, PARTAGE))
    state = play(state, Commit(A, CONFLIT), Commit(B, PARTAGE), Reveal())
    view = DOLORES.view(state, C)
    slots = tuple(Slot(n) for n, card in enumerate(view.sharing.cards) if card)
    everything, nothing = Take(C, slots), Take(C, ())
    all_taken, left = both_at_once(view, everything, nothing)
    assert all_taken == Change(gained(view.goods[C], (52, 21, 22, 23)), 0, A)
    assert left == Change(0, gained(view.goods[A], (52, 21, 22, 23)), A) and left.theirs > 0
    why, came = said(state, C, everything, nothing)
    assert why is not None and came is not None
    them = {each.facts["theirs"] for each in (*every(why), *every(came)) if each.code == "them"}
    assert them == {0, left.theirs}
