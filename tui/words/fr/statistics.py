"""Words of the statistics."""

from typing import Final

WORDS: Final = {
    "home.statistics": "Statistiques",
    "stats.title": "Statistiques",
    "stats.reading": "On parcourt vos parties…",
    "stats.empty": (
        "Rien à compter pour l’instant. Chaque partie que vous jouerez jusqu’au bout figurera "
        "ici : vos places et vos scores, contre qui, et vos séries de victoires."
    ),
    "stats.games": "{n} {n:partie|parties}",
    "stats.won": "{won} {won:gagnée|gagnées}, {share} %",
    "stats.longest": "Plus longue série de victoires :",
    "stats.runs": "{longest} ; en cours : {current}",
    "stats.course": "Places, la dernière à droite :",
    "stats.players": "joueurs",
    "stats.against": "contre",
    "stats.people": "humains",
    "stats.all": "tous",
    "stats.count": "parties",
    "stats.wins": "gagnées",
    "stats.mean-place": "place moy.",
    "stats.mean-score": "score moy.",
    "stats.best": "meilleur",
    "stats.unit": "Scores en unités de {unit}.",
    "about.StatisticsScreen": (
        "Vos parties finies, comptées d’après les sauvegardes. Ce sont celles où votre nom figure "
        "à une place, ou celles où vous étiez la seule personne. Une partie reprise d’une "
        "relecture ne compte pas, ni une partie effacée."
    ),
    "cli.stats": "faire le compte de vos parties finies",
    "cli.stats.usage": "%(prog)s [--json]",
}
