"""Words of the bundled games: what happens in the examples of the rules."""

WORDS = {
    "examples.title": ("The examples of the rules, played", "Les exemples des règles, joués"),
    "sample.dv-e1": ("Equal totals are struck out", "Les totaux égaux sont rayés"),
    "sample.dv-e1.about": (
        "On the first column Rossa and Gialla both have 3: they take their cards back. Verde’s 4 "
        "takes the jewel, Blu’s 1 the house above it.",
        "À la première colonne, Rossa et Gialla ont 3 toutes les deux : elles reprennent leurs "
        "cartes. Le 4 de Verde prend le bijou, le 1 de Blu la maison au-dessus.",
    ),
    "sample.dv-e2": ("The highest takes first", "Le plus haut se sert d’abord"),
    "sample.dv-e2.about": (
        "On the last column Rossa is ahead of Gialla, and Gialla of Verde: the watch, then twice "
        "100,000, from the bottom up.",
        "À la dernière colonne, Rossa dépasse Gialla, et Gialla dépasse Verde : la montre, puis "
        "deux fois 100 000, de bas en haut.",
    ),
    "sample.dv-e3": ("A second car pushes the first back", "La nouvelle voiture chasse l’ancienne"),
    "sample.dv-e3.about": (
        "Verde owns the car of 400,000 and wins the one of 700,000: the old one goes on top of "
        "that column.",
        "Verde possède la voiture de 400 000 et gagne celle de 700 000 : l’ancienne va en haut "
        "de cette colonne.",
    ),
    "sample.do-e1": ("2, 2, 4, 5 and 6 score 10", "2, 2, 4, 5 et 6 rapportent 10"),
    "sample.do-e1.about": (
        "Yann’s highest collection is worth 6, his two lowest 2 each. The 4 and the 5 count for "
        "nothing.",
        "La plus haute collection de Yann vaut 6, ses deux plus basses 2 chacune. La 4 et la 5 ne "
        "comptent pas.",
    ),
    "sample.do-e2": ("2, 2, 4, 6 and 6 score 16", "2, 2, 4, 6 et 6 rapportent 16"),
    "sample.do-e2.about": (
        "With one gold more than Yann, Maëlle has two highest collections: both count.",
        "Avec un lingot de plus que Yann, Maëlle a deux collections au plus haut : toutes deux "
        "comptent.",
    ),
    "sample.do-e3": ("3, 3 and 3 score 18", "3, 3 et 3 rapportent 18"),
    "sample.do-e3.about": (
        "All of Gaël’s collections are worth the same: they are highest and lowest, and count "
        "twice.",
        "Toutes les collections de Gaël se valent : elles sont les plus hautes et les plus "
        "basses, et comptent deux fois.",
    ),
    "sample.do-e4": ("A single 5 scores 10", "Une seule de 5 rapporte 10"),
    "sample.do-e4.about": (
        "Rozenn’s only collection is her highest and her lowest.",
        "La seule collection de Rozenn est sa plus haute et sa plus basse.",
    ),
    "sample.do-e5": ("No collection scores 0", "Aucune collection rapporte 0"),
    "sample.do-e5.about": (
        "Both dodge in the first sharing, and Maëlle gives up the only collection she has.",
        "Au premier partage, tous deux esquivent, et Maëlle perd la seule collection qu’elle a.",
    ),
    "sample.da-e1": ("The draw for seats", "Le tirage des places"),
    "sample.da-e1.about": (
        "Amide and Diana both draw a 12 and draw again: a 5 and a Jester. Sandra is Greater "
        "Dalmuti, then Anton, Christian, Amide and Diana.",
        "Amide et Diana tirent toutes deux un 12 et retirent : un 5 et un bouffon. Sandra est "
        "Grand Dalmuti, puis viennent Anton, Christian, Amide et Diana.",
    ),
    "sample.da-e2": ("Nobody beats the lead", "Personne ne couvre l’entame"),
    "sample.da-e2.about": (
        "Sandra leads four 11s, all pass, and she leads again.",
        "Sandra entame de quatre 11, tous passent, et elle entame de nouveau.",
    ),
    "sample.da-e3": ("A pass locks nobody out", "Passer n’exclut personne"),
    "sample.da-e3.about": (
        "Threes of a kind, from 12s to 5s; a Jester counts as a 6. Christian passes twice in one "
        "trick, and Amide has the last word.",
        "Des brelans, des 12 aux 5 ; un bouffon compte pour un 6. Christian passe deux fois dans "
        "la même levée, et Amide a le dernier mot.",
    ),
    "sample.da-e4": ("A Jester alone beats nothing", "Un bouffon seul ne couvre rien"),
    "sample.da-e4.about": (
        "Christian holds a Jester and nothing better than Anton’s 2: he has to pass.",
        "Christian a un bouffon et rien de meilleur que le 2 d’Anton : il doit passer.",
    ),
    "sample.da-e5": ("As many cards, no more", "Autant de cartes, pas plus"),
    "sample.da-e5.about": (
        "Anton holds five 9s. On four 11s he plays four of them; the fifth stays in his hand.",
        "Anton a cinq 9. Sur quatre 11, il en joue quatre ; le cinquième lui reste.",
    ),
}
