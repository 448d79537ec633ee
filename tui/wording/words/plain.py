"""Words of playing line by line. What can be typed is a row of words, the first one is named."""

WORDS = {
    "plain.welcome": (
        "{game}, line by line. Every move is saved at once. Type help at any question.",
        "{game}, ligne par ligne. Chaque coup est aussitôt enregistré. "
        "Tapez aide à toute question.",
    ),
    "plain.kept": (
        "The game is saved as it is; “ludotheque resume --plain” goes on with it.",
        "La partie est enregistrée telle quelle ; « ludotheque resume --plain » la reprend.",
    ),
    "plain.ready": (
        "{who}, press Enter when nobody else is looking or listening.",
        "{who}, appuyez sur Entrée quand personne d’autre ne regarde ni n’écoute.",
    ),
    "plain.looked": (
        "Press Enter when you have seen your cards.",
        "Appuyez sur Entrée quand vous avez vu vos cartes.",
    ),
    "plain.not-cleared": (
        "This terminal cannot be cleared: what was shown before stands above the blank lines. "
        "Do not scroll back.",
        "Ce terminal ne s’efface pas : ce qui a été montré se trouve au-dessus des lignes vides. "
        "Ne remontez pas.",
    ),
    "plain.again": ("Press Enter to try again.", "Appuyez sur Entrée pour réessayer."),
    "plain.undone": ("Your last move is taken back.", "Votre dernier coup est repris."),
    "plain.no-undo": (
        "Nothing can be taken back here: you have not moved, another person has moved since, or "
        "hidden cards were shown.",
        "Rien ne peut être repris ici : vous n’avez pas joué, quelqu’un d’autre a joué depuis, ou "
        "des cartes cachées ont été montrées.",
    ),
    "plain.place": ("{place}. {who}: {score}", "{place}. {who} : {score}"),
    "plain.anytime": ("At any question you can type:", "À toute question, vous pouvez taper :"),
    "plain.order": ("{word}: {what}", "{word} : {what}"),
    "plain.help": ("what can be typed", "ce qui peut être tapé"),
    "plain.position": ("where everything lies", "où en est la table"),
    "plain.table": ("the table as a drawing", "la table dessinée"),
    "plain.chronicle": ("all that has happened", "tout ce qui s’est passé"),
    "plain.hint": ("what the best robot would do", "ce que ferait le meilleur robot"),
    "plain.undo": ("take back your last move", "reprendre votre dernier coup"),
    "plain.rules": ("the rules of the game", "les règles du jeu"),
    "plain.quit": ("leave; the game is saved", "quitter ; la partie est enregistrée"),
    "plain.typed.help": ("help h ?", "aide h ?"),
    "plain.typed.position": ("position pos", "position pos"),
    "plain.typed.table": ("table", "table"),
    "plain.typed.chronicle": ("chronicle log", "chronique"),
    "plain.typed.hint": ("hint", "conseil"),
    "plain.typed.undo": ("undo u back", "reprendre annuler u"),
    "plain.typed.rules": ("rules", "règles regles"),
    "plain.typed.quit": ("quit q exit", "quitter q sortir"),
    "typed.yes": ("yes y", "oui o"),
    "typed.no": ("no n", "non n"),
    # The first question, without a game
    "plain.home": ("What would you like to do?", "Que voulez-vous faire ?"),
    "plain.continue": ("Go on with the last game: {game}", "Reprendre la dernière partie : {game}"),
    "plain.new": ("New game of {game}", "Nouvelle partie : {game}"),
    "plain.new.help": (
        "“ludotheque play --help” tells how to choose players, robots and options.",
        "« ludotheque play --help » dit comment choisir joueurs, robots et options.",
    ),
    "plain.number": ("Type a number, or quit.", "Tapez un numéro, ou quitter."),
    # Dolce Vita
    "dv.plain.columns": (
        "The columns, from the bottom, with what may go this round:",
        "Les colonnes, du bas vers le haut, avec ce qui peut partir ce tour-ci :",
    ),
    "dv.plain.more": ("{n} more above", "{n} au-dessus"),
    "dv.plain.bids": ("cards: {bids}", "cartes : {bids}"),
    "dv.plain.bid": ("{who} {cards}", "{who} {cards}"),
    "dv.plain.nothing": ("nothing yet", "rien encore"),
    "dv.plain.fortune": ("{who}: {owned}; {sum} in all", "{who} : {owned} ; {sum} en tout"),
    "dv.plain.hand": ("Your cards: {cards}.", "Vos cartes : {cards}."),
    "dv.plain.how": (
        "Type a card and a column, such as 3 C. With a question mark, 3 C ?, you hear first what "
        "it would bring; C alone tells what lies there.",
        "Tapez une carte et une colonne, par exemple 3 C. Avec un point d’interrogation, 3 C ?, "
        "on vous dit d’abord ce que cela donnerait ; C seul dit ce qui s’y trouve.",
    ),
    # Der Große Dalmuti
    "da.plain.seat": (
        "{who}, {title}: {held}, {points}",
        "{who}, {title} : {held}, {points}",
    ),
    "da.plain.trick": ("{trick}: {moves}", "{trick} : {moves}"),
    "da.plain.hand": ("Your hand: {cards}.", "Votre main : {cards}."),
    "da.plain.beat": ("You can play {plays}.", "Vous pouvez jouer {plays}."),
    "da.plain.gift.1": (
        "Which card do you give to {who}?",
        "Quelle carte donnez-vous à {who} ?",
    ),
    "da.plain.gift.2": (
        "Which two cards do you give to {who}?",
        "Quelles deux cartes donnez-vous à {who} ?",
    ),
    "da.plain.may-call": (
        "You hold both Jesters: you may call a revolution instead, and nobody pays tax. "
        "Type revolution.",
        "Vous avez les deux bouffons : vous pouvez déclencher une révolution, et personne ne "
        "paie. Tapez révolution.",
    ),
    "da.plain.send": (
        "Who gets the card? 1: {meant}, as meant; 2: {peon}.",
        "À qui la carte ? 1 : {meant}, comme prévu ; 2 : {peon}.",
    ),
    "da.plain.how.send": ("Type 1 or 2.", "Tapez 1 ou 2."),
    "da.plain.how.gift": (
        "Type the ranks of the cards you give, such as 11 12, or J for a Jester.",
        "Tapez les rangs des cartes que vous donnez, par exemple 11 12, ou B pour un bouffon.",
    ),
    "da.plain.how.revolution": ("Type yes or no.", "Tapez oui ou non."),
    "da.plain.how.lead": (
        "Lead any number of cards of one rank: 3x7 is three cards of rank 7, 7 alone all you "
        "have, 3x7 J three with a Jester among them, J the Jester alone.",
        "Jouez autant de cartes que vous voulez d’un seul rang. 3x7 : trois cartes de rang 7 ; "
        "7 seul : toutes ; 3x7 B : trois dont un bouffon ; B : le bouffon seul.",
    ),
    "da.plain.how.beat": (
        "Type a play such as 3x7, or 3x7 J with a Jester among them, or its rank alone, or pass.",
        "Tapez un coup, par exemple 3x7, ou 3x7 B avec un bouffon, ou son rang seul, ou passe.",
    ),
    "da.typed.pass": ("pass p", "passe passer p"),
    "da.typed.call": ("revolution r", "révolution revolution r"),
    # Dolorès
    "do.plain.side": ("Before {who}, {role}: {cards}", "Devant {who}, {role} : {cards}"),
    "do.plain.highest": ("highest", "la plus forte"),
    "do.plain.lowest": ("lowest", "la plus faible"),
    "do.plain.nothing": ("nothing", "rien"),
    "do.plain.loot": ("{who}: {loot}; {points}", "{who} : {loot} ; {points}"),
    "do.plain.announce": ("announce {words}", "annoncer {words}"),
    "do.plain.card": ("{n}. {card}, before {who}", "{n}. {card}, devant {who}"),
    "do.plain.how.gesture": (
        "Type a number, or initials: s, f, d for share, fight, dodge; a s announces the first; "
        "with Trick, s f commits two.",
        "Tapez un numéro, ou des initiales : p, c, e pour partage, conflit, esquive ; a p annonce "
        "le premier ; avec Ruse, p c en choisit deux.",
    ),
    "do.plain.how.bet": (
        "Type a number, or the initials of two gestures, the donor’s first, such as s f; or no.",
        "Tapez un numéro, ou les initiales de deux gestes, celui du donneur d’abord, par exemple "
        "p c ; ou non.",
    ),
    "do.plain.how.claim": (
        "You alone see the cards. Say what you like of each, true or false: 2 gold 3. "
        "Or no, to say no more.",
        "Vous seul voyez les cartes. Dites ce que vous voulez de chacune, vrai ou faux : 2 or 3. "
        "Ou non, pour ne plus rien dire.",
    ),
    "do.plain.how.take": (
        "Type the numbers of the cards you take, such as 1 3, or no for none.",
        "Tapez les numéros des cartes que vous prenez, par exemple 1 3, ou non pour aucune.",
    ),
    "do.plain.how.number": ("Type one of the numbers.", "Tapez un des numéros."),
}
