"""Words of the statistics."""

from typing import Final

WORDS: Final = {
    "stats.title": "Statistik",
    "stats.reading": "Deine Partien werden durchgesehen …",
    "stats.empty": (
        "Noch gibt es nichts zu zählen. Jede Partie, die du zu Ende spielst, wird hier stehen: "
        "deine Plätze und Ergebnisse, gegen wen, und deine Siegesserien."
    ),
    "stats.won": "{won} gewonnen, {share} %",
    "stats.longest": "Längste Siegesserie:",
    "stats.runs": "{longest}; aktuell: {current}",
    "stats.course": "Ergebnisse, älteste zuerst (höher = besser):",
    "stats.players": "{n} {n:Spieler|Spieler}",
    "stats.people": "Mensch",
    "stats.all": "alle",
    "stats.count": "Partien",
    "stats.wins": "Siege",
    "stats.mean-place": "Ø Platz",
    "stats.mean-score": "Ø Ergebnis",
    "stats.best": "bestes",
    "stats.bad": "Nicht mitgezählt: {file}. {reason}",
    "stats.bad.more": (
        "{n} weitere {n:Datei ist|Dateien sind} nicht mitgezählt; die Liste der "
        "gespeicherten Partien zeigt sie alle."
    ),
    "stats.unit": "Ergebnisse in Einheiten von {unit}.",
    "stats.rating": "Elo: {rating} ({n} {n:Partie|Partien} ohne Tipp)",
    "stats.rating.level": (
        "Elo: {rating}, etwa wie Roboter der Stufe {level} ({n} {n:Partie|Partien} ohne Tipp)"
    ),
    "stats.by.kind": "Spieler und Roboter",
    "stats.by.against": "bester Roboter",
    "stats.by.players": "Spieler",
    "stats.by.seat": "Sitzplatz",
    "stats.by.options": "Regeln",
    "stats.by.hints": "Tipps",
    "stats.by.month": "Monat",
    "stats.seat": "Sitzplatz {seat}",
    "stats.hints": "mit Tipps",
    "stats.no-hints": "ohne Tipps",
    "stats.usual": "übliche Regeln",
    "stats.key.by": "gruppieren",
    "stats.key.by.help": "Die Partien anders gruppieren: nach Robotern, Sitzplatz, Regeln, Monat …",
    "stats.key.game": "Spiel wählen",
    "stats.key.game.alone": "nächstes Spiel",
    "stats.key.game.help": "Die Statistik des nächsten Spiels zeigen.",
    "stats.key.game.previous": "voriges Spiel",
    "stats.key.game.previous.help": "Die Statistik des vorigen Spiels zeigen.",
    "stats.course.rating": "Elo über {n} {n:Partie|Partien}",
    "goals.title": "Zusatzziele: {done} von {n} erreicht",
    "about.CountedGamesScreen": (
        "Die beendeten Partien hinter einer Zahl der Statistik. Die Tasten sind die der "
        "Liste der gespeicherten Partien."
    ),
    "about.StatisticsScreen": (
        "Deine beendeten Partien, aus den Spielständen zusammengezählt. Es sind die, in denen "
        "ein Mensch unter deinem Namen gespielt hat oder du der einzige Mensch warst. Eine "
        "Partie, die beim Nachspielen abgezweigt wurde, zählt nicht, ebenso wenig eine "
        "gelöschte. Von mehreren Robotern ist die Stufe des besten angegeben. Ein geteilter Sieg "
        "zählt als Sieg."
    ),
    "cli.stats": "die Statistik der beendeten Partien ausgeben",
    "cli.meta.group": "GRUPPE",
    "cli.help.by": (
        "Partien gruppieren nach kind (Zahl der Spieler und Stufe des besten Roboters), against "
        "(Stufe des besten Roboters), players (Zahl der Spieler), seat (Sitzplatz), options "
        "(Regeln), hints (Tipps) oder month (Monat) (Voreinstellung: kind)"
    ),
    "cli.stats.usage": "%(prog)s [--by GRUPPE] [--json]",
}
