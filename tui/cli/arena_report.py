"""The results of an arena, as text for people and as JSON values for programs."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from engine.arena.average import Average
from engine.arena.tally import Contrast, Pair, Tally
from tui.cli.context import Context
from tui.cli.finished_deals import Bout
from tui.cli.matches import Pace, Played
from tui.cli.ratings import Ratings
from tui.console.output import in_columns
from tui.session.robots import level_name
from tui.words import Wording
from tui.words.numbers import around, between, decimal, interval, limits, plain


@dataclass
class Findings:
    """The results of one line-up."""

    bout: Bout
    tally: Tally
    paces: dict[str, Pace]
    """The times of decisions, by robot; they hold no decisions if they were not measured."""
    ratings: Ratings | None
    """None if openskill is not installed."""
    seconds: float = 0.0

    def add(self, played: Played) -> None:
        """Count one more deal."""
        self.tally.add(played.results)
        for name, pace in played.paces.items():
            self.paces[name].merge(pace)
        if self.ratings is not None:
            for game in played.results:
                self.ratings.add(game)


def report(context: Context, found: Sequence[Findings], contrasts: Sequence[Contrast]) -> str:
    """Return the tables of every line-up, and how the line-ups compare, as text."""
    say = context.say
    blocks = [block for each in found for block in _blocks(context, each)]
    if contrasts:
        blocks.append(in_columns(list(_contrasts(say, found, contrasts)), numbers=[1]))
    games = sum(each.tally.games for each in found)
    blocks.append(say("cli.simulate.speed", rate=decimal(say, games / found[0].seconds, 1)))
    return "\n\n".join(blocks)


def _blocks(context: Context, found: Findings) -> list[str]:
    """Return the results of one line-up as blocks of text."""
    say, tally = context.say, found.tally
    blocks = [
        say(
            "cli.simulate.played",
            games=tally.games,
            game=say(f"game.{found.bout.game}"),
            players=tally.players,
            seed=found.bout.seed,
        )
        + "\n"
        + _deals(say, tally.deals, tally.games // tally.deals),
        in_columns(list(_table(context, found)), numbers=range(1, 9)),
    ]
    if tally.pairs:
        blocks.append(in_columns(list(_pairs(say, tally)), numbers=range(2, 4)))
    return blocks


def _deals(say: Wording, deals: int, times: int) -> str:
    if times == 1:
        return say("cli.arena.deals-once", deals=deals)
    return say("cli.arena.deals", deals=deals, times=times)


def _table(context: Context, found: Findings) -> Iterator[list[str]]:
    """Yield the heads of a table, then a row for each robot, in the order of the tally."""
    say, sign = context.say, "+-" if context.ascii else "±"
    heads = ["seats", "wins", "mean-place"]
    heads += ["rating"] * (found.ratings is not None)
    heads += ["half", "most", "longest"] * found.bout.measured
    yield [say("cli.simulate.robot"), *(say(f"cli.arena.{head}") for head in heads)]
    for row in found.tally.rows:
        cells = [
            level_name(say, row.name),
            str(len(row.members)),
            between(say, row.wins, found.tally.players),
            around(say, row.place, 2, sign),
        ]
        if found.ratings is not None:
            rating = found.ratings.of(row.name)
            cells.append(f"{decimal(say, rating.mu, 1)} {sign} {decimal(say, rating.sigma, 1)}")
        if found.bout.measured:
            pace = found.paces[row.name]
            cells += [_time(say, each) for each in (pace.within(0.5), pace.within(0.95), pace.most)]
        yield cells


def _pairs(say: Wording, tally: Tally) -> Iterator[list[str]]:
    """Yield how often one robot comes in ahead of another, each pair once, in the order of the
    line-up."""
    parts = any(pair.parts.size for pair in tally.pairs.values())
    heads = ["one", "other", "ahead", *["ahead-parts"] * parts]
    yield [say(f"cli.arena.{head}") for head in heads]
    names = [row.name for row in tally.rows]
    for (one, other), pair in tally.pairs.items():
        if names.index(one) < names.index(other):
            shares = [pair.game, pair.parts] if parts else [pair.game]
            named = (level_name(say, each) for each in (one, other))
            yield [*named, *(between(say, share, 1) for share in shares)]


def _contrasts(
    say: Wording, found: Sequence[Findings], contrasts: Sequence[Contrast]
) -> Iterator[list[str]]:
    """Yield how much more the robots named first win than in each of the other line-ups."""
    first = level_name(say, found[0].bout.lineup[0])
    yield [say("cli.arena.than"), say("cli.arena.more", robot=first)]
    for other, contrast in zip(found[1:], contrasts, strict=True):
        lineup = (level_name(say, each) for each in dict.fromkeys(other.bout.lineup))
        yield [",".join(lineup), interval(say, contrast.wins)]


def _time(say: Wording, seconds: float) -> str:
    """Return a short time in milliseconds as text."""
    thousandths = seconds * 1000
    digits = 0 if thousandths >= 100 else 1 if thousandths >= 10 else 2
    return decimal(say, thousandths, digits) + " ms"


def described(found: Sequence[Findings], contrasts: Sequence[Contrast]) -> dict[str, Any]:
    """Return the results as JSON values: one line-up by itself, several with how they compare."""
    if not contrasts:
        return _described(found[0])
    return {
        "lineups": [_described(each) for each in found],
        "more_wins_than": [plain(contrast.wins) for contrast in contrasts],
    }


def _described(found: Findings) -> dict[str, Any]:
    tally = found.tally
    return {
        "game": found.bout.game,
        "players": tally.players,
        "options": found.bout.options,
        "seed": found.bout.seed,
        "lineup": found.bout.lineup,
        "deals": tally.deals,
        "games": tally.games,
        "seconds": round(found.seconds, 3),
        "bots": [
            {
                "name": row.name,
                "seats": len(row.members),
                "places": row.counts,
                "wins": _within(row.wins, tally.players),
                "mean_place": plain(row.place),
                "mean_score": plain(row.score),
                "rating": found.ratings.of(row.name)._asdict() if found.ratings else None,
                "decision": _paced(found.paces[row.name]) if found.bout.measured else None,
            }
            for row in tally.rows
        ],
        "ahead": [_pair(one, other, pair) for (one, other), pair in tally.pairs.items()],
    }


def _pair(one: str, other: str, pair: Pair) -> dict[str, Any]:
    return {
        "bot": one,
        "of": other,
        "game": _within(pair.game, 1),
        "parts": _within(pair.parts, 1) if pair.parts.size else None,
    }


def _within(found: Average, most: float) -> dict[str, float | None]:
    """Return an average from 0 to `most` with its interval, whose ends are None after one deal."""
    low, high = limits(found, most) if found.margin is not None else (None, None)
    shares = {"value": found.value, "low": low, "high": high}
    return {name: None if share is None else round(share, 4) for name, share in shares.items()}


def _paced(pace: Pace) -> dict[str, float | int]:
    """Return the times of decisions in milliseconds."""
    times = {"p50": pace.within(0.5), "p95": pace.within(0.95), "max": pace.most}
    milliseconds = {name: round(seconds * 1000, 3) for name, seconds in times.items()}
    return {"count": len(pace), **milliseconds}
