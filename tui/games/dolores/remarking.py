"""What players of Dolorès may remark on: words kept and broken, trust, loot that is gone."""

from collections.abc import Sequence
from typing import Any, Final

from engine.dolores.actions import Announce, Discard, Keep, Play, Settle, Steal, Take
from engine.dolores.cards import (
    CONFLIT,
    CONVOI,
    EMBROUILLE,
    ESQUIVE,
    GUETTEUR,
    PARTAGE,
    REFLUX,
    REMOUS,
)
from engine.dolores.phases import SETTLE
from engine.dolores.score import score
from engine.dolores.state import NO_BET, Record, bet_on, occupied
from engine.dolores.views import DoloresView
from engine.game import Seat
from tui.games.dolores.remarking_loot import (
    ENVIED,
    changed,
    given_up_by_both,
    leader,
    overtaken,
    running_away,
)
from tui.games.dolores.seating import sharers
from tui.render.company import Company
from tui.render.remarks import RETORT, SHRUG, Occasion, grudging, known

MUCH: Final = 4
"""The fewest cards that are much to lose at once."""

MANY: Final = 2
"""The fewest cards that are many for a bet to take."""

MEDDLING: Final = (REFLUX, REMOUS, CONVOI)
"""The bottles that change the cards of a sharing."""

OFTEN: Final = 2
"""How many broken words of a player make their threats nothing new."""

SORE: Final = ("for-nothing", "seen-through", "feigned", "sidestepped")
"""What a vengeful player surely says to one who broke their word without winning by it, or who took
advantage of a promise without having given one."""

Told = tuple[Record, Record]
"""A sharer's record before two gestures, and after them."""


def occasions(
    company: Company, before: DoloresView, action: Any, after: DoloresView
) -> list[Occasion]:
    """Return who may remark on an announcement; on two gestures as they are revealed, kept or
    cancelled; on what they bring or cost; on a new leader; on a won bet that takes cards; on a
    theft; or on a Dawn that ends nothing. Of gestures revealed, the watchers speak last."""
    when = known(after.sharing.number, before.goods, before.records)
    if isinstance(action, Steal):
        robbed = grudging(company, action.victim) or leader(before) == action.victim
        return [
            Occasion(action.victim, "dolores.stolen", when, False, action.seat, robbed, SHRUG),
            Occasion(action.seat, "dolores.stealing", when, True, action.victim, answer=RETORT),
        ]
    pair = sharers(after)
    if isinstance(action, Play) and action.bottle == GUETTEUR:
        first, who = leader(after), action.seat
        held = Occasion(0, "dolores.held-off", when, glad=True)
        others = [seat for seat in range(len(after.goods)) if seat not in (who, first)]
        found = [Occasion(who, "dolores.holding-off", when, True)] if who != first else []
        if first not in (None, who):
            found.append(Occasion(first, "dolores.denied", when, whom=who))
        return found + [held._replace(seat=seat) for seat in others]
    if isinstance(action, Play):
        if action.bottle in MEDDLING and action.seat not in pair:
            meddled = Occasion(0, "dolores.meddled", when, whom=action.seat, answer=SHRUG)
            return [meddled._replace(seat=seat) for seat in pair]
        if action.bottle != EMBROUILLE:
            return []
        undone = Occasion(0, "dolores.undone", when, whom=action.seat, answer=SHRUG)
        return [undone._replace(seat=seat) for seat in pair if seat != action.seat]
    if isinstance(action, Announce):
        return _answering(pair, before, action, when)
    if isinstance(action, Take):
        much = len(action.slots) >= MANY
        outbet = Occasion(0, "dolores.outbet", when, whom=action.seat, sure=much)
        return [outbet._replace(seat=seat) for seat in pair if action.slots]
    if isinstance(action, Settle | Discard):
        found = changed(company, pair, before, after, isinstance(action, Discard), when)
        # A player who has lost or won much by a sharing says nothing else of it.
        moved = [each.seat for each in found]
        shared = _shared(pair, before, after, when) if isinstance(action, Settle) else []
        found += [each for each in shared if each.seat not in moved]
        passed = overtaken(before, after, when)
        sore = [each.seat for each in passed if not each.glad]
        found = [each for each in found if each.seat not in sore or each.about != ENVIED]
        return passed + found + running_away(after, when)
    if all(after.records[seat] == before.records[seat] for seat in pair):
        return []  # one of two gestures is still to be chosen
    told = [(before.records[seat], after.records[seat]) for seat in pair]
    said = before.sharing.said
    # Nothing is lost while Embrouille may still cancel it, or another player take cards first.
    lost = after.phase == SETTLE and len(occupied(after.sharing)) >= MUCH
    found = []
    for which, heard in enumerate(reversed(pair)):
        about = _told_of(told[which], told[1 - which], said[which], said[1 - which], lost)
        if about:
            sure = about == "broken" or (about in SORE and grudging(company, heard))
            answer = SHRUG if about in ("broken", "robbed", "sidestepped") else ""
            other = pair[which]
            found.append(Occasion(heard, f"dolores.{about}", when, False, other, sure, answer))
    if lost:
        alike = [] if found else _alike(pair, told, said, after, when)
        found += alike or _robbing(pair, told, found, when)
    if isinstance(action, Keep):
        tricked = pair[1 - pair.index(action.seat)]
        if tricked not in [each.seat for each in found]:
            found.append(Occasion(tricked, "dolores.tricked", when, whom=action.seat))
    if after.sharing.bet not in (0, NO_BET, bet_on(*after.sharing.hands)):
        found.append(Occasion(after.sharing.pari, "dolores.misbet", when, sure=True))
    # A player who has bet on the gestures does not speak as a watcher.
    involved = {*pair, after.sharing.pari, before.sharing.pari}
    watching = [seat for seat in range(len(after.goods)) if seat not in involved]
    return found + _watched(watching, pair, after, told, found, when)


def _answering(
    pair: tuple[Seat, Seat], before: DoloresView, word: Announce, when: int
) -> list[Occasion]:
    """Return what the other sharer may say to the first announcement, by the announcer's record:
    words often broken, mostly kept, always kept, or none so far; or to a threat that answers their
    own promise. That tells nothing of what the other sharer will do. That words were kept is
    remarked on once in a game, and not of a single one. [] for another later announcement, or if
    the other sharer has committed already."""
    which, record, sharing = pair.index(word.seat), before.records[word.seat], before.sharing
    promised = word.gesture == CONFLIT and sharing.said[1 - which] == PARTAGE
    if (any(sharing.words) and not promised) or sharing.hands[1 - which]:
        return []
    if word.gesture == CONFLIT:
        about, glad = "heard-before" if record.broken >= OFTEN else "dared", False
    elif word.gesture == PARTAGE and record.broken:
        about, glad = "wary" if record.kept > record.broken else "reminded", False
    elif word.gesture == PARTAGE:
        about, glad = ("trusted", True) if record.kept else ("hoped", False)
    else:
        about, glad = "evasive", False
    if about == "trusted" and record.kept == 1:
        return []
    once = about in ("trusted", "wary")
    return [Occasion(pair[1 - which], f"dolores.{about}", when, glad, word.seat, once=once)]


def _told_of(theirs: Told, mine: Told, said: int, answered: int, lost: bool) -> str:
    """Return what a sharer with the record `mine` may remark on the other, with the record
    `theirs`; "" for nothing. The other has `said` a gesture and been `answered` one, 0 for none.
    `lost` tells whether many cards are settled now. A sharer who broke their own word is silent,
    unless both broke the same."""
    (old, new), (been, own) = theirs, mine
    lied, false = new.broken > old.broken, own.broken > been.broken
    if said == PARTAGE and lied:
        if own.last == PARTAGE:
            return "broken"
        if false:
            return "both-lied" if answered == PARTAGE else ""
        if new.last == own.last:
            return "for-nothing" if lost else ""
        return "seen-through" if old.broken else ""
    if lied and not false and (new.last, own.last) == (ESQUIVE, CONFLIT):
        return "seen-through"  # a threat that was not believed
    if said == CONFLIT and lied and not false and own.last == ESQUIVE:
        return "bluffed"
    if said == CONFLIT and lied and not false and own.last == PARTAGE:
        return "spared"
    if answered == own.last == PARTAGE and new.last == ESQUIVE and not said:
        return "sidestepped"
    if said == PARTAGE and own.last != PARTAGE:
        return "doubted" if old.broken > old.kept and not own.broken else ""
    if lost and new.last == CONFLIT and own.last == PARTAGE and not false:
        return "broken" if lied else "warned" if said else "robbed"
    if lied and not false and new.last == CONFLIT != own.last:
        return "feigned"
    if said and not lied and new.kept > old.kept and old.broken > old.kept:
        return "for-once"
    return ""


def _alike(
    pair: tuple[Seat, Seat],
    told: Sequence[Told],
    said: Sequence[int],
    after: DoloresView,
    when: int,
) -> list[Occasion]:
    """Return who may regret two Conflits or two Esquives, by which both lose much: each sharer who
    has not broken their word by it. If the other had announced that gesture, they regret not having
    believed it. [] if two Esquives let a sharer gain by giving up a collection."""
    last = [new.last for _, new in told]
    if last not in ([CONFLIT, CONFLIT], [ESQUIVE, ESQUIVE]):
        return []
    about = "wasted" if last[0] == CONFLIT else "gave-up"
    lost = given_up_by_both(after) if about == "gave-up" else 0
    found = []
    for which, seat in enumerate(pair):
        old, new = told[which]
        warned = said[1 - which] == last[0]
        gains = about == "gave-up" and any(_gains_by_giving_up(after.goods[each]) for each in pair)
        if new.broken == old.broken and not gains:
            what = "disbelieved" if warned else about
            found.append(Occasion(seat, f"dolores.{what}", when, whom=pair[1 - which], lost=lost))
    return found


def _gains_by_giving_up(goods: tuple[int, ...]) -> bool:
    """Return whether a player scores more without one of their collections."""
    fewer = ((*goods[:kind], 0, *goods[kind + 1 :]) for kind in range(len(goods)))
    return max(map(score, fewer)) > score(goods)


def _robbing(
    pair: tuple[Seat, Seat], told: Sequence[Told], found: Sequence[Occasion], when: int
) -> list[Occasion]:
    """Return an occasion for a sharer whose Conflit takes all from a Partage, unless they have
    `found` something else to say."""
    last = [new.last for _, new in told]
    return [
        Occasion(seat, "dolores.robbing", when, glad=True, whom=other, answer=RETORT)
        for seat, other, own, theirs in zip(pair, pair[::-1], last, last[::-1], strict=True)
        if (own, theirs) == (CONFLIT, PARTAGE) and seat not in [each.seat for each in found]
    ]


def _watched(
    watching: Sequence[Seat],
    pair: tuple[Seat, Seat],
    after: DoloresView,
    told: Sequence[Told],
    found: Sequence[Occasion],
    when: int,
) -> list[Occasion]:
    """Return an occasion for each watcher: once in a game on each sharer who broke their word, or
    on two Conflits or two Esquives if a sharer has `found` something to say and neither gains by
    giving up a collection; else []."""
    lies = ("dolores.broken", "dolores.for-nothing")
    liars = [each.whom for each in found if each.about in lies]
    if liars:
        noted = Occasion(0, "dolores.noted", when, whom=liars[0], once=True)
        return [noted._replace(seat=seat) for seat in watching]
    one, two = (after.last for _, after in told)
    if not found or one != two or one == PARTAGE:
        return []
    if one == ESQUIVE and any(_gains_by_giving_up(after.goods[seat]) for seat in pair):
        return []
    return [Occasion(seat, "dolores.onlooker", when, glad=True) for seat in watching]


def _shared(
    pair: tuple[Seat, Seat], before: DoloresView, after: DoloresView, when: int
) -> list[Occasion]:
    """Return who may remark, as it is settled, on a promise that both have kept: first a sharer
    whom the other took everything from before; then one who never broke their word, on one who did.
    If there is none of these, it is each sharer who kept a word for the first time and scores by
    it, which a bet may prevent."""
    both = (PARTAGE, PARTAGE)
    if before.sharing.said != both or before.sharing.hands != both:
        return []
    records = [before.records[seat] for seat in pair]
    mended = [
        Occasion(seat, "dolores.mended", when, True, other, repays=("dolores.robbed",))
        for seat, other in zip(pair, pair[::-1], strict=True)
    ]
    forgiving = [
        Occasion(seat, "dolores.reconciled", when, whom=other)
        for seat, other, mine, theirs in zip(pair, pair[::-1], records, records[::-1], strict=True)
        if theirs.broken and not mine.broken
    ]
    thankful = [
        Occasion(seat, "dolores.shared", when, glad=True, whom=other)
        for seat, other, record in zip(pair, pair[::-1], records, strict=True)
        if record.kept == 1 and score(after.goods[seat]) > score(before.goods[seat])
    ]
    return mended + (forgiving or thankful)
