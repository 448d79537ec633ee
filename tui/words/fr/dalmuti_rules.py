"""The rules of Der Große Dalmuti, told anew. House rulings are those of the project's rule list."""

from typing import Final

from tui.words.prose import Section, example, item, ruling, text

RULES: Final = (
    Section(
        "De quoi il s’agit",
        (
            text(
                "Une société féodale est à table, du *Grand Dalmuti* dans le meilleur fauteuil à "
                "l’*Esclave* sur son tabouret. Chacun veut se débarrasser de ses cartes. Plus tôt "
                "vous y parvenez, plus haut vous siégerez à la manche suivante, et plus on est "
                "haut, plus le monde est doux.",
            ),
        ),
    ),
    Section(
        "Les cartes",
        (
            text(
                "Le nombre d’une carte est son rang, et *plus il est petit, mieux c’est*. Il dit "
                "aussi combien il y en a : un 1, deux 2, et ainsi de suite jusqu’à douze 12. Avec "
                "les deux bouffons, cela fait 80 cartes.",
            ),
            item(
                "1 Grand Dalmuti, 2 archevêque, 3 comte, 4 baronne, 5 abbesse, 6 chevalier",
            ),
            item(
                "7 couturière, 8 maçon, 9 cuisinière, 10 bergère, 11 tailleur de pierre, 12 paysan",
            ),
            text(
                "Un *bouffon* joué avec d’autres cartes prend leur rang. Seul, il vaut 13, pire "
                "qu’un paysan.",
            ),
            ruling(
                "Deux bouffons joués sans autre carte sont deux cartes de rang 13.",
            ),
        ),
    ),
    Section(
        "Les places",
        (
            text(
                "Pour la première manche, chacun tire une carte : la meilleure fait le Grand "
                "Dalmuti, la suivante le Petit Dalmuti, à sa gauche ; les deux derniers sont le "
                "Paysan et l’Esclave, et entre eux il y a les marchands.",
            ),
            ruling(
                "Le bouffon est la pire carte à tirer. À cartes égales, toutes les cartes tirées "
                "retournent dans le paquet, et on retire pour les places en question.",
            ),
            text(
                "Ici, tous siègent *dans cet ordre, dans le sens horaire* : la meilleure moitié "
                "au-dessus de la table, les autres en revenant par-dessous. Couronne, toge, "
                "hauts-de-forme et bonnets de laine disent qui est qui.",
            ),
            example(
                "Tirage : Amide 12, Christian 6, Sandra 1, Diana 12, Anton 2.\n"
                "Amide et Diana retirent : un 5 et un bouffon.\n"
                "Ordre : *Sandra, Anton, Christian, Amide, Diana*.",
            ),
        ),
    ),
    Section(
        "Distribution, taxe et révolution",
        (
            text(
                "L’Esclave mélange, distribue et ramasse les plis. Toutes les cartes sont "
                "distribuées une à une, en commençant par le Grand Dalmuti. Certains peuvent en "
                "avoir une de plus.",
            ),
            item(
                "*Taxe.* Le Grand Dalmuti donne deux cartes de son choix à l’Esclave et reçoit "
                "ses deux meilleures. Le Petit Dalmuti fait de même avec le Paysan.",
            ),
            item(
                "*Révolution.* Qui reçoit les deux bouffons peut la déclencher : personne ne paie "
                "de taxe dans cette manche. Si c’est l’Esclave, tout l’ordre est en plus renversé, "
                "et chacun change de place avec qui lui fait face.",
            ),
            ruling(
                "On choisit son don avant de voir les cartes reçues. Parmi les meilleures cartes, "
                "les bouffons comptent comme les pires.",
            ),
            ruling(
                "Un Dalmuti qui a les deux bouffons déclenche une révolution ou choisit son don. "
                "Une fois le don choisi, il est trop tard pour la déclencher.",
            ),
            ruling(
                "Personne n’apprend qui aurait pu déclencher une révolution et ne l’a pas fait. "
                "Ce qui a été donné n’est connu que des deux intéressés.",
            ),
            ruling(
                "La taxe du Petit Dalmuti est de deux cartes. Une seule, comme le veulent "
                "certaines règles, se choisit pour une nouvelle partie.",
            ),
        ),
    ),
    Section(
        "Le jeu",
        (
            text(
                "Le Grand Dalmuti entame le premier pli avec autant de cartes d’un même rang "
                "qu’il veut. Dans le sens horaire, chacun couvre ce qui s’y trouve, avec *autant* "
                "de cartes d’un *meilleur* rang, ou passe.",
            ),
            text(
                "Qui a passé peut encore jouer quand revient son tour. Le pli est fini quand tous "
                "les autres ont passé l’un après l’autre ; qui a joué en dernier entame le "
                "suivant.",
            ),
            text(
                "Qui a posé sa dernière carte est *sorti*. Si personne ne la couvre, le suivant à "
                "gauche qui a encore des cartes prend la main.",
            ),
            ruling(
                "Qui a la main n’a pas le droit de passer.",
            ),
            example(
                "Sandra entame avec quatre tailleurs de pierre (11). Tous passent, elle garde la "
                "main.\n"
                "Qui a cinq cuisinières (9) peut en poser *quatre* dessus, pas cinq.",
            ),
            example(
                "Sandra entame 3 × 12, Anton joue 3 × 10, Christian passe, Amide joue 3 × 8, Diana "
                "passe.\n"
                "Sandra joue 3 × 6 : deux chevaliers et un *bouffon*. Anton et Christian passent.\n"
                "Amide joue 3 × 5, tous passent : Amide prend la main.",
            ),
            example(
                "Amide entame avec une cuisinière (9), Sandra joue un maçon (8), Anton un "
                "archevêque (2).\n"
                "Christian a un bouffon, mais rien pour l’accompagner : il passe, comme tous les "
                "autres. Anton prend la main.",
            ),
        ),
    ),
    Section(
        "Manche et partie",
        (
            text(
                "Une manche est finie quand un seul a encore des cartes. Dans l’ordre des sorties, "
                "tous prennent leurs *nouvelles places* : le premier sera Grand Dalmuti, celui "
                "qui reste sera Esclave.",
            ),
            text(
                "Sortir rapporte autant de *points* qu’il y a de joueurs ayant encore des cartes.",
            ),
            ruling(
                "Une partie compte de 1 à 20 manches, cinq d’habitude. Le plus de points gagne ; à "
                "points égaux, la victoire est partagée.",
            ),
        ),
    ),
    Section(
        "Options",
        (
            item(
                "*1re manche sans taxe.* Seul l’Esclave peut alors déclencher une révolution, la "
                "grande.",
            ),
            item(
                "*Jeu réduit.* Ni 11 ni 12 à quatre joueurs, pas de 12 à cinq.",
            ),
            item(
                "*Philanthropie.* Un point de plus au Grand Dalmuti si l’Esclave s’élève dans "
                "cette manche, et de même au Petit Dalmuti pour le Paysan.",
            ),
            item(
                "*Erreurs de distribution.* Il arrive qu’une carte se montre. Le Grand Dalmuti "
                "décide : à qui elle était destinée, ou à l’Esclave ; l’autre en reçoit alors une "
                "autre.",
            ),
            ruling(
                "Une erreur de distribution arrive dans une manche sur dix environ.",
            ),
            ruling(
                "Après une grande révolution, la philanthropie compte selon le nouvel ordre.",
            ),
        ),
    ),
    Section(
        "À cette table",
        (
            item(
                "Tapez le *numéro* d’un rang (1 puis 0 pour 10), allez-y avec *gauche* et "
                "*droite*, ou cliquez dessus. *Entrée* joue ce qui est montré, *Échap* y renonce.",
            ),
            item(
                "Quand vous avez la main, *haut* et *bas* changent le nombre. *B* ajoute un "
                "bouffon ou le reprend. *P* passe.",
            ),
            item(
                "À la taxe, *haut* donne une carte du rang sous le curseur et *bas* la garde.",
            ),
            item(
                "Quand vous n’avez rien à jouer, vous passez sans qu’on vous le demande. Les "
                "réglages permettent d’en décider autrement.",
            ),
        ),
    ),
)
