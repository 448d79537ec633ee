"""What can be wrong with a save: one sentence for every code of `saves.problems`."""

from typing import Final

WORDS: Final = {
    "save.torn": "Zeile {line} bricht mittendrin ab.",
    "save.no-end": "Die Partie ist zu Ende, aber die Zeile, in der das steht, fehlt.",
    "save.damaged": "Zeile {line} wurde verändert.",
    "save.line-too-long": "Zeile {line} ist zu lang (höchstens {limit} Bytes).",
    "save.too-deep": "Zeile {line} ist zu tief verschachtelt.",
    "save.bad-record": "Zeile {line} ergibt keinen Sinn (bei {at}).",
    "save.bad-header": "Die erste Zeile beschreibt keine Partie (bei {at}).",
    "save.illegal": "Zeile {line} ist ein Zug, den die Regeln nicht erlauben.",
    "save.not-an-action": "Diesen Zug gibt es in diesem Spiel nicht.",
    "save.after-end": "Zeile {line} steht hinter dem Ende der Partie.",
    "save.early-end": "Zeile {line} beendet die Partie, bevor sie zu Ende ist.",
    "save.other-end": "Zeile {line} nennt ein anderes Ergebnis als das der Partie.",
    "save.other-state": (
        "Zeile {line} beendet die Partie in einem anderen Zustand als dem, zu dem die Züge führen."
    ),
    "save.no-such-step": "Die Partie hat keinen Schritt {step}.",
    "save.newer-format": (
        "Eine neuere Version des Programms hat diese Datei geschrieben (Format {found}; diese "
        "Version liest {known}). Aktualisiere das Programm."
    ),
    "save.older-format": (
        "Die Datei hat ein Format ({found}), das diese Version nicht mehr liest. Eine ältere "
        "Version kann es."
    ),
    "save.newer-rules": (
        "Diese Partie „{game}“ folgt neueren Regeln ({found}; diese Version kennt {known}). "
        "Aktualisiere das Programm."
    ),
    "save.older-rules": (
        "Diese Partie „{game}“ folgt älteren Regeln ({found}; diese Version kennt {known})."
    ),
    "save.unknown-game": "Diese Version kennt das Spiel „{game}“ nicht.",
    "save.wrong-seats": "Das Spiel ist für {least} bis {most} Spieler, nicht für {players}.",
    "save.impossible-setup": "Mit diesen Optionen kann keine Partie „{game}“ beginnen.",
    "save.not-a-save": "Das ist keine gespeicherte Partie.",
    "save.no-such-file": "Diese Datei gibt es nicht.",
    "save.not-a-file": "Das ist keine gewöhnliche Datei.",
    "save.not-empty": "Der Ordner ist nicht leer. Wähle einen leeren oder einen neuen.",
    "save.link-loop": "Diese Verknüpfung führt im Kreis.",
    "save.no-lock": (
        "Was {lock} heißt, ist keine Sperrdatei dieses Programms. Entferne es, um die Partie zu "
        "spielen."
    ),
    "save.not-a-folder": "Wo ein Ordner sein sollte, ist eine Datei.",
    "save.too-large": "Die Datei wäre zu groß ({size} Bytes; höchstens {limit}).",
    "save.disk-full": "Der Datenträger ist voll. Schaffe Platz.",
    "save.read-only": (
        "Dort lässt sich nichts schreiben: Der Ort ist schreibgeschützt. Wähle mit --saves einen "
        "anderen Ordner, oder hebe den Schutz auf."
    ),
    "save.not-allowed": (
        "Der Zugriff wird verweigert. Prüfe die Rechte, oder wähle mit --saves einen anderen "
        "Ordner."
    ),
    "save.exists": "Eine Datei dieses Namens gibt es schon. Wähle einen anderen Namen.",
    "save.bad-file-name": "Der Name ist zu lang für diesen Datenträger. Wähle einen kürzeren.",
    "save.disk-error": "Fehler auf dem Datenträger ({error}).",
    "save.in-use": (
        "Diese Partie ist in einem anderen Fenster geöffnet (Prozess {pid} auf {host}). Schließe "
        "sie dort zuerst."
    ),
    "save.in-use.somewhere": (
        "Diese Partie ist in einem anderen Fenster geöffnet. Schließe sie dort zuerst."
    ),
    "save.changed-elsewhere": (
        "Ein anderes Programm hat in diese Datei geschrieben. Öffne sie noch einmal, um zu sehen, "
        "was jetzt darin steht."
    ),
    "save.file-gone": "Die Datei wurde gelöscht, während sie geöffnet war.",
    "save.bad-title": "Aus diesem Titel lässt sich kein Dateiname bilden. Wähle einen anderen.",
    "save.closed": "Die Datei ist geschlossen.",
    "save.too-many-tried": (
        "Das sind zu viele Züge, um sie zu speichern ({moves}; höchstens {limit})."
    ),
    "save.note-too-long": "Die Notiz ist zu lang ({length} Zeichen; höchstens {limit}).",
    "save.lost": "{lost} {lost:Zeile ist|Zeilen sind} verloren.",
    "save.kept": "Die Datei, wie sie war, bleibt unter dem Namen {file} erhalten.",
}
