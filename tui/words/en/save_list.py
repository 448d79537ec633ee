"""Words of the list of saved games: columns, search, preview."""

from typing import Final

WORDS: Final = {
    "saves.head.title": "Title",
    "saves.head.day": "Played",
    "saves.ask.search.hint": "a name, unfinished, November, winner:Anna, robot:hard, hints:no",
    "saves.won": "won",
    "saves.lost": "lost",
    "saves.today": "today",
    "saves.yesterday": "yesterday",
    "saves.months.whole": (
        "January February March April May June July August September October November December"
    ),
    # What can be sought by itself, as in winner:Anna; one word each
    "saves.by.title": "title",
    "saves.by.game": "game",
    "saves.by.player": "player",
    "saves.by.robot": "robot",
    "saves.by.winner": "winner",
    "saves.by.players": "players",
    "saves.by.hints": "hints",
    "saves.by.date": "date",
    "saves.by.status": "status",
    "saves.key.reverse": "reverse",
    "saves.key.reverse.help": (
        "Sort by the same column in reverse. A second click on the heading does it too."
    ),
    "saves.key.preview": "preview",
    "saves.key.preview.help": "Make the preview large or small, or hide it.",
}
