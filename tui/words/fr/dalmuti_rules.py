"""The rules of Der Große Dalmuti, told anew; behind each piece the rulings and options it tells."""

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
                "haut, plus la vie est douce.",
                "DA10 DA17",
            ),
        ),
    ),
    Section(
        "Les cartes",
        (
            text(
                "Le numéro d’une carte est son rang, et *plus il est petit, mieux c’est*. Il dit "
                "aussi combien il y en a : un 1, deux 2, et ainsi de suite jusqu’à "
                "douze 12. Avec les deux bouffons, cela fait 80 cartes.",
                "DA1",
            ),
            item(
                "1 Grand Dalmuti, 2 archevêque, 3 comte, 4 baronne, 5 abbesse, 6 chevalier",
                "DA1",
            ),
            item(
                "7 couturière, 8 maçon, 9 cuisinière, 10 bergère, 11 tailleur de pierre, "
                "12\N{NO-BREAK SPACE}paysan",
                "DA1",
            ),
            text(
                "Un *bouffon* joué avec d’autres cartes prend leur rang. Seul, il vaut 13, pire "
                "qu’un paysan.",
                "DA2",
            ),
            ruling(
                "Deux bouffons joués sans autre carte sont deux cartes de rang 13.",
                "DA2",
            ),
        ),
    ),
    Section(
        "Les places",
        (
            text(
                "Pour la première manche, chacun tire une carte. La meilleure fait le Grand "
                "Dalmuti, la suivante le Petit Dalmuti. Les deux derniers sont le Paysan et "
                "l’Esclave ; tous les autres, au milieu, sont marchands.",
                "DA3",
            ),
            text(
                "Le bouffon est la pire carte à tirer. Les joueurs à égalité tirent à nouveau "
                "pour leurs places.",
                "DA3",
            ),
            ruling(
                "Avant ce nouveau tirage, toutes les cartes tirées retournent dans le paquet.",
                "DA3",
            ),
            text(
                "Tous siègent *dans cet ordre, dans le sens horaire* : les mieux placés en haut "
                "de la table, les autres en bas. La couronne ♛, la toge §, les hauts-de-forme ╩ et "
                "les bonnets de laine ∩ disent qui est qui ; de même les sièges : le trône ╫, la "
                "chaise h, le tabouret ╥.",
                "DA3 DA17",
            ),
            example(
                "Tirage : Amide 12, Christian 6, Sandra 1, Diana 12, Anton 2.\n"
                "Amide et Diana tirent à nouveau : un 5 et un bouffon.\n"
                "Ordre : *Sandra, Anton, Christian, Amide, Diana*.",
                "DA3",
                "da-e1",
            ),
        ),
    ),
    Section(
        "Distribution et taxe",
        (
            text(
                "L’Esclave mélange, distribue et ramasse les plis. Toutes les cartes sont "
                "distribuées une à une, dans le sens horaire, en commençant par le Grand Dalmuti. "
                "Certains peuvent en avoir une de plus.",
                "DA4",
            ),
            text(
                "*Taxe.* Ensuite, le Grand Dalmuti donne deux cartes de son choix à l’Esclave, qui "
                "lui donne ses deux meilleures. Les bouffons comptent ici comme les pires cartes : "
                "l’Esclave les garde.",
                "DA6",
            ),
            text(
                "Le Petit Dalmuti et le Paysan font de même. La règle anglaise de l’éditeur dit "
                "*une* carte, celle que suit ce programme en dit *deux* : c’est l’option « Taxe "
                "du Petit Dalmuti » (§8).",
                "DA7 lesser_tax",
            ),
            ruling(
                "Le Grand et le Petit Dalmuti choisissent en même temps, chacun avant de voir les "
                "cartes reçues. Seuls les deux intéressés savent ce qui a été donné.",
                "DA6",
            ),
        ),
    ),
    Section(
        "Révolution",
        (
            text(
                "Si vous recevez les deux bouffons à la distribution, vous pouvez déclencher une "
                "*révolution* avant la taxe : personne ne paie de taxe dans cette manche.",
                "DA5",
            ),
            text(
                "Si c’est l’Esclave qui la déclenche, c’est une *grande révolution* : de "
                "plus, tout l’ordre est renversé. L’Esclave devient Grand Dalmuti, le Paysan "
                "devient Petit Dalmuti, et ainsi de suite.",
                "DA5",
            ),
            ruling(
                "La question n’est posée qu’au joueur qui a les deux bouffons, et personne "
                "n’apprend qui aurait pu déclencher une révolution et ne l’a pas fait.",
                "DA5",
            ),
            ruling(
                "Si le Grand ou le Petit Dalmuti a les deux bouffons, il déclenche une révolution "
                "ou choisit les cartes à donner. Une fois son choix fait, il est trop tard pour "
                "la déclencher.",
                "DA5 DA6",
            ),
            example(
                "Sandra, Anton, Christian, Amide et Diana siègent dans cet ordre. Diana, "
                "l’Esclave, reçoit les deux bouffons et déclenche la révolution.\n"
                "Pas de taxe. Nouvel ordre : *Diana, Amide, Christian, Anton, Sandra*. Diana a la "
                "main.",
                "DA5 DA8",
                "da-revolution",
            ),
        ),
    ),
    Section(
        "Le jeu",
        (
            text(
                "Le Grand Dalmuti ouvre le premier pli avec autant de cartes d’un même rang qu’il "
                "veut. Celui qui a la main n’a pas le droit de passer.",
                "DA8",
            ),
            text(
                "Dans le sens horaire, chacun couvre ce qui est posé, avec *autant* de cartes "
                "d’un *meilleur* rang, ou passe.",
                "DA9",
            ),
            text(
                "Si vous passez, vous pouvez encore jouer quand revient votre tour. Le pli est "
                "fini quand tous les autres ont passé l’un après l’autre ; le dernier à avoir "
                "joué ouvre le suivant.",
                "DA9",
            ),
            text(
                "Quand vous avez posé votre dernière carte, vous êtes *sorti*. Si personne ne la "
                "couvre, c’est le suivant à votre gauche ayant encore des cartes qui a la main.",
                "DA10",
            ),
            example(
                "Sandra ouvre avec quatre tailleurs de pierre (11). Tous passent, elle garde la "
                "main.",
                "DA8 DA9",
                "da-e2",
            ),
            example(
                "Quatre tailleurs de pierre encore. Anton, qui a cinq cuisinières (9), peut en "
                "poser *quatre*, pas cinq.",
                "DA9",
                "da-e5",
            ),
            example(
                "Sandra ouvre avec 3×12, Anton joue 3×10, Christian passe, Amide joue 3×8, "
                "Diana passe.\n"
                "Sandra joue 3×6 : deux chevaliers et un *bouffon*. Anton et Christian passent.\n"
                "Amide joue 3×5, tous passent : Amide a la main.",
                "DA2 DA9",
                "da-e3",
            ),
            example(
                "Amide ouvre avec une cuisinière (9), Diana passe, Sandra joue un maçon (8), "
                "Anton un archevêque (2).\n"
                "Christian a un bouffon, mais seul, il ne couvre rien : il passe, comme tous les "
                "autres. Anton a la main.",
                "DA2 DA9",
                "da-e4",
            ),
        ),
    ),
    Section(
        "Manche et partie",
        (
            text(
                "Une manche est finie quand un seul joueur a encore des cartes. Dans l’ordre des "
                "sorties, tous prennent leurs *nouvelles places* : le premier sera Grand Dalmuti, "
                "celui qui reste sera Esclave. Puis on distribue à nouveau.",
                "DA10 DA11",
            ),
            text(
                "Quand vous sortez, vous marquez autant de *points* qu’il y a de joueurs ayant "
                "encore des cartes. Le dernier ne marque rien.",
                "DA12",
            ),
            ruling(
                "Une partie compte de 1 à 20 manches, cinq par défaut. Qui a le plus de points "
                "gagne ; à points égaux, la victoire est partagée.",
                "DA12 hands",
            ),
        ),
    ),
    Section(
        "Options",
        (
            text(
                "Elles se choisissent à l’écran de la nouvelle partie, avant qu’elle commence.",
                "hands lesser_tax first_hand_revolution short_deck philanthropy misdeal",
            ),
            item(
                "*Taxe du Petit Dalmuti :* deux cartes (par défaut) ou une.",
                "lesser_tax DA7",
            ),
            item(
                "*1re manche sans taxe :* seul l’Esclave peut alors déclencher une révolution, la "
                "grande (§5).",
                "first_hand_revolution DA13",
            ),
            item(
                "*Jeu réduit :* ni 11 ni 12 à quatre joueurs (57 cartes), pas de 12 à cinq (68 "
                "cartes).",
                "short_deck DA14",
            ),
            item(
                "*Points de philanthropie :* un point de plus au Grand Dalmuti si l’Esclave de "
                "cette manche gagne une place ou plus, et de même au Petit Dalmuti pour le Paysan.",
                "philanthropy DA15",
            ),
            item(
                "*Erreurs de distribution :* de temps en temps, une carte est montrée par erreur. "
                "Le Grand Dalmuti décide si elle va à son destinataire ou à l’Esclave ; dans le "
                "second cas, le destinataire en reçoit une autre.",
                "misdeal DA16",
            ),
            ruling(
                "Une erreur de distribution arrive dans une manche sur dix environ.",
                "misdeal DA16",
            ),
            ruling(
                "Après une grande révolution, la philanthropie compte selon le nouvel ordre.",
                "philanthropy DA15",
            ),
            example(
                "Un 3 destiné à Christian est montré par erreur. Sandra, le Grand Dalmuti, "
                "l’envoie à Diana, l’Esclave : la taxe peut le lui rapporter.\n"
                "Christian reçoit une autre carte, et chacun a son compte de cartes.",
                "misdeal DA16",
                "da-misdeal",
            ),
        ),
    ),
    Section(
        "À cette table",
        (
            item(
                "Tapez le *numéro* d’un rang (1 puis 0 pour 10), allez-y avec les "
                "flèches *gauche* et *droite*, ou cliquez dessus. *Entrée* joue ce qui est montré, "
                "*Échap* l’efface ; sans rien de choisi, *Échap* quitte la table.",
            ),
            item(
                "Quand vous avez la main, les flèches *haut* et *bas* changent le nombre. *B* "
                "ajoute un bouffon ou l’enlève. *P* passe.",
            ),
            item(
                "À la taxe, la flèche *haut* choisit de donner une carte du rang sous le curseur, "
                "la flèche *bas* la reprend.",
            ),
            item(
                "Quand vous n’avez rien à jouer, vous passez sans qu’on vous le demande. Les "
                "réglages permettent d’en décider autrement.",
            ),
            item(
                "⚑ devant un total signale qui a le plus de points.",
            ),
            item(
                "*U* annule votre dernier coup, tant que, depuis, aucun autre humain n’a joué, "
                "aucun robot n’a posé de cartes et aucune carte n’a changé de main. *L* ouvre la "
                "chronique, puis ramène à la table ; *?* explique les touches du moment. La partie "
                "s’enregistre à chaque coup.",
            ),
        ),
    ),
)
