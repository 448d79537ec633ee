"""The claims in the tutorial of Dolorès."""

from typing import Final

from engine.dolores.actions import Announce, Commit, HandOn, Pick, Settle
from engine.dolores.cards import (
    CONFLIT,
    ESQUIVE,
    GESTURES,
    PARTAGE,
    WORTH,
    Slot,
    value,
    with_cards,
)
from engine.dolores.payoffs import payoffs
from engine.dolores.score import counting, score
from tests.tui.games.telling import Claim, Claims, Told

SHARE, FIGHT, DODGE = (GESTURES.index(each) for each in (PARTAGE, CONFLIT, ESQUIVE))
WEAPONS, WINE, MUSIC, GOLD = 0, 1, 5, 6


def worths(told: Told, seat: int) -> list[int]:
    """Return the worth of each collection of a seat, the best first."""
    return sorted((WORTH[each] for each in told.state.goods[seat] if each), reverse=True)


def loot(told: Told) -> bool:
    """Check that the highest and the lowest collections count, with all ties."""
    own = worths(told, 0)
    counting = [each for each in own if each in (own[0], own[-1])]
    return score(told.state.goods[0]) == sum(counting) * (2 if own[0] == own[-1] else 1)


def sides(told: Told) -> bool:
    """Check that two cards lie on either side, and that the person, who is the donor, and the next
    seat choose at once."""
    cards = told.state.sharing.cards
    both = told.game.to_act(told.state) == (0, 1) and told.state.donor == 0
    return sum(map(bool, cards[:3])) == sum(map(bool, cards[3:])) == 2 and both


def gestures(told: Told) -> bool:
    """Check that the table of payoffs agrees with the lesson for these cards."""
    table = payoffs(told.state)
    return (
        table[SHARE][SHARE].donor > 0
        and table[FIGHT][SHARE].donor > 0 == table[FIGHT][SHARE].neighbour
        and table[FIGHT][FIGHT][:2] == (0, 0)
        and table[DODGE][SHARE].donor > 0
    )


def foretold(told: Told) -> bool:
    """Check that a fight against a share brings the person 4 and the neighbour nothing."""
    return payoffs(told.state)[FIGHT][SHARE][:2] == (4, 0)


def announce(told: Told) -> bool:
    """Check that the other sharer has announced to share, that the person may too, and that it
    binds nobody."""
    after = told.after(told.action)
    free = {Commit(0, gesture) for gesture in GESTURES} <= set(
        told.game.legal(told.game.view(after, 0))
    )
    return told.state.sharing.said == (0, PARTAGE) and told.action == Announce(0, PARTAGE) and free


def share(told: Told) -> bool:
    kept: bool = told.state.sharing.said[0] == PARTAGE
    return kept and told.action == Commit(0, PARTAGE)


def shared(told: Told) -> bool:
    """Check that gold 3 and a wine have come to the person."""
    before, now = told.states[-2].goods[0], told.state.goods[0]
    gains = [WORTH[b] - WORTH[a] for a, b in zip(before, now, strict=True)]
    return gains[GOLD] == 3 and gains[WINE] == 1 and sum(map(bool, gains)) == 2


def record(told: Told) -> bool:
    """Check that both sharers have kept their word, and have shared once and no more."""
    kept = [told.state.records[seat] for seat in (0, 1)]
    return all((each.kept, each.broken, each.shown) == (1, 0, (1, 0, 0)) for each in kept)


def fought(told: Told) -> bool:
    """Check that the neighbour, seat 2, fought after announcing to share and took all four cards,
    that the record says so, and that the person is the next neighbour."""
    before, now = told.states[-2], told.state
    word = now.sharing.said[1] == PARTAGE and before.sharing.hands[1] == CONFLIT
    cards = [card for card in before.sharing.cards if card]
    taken = now.goods == (*before.goods[:2], with_cards(before.goods[2], cards))
    liar = now.records[2]
    recorded = (liar.kept, liar.broken, liar.shown) == (0, 1, (0, 1, 0))
    # The donor is still seat 1; the hand goes on to seat 2, whose neighbour is the person.
    following = now.donor == 1 and told.game.apply(now, HandOn()).donor == 2
    return word and len(cards) == 4 and taken and recorded and following


def dodge(told: Told) -> bool:
    """Check that against a fight only a dodge brings something, and that two dodges raise both
    scores.

    They do because all collections of a loot except its lowest are worth the same.
    """
    table = payoffs(told.state)
    against = [row[:2] for row in (table[FIGHT][SHARE], table[FIGHT][FIGHT])]
    best = all(each[1] == 0 for each in against) and table[FIGHT][DODGE].neighbour > 0
    even = all(len(set(worths(told, seat)[:-1])) == 1 for seat in (0, 2))
    both = table[DODGE][DODGE]
    said = told.state.sharing.said[0] == CONFLIT
    return best and even and both.donor > 0 and both.neighbour > 0 and said


def pick(told: Told) -> bool:
    """Check that any card can be picked, and that the lesson takes the second.

    That card is worth as much as the wine, the person's lowest collection, and brings 2. The rest
    brings the donor nothing, as the table of payoffs said.
    """
    places = [slot for slot, card in enumerate(told.state.sharing.cards) if card]
    free = set(told.legal) == {Pick(0, Slot(slot)) for slot in places}
    card = told.state.sharing.cards[told.action.slot]
    wine, music = (told.state.goods[0][each] for each in (WINE, MUSIC))
    lowest = WORTH[wine] == value(card) == worths(told, 0)[-1] and not music
    settled = told.game.apply(told.after(told.action), Settle()).goods
    gains = [score(b) - score(a) for a, b in zip(told.state.goods, settled, strict=True)]
    said = payoffs(told.state)[FIGHT][DODGE]
    brings = (gains[2], gains[0]) == said[:2] == (0, 2)
    return free and card == 62 and places.index(told.action.slot) == 1 and lowest and brings


def counted(told: Told) -> bool:
    """Check that weapons and gold are the highest with 3 each, wine and music the lowest with 2
    each, and that all four make 10."""
    goods = told.state.goods[0]
    high, low = counting(goods)
    worth = [{WORTH[goods[kind - 1]] for kind in kinds} for kinds in (high, low)]
    kinds = ({WEAPONS + 1, GOLD + 1}, {WINE + 1, MUSIC + 1})
    return (set(high), set(low)) == kinds and worth == [{3}, {2}] and score(goods) == 10


def end(told: Told) -> bool:
    """Check that Dawn and five of the nine other bottles are still in the deck."""
    goods = [card for card in told.state.unseen if card < 80]
    bottles = [card for card in told.state.unseen if card > 80]
    return len(bottles) == 10 and told.state.left == len(goods) + 6


CLAIMS: Final[Claims] = {
    "loot": Claim("DO5 DO22", loot),
    "sides": Claim("DO9 DO14", sides),
    "gestures": Claim("DO18", gestures),
    "payoffs": Claim("DO18 DO22", foretold),
    "announce": Claim("DO13", announce),
    "share": Claim("DO14", share),
    "shared": Claim("DO18 DO21", shared),
    "record": Claim("DO13 DO15", record),
    "fought": Claim("DO18 DO21", fought),
    "dodge": Claim("DO18 DO22", dodge),
    "pick": Claim("DO18", pick),
    "score": Claim("DO22", counted),
    "end": Claim("DO2 DO3 DO10", end),
}

PROMPTS: Final = {
    "do.end.*": "DO10",
    "do.asked.over": "DO10",
    "do.*.lanterne": "DO8",
    "do.*.guetteur": "DO10",
    "do.*.claims": "DO11",
    "do.*.bottles": "DO12",
    "do.*.gestures": "DO14",
    "do.asked.bet": "DO14",
    "do.*.keep": "DO15",
    "do.*.embrouille": "DO16",
    "do.*.take": "DO17",
    "do.*.pick": "DO18",
    "do.*.name": "DO18",
    "do.*.theft": "DO20",
    "do.dealer.deal": "DO3",
    "do.dealer.draw": "DO9",
    "do.dealer.reveal": "DO15",
    "do.dealer.settle": "DO18",
    "do.dealer.discard": "DO18",
    "do.dealer.lapse": "DO20",
    "do.dealer.hand-on": "DO21",
    "do.choose.gesture": "DO14",
    "do.asked.talk": "DO13",
    "do.choose.say": "DO13",
    "do.choose.both": "DO14 DO15",
    "do.choose.bet": "DO14 DO17",
    "do.choose.bottle": "DO12",
    "do.choose.one": "DO8 DO16",
    "do.choose.lookout": "DO10",
    "do.choose.lay*": "DO12",
    "do.choose.steal": "DO20",
    "do.choose.claim": "DO11",
    "do.does.81": "DO11",
    "do.does.82": "DO10",
    "do.does.84": "DO12",
    "do.does.85": "DO12",
    "do.does.86": "DO12",
    "do.does.88": "DO16",
    "do.preview.gesture": "DO18 DO22",
    "do.preview.say": "DO13",
    "do.preview.bet": "DO14 DO17",
    "do.preview.let-dawn": "DO10",
    "do.preview.keep": "DO15 DO18",
    "do.preview.lay": "DO12",
    "do.preview.take": "DO17",
    "do.preview.pick": "DO18",
    "do.preview.name*": "DO18 DO22",
    "do.preview.steal": "DO20",
    "do.preview.claim": "DO11",
    "key.do.share.help": "DO14",
    "key.do.fight.help": "DO14",
    "key.do.dodge.help": "DO14",
    "key.do.bottle.help": "DO12 DO19",
    "key.do.card.help": "DO12 DO17 DO18",
    "key.do.kind.help": "DO1 DO11",
    "key.do.own.help": "DO18",
    "key.do.value.help": "DO1 DO11",
    "key.do.told.help": "DO2 DO11",
    "key.do.decline.help": "DO8 DO11 DO12 DO13 DO14",
    "key.do.outcomes.help": "DO18 DO22",
    "key.do.talk.help": "DO13",
    "key.do.trick.help": "DO14 DO15",
    "option.dolores.simple*": "DO4 simple",
    "option.dolores.first*": "DO7 first",
    "illegal.dolores.deck-too-short": "DO12",
    "illegal.dolores.impossible-deal": "DO5",
    "illegal.dolores.impossible-draw": "DO9",
    "illegal.dolores.must-commit": "DO14",
    "illegal.dolores.no-card-there": "DO12 DO17 DO18",
    "illegal.dolores.no-card-to-claim": "DO11",
    "illegal.dolores.no-such-card": "DO11",
    "illegal.dolores.no-such-collection": "DO18",
    "illegal.dolores.no-such-gesture": "DO14",
    "illegal.dolores.no-such-victim": "DO20",
    "illegal.dolores.not-committed": "DO15",
    "illegal.dolores.not-held": "DO19",
    "illegal.dolores.not-now": "DO9",
    "illegal.dolores.not-owned": "DO20",
    "illegal.dolores.not-this-bottle": "DO12",
    "illegal.dolores.only-watching": "DO9",
    "illegal.dolores.said-enough": "DO13",
    "illegal.dolores.sides-keep-size": "DO12",
}
"""The rulings that prompts, refusals and options tell, by pattern of their keys."""
