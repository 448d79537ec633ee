"""Words of the help: what every screen is for, and the palette of commands."""

WORDS = {
    "help.title": ("Help", "Aide"),
    "help.keys": ("What you can do now", "Ce que vous pouvez faire"),
    "help.everywhere": ("Everywhere", "Partout"),
    "help.mouse": ("With the mouse", "À la souris"),
    "help.mouse.text": (
        "Whatever is written in the bottom line can be clicked, and so can rows, values, cards and "
        "the lines of this help. The wheel scrolls.",
        "Tout ce qui est écrit sur la ligne du bas se clique, de même que les lignes, les "
        "valeurs, les cartes et cette aide. La molette fait défiler.",
    ),
    "help.close": ("close", "fermer"),
    "help.close.help": ("Close the help.", "Fermer l’aide."),
    "about.HomeScreen": (
        "The first screen. Go on with the last game, begin another, look at what was played, or "
        "read the rules. The cards show the games; the one with the bright border is the game "
        "that a new game will be of.",
        "Le premier écran. Reprenez la dernière partie, commencez-en une autre, revoyez celles "
        "qui ont été jouées, ou lisez les règles. Les cartes montrent les jeux ; celui dont le "
        "bord est vif sera celui de la nouvelle partie.",
    ),
    "about.NewGameScreen": (
        "Who plays, and on which terms. Whatever you leave as it is will do: Enter begins the "
        "game at once. Several people may share the keyboard; the robots take the other seats. "
        "The same seed deals the same cards again.",
        "Qui joue, et à quelles conditions. Tout convient tel quel : Entrée commence aussitôt la "
        "partie. Plusieurs personnes peuvent se partager le clavier ; les robots prennent les "
        "autres places. La même graine redonne les mêmes cartes.",
    ),
    "about.SavedGamesScreen": (
        "Every game is saved while it is played, so there is nothing to save by hand. Open an "
        "unfinished game to go on with it and a finished one to step through it. Of a damaged "
        "save, all is kept that is good, and the file as it was.",
        "Chaque partie s’enregistre au fil du jeu : il n’y a rien à sauvegarder soi-même. Ouvrez "
        "une partie en cours pour la reprendre, une partie finie pour la revoir. D’une "
        "sauvegarde endommagée, on garde tout ce qui est bon, et le fichier tel qu’il était.",
    ),
    "about.ExamplesScreen": (
        "The examples of the rules, each in a whole game. Open one to see what it came to, and "
        "step back to see how.",
        "Les exemples des règles, chacun dans une partie entière. Ouvrez-en un pour voir ce qu’il "
        "en est advenu, et revenez en arrière pour voir comment.",
    ),
    "about.RulesScreen": (
        "The rules of the games, with examples. Where the rules say nothing, a house ruling "
        "says how this program plays.",
        "Les règles des jeux, avec des exemples. Là où les règles se taisent, une règle maison "
        "dit comment joue ce programme.",
    ),
    "about.SettingsScreen": (
        "What you change here holds at once, on every screen, and for the next time.",
        "Ce que vous changez ici vaut aussitôt, sur tous les écrans, et pour la prochaine fois.",
    ),
    "about.ThemesScreen": (
        "The theme under the cursor is worn at once; Enter keeps it, Escape goes back to the one "
        "before. Put theme files of your own into the folder “themes” beside the settings.",
        "Le thème sous le curseur est porté aussitôt ; Entrée le garde, Échap revient au "
        "précédent. Mettez vos propres thèmes dans le dossier « themes » à côté des réglages.",
    ),
    "about.ConfirmScreen": (
        "A question before something you may regret. The settings say whether it is asked.",
        "Une question avant ce que l’on pourrait regretter. Les réglages disent si elle est posée.",
    ),
    "about.PlayScreen": (
        "The table. The top line says what is asked of whom, the bottom line which keys work "
        "now. Every move is saved as it is made: you may leave at any time and go on later.",
        "La table. La ligne du haut dit ce qu’on attend et de qui, celle du bas les touches qui "
        "servent. Chaque coup est aussitôt enregistré : vous pouvez partir à tout moment et "
        "reprendre plus tard.",
    ),
    "about.ReplayScreen": (
        "A game, move by move. Nothing you do here changes what was played. Type the number of "
        "an entry to go there, or click on the timeline or in the chronicle. On the timeline a "
        "tick is where a round or hand begins, a star where somebody else took the lead, a round "
        "arrow where a move was taken back, a diamond or a judgement where something is noted.",
        "Une partie, coup par coup. Rien de ce que vous faites ici ne change ce qui a été "
        "joué. Tapez le numéro d’une entrée pour y aller, ou cliquez sur la frise ou "
        "dans la chronique. Sur la frise, un trait marque le début d’un tour ou d’une manche, "
        "une étoile un changement en tête, une flèche ronde un coup repris, un losange ou un "
        "jugement une note.",
    ),
    "about.LookBackScreen": (
        "What you have seen of the game so far, move by move. The game waits meanwhile, and "
        "nobody learns that you look.",
        "Ce que vous avez vu de la partie, coup par coup. La partie attend pendant ce temps, et "
        "personne ne sait que vous regardez.",
    ),
    "about.ResultScreen": (
        "How the game ended, and how it came to that.",
        "Comment la partie s’est terminée, et comment on en est arrivé là.",
    ),
    "about.CurtainScreen": (
        "Several people share this keyboard, and the next one’s cards are nobody else’s "
        "business. Change seats, then go on.",
        "Plusieurs personnes se partagent ce clavier, et les cartes de la suivante ne regardent "
        "qu’elle. Changez de place, puis continuez.",
    ),
    "palette.search": ("Find a command…", "Trouver une commande…"),
    "palette.none": ("No such command", "Aucune commande de ce nom"),
}
