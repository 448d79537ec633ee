"""The statistics of a player as lines of text."""

from collections.abc import Iterator, Sequence
from typing import Final

from saves.listing import SaveInfo
from saves.names import visible
from tui.games.registry import face_for
from tui.render.chart import chart
from tui.render.face import Company
from tui.session.problems import problem_sentence
from tui.session.robots import level_name
from tui.session.statistics import rating
from tui.session.statistics.archive import PEOPLE, Played
from tui.session.statistics.facts import Value
from tui.session.statistics.sums import Group, Record, Sum
from tui.words import Wording
from tui.words.numbers import decimal
from tui.words.spans import BLANK, Line, Span, left, line, right, wrap

COURSE: Final = 30
"""The number of last games in the line of places."""

NAMED: Final = 8
"""The most bad saves that are named; the list of saves shows them all."""

FIGURES: Final = (8, 9, 12, 12, 10)
"""The widths of a table's columns: games, won, place, score, best. Words have what is left."""

LEAST: Final = 21
"""The fewest cells of the column of words."""

HEADS: Final = ("count", "wins", "mean-place", "mean-score", "best")


def record_lines(
    company: Company,
    records: Sequence[Record],
    bad: Sequence[SaveInfo],
    cells: int,
    by: str = "kind",
    goals: bool = True,
) -> list[Line]:
    """Return all records as lines, and under them the saves that are not counted because they are
    bad. `cells` is the width of sentences. The games are grouped `by` one of GROUPS. Goals are told
    of if `goals`."""
    lines: list[Line] = []
    for record in records:
        lines += [*([BLANK, BLANK] if lines else []), *summary(company, record), BLANK]
        lines += table(company, record, by, cells)
        if goals and record.goals:
            lines += [BLANK, *goal_lines(company, record.game, record.goals, cells)]
    if not records:
        lines = wrap(line(company.say("stats.empty")), cells)
    return [*lines, *bad_lines(company, bad, cells)]


def bad_lines(company: Company, bad: Sequence[SaveInfo], cells: int) -> Iterator[Line]:
    """Yield the saves that are not counted, and why."""
    say = company.say
    if bad:
        yield BLANK
    for info in bad[:NAMED]:
        assert info.problem is not None
        reason = problem_sentence(say, info.problem)
        sentence = say("stats.bad", file=visible(info.path.name), reason=reason)
        yield from wrap(line(Span(sentence, "loss")), cells)
    if len(bad) > NAMED:
        more = say("stats.bad.more", n=len(bad) - NAMED)
        yield from wrap(line(Span(more, "loss")), cells)


def summary(company: Company, record: Record) -> list[Line]:
    """Return the totals, the streaks, the rating and the last places of a game."""
    say, dot = company.say, Span(f" {company.glyphs.dot} ", "dim")
    title = Span(say(f"game.{record.game}"), "title")
    games = say("saves.count", n=record.sum.games)
    won = say("stats.won", won=record.sum.won, share=round(100 * record.sum.won / record.sum.games))
    longest = say.line("stats.runs", longest=record.longest, current=record.current)
    lines = [line(title, dot, games, dot, won), line(say("stats.longest"), " ", *longest)]
    if record.ratings:
        lines.append(rating_line(say, record))
    places = [(game.place, game.players) for game in record.games]
    return [*lines, line(say("stats.course"), " ", *course(company, places))]


def rating_line(say: Wording, record: Record) -> Line:
    """Return the rating, and once it has settled the level that plays as well."""
    now, games = record.ratings[-1], len(record.ratings)
    key = "stats.rating" if games < rating.SETTLED else "stats.rating.level"
    level = say(f"level.{rating.nearest(record.game, now)}")
    return say.line(key, rating=Span(say.thousands(now), "strong"), level=level, n=games)


def rating_chart(company: Company, record: Record, cells: int, height: int) -> list[Line]:
    """Return the rating over time as a line; [] if there is too little of either."""
    values = (rating.START, *record.ratings)
    most = max(cells - 8, 2)
    if len(values) > most:
        values = tuple(values[round(at * (len(values) - 1) / (most - 1))] for at in range(most))
    feet = ["", *[""] * (len(values) - 2), str(len(record.ratings))]
    return chart(company, [values], cells, height, feet, lowest=None)


def course(company: Company, places: Sequence[tuple[int, int]]) -> Line:
    """Return the last places as bars: the tallest for a victory, the lowest for a last place."""
    levels = company.glyphs.levels
    spans = []
    for place, players in places[-COURSE:]:
        height = (len(levels) - 1) * (players - place) // max(players - 1, 1)
        spans.append(Span(levels[height], "gain" if place == 1 else "dim"))
    return tuple(spans)


def table(company: Company, record: Record, by: str, cells: int) -> list[Line]:
    """Return the games of a record, grouped, as a table with its head and its foot."""
    groups = record.groups(by)
    lines = [head(company, by, cells), *(row(company, each, by, cells) for each in groups)]
    if len(groups) > 1:
        lines.append(_row(company, company.say("stats.all"), record.sum, cells, "strong"))
    return [*lines, *unit_lines(company, record.game)]


def unit_lines(company: Company, game: str) -> list[Line]:
    """Return the unit of the scores of a game, if it is not one point."""
    unit = face_for(game, company).score(1)
    if sum(letter.isdecimal() for letter in unit) < 2:
        return []
    return [line(Span(company.say("stats.unit", unit=unit), "dim"))]


def head(company: Company, by: str, cells: int) -> Line:
    """Return the head of a table that is `cells` wide."""
    say = company.say
    heads = [say(f"stats.{name}") for name in HEADS]
    return line(Span(_aligned(say(f"stats.by.{by}"), heads, cells, company), "dim"))


def row(company: Company, group: Group, by: str, cells: int) -> Line:
    """Return a group of games as a row of a table."""
    return _row(company, label(company.say, group.first, by), group.sum, cells)


def _row(company: Company, words: str, found: Sum, cells: int, roles: str = "") -> Line:
    figures = [
        str(found.games),
        str(found.won),
        decimal(company.say, found.mean_place, 2),
        decimal(company.say, found.mean_score, 1),
        str(found.best),
    ]
    return line(Span(_aligned(words, figures, cells, company), roles))


def _aligned(words: str, figures: Sequence[str], cells: int, company: Company) -> str:
    """Return a row of a table. Words stand at the left of their column, figures at the right."""
    room = max(cells - sum(FIGURES), LEAST)
    rest = (right(text, wide) for text, wide in zip(figures, FIGURES, strict=True))
    return left(words, room, company.glyphs.ellipsis) + "".join(rest)


def label(say: Wording, played: Played, by: str) -> str:
    """Return what a game has in common with its group."""
    match by:
        case "kind":
            players = say("stats.players", n=played.players)
            return f"{players}, {_against(say, played.against)}"
        case "against":
            return _against(say, played.against)
        case "players":
            return say("stats.players", n=played.players)
        case "seat":
            return say("stats.seat", seat=played.seat + 1)
        case "hints":
            return say("stats.hints" if played.hints else "stats.no-hints")
        case "month":
            year, month = played.month.split("-")
            return f"{say('saves.months').split()[int(month) - 1]} {year}"
        case _:
            options = [_option(say, played.game, *each) for each in played.options]
            return ", ".join(options) or say("stats.usual")


def _against(say: Wording, against: str) -> str:
    return say("stats.people") if against == PEOPLE else level_name(say, against)


def _option(say: Wording, game: str, name: str, value: Value) -> str:
    """Return an option that was not the usual one."""
    said = say(f"option.{game}.{name}")
    if value is True:
        return said
    chosen = f"option.{game}.{name}.{value}"
    words = say("new.no") if value is False else say(chosen) if say.has(chosen) else str(value)
    return say("labelled", label=said, words=words)


def goal_lines(company: Company, game: str, goals: dict[str, int], cells: int) -> list[Line]:
    """Return the goals of a game, those that were done with a check."""
    say, signs = company.say, company.glyphs
    done = sum(map(bool, goals.values()))
    lines = [line(Span(say("goals.title", done=done, n=len(goals)), "head"))]
    for name, times in goals.items():
        sign = Span(f"{signs.check} ", "gain") if times else Span(f"{signs.dot} ", "faint")
        words = line(Span(say(f"goal.{game}.{name}"), "" if times else "dim"))
        games = "\N{NO-BREAK SPACE}".join(say("saves.count", n=times).split())
        more = (Span(f"  {games}", "dim"),) if times else ()
        first, *others = wrap(line(*words, *more), cells - 2)
        lines += [line(sign, *first), *(line("  ", *each) for each in others)]
    return lines
