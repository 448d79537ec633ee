"""The words of Dolorès. Types: 1 weapons to 7 gold; bottles: 81 Lanterne brisée to 90 Aube;
gestures: 1 Partage, 2 Conflit, 4 Esquive; sides: 0 the donor's, 1 the neighbour's."""

from typing import Final

from tui.words.fr.hint import HELP

WORDS: Final = {
    "do.kind.1": "armes",
    "do.kind.2": "vin",
    "do.kind.3": "bijoux",
    "do.kind.4": "dentelles",
    "do.kind.5": "vaisselle",
    "do.kind.6": "musique",
    "do.kind.7": "or",
    "do.letters.1": "Ar",
    "do.letters.2": "Vi",
    "do.letters.3": "Bi",
    "do.letters.4": "De",
    "do.letters.5": "Va",
    "do.letters.6": "Mu",
    "do.letters.7": "Or",
    "do.bottle": "bouteille",
    "do.bottles": "bouteilles",
    "do.bottle.81": "Lanterne brisée",
    "do.bottle.81:the": "la Lanterne brisée",
    "do.bottle.82": "Guetteur",
    "do.bottle.82:the": "le Guetteur",
    "do.bottle.83": "Vol",
    "do.bottle.83:the": "le Vol",
    "do.bottle.84": "Reflux",
    "do.bottle.84:the": "le Reflux",
    "do.bottle.85": "Remous",
    "do.bottle.85:the": "le Remous",
    "do.bottle.86": "Convoi",
    "do.bottle.86:the": "le Convoi",
    "do.bottle.87": "Ruse",
    "do.bottle.87:the": "la Ruse",
    "do.bottle.88": "Embrouille",
    "do.bottle.88:the": "l’Embrouille",
    "do.bottle.89": "Pari",
    "do.bottle.89:the": "le Pari",
    "do.bottle.90": "Aube",
    "do.bottle.90:the": "l’Aube",
    "do.bottle.short.81": "Lanterne",
    "do.bottle.short.82": "Guetteur",
    "do.bottle.short.83": "Vol",
    "do.bottle.short.84": "Reflux",
    "do.bottle.short.85": "Remous",
    "do.bottle.short.86": "Convoi",
    "do.bottle.short.87": "Ruse",
    "do.bottle.short.88": "Embrouil.",
    "do.bottle.short.89": "Pari",
    "do.bottle.short.90": "Aube",
    "do.bottle.brief.81": "Lan",
    "do.bottle.brief.82": "Gue",
    "do.bottle.brief.83": "Vol",
    "do.bottle.brief.84": "Ref",
    "do.bottle.brief.85": "Rem",
    "do.bottle.brief.86": "Cvi",
    "do.bottle.brief.87": "Rus",
    "do.bottle.brief.88": "Emb",
    "do.bottle.brief.89": "Par",
    "do.bottle.brief.90": "Aube",
    "do.face-down": "face cachée",
    "do.cards.dark": "{n} {n:carte|cartes} face cachée",
    "do.lost": "perdue",
    "do.gesture.1": "partage",
    "do.gesture.2": "conflit",
    "do.gesture.4": "esquive",
    "do.shows.1": "partage",
    "do.shows.2": "se bat",
    "do.shows.4": "esquive",
    "do.show.1": "partagent",
    "do.show.2": "se battent",
    "do.show.4": "esquivent",
    "do.say.1": "Je partage",
    "do.say.2": "Je me bats",
    "do.say.4": "J’esquive",
    "do.either": "{one} ou {two}",
    "do.side.0": "donneur",
    "do.side.1": "voisin",
    "do.word": "parole tenue : {kept} sur {n}",
    "do.shore": "le rivage",
    "do.looker": "{who} tient la lanterne",
    "do.bet.shown": "{who} parie : {one}, {two}",
    "do.count.1": "Do",
    "do.count.2": "Lo",
    "do.count.3": "Rès",
    "do.outcomes": "Ce que donnent les gestes {one} {two}",
    "do.mostly": "surtout ",
    "do.mostly.0": " ({mostly}la collection de {goods})",
    "do.mostly.1": " ({mostly}{goods}, nouvelle collection la plus faible)",
    "do.mostly.2": (
        " ({mostly}la collection de {goods}, alors la seule plus forte ; ne "
        "{n:compte|comptent} plus parmi les plus fortes : {then})"
    ),
    "do.mostly.3": " ({mostly}la collection de {goods}, qui n’est plus l’une des plus faibles)",
    "do.mostly.4": " ({mostly}la collection de {goods}, la plus forte)",
    "do.mostly.5": " ({mostly}la collection de {goods}, désormais la plus forte)",
    "do.mostly.6": " ({mostly}la collection de {goods}, la plus faible)",
    "do.mostly.7": " (collections les plus fortes : {goods}, {sum} {sum:point|points} en tout)",
    "do.mostly.8": " (collections les plus faibles : {goods}, {sum} {sum:point|points} en tout)",
    "do.mostly.9": " (à égalité, {goods} comptent deux fois : {sum} {sum:point|points})",
    "do.without.0": " (collection perdue sans doute : {goods})",
    "do.without.7": (
        " (collection perdue sans doute : {goods} ; les plus fortes sont alors {then}, {sum} "
        "{sum:point|points} en tout)"
    ),
    "do.without.8": (
        " (collection perdue sans doute : {goods} ; les plus faibles sont alors {then}, {sum} "
        "{sum:point|points} en tout)"
    ),
    "do.without.8.alone": (
        " (collection perdue sans doute : {goods} ; la plus faible est alors {then}, {sum} "
        "{sum:point|points})"
    ),
    "do.without.9": (
        " (collection perdue sans doute : {goods} ; à égalité, {then} comptent alors deux fois : "
        "{sum} {sum:point|points})"
    ),
    "do.without.9.alone": (
        " (collection perdue sans doute : {goods} ; la collection de {then}, à la fois la "
        "plus forte et la plus faible, compte alors deux fois : {sum} {sum:point|points})"
    ),
    "do.some-card": "une carte",
    "do.picks": " et prend {card:the}",
    "do.for-later": "{card} (pour plus tard, non pour des points tout de suite)",
    "do.gets": "{card:the}",
    "do.with": " (reçoit alors {cards})",
    "do.can.81": "avec la Lanterne brisée, seul son joueur voit les cartes d’un partage",
    "do.can.82": "le Guetteur peut annuler l’Aube",
    "do.can.83": "le Vol prend une carte à un autre joueur",
    "do.can.84": "le Reflux peut remplacer les cartes d’un partage",
    "do.can.85": "le Remous peut échanger des cartes d’un partage",
    "do.can.86": "le Convoi peut ajouter deux cartes à un partage",
    "do.can.87": "la Ruse laisse choisir son geste après celui d’en face",
    "do.can.88": "l’Embrouille peut annuler les deux gestes d’un partage",
    "do.can.89": "le Pari peut gagner des cartes dans le partage de deux autres",
    "do.against.1": "un partage",
    "do.against.2": "un conflit",
    "do.against.4": "une esquive",
    "do.because.0": "",
    "do.because.1": " ; annoncé",
    "do.because.2": " ; annoncé, parole tenue {times} fois sur {of}",
    "do.because.3": " ; aucun autre geste ne rapporte plus à {who}, quoi qu’il arrive",
    "do.because.4": (" ; ce serait le meilleur geste de {who} contre {against}"),
    "do.because.5": " ; le geste de {who} qui aurait les meilleures chances contre {against}",
    "do.because.6": (
        " ; le geste qui donne à {who} les meilleures chances, quel que soit le geste d’en face"
    ),
    "do.because.7": " ; le geste habituel de {who} jusqu’ici",
    "do.ends.1.1": "chacun prend son côté",
    "do.ends.1.2": "{who} prend tout",
    "do.ends.1.4": "vous gardez le reste de votre côté",
    "do.ends.1.4.theirs": "{mover} garde le reste de son côté",
    "do.ends.2.1": "vous prenez tout",
    "do.ends.2.1.theirs": "{mover} prend tout",
    "do.ends.2.2": "tout est défaussé",
    "do.ends.2.4": "vous prenez le reste",
    "do.ends.2.4.theirs": "{mover} prend le reste",
    "do.ends.4.1": "vous prenez {card:the}, {who} garde le reste de son côté",
    "do.ends.4.1.theirs": "{mover} prend {card:the}, {who} garde le reste de son côté",
    "do.ends.4.2": "vous prenez {card:the}, {who} prend le reste",
    "do.ends.4.2.theirs": "{mover} prend {card:the}, {who} prend le reste",
    "do.ends.4.4": "tout est défaussé, et chacun défausse une collection",
    "do.standing.ahead": (
        "vous avez {n} {n:point|points} d’avance sur {who} ; "
        "il reste {left} {left:carte|cartes} dans la pioche"
    ),
    "do.standing.ahead.theirs": (
        "{mover} a {n} {n:point|points} d’avance sur {who} ; "
        "il reste {left} {left:carte|cartes} dans la pioche"
    ),
    "do.standing.behind": (
        "vous avez {n} {n:point|points} de retard sur {who} ; "
        "il reste {left} {left:carte|cartes} dans la pioche"
    ),
    "do.standing.behind.theirs": (
        "{mover} a {n} {n:point|points} de retard sur {who} ; "
        "il reste {left} {left:carte|cartes} dans la pioche"
    ),
    "do.standing.level": (
        "vous êtes à égalité avec {who} ; il reste {left} {left:carte|cartes} dans la pioche"
    ),
    "do.standing.level.theirs": (
        "{mover} est à égalité avec {who} ; il reste {left} {left:carte|cartes} dans la pioche"
    ),
    "do.contrary": "{who} {gesture} ; prévu : {expected} ({percent} %)",
    "do.contrary.bet": "Le pari a été perdu",
    "do.contrary.told": (
        "{who} {gesture} ; la raison donnée supposait : {who} {expected} ({percent} %)"
    ),
    "do.otherwise": "{who} {gesture} ici, {played} dans la partie",
    "do.otherwise.likely": "{who} {gesture} ici, {played} dans la partie (prévu à {percent} %)",
    "do.deck": "pioche {left}, défausse {lost}",
    "do.dawn.not-yet": "Aube\N{NO-BREAK SPACE}: dans {n} cartes au plus tôt",
    "do.dawn.possible": "Aube : risque de {n} sur {of}",
    "do.dawn.certain": "{dawn} au prochain partage",
    "do.dawn.over": "Aube annulée",
    "do.loot": "Butin",
    "do.score": "score",
    "do.points": "{n} {n:point|points}",
    "do.chart": "Les scores de partage en partage",
    "do.end.dawn": "L’Aube s’est levée.",
    "do.end.deck-short": "La pioche ne suffit plus à un partage.",
    "do.sharers": "{one} et {two}",
    "do.chapter": "partage {n} : {one} et {two}",
    "do.chapter.brief": "partage {n}",
    "do.where.deal": "avant le premier partage",
    "do.where.end": "après le dernier partage",
    "do.asked.over": "la partie est terminée",
    "do.asked.lanterne": "{who}, la lanterne ?",
    "do.asked.guetteur": "{who}, annuler l’Aube ?",
    "do.asked.claims": "{who}, que dites-vous ?",
    "do.asked.bottles": "{who}, une bouteille ?",
    "do.asked.gestures": "{who}, votre geste ?",
    "do.asked.talk": "{who}, un mot à dire ?",
    "do.asked.bet": "{who}, pariez-vous ?",
    "do.asked.keep": "{who}, lequel gardez-vous ?",
    "do.asked.embrouille": "{who}, annuler les gestes ?",
    "do.asked.take": "{who}, votre pari est gagné",
    "do.asked.pick": "{who}, prenez une carte",
    "do.asked.name": "{who}, que défaussez-vous ?",
    "do.asked.theft": "{who}, volez une carte",
    "do.both": "les deux",
    "do.waits.lanterne": "{who} peut jouer une bouteille",
    "do.waits.guetteur": "{who} peut annuler l’Aube",
    "do.waits.claims": "{who} regarde les cartes",
    "do.waits.bottles": "{who} peut jouer une bouteille",
    "do.waits.gestures": "{who} {n:choisit|choisissent} en secret",
    "do.waits.keep": "{who} choisit entre ses gestes",
    "do.waits.embrouille": "{who} peut annuler les gestes",
    "do.waits.take": "{who} a gagné son pari",
    "do.waits.pick": "{who} prend une carte",
    "do.waits.name": "{who} {n:défausse|défaussent} une collection",
    "do.waits.theft": "{who} vole une carte",
    "do.dealer.deal": "on mélange la cargaison",
    "do.dealer.draw": "on retourne des cartes",
    "do.dealer.reveal": "les choix sont faits",
    "do.dealer.settle": "on répartit les cartes",
    "do.dealer.discard": "on montre les collections",
    "do.dealer.lapse": "il n’y a rien à voler",
    "do.dealer.hand-on": "on passe au donneur suivant",
    "do.button": "{key} : {what}",
    "do.button.choose": "valider",
    "do.button.keep": "garder",
    "do.button.bet": "parier",
    "do.button.no-bet": "ne pas parier",
    "do.button.play": "jouer",
    "do.button.let-dawn": "la laisser venir",
    "do.button.let-dawn.short": "la laisser venir",
    "do.button.not-now": "pas maintenant",
    "do.button.take": "prendre",
    "do.button.take-none": "ne rien prendre",
    "do.button.name": "défausser",
    "do.button.steal": "voler",
    "do.button.say": "le dire",
    "do.button.no-more": "ne plus rien dire",
    "do.button.no-more.short": "c’est tout",
    "do.button.no-word": "ne rien dire",
    "do.button.talk": "annoncer",
    "do.button.trick": "deux gestes (Ruse)",
    "do.choose.gesture": "Choisissez votre geste en secret.",
    "do.choose.say": "Qu’annoncez-vous à {who} ? Cela n’engage à rien.",
    "do.choose.both": (
        "Choisissez deux gestes ; vous en garderez un après avoir vu celui d’en face."
    ),
    "do.choose.keep": "Lequel de vos deux gestes gardez-vous ?",
    "do.choose.bet": (
        "Que va montrer {who} ? Si vous devinez les deux gestes, vous prenez les cartes de "
        "votre choix."
    ),
    "do.choose.bottle": "Jouer une bouteille avant les gestes ?",
    "do.choose.one": "La jouer maintenant, ou la garder ?",
    "do.choose.lookout": "Annuler l’Aube ? Si vous gardez le Guetteur, l’Aube arrête la partie.",
    "do.choose.lay": "Remous : tapez les numéros des cartes à échanger, autant de chaque côté.",
    "do.choose.lay-more": "Choisissez-en autant de l’autre côté.",
    "do.choose.take": "Quelles cartes ? 1–{n}, autant que vous voulez.",
    "do.choose.pick": "Quelle carte ? 1–{n}.",
    "do.choose.name": (
        "Tous deux ont esquivé : chacun défausse une collection. Laquelle choisissez-vous ?"
    ),
    "do.choose.steal": "Quelle carte volez-vous ? Flèches ou souris.",
    "do.choose.claim": "En réalité : {truth}. Que dites-vous que c’est ? Mentir est permis.",
    "do.preview.gesture": "{gesture} ? Si {who} partage : {a}, se bat : {b}, esquive : {c}.",
    "do.preview.say": "Vous dites à {who} : {words}",
    "do.preview.bet": "Vous pariez : {one} {first}, {two} {second}.",
    "do.preview.let-dawn": "Vous laissez venir l’Aube : la partie s’arrête aussitôt.",
    "do.preview.keep": "{gesture} ? {who} {theirs} : {change}",
    "do.preview.lay": "{one} : {mine}. {two} : {theirs}.",
    "do.preview.take": "Pour vous : {cards} ({change})",
    "do.preview.pick": "{card} : {change} pour vous, {theirs} pour {who}",
    "do.preview.name.same": "Sans {kind}, votre score reste à {after}.",
    "do.preview.name": "Sans {kind}, votre score passe de {before} à {after} ({change}).",
    "do.preview.steal": "{card} de {who} : {change} pour vous, {theirs} pour ce joueur",
    "do.preview.claim": "Vous dites : {words} ; en réalité : {truth}.",
    "do.does.81": "La Lanterne brisée cacherait à tous, sauf à vous, les cartes de ce partage.",
    "do.does.82": "Le Guetteur annulerait l’Aube ; la partie continuerait.",
    "do.does.84": "Le Reflux remplacerait ces cartes par quatre nouvelles.",
    "do.does.85": (
        "Le Remous permettrait d’échanger des cartes d’un côté à l’autre, autant dans chaque sens."
    ),
    "do.does.86": "Le Convoi ajouterait deux cartes, une de chaque côté.",
    "do.does.88": "L’Embrouille annulerait les gestes : mêmes cartes, on choisirait à nouveau.",
    "do.missing.gesture": "Choisissez d’abord un geste.",
    "do.missing.second": "Choisissez encore un geste.",
    "do.missing.say": "Choisissez ce que vous dites, ou {@dolores.decline:N} pour ne rien dire.",
    "do.missing.bet": "Choisissez un geste pour chacun, le donneur d’abord.",
    "do.missing.bottle": "Choisissez d’abord une bouteille, ou {@dolores.decline:N} pour aucune.",
    "do.missing.take": "Choisissez d’abord des cartes, ou {@dolores.decline:N} pour aucune.",
    "do.no-number": "Il n’y a pas de numéro {n} ici.",
    "do.missing.pick": "Choisissez d’abord une carte.",
    "do.missing.name": "Choisissez d’abord une collection.",
    "do.missing.steal": "Choisissez d’abord une carte.",
    "do.missing.claim": "Choisissez d’abord ce que vous dites.",
    "do.said-enough": "Vous ne pouvez plus rien annoncer : choisissez votre geste.",
    "do.said-already": "Vous avez déjà parlé de cette carte.",
    "do.no-trick": "Vous n’avez pas la Ruse.",
    "do.not-committed": "Vous n’avez pas montré ce geste-là.",
    "do.tell.sharing": "Partage {n}",
    "do.tell.deal": "Le premier butin",
    "do.tell.short": "La pioche ne suffit plus à un partage",
    "do.tell.dawn": "{dawn} ! La partie est terminée",
    "do.tell.dawn-held": "{dawn:the} est tirée",
    "do.tell.lets-dawn": "{who} laisse venir l’Aube",
    "do.tell.play": "{who} joue {bottle:the}",
    "do.tell.holds": (
        "{who} joue {bottle:the} : l’Aube ne vaut rien, et la partie continue tant que la pioche "
        "suffit à un partage"
    ),
    "do.tell.no-bet": "{who} ne parie pas",
    "do.tell.claim": "{who}, carte {n} du côté de {owner} : {words}",
    "do.tell.claim.own": "{who}, carte {n} de son côté : {words}",
    "do.tell.true": "(vrai)",
    "do.tell.truth": "(en réalité : {cards})",
    "do.tell.were": "(les cartes étaient : {cards})",
    "do.tell.all-true": "(tout était vrai)",
    "do.tell.untrue": "(faux : {lies} ; il y avait en fait {n:cette carte|ces cartes} : {cards})",
    "do.tell.all-untrue": "(tout était faux ; il y avait en fait ces cartes : {cards})",
    "do.tell.elsewhere": "(à {n:une autre place|d’autres places} : {cards})",
    "do.tell.had-said": "{who} avait dit : {cards}",
    "do.tell.say": "{who} : {words}",
    "do.tell.commit": "{who} {gesture} {sign}",
    "do.tell.bet": "{who} parie : {one}, {two}\N{NO-BREAK SPACE}{sign}",
    "do.tell.bets": "{who} a parié ou non {sign}",
    "do.tell.chosen": "{who} a choisi {sign}",
    "do.tell.count": "Do · Lo · Rès !",
    "do.tell.shows": "{who} {gesture}",
    "do.tell.show": "{who} {gesture}",
    "do.tell.kept": "{who} a tenu parole",
    "do.tell.broke": "{who} n’a pas tenu parole",
    "do.tell.bet-shown": "{who} avait parié : {one}, {two}",
    "do.tell.bet-none": "{who} n’avait pas parié",
    "do.tell.bet-won": "(gagné)",
    "do.tell.bet-lost": "(perdu)",
    "do.tell.keep": "{who} {gesture} après la Ruse",
    "do.tell.takes": "{who} prend : {cards}",
    "do.tell.scores": "(score\N{NO-BREAK SPACE}: {changes})",
    "do.tell.scored": "(score\N{NO-BREAK SPACE}{change})",
    "do.tell.takes-none": "{who} ne prend rien",
    "do.tell.lost": "à la défausse : {cards}",
    "do.tell.name": "{who} défausse : {kind} {sign}",
    "do.tell.gives-up": "{who} défausse : {kind} de valeur\N{NO-BREAK SPACE}{worth}",
    "do.tell.steal": "{who} vole à {victim} : {card}",
    "do.tell.lapse": "il n’y a rien à voler : {bottle:the} est défaussé",
    "cap.do.1": "P",
    "cap.do.2": "C",
    "cap.do.4": "E",
    "cap.do.talk": "A",
    "cap.do.trick": "R",
    "cap.do.no": "N",
    "key.do.share": "partage",
    "key.do.share.help": "Choisir le partage : la main ouverte.",
    "key.do.fight": "conflit",
    "key.do.fight.help": "Choisir le conflit : le poing fermé.",
    "key.do.dodge": "esquive",
    "key.do.dodge.help": "Choisir l’esquive : le pouce levé.",
    "key.do.talk": "annoncer",
    "key.do.talk.help": "Annoncer un geste avant de choisir. Cela n’engage à rien.",
    "key.do.trick": "ruse",
    "key.do.trick.help": "Choisir deux gestes, avec la bouteille Ruse, et en garder un ensuite.",
    "key.do.bottle": "bouteille",
    "key.do.bottle.help": "Choisir la bouteille à jouer.",
    "key.do.card": "carte",
    "key.do.card.help": "Choisir une carte du partage.",
    "key.do.kind": "type",
    "key.do.kind.help": "Choisir un type de marchandise.",
    "key.do.own": "collection",
    "key.do.own.help": "Choisir une de vos collections.",
    "key.do.value": "valeur",
    "key.do.value.help": "Donner sa valeur au type choisi : 7 puis 3, c’est or 3.",
    "key.do.told": "bouteille",
    "key.do.told.help": "Choisir la bouteille que vous annoncez.",
    "key.do.decline": "non",
    "key.do.decline.help": (
        "Dire non : ne pas jouer de bouteille, ne pas parier, ne rien dire de plus."
    ),
    "key.do.outcomes": "issues",
    "key.do.outcomes.help": (
        "Montrer ce que rapporterait chaque combinaison de gestes, à la place des cartes."
    ),
    "key.do.claim.card": "carte",
    "key.do.claim.card.help": "Choisir la carte cachée dont vous parlez.",
    "key.do.claim.face": "valeur",
    "key.do.claim.face.help": (
        "Choisir ce que vous en dites : la valeur suivante, ou le type suivant."
    ),
    "key.do.left": "un cran à gauche",
    "key.do.left.help": "Choisir ce qui est à gauche.",
    "key.do.right": "un cran à droite",
    "key.do.right.help": "Choisir ce qui est à droite.",
    "key.do.up": "un cran plus haut",
    "key.do.up.help": "Choisir ce qui est au-dessus.",
    "key.do.down": "un cran plus bas",
    "key.do.down.help": "Choisir ce qui est au-dessous.",
    "settings.bottles": "Dolorès : bouteilles",
    "settings.bottles.always": "toujours demander",
    "settings.bottles.own": "mes partages seulement",
    "option.dolores.simple": "Partie simple (seule l’Aube)",
    "option.dolores.first": "Premier donneur",
    "option.dolores.first.seat-1": "place 1",
    "option.dolores.first.random": "au hasard",
    "illegal.dolores.deck-too-short": "La pioche n’y suffit plus.",
    "illegal.dolores.impossible-deal": "Ces cartes ne peuvent pas être distribuées.",
    "illegal.dolores.impossible-draw": "Ces cartes ne peuvent pas être tirées maintenant.",
    "illegal.dolores.must-commit": "{seat} participe au partage et doit choisir un geste.",
    "illegal.dolores.no-card-there": "Il n’y a pas de carte à cet endroit.",
    "illegal.dolores.no-card-to-claim": "On ne peut plus rien dire de cette carte.",
    "illegal.dolores.no-such-card": "Cette carte n’existe pas.",
    "illegal.dolores.no-such-collection": "Vous n’avez pas cette collection.",
    "illegal.dolores.no-such-gesture": "Ce geste n’existe pas.",
    "illegal.dolores.no-such-victim": "Il n’y a personne à voler à cette place.",
    "illegal.dolores.not-committed": "Ce geste n’était pas parmi les deux.",
    "illegal.dolores.not-held": "Vous n’avez pas cette bouteille.",
    "illegal.dolores.not-now": "Ce n’est pas le moment.",
    "illegal.dolores.not-owned": "Ce joueur n’a pas cette carte.",
    "illegal.dolores.not-this-bottle": "Cette bouteille ne se joue pas maintenant.",
    "illegal.dolores.only-watching": "{seat} ne fait que regarder ce partage.",
    "illegal.dolores.said-enough": "{limit} annonces au plus.",
    "illegal.dolores.sides-keep-size": "Chaque côté garde son nombre de cartes ({size}).",
    "game.dolores": "Dolorès",
    # The lesson
    "guide.do.loot": (
        "Entre naufrageurs, on se partage une cargaison. Les gains forment des collections, par "
        "type : les vôtres brillent en bas (vos deux armes valent 3 points). À la fin comptent la "
        "plus forte ({high}) et la plus faible ({low}), égalités comprises ; une collection qui "
        "est l’une et l’autre compte double."
    ),
    "guide.do.sides": (
        "Vous êtes le donneur ; à votre gauche, le voisin. Quatre cartes se sont échouées : deux "
        "de votre côté, en bas, deux du sien. Vous montrerez chacun un geste, choisi en secret, au "
        "même instant."
    ),
    "guide.do.gestures": (
        "Deux partages : chacun prend son côté. Qui se bat prend tout à qui partage ; deux "
        "conflits : tout est perdu. Qui esquive choisit une carte ; l’autre prend tout le "
        "reste s’il se bat, ou seulement son côté s’il partage. Deux esquives : tout est perdu, et "
        "chacun défausse une collection."
    ),
    "guide.do.payoffs": (
        "Le tableau en surbrillance fait le calcul : votre geste à gauche, celui de l’autre "
        "en haut. Dans chaque case, ce que gagne ou perd votre score, puis le sien. Vous "
        "vous battez, l’autre partage : +4 pour vous, 0 pour l’autre. Qui esquive y prend la "
        "carte qui lui rapporte le plus."
    ),
    "guide.do.announce": (
        "« Je partage », dit l’autre. Les paroles n’engagent à rien, mais on s’en souvient. "
        "Répondez de même : *{@dolores.talk:A}* pour annoncer, *{@dolores.gesture(1):P}* pour "
        "partage, *{@dolores.commit:Entrée}*."
    ),
    "guide.do.share": (
        "À présent, votre vrai geste. Appuyez tour à tour sur *{@dolores.gesture(1):P}*, "
        "*{@dolores.gesture(2):C}*, *{@dolores.gesture(4):E}* et voyez ce que chacun donnerait ; "
        "dans le tableau, le premier nombre est pour vous, le second pour l’autre. Puis tenez "
        "parole : *{@dolores.gesture(1):P}*, *{@dolores.commit:Entrée}*."
    ),
    "guide.do.shared": (
        "Vous avez tous deux partagé, et chacun a pris ses deux cartes : l’or 3 et le vin 1 pour "
        "vous. Le voisin devient le donneur, avec pour voisin le joueur suivant ; vous regardez."
    ),
    "guide.do.record": (
        "À côté du donneur et du voisin, vous lisez combien de fois ils ont tenu parole, puis "
        "les gestes qu’ils ont montrés : P1 C0 E0, c’est avoir partagé une fois, sans jamais "
        "s’être battu ni avoir esquivé. Retenez qui ment."
    ),
    "guide.do.fought": (
        "Le voisin, {third}, annonçait « Je partage », mais s’est battu : les quatre cartes "
        "lui reviennent. À côté de son nom, on lit désormais qu’il n’a pas tenu parole. "
        "C’est à vous, cette fois comme voisin."
    ),
    "guide.do.dodge": (
        "« Je me bats », annonce l’autre. Contre un conflit, partager ou se battre ne "
        "rapporte rien ; l’esquive prend la meilleure carte. (Deux esquives vous donneraient "
        "+4 : sans votre vin, vos deux collections de 3 seraient à la fois les plus fortes "
        "et les plus faibles.) Appuyez sur *{@dolores.gesture(4):E}*, "
        "*{@dolores.commit:Entrée}*."
    ),
    "guide.do.pick": (
        "Vous prenez une carte d’un côté ou de l’autre ; le reste va à celui qui se bat. "
        "Musique\N{NO-BREAK SPACE}2 vaudrait autant que votre vin, votre collection la plus "
        "faible : les deux compteraient, +2, et le reste ne rapporterait rien à l’autre. "
        "Choisissez-la avec *2*, ou avec les flèches, puis *{@dolores.commit:Entrée}*."
    ),
    "guide.do.score": (
        "Comptons. {high} marque vos collections les plus fortes, armes et or, 3 chacune ; {low} "
        "les plus faibles, vin et musique, 2 chacune. À égalité, les quatre comptent : vous avez "
        "10 points. Un second nombre, entre parenthèses ou dessous, est celui des cartes."
    ),
    "guide.do.end": (
        "Et ainsi de suite jusqu’à l’Aube, l’une des seize dernières cartes, qui arrête la "
        "partie. C’est l’une des six bouteilles ; les cinq autres, tirées parmi neuf, ont chacune "
        "un effet (le Guetteur peut annuler l’Aube) : voyez les règles (*{@lesson.rules:F2}*). "
        "*{@everywhere.help:?}* (ou *F1*) explique chaque touche."
    ),
    # Hints and the review
    "key.hint.help.dolores": (
        f"{HELP} « Dire d’abord … » est une annonce avant le geste, les autres coups sont des "
        "gestes sans annonce ; une réponse peut changer les chiffres."
    ),
    "hint.worth.dolores": "chances de gagner la partie",
    "do.could.lay": "{bottle} : {cards} du côté de {who}",
    "do.could.say": "dire d’abord {words}",
    "do.could.pick": "{card} (carte {n}, du côté de {who})",
    "do.could.claim": "dire {words} de la carte {n} du côté de {who}",
    "do.could.discard": "défausser la collection de {goods}",
    "do.brief.discard": "sans {goods}",
    "do.brief.steal": "{card} à {who}",
    "do.could.steal": "voler à {who} : {card}",
    # Line by line
    "do.plain.side": "Du côté de {who}, {role} : {cards}",
    "do.plain.highest": "{n:la plus forte|parmi les plus fortes}",
    "do.plain.lowest": "{n:la plus faible|parmi les plus faibles}",
    "do.plain.nothing": "rien",
    "do.plain.loot": "{who} : {loot} ; {points}",
    "do.plain.announce": "annoncer {words}",
    "do.plain.how.secret": (
        "Tapez un numéro, ou des initiales : p, c, e pour partage, conflit, esquive ; avec Ruse, "
        "p c choisit deux gestes."
    ),
    "do.plain.how.talk": (
        "Tout le monde peut écouter. Tapez un numéro ou une initiale : p, c, e pour annoncer "
        "partage, conflit, esquive ; ou non, pour ne rien dire."
    ),
    "do.plain.card": "{n}. {card}, du côté de {who}",
    "do.plain.how.gesture": (
        "Tapez un numéro, ou des initiales : p, c, e pour partage, conflit, esquive ; a p annonce "
        "« Je partage » ; avec Ruse, p c choisit deux gestes."
    ),
    "do.plain.how.bet": (
        "Tapez un numéro, ou les initiales de deux gestes, celui du donneur d’abord, par exemple "
        "p c ; ou non."
    ),
    "do.plain.how.claim": (
        "Personne d’autre ne voit les cartes. Dites ce que vous voulez de chacune, vrai ou faux : "
        "2 or 3. Ou non, pour ne plus rien dire."
    ),
    "do.plain.how.take": (
        "Tapez les numéros des cartes que vous prenez, par exemple 1 3, ou non pour aucune."
    ),
    "do.plain.how.number": "Tapez un des numéros.",
    "outlook.end.dolores": "Partage {n}",
    "review.unit.dolores": "Chances de gagner, en %",
    # The bundled examples
    "sample.do-e1": "2, 2, 4, 5 et 6 rapportent 10",
    "sample.do-e1.about": (
        "La plus forte collection de Yann vaut 6, ses deux plus faibles 2 chacune. Celles de 4 et "
        "de 5 ne comptent pas."
    ),
    "sample.do-e2": "2, 2, 4, 6 et 6 rapportent 16",
    "sample.do-e2.about": (
        "Avec un lingot de plus que Yann, Maëlle a deux collections qui valent 6 : toutes deux "
        "comptent."
    ),
    "sample.do-e3": "3, 3 et 3 rapportent 18",
    "sample.do-e3.about": (
        "Toutes les collections de Gaël se valent : elles sont à la fois les plus fortes et les "
        "plus faibles, et comptent deux fois."
    ),
    "sample.do-e4": "Une seule collection de 5 rapporte 10",
    "sample.do-e4.about": (
        "La seule collection de Rozenn est à la fois la plus forte et la plus faible."
    ),
    "sample.do-e5": "Sans collection, on marque 0",
    "sample.do-e5.about": (
        "Au premier partage, tous deux esquivent, et Maëlle perd la seule collection qu’elle a."
    ),
    "option.dolores.first.help": (
        "Qui est le premier donneur : la première place, ou une place au hasard."
    ),
    "option.dolores.simple.help": (
        "Pour une première partie : l’Aube est la seule bouteille de la pioche."
    ),
}
