"""What two placements bring and cost everybody, as the table stands."""

from engine.dolce_vita.actions import DolceVitaAction, Place
from engine.dolce_vita.award import forecast
from engine.dolce_vita.score import fortune
from engine.dolce_vita.views import DolceVitaView
from engine.game import Seat
from tui.games.dolce_vita.hand import Placement, preview
from tui.games.dolce_vita.objects import change
from tui.render.face import Company
from tui.words.spans import Line, line
from tui.words.speech import Listed


def balance(
    company: Company, view: DolceVitaView, better: DolceVitaAction, taken: DolceVitaAction
) -> Listed | None:
    """Return by how much everybody is richer or poorer after the better placement than after the
    one taken, if no more cards are placed. None unless that speaks for the better one: its seat
    gains more than any other, or nothing while others only lose."""
    ends = [_fortunes(view, each) for each in (better, taken)]
    gains = [first - second for first, second in zip(*ends, strict=True)]
    own, others = gains[view.seat], [*gains[: view.seat], *gains[view.seat + 1 :]]
    if not any(gains) or own < 0 or own - max(0, *others) < (1 if own else 0):
        return None
    first = sorted(range(len(gains)), key=lambda seat: seat != view.seat)
    told = [_gain(company, seat, gains[seat]) for seat in first if gains[seat]]
    return Listed(told)


def _fortunes(view: DolceVitaView, place: DolceVitaAction) -> list[int]:
    """Return everybody's fortune, in units of 100,000, after a placement that is legal."""
    assert type(place) is Place
    after = preview(view, Placement(place.card, place.column))
    assert after is not None
    last = forecast(after)[-1]
    return [fortune(*owned) for owned in zip(last.goods, last.money, strict=True)]


def _gain(company: Company, seat: Seat, amount: int) -> Line:
    return line(company.who(seat), "\N{NO-BREAK SPACE}", change(company, amount))
