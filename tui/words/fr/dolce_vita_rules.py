"""The rules of Dolce Vita, told anew. House rulings are those of the project's rule list."""

from typing import Final

from tui.words.prose import Section, example, item, ruling, text

RULES: Final = (
    Section(
        "De quoi il s’agit",
        (
            text(
                "Sept colonnes de belles choses sont sur la table : des maisons, des bateaux, des "
                "bijoux, et de temps en temps une liasse de billets. Tour après tour, vous les "
                "disputez aux autres avec les six mêmes cartes. Qui s’est fait la plus grande "
                "*fortune* à l’issue du dernier tour l’emporte.",
            ),
        ),
    ),
    Section(
        "Sur la table",
        (
            item(
                "*49 biens.* Sept catégories : maison, voiture, bateau, cheval, bijou, montre, "
                "vacances. Chacune a une carte de chaque valeur, de 100 000 à 700 000.",
            ),
            item(
                "*17 cartes argent* de 100 000 ou de 200 000.",
            ),
            item(
                "*Six cartes numéros* par joueur, de 1 à 6.",
            ),
            text(
                "63 de ces 66 objets sont distribués, visibles, en sept colonnes de neuf, de A à "
                "G. C’est toujours le plus bas de la colonne qui part le premier.",
            ),
            ruling(
                "Neuf cartes argent valent 100 000 et huit 200 000. On peut choisir une autre "
                "répartition pour une nouvelle partie.",
            ),
            ruling(
                "Les trois objets écartés ne sont montrés à personne. Les cartes numéros en main "
                "sont visibles de tous.",
            ),
        ),
    ),
    Section(
        "Les tours",
        (
            item("À trois joueurs : *six* tours."),
            item("À quatre joueurs : *quatre* tours."),
            item("À cinq joueurs : *cinq* tours."),
            text(
                "Un tour a deux moitiés : tous placent d’abord leurs cartes, puis on attribue les "
                "colonnes l’une après l’autre. Le joueur suivant, dans le sens horaire, commence "
                "le tour d’après.",
            ),
            ruling(
                "La place 1 commence le premier tour, ou n’importe qui si vous laissez faire le "
                "hasard.",
            ),
        ),
    ),
    Section(
        "Placer ses cartes",
        (
            text(
                "Dans le sens horaire, chacun pose *une* carte numéro visible sous une colonne, "
                "et ainsi de suite jusqu’à n’en garder qu’une seule. Cela fait cinq placements "
                "par tour. Libre à vous de tout miser sur une colonne ou d’être partout.",
            ),
            ruling(
                "Une colonne épuisée accepte encore des cartes. Il n’y a rien à y gagner : c’est "
                "l’endroit où se défausser.",
            ),
        ),
    ),
    Section(
        "Attribuer les colonnes",
        (
            text(
                "De A à G, chaque colonne suit les mêmes étapes.",
            ),
            item(
                "On *additionne* les cartes de chacun. Sans carte, on n’y participe pas.",
            ),
            item(
                "Les *totaux égaux* s’annulent : ces joueurs reprennent leurs cartes, et on "
                "classe les autres comme s’ils n’avaient pas été là.",
            ),
            item(
                "Le plus haut total prend l’objet du *bas* ; le suivant prend celui qui est alors "
                "le plus bas, et ainsi de suite.",
            ),
            item(
                "Si personne n’y a placé de carte, l’objet le plus bas passe tout en haut.",
            ),
            ruling(
                "Trois totaux égaux ou plus s’annulent comme deux. Si tout le monde est écarté, "
                "la colonne reste telle quelle.",
            ),
            ruling(
                "Qui ne trouve plus d’objet dans la colonne n’obtient rien.",
            ),
            example(
                "Rouge 3, Jaune 3, Vert 4, Bleu 1. En bas un bijou de 200 000, au-dessus une "
                "maison de 300 000.\n"
                "Rouge et Jaune sont à égalité : tous deux sont écartés.\n"
                "Vert est le plus fort et prend le *bijou*.\n"
                "Bleu, avec un simple 1, prend la *maison*, qui vaut davantage.",
            ),
            example(
                "Rouge 7, Jaune 5, Vert 2. De bas en haut : montre 400 000, argent 100 000, "
                "argent 100 000.\n"
                "Rouge prend la *montre*, puis Jaune et Vert *100 000* chacun.",
            ),
        ),
    ),
    Section(
        "Un seul de chaque",
        (
            text(
                "Personne ne possède deux biens d’une même catégorie. Qui en prend un second "
                "*doit* échanger, pour le meilleur ou pour le pire : le nouveau reste, l’ancien "
                "va en haut de la colonne d’où vient le nouveau.",
            ),
            text(
                "L’argent ne s’échange jamais ; on peut en avoir autant qu’on veut.",
            ),
            ruling(
                "L’ancien retourne aussitôt, avant que le joueur suivant se serve. Dans une "
                "colonne courte, il peut donc passer directement à un autre.",
            ),
            example(
                "Vous possédez la voiture de 400 000 et gagnez celle de 700 000.\n"
                "La 700 000 est à vous, la 400 000 va en haut de cette colonne : *+ 300 000*.",
            ),
            example(
                "Vous possédez le bateau de 600 000, et dans la colonne que vous gagnez vient "
                "celui de 200 000.\n"
                "Il faut le prendre : *− 400 000*. La table le montre en rouge avant que vous "
                "posiez la carte.",
            ),
        ),
    ),
    Section(
        "La fin",
        (
            text(
                "Après la colonne G, chacun reprend ses six cartes et le tour suivant commence. "
                "Après le dernier tour, on additionne biens et argent : la *plus haute somme* "
                "gagne.",
            ),
            ruling("À sommes égales, la victoire est partagée."),
        ),
    ),
    Section(
        "À cette table",
        (
            item(
                "Tapez un *numéro* de 1 à 6 et la *lettre* d’une colonne, dans l’ordre que vous "
                "voulez, puis *Entrée* ; ou cliquez sur la carte et la colonne.",
            ),
            item(
                "À côté des objets figure le signe de qui les obtiendrait en l’état. Ce que vous "
                "avez choisi est pris en compte avant d’être joué.",
            ),
            item(
                "Les totaux à égalité sont barrés.",
            ),
        ),
    ),
)
