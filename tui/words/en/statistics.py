"""Words of the statistics."""

from typing import Final

WORDS: Final = {
    "home.statistics": "Statistics",
    "stats.title": "Statistics",
    "stats.reading": "Looking through your games…",
    "stats.empty": (
        "Nothing to count up yet. Every game that you play to its end will stand here: your "
        "places and scores, against whom, and your runs of victories."
    ),
    "stats.games": "{n} {n:game|games}",
    "stats.won": "{won} won, {share}%",
    "stats.longest": "Longest run of victories:",
    "stats.runs": "{longest}; the present one: {current}",
    "stats.course": "Places, the last game at the right:",
    "stats.players": "players",
    "stats.against": "against",
    "stats.people": "people",
    "stats.all": "all",
    "stats.count": "games",
    "stats.wins": "won",
    "stats.mean-place": "mean place",
    "stats.mean-score": "mean score",
    "stats.best": "best",
    "stats.unit": "Scores in units of {unit}.",
    "about.StatisticsScreen": (
        "Your finished games, counted up from the saves. They are yours where your name stands at "
        "a seat, or where you were the only person. A game that was played on from a replay does "
        "not count; neither does a game that you have deleted."
    ),
    "cli.stats": "count up the games you have finished",
    "cli.stats.usage": "%(prog)s [--json]",
}
