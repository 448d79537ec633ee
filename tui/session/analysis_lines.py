"""The analysis of a step in words: the chances now, and what could be chosen. Nothing here imports
Textual."""

import sys
from collections.abc import Sequence
from typing import Any, Final, NamedTuple

from engine.game import EVERYONE, Seat
from engine.review import Grade
from saves.reading import SavedGame
from saves.writing import LiveGame
from tui.render.curves import AXIS, ENDS, Course, bars, curves, drawn, ink, signed
from tui.render.face import Company, Face
from tui.render.scene import within
from tui.render.topics import SIGNS
from tui.session.analysis import Analysis
from tui.session.breaking_off import broken_off, without_room
from tui.session.costliest_lines import costliest_lines
from tui.session.decision_lines import (
    WIDEST,
    decision_lines,
    heading,
    least_lines,
    of,
    standing_least,
)
from tui.session.review import progress
from tui.session.why_lines import why_lines
from tui.words.spans import BLANK, Line, Span, joined, line, text_of, width, wrap

MOST_BARS: Final = 6
"""The most players whose chances are shown as bars; of more, the rest are one line."""

ROOMY: Final = 15
"""How many lines have room for the chances, some of the costliest moves and the chart of a part.
With fewer the chart is left out, because it stands under the table, too."""

LISTED: Final = 8
"""The lines of three of the costliest moves, of two lines each, with their title."""

PLOT: Final = 5
"""The lines of the chart of a part."""


class Seen(NamedTuple):
    """The position that a panel shows: its step `number`, the seat `own` whose chances come first,
    and the first and last step of the `part` (hand) that it is in."""

    analysis: Analysis
    number: int
    own: Seat
    part: tuple[int, int] = (0, 0)
    keyed: bool = True
    """True if there are keys for the panel to name."""
    everybody: bool = False
    """True if the chart of the part shows the lines of all players at a large table."""


class Panel(NamedTuple):
    """The lines of a panel; the course of the chart at its end if there is one, and that chart's
    first line and its cells. `cut` are the sentences for which the panel has no room, each in one
    line: the one that ends with an ellipsis, and those after it."""

    lines: list[Line]
    course: Course | None = None
    top: int = 0
    across: int = 0
    cut: tuple[Line, ...] = ()


def panel(
    face: Face[Any, Any], saved: SavedGame | LiveGame, seen: Seen, cells: int, height: int
) -> Panel:
    """Return what is known at a step, in at most `height` lines: how far the review is, what could
    be chosen or else the chances now, how many mistakes there are, and the chart of the part. Why a
    choice is better is told whole; what has no room beside that is left out, and where even that
    has none, the last line says so.

    Where a decision is judged, the chances now stand faint below it, because they suppose that all
    cards are known, unlike the worths of the choices. They take precedence over a third choice. In
    a game that hides nothing they are left out there: of two figures of one kind the rougher would
    contradict the other.
    """
    company, analysis = face.company, seen.analysis
    broad, cells = cells, min(cells, WIDEST)
    judged = analysis.decision(seen.number)
    above = of("growing", progress_lines(company, analysis, cells))
    foot = of("counted", counted(company, analysis, cells))
    if seen.keyed and not analysis.counted() and analysis.elsewhere():
        foot += wrap(line(Span(company.say("review.none.others"), "dim")), cells)
    plot = part_lines(face, seen, cells) if height >= 3 * PLOT else Panel([])
    least = 0 if judged is None else least_lines(face, saved, judged, broad)
    shown = chances_lines(face, saved, seen, broad)
    if judged is not None:
        whole = standing_least(face, saved, judged, broad)
        least = whole if least < whole <= height - len(shown) else least
    free = height - len(foot) - least - len(shown)
    if judged is not None and len(above) + len(plot.lines) > free >= len(plot.lines) > 0:
        above = []  # the chart is to be always in sight, how far the review is at other steps
    if len(above) + len(plot.lines) > free:
        plot = Panel([])
    if len(above) > free:
        above = []
    if judged is not None and least + len(shown) > height - len(foot):
        foot = []
    if judged is None and analysis.counted() and height - len(above) - len(foot) < ROOMY:
        plot = Panel([])
    room = height - len(above) - len(foot) - len(plot.lines)
    if judged is None and len(shown) > room:
        shown = chances_lines(face, saved, seen, broad, brief=True)
    shown = shown[max(least + len(shown) - room, 0) :]
    if judged is not None:
        fits = least <= height
        decision = decision_lines(face, saved, judged, broad, room - len(shown), more=fits)
        apart = [BLANK][: max(room - len(decision) - len(shown), 0)] if shown else []
        shown = [*decision, *apart, *shown]
    else:
        shown += costliest_lines(face, saved, analysis, broad, room - len(shown), seen.keyed)
    above += [*shown, *[BLANK][: max(room - len(shown), 0)]]
    lines = [*above, *foot]
    if len(lines) + len(plot.lines) > height:
        plot = Panel([])
    lines += [BLANK] * (height - len(lines) - len(plot.lines)) if plot.lines else []
    cut: tuple[Line, ...] = ()
    if judged is not None and len(lines) > height:
        cut = without_room(why_lines(face, saved, judged, sys.maxsize), lines[height - 1])
    if cut:
        lines = broken_off(lines[:height], broad, Span(f" {company.glyphs.ellipsis}", "dim"))
    return Panel(
        [*lines, *plot.lines][:height], plot.course, len(lines) + plot.top, plot.across, cut
    )


def needed(
    face: Face[Any, Any], saved: SavedGame | LiveGame, seen: Seen, cells: int, charted: bool
) -> int:
    """Return how many lines tell what is always in sight at a step: the chances now; where a
    decision is judged, its best choice, the one taken, and why; where none is, some of the
    costliest moves. With `charted`, also the chart of the part and the number of mistakes above
    it."""
    judged = seen.analysis.decision(seen.number)
    told = len(chances_lines(face, saved, seen, cells))
    told += 0 if judged is None else least_lines(face, saved, judged, cells)
    plot = part_lines(face, seen, min(cells, WIDEST)).lines if charted else ()
    listed = judged is None and bool(seen.analysis.counted())
    if listed:
        told += len(progress_lines(face.company, seen.analysis, min(cells, WIDEST)))
    if not plot:
        return told + LISTED if listed else told
    foot = len(counted(face.company, seen.analysis, min(cells, WIDEST)))
    told += foot + len(plot)
    return told if judged is not None else max(told + LISTED, ROOMY + foot)


def chances_lines(
    face: Face[Any, Any],
    saved: SavedGame | LiveGame,
    seen: Seen,
    cells: int,
    brief: bool = False,
) -> list[Line]:
    """Return the chances now as bars; in brief and faint if a decision is judged or `brief` is set.
    Return [] while nothing is known, or where a decision is judged in a game that hides nothing."""
    company, game, shares = face.company, saved.header.game, seen.analysis.chances(seen.number)
    judged = seen.analysis.decision(seen.number) is not None
    if shares is None or (judged and not saved.journal.game.secrets):
        return []
    seats = drawn(shares, seen.own, everybody=True)
    if judged or brief:
        return of("open", aside(company, game, shares, seats, cells))
    cells = min(cells, WIDEST)
    title = heading(company, opened(company, game), "chances", game, cells)
    return of("open", [*title, *_bars(company, shares, seats, cells)])


def _bars(
    company: Company, shares: Sequence[float], seats: Sequence[Seat], cells: int
) -> list[Line]:
    """Return the chances of the first seats as bars, and what the others have together."""
    if len(seats) <= MOST_BARS:
        return bars(company, shares, seats, cells)
    alone, others = seats[: MOST_BARS - 1], seats[MOST_BARS - 1 :]
    rest = company.say(
        "review.rest", n=len(others), share=round(100 * sum(shares[seat] for seat in others))
    )
    return [*bars(company, shares, alone, cells), line(Span(rest, "dim"))]


def opened(company: Company, game: str) -> Line:
    """Return the words for the knowledge by which the chances of a position are judged: that of all
    cards, also the hidden ones."""
    return company.say.line(company.say.own("review.open", game))


def aside(
    company: Company, game: str, shares: Sequence[float], seats: Sequence[Seat], cells: int
) -> list[Line]:
    """Return the chances now, faint: of as many seats, in their order, as fit behind the title;
    below it if not even one fits. In a game whose choices count something else, the title also says
    what the chances count. It is broken into two lines if otherwise fewer than two seats would
    fit."""
    title, own = company.say.line("review.open"), f"review.chances.{game}"
    if not company.say.has(own):
        return _told(company, (title,), shares, seats, cells, 1)
    counts = company.say.line(own)
    both = line(*title, f" {company.glyphs.dot} ", *counts)
    if told := _beside(company, both, shares, seats, cells, 2):
        return [told]
    return _told(company, (title, counts), shares, seats, cells, 1)


def _told(
    company: Company,
    titles: Sequence[Line],
    shares: Sequence[float],
    seats: Sequence[Seat],
    cells: int,
    least: int,
) -> list[Line]:
    """Return the shares behind the last of some titles, or below it; each title has a line."""
    above = [row for each in titles for row in wrap((Span(text_of(each), "dim"),), cells)]
    if told := _beside(company, titles[-1], shares, seats, cells, least):
        return [*above[: -len(wrap(titles[-1], cells))], told]
    return [*above, _beside(company, BLANK, shares, seats, cells, 0)]


def _beside(
    company: Company,
    title: Line,
    shares: Sequence[float],
    seats: Sequence[Seat],
    cells: int,
    least: int,
) -> Line:
    """Return the title, if any, and behind it the shares of as many seats as fit, with what the
    others have together, unless that never fits. BLANK if not even `least` seats fit."""
    head = line(Span(text_of(title), "dim"), "  ") if title else BLANK
    whole, bare = list[Line](), list[Line]()
    for count in range(len(seats), min(least, len(seats)) - 1, -1):
        told = line(*head, *signed(company, shares, seats[:count]))
        bare.append(told)
        others = seats[count:]
        share = round(100 * sum(shares[seat] for seat in others))
        rest = Span(company.say("review.others", n=len(others), share=share), "dim")
        whole.append(line(*told, "  ", rest) if others else told)
    return next((told for told in whole + bare if width(told) <= cells), BLANK)


def part_lines(face: Face[Any, Any], seen: Seen, cells: int) -> Panel:
    """Return the chart of the part that a step is in, under its title; an empty Panel in a game
    without parts, or before two points are known."""
    company, analysis = face.company, seen.analysis
    course = analysis.part(*seen.part)
    if course is None or len(course.points) < 2:
        return Panel([])
    seats = drawn(course.points[-1][1], seen.own, seen.everybody)
    across = cells - AXIS - ENDS
    rows = curves(company, course, seats, ink(course, seats, across, PLOT), seen.number)
    title = company.say(f"review.unit.{analysis.account.game.name}")
    titles = wrap(line(Span(title, "title")), cells)
    return Panel(of("chart", [*titles, *rows]), course, len(titles), across)


def progress_lines(company: Company, analysis: Analysis, cells: int) -> list[Line]:
    """Return how far an incomplete review is, or that it was interrupted; before the first mistake
    also where mistakes will stand. Return [] for a complete review."""
    say, glyphs, review = company.say, company.glyphs, analysis.review
    if review.whole:
        return []
    if review.stopped:
        return [*wrap(line(Span(say("review.stopped"), "loss")), cells), BLANK]
    share = int(100 * review.done)
    bar = glyphs.bar * (share // 10) + glyphs.dot * (10 - share // 10)
    lines = [*wrap(line(progress(say, review)), cells), line(Span(bar, "accent")), BLANK]
    if not analysis.counted():
        lines += [*wrap(line(Span(say("review.coming"), "dim")), cells), BLANK]
    return lines


def counted(company: Company, analysis: Analysis, cells: int) -> list[Line]:
    """Return a line with the owner of the analysis and their number of mistakes of each grade, in
    words if these fit; or that there are none. Return [] if an incomplete review has found none of
    anybody."""
    say, count, seat = company.say, analysis.counted(), analysis.account.seat
    if not count:
        none = line(Span(none_found(company, analysis), "dim"))
        return wrap(none, cells) if analysis.review.whole or analysis.elsewhere() else []
    grades = sorted(count, reverse=True)
    signs = [Span(f"{SIGNS[grade]} ", "loss") for grade in grades]
    words = [say(f"review.counted.{grade.name.lower()}", n=count[grade]) for grade in grades]
    numbers = [str(count[grade]) for grade in grades]
    whose = say.line("review.all") if seat == EVERYONE else company.who(seat)
    sign = say.line("review.all.brief") if seat == EVERYONE else line(company.shape(seat))
    title = line(Span(f"{say('review.mistakes')} {company.glyphs.dot} ", "dim"))
    short = ((head, numbers) for head in (title + whose, title + sign, whose, sign))
    forms = (
        joined([head, *map(line, signs, told)], "  ") for head, told in ((whose, words), *short)
    )
    return [within(cells, *forms)]


def none_found(company: Company, analysis: Analysis, least: Grade = Grade.INACCURACY) -> str:
    """Return the sentence that no mistake of a grade or a worse one was found, so far or at all, of
    the owner of the analysis. If there are lesser ones, it names the key that adds them."""
    say, review, seat = company.say, analysis.review, analysis.account.seat
    if analysis.mistakes():
        key = f"review.none.{least.name.lower()}"
        none = say(f"{key}.any") if seat == EVERYONE else say(key, who=company.who(seat))
        still = () if review.whole else (say("review.still"),)
        return " ".join((none, *still, say("review.lesser")))
    if seat == EVERYONE:
        return say("end.cost.none.any" if review.whole else "review.none.yet")
    key = "review.none" if review.whole else "review.none.own-yet"
    return say(key, who=company.who(seat))
