"""The words of Der Große Dalmuti. Ranks: 1 Dalmuti to 12 Peasant, 13 Jester.

In French the cards are written small and the titles large: a peasant is a card, the Paysan a
player.
"""

from typing import Final

WORDS: Final = {
    "da.name.1": "Grand Dalmuti",
    "da.name.2": "archevêque",
    "da.name.3": "comte",
    "da.name.4": "baronne",
    "da.name.5": "abbesse",
    "da.name.6": "chevalier",
    "da.name.7": "couturière",
    "da.name.8": "maçon",
    "da.name.9": "cuisinière",
    "da.name.10": "bergère",
    "da.name.11": "tailleur de pierre",
    "da.name.12": "paysan",
    "da.name.13": "bouffon",
    "da.short.1": "Dalmuti",
    "da.short.2": "archev.",
    "da.short.3": "comte",
    "da.short.4": "baronne",
    "da.short.5": "abbesse",
    "da.short.6": "cheval.",
    "da.short.7": "coutur.",
    "da.short.8": "maçon",
    "da.short.9": "cuisin.",
    "da.short.10": "bergère",
    "da.short.11": "taill.",
    "da.short.12": "paysan",
    "da.short.13": "bouffon",
    "da.one.1": "la carte Grand Dalmuti",
    "da.one.2": "un archevêque",
    "da.one.3": "un comte",
    "da.one.4": "une baronne",
    "da.one.5": "une abbesse",
    "da.one.6": "un chevalier",
    "da.one.7": "une couturière",
    "da.one.8": "un maçon",
    "da.one.9": "une cuisinière",
    "da.one.10": "une bergère",
    "da.one.11": "un tailleur de pierre",
    "da.one.12": "un paysan",
    "da.one.13": "un bouffon",
    "da.many.1": "Grands Dalmutis",
    "da.many.2": "archevêques",
    "da.many.3": "comtes",
    "da.many.4": "baronnes",
    "da.many.5": "abbesses",
    "da.many.6": "chevaliers",
    "da.many.7": "couturières",
    "da.many.8": "maçons",
    "da.many.9": "cuisinières",
    "da.many.10": "bergères",
    "da.many.11": "tailleurs de pierre",
    "da.many.12": "paysans",
    "da.many.13": "bouffons",
    "da.number.2": "deux",
    "da.number.3": "trois",
    "da.number.4": "quatre",
    "da.number.5": "cinq",
    "da.number.6": "six",
    "da.number.7": "sept",
    "da.number.8": "huit",
    "da.number.9": "neuf",
    "da.number.10": "dix",
    "da.number.11": "onze",
    "da.number.12": "douze",
    "da.number.13": "treize",
    "da.number.14": "quatorze",
    "da.some": "{number} {cards}",
    "da.ranked": "{cards}\N{NO-BREAK SPACE}({rank})",
    "da.with.1": "{cards}, dont un bouffon",
    "da.with.2": "{cards}, dont deux bouffons",
    "help.table.dalmuti": (
        "Sous votre main : {check} couvre le pli, +B le couvre avec un bouffon, + marque les "
        "bouffons qui y aident, {dot} le reste."
    ),
    "da.jester": "B",
    "da.nth.1": "1re",
    "da.nth.2": "2e",
    "da.nth.3": "3e",
    "da.nth.4": "4e",
    "da.nth.5": "5e",
    "da.nth.6": "6e",
    "da.nth.7": "7e",
    "da.nth.8": "8e",
    "da.nth.9": "9e",
    "da.nth.10": "10e",
    "da.nth.11": "11e",
    "da.nth.12": "12e",
    "da.place": "{nth}\N{NO-BREAK SPACE}place",
    "da.title.greater-dalmuti": "Grand Dalmuti",
    "da.title.lesser-dalmuti": "Petit Dalmuti",
    "da.title.merchant": "marchand",
    "da.title.lesser-peon": "Paysan",
    "da.title.greater-peon": "Esclave",
    "da.title.greater-dalmuti.short": "Gd Dalmuti",
    "da.title.lesser-dalmuti.short": "Pt Dalmuti",
    "da.title.merchant.short": "marchand",
    "da.title.lesser-peon.short": "Paysan",
    "da.title.greater-peon.short": "Esclave",
    "da.title.greater-dalmuti.tiny": "Gd Dal.",
    "da.title.lesser-dalmuti.tiny": "Pt Dal.",
    "da.title.merchant.tiny": "march.",
    "da.title.lesser-peon.tiny": "Paysan",
    "da.title.greater-peon.tiny": "Esclave",
    "da.hand": "manche {hand} sur {hands}",
    "da.trick": "pli {trick}",
    "da.status.lead": "a la main",
    "da.status.turn": "son tour",
    "da.status.led": "ouvre {play}",
    "da.status.pass": "passe",
    "da.status.chooses": "choisit",
    "da.status.chosen": "a choisi",
    "da.status.points": "{n} {n:point|points}",
    "da.status.called": "révolution !",
    "da.asked.draw": "chacun tire une carte",
    "da.asked.deal": "on va distribuer les cartes",
    "da.asked.send": "{who}, à qui la carte ?",
    "da.asked.send.wait": "{who} décide pour la carte",
    "da.asked.gift": "{who}, que donnez-vous ?",
    "da.asked.gift.wait": "{who} préparent la taxe",
    "da.asked.gift.wait.one": "{who} choisit les cartes à donner",
    "da.asked.revolution": "{who}, une révolution ?",
    "da.asked.collect": "la manche commence",
    "da.asked.lead": "{who}, vous avez la main",
    "da.asked.lead.wait": "{who} a la main",
    "da.asked.beat": "{who}, couvrez {play} ou passez",
    "da.asked.beat.wait": "{who} face à {play}",
    "da.forced": "Rien dans votre main ne couvre {play}",
    "da.asked.sweep": "{who} prend la main",
    "da.asked.score": "la manche est terminée",
    "da.asked.over": "la partie est terminée",
    "da.mine": "main",
    "da.mine.tax": "taxe : donné {gave} ; reçu {received}",
    "da.cards": "{n} {n:carte|cartes}",
    "da.out": "Main vide : {place}.",
    "da.felt.draw": "La meilleure carte fait le Grand Dalmuti.",
    "da.felt.again": "À cartes égales (=), on tire à nouveau.",
    "da.felt.drawn": "Les places sont tirées au sort.",
    "da.felt.seats": "Manche {hand} terminée. Nouvel ordre :",
    "da.felt.becomes": "{who} devient {title}",
    "da.felt.stays": "{who} reste {title}",
    "da.felt.slip": "montrée par erreur, destinée à {who}",
    "da.felt.sent": "elle revient à {who}",
    "da.felt.tax": "{dalmuti} et {peon} : {cards}",
    "da.felt.taxes": "La taxe",
    "da.felt.called": "{who} a les deux bouffons : révolution !",
    "da.felt.greater": "Tout l’ordre social est renversé.",
    "da.felt.give": "vous donnez",
    "da.felt.receive": "vous recevez",
    "da.felt.gave": "vous avez donné",
    "da.felt.received": "vous avez reçu",
    "da.felt.exchanged": "{cards}",
    "da.felt.to": "à {who}",
    "da.felt.from": "de {who}",
    "da.felt.play": "{who} : {play}",
    "da.felt.before": "avant : {plays}",
    "da.felt.free": "autant de cartes qu’on veut, d’un seul rang",
    "da.felt.swept": "{who} prend la main",
    "da.felt.left": "{who} reste avec {cards}",
    "da.felt.over": "La partie est terminée",
    "da.choose.lead": "Vous avez la main : choisissez un rang",
    "da.choose.beat": "Choisissez les cartes à jouer",
    "da.choose.pass": "Vous n’avez rien pour couvrir",
    "da.choose.gift": (
        "{n:Choisissez la carte|Choisissez les cartes} pour {who} : {given} sur {n}"
    ),
    "da.choose.gift.ready": "{cards} pour {who} ?",
    "da.choose.revolution": (
        "Les deux bouffons : une révolution, pour que personne ne paie de taxe ?"
    ),
    "da.choose.revolution.greater": (
        "Les deux bouffons : renverser tout l’ordre et supprimer la taxe ?"
    ),
    "da.choose.send": (
        "À qui la carte ({card}) ? Si c’est à l’Esclave, {who} en reçoit une autre."
    ),
    "da.choose.pass.again": "Passer, alors que vous pourriez jouer ?",
    "da.play": "{play} ?",
    "da.call": ("Déclencher une révolution, pour que personne ne paie de taxe ?"),
    "da.call.greater": "Renverser tout l’ordre, vous en tête, et supprimer la taxe ?",
    "da.button.play": "{key} : jouer",
    "da.button.give": "{key} : donner",
    "da.button.confirm": "{key} : oui",
    "da.button.pass": "{@dalmuti.pass:P} : passer",
    "da.button.revolution": "{@dalmuti.revolution:R} : révolution",
    "da.button.decline": "{@dalmuti.decline:N} : non",
    "da.button.decline.picked": "{key} : non",
    "da.button.meant": "1 : {who}, comme prévu",
    "da.button.peon": "2 : {who}",
    "da.remark.no-rank": "Vous n’avez pas de {rank}.",
    "da.remark.rank": "Rang 10, 11 ou 12 ? Tapez 0, 1 ou 2.",
    "da.remark.not-better": "Le {rank} ne couvre pas {top}.",
    "da.remark.too-few": "Vous n’avez pas assez de {rank} : il en faut {n}.",
    "da.remark.count": "Il y a {n} {n:carte|cartes} : jouez-en autant.",
    "da.remark.no-jester": "Aucun bouffon à ajouter.",
    "da.remark.needs-jester": "Sans le bouffon, il manque une carte.",
    "da.remark.lacks-jester": "Vous n’avez pas {n:de bouffon|deux bouffons}.",
    "da.remark.jester-later": "Choisissez d’abord un rang, puis ajoutez le bouffon.",
    "da.remark.pass": "Vous n’avez rien pour couvrir : {@dalmuti.pass:P} pour passer.",
    "da.remark.nothing": "Choisissez d’abord des cartes.",
    "da.remark.unanswered": "Choisissez d’abord une réponse.",
    "da.remark.missing": "Encore {n} {n:carte|cartes} à donner.",
    "da.remark.not-given": "Vous ne donnez pas de {rank}.",
    "da.remark.all-given": "Vous ne pouvez pas donner d’autre {rank}.",
    "da.points": "Points",
    "da.points.total": "total",
    "da.chart": "Les points au fil des manches",
    "da.scene.won": "{who} remporte le pli : {plays}",
    "da.scene.points": "{place} : {who}, +{n}",
    "da.contrary": "{who} joue mieux, avec {cards}",
    "da.tell.draw": "Le tirage des places",
    "da.tell.draw.rule": "la plus petite carte donne la meilleure place",
    "da.tell.again": "{who} {n:tire|tirent} à nouveau",
    "da.tell.drawn": "{who} {rank}",
    "da.tell.order": "Ordre : {who}",
    "da.tell.hand": "Manche {hand}",
    "da.tell.deal": "on distribue",
    "da.tell.show": "carte montrée par erreur : {card}, destinée à {who}",
    "da.tell.send": "{who} l’envoie à {to}",
    "da.tell.leave": "{who} la laisse à {to}",
    "da.tell.gift": "{who} a choisi les cartes à donner : {cards}",
    "da.tell.some-gift": "{who} a choisi les cartes à donner",
    "da.tell.revolution": "{who} déclenche une révolution : pas de taxe !",
    "da.tell.greater": (
        "{who} déclenche la grande révolution : l’ordre est renversé, et pas de taxe !"
    ),
    "da.tell.decline": "{who} renonce à la révolution (personne ne le sait)",
    "da.tell.untaxed": "Pas de taxe dans cette manche",
    "da.tell.tax": "{dalmuti} donne {gift} à {peon}",
    "da.tell.tribute": "{peon} paie {tribute} à {dalmuti}",
    "da.tell.taxed": (
        "{peon} paie {n:une carte|deux cartes} de taxe à {dalmuti} et en reçoit {n:une|deux}"
    ),
    "da.tell.trick": "Pli {trick}",
    "da.tell.lead": "{who} a la main",
    "da.tell.lead.next": "{winner} n’a plus de cartes : {who} a la main",
    "da.tell.pass": "{who} passe",
    "da.tell.pass.both": "{who} passent",
    "da.tell.pass.some": "{number} joueurs passent",
    "da.tell.pass.all": "tous les autres passent",
    "da.tell.out": "{who} n’a plus de cartes : {place}",
    "da.tell.over": "Fin de la manche {hand}",
    "da.tell.philanthropy": "Dont {n:un point|deux points} de philanthropie : {who}",
    "da.tell.beaten": "{who} ne {n:peut|peuvent} plus gagner la partie",
    "da.tell.placed": "{place} pour {who} : {n}\N{NO-BREAK SPACE}{points:point|points}",
    "da.tell.points": (
        "{place} : {who}\N{NO-BREAK SPACE} {n}\N{NO-BREAK SPACE}{points:point|points}"
    ),
    "key.da.rank": "rang",
    "key.da.rank.help": (
        "Choisir le rang de ce numéro ; tapez 1 puis 0 pour 10. À la taxe, choisir une carte de ce "
        "rang à donner."
    ),
    "key.da.give": "donner",
    "key.da.give.help": "Donner les cartes que vous avez choisies.",
    "key.da.whom": "à qui",
    "key.da.whom.help": "Envoyer la carte à qui elle était destinée (1), ou à l’Esclave (2).",
    "key.da.left": "à gauche",
    "key.da.left.help": (
        "Aller au prochain rang à gauche qu’on peut choisir, ou à la réponse de gauche."
    ),
    "key.da.right": "choisir",
    "key.da.right.alone": "à droite",
    "key.da.right.help": (
        "Aller au prochain rang à droite qu’on peut choisir, ou à la réponse de droite."
    ),
    "key.da.more": "nombre",
    "key.da.more.alone": "une carte de plus",
    "key.da.more.help": (
        "Ajouter une carte. À la taxe, choisir de donner une carte du rang sous le curseur."
    ),
    "key.da.fewer": "une carte de moins",
    "key.da.fewer.help": (
        "Retirer une carte. À la taxe, reprendre une carte du rang sous le curseur."
    ),
    "key.da.jester": "bouffon",
    "key.da.jester.help": "Ajouter un bouffon à ce que vous avez choisi, ou l’en retirer.",
    "key.da.pass": "passer",
    "key.da.pass.help": (
        "Passer, sauf si vous avez la main. Si le pli continue, vous pourrez encore y jouer."
    ),
    "key.da.revolution": "révolution",
    "key.da.revolution.help": (
        "Choisir de déclencher une révolution avec les deux bouffons : personne ne paie de "
        "taxe ; {@dalmuti.commit:Entrée} la déclenche."
    ),
    "key.da.decline": "non",
    "key.da.decline.help": (
        "Choisir de renoncer à la révolution ; {@dalmuti.commit:Entrée} confirme. Personne "
        "ne saura que vous pouviez la faire."
    ),
    "cap.da.number": "↑↓",
    "cap.da.move": "←→",
    "illegal.dalmuti.not-now": "Ce n’est pas le moment.",
    "illegal.dalmuti.not-in-hand": "Vous n’avez pas ces cartes.",
    "illegal.dalmuti.no-such-play": "Ces cartes ne se jouent pas ensemble.",
    "illegal.dalmuti.other-count": "Il y a {cards} {cards:carte|cartes} : jouez-en autant.",
    "illegal.dalmuti.not-better": "Il faut un meilleur rang que {rank}.",
    "illegal.dalmuti.leader-must-play": "Vous avez la main : il faut jouer.",
    "illegal.dalmuti.gift-size": "Il faut donner {cards:une carte|deux cartes}.",
    "illegal.dalmuti.gift-order": "Indiquez les cartes données de la meilleure à la moins bonne.",
    "illegal.dalmuti.no-such-rank": "Le rang {rank} n’existe pas.",
    "illegal.dalmuti.not-both-jesters": "Il faut les deux bouffons pour déclencher une révolution.",
    "illegal.dalmuti.not-for-that-seat": "La carte ne peut pas aller à {seat}.",
    "illegal.dalmuti.still-deciding": "Quelqu’un n’a pas encore décidé.",
    "illegal.dalmuti.impossible-deal": "Ces cartes ne peuvent pas être distribuées.",
    "illegal.dalmuti.impossible-draw": "Ces cartes ne peuvent pas être tirées.",
    "illegal.dalmuti.impossible-misdeal": "Cette carte n’a pas pu être montrée.",
    "option.dalmuti.hands": "Manches de la partie",
    "option.dalmuti.lesser_tax": "Taxe du Petit Dalmuti (cartes)",
    "option.dalmuti.first_hand_revolution": "1re manche sans taxe",
    "option.dalmuti.short_deck": "Jeu réduit (à 4 ou 5)",
    "option.dalmuti.philanthropy": "Points de philanthropie",
    "option.dalmuti.misdeal": "Erreurs de distribution",
    "game.dalmuti": "Der Große Dalmuti",
    # The lesson
    "guide.da.seats": (
        "Vous êtes {me}. Les places se tirent au sort : votre 5, la meilleure carte, vous a fait "
        "Grand Dalmuti, au sommet de la table. Les petits rangs sont les bons, et les plus "
        "rares : un seul 1, deux 2, et ainsi de suite."
    ),
    "guide.da.titles": (
        "On s’assied dans l’ordre du tirage, dans le sens horaire : le Grand Dalmuti avec "
        "la couronne, le Petit Dalmuti, le Paysan et, sur le tabouret, l’Esclave. Si l’on "
        "est plus nombreux, des marchands siègent au milieu."
    ),
    "guide.da.hand": (
        "Votre main est en bas, le meilleur rang à gauche. Chaque rang a un nom, du 1, le "
        "Grand Dalmuti, "
        "aux 12, les paysans. Le premier "
        "à n’avoir plus de cartes sera le prochain Grand Dalmuti ; le dernier devient l’Esclave."
    ),
    "guide.da.revolution": (
        "Qui reçoit les deux bouffons peut déclencher une révolution\N{NO-BREAK SPACE}: personne "
        "ne paie alors la taxe de cette manche. Si c’est l’Esclave, tout l’ordre est aussi "
        "renversé. Vous n’avez qu’un bouffon, *B*\N{NO-BREAK SPACE}: personne n’a les deux, on "
        "paie donc la taxe."
    ),
    "guide.da.tax": (
        "Une manche commence par la taxe : vous donnez deux cartes de votre choix à l’Esclave, le "
        "dernier au tirage, et recevez ses deux meilleures. Gardez vos 12 (quatre d’un coup, "
        "c’est une bonne ouverture) et donnez les deux 11 : tapez *1* *1*, encore *1* *1*, puis "
        "*{@dalmuti.commit:Entrée}*."
    ),
    "guide.da.taxed": (
        "Pour deux 11, vous avez reçu un 2 et un 3. Le Petit Dalmuti a taxé de même le Paysan. Le "
        "jeu commence, et c’est le Grand Dalmuti qui ouvre."
    ),
    "guide.da.lead": (
        "Vous avez la main : jouez autant de cartes que vous voulez, d’un seul rang. "
        "Défaites-vous de plusieurs mauvaises cartes à la fois : tapez *1* *2* pour les quatre 12, "
        "puis *{@dalmuti.commit:Entrée}*."
    ),
    "guide.da.pass": (
        "Quatre 8 couvrent quatre 12 : autant de cartes, d’un meilleur rang. Vous n’avez pas "
        "quatre cartes d’un même rang meilleur que 8. Appuyez sur *{@dalmuti.pass:P}* pour "
        "passer ; si le pli continue, vous pourrez encore y jouer. Dans une vraie partie, le "
        "programme passe pour vous quand rien ne couvre."
    ),
    "guide.da.swept": (
        "Trois 5 et un bouffon, qui prend leur rang : tous les autres joueurs ont passé l’un "
        "après l’autre, et ces cartes remportent le pli. Qui gagne un pli ouvre le suivant."
    ),
    "guide.da.beat": (
        "Un seul 9 est posé. Toute carte meilleure le couvre, comme l’indique {can} sous vos rangs "
        ": tapez *6*, puis *{@dalmuti.commit:Entrée}*. Gardez le 2 et le 3, vos meilleures cartes, "
        "pour plus tard."
    ),
    "guide.da.again": (
        "Un 5 a couvert votre 6, et deux joueurs ont passé. Vous pouvez rejouer dans le même pli : "
        "tapez *3*, *{@dalmuti.commit:Entrée}*. Peut-être que personne ne le couvrira d’un 1 ou "
        "d’un 2."
    ),
    "guide.da.jester": (
        "Le pli est à vous, donc la main aussi. Appuyez sur *9* pour vos trois 9 et sur "
        "*{@dalmuti.jester:B}* pour y joindre le bouffon (seul, c’est un 13, la pire carte), puis "
        "*{@dalmuti.commit:Entrée}*. Quatre cartes sont difficiles à couvrir."
    ),
    "guide.da.end": (
        "Encore gagné. Et ainsi de suite jusqu’à ce qu’un seul joueur ait encore des cartes. "
        "L’ordre de sortie donne les places de la manche suivante, et la taxe est due à nouveau."
    ),
    "guide.da.points": (
        "Chaque manche rapporte des points, comptés quand elle finit : un par joueur qui avait "
        "encore des cartes quand vous êtes sorti de la manche. Cela fait 3, puis 2, puis 1 ; le "
        "dernier n’en marque aucun. Après cinq manches, qui a le plus de points gagne. La "
        "touche *?* (ou *F1*) explique les autres."
    ),
    # Hints and the review
    "hint.worth.dalmuti": "place moyenne dans la manche",
    "da.nearly-out": "{who} (plus que {n} {n:carte|cartes})",
    "da.later.over": ", par exemple contre {cards}",
    "da.later.leads": ", à condition que vous l’ouvriez{then}",
    "da.later.leads.theirs": ", à condition que {mover} l’ouvre{then}",
    "da.later.safe": (", une fois que plus personne ne pourra faire mieux{then}"),
    "da.later.then": ", pour ouvrir ensuite avec {cards}",
    "da.later.last": (
        ", pour ouvrir ensuite avec {number:la dernière carte|les dernières cartes}, {cards}, et "
        "sortir"
    ),
    "da.could.pass": "passer",
    "da.could.gift": "donner {cards}",
    "da.could.revolution": "déclencher la révolution",
    "da.could.decline": "pas de révolution",
    "da.could.send": "laisser la carte à {who}",
    # Line by line
    "da.plain.seat": "{who}, {title} : {held}, {points}",
    "da.plain.left": "encore {n} {n:carte|cartes}",
    "da.plain.trick": "{trick} : {moves}",
    "da.plain.hand": "Votre main : {cards}.",
    "da.plain.beat": "Coups possibles : {plays}.",
    "da.plain.gift.1": "Quelle carte donnez-vous à {who} ?",
    "da.plain.gift.2": "Quelles deux cartes donnez-vous à {who} ?",
    "da.plain.may-call": (
        "Vous avez les deux bouffons : vous pouvez déclencher une révolution, et personne ne "
        "paie. Tapez révolution."
    ),
    "da.plain.send": "À qui la carte ? 1 : {meant}, comme prévu ; 2 : {peon}.",
    "da.plain.how.send": "Tapez 1 ou 2.",
    "da.plain.how.gift": (
        "Tapez les rangs des cartes que vous donnez, par exemple 11 12, ou B pour un bouffon."
    ),
    "da.plain.how.revolution": "Tapez oui ou non.",
    "da.plain.how.lead": (
        "Jouez autant de cartes que vous voulez d’un seul rang. 3x7 : trois cartes de rang 7 "
        "; 7 tout court : tous vos 7 ; 3x7 (B) : trois dont un bouffon ; B : le bouffon seul."
    ),
    "da.plain.how.beat": (
        "Tapez un coup, par exemple 3x7, ou 3x7 (B) avec un bouffon, ou seulement le rang, "
        "ou passe."
    ),
    "da.typed.pass": "passe passer p",
    "da.typed.call": "révolution revolution r",
    "review.whole.dalmuti": "Chances de gagner la partie, en %",
    "review.unit.dalmuti": "Adversaires devancés (manche), en %",
    "review.cost.dalmuti": "{grade}, {loss}",
    "review.loss.brief.dalmuti": "{places} {n:place|places}",
    "review.loss.dalmuti": "{places} ±{margin} {n:place|places} {n:perdue|perdues}",
    "review.more.range.dalmuti": "{n} {n:autre|autres} : de {worth} à {least}",
    "review.more.dalmuti": "{n} {n:autre|autres} : {n:|au mieux }{worth}",
    "review.more.good.dalmuti": (
        "{n} {n:autre|autres} ({good} aussi {good:bon|bons})\N{NO-BREAK SPACE}: {n:|au mieux "
        "}{worth}"
    ),
    "review.chances.dalmuti": "Victoire finale",
    "outlook.end.dalmuti": "Manche {n}",
    "outlook.unit.dalmuti": "place dans la manche",
    "outlook.mean.better.dalmuti": "en moyenne {worth}",
    "outlook.mean.worse.dalmuti": "en moyenne {worth}",
    "outlook.mean.alike.dalmuti": "{worth} en moyenne",
    "outlook.luck.here.dalmuti": "de la chance ici : on attendait {worth}",
    "outlook.luck.there.dalmuti": "de la chance dans la partie : on attendait {worth}",
    "outlook.bad-luck.here.dalmuti": "on attendait {worth} ici ; un déroulement parmi d’autres",
    "outlook.bad-luck.there.dalmuti": "on attendait {worth} dans la partie",
    "review.worth.dalmuti": "place dans la manche",
    "review.scale.dalmuti": "place moyenne dans la manche (1 : la meilleure)",
    "key.grade.help.dalmuti": (
        "Choisir les coups coûteux où s’arrêtent {@replay.mistake:J}, {@replay.any_mistake:K} et "
        "{@replay.learn:T} : tous, les erreurs et les gaffes, ou les gaffes seulement. Ils "
        "coûtent des places dans la manche, en moyenne : contre quatre adversaires, au moins "
        "0,2 place (imprécision), 0,4 place (erreur) ou 0,8 place (gaffe), et en proportion pour "
        "un autre nombre d’adversaires. ± donne la marge d’erreur."
    ),
    "end.lost.dalmuti": "{places} {n:place|places} {n:perdue|perdues} en moyenne",
    # The bundled examples
    "sample.da-e1": "Le tirage des places",
    "sample.da-e1.about": (
        "Amide et Diana tirent toutes deux un 12, puis tirent à nouveau : un 5 et un bouffon. "
        "Sandra est Grand Dalmuti, puis viennent Anton, Christian, Amide et Diana."
    ),
    "sample.da-e2": "Personne ne couvre",
    "sample.da-e2.about": (
        "Sandra ouvre avec quatre 11, tous les autres passent, et elle ouvre de nouveau."
    ),
    "sample.da-e3": "Passer n’exclut personne",
    "sample.da-e3.about": (
        "Des plis de trois cartes, des 12 aux 5 ; un bouffon compte pour un 6. Christian passe "
        "trois fois : tant que le pli continue, son tour revient. Amide a le dernier mot."
    ),
    "sample.da-e4": "Un bouffon seul ne couvre rien",
    "sample.da-e4.about": (
        "Christian a un bouffon et rien de meilleur que le 2 d’Anton : il doit passer."
    ),
    "sample.da-e5": "Autant de cartes, pas plus",
    "sample.da-e5.about": (
        "Anton a cinq 9. Sur quatre 11, il en joue quatre ; le cinquième lui reste."
    ),
    "sample.da-revolution": "Une grande révolution",
    "sample.da-revolution.about": (
        "Diana, l’Esclave, reçoit les deux bouffons et déclenche la révolution. Personne ne "
        "paie de taxe, tout l’ordre est renversé, et Diana a la main comme Grand Dalmuti."
    ),
    "sample.da-misdeal": "Une carte montrée par erreur",
    "sample.da-misdeal.about": (
        "Un 3 destiné à Christian est montré par erreur. Sandra l’envoie à Diana, l’Esclave, "
        "dont la taxe lui rapporte les meilleures cartes. Christian en reçoit une autre."
    ),
    "option.dalmuti.hands.help": (
        "Une manche est une donne. Les points de toutes les manches s’additionnent."
    ),
    "option.dalmuti.lesser_tax.help": "Combien de cartes échangent le Petit Dalmuti et le Paysan.",
    "option.dalmuti.first_hand_revolution.help": (
        "À la première manche, personne ne paie de taxe : les places viennent d’être tirées au "
        "sort."
    ),
    "option.dalmuti.short_deck.help": "À quatre on retire les 11 et les 12, à cinq les 12.",
    "option.dalmuti.philanthropy.help": (
        "Un point de plus au Grand Dalmuti si l’Esclave gagne une place ou plus, et de même au "
        "Petit Dalmuti pour le Paysan."
    ),
    "option.dalmuti.misdeal.help": (
        "Parfois une carte est montrée par erreur à la donne : le Grand Dalmuti décide si "
        "elle va à son destinataire ou à l’Esclave."
    ),
}
