"""A placement as something that one could do."""

from engine.dolce_vita.actions import DolceVitaAction, Place
from tui.games.dolce_vita.objects import column_name
from tui.render.face import Company
from tui.words.spans import Line, Span


def proposal(company: Company, action: DolceVitaAction) -> Line:
    """5 on column C."""
    assert isinstance(action, Place)
    return company.say.line(
        "dv.could.place",
        card=Span(str(action.card), "strong"),
        column=Span(column_name(action.column), "strong"),
    )
