"""What players of Der Große Dalmuti may remark on between plays: the tax, the seats of the next
hand, how the match stands."""

from collections.abc import Sequence
from typing import Final

from engine.dalmuti.score import beaten
from engine.dalmuti.state import Match, pairs, totals
from engine.dalmuti.views import DalmutiView
from engine.game import Seat
from tui.render.company import Company
from tui.render.remarks import Occasion, grudging, proud

CROSSED: Final = "dalmuti.crossed", "dalmuti.outdone", "dalmuti.topped"
"""The remarks on one's cards being beaten, for which the beater may be paid back."""

OFFENCES: Final = *CROSSED, "dalmuti.paying", "dalmuti.fallen"
"""The remarks on a Greater Dalmuti that a vengeful player remembers when that player falls from the
throne."""

SWEPT: Final = 3
"""The fewest hands of a match that a player can sweep."""


def standing(company: Company, view: DalmutiView, when: int) -> list[Occasion]:
    """Return the occasion, as the last hand of several begins, of the most talkative robot that is
    neither of the two with most points, if these are at most one apart; or of the most talkative
    one behind a player whom nobody can catch up with any more. [] for other hands."""
    match, points = view.match, totals(view.match)
    if not points or match.hand != match.options.hands:
        return []
    first, second, *others = sorted(range(len(points)), key=lambda seat: -points[seat])
    if points[first] - points[second] <= 1:
        about = "close"
    elif len(beaten(match, view.table)) == len(points) - 1:
        about, others = "settled", [second, *others]
    else:
        return []
    talk = {seat: character.talkative for seat, character in company.voices if seat in others}
    if not talk:
        return []
    seat = max(talk, key=talk.__getitem__)
    return [Occasion(seat, f"dalmuti.{about}", when, about == "close", whom=first, sure=True)]


def taxed(match: Match, when: int) -> list[Occasion]:
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


def reseated(company: Company, match: Match, new: Sequence[Seat], when: int) -> list[Occasion]:
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


def climbs(order: Sequence[Seat], out: Sequence[Seat]) -> bool:
    """Return whether the last player of `out` thereby comes up by at least half the table."""
    return _far(order.index(out[-1]) - len(out) + 1, order)


def reigned(match: Match) -> set[Seat]:
    """Return the seats that were first to go out in a hand of the match, and so became Greater
    Dalmuti: those with the most points of a hand. Hands with a tie, by philanthropy, are left
    out."""
    return {hand.index(max(hand)) for hand in match.points if hand.count(max(hand)) == 1}


def reigns_on(match: Match, seat: Seat) -> bool:
    """Return whether a Greater Dalmuti was alone first out in the two hands before as well."""
    before = match.points[-2:]
    return len(before) == 2 and all(hand[seat] > sorted(hand)[-2] for hand in before)


def sweeps(match: Match, seat: Seat) -> bool:
    """Return whether `seat`, first out in the last of at least SWEPT hands, alone was first out
    before."""
    last, long = match.hand == match.options.hands, match.hand >= SWEPT
    return last and long and reigned(match) == {seat}
