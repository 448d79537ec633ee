"""Words of `ludotheque serve`."""

from typing import Final

WORDS: Final = {
    "cli.serve": "im Browser spielen",
    "cli.serve.usage": "%(prog)s [--port N] [--host H]",
    "cli.help.port": "der Port, an dem gelauscht wird (Voreinstellung: {port})",
    "cli.help.host": (
        "die Adresse, an der gelauscht wird (Voreinstellung: {host}, also nur dieser Rechner)"
    ),
    "cli.serve.missing": (
        "zum Spielen im Browser fehlt textual-serve; zum Installieren: "
        "pip install 'ludotheque[web]'"
    ),
    "cli.serve.ready": "Öffne {url} in einem Browser; Strg+C beendet das Programm.",
    "cli.serve.open": (
        "Wer diese Adresse erreicht, spielt mit deinen gespeicherten Partien und Einstellungen."
    ),
    "cli.serve.busy": "{url} lässt sich nicht bereitstellen ({reason})",
}
