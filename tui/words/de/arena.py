"""The words of `ludotheque arena`."""

from typing import Final

WORDS: Final = {
    "cli.arena": "messen, wie stark Roboter im Vergleich zueinander sind",
    "cli.arena.about": (
        "Mit der voreingestellten Zahl von Partien brauchen die schwächeren Roboter keine Minute, "
        "die stärksten viele Minuten oder sogar Stunden. ± ist die Fehlerspanne. Die zweite "
        "Tabelle sagt, wie oft der linke Roboter vor seinem Gegner liegt (1 = immer). Die Wertung "
        "von OpenSkill beginnt bei 25: je höher, desto stärker."
    ),
    "cli.arena.usage": (
        "%(prog)s SPIEL [--players N] [--bots STÄRKE,...]... [--games G]\n"
        "                  [--seed S] [--option NAME=WERT]...\n"
        "                  [--jobs J | --scheduler ADRESSE]\n"
        "                  [--deals DATEI] [--measure] [--json]"
    ),
    "cli.meta.strength": "STÄRKE",
    "cli.help.games.arena": (
        "wie viele Partien (Voreinstellung: {games}); aufgerundet, damit jeder Roboter dieselben "
        "Karten von jedem Sitzplatz aus spielt"
    ),
    "cli.help.lineup": (
        "wer spielt: eine STÄRKE für alle Sitzplätze, eine je Sitzplatz oder zwei, die erste für "
        "einen einzigen Roboter und die zweite für alle anderen. Eine STÄRKE ist eine Stufe "
        "({levels}; Voreinstellung: normal), auf Wunsch gebremst: Meister@10 spielt je Zug "
        "höchstens 10 Fortsetzungen durch (sonst 5000 in Dolce Vita, 1200 beim Großen Dalmuti, "
        "24 in Dolorès), Meister@100ms überlegt höchstens 100 ms. Mehrfach möglich: Alle "
        "Aufstellungen bekommen dieselben Karten, und die erste wird mit den anderen verglichen."
    ),
    "cli.help.jobs": (
        "wie viele Prozesse spielen; die Ergebnisse ändert das nicht (Voreinstellung: 1)"
    ),
    "cli.help.scheduler": (
        "auf den Rechnern eines Schedulers von dask.distributed spielen, etwa "
        "tcp://10.0.0.1:8786; die Ergebnisse ändert das nicht (Voreinstellung: keiner)"
    ),
    "cli.help.deals": (
        "Ergebnisse in dieser Datei aufheben; was schon darin steht, wird nicht noch einmal "
        "gespielt: Eine abgebrochene Reihe wird dort fortgesetzt (Voreinstellung: keine)"
    ),
    "cli.help.measure": "auch die Zeit je Entscheidung messen",
    "cli.bad.strength": "„{word}“ hat nicht die Form STUFE, STUFE@400 oder STUFE@100ms",
    "cli.between": "{value} ({low} bis {high})",
    "cli.arena.deals": (
        "{deals}-mal ausgeteilt, je {times} Partien mit wechselnden Plätzen; Intervalle: 95 %"
    ),
    "cli.arena.deals-once": ("{deals}-mal ausgeteilt, je eine Partie; Intervalle: 95 %"),
    "cli.arena.seats": "Plätze",
    "cli.arena.wins": "Siege (1 = fairer Anteil)",
    "cli.arena.mean-place": "Ø Platz",
    "cli.arena.rating": "Wertung",
    "cli.arena.half": "Zeit p50",
    "cli.arena.most": "p95",
    "cli.arena.longest": "max",
    "cli.arena.one": "Roboter",
    "cli.arena.other": "Gegner",
    "cli.arena.ahead": "Vor dem Gegner",
    "cli.arena.ahead-parts": "Je Runde",
    "cli.arena.than": "Aufstellung",
    "cli.arena.more": "Siege, die {robot} oben mehr hat (1 = fairer Anteil)",
    "cli.arena.ended": "Ein Roboter hat den Prozess beendet, in dem er spielte; gezählt ist nichts",
    "cli.arena.no-cluster": (
        "Ein Scheduler braucht dask.distributed; zum Installieren im Ordner von Ludothèque: "
        "pipx install --force '.[cluster]'"
    ),
    "cli.arena.no-scheduler": (
        "Unter {address} antwortet kein Scheduler; starte einen mit: dask scheduler"
    ),
    "cli.arena.no-ratings": (
        "Ohne openskill keine Wertung; zum Installieren im Ordner von Ludothèque: "
        "pipx install --force '.[arena]'"
    ),
}
