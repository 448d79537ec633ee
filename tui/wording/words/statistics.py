"""Words of the statistics."""

from typing import Final

WORDS: Final[dict[str, tuple[str, str]]] = {
    "home.statistics": ("Statistics", "Statistiques"),
    "stats.title": ("Statistics", "Statistiques"),
    "stats.reading": ("Looking through your games…", "On parcourt vos parties…"),
    "stats.empty": (
        "Nothing to count up yet. Every game that you play to its end will stand here: your "
        "places and scores, against whom, and your runs of victories.",
        "Rien à compter pour l’instant. Chaque partie que vous jouerez jusqu’au bout figurera "
        "ici : vos places et vos scores, contre qui, et vos séries de victoires.",
    ),
    "stats.games": ("{n} {n:game|games}", "{n} {n:partie|parties}"),
    "stats.won": ("{won} won, {share} %", "{won} {won:gagnée|gagnées}, {share} %"),
    "stats.longest": ("Longest run of victories:", "Plus longue série de victoires :"),
    "stats.runs": ("{longest}; the present one: {current}", "{longest} ; en cours : {current}"),
    "stats.course": ("Places, the last game at the right:", "Places, la dernière à droite :"),
    "stats.players": ("players", "joueurs"),
    "stats.against": ("against", "contre"),
    "stats.people": ("people", "humains"),
    "stats.all": ("all", "tous"),
    "stats.count": ("games", "parties"),
    "stats.wins": ("won", "gagnées"),
    "stats.mean-place": ("mean place", "place moy."),
    "stats.mean-score": ("mean score", "score moy."),
    "stats.best": ("best", "meilleur"),
    "stats.unit": ("Scores in units of {unit}.", "Scores en unités de {unit}."),
    "about.StatisticsScreen": (
        "Your finished games, counted up from the saves. They are yours where your name stands at "
        "a seat, or where you were the only person. A game that was played on from a replay does "
        "not count; neither does a game that you have deleted.",
        "Vos parties finies, comptées d’après les sauvegardes. Ce sont celles où votre nom figure "
        "à une place, ou celles où vous étiez la seule personne. Une partie reprise d’une "
        "relecture ne compte pas, ni une partie effacée.",
    ),
    "cli.stats": (
        "count up the games you have finished",
        "faire le compte de vos parties finies",
    ),
    "cli.stats.usage": ("%(prog)s [--json]", "%(prog)s [--json]"),
}
