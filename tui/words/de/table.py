"""Words of the tables: what the three games share on the screen."""

from typing import Final

WORDS: Final = {
    "table.chronicle": "Verlauf",
    "table.won": "{who} gewinnt: {score}",
    "table.shared": "{who} teilen sich den Sieg: {score}",
    "table.dead": (
        "Hier ohne Wirkung: {key}. {@everywhere.help:?} zeigt die Tasten, die gerade gelten."
    ),
    "table.not-now": "{key} ({deed}) geht jetzt nicht.",
    "table.pause": "Weiter mit {@play.go_on:Eingabe}",
    "play.bot-failed": "Ein Roboter hat nicht geantwortet. {@play.retry:R}: noch einmal versuchen.",
    "key.commit": "spielen",
    "key.commit.help": "Spielen, was du gewählt hast.",
    "key.cancel.no": "nein",
    "key.cancel.no.help": "Verwerfen, was du gewählt hast: Die Antwort ist Nein.",
    "key.cancel": "abwählen",
    "key.cancel.help": "Abwählen, was du gewählt, aber noch nicht gespielt hast.",
    "key.take_back": "zurücknehmen",
    "key.take_back.help.dalmuti": (
        "Den letzten eigenen Zug zurücknehmen: am Tisch nur, bis ein anderer Mensch zieht, ein "
        "Roboter Karten legt oder Karten den Besitzer wechseln; beim Nachspielen, wenn du Züge "
        "ausprobierst („Was wäre, wenn?“), immer."
    ),
    "key.take_back.help.dolores": (
        "Den letzten eigenen Zug zurücknehmen: am Tisch nur, bis ein anderer Mensch zieht oder "
        "Gesten oder eine verdeckte Karte gezeigt werden; beim Nachspielen, wenn du Züge "
        "ausprobierst („Was wäre, wenn?“), immer."
    ),
    "key.take_back.help": (
        "Den letzten eigenen Zug zurücknehmen: am Tisch nur, bis ein anderer Mensch zieht oder "
        "jemand, auch ein Roboter, eine verdeckte Karte zeigt; beim Nachspielen, wenn du Züge "
        "ausprobierst („Was wäre, wenn?“), immer."
    ),
    "key.take_back.not-now.dalmuti": (
        "Hier lässt sich nichts zurücknehmen: Du hast noch nichts gespielt, oder seither hat ein "
        "anderer Mensch gespielt, ein Roboter Karten gelegt oder Karten haben den Besitzer "
        "gewechselt."
    ),
    "key.take_back.not-now.dolores": (
        "Hier lässt sich nichts zurücknehmen: Du hast noch nicht gezogen, ein anderer Mensch hat "
        "gezogen, oder inzwischen wurden Gesten oder eine verdeckte Karte gezeigt."
    ),
    "key.take_back.not-now": (
        "Hier lässt sich nichts zurücknehmen: Du hast noch nicht gezogen, ein anderer Mensch hat "
        "inzwischen gezogen, oder jemand (auch ein Roboter) hat eine verdeckte Karte aufgedeckt."
    ),
    "key.skip": "vorspulen",
    "key.skip.help": "Überspringen, was gerade gezeigt wird.",
    "key.fast_forward": "bis ich dran bin",
    "key.fast_forward.to-end": "bis zum Ende",
    "key.fast_forward.to-pause": "bis zur Pause",
    "key.fast_forward.help": (
        "Schnell zur nächsten Entscheidung eines Menschen, zur Pause nach einer Runde oder ans "
        "Ende vorspulen."
    ),
    "key.go_on": "weiter",
    "key.go_on.help": (
        "Die Partie weitergehen lassen: nach dem Ende einer Runde, in „Was wäre, wenn?“ auch nach "
        "einem ausprobierten Zug."
    ),
    "key.retry": "noch einmal",
    "key.retry.not-now": "{@play.retry:R} ist nur da, wenn etwas nicht geklappt hat.",
    "key.retry.help": "Noch einmal versuchen, was nicht geklappt hat.",
    "key.result": "Ergebnis",
    "key.result.help": "Zeigen, wie die Partie ausgegangen ist.",
    "key.done_looking": "gesehen",
    "key.done_looking.help": "Das Gerät weitergeben, wenn du deine Karten gesehen hast.",
    "key.to_board": "zum Tisch",
    "key.to_board.help": "Vom Verlauf an den Tisch zurückkehren.",
    "key.chronicle": "Verlauf",
    "key.chronicle.help": "Den Verlauf lesen und an den Tisch zurückkehren.",
    "key.speed": "Tempo",
    "key.speed.help": (
        "Das Tempo wechseln: langsam, normal, schnell, sofort, dann wieder langsam."
    ),
    "key.leave": "verlassen",
    "key.leave.help": "Den Tisch verlassen. Die Partie ist schon gespeichert.",
    "key.replay": "nachspielen",
    "key.replay.help": "Die Partie Zug für Zug nachspielen.",
    "key.again": "Revanche",
    "key.again.help": "Eine neue Partie mit denselben Spielern und Optionen beginnen.",
    "key.home": "Startseite",
    "key.home.help": "Zur Startseite zurückkehren.",
    "key.table": "Tisch",
    "key.table.help": "Den Tisch am Ende der Partie ansehen.",
    "key.scroll.up": "zurückblättern",
    "key.scroll.up.help": "Eine Zeile zurückblättern.",
    "key.scroll.down": "blättern",
    "key.scroll.down.help": "Eine Zeile weiterblättern.",
    "key.scroll.pageup": "Seite zurück",
    "key.scroll.pageup.help": "Eine Seite zurückblättern.",
    "key.scroll.pagedown": "Seite weiter",
    "key.scroll.pagedown.help": "Eine Seite weiterblättern.",
    "cap.pages": "Bild↑↓",
    "curtain.pass": "Gebt das Gerät weiter an {who}.",
    "curtain.alone": "Was jetzt kommt, ist nur für {who}. Alle anderen schauen weg.",
    "curtain.ready": "{who}, drücke {key}, wenn sonst niemand hinsieht.",
    "curtain.everybody": "Alle dürfen hinsehen",
    "cap.curtain": "V",
    "key.curtain": "ich bin’s",
    "key.curtain.help": "Den Vorhang öffnen und die eigenen Karten sehen.",
}
