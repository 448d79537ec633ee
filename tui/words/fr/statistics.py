"""Words of the statistics."""

from typing import Final

WORDS: Final = {
    "stats.title": "Statistiques",
    "stats.reading": "Lecture de vos parties…",
    "stats.empty": (
        "Rien à compter pour l’instant. Chaque partie que vous jouerez jusqu’au bout figurera "
        "ici : vos places et vos scores, contre qui, et vos séries de victoires."
    ),
    "stats.won": "{won} {won:gagnée|gagnées}, {share} %",
    "stats.longest": "Plus longue série de victoires :",
    "stats.runs": "{longest} ; en cours : {current}",
    "stats.course": "Résultats dans l’ordre (plus haut = mieux) :",
    "stats.players": "{n} {n:joueur|joueurs}",
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
    "stats.rating": "Elo : {rating} ({n} {n:partie|parties} sans conseil)",
    "stats.rating.level": (
        "Elo : {rating}, comme des robots de niveau {level} ({n} {n:partie|parties} sans conseil)"
    ),
    "stats.by.kind": "joueurs et robots",
    "stats.by.against": "meilleur robot",
    "stats.by.players": "joueurs",
    "stats.by.seat": "place à table",
    "stats.by.options": "options",
    "stats.by.hints": "conseils",
    "stats.by.month": "mois",
    "stats.seat": "n° {seat}",
    "stats.hints": "avec conseils",
    "stats.no-hints": "sans conseil",
    "stats.usual": "règles ordinaires",
    "stats.key.by": "regrouper",
    "stats.key.by.help": (
        "Regrouper les parties autrement : par robots, place à table, options, mois…"
    ),
    "stats.key.game": "changer de jeu",
    "stats.key.game.alone": "jeu suivant",
    "stats.key.game.help": "Afficher les statistiques du jeu suivant.",
    "stats.key.game.previous": "jeu précédent",
    "stats.key.game.previous.help": "Afficher les statistiques du jeu précédent.",
    "stats.course.rating": "Elo sur {n} {n:partie|parties}",
    "goals.title": "Défis : {done} {done:relevé|relevés} sur {n}",
    "about.CountedGamesScreen": (
        "Les parties terminées que compte une ligne des statistiques. Les touches sont celles "
        "de la liste des parties."
    ),
    "about.StatisticsScreen": (
        "Vos parties terminées : celles où un humain a joué sous votre nom, ou celles où vous "
        "étiez le seul humain. Les parties nées d’un essai « Et si ? » et les parties supprimées "
        "ne comptent pas. S’il y a plusieurs robots, c’est le niveau du meilleur qui est "
        "indiqué. Une victoire partagée compte comme une victoire."
    ),
    "cli.stats": "afficher les statistiques de vos parties terminées",
    "cli.meta.group": "GROUPE",
    "cli.help.by": (
        "regrouper les parties par kind (nombre de joueurs et niveau du meilleur robot), against "
        "(niveau du meilleur robot), players (nombre de joueurs), seat (place à table), options, "
        "hints (conseils) ou month (mois) (par défaut : kind)"
    ),
    "cli.stats.usage": "%(prog)s [--by GROUPE] [--json]",
}
