"""What the fields of the forms mean: for the help, and for the comments of the settings file."""

from typing import Final

WORDS: Final = {
    "help.field": "Dieses Feld",
    "field.language": (
        "Die Sprache des ganzen Programms. Solange du keine wählst, ist es die deines Rechners."
    ),
    "field.theme": (
        "Die Farben. Zwei Farbschemata sind für Menschen gedacht, die Farben oder Kontraste "
        "schlechter unterscheiden."
    ),
    "field.by_game": (
        "Ob jeder Tisch im Farbschema seines Spiels erscheint oder in dem, das oben gewählt ist."
    ),
    "field.speed": (
        "Wie lange zu sehen ist, was Roboter tun und was ausgeteilt wird. Die "
        "{@play.skip:Leertaste} beendet jederzeit, was gerade gezeigt wird."
    ),
    "field.pauses": (
        "Ob nach einer Runde (Dolce Vita, Der Große Dalmuti) auf eine Taste gewartet wird: nie, "
        "immer oder nur, wenn Menschen mit Robotern spielen."
    ),
    "field.motion": (
        "Ob sich etwas von selbst bewegt, wie Karten, die eine nach der anderen verteilt werden."
    ),
    "field.ascii": (
        "Nur ASCII ist für Terminals und Schriften gedacht, denen die Zeichen der Karten fehlen."
    ),
    "field.cards": "Wie groß die Karten gezeichnet werden, wo es eine Wahl gibt.",
    "field.preview": (
        "Die Vorschau in der Liste der gespeicherten Partien. Automatisch heißt: groß, wo sie "
        "neben die Liste passt, sonst klein."
    ),
    "field.explain": ("Wann erklärt wird, was andere tun: jedes Mal, die ersten Male oder nie."),
    "field.robots": (
        "Was die Seite „Neue Partie“ außer den Stufen anbietet: Meister@10 spielt je Zug höchstens "
        "10 Fortsetzungen durch, Meister@50ms überlegt höchstens 50 ms."
    ),
    "field.told": ("Was schon erklärt wurde; lösche es, um von vorn zu beginnen."),
    "field.rest": (
        "Wie schnell die anderen beim Großen Dalmuti weiterspielen, wenn du fertig bist oder den "
        "Stich nicht gewinnen kannst."
    ),
    "field.automatic": (
        "Ob der einzige mögliche Zug ohne Nachfrage gespielt wird, etwa Passen. Deine letzte Karte "
        "spielst du immer selbst aus."
    ),
    "field.confirm": (
        "Ob eine Rückfrage kommt, bevor du das Programm beendest oder etwas löschst. Vor "
        "endgültigem Löschen kommt immer eine."
    ),
    "field.bottles": (
        "Ob du in Dolorès auch in den Verteilungen der anderen gefragt wirst, wenn du eine "
        "Flaschenpost spielen könntest."
    ),
    "field.name": (
        "Wie du in neuen Partien heißt; an diesem Namen erkennt die Statistik, wo du mitspielst."
    ),
    "field.begin": "Mit welchem Spiel du gleich die ersten Schritte machst, oder mit keinem.",
    "field.game": "Welches Spiel gespielt wird.",
    "field.seats": "Wie viele mitspielen, Menschen und Roboter zusammen.",
    "field.name-seat": "Der Name dieses Spielers am Tisch und in der gespeicherten Partie.",
    "field.by": (
        "Ein Mensch oder ein Roboter: planlos, Anfänger, leicht, normal, stark, Experte, "
        "Meister oder so gut wie du."
    ),
    "field.seed": "Woher der Zufall kommt. Derselbe Startwert ergibt noch einmal dieselben Karten.",
    "field.remarks": (
        "Ob Roboter ab und zu etwas sagen, etwa nach einem gebrochenen Wort, einer Revolution oder "
        "einer Spalte, die um einen Punkt verloren ging."
    ),
    "field.goals": (
        "Auf der Startseite die Partie des Tages anbieten; in der Statistik und am Ende einer "
        "Partie Zusatzziele zeigen."
    ),
}
