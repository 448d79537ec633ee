"""Words of the guided openings. Each says what to look at and which keys to press, in at most four
lines of an eighty-column terminal."""

from typing import Final

WORDS: Final[dict[str, tuple[str, str]]] = {
    "guide.title": ("First steps", "Premiers pas"),
    "guide.lesson": ("{n} of {of}", "{n} sur {of}"),
    "guide.read": ("Enter: go on", "Entrée : continuer"),
    "guide.leave": ("Q: leave", "Q : sortir"),
    "guide.play": ("your move", "à vous"),
    "guide.not-this": (
        "In a game of your own you could do that. Here, do as the lesson says, to see what comes "
        "of it.",
        "Dans une vraie partie, vous le pourriez. Ici, suivez la leçon, pour voir ce qui en "
        "résulte.",
    ),
    "guide.key.on": ("go on", "continuer"),
    "guide.key.on.help": ("On to the next lesson.", "Passer à la leçon suivante."),
    "guide.key.leave": ("leave", "sortir"),
    "guide.key.leave.help": (
        "Leave the lessons. Nothing of them is kept.",
        "Quitter les leçons. Rien n’en est conservé.",
    ),
    "guide.key.open": ("first steps", "premiers pas"),
    "guide.key.open.help": (
        "A few moves of the chosen game, explained one by one.",
        "Quelques coups du jeu choisi, expliqués un par un.",
    ),
    "about.GuideScreen": (
        "A few moves of a game, explained one by one. You press the keys that you would press in "
        "any game. Leave whenever you like: nothing of this is kept.",
        "Quelques coups d’un jeu, expliqués un par un. Vous appuyez sur les touches de n’importe "
        "quelle partie. Partez quand vous voulez : rien n’en est conservé.",
    ),
    # Dolce Vita
    "guide.dv.columns": (
        "Seven columns of fine things, A to G. What lies lowest goes first. Five times you put a "
        "number card under a column; then, column by column, whoever has the highest sum there "
        "takes the lowest object, the next one the object above it.",
        "Sept colonnes de belles choses, de A à G. Ce qui est tout en bas part d’abord. Cinq fois, "
        "vous placez une carte sous une colonne ; puis, colonne par colonne, la plus forte somme "
        "prend l’objet du bas, la suivante celui d’au-dessus.",
    ),
    "guide.dv.first": (
        "The house of 700,000 lies lowest in A. Press *5*, then *A*: the line under your cards "
        "says what that would bring as it stands. *Enter* places the card, *Esc* would drop the "
        "choice.",
        "La maison à 700 000 est en bas de A. Appuyez sur *5*, puis *A* : la ligne sous vos cartes "
        "dit ce que cela donnerait en l’état. *Entrée* place la carte, *Échap* abandonnerait le "
        "choix.",
    ),
    "guide.dv.tie": (
        "In B a horse of 600,000 is to be had, and a 4 lies there already. Press *4* and *B* and "
        "read: equal sums strike each other out. So press *6* instead, and *Enter*.",
        "En B, il y a un cheval à 600 000, et un 4 s’y trouve déjà. Appuyez sur *4* et *B*, et "
        "lisez : les sommes égales s’écartent l’une l’autre. Appuyez donc plutôt sur *6*, puis "
        "*Entrée*.",
    ),
    "guide.dv.alone": (
        "Nobody is in G, where 200,000 in money lie lowest. Alone, even a 1 takes them. Press *1*, "
        "*G*, *Enter*. Money is never exchanged and adds up without end.",
        "Personne en G, où 200 000 d’argent attendent en bas. Seul, même un 1 les prend. Appuyez "
        "sur *1*, *G*, *Entrée*. L’argent ne s’échange jamais et s’additionne sans limite.",
    ),
    "guide.dv.sum": (
        "Cards of one colour under a column add up. Make your 5 in A safe: press *2*, *A*, "
        "*Enter*, and it counts 7.",
        "Les cartes d’une même couleur sous une colonne s’additionnent. Mettez votre 5 de A à "
        "l’abri : *2*, *A*, *Entrée*, et il compte 7.",
    ),
    "guide.dv.struck": (
        "Look at D: two 5s, which strike each other out if nothing is added. Then your 3 would "
        "rule there, over a jewel of 700,000. Press *3*, *D*, *Enter*.",
        "Regardez D : deux 5, qui s’écartent l’un l’autre si rien ne s’y ajoute. Votre 3 y serait "
        "alors le maître, devant un bijou à 700 000. Appuyez sur *3*, *D*, *Entrée*.",
    ),
    "guide.dv.award": (
        "Everybody has placed five cards and keeps one. Now the columns are awarded from left to "
        "right. Press *Enter* and watch A.",
        "Chacun a placé cinq cartes et en garde une. On attribue maintenant les colonnes, de "
        "gauche à droite. Appuyez sur *Entrée* et regardez A.",
    ),
    "guide.dv.column-a": (
        "Your 7 took the house, the 3 the car above it, the 2 the boat. Next is B, where two 4s "
        "tie.",
        "Votre 7 a pris la maison, le 3 la voiture au-dessus, le 2 le bateau. Suit B, où deux 4 "
        "sont à égalité.",
    ),
    "guide.dv.column-b": (
        "The 4s were struck, the horse is yours. Next is C, where the other player alone has put "
        "a card, and who owns a car already.",
        "Les 4 sont écartés, le cheval est à vous. Suit C, où une seule carte est posée, par "
        "quelqu’un qui a déjà une voiture.",
    ),
    "guide.dv.column-c": (
        "Of every category one owns but one thing. The new car stays, better or worse, and the "
        "old one goes on top of C. So a late object can also cost you something.",
        "De chaque catégorie, on ne garde qu’une chose. La nouvelle voiture reste, meilleure ou "
        "non, et l’ancienne va en haut de C. Un objet peut donc aussi vous coûter.",
    ),
    "guide.dv.column-d": (
        "Both 5s were struck, and your 3 took the jewel of 700,000. Three more columns; then all "
        "take their cards back.",
        "Les deux 5 sont écartés, et votre 3 a pris le bijou à 700 000. Encore trois colonnes ; "
        "puis chacun reprend ses cartes.",
    ),
    "guide.dv.end": (
        "That was a round: 2,200,000 for you. Three players play six of them, and the largest "
        "fortune wins. *?* explains every key at any time; the rules are on the first screen.",
        "C’était un tour : 2 200 000 pour vous. À trois, on en joue six, et la plus grosse fortune "
        "gagne. *?* explique chaque touche à tout moment ; les règles sont au premier écran.",
    ),
    # Dolorès
    "guide.do.loot": (
        "You are wreckers who share a cargo. What you own lies before you, sorted by type. At the "
        "end your highest and your lowest collection count, ties all together; what lies between "
        "counts nothing.",
        "Vous êtes des naufrageurs qui se partagent une cargaison. Votre butin est trié par sorte. "
        "À la fin comptent votre plus forte et votre plus faible collection, égalités comprises ; "
        "ce qui est entre les deux ne compte pas.",
    ),
    "guide.do.sides": (
        "Four cards were washed ashore: two on your side, below, two on the other’s. Each of you "
        "two will show a gesture in secret, at the same moment.",
        "Quatre cartes sont échouées : deux de votre côté, en bas, deux de l’autre. Vous montrerez "
        "chacun un geste, en secret et au même instant.",
    ),
    "guide.do.gestures": (
        "Two who share take their own sides. Who fights takes all from who shares, but two fights "
        "lose everything. Who dodges takes one card he likes; two dodges cost both a collection.",
        "Deux partages : chacun prend son côté. Un conflit prend tout à un partage, mais deux "
        "conflits perdent tout. Une esquive choisit une carte ; deux esquives coûtent à chacun "
        "une collection.",
    ),
    "guide.do.announce": (
        "“I share”, says the other. Words bind nobody, but they are remembered. Say the same: "
        "*A* to announce, *S* for share, *Enter*.",
        "« Je partage », dit l’autre. Les paroles n’engagent à rien, mais on s’en souvient. Dites "
        "de même : *A* pour annoncer, *P* pour partage, *Entrée*.",
    ),
    "guide.do.share": (
        "Now your true gesture. Press *S*, *F*, *D* in turn and read what each would bring "
        "against each. Then keep your word: *S*, *Enter*.",
        "À présent votre vrai geste. Appuyez tour à tour sur *P*, *C*, *E* et lisez ce que chacun "
        "donnerait contre chacun. Puis tenez parole : *P*, *Entrée*.",
    ),
    "guide.do.shared": (
        "Both shared, and each has taken two cards: gold 3 and wine for you. The next two share "
        "now, and you watch.",
        "Deux partages, et chacun a pris ses deux cartes : or 3 et vin pour vous. C’est aux deux "
        "suivants ; vous regardez.",
    ),
    "guide.do.fought": (
        "“I share”, it was said, and then a fist was shown: all four cards are gone to one side. "
        "Beside the names stands how often each has kept the word given. You are next.",
        "« Je partage », disait-on, et c’est un poing qui s’est montré : les quatre cartes sont "
        "d’un seul côté. Près des noms figure qui tient parole. C’est à vous.",
    ),
    "guide.do.dodge": (
        "“I fight”, says your partner. Against a fight, sharing and fighting bring nothing; who "
        "dodges takes the best card. Press *D*, *Enter*.",
        "« Je me bats », annonce l’autre. Contre un conflit, partager ou se battre ne rapporte "
        "rien ; l’esquive prend la meilleure carte. Appuyez sur *E*, *Entrée*.",
    ),
    "guide.do.pick": (
        "You may take one card from either side; the fighter gets the rest. Weapons 3 join the "
        "weapons you have: pick them with *3*, or with the arrows, then *Enter*.",
        "Vous prenez une carte d’un côté ou de l’autre ; le reste va au conflit. Armes 3 rejoint "
        "vos armes : choisissez-la avec *3*, ou avec les flèches, puis *Entrée*.",
    ),
    "guide.do.end": (
        "So it goes on until Dawn, which lies among the last sixteen cards, ends the game. In the "
        "full game ten bottles do more mischief. *?* explains every key at any time.",
        "Et ainsi de suite jusqu’à l’Aube, qui dort parmi les seize dernières cartes et arrête la "
        "partie. Le jeu complet y ajoute dix bouteilles. *?* explique chaque touche à tout moment.",
    ),
    # Der Große Dalmuti
    "guide.da.seats": (
        "Places are drawn for: a 5 made you the Greater Dalmuti, the highest at the table. Low "
        "ranks are good, and rare: there is one 1, there are two 2s, and so on.",
        "Les places se tirent : un 5 vous a fait Grand Dalmuti, au sommet de la table. Les petits "
        "rangs sont les bons, et les plus rares : un seul 1, deux 2, et ainsi de suite.",
    ),
    "guide.da.hand": (
        "Your hand lies below, best rank at the left. Whoever gets rid of all cards first will be "
        "the next Greater Dalmuti; the last one becomes the Greater Peon.",
        "Votre main est en bas, le meilleur rang à gauche. Qui se défait le premier de ses cartes "
        "sera le prochain Grand Dalmuti ; le dernier devient l’Esclave.",
    ),
    "guide.da.lead": (
        "You lead: any number of cards of one rank. Get rid of many bad ones at once: press *1* "
        "and *0* for the four 10s, then *Enter*.",
        "À vous la main : autant de cartes qu’on veut d’un seul rang. Défaites-vous de beaucoup de "
        "mauvaises à la fois : *1* et *0* pour les quatre 10, puis *Entrée*.",
    ),
    "guide.da.pass": (
        "Four 8s beat four 10s: as many cards, of a better rank. You have no four better ones. "
        "Press *Space* to pass; that does not shut you out of the trick.",
        "Quatre 8 couvrent quatre 10 : autant de cartes, d’un meilleur rang. Vous n’en avez pas "
        "quatre meilleures. Appuyez sur *Espace* pour passer ; le pli vous reste ouvert.",
    ),
    "guide.da.swept": (
        "Three 5s and a Jester, who takes the rank of the others, won the trick. Whoever wins a "
        "trick leads the next.",
        "Trois 5 et un bouffon, qui prend le rang des autres, ont remporté le pli. Qui gagne un "
        "pli ouvre le suivant.",
    ),
    "guide.da.beat": (
        "A single 9 lies there. A better single card beats it: press *6*, then *Enter*. Keep the "
        "3, your best, for later.",
        "Il y a un seul 9. Une seule carte meilleure le couvre : *6*, puis *Entrée*. Gardez le 3, "
        "votre meilleure carte, pour plus tard.",
    ),
    "guide.da.again": (
        "A 5 beat your 6, and two have passed. You may play again in the same trick: press *3*, "
        "*Enter*. Perhaps nobody wants to spend a 1 or 2 on it.",
        "Un 5 a couvert votre 6, et deux ont passé. Vous pouvez rejouer dans le même pli : *3*, "
        "*Entrée*. Peut-être que personne n’y mettra un 1 ou un 2.",
    ),
    "guide.da.jester": (
        "The trick is yours, so you lead. Press *9* for your three 9s and *J* to add the Jester "
        "as a fourth, then *Enter*. Four are hard to beat.",
        "Le pli est à vous, donc la main aussi. Appuyez sur *9* pour vos trois 9 et sur *B* pour y "
        "joindre le bouffon, puis *Entrée*. Quatre cartes se couvrent mal.",
    ),
    "guide.da.end": (
        "Won again. So it goes on until one player is left. From the second hand on the great take "
        "a tax of the small: the best cards for any two. *?* explains every key at any time.",
        "Encore gagné. Et ainsi jusqu’à ce qu’il ne reste qu’un joueur. Dès la deuxième manche, "
        "les grands taxent les petits : leurs meilleures cartes contre deux autres. *?* explique "
        "chaque touche.",
    ),
}
