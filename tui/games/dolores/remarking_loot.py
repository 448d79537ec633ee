"""What players of Dolorès may remark on what a sharing brings and costs, and on who leads."""

from typing import Final

from engine.dolores.score import score
from engine.dolores.views import DoloresView
from engine.game import Seat
from tui.render.company import Company
from tui.render.remarks import RETORT, SHRUG, Occasion, grudging, known

DEAR: Final = 4
"""The fewest points that are much to lose by what is given up or received."""

HAUL: Final = 7
"""The fewest points that are much to gain at once."""

RIDDANCE: Final = 3
"""The fewest points that a robot is glad to gain by giving up a collection."""

HUGE: Final = 10
"""The fewest points gained, or by a person lost, at once of which others surely speak."""

ENVIED: Final = "dolores.envied"
"""The subject of a remark on many points that another gains at once."""

LATE: Final = 6
"""The sharing from which it matters who leads."""

FAR: Final = 8
"""How many points ahead of everybody else are far, so that others speak of it."""


def changed(
    company: Company,
    pair: tuple[Seat, Seat],
    before: DoloresView,
    after: DoloresView,
    given_up: bool,
    when: int,
) -> list[Occasion]:
    """Return who may remark on many points that a sharing has brought or cost: the sharer, or all
    robots if that is a person, of a loss those who have more, or all if it is very great; on very
    many also the other robots. A gain by giving something up is told otherwise than by a haul. Of
    a loss the vengeful surely speak, and those left without points."""
    found = []
    for seat, other in zip(pair, pair[::-1], strict=True):
        points = score(after.goods[seat]) - score(before.goods[seat])
        person = seat not in dict(company.voices)
        if -DEAR < points < (RIDDANCE if given_up and not person else HAUL):
            continue
        if person:
            about = ENVIED if points > 0 else "dolores.comedown"
            told = Occasion(seat, about, when, points < 0, seat, abs(points) >= HUGE)
            worth = [score(goods) for goods in after.goods]
            robots = [robot for robot, _ in company.voices]
            found += [
                told._replace(seat=robot)
                for robot in robots
                # Who is worse off pities nobody, but for a fall from far above.
                if points > 0 or worth[robot] > worth[seat] or points <= -HUGE
            ]
        elif points < 0:
            about = "gave-up" if given_up else "burden"
            sure = score(after.goods[seat]) <= 0 or grudging(company, seat)
            lost = given_up_by_both(after) if given_up else 0
            found.append(Occasion(seat, f"dolores.{about}", when, False, other, sure, lost=lost))
        else:
            about = "riddance" if given_up else "haul"
            found.append(Occasion(seat, f"dolores.{about}", when, glad=True))
            if points >= HUGE:
                others = [robot for robot, _ in company.voices if robot != seat]
                found += [Occasion(robot, ENVIED, when, whom=seat) for robot in others]
    return found


def given_up_by_both(view: DoloresView) -> int:
    """Return the number by which it is known that two Esquives of a sharing cost a collection
    each, so that nobody complains of it when they are shown and again when it is given up."""
    return known(view.sharing.number, "given up")


def overtaken(before: DoloresView, after: DoloresView, when: int) -> list[Occasion]:
    """Return an occasion for the player who led alone before an action, surely on a leap, and one
    for another who leads alone after it, late in the game; else []."""
    was, now = (leader(view) for view in (before, after))
    if was is None or now is None or was == now or after.sharing.number < LATE:
        return []
    leap = score(after.goods[now]) - score(before.goods[now])
    return [
        Occasion(was, "dolores.overtaken", when, False, now, leap >= HUGE, SHRUG),
        Occasion(now, "dolores.ahead", when, True, was, answer=RETORT),
    ]


def running_away(view: DoloresView, when: int) -> list[Occasion]:
    """Return an occasion, once in a game, for each of several players behind one who is far ahead
    late in the game; else []."""
    first, scores = leader(view), sorted(score(goods) for goods in view.goods)
    if first is None or view.sharing.number < LATE or scores[-1] - scores[-2] < FAR:
        return []
    behind = [seat for seat in range(len(view.goods)) if seat != first]
    away = Occasion(0, "dolores.runaway", when, whom=first, once=True, answer=SHRUG)
    return [away._replace(seat=seat) for seat in behind if len(behind) > 1]


def leader(view: DoloresView) -> Seat | None:
    """Return the seat with more points than everybody else; None if there is none."""
    scores = [score(goods) for goods in view.goods]
    most = max(scores)
    return scores.index(most) if scores.count(most) == 1 else None
