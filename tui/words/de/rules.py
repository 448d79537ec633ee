"""Words of the page of rules; the rules themselves are in `rules_<game>`."""

from typing import Final

WORDS: Final = {
    "rules.title": "Regeln",
    "rules.ruling": "Hausregel.",
    "rules.ruling.first": (
        "Hausregeln, am Rand markiert wie diese, ergänzen die gedruckten Regeln oder ersetzen sie."
    ),
    "rules.example": "Beispiel",
    "rules.example.play": "{key}: Beispiele nachspielen",
    "rules.see": "siehe\N{NO-BREAK SPACE}{n}, {title}",
    "rules.found": "Stelle {n} von {of}",
    "rules.not-found": "nicht gefunden",
    "rules.key.search": "suchen",
    "rules.key.search.help": (
        "Wörter suchen, erst in diesen Regeln, dann in denen der anderen Spiele. Akzente spielen "
        "keine Rolle."
    ),
    "rules.key.match": "nächste Stelle",
    "rules.key.match.help": "Zur nächsten Stelle springen, an der die Wörter stehen.",
    "rules.key.forget": "Suche beenden",
    "rules.key.forget.help": "Nichts mehr suchen.",
    "rules.key.next": "Abschnitt weiter",
    "rules.key.next.help": "Zum nächsten Abschnitt springen.",
    "rules.key.previous": "Abschnitt zurück",
    "rules.key.previous.help": "Zum vorigen Abschnitt springen.",
    "rules.key.game": "Spiel",
    "rules.key.game.help": "Die Regeln eines anderen Spiels lesen.",
    "rules.key.examples": "Beispiele",
    "rules.key.examples.help": "Die Liste der Beispiele öffnen, um sie als Partien nachzuspielen.",
    "rules.key.section": "Abschnitt",
    "rules.key.section.help": "Zum Abschnitt mit dieser Nummer springen.",
}
