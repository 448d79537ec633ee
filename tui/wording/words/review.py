"""Words of the review of a game."""

from typing import Final

WORDS: Final[dict[str, tuple[str, str]]] = {
    "key.review": ("review", "analyse"),
    "key.review.help": (
        "See how everybody’s prospects changed over the game, and which decisions cost most. The "
        "best robot judges each from what its player knew.",
        "Voir comment les chances de chacun ont changé au fil de la partie, et quels choix ont "
        "coûté le plus. Le meilleur robot les juge d’après ce que le joueur savait.",
    ),
    "review.unit.dolce-vita": ("Chances of winning the game, in %", "Chances de gagner, en %"),
    "review.unit.dolores": ("Chances of winning the game, in %", "Chances de gagner, en %"),
    "review.unit.dalmuti": (
        "Share of the others left behind in the hand, in %",
        "Part des autres devancés dans la manche, en %",
    ),
    "review.title": ("Review", "Analyse"),
    "review.everybody": ("everybody’s decisions", "les choix de tous"),
    "review.growing": ("{share} % done", "fait à {share}\N{NO-BREAK SPACE}%"),
    "review.stopped": (
        "stopped half-way; open the review again to go on",
        "interrompue ; rouvrez l’analyse pour continuer",
    ),
    "review.heads": ("The decisions that cost most", "Les choix qui ont coûté le plus"),
    "review.none": ("No decision cost much.", "Aucun choix n’a coûté cher."),
    "review.none-yet": ("The decisions are being judged …", "Les choix sont en cours d’analyse…"),
    "review.cost": ("−{share} %", "−{share}\N{NO-BREAK SPACE}%"),
    "review.better": ("{done}; better {best}", "{done} ; mieux : {best}"),
    "review.here": ("better {best}", "mieux : {best}"),
    "review.seat": ("whose", "de qui"),
    "review.seat.help": (
        "Show the decisions of the next player alone, then of everybody again.",
        "Ne montrer que les choix du joueur suivant, puis de nouveau ceux de tous.",
    ),
    "about.ReviewScreen": (
        "What each player could expect over the game, and the decisions that cost most: what was "
        "done, what would have been better, and how much it gave away. The best robot plays each "
        "decision through from what its player knew then. It is computed in the background and "
        "kept beside the save.",
        "Ce que chacun pouvait espérer au fil de la partie, et les choix qui ont coûté le plus : "
        "ce qui fut joué, ce qui valait mieux, et ce que cela a coûté. Le meilleur robot examine "
        "chaque choix d’après ce que le joueur savait alors. Le calcul se fait en arrière-plan et "
        "se garde à côté de la sauvegarde.",
    ),
}
"""Per key the English and the French template."""
