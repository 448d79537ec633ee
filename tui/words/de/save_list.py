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
        "Nach derselben Spalte andersherum sortieren. Ein zweiter Klick auf ihre Überschrift tut "
        "es auch."
    ),
    "saves.key.preview": "Vorschau",
    "saves.key.preview.help": (
        "Die Vorschau groß oder klein machen oder ausblenden. Groß wird sie nur, wo Platz ist."
    ),
    "saves.by.branch": "Zweig",
    "saves.branches": "{n:Zweig|Zweige}: {files}",
    "saves.branch.at": "{file} ab Schritt {n}",
    "saves.branch-of": "Zweig von {file}",
    "saves.branch-of.at": "Zweig von {file} ab Schritt {n}",
    "saves.key.review": "analysieren",
    "saves.key.review.help": (
        "Die Analyse einer beendeten Partie öffnen: die Gewinnchancen und die teuren Züge."
    ),
    "saves.key.branches": "Zweige",
    "saves.key.branches.help": (
        "Die Partien zeigen, die von dieser abzweigen, oder die, von der sie abzweigt, mit "
        "allen ihren Zweigen."
    ),
    "saves.key.export": "exportieren",
    "saves.key.export.help": (
        "Die Partie in eine Datei schreiben: Webseite, Markdown, Text, Bild oder Aufzeichnung."
    ),
    "saves.key.verify": "prüfen",
    "saves.key.verify.help": "Jede Zeile der Datei und jeden Zug darin prüfen.",
    "saves.key.repair": "reparieren",
    "saves.key.repair.help": (
        "Den unbeschädigten Teil eines Spielstands in eine neue Datei schreiben. Die alte bleibt, "
        "wie sie ist."
    ),
    "saves.ask.export": "Exportieren nach",
    "saves.exporting": "Wird exportiert: {file} …",
    "saves.exported": "Geschrieben: {file}",
    "saves.repaired": "Der unbeschädigte Teil steht in {file}.",
    "saves.no-form": "Die Dateiendung bestimmt das Format: {forms}.",
    "saves.imported-all": "{n} {n:Partie|Partien} importiert.",
    "saves.no-file-pasted": "Was eingefügt wurde, ist kein Pfad einer Datei.",
    "prompt.complete": "ergänzen",
    "prompt.complete.help": (
        "Den Pfad ergänzen, soweit er feststeht; ein zweiter Tastendruck zeigt, was folgen kann."
    ),
}
