"""Words of the guided openings. Each says what to look at and which keys to press, in at most four
lines of an eighty-column terminal."""

from typing import Final

WORDS: Final = {
    "guide.title": "Erste Schritte",
    "guide.lesson": "{n} von {of}",
    "guide.read": "{@lesson.go_on:Eingabe}: weiter",
    "guide.leave": "{key}: verlassen",
    "guide.play": "du bist dran",
    "guide.watch": "schau zu",
    "guide.not-this": "Das ginge auch, aber gefragt ist hier: {move}.",
    "guide.dead": "Hier ohne Wirkung: {key}. Es gelten die fett gedruckten Tasten.",
    "guide.read-first": "Weiter mit {@lesson.go_on:Eingabe}. Hier ohne Wirkung: {key}.",
    "guide.done": (
        "Das sind die Grundlagen. Mit *{@lesson.first_game:Eingabe}* beginnst du eine "
        "Partie gegen Roboter der Stufe „Anfänger“; darin gibt *{@play.hint:H}* einen "
        "Tipp, und *{@play.memo:M}* zeigt noch einmal diese ersten Schritte. "
        "*{@lesson.next_guide:N}*: die ersten Schritte des nächsten Spiels: {game}."
    ),
    "guide.done.only": (
        "Das sind die Grundlagen. Mit *{@lesson.first_game:Eingabe}* beginnst du eine "
        "Partie gegen Roboter der Stufe „Anfänger“; darin gibt *{@play.hint:H}* einen "
        "Tipp, und *{@play.memo:M}* zeigt noch einmal diese ersten Schritte."
    ),
    "guide.first": "{@lesson.first_game:Eingabe}: spielen",
    "guide.key.first": "Partie spielen",
    "guide.key.first.help": "Eine Partie gegen Roboter der Stufe „Anfänger“ beginnen.",
    "guide.key.next": "nächstes Spiel",
    "guide.key.next.help": "Zu den ersten Schritten des nächsten Spiels gehen.",
    "table.helped": (
        "Roboter: Anfänger · *{@play.hint:H}* gibt einen Tipp · "
        "*{@play.memo:M}* zeigt die ersten Schritte"
    ),
    "key.memo": "erste Schritte",
    "key.memo.help": "Die Erklärungen der ersten Schritte noch einmal lesen.",
    "key.memo.not-now": (
        "Die ersten Schritte lassen sich nur in der Partie nachlesen, die auf sie folgt. Neu "
        "beginnen kannst du sie auf der Startseite."
    ),
    "memo.elsewhere": (
        "Diese Seiten sprechen vom Übungstisch der ersten Schritte; an deinem Tisch liegen andere "
        "Karten."
    ),
    "guide.key.on": "weiter",
    "guide.key.on.help": "Zur nächsten Erklärung gehen.",
    "guide.key.leave": "verlassen",
    "guide.key.leave.help": (
        "Die ersten Schritte beenden. Anders als Partien werden sie nicht gespeichert."
    ),
    "guide.left": "Die ersten Schritte findest du auf der Startseite wieder ({@home.learn:O}).",
    "guide.key.open": "erste Schritte",
    "guide.key.open.help": "Ein paar Züge des gewählten Spiels spielen, Zug für Zug erklärt.",
    "about.LessonScreen": (
        "Ein paar Züge eines Spiels, einer nach dem anderen erklärt. Du drückst dieselben "
        "Tasten wie in jeder Partie. Hör auf, wann du willst; anders als Partien wird das "
        "nicht gespeichert."
    ),
    "about.MemoScreen": "Die Erklärungen der ersten Schritte, zum Nachlesen.",
}
