"""What players of Der Große Dalmuti may remark on: revolutions, great plays, rise and fall."""

from collections.abc import Sequence
from typing import Any, Final

from engine.dalmuti.actions import Collect, Play, Revolution
from engine.dalmuti.state import Match, pairs, totals
from engine.dalmuti.views import DalmutiView
from engine.game import Seat
from tui.render.company import Company
from tui.render.remarks import RETORT, SHRUG, Occasion, grudging, known, proud

MODEST: Final = 6
"""The best rank of a single card whose player may call it too much honour to be beaten by a 1."""

HEAP: Final = 6
"""The fewest cards of a play that are many to be rid of at once."""

PILE: Final = 5
"""The fewest cards of a play that awe the table by beating others."""

DEAR: Final = 4
"""The fewest cards that are many to see beaten, whatever their rank."""

CROSSED: Final = "dalmuti.crossed", "dalmuti.outdone", "dalmuti.topped"
"""The remarks on one's cards being beaten, for which the beater may be paid back."""

OFFENCES: Final = *CROSSED, "dalmuti.paying", "dalmuti.fallen"
"""The remarks on a Greater Dalmuti that a vengeful player remembers when that player falls from the
throne."""

FEW: Final = 2
"""The most cards with which a player is nearly out."""

ROW: Final = 4
"""How many tricks led and won in a row make the next lead of a player remarkable."""

SEVERAL: Final = 6
"""The fewest cards that everybody else holds if it is remarkable that a nearly finished player is
stopped."""

FULL: Final = 7
"""The fewest cards that everybody else holds if a player is nearly out early."""

SWEPT: Final = 3
"""The fewest hands of a match that a player can sweep."""

STRONG: Final = 4
"""The worst rank of which two cards or more are a pity to see beaten."""


def occasions(
    company: Company, before: DalmutiView, action: Any, after: DalmutiView
) -> list[Occasion]:
    """Return who may remark on a revolution, on the tax, on a play, or on the end of a hand but the
    last. On a revolution it is the caller, surely, and the Greater Dalmuti, who loses the tax. If
    the order is turned round and the Greater Dalmuti was a person, all robots may tease them."""
    match, out = before.match, after.table.out
    when = known(match.hand, match.order, match.points, len(before.table.tricks), out)
    old, new = match.order, after.match.order
    if isinstance(action, Revolution):
        found = [Occasion(action.seat, "dalmuti.revolution", when, glad=True, sure=True)]
        if action.seat != old[0]:
            found.append(Occasion(old[0], "dalmuti.untaxed", when, whom=action.seat))
        robots = dict(company.voices)
        if action.seat == old[-1] and old[0] not in robots:  # who sits at the other end now
            found += [Occasion(each, "dalmuti.teased", when, True, old[0]) for each in robots]
        return found
    if isinstance(action, Collect):
        return _close(company, match, when) + _taxed(match, when)
    if isinstance(action, Play):
        return [
            *_great(before, action, after, when),
            *_greeted(company, before, action, after, when),
            *_stopped(company, before, action, after, when),
            *_crossed(company, before, action, when),
            *_feared(before, action, after, when),
            *_awed(company, before, action, after, when),
        ]
    return [] if after.table.stage == "over" else _reseated(company, match, new, when)


def _close(company: Company, match: Match, when: int) -> list[Occasion]:
    """Return the occasion of the most talkative robot that is neither of the two with most points,
    if these are at most one apart in the last hand of several; else []."""
    points = totals(match)
    if not points or match.hand != match.options.hands:
        return []
    first, second, *others = sorted(range(len(points)), key=lambda seat: -points[seat])
    talk = {seat: character.talkative for seat, character in company.voices if seat in others}
    if points[first] - points[second] > 1 or not talk:
        return []
    seat = max(talk, key=talk.__getitem__)
    return [Occasion(seat, "dalmuti.close", when, glad=True, whom=first, sure=True)]


def _taxed(match: Match, when: int) -> list[Occasion]:
    """Return who may remark on the tax: the Greater Peon and the Greater Dalmuti, each first on
    having been in the place of the other before. After the first hand, whose seats are drawn, also
    the Lesser Peon. [] if there is no tax."""
    if not (taxes := pairs(match)):
        return []
    (lord, peon, _), *lesser = taxes
    paying = Occasion(peon, "dalmuti.paying", when, whom=lord)
    taxing = Occasion(lord, "dalmuti.taxing", when, glad=True, whom=peon)
    dues = [Occasion(low, "dalmuti.dues", when, whom=up) for up, low, _ in lesser]
    return [
        paying._replace(about="dalmuti.turned", repays=(taxing.about,)),
        paying,
        taxing._replace(about="dalmuti.repaid", repays=(paying.about,)),
        taxing,
        *(dues if match.hand > 1 else []),
    ]


def _reseated(company: Company, match: Match, new: Sequence[Seat], when: int) -> list[Occasion]:
    """Return who may remark on the seats of the next hand:

    - the Greater Dalmuti who loses that seat, and vengeful players they wronged who are now above;
    - any other player who sinks by half the table, surely if by nearly all of it;
    - all others on a person who sinks by half the table;
    - a proud player, surely, on any other seat that they lose;
    - a new last seat, and if that is a person, surely the player who leaves it;
    - a player who is last again, and if that is a person, the robots.
    """
    old, robots = match.order, dict(company.voices)
    touchy = {seat for seat in robots if proud(company, seat)}
    lord, found = old[0], list[Occasion]()
    if lord != new[0]:
        sure = lord in touchy
        found.append(Occasion(lord, "dalmuti.fallen", when, whom=new[0], sure=sure))
        found += [
            Occasion(seat, "dalmuti.gloating", when, True, lord, repays=OFFENCES)
            for seat in new[: new.index(lord)]
            if grudging(company, seat)
        ]
    falls = {seat: new.index(seat) - old.index(seat) for seat in old}
    sunk = [seat for seat in old if _far(falls[seat], old)]
    for seat in old[1:]:
        if seat in sunk:
            # The deepest fall of a player who was not the Greater Dalmuti.
            sure = seat in touchy or falls[seat] >= len(old) - 2
            found.append(Occasion(seat, "dalmuti.sunk", when, sure=sure))
        elif falls[seat] > 0 and seat in touchy and seat != new[-1]:
            found.append(Occasion(seat, "dalmuti.slipped", when, sure=True))
    found += [
        Occasion(seat, "dalmuti.teased", when, glad=True, whom=whom)
        for whom in sorted(set(sunk) - set(robots))
        for seat in new
        if seat != whom
    ]
    last = new[-1]
    if old[-1] != last:
        if last not in sunk:
            found.append(Occasion(last, "dalmuti.lowest", when, sure=last in touchy))
        if last not in robots:
            found.append(Occasion(old[-1], "dalmuti.relieved", when, True, last, sure=True))
    elif match.hand > 1:  # The first seats are drawn: nobody was last before.
        found.append(Occasion(last, "dalmuti.bottom", when))
        if last not in robots:
            found += [Occasion(seat, "dalmuti.pitied", when, whom=last) for seat in robots]
    return found


def _far(seats: int, order: Sequence[Seat]) -> bool:
    """Return whether `seats` are at least half the table, rounded down."""
    return seats >= len(order) // 2


def _climbs(order: Sequence[Seat], out: Sequence[Seat]) -> bool:
    """Return whether the last player of `out` thereby comes up by at least half the table."""
    return _far(order.index(out[-1]) - len(out) + 1, order)


def _reigned(match: Match) -> set[Seat]:
    """Return the seats that were first to go out in a hand of the match, and so became Greater
    Dalmuti: those with the most points of a hand. Hands with a tie, by philanthropy, are left
    out."""
    return {hand.index(max(hand)) for hand in match.points if hand.count(max(hand)) == 1}


def _sweeps(match: Match, seat: Seat) -> bool:
    """Return whether `seat`, first out in the last of at least SWEPT hands, alone was first out
    before."""
    last, long = match.hand == match.options.hands, match.hand >= SWEPT
    return last and long and _reigned(match) == {seat}


def _great(before: DalmutiView, play: Play, after: DalmutiView, when: int) -> list[Occasion]:
    """Return the remarks of a player on their own play, those of the first case that applies:

    - the first out in the last of several hands, perhaps as in every hand before;
    - the first out in an earlier hand, which keeps the throne, or gains it, perhaps regains it;
    - a player who comes up by half the table, or to the second seat;
    - the last seat, which escapes from being last again;
    - a heap of cards.

    Return [] if none applies.
    """
    out, match = after.table.out, before.match
    last = match.hand == match.options.hands

    def about(what: str, whom: Seat | None = None, sure: bool = False) -> list[Occasion]:
        return [Occasion(play.seat, f"dalmuti.{what}", when, True, whom, sure)]

    if play.seat in out:
        if len(out) == 1 and last and match.hand > 1:
            return about("swept" if _sweeps(match, play.seat) else "finished", sure=True)
        if len(out) == 1 and not last:
            lord = match.order[0]
            if play.seat == lord:
                return about("kept")
            back = about("regained", lord, sure=True) if play.seat in _reigned(match) else []
            return [*back, *about("throne", lord, sure=True)]
        if _climbs(match.order, out):
            return about("risen")
        if len(out) == 2 and not last and play.seat not in match.order[:2]:
            return about("second")
        if len(out) == len(match.order) - 1 and play.seat == match.order[-1]:
            return about("escaped", next(seat for seat in match.order if seat not in out))
    return about("heap") if play.count + play.jesters >= HEAP else []


def _greeted(
    company: Company, before: DalmutiView, play: Play, after: DalmutiView, when: int
) -> list[Occasion]:
    """Return who may remark on another player who goes out, by the first case that applies:

    - first out in every hand of the match: all others;
    - first out from the last seat: all others;
    - a person who is first out: all others but the Greater Dalmuti, who may speak at the end of the
      hand; in the last hand, surely the Greater Dalmuti alone, or if that is a person, the others;
    - a person who comes up by half the table in any hand but the last: all others.

    Return [] if none applies.
    """
    order, match, out = before.match.order, before.match, after.table.out
    others = [seat for seat in order if seat != play.seat]
    if out == (play.seat,) and _sweeps(match, play.seat):
        sure = play.seat not in dict(company.voices)
        outclassed = Occasion(others[-1], "dalmuti.outclassed", when, whom=play.seat, sure=sure)
        return [outclassed._replace(seat=seat) for seat in others]
    if play.seat not in out or play.seat == order[0]:
        return []

    def about(what: str, by: Sequence[Seat]) -> list[Occasion]:
        return [Occasion(seat, f"dalmuti.{what}", when, whom=play.seat) for seat in by]

    if len(out) == 1 and play.seat == order[-1]:
        return about("upset", others)
    if play.seat in dict(company.voices):
        return []
    if len(out) == 1 and match.hand < match.options.hands:
        return about("hailed", others[1:])
    if len(out) == 1 and match.hand > 1:
        loser, *rest = about("applauded", others)
        return [loser._replace(sure=True)] if loser.seat in dict(company.voices) else rest
    climbs = match.hand < match.options.hands and _climbs(order, out)
    return about("climbed", others) if climbs else []


def _crossed(company: Company, before: DalmutiView, play: Play, when: int) -> list[Occasion]:
    """Return what may be remarked on a play that beats another player who still holds cards. That
    player may speak of many cards, of a 2 beaten by a 1, of several strong cards, or of a single
    weak card beaten by a 1. The beater may boast of beating a 2, and else, if vengeful, surely
    speaks of paying back that player's own such play. [] for other plays."""
    top = before.table.top
    if top is None or top.seat == play.seat or top.seat in before.table.out:
        return []
    cards = top.count + top.jesters
    if cards >= DEAR:
        about = "crossed"
    elif (top.rank, play.rank) == (2, 1):
        beaten = Occasion(top.seat, "dalmuti.topped", when, whom=play.seat, answer=SHRUG)
        beating = Occasion(play.seat, "dalmuti.topping", when, True, top.seat, answer=RETORT)
        return [beaten, beating]
    elif cards > 1 and top.rank <= STRONG:
        about = "outdone"
    elif cards == 1 and play.rank == 1 and top.rank >= MODEST:
        about = "honoured"
    else:
        return []
    found = [Occasion(top.seat, f"dalmuti.{about}", when, whom=play.seat, answer=SHRUG)]
    if grudging(company, play.seat):
        avenged = Occasion(play.seat, "dalmuti.avenged", when, whom=top.seat, sure=True)
        found.append(avenged._replace(repays=CROSSED))
    return found


def _feared(before: DalmutiView, play: Play, after: DalmutiView, when: int) -> list[Occasion]:
    """Return an occasion for each other player on one who comes to few cards while all others hold
    many; else []."""
    left, held = after.table.sizes, before.table.sizes[play.seat]
    others = [seat for seat in after.match.order if seat != play.seat]
    if not 0 < left[play.seat] <= FEW < held or min(left[seat] for seat in others) < FULL:
        return []
    return [Occasion(seat, "dalmuti.feared", when, whom=play.seat) for seat in others]


def _stopped(
    company: Company, before: DalmutiView, play: Play, after: DalmutiView, when: int
) -> list[Occasion]:
    """Return who may remark on a play that beats a player who is nearly out, while all others hold
    several cards: its player, or if that is a person, all uninvolved players. Else []."""
    top, left = before.table.top, after.table.sizes
    if top is None or top.seat == play.seat or not 0 < left[top.seat] <= FEW:
        return []
    others = [seat for seat in after.match.order if seat not in (play.seat, top.seat)]
    if min(left[seat] for seat in (*others, play.seat)) < SEVERAL:
        return []
    if play.seat in dict(company.voices):
        return [Occasion(play.seat, "dalmuti.stopping", when, True, top.seat)]
    return [Occasion(seat, "dalmuti.stopped", when, True, play.seat) for seat in others]


def _awed(
    company: Company, before: DalmutiView, play: Play, after: DalmutiView, when: int
) -> list[Occasion]:
    """Return an occasion for each onlooker of a play of very many cards. Else, if the play is a
    lead after ROW tricks won in a row, return one for each other player who still holds cards. []
    for other plays, for the leader's last play, and if there are people at the table who are all
    out."""
    top, order = before.table.top, before.match.order
    many = play.count + play.jesters >= (HEAP if top is None else PILE)
    watching = [seat for seat in order if seat != play.seat and (top is None or seat != top.seat)]
    if many:
        return [Occasion(seat, "dalmuti.awed", when, whom=play.seat) for seat in watching]
    people, sizes = {*order} - {*dict(company.voices)}, before.table.sizes
    waiting = people and not any(sizes[seat] for seat in people)
    if top is not None or waiting or play.seat in after.table.out or _row(before) != ROW:
        return []
    playing = [seat for seat in watching if sizes[seat]]
    return [Occasion(seat, "dalmuti.running", when, whom=play.seat) for seat in playing]


def _row(view: DalmutiView) -> int:
    """Return how many tricks in a row the leader has led and won."""
    leader, row = view.table.leader, 0
    for trick in reversed(view.table.tricks):
        plays = [move for move in trick if isinstance(move, Play)]
        if plays[0].seat != leader or plays[-1].seat != leader:
            break
        row += 1
    return row
