"""Words of the palette, which finds whatever can be done from where one is."""

from typing import Final

WORDS: Final = {
    "palette.title": "Befehle",
    "palette.ask": "Suchen",
    "palette.hint": "Befehl, Spiel, Einstellung, Regelseite oder Partie",
    "palette.none": "Unter diesem Namen gibt es hier nichts",
    "about.Palette": (
        "Alles, was sich von hier aus tun lässt: die Befehle dieses Bildschirms, Spiele und "
        "gespeicherte Partien mit Titel, Einstellungen, Farbschemata, Sprachen, die Seiten der "
        "Regeln. Tippe ein paar Buchstaben, in einer beliebigen der drei Sprachen; Tippfehler "
        "schaden nicht. Eingabe führt die markierte Zeile aus."
    ),
    "settings.preview": "Partievorschau",
    "settings.preview.auto": "automatisch",
    "settings.preview.small": "klein",
    "settings.preview.large": "groß",
    "settings.preview.none": "keine",
}
