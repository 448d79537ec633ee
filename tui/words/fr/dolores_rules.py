"""The rules of Dolorès, told anew; behind each piece the rulings and options it tells."""

from typing import Final

from tui.words.prose import Section, example, item, ruling, text

RULES: Final = (
    Section(
        "De quoi il s’agit",
        (
            text(
                "Un navire marchand espagnol gît au pied des falaises, et vous êtes de ceux qui "
                "ont allumé le faux phare. Deux par deux, vous répartissez ce que la mer apporte, "
                "jusqu’à ce que l’Aube amène la milice. Ce que vous vous promettez vaut ce que "
                "cela vaut.",
                "DO9 DO10 DO13",
            ),
            text(
                "À la fin ne comptent que vos *plus fortes* et vos *plus faibles* collections, "
                "rien de ce qui est entre les deux (§8).",
                "DO22",
            ),
        ),
    ),
    Section(
        "Sur la table",
        (
            item(
                "*70 marchandises* de sept types : armes, vin, bijoux, dentelles, vaisselle, "
                "instruments de musique, lingots d’or. Chaque type a dix cartes : sept valent 1, "
                "deux valent 2, une vaut 3.",
                "DO1",
            ),
            item(
                "*10 bouteilles à la mer*, chacune avec son effet (§6). L’une d’elles est l’Aube.",
                "DO2",
            ),
            text(
                "Les marchandises d’un même type devant un joueur forment une *collection*. Tout "
                "ce qui est gagné reste visible.",
                "DO5",
            ),
        ),
    ),
    Section(
        "Avant le premier partage",
        (
            text(
                "On met l’Aube de côté. Quatre des neuf autres bouteilles quittent la partie sans "
                "être vues ; on mélange les cinq qui restent avec les marchandises. Quinze de ces "
                "cartes sont remélangées avec l’Aube et vont tout en dessous. La pioche a donc 76 "
                "cartes, et l’Aube est parmi les seize dernières.",
                "DO3",
            ),
            text(
                "Puis chacun reçoit quelques cartes, qui restent visibles :",
                "DO5",
            ),
            item(
                "À deux, chacun commence avec *4* cartes.",
                "DO5",
            ),
            item(
                "À trois, avec *3*.",
                "DO5",
            ),
            item(
                "À quatre, avec *2*.",
                "DO5",
            ),
            text(
                "À deux joueurs, le Pari est toujours parmi les quatre bouteilles écartées.",
                "DO3",
            ),
            text(
                "Dans la partie simple, l’Aube est la seule bouteille et la pioche a 71 cartes. "
                "Cela se choisit pour une nouvelle partie.",
                "DO4 simple",
            ),
            ruling(
                "Un Vol parmi les cartes de départ s’applique dès que toutes sont distribuées.",
                "DO6",
            ),
            ruling(
                "La place 1 est le premier donneur ; une option de la nouvelle partie permet un "
                "tirage au sort.",
                "DO7 first",
            ),
        ),
    ),
    Section(
        "Un partage",
        (
            text(
                "Chaque partage oppose le *donneur* et son *voisin* de gauche ; les autres "
                "regardent. On retourne quatre cartes : les deux premières du côté du voisin, les "
                "deux suivantes du côté du donneur.",
                "DO9",
            ),
            text(
                "Puis les deux discutent : annoncez le geste que vous voulez, cela n’engage à "
                "rien.",
                "DO13",
            ),
            text(
                "À *Do, Lo, Rès*, tous deux montrent un geste au même instant : *partage* (la "
                "main ouverte), *conflit* (le poing fermé) ou *esquive* (le pouce levé). Ce que "
                "les gestes rapportent : §5.",
                "DO14 DO15 DO18",
            ),
            text(
                "Une fois les cartes réparties, le voisin devient le donneur suivant.",
                "DO21",
            ),
            ruling(
                "Chacun des deux peut faire jusqu’à neuf annonces au cours d’une même discussion. "
                "Seule la dernière est comparée au geste. Qui n’a pas encore choisi peut annoncer, "
                "même si l’autre a déjà choisi en secret.",
                "DO13",
            ),
        ),
    ),
    Section(
        "Qui obtient quoi",
        (
            item(
                "*Tous deux partagent :* chacun prend les cartes de son côté.",
                "DO18",
            ),
            item(
                "*L’un se bat, l’autre partage :* celui qui se bat emporte tout.",
                "DO18",
            ),
            item(
                "*Tous deux se battent :* toutes les cartes sont perdues.",
                "DO18",
            ),
            item(
                "*L’un esquive, l’autre partage :* celui qui esquive choisit une carte d’un côté "
                "ou de l’autre ; puis celui qui partage prend ce qui reste de son propre côté, et "
                "le reste est perdu.",
                "DO18",
            ),
            item(
                "*L’un esquive, l’autre se bat :* celui qui esquive choisit une carte, celui qui "
                "se bat prend toutes les autres.",
                "DO18",
            ),
            item(
                "*Tous deux esquivent :* toutes les cartes sont perdues, et chacun désigne en "
                "secret une de ses collections, qu’il défausse.",
                "DO18",
            ),
            ruling(
                "Le joueur qui n’a alors aucune collection n’en défausse pas.",
                "DO18",
            ),
        ),
    ),
    Section(
        "Les bouteilles",
        (
            text(
                "Une bouteille gagnée reste visible devant vous. Dès lors, vous pouvez la jouer, "
                "même pendant le partage des autres ; elle est ensuite défaussée. Une bouteille "
                "jamais jouée ne vaut rien.",
                "DO19",
            ),
            item(
                "*Lanterne brisée,* avant qu’on retourne les cartes : elles restent cachées "
                "jusqu’à ce qu’elles soient gagnées ou perdues. Seul celui qui l’a jouée les "
                "voit, et il en dit ce qu’il veut, vrai ou faux, ou rien.",
                "DO8 DO11",
            ),
            item(
                "*Guetteur,* à l’instant où l’Aube est tirée : l’Aube devient une carte "
                "comme les autres, sans valeur.",
                "DO10",
            ),
            item(
                "*Vol*, dès que les cartes du partage sont réparties : prenez à un "
                "autre joueur la marchandise de votre choix.",
                "DO20",
            ),
            item(
                "*Reflux,* avant les gestes : les cartes du partage sont défaussées, quatre "
                "nouvelles arrivent.",
                "DO12",
            ),
            item(
                "*Remous,* avant les gestes : échangez des cartes d’un côté à l’autre, autant "
                "dans chaque sens.",
                "DO12",
            ),
            item(
                "*Convoi,* avant les gestes : une carte de plus de chaque côté.",
                "DO12",
            ),
            item(
                "*Ruse :* lors de votre partage, choisissez deux gestes différents ; gardez-en un "
                "après avoir vu celui d’en face.",
                "DO14 DO15",
            ),
            item(
                "*Embrouille,* une fois les gestes montrés : ils sont annulés, et les deux "
                "choisissent à nouveau pour les mêmes cartes.",
                "DO16",
            ),
            item(
                "*Pari,* pendant le partage de deux autres : devinez les deux gestes. Si les deux "
                "sont justes, vous prenez les cartes que vous voulez, avant tout le monde.",
                "DO14 DO17",
            ),
            item(
                "*Aube :* la partie s’arrête (§8).",
                "DO10",
            ),
        ),
    ),
    Section(
        "Les bouteilles en détail",
        (
            text(
                "La Lanterne brisée peut être jouée par n’importe qui à la table, pour le partage "
                "qui va commencer.",
                "DO8",
            ),
            ruling(
                "Les cartes ajoutées à un tel partage sont cachées elles aussi. Celui qui choisit "
                "parmi elles choisit à l’aveugle, à moins d’être celui qui les a vues.",
                "DO11",
            ),
            ruling(
                "Celui qui a joué la Lanterne brisée parle une seule fois de chaque carte. Après "
                "la dernière, ou dès qu’il n’a plus rien à dire, on passe à la suite ; un Convoi "
                "lui rend la parole.",
                "DO11",
            ),
            ruling(
                "Avant les gestes, on interroge tour à tour, à partir du donneur, ceux qui ont "
                "Convoi, Reflux ou Remous. Une bouteille jouée relance la question pour tous ; "
                "quand tous ont refusé l’un après l’autre, viennent les gestes.",
                "DO12",
            ),
            ruling(
                "Il faut deux cartes dans la pioche pour un Convoi, quatre pour un Reflux.",
                "DO12",
            ),
            text(
                "Le Reflux apporte quatre cartes, même après un Convoi.",
                "DO12",
            ),
            ruling(
                "Une Ruse ou un Pari déjà joués restent valables après une Embrouille : on "
                "choisit à nouveau deux gestes, ou on parie de nouveau.",
                "DO16",
            ),
            ruling(
                "L’Embrouille vient après le choix que laisse une Ruse. Seuls la discussion et les "
                "gestes recommencent : Convoi, Reflux et Remous ne se jouent plus pour ces "
                "cartes.",
                "DO15 DO16",
            ),
            text(
                "Un Pari gagné passe d’abord : les deux autres se répartissent ce qui reste (§5).",
                "DO17",
            ),
            ruling(
                "Le Vol agit une fois toutes les cartes du partage réparties. Si personne "
                "d’autre n’a de marchandises, il est défaussé.",
                "DO20",
            ),
        ),
    ),
    Section(
        "L’Aube et les points",
        (
            text(
                "Dès que l’Aube est tirée, c’est fini. Le partage en cours n’est pas joué, et "
                "personne n’en reçoit les cartes.",
                "DO10",
            ),
            text(
                "L’Aube arrête la partie d’où qu’elle vienne : par un Convoi, par un Reflux, ou "
                "face cachée sous la Lanterne brisée.",
                "DO10",
            ),
            text(
                "Si un Guetteur annule l’Aube, la partie continue jusqu’à ce que la pioche ne "
                "puisse plus fournir quatre cartes pour un autre partage.",
                "DO10",
            ),
            text(
                "Une collection vaut la *somme de ses valeurs*, pas son nombre de cartes. Vous "
                "marquez votre plus forte collection plus votre plus faible. Si plusieurs sont à "
                "égalité pour l’une ou pour l’autre, toutes comptent. Si toutes vos collections se "
                "valent, elles comptent *deux fois*.",
                "DO22",
            ),
            example(
                "Collections de 2, 2, 4, 5 et 6 : 6 + 2 + 2 = *10*.\n"
                "Avec un 6 au lieu du 5 : 2, 2, 4, 6 et 6 : 6 + 6 + 2 + 2 = *16*.\n"
                "3, 3 et 3 sont à la fois les plus fortes et les plus faibles : (3 + 3 + 3) × 2 = "
                "*18*.\n"
                "Un seul 5, de même : *10*. Aucune collection : *0*.",
                "DO22",
                "do-e1 do-e2 do-e3 do-e4 do-e5",
            ),
            text(
                "Le score le plus élevé gagne ; à scores égaux, la victoire est partagée.",
                "DO23",
            ),
        ),
    ),
    Section(
        "À cette table",
        (
            item(
                "*P, C, E* choisissent partage, conflit, esquive ; *Entrée* valide. Personne ne "
                "voit votre geste avant que tous aient choisi. *A* annonce ; *R* choisit deux "
                "gestes avec une Ruse.",
            ),
            item(
                "Bouteilles et cartes se choisissent par leur *numéro* ou à la souris ; la carte à "
                "prendre par un Vol, avec les *flèches* ou à la souris. Quand on vous "
                "demande si vous jouez une bouteille, *N* dit non tout de suite ; un réglage vous "
                "épargne la question dans les partages qui ne sont pas les vôtres.",
            ),
            item(
                "Le tableau à côté des cartes dit de combien changeraient les deux scores pour "
                "chaque paire de gestes ; là où il n’a pas de place, *O* le montre. On y suppose "
                "qu’une esquive prend la carte qui rapporte le plus à son auteur, et que deux "
                "esquives défaussent ce qui laisse le plus de points ; un autre choix change tout.",
            ),
            item(
                "↑ marque les collections qui comptent comme les plus fortes, ↓ les plus faibles, "
                "↑↓ (ou ↕, faute de place) celles qui sont l’une et l’autre. À côté des deux "
                "joueurs du partage\N{NO-BREAK SPACE}: combien de fois chacun a tenu parole, et "
                "combien de fois il a montré chaque geste.",
            ),
            item(
                "*U* annule votre dernier coup, tant qu’aucun autre humain n’a joué et que ni "
                "gestes ni carte cachée n’ont été montrés depuis. *L* ouvre la chronique, puis "
                "ramène à la table ; *?* explique les touches du moment. La partie s’enregistre à "
                "chaque coup.",
            ),
        ),
    ),
)
