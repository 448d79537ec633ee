"""Words of the statistics."""

from typing import Final

WORDS: Final = {
    "home.statistics": "Statistiques",
    "stats.title": "Statistiques",
    "stats.reading": "Lecture de vos parties…",
    "stats.empty": (
        "Rien à compter pour l’instant. Chaque partie que vous jouerez jusqu’au bout figurera "
        "ici : vos places et vos scores, contre qui, et vos séries de victoires."
    ),
    "stats.games": "{n} {n:partie|parties}",
    "stats.won": "{won} {won:gagnée|gagnées}, {share} %",
    "stats.longest": "Plus longue série de victoires :",
    "stats.runs": "{longest} ; en cours : {current}",
    "stats.course": "Places, la dernière partie à droite :",
    "stats.players": "joueurs",
    "stats.against": "contre",
    "stats.people": "humains",
    "stats.all": "tous",
    "stats.count": "parties",
    "stats.wins": "gagnées",
    "stats.mean-place": "place moy.",
    "stats.mean-score": "score moy.",
    "stats.best": "meilleur",
    "stats.bad": "Non compté : {file}. {reason}",
    "stats.bad.more": (
        "{n} {n:autre fichier n’est pas compté|autres fichiers ne sont pas comptés} ; la liste des "
        "parties les montre tous."
    ),
    "stats.unit": "Scores en unités de {unit}.",
    "about.StatisticsScreen": (
        "Vos parties terminées : celles où votre nom figure à une place, ou celles où vous étiez "
        "le seul humain. Une partie née d’un essai « et si ? » ne compte pas, ni une partie "
        "supprimée."
    ),
    "cli.stats": "afficher les statistiques de vos parties terminées",
    "cli.stats.usage": "%(prog)s [--json]",
}
