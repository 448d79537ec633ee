"""Words of the statistics."""

from typing import Final

WORDS: Final = {
    "home.statistics": "Statistics",
    "stats.title": "Statistics",
    "stats.reading": "Looking through your games…",
    "stats.empty": (
        "Nothing here yet. Every game you finish will appear here: your places and scores, your "
        "opponents and your winning streaks."
    ),
    "stats.games": "{n} {n:game|games}",
    "stats.won": "{won} won, {share}%",
    "stats.longest": "Longest winning streak:",
    "stats.runs": "{longest}; current: {current}",
    "stats.course": "Places, latest game on the right:",
    "stats.players": "players",
    "stats.against": "against",
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
    "about.StatisticsScreen": (
        "Your finished games. A game counts as yours if your name is on a seat or if you were its "
        "only person. Games continued from a replay and deleted games do not count."
    ),
    "cli.stats": "show statistics of your finished games",
    "cli.stats.usage": "%(prog)s [--json]",
}
