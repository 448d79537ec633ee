"""What players of Der Große Dalmuti may remark on as cards are played: great plays, cards beaten,
who goes out."""

from collections.abc import Sequence
from typing import Final

from engine.dalmuti.actions import Play
from engine.dalmuti.views import DalmutiView
from engine.game import Seat
from tui.games.dalmuti.remarking_seats import CROSSED, climbs, reigned, reigns_on, sweeps
from tui.render.company import Company
from tui.render.remarks import RETORT, SHRUG, Occasion, grudging

MODEST: Final = 6
"""The best rank of a single card whose player may call it too much honour to be beaten by a 1."""

HEAP: Final = 6
"""The fewest cards of a play that are many to be rid of at once."""

PILE: Final = 5
"""The fewest cards of a play that awe the table by beating others, and that are surely mourned."""

DEAR: Final = 4
"""The fewest cards that are many to see beaten, whatever their rank."""

FEW: Final = 2
"""The most cards with which a player is nearly out."""

ROW: Final = 4
"""How many tricks led and won in a row make the next lead of a player remarkable."""

SEVERAL: Final = 6
"""The fewest cards that everybody else holds if it is remarkable that a nearly finished player is
stopped."""

FULL: Final = 7
"""The fewest cards that everybody else holds if a player is nearly out early."""

STRONG: Final = 4
"""The worst rank of which two cards or more are a pity to see beaten."""


def great(before: DalmutiView, play: Play, after: DalmutiView, when: int) -> list[Occasion]:
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
            return about("swept" if sweeps(match, play.seat) else "finished", sure=True)
        if len(out) == 1 and not last:
            lord = match.order[0]
            if play.seat == lord:
                return about("kept")
            back = about("regained", lord, sure=True) if play.seat in reigned(match) else []
            return [*back, *about("throne", lord, sure=True)]
        if climbs(match.order, out):
            return about("risen")
        if len(out) == 2 and not last and play.seat not in match.order[:2]:
            return about("second")
        if len(out) == len(match.order) - 1 and play.seat == match.order[-1]:
            return about("escaped", next(seat for seat in match.order if seat not in out))
    return about("heap") if play.count + play.jesters >= HEAP else []


def greeted(
    company: Company, before: DalmutiView, play: Play, after: DalmutiView, when: int
) -> list[Occasion]:
    """Return who may remark on another player who goes out, by the first case that applies:

    - first out in every hand of the match: all others;
    - the Greater Dalmuti who is first out for the third time in a row or more, but for the last
      hand: all others;
    - first out from the last seat: all others;
    - a person who is first out: all others but the Greater Dalmuti, who may speak at the end of the
      hand; in the last hand, surely the Greater Dalmuti alone, or if that is a person, the others;
    - a person who comes up by half the table in any hand but the last: all others.

    Return [] if none applies.
    """
    order, match, out = before.match.order, before.match, after.table.out
    others = [seat for seat in order if seat != play.seat]
    if out == (play.seat,) and sweeps(match, play.seat):
        sure = play.seat not in dict(company.voices)
        outclassed = Occasion(others[-1], "dalmuti.outclassed", when, whom=play.seat, sure=sure)
        return [outclassed._replace(seat=seat) for seat in others]
    early = match.hand < match.options.hands
    if out == (order[0],) == (play.seat,) and early and reigns_on(match, order[0]):
        return [Occasion(seat, "dalmuti.reigns", when, whom=play.seat) for seat in others]
    if play.seat not in out or play.seat == order[0]:
        return []

    def about(what: str, by: Sequence[Seat]) -> list[Occasion]:
        return [Occasion(seat, f"dalmuti.{what}", when, whom=play.seat) for seat in by]

    if len(out) == 1 and play.seat == order[-1]:
        return about("upset", others)
    if play.seat in dict(company.voices):
        return []
    if len(out) == 1 and early:
        return about("hailed", others[1:])
    if len(out) == 1 and match.hand > 1:
        loser, *rest = about("applauded", others)
        return [loser._replace(sure=True)] if loser.seat in dict(company.voices) else rest
    return about("climbed", others) if early and climbs(order, out) else []


def crossed(company: Company, before: DalmutiView, play: Play, when: int) -> list[Occasion]:
    """Return what may be remarked on a play that beats another player who still holds cards. That
    player may speak of many cards, surely of very many, of a 2 beaten by a 1, of several strong
    cards, or of a single weak card beaten by a 1. The beater may boast of beating a 2, and else, if
    vengeful, surely speaks of paying back that player's own such play. [] for other plays."""
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
    sure = cards >= PILE
    found = [Occasion(top.seat, f"dalmuti.{about}", when, False, play.seat, sure, SHRUG)]
    if grudging(company, play.seat):
        avenged = Occasion(play.seat, "dalmuti.avenged", when, whom=top.seat, sure=True)
        found.append(avenged._replace(repays=CROSSED))
    return found


def feared(before: DalmutiView, play: Play, after: DalmutiView, when: int) -> list[Occasion]:
    """Return an occasion for each other player on one who comes to few cards while all others hold
    many; else []. Who plays next can do something about it, and does not call on others."""
    left, held = after.table.sizes, before.table.sizes[play.seat]
    others = [seat for seat in after.match.order if seat != play.seat]
    if not 0 < left[play.seat] <= FEW < held or min(left[seat] for seat in others) < FULL:
        return []
    calling = [seat for seat in others if seat not in after.table.waiting]
    return [Occasion(seat, "dalmuti.feared", when, whom=play.seat) for seat in calling]


def stopped(
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


def awed(
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
