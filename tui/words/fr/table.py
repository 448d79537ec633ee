"""Words of the tables: what the three games share on the screen."""

from typing import Final

WORDS: Final = {
    "table.chronicle": "Chronique",
    "table.won": "{who} gagne avec {score}",
    "table.shared": "{who} gagnent à égalité avec {score}",
    "table.dead": "{key} ne fait rien ici. {@everywhere.help:?} montre les touches du moment.",
    "table.not-now": ("{key} ({deed}) n’est pas possible pour l’instant."),
    "table.pause": "{@play.go_on:Entrée} : continuer",
    "play.bot-failed": "Un robot ne répond pas. {@play.retry:R} pour réessayer.",
    "key.commit": "jouer",
    "key.commit.help": "Jouer ce que vous avez choisi.",
    "key.cancel.no": "non",
    "key.cancel.no.help": "Renoncer à ce que vous avez choisi : la réponse est non.",
    "key.cancel": "effacer",
    "key.cancel.help": "Effacer ce que vous avez choisi, sans le jouer.",
    "key.take_back": "annuler",
    "key.take_back.help.dalmuti": (
        "Annuler votre dernier coup : à table, tant qu’aucun autre humain n’a joué, qu’aucun "
        "robot n’a posé de cartes et qu’aucune carte n’a changé de main ; quand vous essayez des "
        "coups en revoyant une partie (« Et si ? »), toujours."
    ),
    "key.take_back.help.dolores": (
        "Annuler votre dernier coup : à table, tant qu’aucun autre humain n’a joué et que ni "
        "gestes ni carte cachée n’ont été montrés ; quand vous essayez des coups en revoyant une "
        "partie (« Et si ? »), toujours."
    ),
    "key.take_back.help": (
        "Annuler votre dernier coup : à table, tant qu’aucun autre humain n’a joué et que "
        "personne, pas même un robot, n’a montré une carte cachée ; quand vous essayez des coups "
        "en revoyant une partie (« Et si ? »), toujours."
    ),
    "key.take_back.not-now.dalmuti": (
        "Rien à annuler : vous n’avez pas joué, ou bien, depuis, un autre joueur humain a joué, un "
        "robot a posé des cartes ou des cartes ont changé de main."
    ),
    "key.take_back.not-now.dolores": (
        "Rien à annuler : vous n’avez pas joué, ou bien un autre joueur humain a joué, ou des "
        "gestes ou une carte cachée ont été montrés depuis."
    ),
    "key.take_back.not-now": (
        "Rien à annuler : vous n’avez pas joué, un autre joueur humain a joué depuis, ou "
        "quelqu’un (même un robot) a montré une carte cachée."
    ),
    "key.skip": "accélérer",
    "key.skip.help": "Finir aussitôt ce qui est montré, et continuer.",
    "key.fast_forward": "jusqu’à mon tour",
    "key.fast_forward.to-end": "jusqu’à la fin",
    "key.fast_forward.to-pause": "jusqu’à la pause",
    "key.fast_forward.help": (
        "Aller directement au prochain choix d’un joueur humain, à la pause après une manche ou un "
        "tour, ou à la fin."
    ),
    "key.go_on": "continuer",
    "key.go_on.help": (
        "Laisser la partie continuer : après la fin d’une manche ou d’un tour et, dans « Et si ? "
        "», après un coup essayé."
    ),
    "key.retry": "réessayer",
    "key.retry.not-now": "{@play.retry:R} ne sert que si quelque chose a échoué.",
    "key.retry.help": "Réessayer ce qui a échoué.",
    "key.result": "résultat",
    "key.result.help": "Voir comment la partie s’est terminée.",
    "key.done_looking": "vu",
    "key.done_looking.help": "Passer le terminal, une fois vos cartes vues.",
    "key.to_board": "retour",
    "key.to_board.help": "Revenir de la chronique à la table.",
    "key.chronicle": "chronique",
    "key.chronicle.help": "Lire la chronique, puis revenir à la table.",
    "key.speed": "vitesse",
    "key.speed.help": (
        "Changer la vitesse du jeu : lente, normale, rapide, immédiate, puis de nouveau lente."
    ),
    "key.leave": "sortir",
    "key.leave.help": "Quitter la table. La partie est déjà enregistrée.",
    "key.replay": "revoir",
    "key.replay.help": "Revoir la partie coup par coup.",
    "key.again": "revanche",
    "key.again.help": (
        "Commencer une nouvelle partie avec les mêmes joueurs et les mêmes options."
    ),
    "key.home": "accueil",
    "key.home.help": "Revenir à l’accueil.",
    "key.table": "table",
    "key.table.help": "Regarder la table finale.",
    "key.scroll.up": "remonter",
    "key.scroll.up.help": "Remonter d’une ligne.",
    "key.scroll.down": "défiler",
    "key.scroll.down.help": "Descendre d’une ligne.",
    "key.scroll.pageup": "page précédente",
    "key.scroll.pageup.help": "Remonter d’une page.",
    "key.scroll.pagedown": "page suivante",
    "key.scroll.pagedown.help": "Descendre d’une page.",
    "cap.pages": "Pg↑/Pg↓",
    "curtain.pass": "Passez le terminal à {who}.",
    "curtain.alone": "La suite ne regarde que {who}. Que les autres détournent les yeux.",
    "curtain.ready": "{who}, appuyez sur {key} quand personne d’autre ne regarde.",
    "curtain.everybody": "Tous peuvent regarder",
    "cap.curtain": "V",
    "key.curtain": "c’est moi",
    "key.curtain.help": "Lever le rideau et voir vos cartes.",
}
