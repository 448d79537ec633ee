"""Words of the deal of the day."""

from typing import Final

WORDS: Final = {
    "daily.title": "Deal of the day",
    "daily.place": "place {place} of {n}",
    "daily.hints": "{n} {n:hint|hints}",
    "daily.robots": "Robots in the same seat: place {robots}",
    "daily.robot": "{place}\N{NO-BREAK SPACE}of\N{NO-BREAK SPACE}{n} ({level})",
    "daily.run": "{n} days in a row",
    "daily.to-play": "not played yet",
    "daily.going-on": "under way: continue it",
    "daily.terms": (
        "The same deal for everyone today: {players}, {level} robots. You can play it only once."
    ),
    "daily.earlier": "Earlier days",
    "daily.copied": "Three lines copied: paste them where you like.",
    "daily.key.copy": "copy result",
    "daily.key.copy.help": (
        "Share your result: three lines are copied that give nothing away about the cards."
    ),
    "daily.key.open": "deal of the day",
    "daily.key.open.help": "Open the deal of the day for the chosen game.",
    "daily.home": "Deal of the day: {game}",
    "goals.new": "Extra {n:goal|goals} reached",
    "goals.next": "Next extra goal",
    "about.TodayScreen": (
        "One deal a day for each game, the same for everyone. Enter plays it, continues it, "
        "or replays it once it is over. Your result is shown next to what place robots took in "
        "your seat, and next to your results from earlier days. You can turn this off in "
        "Settings."
    ),
    "cli.today": (
        "play GAME’s deal of the day; without GAME, or once that deal has been played, show "
        "your results, ready to share"
    ),
    "cli.today.usage": "%(prog)s [GAME]",
    "cli.today.to-play": (
        "{game}: today’s deal not played yet. To play it: ludotheque today {name}"
    ),
    "cli.today.going-on": "{game}: under way. Continue it: ludotheque today {name}",
}
