"""The rules of Dolorès, told anew. House rulings are those of the project's rule list."""

from typing import Final

from tui.wording.prose import Section, example, item, ruling, text

RULES: Final = (
    Section(
        ("What it is about", "De quoi il s’agit"),
        (
            text(
                "A Spanish merchantman lies wrecked below the cliffs, and you are among those who "
                "lit the false beacon. Two by two you divide what the sea brings in, until Dawn "
                "brings the militia. What you promise each other is worth what it is worth.",
                "Un navire marchand espagnol gît au pied des falaises, et vous êtes de ceux qui "
                "ont allumé le faux phare. Deux par deux, vous répartissez ce que la mer apporte, "
                "jusqu’à ce que l’Aube amène la milice. Ce que vous vous promettez vaut ce que "
                "cela vaut.",
            ),
            text(
                "What counts in the end are your *best* and your *poorest* collections, nothing "
                "in between.",
                "À la fin ne comptent que vos *plus belles* et vos *plus maigres* collections, "
                "rien de ce qui est entre les deux.",
            ),
        ),
    ),
    Section(
        ("On the table", "Sur la table"),
        (
            item(
                "*70 goods* of seven types: weapons, wine, jewels, lace, tableware, musical "
                "instruments (music), gold ingots. Each type has ten cards: seven worth 1, two "
                "worth 2, one worth 3.",
                "*70 marchandises* de sept sortes : armes, vin, bijoux, dentelles, vaisselle, "
                "instruments de musique, lingots d’or. Chaque sorte a dix cartes : sept valent "
                "1, deux valent 2, une vaut 3.",
            ),
            item(
                "*10 bottles*, each with a trick of its own. One of them is Dawn.",
                "*10 bouteilles*, chacune avec son effet. L’une d’elles est l’Aube.",
            ),
            text(
                "Goods of one type in front of a player are a *collection*. Everything won lies "
                "open.",
                "Les marchandises d’une même sorte devant un joueur forment une *collection*. "
                "Tout ce qui est gagné reste visible.",
            ),
        ),
    ),
    Section(
        ("Before the first sharing", "Avant le premier partage"),
        (
            text(
                "Four bottles other than Dawn leave the game unseen. The goods and the other five "
                "are shuffled; fifteen of these cards are shuffled again with Dawn and go to the "
                "bottom. So the deck has 76 cards, and Dawn is one of the last sixteen.",
                "Quatre bouteilles autres que l’Aube quittent la partie sans être vues. On mélange "
                "les marchandises et les cinq autres ; quinze de ces cartes sont remélangées avec "
                "l’Aube et vont tout en dessous. La pioche a donc 76 cartes, et l’Aube est parmi "
                "les seize dernières.",
            ),
            item(
                "Two players begin with *4* cards each.", "À deux, chacun commence avec *4* cartes."
            ),
            item("Three players begin with *3*.", "À trois, avec *3*."),
            item("Four players begin with *2*.", "À quatre, avec *2*."),
            ruling(
                "With two players the Bet is always among the four bottles that leave the game.",
                "À deux joueurs, Pari est toujours parmi les quatre bouteilles écartées.",
            ),
            ruling(
                "In the simple game Dawn is the only bottle, and the deck has 71 cards.",
                "Dans la partie simple, l’Aube est la seule bouteille et la pioche a 71 cartes.",
            ),
            ruling(
                "A Theft among the starting cards is used as soon as all of them lie. Seat 1 is "
                "the first donor, or anyone if you let chance decide.",
                "Un Vol parmi les cartes de départ sert dès que toutes sont posées. La place 1 "
                "est le premier donneur, ou n’importe qui si vous laissez faire le hasard.",
            ),
        ),
    ),
    Section(
        ("A sharing", "Un partage"),
        (
            text(
                "Every sharing is between the *donor* and the *neighbour* on the left. Four cards "
                "are turned: the first two lie on the neighbour’s side, the next two on the "
                "donor’s. Then the two talk: announce whatever you like, it binds nobody.",
                "Chaque partage oppose le *donneur* et son *voisin* de gauche. On retourne quatre "
                "cartes : les deux premières du côté du voisin, les deux suivantes du côté du "
                "donneur. Puis on discute : annoncez ce que vous voulez, cela n’engage à rien.",
            ),
            text(
                "On *Do, Lo, Rès* both show a gesture at the same moment: *share* (the open hand), "
                "*fight* (the fist) or *dodge* (the thumb). After the settling the neighbour is "
                "the next donor.",
                "À *Do, Lo, Rès*, tous deux montrent un geste au même instant : *partage* (la "
                "main ouverte), *conflit* (le poing) ou *esquive* (le pouce). Une fois le butin "
                "réparti, le voisin devient le donneur suivant.",
            ),
            ruling(
                "A sharer may announce nine times in one talk.",
                "On peut annoncer neuf fois au cours d’une même discussion.",
            ),
        ),
    ),
    Section(
        ("Who gets what", "Qui obtient quoi"),
        (
            item(
                "*Share and share:* each takes the cards of the own side.",
                "*Partage et partage :* chacun prend les cartes de son côté.",
            ),
            item(
                "*Fight and share:* the fight takes everything.",
                "*Conflit et partage :* le conflit emporte tout.",
            ),
            item(
                "*Fight and fight:* everything is lost.", "*Conflit et conflit :* tout est perdu."
            ),
            item(
                "*Dodge and share:* the dodge picks one card from anywhere; then the share takes "
                "what is left on its own side, and the rest is lost.",
                "*Esquive et partage :* l’esquive choisit une carte n’importe où ; puis le "
                "partage prend ce qui reste de son côté, et le reste est perdu.",
            ),
            item(
                "*Dodge and fight:* the dodge picks one card, the fight takes all the others.",
                "*Esquive et conflit :* l’esquive choisit une carte, le conflit prend toutes les "
                "autres.",
            ),
            item(
                "*Dodge and dodge:* everything is lost, and then both secretly name one of their "
                "own collections, which is lost as well.",
                "*Esquive et esquive :* tout est perdu ; ensuite tous deux désignent en secret "
                "une de leurs collections, qui est perdue aussi.",
            ),
            ruling(
                "Who owns no collection then names none.",
                "Qui ne possède alors aucune collection n’en désigne pas.",
            ),
        ),
    ),
    Section(
        ("The bottles", "Les bouteilles"),
        (
            text(
                "A bottle won lies open before its owner and may be played from then on, in the "
                "sharings of others too. Played, it is discarded; kept to the end, it is worth "
                "nothing.",
                "Une bouteille gagnée reste visible devant son propriétaire, qui peut dès lors la "
                "jouer, même pendant le partage des autres. Jouée, elle est défaussée ; gardée "
                "jusqu’au bout, elle ne vaut rien.",
            ),
            item(
                "*Broken lantern,* before the cards are dealt: they lie face down until they are "
                "won or lost. Only who played it sees them, and says of each what he likes.",
                "*Lanterne brisée,* avant la donne : les cartes restent cachées jusqu’à ce "
                "qu’elles soient gagnées ou perdues. Seul celui qui l’a jouée les voit, et il en "
                "dit ce qu’il veut.",
            ),
            item(
                "*Lookout,* the moment Dawn is drawn: Dawn becomes a card like any other, worth "
                "nothing.",
                "*Guetteur,* à l’instant où l’Aube est tirée : elle devient une carte comme les "
                "autres, sans valeur.",
            ),
            item(
                "*Theft* works at once: take any goods card from somebody else.",
                "*Vol* sert aussitôt : prenez à quelqu’un d’autre la marchandise que vous voulez.",
            ),
            item(
                "*Ebb:* the cards of the sharing are discarded, four new ones come.",
                "*Reflux :* les cartes du partage sont défaussées, quatre nouvelles arrivent.",
            ),
            item(
                "*Eddies:* lay the cards anew, as many on each side as before.",
                "*Remous :* redisposez les cartes, autant de chaque côté qu’avant.",
            ),
            item(
                "*Convoy:* one more card on each side.",
                "*Convoi :* une carte de plus de chaque côté.",
            ),
            item(
                "*Trick:* in your own sharing choose two gestures; keep one when you have seen "
                "the other’s.",
                "*Ruse :* lors de votre partage, choisissez deux gestes ; gardez-en un après avoir "
                "vu celui d’en face.",
            ),
            item(
                "*Mix-up,* when the gestures are shown: they are cancelled and chosen anew over "
                "the same cards.",
                "*Embrouille,* une fois les gestes montrés : ils sont annulés, et on rechoisit "
                "pour les mêmes cartes.",
            ),
            item(
                "*Bet,* in a sharing of two others: guess both gestures. If you are right you "
                "take any of the cards before anyone else.",
                "*Pari,* pendant le partage de deux autres : devinez les deux gestes. Si c’est "
                "juste, vous prenez les cartes que vous voulez avant tout le monde.",
            ),
            item("*Dawn:* the game stops.", "*Aube :* la partie s’arrête."),
        ),
    ),
    Section(
        ("More on the bottles", "Les bouteilles en détail"),
        (
            ruling(
                "Before the gestures, holders of Convoy, Ebb and Eddies are asked in order from "
                "the donor. A bottle played asks everybody again; when all have passed in a row, "
                "the gestures are chosen. The deck has to hold the cards they need.",
                "Avant les gestes, on interroge dans l’ordre, à partir du donneur, qui a Convoi, "
                "Reflux ou Remous. Une bouteille jouée relance la question ; quand tous ont "
                "passé à la suite, on choisit les gestes. La pioche doit pouvoir fournir les "
                "cartes.",
            ),
            ruling(
                "Cards drawn later for a sharing in the dark lie face down too. Whoever picks "
                "among them picks blindly, unless he is the one who looked.",
                "Les cartes ajoutées à un partage dans le noir sont cachées elles aussi. Qui "
                "choisit parmi elles choisit à l’aveugle, sauf celui qui a regardé.",
            ),
            ruling(
                "After a Mix-up, a Trick or a Bet already spent works again: two gestures are "
                "chosen anew, the bet is made anew.",
                "Après une Embrouille, une Ruse ou un Pari déjà joués servent encore : on "
                "rechoisit deux gestes, on parie de nouveau.",
            ),
            ruling(
                "A bet won comes first: the two sharers settle over what is left.",
                "Un pari gagné passe d’abord : les deux autres se répartissent ce qui reste.",
            ),
            ruling(
                "Theft acts when all cards of the sharing are handed out. If nobody else owns "
                "goods it is discarded.",
                "Vol agit quand toutes les cartes du partage sont distribuées. Si personne "
                "d’autre n’a de marchandises, il est défaussé.",
            ),
        ),
    ),
    Section(
        ("Dawn and scoring", "L’Aube et les points"),
        (
            text(
                "The moment Dawn is drawn the game is over; the sharing under way is not played.",
                "Dès que l’Aube est tirée, c’est fini ; le partage commencé reste en plan.",
            ),
            ruling(
                "A Lookout that holds Dawn off lets the game go on until the deck cannot supply "
                "four cards for another sharing.",
                "Un Guetteur qui retarde l’Aube prolonge la partie jusqu’à ce que la pioche ne "
                "puisse plus fournir quatre cartes.",
            ),
            text(
                "A collection is worth the *sum of its values*, not its number of cards. You "
                "score your highest collection and your lowest. All that tie for highest or for "
                "lowest count. If all your collections are worth the same they count *twice*.",
                "Une collection vaut la *somme de ses valeurs*, pas son nombre de cartes. Vous "
                "marquez votre plus haute collection et votre plus basse. Toutes celles qui sont "
                "à égalité en haut ou en bas comptent. Si toutes valent autant, elles comptent "
                "*deux fois*.",
            ),
            example(
                "Collections of 2, 2, 4, 5 and 6: 6 + 2 + 2 = *10*.\n"
                "With one more: 2, 2, 4, 6 and 6: 6 + 6 + 2 + 2 = *16*.\n"
                "3, 3 and 3: (3 + 3 + 3) × 2 = *18*.\n"
                "A single 5: *10*. None at all: *0*.",
                "Collections de 2, 2, 4, 5 et 6 : 6 + 2 + 2 = *10*.\n"
                "Avec un de plus : 2, 2, 4, 6 et 6 : 6 + 6 + 2 + 2 = *16*.\n"
                "3, 3 et 3 : (3 + 3 + 3) × 2 = *18*.\n"
                "Une seule de 5 : *10*. Aucune : *0*.",
            ),
            text(
                "The highest score wins; equal scores share the victory.",
                "Le plus haut score gagne ; à scores égaux, la victoire est partagée.",
            ),
        ),
    ),
    Section(
        ("At this table", "À cette table"),
        (
            item(
                "*S, F, D* (or *P, C, E*) pick share, fight, dodge; *Enter* commits. Nobody sees "
                "it before all have chosen. *A* announces, *T* (or *R*) makes it two with a Trick.",
                "*P, C, E* (ou *S, F, D*) choisissent partage, conflit, esquive ; *Entrée* valide. "
                "Personne ne le voit avant que tous aient choisi. *A* annonce, *R* (ou *T*) en "
                "choisit deux avec une Ruse.",
            ),
            item(
                "Bottles and cards are picked by their *number* or with the mouse; *N* says no at "
                "once. The settings can spare you the questions in sharings that are not yours.",
                "Bouteilles et cartes se choisissent par leur *numéro* ou à la souris ; *N* dit "
                "non tout de suite. Les réglages peuvent vous épargner les questions dans les "
                "partages qui ne sont pas les vôtres.",
            ),
            item(
                "The table beside the cards says by how much both scores would change for each "
                "pair of gestures; where there is no room for it, *O* shows it.",
                "Le tableau à côté des cartes dit de combien changeraient les deux scores pour "
                "chaque paire de gestes ; là où il n’a pas de place, *O* le montre.",
            ),
            item(
                "▲ marks the collections that count as highest, ▼ those that count as lowest. "
                "Beside a sharer stands how often he kept his word, and how often he has shown "
                "each gesture.",
                "▲ marque les collections qui comptent comme les plus hautes, ▼ comme les plus "
                "basses. À côté de chacun : combien de fois il a tenu parole, et combien de fois "
                "il a montré chaque geste.",
            ),
        ),
    ),
)
