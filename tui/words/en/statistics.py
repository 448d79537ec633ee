"""Words of the statistics."""

from typing import Final

WORDS: Final = {
    "stats.title": "Statistics",
    "stats.reading": "Looking through your games…",
    "stats.empty": (
        "Nothing here yet. Every game you finish will appear here: your places and scores, your "
        "opponents and your winning streaks."
    ),
    "stats.won": "{won} won, {share}%",
    "stats.longest": "Longest winning streak:",
    "stats.runs": "{longest}; current: {current}",
    "stats.course": "Results, oldest first (taller = better):",
    "stats.players": "{n} {n:player|players}",
    "stats.people": "people",
    "stats.all": "all",
    "stats.count": "games",
    "stats.wins": "won",
    "stats.mean-place": "avg. place",
    "stats.mean-score": "avg. score",
    "stats.best": "best",
    "stats.bad": "Not counted: {file}. {reason}",
    "stats.bad.more": (
        "{n} more {n:file is|files are} not counted; the list of saved games shows them all."
    ),
    "stats.unit": "Scores in units of {unit}.",
    "stats.rating": "Elo: {rating} (after {n} {n:game|games} without hints)",
    "stats.rating.level": (
        "Elo: {rating}, like {level} robots (after {n} {n:game|games} without hints)"
    ),
    "stats.by.kind": "players and robots",
    "stats.by.against": "best robot",
    "stats.by.players": "players",
    "stats.by.seat": "seat",
    "stats.by.options": "options",
    "stats.by.hints": "hints",
    "stats.by.month": "month",
    "stats.seat": "seat {seat}",
    "stats.hints": "with hints",
    "stats.no-hints": "without hints",
    "stats.usual": "standard rules",
    "stats.key.by": "group by",
    "stats.key.by.help": "Change how the games are grouped: by robots, seat, options, month…",
    "stats.key.game": "choose game",
    "stats.key.game.alone": "next game",
    "stats.key.game.help": "Show the statistics of the next game.",
    "stats.key.game.previous": "previous game",
    "stats.key.game.previous.help": "Show the statistics of the previous game.",
    "stats.course.rating": "Elo over {n} {n:game|games}",
    "goals.title": "Extra goals: {done} of {n} reached",
    "about.CountedGamesScreen": (
        "The finished games counted in one row of the statistics. The keys are those of the list "
        "of saved games."
    ),
    "about.StatisticsScreen": (
        "Your finished games. A game counts as yours if somebody played under your name, or if "
        "you were the only human player. Deleted games do not count, nor do games that branched "
        "from another. With several robots, the level of the best one is shown. A shared win "
        "counts as a win."
    ),
    "cli.stats": "show statistics of your finished games",
    "cli.meta.group": "GROUP",
    "cli.help.by": (
        "group the games by kind (number of players, and level of the best robot), against "
        "(level of the best robot), players (number of players), seat, options, hints or month "
        "(default: kind)"
    ),
    "cli.stats.usage": "%(prog)s [--by GROUP] [--json]",
}
