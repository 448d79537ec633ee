"""What can be asked about at a table of Dolorès: a title, and in `.is` two sentences."""

from typing import Final

WORDS: Final = {
    "what.dolores.goods": "{kind} {n}",
    "what.dolores.goods.is": (
        "Cette carte rejoint la collection {kind} de celui qui la gagne et lui ajoute {n}. Chaque "
        "type a dix cartes : sept valent 1, deux valent 2, une vaut 3."
    ),
    "what.dolores.bottle-81": "Lanterne brisée",
    "what.dolores.bottle-81.is": (
        "Jouée avant qu’on retourne les cartes, elle les garde cachées jusqu’à ce qu’elles soient "
        "gagnées ou perdues. Seul son joueur les voit, et il en dit ce qu’il veut, vrai ou faux."
    ),
    "what.dolores.bottle-82": "Guetteur",
    "what.dolores.bottle-82.is": (
        "Joué à l’instant où l’Aube est tirée, il l’annule, et la partie continue jusqu’à ce "
        "que la pioche ne suffise plus. Qui le garde alors laisse finir la partie."
    ),
    "what.dolores.bottle-83": "Vol",
    "what.dolores.bottle-83.is": (
        "Il prend effet dès que les cartes du partage sont réparties : celui qui l’a gagné "
        "prend à un autre joueur la marchandise qu’il veut. Si personne d’autre n’en a, il "
        "est défaussé."
    ),
    "what.dolores.bottle-84": "Reflux",
    "what.dolores.bottle-84.is": (
        "Joué avant les gestes : les cartes du partage sont défaussées, quatre nouvelles "
        "arrivent. Il faut quatre cartes dans la pioche."
    ),
    "what.dolores.bottle-85": "Remous",
    "what.dolores.bottle-85.is": (
        "Joué avant les gestes : son joueur échange des cartes d’un côté à l’autre. Chaque côté en "
        "garde autant."
    ),
    "what.dolores.bottle-86": "Convoi",
    "what.dolores.bottle-86.is": (
        "Joué avant les gestes : une carte de plus de chaque côté. Il faut deux cartes dans la "
        "pioche."
    ),
    "what.dolores.bottle-87": "Ruse",
    "what.dolores.bottle-87.is": (
        "Lors de votre partage, vous choisissez deux gestes différents. Vous en gardez un après "
        "avoir vu celui d’en face."
    ),
    "what.dolores.bottle-88": "Embrouille",
    "what.dolores.bottle-88.is": (
        "Jouée une fois les gestes montrés : ils sont annulés. Les deux joueurs choisissent "
        "à nouveau pour les mêmes cartes."
    ),
    "what.dolores.bottle-89": "Pari",
    "what.dolores.bottle-89.is": (
        "Pendant le partage de deux autres, vous devinez les deux gestes. S’ils sont justes, "
        "vous prenez les cartes que vous voulez avant tout le monde."
    ),
    "what.dolores.bottle-90": "Aube",
    "what.dolores.bottle-90.is": (
        "Dès qu’elle est tirée, la partie est finie, à moins qu’un Guetteur ne l’annule. Le "
        "partage en cours n’est pas joué."
    ),
    "what.dolores.dark": "Une carte cachée",
    "what.dolores.dark.is": (
        "Distribuée sous la Lanterne brisée : seul celui qui l’a jouée la voit. Elle reste "
        "cachée jusqu’à ce qu’elle soit gagnée ou perdue."
    ),
    "what.dolores.claim": "Ce qu’on en dit",
    "what.dolores.claim.is": (
        "Ce que dit de cette carte le joueur qui a la Lanterne brisée, vrai ou faux. Si vous "
        "voyez la carte, {check} ou {cross} dit si c’est vrai ou faux."
    ),
    "what.dolores.fate": "Où elle est allée",
    "what.dolores.fate.is": (
        "Le joueur qui a reçu cette carte, ou la mention qu’elle est perdue. Ce sont les deux "
        "gestes qui en décident."
    ),
    "what.dolores.share": "Partage (main ouverte)",
    "what.dolores.share.is": (
        "Si les deux partagent, chacun prend son côté. Face à un conflit, on n’a rien ; face à "
        "une esquive, ce qui reste de son propre côté une fois que l’autre a choisi."
    ),
    "what.dolores.fight": "Conflit (poing fermé)",
    "what.dolores.fight.is": (
        "Il prend tout à celui qui partage, et tout ce que laisse une esquive. Deux conflits font "
        "perdre toutes les cartes."
    ),
    "what.dolores.dodge": "Esquive (pouce levé)",
    "what.dolores.dodge.is": (
        "Qui esquive choisit une carte d’un côté ou de l’autre, avant l’autre joueur. Deux "
        "esquives font perdre toutes les cartes, et chacun défausse une collection."
    ),
    "what.dolores.secret": "Un geste secret",
    "what.dolores.secret.is": (
        "{mark} est un geste choisi, pas encore montré ; {waits} un geste à choisir. Les deux "
        "gestes sont montrés ensemble, à Do, Lo, Rès."
    ),
    "what.dolores.two": "Deux gestes",
    "what.dolores.two.is": (
        "Choisis avec une Ruse. Son joueur en garde un après avoir vu le geste d’en face."
    ),
    "what.dolores.outcomes": "Ce que donnent les gestes",
    "what.dolores.outcomes.is": (
        "Dans chaque case, ce que gagnerait ou perdrait le score du joueur nommé en ligne, "
        "puis celui de l’autre. Une esquive y prend la carte qui rapporte le plus à son "
        "auteur, deux esquives défaussent ce qui laisse le plus de points ; un autre choix "
        "change le résultat. Ce que prend un Vol n’est pas compté. ? : cela dépend de cartes "
        "cachées."
    ),
    "what.dolores.donor": "Donneur",
    "what.dolores.donor.is": (
        "Le donneur et son voisin de gauche se partagent ces cartes ; les autres regardent. Les "
        "deux dernières cartes retournées sont de son côté."
    ),
    "what.dolores.neighbour": "Voisin",
    "what.dolores.neighbour.is": (
        "Il partage ces cartes avec le donneur ; les autres regardent. Les deux premières cartes "
        "retournées sont de son côté."
    ),
    "what.dolores.announced": "Une annonce",
    "what.dolores.announced.is": (
        "Le geste que ce joueur dit vouloir faire. Cela n’engage à rien, mais on retient si la "
        "parole est tenue ; de plusieurs annonces, seule la dernière compte."
    ),
    "what.dolores.record": "Ce qu’on sait d’un joueur",
    "what.dolores.record.is": (
        "Combien de fois il a tenu parole, puis combien de fois il a montré chaque geste : "
        "{letters}. Une annonce n’engage à rien."
    ),
    "what.dolores.shore": "Le rivage",
    "what.dolores.shore.is": (
        "La ligne entre les deux côtés. Au-dessus et en dessous se trouvent les cartes de ce "
        "partage."
    ),
    "what.dolores.looker": "La lanterne",
    "what.dolores.looker.is": (
        "Les cartes de ce partage sont cachées, et ce joueur seul les voit. Ce qu’il en dit peut "
        "être vrai ou faux."
    ),
    "what.dolores.bet": "Un pari",
    "what.dolores.bet.is": (
        "Un spectateur a deviné les deux gestes. S’ils sont justes, il prend les cartes qu’il "
        "veut avant tout le monde."
    ),
    "what.dolores.deck": "Pioche et défausse",
    "what.dolores.deck.is": (
        "Cartes dans la pioche : {left}. L’Aube est parmi ses {last} dernières."
    ),
    "what.dolores.odds": "Où en est l’Aube",
    "what.dolores.odds.is": (
        "L’Aube est parmi les {last} dernières cartes de la pioche ; dès qu’elle est tirée, "
        "la partie est finie, sauf si un Guetteur l’annule. {near}"
    ),
    "what.dolores.odds.near": (
        "Elle peut être l’une de {places} cartes ; le prochain tirage en découvre {soon}."
    ),
    "what.dolores.odds.far": (
        "Elle peut être l’une de {places} cartes ; le prochain tirage n’en découvre aucune."
    ),
    "what.dolores.odds.past": "L’Aube est déjà tirée.",
    "what.dolores.where": "Le partage en cours",
    "what.dolores.where.is": (
        "{one} et {two} se partagent quatre cartes ; les autres regardent. Une fois les "
        "cartes réparties, le voisin devient le donneur suivant."
    ),
    "what.dolores.seat": "{who} : {n}",
    "what.dolores.seat.is": (
        "Ce signe et cette couleur désignent partout {who} ; {turn} marque celui qui doit "
        "choisir. Après chaque partage, le voisin devient donneur."
    ),
    "what.dolores.loot": "Butin",
    "what.dolores.loot.is": "Ce que chacun a gagné, en collections par type. Tout est visible.",
    "what.dolores.collection": "{kind} de {who} : {worth}",
    "what.dolores.collection.is": (
        "La somme de ses cartes. Un second nombre, entre parenthèses ou dessous, est celui des "
        "cartes. {counts}"
    ),
    "what.dolores.counts.high": "Cette collection compte en ce moment parmi les plus fortes.",
    "what.dolores.counts.low": "Cette collection compte en ce moment parmi les plus faibles.",
    "what.dolores.counts.both": (
        "Cette collection est à la fois la plus forte et la plus faible, et compte deux fois."
    ),
    "what.dolores.counts.empty": (
        "Sans carte, ce n’est pas une collection, et ce n’est donc pas la plus faible."
    ),
    "what.dolores.counts.none": (
        "Elle ne compte pas en ce moment : seules la plus forte et la plus faible comptent."
    ),
    "what.dolores.kind": "{kind}",
    "what.dolores.kind.is": (
        "L’un des sept types ; une collection vaut la somme de ses cartes. {high} marque les "
        "plus fortes, {low} les plus faibles, {high}{low} ou {both} les deux : elles seules "
        "comptent."
    ),
    "what.dolores.bottles": "Bouteilles",
    "what.dolores.bottles.is": (
        "Une bouteille gagnée reste visible et se joue au moment qu’elle indique : le plus "
        "souvent, même pendant le partage des autres. Seul le Vol agit tout de suite et ne se "
        "garde pas. Jamais jouée, une bouteille ne vaut rien."
    ),
    "what.dolores.score": "Score de {who} : {n}",
    "what.dolores.score.is": (
        "La plus forte collection plus la plus faible ; à égalité, toutes comptent. Si toutes se "
        "valent, elles comptent deux fois."
    ),
    "what.dolores.scoring": "Score",
    "what.dolores.scoring.is": (
        "La plus forte collection plus la plus faible ; à égalité, toutes comptent. Si "
        "toutes se valent, elles comptent deux fois."
    ),
    "what.dolores.deal": "Le premier butin",
    "what.dolores.deal.is": (
        "Chacun commence avec quelques cartes, qui restent visibles. Les marchandises d’un même "
        "type forment une collection."
    ),
    "what.dolores.lanterne": "Avant les cartes",
    "what.dolores.lanterne.is": (
        "Qui a la Lanterne brisée peut la jouer maintenant : les cartes de ce partage seront "
        "cachées. Seul son joueur les verra."
    ),
    "what.dolores.draw": "On retourne les cartes",
    "what.dolores.draw.is": (
        "Deux cartes du côté du voisin, puis deux du côté du donneur. Si l’Aube en est, la "
        "partie est finie, à moins qu’un Guetteur ne l’annule."
    ),
    "what.dolores.guetteur": "L’Aube est tirée",
    "what.dolores.guetteur.is": (
        "Joué maintenant, le Guetteur l’annule, et la partie continue jusqu’à ce que la "
        "pioche ne suffise plus. Sans lui, elle est finie aussitôt."
    ),
    "what.dolores.claims": "Parler des cartes cachées",
    "what.dolores.claims.is": (
        "Le joueur de la lanterne dit ce qu’il veut de chaque carte, vrai ou faux, une seule "
        "fois. Personne d’autre ne les voit."
    ),
    "what.dolores.window": "Avant les gestes",
    "what.dolores.window.is": (
        "Qui a Convoi, Reflux ou Remous peut le jouer maintenant. Après une bouteille, on repose "
        "la question à tous."
    ),
    "what.dolores.gestures": "Les gestes",
    "what.dolores.gestures.is": (
        "Les deux joueurs choisissent un geste en secret et le montrent au même instant : "
        "partage, conflit ou esquive. Sur la table, « Ce que donnent les gestes » le calcule, "
        "sauf là où des cartes cachées en décident (?)."
    ),
    "what.dolores.betting": "Votre pari",
    "what.dolores.betting.is": (
        "Devinez les deux gestes, ou ne pariez pas. S’ils sont justes, vous prenez les cartes "
        "que vous voulez avant tout le monde ; le Pari est joué dans tous les cas."
    ),
    "what.dolores.reveal": "Do, Lo, Rès",
    "what.dolores.reveal.is": (
        "Tous deux montrent leur geste au même instant. La paire décide qui reçoit les cartes."
    ),
    "what.dolores.keep": "Deux gestes, un seul reste",
    "what.dolores.keep.is": (
        "Avec une Ruse, deux gestes ont été choisis. Son joueur voit maintenant celui d’en face "
        "et en garde un."
    ),
    "what.dolores.embrouille": "Après les gestes",
    "what.dolores.embrouille.is": (
        "Qui a l’Embrouille peut annuler les gestes maintenant. Les deux joueurs choisissent "
        "alors à nouveau pour les mêmes cartes."
    ),
    "what.dolores.take": "Un pari gagné",
    "what.dolores.take.is": (
        "Les deux gestes étaient justes : le parieur prend d’abord les cartes qu’il veut. Les "
        "deux autres se répartissent le reste."
    ),
    "what.dolores.pick": "Le premier choix",
    "what.dolores.pick.is": (
        "Celui qui esquive prend une carte d’un côté ou de l’autre. Celui qui se bat reçoit tout "
        "le reste ; celui qui partage, ce qui reste de son côté."
    ),
    "what.dolores.settle": "Qui obtient quoi",
    "what.dolores.settle.is": "Les deux gestes décident. Ce que personne ne reçoit est perdu.",
    "what.dolores.name": "Deux esquives",
    "what.dolores.name.is": (
        "Toutes les cartes sont perdues, et chacun des deux désigne en secret une de ses "
        "collections, qu’il défausse. Seules la plus forte et la plus faible comptent."
    ),
    "what.dolores.discard": "Deux esquives",
    "what.dolores.discard.is": (
        "Chacun des deux défausse en entier la collection qu’il a désignée. Qui n’en a aucune "
        "n’en défausse pas."
    ),
    "what.dolores.theft": "Un vol",
    "what.dolores.theft.is": (
        "Le voleur prend à un autre joueur la marchandise qu’il veut. Le Vol sert dès qu’il "
        "est gagné."
    ),
    "what.dolores.lapse": "Rien à voler",
    "what.dolores.lapse.is": "Personne d’autre n’a de marchandises : le Vol est défaussé.",
    "what.dolores.hand-on": "Le partage suivant",
    "what.dolores.hand-on.is": (
        "Le voisin devient le donneur suivant. Son propre voisin de gauche partage avec lui."
    ),
    "what.dolores.over": "La partie est terminée",
    "what.dolores.over.is": (
        "Le score le plus élevé gagne. À scores égaux, la victoire est partagée."
    ),
    "what.dolores.doubled": "Toutes se valent",
    "what.dolores.doubled.is": (
        "Les collections de {who} ont toutes la même valeur : elles comptent deux fois. Une seule "
        "collection aussi."
    ),
    "what.review.why.dolores": "Meilleur coup : pourquoi il est meilleur",
    "what.review.why.dolores.is": (
        "Ce que le meilleur coup apporte et que le coup joué n’apporte pas, d’après ce que le "
        "joueur savait. Le pourcentage après un geste dit à quel point il était probable : "
        "combien de fois le robot le montrerait à la place de l’autre, corrigé d’après les gestes "
        "et les annonces de celui-ci jusque-là. Un risque nommé ici est déjà compté dans les "
        "chances du coup."
    ),
}
