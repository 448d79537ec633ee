"""The analysis of a step in words: the chances now, and what could be chosen. Nothing here imports
Textual."""

from collections.abc import Sequence
from itertools import chain
from typing import Any, Final, NamedTuple

from engine.game import EVERYONE, Seat
from engine.review import Grade, decided
from saves.reading import SavedGame
from saves.reviews import Judged
from saves.writing import LiveGame
from tui.render.curves import AXIS, ENDS, Course, bars, curves, drawn, ink, signed
from tui.render.face import Company, Face
from tui.render.scene import within
from tui.render.topics import REVIEW, SIGNS
from tui.session.analysis import Analysis
from tui.session.costliest_lines import costliest_lines
from tui.session.review import progress, told_worth
from tui.session.why_lines import standing_lines, why_lines
from tui.words.spans import BLANK, Line, Span, about, joined, line, spread, text_of, width, wrap

MOST_BARS: Final = 6
"""The most players whose chances are shown as bars; of more, the rest are one line."""

ROOMY: Final = 22
"""So many lines have room for the chances, for some of the costliest moves and for the chart of a
part, which stands under the table, too."""

LEAST: Final = 2
"""How many choices are named in any case."""

COMPARED: Final = 4
"""How many choices have room before it is told how who decides stands in the game."""

PLOT: Final = 5
"""The lines of the chart of a part."""

WIDEST: Final = 60
"""The most cells of what is not a sentence, so that a choice and its worth stay near each other."""


class Seen(NamedTuple):
    """What a panel shows of an analysis: a step, whose chances come first, and the first and the
    last step of the part (hand) that it is in."""

    analysis: Analysis
    number: int
    own: Seat
    part: tuple[int, int] = (0, 0)
    keyed: bool = True
    """Whether there are keys to name."""


class Panel(NamedTuple):
    """The lines of a panel; the course of the chart at its end if there is one, and that chart's
    first line and its cells."""

    lines: list[Line]
    course: Course | None = None
    top: int = 0
    across: int = 0


def panel(
    face: Face[Any, Any], saved: SavedGame | LiveGame, seen: Seen, cells: int, height: int
) -> Panel:
    """Return what is known at a step, in at most `height` lines: how far the review is, what could
    be chosen or else the chances now, how many mistakes there are, and the chart of the part. Why
    a choice is better is told whole; what has no room beside that is left out, and where even that
    has none, the last line says so.

    Where a decision is judged, the chances now, for which all cards are known, stand faint below
    it: they are of another kind than the worths of the choices. In a game that hides nothing
    they are left out there: of two figures of one kind the rougher would contradict the other."""
    company, analysis = face.company, seen.analysis
    broad, cells = cells, min(cells, WIDEST)
    judged, shares = analysis.decision(seen.number), analysis.chances(seen.number)
    above = of("growing", progress_lines(company, analysis, cells))
    foot = of("counted", counted(company, analysis, cells))
    if seen.keyed and not analysis.counted() and analysis.elsewhere():
        foot += wrap(line(Span(company.say("review.none.others"), "dim")), cells)
    plot = part_lines(face, seen, cells) if height >= 3 * PLOT else Panel([])
    least = 0 if judged is None else least_lines(face, saved, judged, broad)
    if least > height - len(above) - len(foot) - len(plot.lines):
        plot = Panel([])
    if least > height - len(above) - len(foot):
        above = []
    if least > height - len(foot):
        foot = []
    if judged is None and analysis.counted() and height - len(above) - len(foot) < ROOMY:
        plot = Panel([])
    room = height - len(above) - len(foot) - len(plot.lines)
    seats = () if shares is None else drawn(shares, seen.own, everybody=True)
    shown: list[Line] = []
    if shares is not None and (judged is None or saved.journal.game.secrets):
        game = saved.header.game
        title = heading(company, opened(company, game), "chances", game, cells)
        shown = of("open", [*title, *_bars(company, shares, seats, cells)])
        if judged is not None or len(shown) > room:
            shown = of("open", aside(company, game, shares, seats, broad))
    if judged is not None:
        shown = shown[max(least + len(shown) - room, 0) :]
        decision = decision_lines(face, saved, judged, broad, room - len(shown))
        apart = [BLANK][: max(room - len(decision) - len(shown), 0)] if shown else []
        shown = [*decision, *apart, *shown]
    else:
        shown += costliest_lines(face, saved, analysis, broad, room - len(shown))
    above += [*shown, *[BLANK][: max(room - len(shown), 0)]]
    lines = [*above, *foot]
    if len(lines) + len(plot.lines) > height:
        plot = Panel([])
    lines += [BLANK] * (height - len(lines) - len(plot.lines)) if plot.lines else []
    if least > height and lines[height - 1][0].topic == (f"{REVIEW}why",):
        first = wrap(lines[height - 1], broad - 2)[0]
        lines[height - 1] = line(*first, Span(f" {company.glyphs.ellipsis}", "dim"))
    return Panel([*lines, *plot.lines][:height], plot.course, len(lines) + plot.top, plot.across)


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


def of(what: str, lines: Sequence[Line]) -> list[Line]:
    """Return the lines as a picture of one of the topics of a review."""
    return [about((f"{REVIEW}{what}",), each) for each in lines]


def opened(company: Company, game: str) -> Line:
    """Return by what knowledge the chances of a position are judged: with all that is hidden from
    anybody."""
    return company.say.line(company.say.own("review.open", game))


def aside(
    company: Company, game: str, shares: Sequence[float], seats: Sequence[Seat], cells: int
) -> list[Line]:
    """Return the chances now, faint: of so many seats, the first before the others, as have room in
    a line behind what they are. In a game whose choices count something else, they are named for
    what they count, too, which has a line of its own where both have no room before two seats."""
    title, own = opened(company, game), f"review.chances.{game}"
    if not company.say.has(own):
        return [_beside(company, title, shares, seats, cells, 1)]
    counts = company.say.line(own)
    both = line(*title, f" {company.glyphs.dot} ", *counts)
    told = _beside(company, both, shares, seats, cells, 2)
    if width(told) <= cells:
        return [told]
    return [(Span(text_of(title), "dim"),), _beside(company, counts, shares, seats, cells, 1)]


def _beside(
    company: Company,
    title: Line,
    shares: Sequence[float],
    seats: Sequence[Seat],
    cells: int,
    least: int,
) -> Line:
    """Return the shares of as many seats as have room behind a title, at least so many."""
    head = line(Span(text_of(title), "dim"), "  ")
    counts = range(len(seats), min(least, len(seats)) - 1, -1)
    forms = [line(*head, *signed(company, shares, seats[:count])) for count in counts]
    return within(cells, *forms)


def part_lines(face: Face[Any, Any], seen: Seen, cells: int) -> Panel:
    """Return the chart of the part that a step is in, under its title; nothing in a game without
    parts."""
    company, analysis = face.company, seen.analysis
    course = analysis.part(*seen.part)
    if course is None or len(course.points) < 2:
        return Panel([])
    seats = drawn(course.points[-1][1], seen.own)
    across = cells - AXIS - ENDS
    rows = curves(company, course, seats, ink(course, seats, across, PLOT), seen.number)
    title = company.say(f"review.unit.{analysis.account.game.name}")
    titles = wrap(line(Span(title, "title")), cells)
    return Panel(of("chart", [*titles, *rows]), course, len(titles), across)


def progress_lines(company: Company, analysis: Analysis, cells: int) -> list[Line]:
    """Return how far a review is that is not complete, or that it was interrupted; before the first
    mistake also where mistakes will stand."""
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


def least_lines(
    face: Face[Any, Any], saved: SavedGame | LiveGame, judged: Judged[Any], cells: int
) -> int:
    """Return how many lines tell the best choice, the one taken, and why, whole."""
    return len(decision_lines(face, saved, judged, cells, 0))


def decision_lines(
    face: Face[Any, Any],
    saved: SavedGame | LiveGame,
    judged: Judged[Any],
    cells: int,
    height: int,
) -> list[Line]:
    """Return who decides and by what knowledge, and the best choices with their worth, the one
    taken marked; of a mistake also what speaks for the best, and what comes of the one taken. As
    many choices as have room beside that in `height` lines, two at least; and how the one who
    decides stands in the game, if there is room for that."""
    broad, cells = cells, min(cells, WIDEST)
    known = face.company.say.line("review.known", who=face.company.who(judged.seat))
    head = heading(face.company, known, "worth", saved.header.game, cells)
    why = why_lines(face, saved, judged, broad)
    stands = standing_lines(face, saved, judged, broad)
    if len(head) + len(why) + len(stands) + COMPARED <= height:
        why += stands
    room = max(height - len(head) - len(why), LEAST)
    rows = {
        at: choice_lines(face, saved, judged, at, cells)
        for at in sorted({*range(min(room, len(judged.choices))), judged.taken})
    }
    while len(rows) > LEAST and sum(map(len, rows.values())) > room:
        del rows[max(at for at in rows if at != judged.taken)]
    return [*of("known", [*head, *chain.from_iterable(rows.values())]), *of("why", why)]


def heading(company: Company, knowledge: Line, what: str, game: str, cells: int) -> list[Line]:
    """Return the head of some shares: by what knowledge they are judged, at the left, and what the
    "chances" of a position or the "worth" of a choice count, at the right. So the two differ at a
    glance. Of worths it is also said which is best, if there is room and they need it. Without room
    at the right, what is usual in all games is left out."""
    say, own = company.say, f"review.{what}.{game}"
    title = tuple(span._replace(roles=f"{span.roles} title".strip()) for span in knowledge)
    counted = line(Span(say(say.own(f"review.{what}", game)), "dim"))
    scaled = f"review.scale.{game}"
    full = line(Span(say(scaled), "dim")) if what == "worth" and say.has(scaled) else counted
    for beside in (full, counted):
        if width(title) + width(beside) < cells:
            return [spread(title, beside, cells)]
    return [*wrap(title, cells), *([counted] if say.has(own) else [])]


def worth_head(company: Company, game: str) -> Line:
    """Return what the worth of a choice is counted in, as the head of such numbers; BLANK if the
    numbers tell it themselves."""
    unit = f"review.worth.{game}"
    return line(Span(company.say(unit), "dim")) if company.say.has(unit) else BLANK


def choice_lines(
    face: Face[Any, Any], saved: SavedGame | LiveGame, judged: Judged[Any], at: int, cells: int
) -> list[Line]:
    """Return one choice with its worth, in a second line what has no room in the first; the one
    taken with its grade."""
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
    worth = line(Span(f" {face.promise(view, told_worth(face, judged, at))}", look))
    first, *rest = wrap(line(mark, *words, sign), cells - width(worth), 2)
    return [spread(first, worth, cells), *rest]


def counted(company: Company, analysis: Analysis, cells: int) -> list[Line]:
    """Return how many mistakes of each grade whose there are, as a line, in words if they fit; or
    that there are none."""
    say, count, seat = company.say, analysis.counted(), analysis.account.seat
    if not count:
        none = line(Span(none_found(company, analysis), "dim"))
        return wrap(none, cells) if analysis.review.whole or analysis.elsewhere() else []
    grades = sorted(count, reverse=True)
    signs = [Span(f"{SIGNS[grade]} ", "loss") for grade in grades]
    words = [say(f"review.counted.{grade.name.lower()}", n=count[grade]) for grade in grades]
    numbers = [str(count[grade]) for grade in grades]
    whose = say.line("review.all") if seat == EVERYONE else company.who(seat)
    sign = whose if seat == EVERYONE else line(company.shape(seat))
    title = line(Span(f"{say('review.mistakes')} {company.glyphs.dot} ", "dim"))
    short = ((head, numbers) for head in (title + whose, title + sign, whose, sign))
    forms = (
        joined([head, *map(line, signs, told)], "  ") for head, told in ((whose, words), *short)
    )
    return [within(cells, *forms)]


def none_found(company: Company, analysis: Analysis, least: Grade = Grade.INACCURACY) -> str:
    """Return that no mistake of a grade or a worse one was found: so far, of anybody, or of whom
    the analysis tells; and if there are lesser ones, the key that adds them."""
    say, review, seat = company.say, analysis.review, analysis.account.seat
    if analysis.mistakes():
        key = f"review.none.{least.name.lower()}"
        none = say(f"{key}.any") if seat == EVERYONE else say(key, who=company.who(seat))
        return f"{none} {say('review.lesser')}"
    if seat == EVERYONE:
        return say("end.cost.none.any" if review.whole else "review.none.yet")
    key = "review.none" if review.whole else "review.none.own-yet"
    return say(key, who=company.who(seat))
