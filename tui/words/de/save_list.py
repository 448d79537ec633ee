"""Words of the list of saved games: columns, search, preview."""

from typing import Final

WORDS: Final = {
    "saves.head.title": "Titel",
    "saves.head.day": "Datum",
    "saves.ask.search.hint": "ein Name, November, Stand:beendet, Sieger:Anna, Tipps:nein",
    "saves.won": "gewonnen",
    "saves.lost": "verloren",
    "saves.today": "heute",
    "saves.yesterday": "gestern",
    "saves.months.whole": (
        "Januar Februar März April Mai Juni Juli August September Oktober November Dezember"
    ),
    # What can be sought by itself, as in winner:Anna; one word each
    "saves.by.title": "Titel",
    "saves.by.game": "Spiel",
    "saves.by.player": "Mitspieler",
    "saves.by.robot": "Roboter",
    "saves.by.winner": "Sieger",
    "saves.by.players": "Spieler",
    "saves.by.hints": "Tipps",
    "saves.by.date": "Datum",
    "saves.by.status": "Stand",
    "saves.key.reverse": "umkehren",
    "saves.key.reverse.help": (
        "Nach derselben Spalte andersherum ordnen. Ein zweiter Klick auf ihre Überschrift tut es "
        "auch."
    ),
    "saves.key.preview": "Vorschau",
    "saves.key.preview.help": "Die Vorschau groß oder klein machen oder ausblenden.",
}
