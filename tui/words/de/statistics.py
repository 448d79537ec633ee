"""Words of the statistics."""

from typing import Final

WORDS: Final = {
    "home.statistics": "Statistik",
    "stats.title": "Statistik",
    "stats.reading": "Deine Partien werden durchgesehen …",
    "stats.empty": (
        "Noch gibt es nichts zu zählen. Jede Partie, die du zu Ende spielst, wird hier stehen: "
        "deine Plätze und Ergebnisse, gegen wen, und deine Siegesserien."
    ),
    "stats.games": "{n} {n:Partie|Partien}",
    "stats.won": "{won} gewonnen, {share} %",
    "stats.longest": "Längste Siegesserie:",
    "stats.runs": "{longest}; aktuell: {current}",
    "stats.course": "Plätze, die letzte Partie rechts:",
    "stats.players": "Spieler",
    "stats.against": "gegen",
    "stats.people": "Mensch",
    "stats.all": "alle",
    "stats.count": "Partien",
    "stats.wins": "Siege",
    "stats.mean-place": "Ø Platz",
    "stats.mean-score": "Ø Ergebnis",
    "stats.best": "bestes",
    "stats.bad": "Nicht mitgezählt: {file}. {reason}",
    "stats.bad.more": (
        "{n} weitere {n:Datei ist|Dateien sind} nicht mitgezählt; die Liste der Spielstände zeigt "
        "sie alle."
    ),
    "stats.unit": "Ergebnisse in Einheiten von {unit}.",
    "about.StatisticsScreen": (
        "Deine beendeten Partien, aus den Spielständen zusammengezählt. Es sind die, in denen "
        "dein Name an einem Platz steht oder in denen du der einzige Mensch warst. Eine Partie, "
        "die beim Nachspielen abgezweigt wurde, zählt nicht, ebenso wenig eine gelöschte."
    ),
    "cli.stats": "die beendeten Partien zusammenzählen",
    "cli.stats.usage": "%(prog)s [--json]",
}
