"""The rules of Dolce Vita, told anew. House rulings are those of the project's rule list."""

from typing import Final

from tui.wording.prose import Section, example, item, ruling, text

RULES: Final = (
    Section(
        ("What it is about", "De quoi il s’agit"),
        (
            text(
                "Seven columns of fine things lie on the table: houses, boats, jewels, and now "
                "and then a bundle of money. Round after round you bid for them with the same "
                "six cards. Whoever has made the greatest *fortune* after the last round wins.",
                "Sept colonnes de belles choses sont sur la table : des maisons, des bateaux, des "
                "bijoux, et de temps en temps une liasse de billets. Tour après tour, vous les "
                "disputez aux autres avec les six mêmes cartes. Qui s’est fait la plus grande "
                "*fortune* à l’issue du dernier tour l’emporte.",
            ),
        ),
    ),
    Section(
        ("On the table", "Sur la table"),
        (
            item(
                "*49 goods.* Seven categories: house, car, boat, horse, jewel, watch, holiday. "
                "Each has one card of every value from 100,000 to 700,000.",
                "*49 biens.* Sept catégories : maison, voiture, bateau, cheval, bijou, montre, "
                "vacances. Chacune a une carte de chaque valeur, de 100 000 à 700 000.",
            ),
            item(
                "*17 money cards* of 100,000 or 200,000.",
                "*17 cartes argent* de 100 000 ou de 200 000.",
            ),
            item(
                "*Six number cards* for each player, 1 to 6.",
                "*Six cartes numéros* par joueur, de 1 à 6.",
            ),
            text(
                "63 of these 66 objects are dealt face up into seven columns of nine, A to G. "
                "The lowest of a column is always the next to go.",
                "63 de ces 66 objets sont distribués, visibles, en sept colonnes de neuf, de A à "
                "G. C’est toujours le plus bas de la colonne qui part le premier.",
            ),
            ruling(
                "Nine money cards are worth 100,000 and eight 200,000. Another split can be "
                "chosen for a new game.",
                "Neuf cartes argent valent 100 000 et huit 200 000. On peut choisir une autre "
                "répartition pour une nouvelle partie.",
            ),
            ruling(
                "The three objects that are left out are shown to nobody. Number cards in hand "
                "are open to all.",
                "Les trois objets écartés ne sont montrés à personne. Les cartes numéros en main "
                "sont visibles de tous.",
            ),
        ),
    ),
    Section(
        ("Rounds", "Les tours"),
        (
            item("Three players: *six* rounds.", "À trois joueurs : *six* tours."),
            item("Four players: *four* rounds.", "À quatre joueurs : *quatre* tours."),
            item("Five players: *five* rounds.", "À cinq joueurs : *cinq* tours."),
            text(
                "A round has two halves: first all place their cards, then the columns are "
                "awarded one after the other. The next round is begun by the next player "
                "clockwise.",
                "Un tour a deux moitiés : tous placent d’abord leurs cartes, puis on attribue les "
                "colonnes l’une après l’autre. Le joueur suivant, dans le sens horaire, commence "
                "le tour d’après.",
            ),
            ruling(
                "The first round is begun by seat 1, or by anyone if you let chance decide.",
                "La place 1 commence le premier tour, ou n’importe qui si vous laissez faire le "
                "hasard.",
            ),
        ),
    ),
    Section(
        ("Placing cards", "Placer ses cartes"),
        (
            text(
                "Clockwise, everybody puts *one* number card face up under a column, again and "
                "again, until each has a single card left. That makes five placements a round. "
                "You may pile up everything under one column or be present everywhere.",
                "Dans le sens horaire, chacun pose *une* carte numéro visible sous une colonne, "
                "et ainsi de suite jusqu’à n’en garder qu’une seule. Cela fait cinq placements "
                "par tour. Libre à vous de tout miser sur une colonne ou d’être partout.",
            ),
            ruling(
                "A column that has run out of objects still takes cards. Nothing can be won "
                "there: it is the place to get rid of a card.",
                "Une colonne épuisée accepte encore des cartes. Il n’y a rien à y gagner : c’est "
                "l’endroit où se défausser.",
            ),
        ),
    ),
    Section(
        ("Awarding the columns", "Attribuer les colonnes"),
        (
            text(
                "From A to G, every column goes through the same steps.",
                "De A à G, chaque colonne suit les mêmes étapes.",
            ),
            item(
                "Each player’s cards there are *added up*. Without a card one takes no part.",
                "On *additionne* les cartes de chacun. Sans carte, on n’y participe pas.",
            ),
            item(
                "*Equal totals* strike each other out: those players take their cards back, and "
                "the others are ranked as if they had not been there.",
                "Les *totaux égaux* s’annulent : ces joueurs reprennent leurs cartes, et on "
                "classe les autres comme s’ils n’avaient pas été là.",
            ),
            item(
                "The highest total takes the object at the *bottom*; the next takes the one "
                "that is lowest now, and so on down the ranking.",
                "Le plus haut total prend l’objet du *bas* ; le suivant prend celui qui est alors "
                "le plus bas, et ainsi de suite.",
            ),
            item(
                "If nobody has placed a card there, the lowest object moves to the top.",
                "Si personne n’y a placé de carte, l’objet le plus bas passe tout en haut.",
            ),
            ruling(
                "Three or more equal totals strike each other out like two. If everybody is "
                "struck out, the column stays as it is.",
                "Trois totaux égaux ou plus s’annulent comme deux. Si tout le monde est écarté, "
                "la colonne reste telle quelle.",
            ),
            ruling(
                "Whoever finds no object left in a column gets nothing.",
                "Qui ne trouve plus d’objet dans la colonne n’obtient rien.",
            ),
            example(
                "Red 3, Yellow 3, Green 4, Blue 1. Lowest is a jewel of 200,000, above it a "
                "house of 300,000.\n"
                "Red and Yellow are equal: both are out.\n"
                "Green has the most and takes the *jewel*.\n"
                "Blue, with a mere 1, takes the *house*, which is worth more.",
                "Rouge 3, Jaune 3, Vert 4, Bleu 1. En bas un bijou de 200 000, au-dessus une "
                "maison de 300 000.\n"
                "Rouge et Jaune sont à égalité : tous deux sont écartés.\n"
                "Vert est le plus fort et prend le *bijou*.\n"
                "Bleu, avec un simple 1, prend la *maison*, qui vaut davantage.",
            ),
            example(
                "Red 7, Yellow 5, Green 2. From the bottom: watch 400,000, money 100,000, money "
                "100,000.\n"
                "Red takes the *watch*, then Yellow and Green *100,000* each.",
                "Rouge 7, Jaune 5, Vert 2. De bas en haut : montre 400 000, argent 100 000, "
                "argent 100 000.\n"
                "Rouge prend la *montre*, puis Jaune et Vert *100 000* chacun.",
            ),
        ),
    ),
    Section(
        ("One of each", "Un seul de chaque"),
        (
            text(
                "Nobody owns two goods of one category. Whoever takes a second one *must* "
                "exchange, for better or for worse: the new one stays, the old one goes on top "
                "of the column that the new one came from.",
                "Personne ne possède deux biens d’une même catégorie. Qui en prend un second "
                "*doit* échanger, pour le meilleur ou pour le pire : le nouveau reste, l’ancien "
                "va en haut de la colonne d’où vient le nouveau.",
            ),
            text(
                "Money is never exchanged; you may have any amount of it.",
                "L’argent ne s’échange jamais ; on peut en avoir autant qu’on veut.",
            ),
            ruling(
                "The old one goes back at once, before the next player takes. In a short column "
                "it may go straight to somebody else.",
                "L’ancien retourne aussitôt, avant que le joueur suivant se serve. Dans une "
                "colonne courte, il peut donc passer directement à un autre.",
            ),
            example(
                "You own the car of 400,000 and win the car of 700,000.\n"
                "The 700,000 is yours, the 400,000 goes on top of that column: *+ 300,000*.",
                "Vous possédez la voiture de 400 000 et gagnez celle de 700 000.\n"
                "La 700 000 est à vous, la 400 000 va en haut de cette colonne : *+ 300 000*.",
            ),
            example(
                "You own the boat of 600,000, and the boat of 200,000 is next in the column "
                "that you win.\n"
                "You have to take it: *− 400,000*. The table shows this in red before you "
                "place the card.",
                "Vous possédez le bateau de 600 000, et dans la colonne que vous gagnez vient "
                "celui de 200 000.\n"
                "Il faut le prendre : *− 400 000*. La table le montre en rouge avant que vous "
                "posiez la carte.",
            ),
        ),
    ),
    Section(
        ("The end", "La fin"),
        (
            text(
                "After column G everybody takes all six cards back, and the next round begins. "
                "After the last round goods and money are added up: the *highest sum* wins.",
                "Après la colonne G, chacun reprend ses six cartes et le tour suivant commence. "
                "Après le dernier tour, on additionne biens et argent : la *plus haute somme* "
                "gagne.",
            ),
            ruling("Equal sums share the victory.", "À sommes égales, la victoire est partagée."),
        ),
    ),
    Section(
        ("At this table", "À cette table"),
        (
            item(
                "Type a *number* from 1 to 6 and the *letter* of a column, in either order, "
                "then *Enter*; or click on the card and the column.",
                "Tapez un *numéro* de 1 à 6 et la *lettre* d’une colonne, dans l’ordre que vous "
                "voulez, puis *Entrée* ; ou cliquez sur la carte et la colonne.",
            ),
            item(
                "Beside the objects stands the sign of whoever would get them as it is now. "
                "What you have picked is counted in before you play it.",
                "À côté des objets figure le signe de qui les obtiendrait en l’état. Ce que vous "
                "avez choisi est pris en compte avant d’être joué.",
            ),
            item(
                "Totals that tie are struck out.",
                "Les totaux à égalité sont barrés.",
            ),
        ),
    ),
)
