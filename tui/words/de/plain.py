"""Words of playing line by line. What can be typed is a row of words, the first one is named."""

from typing import Final

WORDS: Final = {
    "plain.welcome": (
        "{game}, Zeile für Zeile. Jeder Zug wird sofort gespeichert. Bei jeder Frage kannst du "
        "hilfe tippen."
    ),
    "plain.kept": (
        "Die Partie ist gespeichert, wie sie steht; „ludotheque resume --plain“ setzt sie fort."
    ),
    "plain.ready": "{who}, drücke Eingabe, wenn sonst niemand zusieht oder zuhört.",
    "plain.done_looking": "Drücke Eingabe, wenn du deine Karten gesehen hast.",
    "plain.not-cleared": (
        "Dieses Terminal lässt sich nicht leeren: Was vorher zu sehen war, steht noch über den "
        "Leerzeilen. Blättere nicht zurück."
    ),
    # Read aloud in the place of the sign for what nobody else knows
    "plain.sealed": "(geheim)",
    "plain.bot-failed": "Ein Roboter hat keine Antwort gegeben.",
    "plain.again": "Drücke Eingabe, um es noch einmal zu versuchen.",
    "plain.undone": "Dein letzter Zug ist zurückgenommen.",
    "plain.no-rules": "Zu {game} gibt es keine Regelseiten.",
    "plain.place": "{place}. {who}: {score}",
    "plain.not-understood": "Nicht verstanden: {words}.",
    "plain.or-orders": "Oder tippe eines davon: {words}.",
    "plain.no-hand": (
        "Hier hält man keine Karten: Was du besitzt, liegt offen. Tippe stand, um es zu hören."
    ),
    "plain.player.human": "{who}: {by}",
    "plain.player.robot": "{who}: Roboter, Stufe {by}",
    "plain.player.own": "{who}: Roboter „{by}“",
    "plain.what-what": "Wonach fragst du? Tippe was und das Wort.",
    "plain.what-unknown": "Die Regeln erklären „{words}“ nicht.",
    "plain.anytime": "Bei jeder Frage kannst du tippen:",
    "plain.order": "{word}: {what}",
    "plain.hand": "deine Karten",
    "plain.moves": "wie du jetzt antworten kannst",
    "plain.where": "wo die Partie gerade ist",
    "plain.who": "wer mitspielt",
    "plain.score": "was alle bisher haben",
    "plain.what": "ein Wort erklären; tippe das Wort dahinter",
    "plain.help": "was getippt werden kann",
    "plain.position": "was wo liegt",
    "plain.table": "der Tisch als Zeichnung",
    "plain.chronicle": "alles, was bisher geschehen ist",
    "plain.hint": "was der beste Roboter täte",
    "plain.undo": "deinen letzten Zug zurücknehmen",
    "plain.rules": "die Regeln des Spiels",
    "plain.quit": "aufhören; die Partie ist gespeichert",
    "plain.typed.help": "hilfe ?",
    "plain.typed.position": "lage",
    "plain.typed.table": "tisch",
    "plain.typed.chronicle": "verlauf l",
    "plain.typed.hint": "tipp h",
    "plain.typed.undo": "zurück zurueck u",
    "plain.typed.rules": "regeln",
    "plain.typed.hand": "blatt hand",
    "plain.typed.moves": "züge zuege",
    "plain.typed.where": "wo",
    "plain.typed.who": "wer",
    "plain.typed.score": "stand punkte",
    "plain.typed.what": "was i",
    "plain.typed.quit": "ende beenden q",
    "typed.yes": "ja j",
    "typed.no": "nein n",
    # The first question, without a game
    "plain.home": "Was möchtest du tun?",
    "plain.continue": "Die letzte Partie fortsetzen: {game}",
    "plain.new": "Neue Partie: {game}",
    "plain.new.help": (
        "„ludotheque play --help“ sagt, wie man Spieler, Roboter und Optionen wählt."
    ),
    "plain.number": "Tippe eine Nummer oder das Wort ende.",
}
