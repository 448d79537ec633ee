"""The analysis of a step in words: the chances now, and what could be chosen. Nothing here imports
Textual."""

from typing import Any, Final

from engine.game import Seat
from engine.review import decided
from saves.reading import SavedGame
from saves.reviews import Judged
from saves.writing import LiveGame
from tui.render.curves import bars, drawn, signed
from tui.render.face import Company, Face
from tui.session.analysis import SIGNS, Analysis
from tui.session.review import Review
from tui.words.spans import BLANK, Line, Span, fit, line, spread, wrap

MOST_BARS: Final = 5
"""The most players whose chances are shown as bars."""


def panel(
    face: Face[Any, Any],
    saved: SavedGame | LiveGame,
    analysis: Analysis,
    number: int,
    own: Seat,
    cells: int,
    height: int,
) -> list[Line]:
    """Return what is known at a step, in at most `height` lines: how far the review is, the chances
    now with `own` first, what could be chosen, and how many mistakes there are."""
    company = face.company
    judged, shares = analysis.decision(number), analysis.chances(number)
    above, foot = progress(company, analysis.review, cells), counted(company, analysis)
    if shares is not None:
        seats = drawn(shares, own, everybody=True)[:MOST_BARS]
        unit = line(Span(company.say(f"review.unit.{saved.header.game}"), "title"))
        title, needed = wrap(unit, cells)[:2], len(judged.choices[:4]) + 2 if judged else 0
        if height - len(above) - len(foot) - len(title) - len(seats) > needed:
            above += [*title, *bars(company, shares, seats, cells), BLANK]
        else:
            above.append(fit(signed(company, shares, seats), cells))
    if judged is not None:
        room = height - len(above) - len(foot) - 1
        above += [*decision_lines(face, saved, judged, cells, max(room, 3)), BLANK]
    return [*above, *foot][:height]


def progress(company: Company, review: Review, cells: int) -> list[Line]:
    """Return how far a review is that is not complete, or that it was interrupted."""
    say, glyphs = company.say, company.glyphs
    if review.whole:
        return []
    if review.stopped:
        return [*wrap(line(Span(say("review.stopped"), "loss")), cells), BLANK]
    share = int(100 * review.done)
    bar = glyphs.bar * (share // 10) + glyphs.dot * (10 - share // 10)
    words = say.line("review.growing", share=share)
    return [spread(words, line(Span(bar, "accent")), cells, glyphs.ellipsis), BLANK]


def decision_lines(
    face: Face[Any, Any],
    saved: SavedGame | LiveGame,
    judged: Judged[Any],
    cells: int,
    height: int,
) -> list[Line]:
    """Return who decides, and the best choices with their worth, the one taken marked."""
    company = face.company
    who = company.say.line("review.decides", who=company.who(judged.seat))
    shown = list(range(len(judged.choices)))[: height - 1]
    if judged.taken not in shown:
        shown[-1] = judged.taken
    return [fit(who, cells, company.glyphs.ellipsis)] + [
        choice_line(face, saved, judged, at, cells) for at in shown
    ]


def choice_line(
    face: Face[Any, Any],
    saved: SavedGame | LiveGame,
    judged: Judged[Any],
    at: int,
    cells: int,
) -> Line:
    """Return one choice with its worth; the one taken with its grade."""
    company = face.company
    view, _ = decided(saved.journal, judged.step)
    choice = judged.choices[at]
    taken, grade = at == judged.taken, judged.grade
    look = "gain" if at == 0 else "loss" if taken and grade else "strong" if taken else ""
    mark = Span(f"{company.glyphs.turn if taken else ' '} ", "key")
    words = [
        span._replace(roles=f"{span.roles} {look}".strip())
        for span in face.proposal(view, choice.action)
    ]
    sign = Span(f" {SIGNS[grade]}", "loss") if taken and grade else Span("")
    worth = Span(f" {face.promise(view, choice.worth)}", look)
    return spread(line(mark, *words, sign), line(worth), cells, company.glyphs.ellipsis)


def counted(company: Company, analysis: Analysis) -> list[Line]:
    """Return how many mistakes of each grade there are, as a line; or that there are none."""
    count = analysis.counted()
    if not count:
        return [line(Span(company.say("review.none"), "dim"))] if analysis.review.whole else []
    parts: list[Span] = [Span(company.say("review.mistakes"), "dim")]
    for grade in sorted(count, reverse=True):
        parts += [Span(f"  {SIGNS[grade]} ", "loss"), Span(str(count[grade]))]
    return [line(*parts)]
