"""Words of `ludotheque serve`."""

from typing import Final

WORDS: Final = {
    "cli.serve": "im Browser spielen",
    "cli.serve.usage": "%(prog)s [--port N] [--host ADRESSE] [--pages P]",
    "cli.help.port": "der Port, an dem gelauscht wird (Voreinstellung: {port})",
    "cli.help.host": (
        "die Adresse, an der gelauscht wird (Voreinstellung: {host}, also nur dieser Rechner)"
    ),
    "cli.help.pages": (
        "so viele Browserseiten dürfen höchstens zugleich offen sein; jede spielt für sich "
        "(Voreinstellung: {pages})"
    ),
    "cli.serve.missing": (
        "Zum Spielen im Browser fehlt textual-serve; zum Installieren im Ordner von Ludothèque: "
        "pipx install --force '.[web]'"
    ),
    "cli.serve.ready": "Öffne {url} in einem Browser; Strg+C beendet das Programm.",
    "cli.serve.open": (
        "Wer diese Adresse erreicht, spielt mit deinen gespeicherten Partien und Einstellungen."
    ),
    "cli.serve.busy": "{url} lässt sich nicht bereitstellen ({reason})",
    "web.full": (
        "Gerade sind alle Plätze belegt. Schließe eine andere Seite des Programms oder warte ein "
        "wenig."
    ),
    "web.again": "Neu öffnen",
    "web.ended": "Du hast das Programm verlassen. Alle Partien sind gespeichert.",
    "web.lost": (
        "Die Verbindung zum Programm ist abgebrochen. Deine Partie ist bis zum letzten Zug "
        "gespeichert."
    ),
    "web.script": "Die Seite braucht JavaScript, das dieser Browser nicht ausführt.",
    "web.name": "Dein Name am Tisch",
    "web.join": "Mitspielen",
    "web.keys": "Tasten",
    "web.keyboard": "Tastatur zeigen",
    "web.letters": "qwertzuiop asdfghjkl yxcvbnm",
}
