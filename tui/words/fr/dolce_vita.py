"""The words of Dolce Vita. Categories: 1 house to 7 holiday, 8 money."""

from typing import Final

WORDS: Final = {
    "dv.name.1": "maison",
    "dv.name.1:the": "la maison",
    "dv.name.1:that": "celle",
    "dv.name.2": "voiture",
    "dv.name.2:the": "la voiture",
    "dv.name.2:that": "celle",
    "dv.name.3": "bateau",
    "dv.name.3:the": "le bateau",
    "dv.name.3:that": "celui",
    "dv.name.4": "cheval",
    "dv.name.4:the": "le cheval",
    "dv.name.4:that": "celui",
    "dv.name.5": "bijou",
    "dv.name.5:the": "le bijou",
    "dv.name.5:that": "celui",
    "dv.name.6": "montre",
    "dv.name.6:the": "la montre",
    "dv.name.6:that": "celle",
    "dv.name.7": "vacances",
    "dv.name.7:the": "les vacances",
    "dv.name.7:that": "celles",
    "dv.name.8": "argent",
    "dv.name.8:the": "la carte argent",
    "dv.object": "{name}\N{NO-BREAK SPACE}{worth}",
    "dv.object:the": "{name:the} de {worth}",
    "dv.object:that": "{name:that} de {worth}",
    "dv.short.1": "Ma",
    "dv.short.2": "Vo",
    "dv.short.3": "Ba",
    "dv.short.4": "Ch",
    "dv.short.5": "Bi",
    "dv.short.6": "Mo",
    "dv.short.7": "Va",
    "dv.round": "tour {round} sur {rounds}",
    "dv.begins": "{who} commence",
    "dv.dealing": "on dispose les objets",
    "dv.asked.place": "{who}, placez une carte",
    "dv.asked.wait": "{who} place une carte",
    "dv.asked.award": "attribution de la colonne {column}",
    "dv.asked.gather": "chacun reprend ses cartes",
    "dv.asked.over": "la partie est terminée",
    "dv.fortunes": "Fortunes",
    "dv.sum": "tot",
    "dv.hand": "main",
    "dv.missing.card": "Choisissez une carte ({cards}).",
    "dv.missing.column": "Choisissez d’abord une colonne (A–G).",
    "key.dv.card": "carte",
    "key.dv.card.help": "Choisir la carte numérotée à placer.",
    "key.dv.column": "colonne",
    "key.dv.column.help": "Choisir la colonne sous laquelle la placer.",
    "key.dv.place": "placer",
    "key.dv.place.help": "Placer la carte choisie sous la colonne choisie.",
    "key.dv.left": "colonne à gauche",
    "key.dv.left.help": "Choisir la colonne à gauche.",
    "key.dv.right": "colonne à droite",
    "key.dv.right.help": "Choisir la colonne à droite.",
    "key.dv.lower": "carte plus faible",
    "key.dv.lower.help": "Choisir, dans votre main, la carte juste au-dessous.",
    "key.dv.higher": "carte plus forte",
    "key.dv.higher.help": "Choisir, dans votre main, la carte juste au-dessus.",
    "dv.button": "{key} : placer",
    "dv.choose": "Choisissez une carte ({cards}) et une colonne (A–G).",
    "dv.choose.column": "{card} sous quelle colonne ? (A–G)",
    "dv.choose.card": "Colonne {column} : quelle carte ? ({cards})",
    "dv.place": "Le {card} en {column} ?",
    "dv.would.take": "En l’état, vous prenez {object:the}",
    "dv.would.replace": "En l’état, vous échangez {old:the} contre {object:that}",
    "dv.would.nothing": "En l’état, il ne reste rien pour vous",
    "dv.would.tie": "Égalité avec {who} : vos totaux s’annulent",
    "dv.would.ties": "Égalité avec {who} : tous ces totaux s’annulent",
    "dv.would.dump": "Colonne vide : rien à gagner",
    "dv.tell.deal": "63 objets en 7 colonnes",
    "dv.tell.round": "Tour {round}",
    "dv.tell.place": "{who} place le {card} en {column}",
    "dv.tell.column": "Colonne {column}",
    "dv.tell.take": "{who} prend {object:the}",
    "dv.tell.exchange": "{who} prend {object:the}, au lieu de {old}",
    "dv.tell.with": "{who} (avec {n})",
    "dv.tell.nothing": "{who} ne trouve plus rien",
    "dv.tell.struck": "{who} à égalité : totaux annulés",
    "dv.tell.tied": "{who} à égalité à {n} : totaux annulés",
    "dv.tell.rotate": "aucune carte : l’objet du bas passe en haut",
    "dv.tell.stays": "la colonne reste telle quelle",
    "dv.tell.both": "{first} ; {second}",
    "dv.tell.empty": "rien à prendre",
    "dv.chart": "Les fortunes au fil des tours (×100 000)",
    "illegal.dolce-vita.placing": "Les joueurs placent encore des cartes.",
    "illegal.dolce-vita.no-such-place": "Cette carte ou cette colonne n’existe pas.",
    "illegal.dolce-vita.card-not-in-hand": "Vous n’avez plus le {card} en main.",
    "illegal.dolce-vita.not-this-column": "On attribue une autre colonne.",
    "illegal.dolce-vita.round-not-over": "Le tour n’est pas terminé.",
    "illegal.dolce-vita.dealt-already": "Les objets sont déjà disposés.",
    "illegal.dolce-vita.impossible-deal": "Ces objets ne peuvent pas être disposés.",
    "option.dolce-vita.hundreds": "Cartes argent de 100 000 (sur 17)",
    "option.dolce-vita.first": "Premier joueur",
    "option.dolce-vita.first.seat-1": "place 1",
    "option.dolce-vita.first.random": "au hasard",
    "game.dolce-vita": "Dolce Vita",
    "help.table.dolce-vita": (
        "Sous une colonne, «\N{NO-BREAK SPACE}4+3=7\N{NO-BREAK SPACE}» donne deux cartes et leur "
        "total ; quand la place manque, «\N{NO-BREAK SPACE}=7\N{NO-BREAK SPACE}» est le total de "
        "plusieurs cartes."
    ),
    # The lesson
    "guide.dv.columns": (
        "Sept colonnes, A à G, mêlent maisons, voitures, bateaux, chevaux, bijoux, montres, "
        "vacances. À la fin, la plus grande fortune gagne. À chaque tour, vous placez cinq cartes "
        "sous les colonnes ; puis, dans chacune, le plus haut total prend l’objet du bas, le "
        "suivant celui d’au-dessus."
    ),
    "guide.dv.first": (
        "Vous êtes {me}. La maison de 700 000 est en bas de A. Appuyez sur *5*, puis *A* : la "
        "ligne sous vos cartes dit ce que cela donnerait en l’état. *{@dolce-vita.commit:Entrée}* "
        "place la carte, *{@dolce-vita.cancel:Échap}* efface ce choix."
    ),
    "guide.dv.tie": (
        "En B, il y a un cheval de 600 000, et un 4 s’y trouve déjà. Appuyez sur *4* et *B*, et "
        "lisez : les totaux égaux s’annulent. Pour B, appuyez donc plutôt sur *6*, puis "
        "*{@dolce-vita.commit:Entrée}*."
    ),
    "guide.dv.alone": (
        "Personne n’a rien placé sous G, où une carte argent de 200 000 attend en bas. Sans "
        "rival, même un 1 la prend. Appuyez sur *1*, *G*, *{@dolce-vita.commit:Entrée}*."
    ),
    "guide.dv.signs": (
        "Le signe à droite d’un objet est celui du joueur qui le prendrait en l’état ; le vôtre "
        "est {me}. Sous D, deux totaux sont égaux : écrits entre ~\N{NO-BREAK SPACE}~, ils ne "
        "gagnent rien."
    ),
    "guide.dv.sum": (
        "Vos cartes sous une même colonne s’additionnent. Renforcez le 5 que vous avez sous A : "
        "*2*, *A*, *{@dolce-vita.commit:Entrée}* ; votre total y passe à 7."
    ),
    "guide.dv.struck": (
        "Regardez D : deux 5, qui s’annulent si rien ne s’y ajoute. Votre 3 "
        "l’emporterait alors, et il y a un bijou de 700 000. Appuyez sur *3*, *D*, "
        "*{@dolce-vita.commit:Entrée}*."
    ),
    "guide.dv.award": (
        "Chacun a placé cinq cartes et en garde une. On attribue maintenant les colonnes, de "
        "gauche à droite. Appuyez sur *{@dolce-vita.commit:Entrée}* et regardez A."
    ),
    "guide.dv.column-a": (
        "Votre total de 7 a pris la maison, le 3 la voiture au-dessus, le 2 le bateau. Sous « "
        "Fortunes », le 7 de votre ligne, dans la colonne des maisons, vaut 700 "
        "000\N{NO-BREAK SPACE}; {leads} marque la plus grande fortune. Vient ensuite B, où deux 4 "
        "sont à égalité."
    ),
    "guide.dv.column-b": (
        "Les 4 se sont annulés, chacun a repris le sien, et votre 6 a pris le cheval. Vient "
        "ensuite C, où il n’y a que la carte de {other}, qui a déjà une voiture : le + à côté "
        "de ce signe indique que la nouvelle vaut davantage."
    ),
    "guide.dv.column-c": (
        "On ne possède qu’un bien de chaque catégorie ; l’argent, lui, se garde sans limite. La "
        "nouvelle voiture reste, meilleure ou non, et l’ancienne va en haut de C. Prendre un objet "
        "peut donc aussi vous appauvrir."
    ),
    "guide.dv.column-d": (
        "Les deux 5 se sont annulés, et votre 3 a pris le bijou de 700 000. Encore trois colonnes "
        "; puis chacun reprend toutes ses cartes. Là où personne n’a placé de carte, l’objet du "
        "bas passe en haut de sa colonne."
    ),
    "guide.dv.end": (
        "Voilà un tour : 2 200 000 pour vous, notés 22. À trois, on en joue six (à quatre, quatre "
        "; à cinq, cinq) ; puis la plus grande fortune gagne, et des fortunes égales se partagent "
        "la victoire. *?* (ou *F1*) explique les autres touches."
    ),
    # Hints and the review
    "hint.worth.dolce-vita": "chances de gagner la partie",
    "dv.given": "{object} (que {who} rend)",
    "dv.won-first": " (sans doute à prendre d’abord dans la colonne {column})",
    "dv.standing.ahead": ("vous avez {amount} d’avance sur {who} ; tour {n} sur {of}"),
    "dv.standing.ahead.theirs": ("{mover} a {amount} d’avance sur {who} ; tour {n} sur {of}"),
    "dv.standing.behind": ("vous avez {amount} de retard sur {who} ; tour {n} sur {of}"),
    "dv.standing.behind.theirs": ("{mover} a {amount} de retard sur {who} ; tour {n} sur {of}"),
    "dv.standing.level": ("vous êtes à égalité avec {who} ; tour {n} sur {of}"),
    "dv.standing.level.theirs": ("{mover} est à égalité avec {who} ; tour {n} sur {of}"),
    "dv.standing.last.ahead": (
        "dernier tour ; en l’état, vous finissez avec {amount} d’avance sur {who}"
    ),
    "dv.standing.last.ahead.theirs": (
        "dernier tour ; en l’état, {mover} finit avec {amount} d’avance sur {who}"
    ),
    "dv.standing.last.behind": (
        "dernier tour ; en l’état, vous finissez avec {amount} de retard sur {who}"
    ),
    "dv.standing.last.behind.theirs": (
        "dernier tour ; en l’état, {mover} finit avec {amount} de retard sur {who}"
    ),
    "dv.standing.last.level": "dernier tour ; en l’état, vous finissez à égalité avec {who}",
    "dv.standing.last.level.theirs": (
        "dernier tour ; en l’état, {mover} finit à égalité avec {who}"
    ),
    "dv.could.place": "{card} sous la colonne {column}",
    "dv.could.place.brief": "{card} en {column}",
    # Line by line
    "dv.plain.columns": ("Les colonnes, du bas vers le haut, avec ce qui peut partir ce tour-ci :"),
    "dv.plain.more": "{n} au-dessus",
    "dv.plain.column": "{column} : {things}",
    "dv.plain.bids": "{column} ; cartes : {bids}",
    "dv.plain.bid": "{who}\N{NO-BREAK SPACE}{cards}",
    "dv.plain.nothing": "rien encore",
    "dv.plain.fortune": "{who} : {owned} ; {sum} en tout",
    "dv.plain.fortunes": "Fortunes : {fortunes}",
    "dv.plain.hand": "Vos cartes : {cards}.",
    "dv.plain.how": (
        "Tapez une carte et une colonne, par exemple 3 C. Avec un point d’interrogation, 3 C ?, "
        "vous saurez d’abord ce que cela donnerait ; C seul dit ce qui s’y trouve."
    ),
    "outlook.end.dolce-vita": "Tour {n}",
    "review.unit.dolce-vita": "Chances de gagner, en %",
    "review.open.dolce-vita": "Estimation rapide",
    "outlook.open.dolce-vita": "estimation rapide",
    "what.review.open.dolce-vita": "Chances de la position",
    "what.review.open.dolce-vita.is": (
        "Où en est la partie, si l’on joue le tour jusqu’au bout, vite et de nombreuses "
        "fois, entre joueurs de même force. Les coups sont jugés par une recherche plus "
        "longue."
    ),
    # The bundled examples
    "sample.dv-e1": "Les totaux égaux s’annulent",
    "sample.dv-e1.about": (
        "Dans la première colonne, Rossa et Gialla ont toutes deux un total de 3 : elles "
        "reprennent leurs cartes. Le 4 de Verde prend le bijou, le 1 de Blu la maison "
        "au-dessus."
    ),
    "sample.dv-e2": "Le plus fort total se sert d’abord",
    "sample.dv-e2.about": (
        "Dans la dernière colonne, Rossa dépasse Gialla, et Gialla dépasse Verde : la montre, puis "
        "deux fois 100 000, de bas en haut."
    ),
    "sample.dv-e3": "La nouvelle voiture chasse l’ancienne",
    "sample.dv-e3.about": (
        "Verde possède la voiture de 400 000 et gagne celle de 700 000 : l’ancienne va en haut "
        "de cette colonne."
    ),
    "option.dolce-vita.hundreds.help": (
        "Sur les 17 cartes argent, combien valent 100 000 ; les autres valent 200 000."
    ),
    "option.dolce-vita.first.help": "Qui commence : la première place, ou une place au hasard.",
}
