"""Words of the help: what every screen is for, and the palette of commands."""

from typing import Final

SIGNS: Final = (
    "Sur la frise (là où plusieurs signes se superposent, on voit le plus important) :\n"
    "{tick} début d’un tour, d’une manche ou, à Dolorès, d’un partage\n"
    "{turned} nouveau meneur, ou égalité en tête ; à Der Große Dalmuti, aussi une révolution\n"
    "{returned} coup annulé\n"
    "{noted} note (chaque conseil en laisse une) ; une note qui juge le coup montre son "
    "signe à la place, par exemple « ! »\n"
    "{branched} branche ou coups essayés"
)
"""The signs on a timeline."""

WORDS: Final = {
    "help.title": "Aide",
    "help.keys": "Ce que vous pouvez faire",
    "help.everywhere": "Partout",
    "help.mouse": "À la souris",
    "help.mouse.text": (
        "Tout ce qui est écrit sur la ligne du bas se clique, de même que les lignes, les "
        "valeurs, les cartes et cette aide. La molette fait défiler."
    ),
    "help.waits": (
        "La partie attend pendant que vous lisez les règles, une explication ou cette aide."
    ),
    "help.close": "fermer",
    "help.close.help": "Fermer l’aide.",
    "about.HomeScreen": (
        "L’accueil. Reprenez la dernière partie, commencez-en une autre, revoyez celles que "
        "vous avez jouées, ou lisez les règles. Les cartes montrent les jeux ; « Nouvelle "
        "partie » prend celui dont le cadre est coloré. La lettre en couleur ouvre aussitôt "
        "sa ligne."
    ),
    "about.NewGameScreen": (
        "Qui joue, et avec quelles options. Vous pouvez tout laisser tel quel : « Commencer » "
        "ouvre aussitôt la partie. Dans un champ, {@new_game.app.focus_next:Entrée} va au suivant. "
        "Plusieurs joueurs humains peuvent se partager le clavier ; les robots prennent les autres "
        "places. La même graine redonne les mêmes cartes."
    ),
    "about.SavedGamesScreen": (
        "Chaque partie s’enregistre au fil du jeu : vous n’avez rien à faire. Ouvrez une partie en "
        "cours pour la reprendre, une partie terminée pour la revoir ; « Revoir une partie "
        "terminée », à l’accueil, ne montre que les parties terminées. Pour aller vite, la liste "
        "ne lit que le début et la fin de chaque fichier ; {@saved_games.verify:K} le vérifie en "
        "entier. Si une partie enregistrée est endommagée, tout ce qui est intact est récupéré et "
        "le fichier d’origine conservé."
    ),
    "about.ExamplesScreen": (
        "Les exemples des règles, chacun dans une partie entière. Ouvrez-en un pour voir comment "
        "il se termine, et revenez en arrière pour voir comment on y arrive."
    ),
    "about.RulesScreen": (
        "Les règles des jeux, avec des exemples. Les règles maison disent comment joue ce "
        "programme là où il complète ou remplace la règle imprimée."
    ),
    "about.SettingsScreen": (
        "Vos changements s’appliquent immédiatement, sur tous les écrans, et valent aussi pour la "
        "prochaine fois."
    ),
    "about.ThemesScreen": (
        "Le thème sous le curseur s’applique aussitôt ; Entrée le choisit, {@themes.back:Échap} "
        "revient au précédent. Mettez vos propres thèmes dans le dossier « themes » à côté des "
        "réglages."
    ),
    "about.ConfirmScreen": (
        "Une confirmation avant ce que l’on pourrait regretter. Un réglage la supprime, sauf avant "
        "ce qui est irréversible."
    ),
    "about.PlayScreen": (
        "La table. La ligne du haut dit qui doit jouer et quoi faire, celle du bas montre les "
        "principales touches du moment. Chaque coup est aussitôt enregistré : vous pouvez partir "
        "quand vous voulez et reprendre plus tard."
    ),
    "about.ReplayScreen": (
        "Une partie, coup par coup. Rien de ce que vous faites ici ne change ce qui a été joué. "
        "Tapez le numéro d’une étape, puis {@replay.go:Entrée}, pour y aller, ou cliquez sur la "
        "frise ou, quand elle est affichée, dans la chronique.\n"
        f"{SIGNS}\n"
        "? juste avant une erreur ou une gaffe du joueur dont vous voyez le jeu\n"
        "L’analyse d’une partie terminée ({@replay.review:A}) calcule les chances en connaissant "
        "toutes les cartes, et ce que valait chaque choix d’après ce que le joueur savait. Une "
        "imprécision coûte au moins 5 points de pourcentage de chances de gagner, une erreur 10, "
        "une gaffe 20 ; à Der Große Dalmuti, au moins 0,05 place, 0,1 place ou 0,2 place par "
        "adversaire (0,2, 0,4 ou 0,8 contre quatre). ± donne la marge d’erreur. "
        "Si une phrase finit par …, {@replay.what:I} en montre la suite.\n"
        "Pour exporter une partie, ouvrez la liste des parties enregistrées."
    ),
    "about.LookBackScreen": (
        "Ce que vous avez vu de la partie, coup par coup. Les autres joueurs n’en voient rien.\n"
        f"{SIGNS}"
    ),
    "about.ResultScreen": (
        "Comment la partie s’est terminée, et comment on en est arrivé là. Le coup le plus "
        "coûteux est cherché par l’analyse, qui commence ici d’elle-même. Le tournant est le "
        "dernier changement en tête, au vu de la table à ce moment-là. S’il y a la place, un "
        "graphique suit, où les joueurs très proches partagent une ligne. Un défi se tente en "
        "plus de la victoire ; il ne rapporte aucun point. Les statistiques en donnent la liste."
    ),
    "about.CurtainScreen": (
        "Plusieurs joueurs se partagent ce clavier, et les cartes du suivant ne regardent que lui. "
        "Changez de place, puis continuez."
    ),
}
