"""The rules of Dolce Vita, told anew; behind each piece the rulings and options it tells."""

from typing import Final

from tui.words.prose import Section, example, item, ruling, text

RULES: Final = (
    Section(
        "De quoi il s’agit",
        (
            text(
                "Sept colonnes de belles choses sont sur la table : des maisons, des bateaux, des "
                "bijoux, et çà et là une liasse de billets. Tour après tour, vous les "
                "disputez aux autres avec les six mêmes cartes. À l’issue du dernier tour, la "
                "plus grande *fortune* l’emporte.",
                "DV15",
            ),
        ),
    ),
    Section(
        "Sur la table",
        (
            item(
                "*49 biens.* Sept catégories : maison, voiture, bateau, cheval, bijou, montre, "
                "vacances. Chacune a une carte de chaque valeur, de 100 000 à 700 000 par pas de "
                "100 000.",
                "DV1",
            ),
            item(
                "*17 cartes argent* de 100 000 ou de 200 000.",
                "DV1",
            ),
            item(
                "*Six cartes numérotées* par joueur, de 1 à 6, à sa couleur.",
                "DV2",
            ),
            text(
                "63 de ces 66 objets sont disposés, faces visibles, en sept colonnes de neuf, de "
                "A à G. C’est toujours l’objet le plus bas de la colonne qui part le premier.",
                "DV3",
            ),
            ruling(
                "Neuf cartes argent valent 100 000 et huit 200 000. On peut choisir une autre "
                "répartition pour une nouvelle partie.",
                "DV1 hundreds",
            ),
            ruling(
                "Les trois objets qui restent ne sont montrés à personne. Les cartes numérotées en "
                "main sont visibles de tous.",
                "DV2 DV3",
            ),
        ),
    ),
    Section(
        "Les tours",
        (
            item(
                "À trois joueurs : *six* tours.",
                "DV4",
            ),
            item(
                "À quatre joueurs : *quatre* tours.",
                "DV4",
            ),
            item(
                "À cinq joueurs : *cinq* tours.",
                "DV4",
            ),
            text(
                "Un tour se joue en deux temps : tous placent d’abord leurs cartes (§4), puis on "
                "attribue les colonnes l’une après l’autre (§5). Le joueur suivant dans le "
                "sens horaire commence le tour d’après.",
                "DV5 DV6 DV8",
            ),
            ruling(
                "La place 1 commence le premier tour ; une option de la nouvelle partie permet "
                "de tirer au sort celui qui commence.",
                "DV5 first",
            ),
        ),
    ),
    Section(
        "Placer ses cartes",
        (
            text(
                "Dans le sens horaire, chacun place *une* carte numérotée, face visible, sous une "
                "colonne, et ainsi de suite jusqu’à n’en garder qu’une seule. Cela fait cinq "
                "placements par tour. Libre à vous de tout miser sur une colonne ou d’être "
                "presque partout.",
                "DV6",
            ),
            ruling(
                "Une colonne épuisée accepte encore des cartes. Il n’y a rien à y gagner : c’est "
                "l’endroit où se débarrasser d’une carte.",
                "DV7",
            ),
        ),
    ),
    Section(
        "Attribuer les colonnes",
        (
            text(
                "On attribue les colonnes de gauche à droite, de A à G, toutes de la même façon :",
                "DV8",
            ),
            item(
                "On *additionne* les cartes de chacun sous la colonne. Sans carte, on ne "
                "participe pas.",
                "DV8",
            ),
            item(
                "Les *totaux égaux* s’annulent : ces joueurs reprennent leurs cartes pour "
                "le tour suivant, et on classe les autres comme s’ils n’étaient pas là.",
                "DV9",
            ),
            item(
                "Le total le plus élevé prend l’objet du *bas* ; le suivant prend celui qui est "
                "alors le plus bas, et ainsi de suite dans l’ordre des totaux.",
                "DV10",
            ),
            item(
                "Si personne n’y a placé de carte, l’objet le plus bas passe tout en haut.",
                "DV11",
            ),
            ruling(
                "Trois totaux égaux ou plus s’annulent comme deux. S’il ne reste personne, la "
                "colonne reste telle quelle.",
                "DV9 DV11",
            ),
            ruling(
                "Le joueur qui ne trouve plus d’objet dans la colonne n’obtient rien.",
                "DV10",
            ),
            example(
                "Rossa 3, Gialla 3, Verde 4, Blu 1. En bas un bijou de 200 000, au-dessus une "
                "maison de 300 000.\n"
                "Rossa et Gialla ont le même total : elles sont écartées.\n"
                "Verde a le total le plus élevé et prend le *bijou*.\n"
                "Blu, avec un simple 1, prend la *maison*, qui vaut davantage.",
                "DV9 DV10",
                "dv-e1",
            ),
            example(
                "Rossa 6, Gialla 4, Verde 2. De bas en haut : montre 400 000, argent 100 000, "
                "argent 100 000.\n"
                "Rossa prend la *montre*, puis Gialla *100 000* et Verde autant.",
                "DV10",
                "dv-e2",
            ),
        ),
    ),
    Section(
        "Un seul de chaque",
        (
            text(
                "On ne possède qu’un seul bien de chaque catégorie. Si vous en prenez un second, "
                "vous *devez* échanger, pour le meilleur ou pour le pire : le nouveau reste, "
                "l’ancien va en haut de la colonne d’où vient le nouveau.",
                "DV12",
            ),
            text(
                "L’argent ne s’échange jamais ; on peut en avoir autant qu’on veut.",
                "DV13",
            ),
            ruling(
                "L’ancien bien retourne aussitôt à la colonne, avant que le joueur suivant se "
                "serve (§5). Dans une colonne courte, celui-ci peut donc le prendre aussitôt.",
                "DV12",
            ),
            example(
                "Vous possédez la voiture de 400 000 et gagnez celle de 700 000.\n"
                "Celle de 700 000 est à vous, celle de 400 000 va en haut de cette colonne : "
                "*+300 000*.",
                "DV12",
                "dv-e3",
            ),
            example(
                "Vous possédez le bateau de 600 000, et c’est celui de 200 000 qui vous revient.\n"
                "Il faut le prendre : *−400 000*. La table le montre en rouge avant que vous "
                "placiez la carte.",
                "DV12",
            ),
        ),
    ),
    Section(
        "La fin",
        (
            text(
                "Après la colonne G, chacun reprend toutes ses cartes et le tour suivant commence. "
                "Après le dernier tour, on additionne biens et argent : le *total le plus élevé* "
                "gagne.",
                "DV14 DV15",
            ),
            ruling(
                "À totaux égaux, la victoire est partagée.",
                "DV15",
            ),
        ),
    ),
    Section(
        "À cette table",
        (
            item(
                "Tapez un *numéro* de 1 à 6 et la *lettre* d’une colonne, dans l’ordre que vous "
                "voulez, puis *Entrée* ; ou cliquez sur la carte et sur la colonne.",
            ),
            item(
                "À côté des objets figure le signe du joueur qui les obtiendrait en l’état, avec "
                "+ ou − si un échange forcé fait gagner ou perdre. La carte que vous avez "
                "choisie est comptée avant même d’être placée.",
            ),
            item(
                "Les totaux à égalité sont barrés, et écrits entre ~\N{NO-BREAK SPACE}~. "
                "Quand la place manque, =7 est le total de plusieurs cartes.",
            ),
            item(
                "⚑ devant un total marque la plus grande fortune.",
            ),
            item(
                "*U* annule votre dernier coup, tant qu’aucun autre humain n’a joué depuis. *L* "
                "ouvre la chronique, puis ramène à la table ; *?* explique les touches du moment. "
                "La partie s’enregistre à chaque coup.",
            ),
        ),
    ),
)
