"""The rules of Der Große Dalmuti, told anew. House rulings are those of the project's rule list."""

from typing import Final

from tui.wording.prose import Section, example, item, ruling, text

RULES: Final = (
    Section(
        ("What it is about", "De quoi il s’agit"),
        (
            text(
                "A feudal society sits round the table, from the *Greater Dalmuti* in the best "
                "chair down to the *Greater Peon* on a stool. Everybody wants to be rid of his "
                "cards. The sooner you are, the higher you sit in the next hand, and the higher "
                "one sits, the kinder the world is.",
                "Une société féodale est à table, du *Grand Dalmuti* dans le meilleur fauteuil à "
                "l’*Esclave* sur son tabouret. Chacun veut se débarrasser de ses cartes. Plus tôt "
                "vous y parvenez, plus haut vous siégerez à la manche suivante, et plus on est "
                "haut, plus le monde est doux.",
            ),
        ),
    ),
    Section(
        ("The cards", "Les cartes"),
        (
            text(
                "The number on a card is its rank, and *low is good*. It also tells how many of "
                "the kind there are: one 1, two 2s, and so on to twelve 12s. With the two Jesters "
                "that makes 80 cards.",
                "Le nombre d’une carte est son rang, et *plus il est petit, mieux c’est*. Il dit "
                "aussi combien il y en a : un 1, deux 2, et ainsi de suite jusqu’à douze 12. Avec "
                "les deux bouffons, cela fait 80 cartes.",
            ),
            item(
                "1 Dalmuti, 2 Archbishop, 3 Earl, 4 Baroness, 5 Abbess, 6 Knight",
                "1 Grand Dalmuti, 2 archevêque, 3 comte, 4 baronne, 5 abbesse, 6 chevalier",
            ),
            item(
                "7 Seamstress, 8 Mason, 9 Cook, 10 Shepherdess, 11 Stonecutter, 12 Peasant",
                "7 couturière, 8 maçon, 9 cuisinière, 10 bergère, 11 tailleur de pierre, 12 paysan",
            ),
            text(
                "A *Jester* played along with other cards takes their rank. On its own it is a "
                "13, worse than any peasant.",
                "Un *bouffon* joué avec d’autres cartes prend leur rang. Seul, il vaut 13, pire "
                "qu’un paysan.",
            ),
            ruling(
                "Two Jesters played without any other card are two cards of rank 13.",
                "Deux bouffons joués sans autre carte sont deux cartes de rang 13.",
            ),
        ),
    ),
    Section(
        ("Places", "Les places"),
        (
            text(
                "For the first hand everybody draws a card: the best one makes the Greater "
                "Dalmuti, the next one the Lesser Dalmuti at his left; the last two are the "
                "Lesser Peon and the Greater Peon, and whoever is in between is a merchant.",
                "Pour la première manche, chacun tire une carte : la meilleure fait le Grand "
                "Dalmuti, la suivante le Petit Dalmuti, à sa gauche ; les deux derniers sont le "
                "Paysan et l’Esclave, et entre eux il y a les marchands.",
            ),
            ruling(
                "A Jester is the worst card to draw. Whoever draws alike draws again for the "
                "places in question.",
                "Le bouffon est la pire carte à tirer. À cartes égales, on retire pour les places "
                "en question.",
            ),
            text(
                "Here all sit *clockwise in that order*: the better half above the table, the "
                "others back below it. A crown, a toga, top hats and woollen caps tell who is who.",
                "Ici, tous siègent *dans cet ordre, dans le sens horaire* : la meilleure moitié "
                "au-dessus de la table, les autres en revenant par-dessous. Couronne, toge, "
                "hauts-de-forme et bonnets de laine disent qui est qui.",
            ),
            example(
                "Drawn: Amide 12, Christian 6, Sandra 1, Diana 12, Anton 2.\n"
                "Amide and Diana draw again: a 5 and a Jester.\n"
                "Order: *Sandra, Anton, Christian, Amide, Diana*.",
                "Tirage : Amide 12, Christian 6, Sandra 1, Diana 12, Anton 2.\n"
                "Amide et Diana retirent : un 5 et un bouffon.\n"
                "Ordre : *Sandra, Anton, Christian, Amide, Diana*.",
            ),
        ),
    ),
    Section(
        ("Deal, tax and revolution", "Distribution, taxe et révolution"),
        (
            text(
                "All cards are dealt one by one, beginning with the Greater Dalmuti. Some may "
                "get one more than others.",
                "Toutes les cartes sont distribuées une à une, en commençant par le Grand Dalmuti. "
                "Certains peuvent en avoir une de plus.",
            ),
            item(
                "*Tax.* The Greater Dalmuti gives the Greater Peon any two cards and gets the "
                "Peon’s two best. The Lesser Dalmuti does likewise with the Lesser Peon.",
                "*Taxe.* Le Grand Dalmuti donne deux cartes de son choix à l’Esclave et reçoit "
                "ses deux meilleures. Le Petit Dalmuti fait de même avec le Paysan.",
            ),
            item(
                "*Revolution.* Whoever is dealt both Jesters may call one: nobody pays tax in "
                "this hand. If it is the Greater Peon, the whole order is turned round as well, "
                "and everybody changes places with whom he faces.",
                "*Révolution.* Qui reçoit les deux bouffons peut la déclencher : personne ne paie "
                "de taxe dans cette manche. Si c’est l’Esclave, tout l’ordre est en plus renversé, "
                "et chacun change de place avec qui lui fait face.",
            ),
            ruling(
                "Gifts are chosen before the Peon’s cards are seen. Among best cards Jesters "
                "count as the worst.",
                "On choisit son don avant de voir les cartes reçues. Parmi les meilleures cartes, "
                "les bouffons comptent comme les pires.",
            ),
            ruling(
                "Nobody learns who might have called a revolution and did not. What was given is "
                "known to the two concerned alone.",
                "Personne n’apprend qui aurait pu déclencher une révolution et ne l’a pas fait. "
                "Ce qui a été donné n’est connu que des deux intéressés.",
            ),
            ruling(
                "The Lesser Dalmuti’s tax is two cards. One card, as some rules have it, can be "
                "chosen for a new game.",
                "La taxe du Petit Dalmuti est de deux cartes. Une seule, comme le veulent "
                "certaines règles, se choisit pour une nouvelle partie.",
            ),
        ),
    ),
    Section(
        ("Playing", "Le jeu"),
        (
            text(
                "The Greater Dalmuti leads the first trick with as many cards of one rank as he "
                "likes. Clockwise, everybody either beats what lies there, with *just as many* "
                "cards of a *better* rank, or passes.",
                "Le Grand Dalmuti entame le premier pli avec autant de cartes d’un même rang "
                "qu’il veut. Dans le sens horaire, chacun couvre ce qui s’y trouve, avec *autant* "
                "de cartes d’un *meilleur* rang, ou passe.",
            ),
            text(
                "Who has passed may still play when his turn comes again. The trick is over when "
                "all others have passed one after the other; whoever played last leads the next.",
                "Qui a passé peut encore jouer quand revient son tour. Le pli est fini quand tous "
                "les autres ont passé l’un après l’autre ; qui a joué en dernier entame le "
                "suivant.",
            ),
            text(
                "Whoever has played his last card is *out*. If nobody beats it, the next one to "
                "the left who still has cards leads.",
                "Qui a posé sa dernière carte est *sorti*. Si personne ne la couvre, le suivant à "
                "gauche qui a encore des cartes prend la main.",
            ),
            ruling(
                "Whoever leads may not pass.",
                "Qui a la main n’a pas le droit de passer.",
            ),
            example(
                "Sandra leads four Stonecutters (11). All pass, and she leads again.\n"
                "Whoever holds five Cooks (9) may play *four* of them on it, not five.",
                "Sandra entame avec quatre tailleurs de pierre (11). Tous passent, elle garde la "
                "main.\n"
                "Qui a cinq cuisinières (9) peut en poser *quatre* dessus, pas cinq.",
            ),
            example(
                "Sandra leads 3 × 12, Anton plays 3 × 10, Christian passes, Amide plays 3 × 8, "
                "Diana passes.\n"
                "Sandra plays 3 × 6: two Knights and a *Jester*. Anton and Christian pass.\n"
                "Amide plays 3 × 5, all pass: Amide leads.",
                "Sandra entame 3 × 12, Anton joue 3 × 10, Christian passe, Amide joue 3 × 8, Diana "
                "passe.\n"
                "Sandra joue 3 × 6 : deux chevaliers et un *bouffon*. Anton et Christian passent.\n"
                "Amide joue 3 × 5, tous passent : Amide prend la main.",
            ),
            example(
                "Amide leads a Cook (9), Sandra plays a Mason (8), Anton an Archbishop (2).\n"
                "Christian has a Jester but nothing to play it with: he passes, like all the "
                "others. Anton leads.",
                "Amide entame avec une cuisinière (9), Sandra joue un maçon (8), Anton un "
                "archevêque (2).\n"
                "Christian a un bouffon, mais rien pour l’accompagner : il passe, comme tous les "
                "autres. Anton prend la main.",
            ),
        ),
    ),
    Section(
        ("Hand and match", "Manche et partie"),
        (
            text(
                "A hand is over when only one still holds cards. In the order of going out all "
                "take their *new places*: the first is the next Greater Dalmuti, the one left "
                "over the next Greater Peon.",
                "Une manche est finie quand un seul a encore des cartes. Dans l’ordre des sorties, "
                "tous prennent leurs *nouvelles places* : le premier sera Grand Dalmuti, celui "
                "qui reste sera Esclave.",
            ),
            text(
                "Going out scores as many *points* as there are players who still hold cards.",
                "Sortir rapporte autant de *points* qu’il y a de joueurs ayant encore des cartes.",
            ),
            ruling(
                "A match is 1 to 20 hands, usually five. Most points win; equal points share the "
                "victory.",
                "Une partie compte de 1 à 20 manches, cinq d’habitude. Le plus de points gagne ; à "
                "points égaux, la victoire est partagée.",
            ),
        ),
    ),
    Section(
        ("Options", "Options"),
        (
            item(
                "*First hand without tax.* Only the Greater Peon may then call a revolution, "
                "the greater one.",
                "*1re manche sans taxe.* Seul l’Esclave peut alors déclencher une révolution, la "
                "grande.",
            ),
            item(
                "*Short deck.* No 11s and no 12s with four players, no 12s with five.",
                "*Jeu réduit.* Ni 11 ni 12 à quatre joueurs, pas de 12 à cinq.",
            ),
            item(
                "*Philanthropy.* One more point for the Greater Dalmuti if his Peon climbs in "
                "this hand, and likewise for the Lesser Dalmuti and his.",
                "*Philanthropie.* Un point de plus au Grand Dalmuti si l’Esclave s’élève dans "
                "cette manche, et de même au Petit Dalmuti pour le Paysan.",
            ),
            item(
                "*Misdeals.* Now and then a card is dealt face up. The Greater Dalmuti decides: "
                "to whom it was meant for, or to the Greater Peon; then the other gets another.",
                "*Erreurs de distribution.* Il arrive qu’une carte se montre. Le Grand Dalmuti "
                "décide : à qui elle était destinée, ou à l’Esclave ; l’autre en reçoit alors une "
                "autre.",
            ),
            ruling(
                "A misdeal happens in about one hand out of ten.",
                "Une erreur de distribution arrive dans une manche sur dix environ.",
            ),
        ),
    ),
    Section(
        ("At this table", "À cette table"),
        (
            item(
                "Type the *number* of a rank (1 then 0 for 10), or go to it with *left* and "
                "*right*, or click on it. *Enter* plays what is shown, *Escape* drops it.",
                "Tapez le *numéro* d’un rang (1 puis 0 pour 10), allez-y avec *gauche* et "
                "*droite*, ou cliquez dessus. *Entrée* joue ce qui est montré, *Échap* y renonce.",
            ),
            item(
                "Leading, *up* and *down* change how many. *J* adds a Jester or takes it back. "
                "*Space* passes.",
                "Quand vous avez la main, *haut* et *bas* changent le nombre. *B* ajoute un "
                "bouffon ou le reprend. *Espace* passe.",
            ),
            item(
                "In the tax, *up* gives a card of the rank under the cursor and *down* keeps it.",
                "À la taxe, *haut* donne une carte du rang sous le curseur et *bas* la garde.",
            ),
            item(
                "When nothing of yours can be played, you pass without being asked. The settings "
                "change that.",
                "Quand vous n’avez rien à jouer, vous passez sans qu’on vous le demande. Les "
                "réglages permettent d’en décider autrement.",
            ),
        ),
    ),
)
