"""What flies in Dolce Vita: a number card to its column, an object to its new owner."""

from engine.dolce_vita import actions
from engine.dolce_vita.cards import category
from tui.games.dolce_vita.objects import chip
from tui.games.dolce_vita.standings import takes_of
from tui.render.cards import look
from tui.render.face import Company, Moment
from tui.render.flight import Flight, Place


def flight(company: Company, moment: Moment) -> Flight | None:
    """From the player's name to his bid, or from the column under judgement to the first who
    takes something."""
    action = moment.action
    if isinstance(action, actions.Place):
        seat, column = ("seat", action.seat), ("column", action.column)
        text = f" {action.card} "
        return Flight(text, f"card seat-{action.seat}", Place(seat), Place(column, row=seat))
    if isinstance(action, actions.Award) and (takes := takes_of(moment)):
        seat_no, take = next(iter(takes.items()))
        seat, column = ("seat", seat_no), ("column", action.column)
        return Flight(
            chip(company, take.taken, 8, "  "),
            look(category(take.taken)),
            Place(column, above=("seat", 0)),
            Place(seat),
        )
    return None
