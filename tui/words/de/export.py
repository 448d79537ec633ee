"""Exported games, and the command that exports them."""

from typing import Final

WORDS: Final = {
    "cli.export": "eine Partie als Text, Markdown, Bild, Webseite oder Aufzeichnung schreiben",
    "cli.export.usage": (
        "%(prog)s DATEI --to {formats}\n"
        "                          [--seat PLATZ|all] [--step N] [-o DATEI]"
    ),
    "cli.help.to": (
        "die Form: text und markdown erzählen die ganze Partie, svg zeichnet einen Schritt, html "
        "ist eine Webseite zum Nachspielen, cast eine asciinema-Aufzeichnung"
    ),
    "cli.help.export-out": (
        "wohin geschrieben wird; die Datei darf es noch nicht geben (Voreinstellung: ins Terminal)"
    ),
    "cli.export.written": "Geschrieben: {file}",
    "cli.export.no-review": (
        "Die Partie hat noch keine Analyse, deshalb fehlen der Seite Chancen und Bewertungen. "
        "Dafür zuerst: ludotheque review {file}"
    ),
    "cli.export.exists": (
        "{file} gibt es schon und wird nicht überschrieben; wähle mit -o einen anderen Namen"
    ),
    "cli.export.failed": "{file} lässt sich nicht schreiben: {reason}.",
    "cli.export.step": "--step geht nur zusammen mit --to svg.",
    "export.begun": "Beginn",
    "export.page.first": "Zum Anfang",
    "export.page.back": "Zurück",
    "export.page.play": "Abspielen",
    "export.page.next": "Weiter",
    "export.page.last": "Zum Ende",
    "export.page.step": "Schritt",
    "export.page.mistake": "Zum nächsten teuren Zug",
    "export.page.noscript": (
        "Zum Nachspielen der Partie braucht diese Seite ihr eigenes kleines Skript."
    ),
}
