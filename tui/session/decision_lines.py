"""A decision of a finished game in words: what could be chosen, with the worth of each choice, and
why one is better. Nothing here imports Textual."""

from collections.abc import Collection, Sequence
from itertools import chain
from typing import Any, Final

from engine.review import decided
from saves.reading import SavedGame
from saves.reviews import Judged
from saves.writing import LiveGame
from tui.render.company import Company
from tui.render.face import Face
from tui.render.scene import within
from tui.render.topics import REVIEW, SIGNS
from tui.session.review import hardly_tried, possible, told_worth
from tui.session.why_lines import standing_lines, why_lines
from tui.words.spans import (
    BLANK,
    Line,
    Span,
    about,
    line,
    spread,
    whole_brackets,
    width,
    wrap,
)

COMPARED: Final = 4
"""How many choices come before the sentence on how the deciding player stands in the game."""

WIDEST: Final = 60
"""The greatest width of lines that are not sentences, in cells, so that a choice and its worth stay
near each other."""


def of(what: str, lines: Sequence[Line]) -> list[Line]:
    """Return the lines as a picture of one of the topics of a review."""
    return [about((f"{REVIEW}{what}",), each) for each in lines]


def least_lines(
    face: Face[Any, Any], saved: SavedGame | LiveGame, judged: Judged[Any], cells: int
) -> int:
    """Return how many lines tell the best choice, the one taken, how many others there are, and
    why, whole."""
    return len(decision_lines(face, saved, judged, cells, 0))


def standing_least(
    face: Face[Any, Any], saved: SavedGame | LiveGame, judged: Judged[Any], cells: int
) -> int:
    """Return the least number of lines in which it is also told how the deciding player stands in
    the game."""
    known = face.company.say.line("review.known", who=face.company.who(judged.seat))
    head = heading(face.company, known, "worth", saved.header.game, min(cells, WIDEST))
    told = why_lines(face, saved, judged, cells) + standing_lines(face, saved, judged, cells)
    fewest, left = choices_lines(face, saved, judged, min(cells, WIDEST), 0)
    choices = max(len(fewest) + len(left), min(COMPARED, possible(saved, judged)))
    return len(head) + len(told) + choices


def decision_lines(
    face: Face[Any, Any],
    saved: SavedGame | LiveGame,
    judged: Judged[Any],
    cells: int,
    height: int,
    more: bool = True,
) -> list[Line]:
    """Return who decides and by what knowledge, and the choices with their worth, the one taken
    marked. Of a mistake also what speaks for the best choice, and what comes of the one taken. As
    many choices are told as have room beside that in `height` lines, the best and the one taken in
    any case. With `more`, the number of the others is added. How the deciding player stands in the
    game is told if there is room."""
    broad, cells = cells, min(cells, WIDEST)
    known = face.company.say.line("review.known", who=face.company.who(judged.seat))
    head = heading(face.company, known, "worth", saved.header.game, cells)
    why = why_lines(face, saved, judged, broad)
    room = height - len(head) - len(why)
    if room > 0 and standing_least(face, saved, judged, broad) <= height:
        why += standing_lines(face, saved, judged, broad)
    rows, left = choices_lines(face, saved, judged, cells, height - len(head) - len(why))
    rows += left if more else []
    return [*of("known", [*head, *rows]), *why]


def choices_lines(
    face: Face[Any, Any], saved: SavedGame | LiveGame, judged: Judged[Any], cells: int, room: int
) -> tuple[list[Line], list[Line]]:
    """Return the choices that fit into `room` lines, the best first, and separately the lines on
    how many more there are. The best and the one taken are told in any case, as is the second if it
    may be as good as the best.

    All are told in brief if one would need a second line. A single choice that would be left out
    takes the place of those lines. A choice that was not weighed by itself has no figure of its
    own. It is left out with all that is worth less, so that what is left out is never better.
    """
    untried = hardly_tried(judged)
    named = {0, judged.taken, *_second(face, saved, judged, untried)}
    others = [n for n in range(min(untried, default=len(judged.choices))) if n not in named]
    told = sorted({*named, *others})
    rows = {n: choice_lines(face, saved, judged, n, cells) for n in told}
    if any(len(row) > 1 for row in rows.values()):
        rows = {n: choice_lines(face, saved, judged, n, cells, brief=True) for n in told}
    every, more = possible(saved, judged), list[Line]()
    while True:
        if len(rows) < every:
            more = more_lines(face, saved, judged, rows, every - len(rows), cells)
        alone = len(others) == 1 and len(rows) == every and len(rows[others[0]]) == 1
        if not others or alone or sum(map(len, rows.values())) + len(more) <= room:
            return [*chain.from_iterable(rows.values())], more
        del rows[others.pop()]


def _second(
    face: Face[Any, Any],
    saved: SavedGame | LiveGame,
    judged: Judged[Any],
    untried: Collection[int],
) -> list[int]:
    """Return [place] of the best choice beside the first and the one taken, if it may be as good as
    the first, by the margin of error or to the digit that is told. Return [] otherwise, or if it
    was hardly tried."""
    view, _ = decided(saved.journal, judged.step)
    best = judged.choices[0].worth
    for n, each in enumerate(judged.choices):
        if n and n != judged.taken:
            told = face.promise(view, each.worth) == face.promise(view, best)
            near = told or best - each.worth <= judged.margin
            return [n] if near and n not in untried else []
    return []


def more_lines(
    face: Face[Any, Any],
    saved: SavedGame | LiveGame,
    judged: Judged[Any],
    rows: Collection[int],
    left: int,
    cells: int,
) -> list[Line]:
    """Return how many choices are left beside those whose places have `rows`, and what these are
    worth at best, or from what to what if all are weighed and differ; and how many of them are
    known to be as good as the best, to the digit that is told. Of some that were hardly tried it is
    told that they looked worse."""
    say = face.company.say
    if hardly_tried(judged) - {*rows}:
        words = Span(say("review.more.worse", n=left), "dim")
        return wrap(within(cells, line("  ", words), line(words)), cells)
    view, _ = decided(saved.journal, judged.step)
    worths = [each.worth for n, each in enumerate(judged.choices) if n not in rows]
    above = min(judged.choices[n].worth for n in rows if n != judged.taken or not n)
    least, worth = (face.promise(view, find(worths, default=above)) for find in (min, max))
    best = face.promise(view, judged.choices[0].worth)
    weighed = {*range(len(judged.choices))} - {*rows}
    good = sum(face.promise(view, judged.choices[n].worth) == best for n in weighed)
    known = len(worths) == left and least != worth
    key = "review.more.good" if good else "review.more.range" if known else "review.more"
    told = say(say.own(key, saved.header.game), n=left, worth=worth, least=least, good=good)
    words = Span(told, "dim")
    return wrap(within(cells, line("  ", words), line(words)), cells)


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
    face: Face[Any, Any],
    saved: SavedGame | LiveGame,
    judged: Judged[Any],
    at: int,
    cells: int,
    brief: bool = False,
) -> list[Line]:
    """Return one choice, maybe in `brief`, with its worth, in a second line what has no room in the
    first; the one taken with its grade."""
    company, named = face.company, face.briefly if brief else face.proposal
    view, _ = decided(saved.journal, judged.step)
    choice = judged.choices[at]
    taken, grade = at == judged.taken, judged.grade
    look = "gain" if at == 0 else "loss" if taken and grade else "strong" if taken else ""
    mark = Span(f"{company.glyphs.turn if taken else ' '} ", "key")
    words = [
        span._replace(roles=f"{span.roles} {look}".strip()) for span in named(view, choice.action)
    ]
    sign = Span(f"\N{NO-BREAK SPACE}{SIGNS[grade]}", "loss") if taken and grade else Span("")
    worth = line(Span(face.promise(view, told_worth(face, judged, at)), look))
    told = line(mark, *whole_brackets(tuple(words)), sign)
    first, *rest = wrap(told, cells - width(worth) - 1, 2)
    return [spread(first, worth, cells), *rest]
