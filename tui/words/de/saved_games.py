"""Words of the list of saved games."""

from typing import Final

WORDS: Final = {
    "saves.title": "Gespeicherte Partien",
    "saves.replays": "Beendete Partien",
    "saves.count": "{n} {n:Partie|Partien}",
    "saves.count.of": "{shown} von {n} {n:Partie|Partien}",
    "saves.reading": "der Ordner wird gelesen",
    "saves.none": "Es gibt keine gespeicherten Partien.",
    "saves.none-finished": "Noch ist keine Partie zu Ende gespielt.",
    "saves.none-found": "Keine Partie enthält alle diese Wörter. Esc zeigt wieder alle.",
    "saves.head.game": "Spiel",
    "saves.head.players": "Spieler",
    "saves.head.state": "Stand",
    "saves.head.size": "Größe",
    "saves.head.when": "Geändert",
    "saves.size.bytes": "{n} B",
    "saves.size.thousands": "{n} kB",
    "saves.size.millions": "{n} MB",
    "saves.ask.search": "Suchen",
    "saves.ask.title": "Titel",
    "saves.ask.source": "Pfad eines Spielstands",
    "saves.unfinished": "nicht beendet",
    "saves.finished": "beendet",
    "saves.in-use": "anderswo geöffnet",
    "saves.torn": "abgeschnitten",
    "saves.damaged": "beschädigt",
    "saves.newer": "zu neu",
    "saves.unreadable": "nicht lesbar",
    # A date: the day, then its month
    "saves.day": "{day}.",
    "saves.months": "Jan. Feb. März Apr. Mai Juni Juli Aug. Sep. Okt. Nov. Dez.",
    "saves.read-only": "Hier lässt sich die Partie ansehen, aber nicht spielen.",
    "saves.closed-hands": (
        "Diese Partie spielen mehrere Menschen: Die Handkarten bleiben hier verdeckt."
    ),
    "saves.no-preview": (
        "Die Datei ist zu groß für eine Vorschau. Öffnen lässt sie sich trotzdem."
    ),
    "saves.no-board": "Diese Version hat keinen Tisch für dieses Spiel.",
    "saves.deleted": (
        "{file} liegt im Papierkorb. {@saved_games.undo:U} stellt die Partie wieder her."
    ),
    "saves.restored": "{file} ist wieder da.",
    "saves.key.continue": "weiterspielen",
    "saves.renamed": "Die Partie heißt jetzt „{file}“.",
    "saves.duplicated": "Die Kopie heißt {file}.",
    "saves.imported": "{file} gehört jetzt zu den gespeicherten Partien.",
    "saves.revealed": "In die Zwischenablage kopiert: {file}",
    "saves.key.search": "suchen",
    "saves.key.search.help": (
        "Wörter tippen: einen Namen, ein Spiel, einen Titel, einen Stand, einen Tag, einen Monat, "
        "gewonnen oder verloren. Sieger:Anna, Roboter:Experte, Spieler:4, Datum:2026-11 oder "
        "Tipps:nein sucht nur in dem Feld, das vor dem Doppelpunkt steht. Tippfehler schaden nicht."
    ),
    "saves.key.sort": "sortieren",
    "saves.key.sort.help": (
        "Nach der nächsten Spalte sortieren: Zeitpunkt der Änderung, Titel (wenn eine Partie "
        "einen hat), Spiel, Spieler, Stand, Größe."
    ),
    "saves.key.rename": "Titel",
    "saves.key.rename.help": (
        "Der Partie einen Titel geben. Er wird zum Namen der Datei; in der Datei ändert sich "
        "nichts."
    ),
    "saves.key.duplicate": "kopieren",
    "saves.key.duplicate.help": "Eine Kopie des Spielstands daneben anlegen.",
    "saves.key.import_save": "Import",
    "saves.key.import_save.help": (
        "Einen Spielstand von anderswo in die Liste kopieren, nachdem er ganz geprüft wurde."
    ),
    "saves.key.reveal": "Pfad",
    "saves.key.reveal.help": (
        "Zeigen, wo die Datei liegt, und den Pfad in die Zwischenablage kopieren."
    ),
    "saves.key.examples": "Beispiele",
    "saves.key.examples.help": "Die Beispiele der Regeln als Partien nachspielen.",
    "reading.words": "{file} wird gelesen; die Datei ist größer als jede Partie …",
    "reading.drop": "abbrechen",
    "reading.drop.help": "Abbrechen und nichts öffnen.",
    "about.ReadingScreen": (
        "Ein Spielstand, der lange zu lesen ist, weil viel mehr als eine Partie in ihm steht. "
        "Du musst nicht darauf warten."
    ),
    "prompt.done": "bestätigen",
    "prompt.done.help": "Übernehmen, was da steht.",
    "prompt.drop": "abbrechen",
    "prompt.drop.help": "Alles lassen, wie es ist.",
    "saves.key.delete": "löschen",
    "saves.key.delete.help": (
        "Den Spielstand in den Papierkorb legen. Er lässt sich wiederherstellen."
    ),
    "saves.key.undo": "wiederherstellen",
    "saves.key.undo.help": "Den zuletzt gelöschten Spielstand wiederherstellen.",
}
