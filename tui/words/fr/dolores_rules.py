"""The rules of Dolorès, told anew. House rulings are those of the project's rule list."""

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
            ),
            text(
                "À la fin ne comptent que vos *plus belles* et vos *plus maigres* collections, "
                "rien de ce qui est entre les deux.",
            ),
        ),
    ),
    Section(
        "Sur la table",
        (
            item(
                "*70 marchandises* de sept sortes : armes, vin, bijoux, dentelles, vaisselle, "
                "instruments de musique, lingots d’or. Chaque sorte a dix cartes : sept valent "
                "1, deux valent 2, une vaut 3.",
            ),
            item(
                "*10 bouteilles*, chacune avec son effet. L’une d’elles est l’Aube.",
            ),
            text(
                "Les marchandises d’une même sorte devant un joueur forment une *collection*. "
                "Tout ce qui est gagné reste visible.",
            ),
        ),
    ),
    Section(
        "Avant le premier partage",
        (
            text(
                "Quatre bouteilles autres que l’Aube quittent la partie sans être vues. On mélange "
                "les marchandises et les cinq autres ; quinze de ces cartes sont remélangées avec "
                "l’Aube et vont tout en dessous. La pioche a donc 76 cartes, et l’Aube est parmi "
                "les seize dernières.",
            ),
            item("À deux, chacun commence avec *4* cartes."),
            item("À trois, avec *3*."),
            item("À quatre, avec *2*."),
            ruling(
                "À deux joueurs, Pari est toujours parmi les quatre bouteilles écartées.",
            ),
            ruling(
                "Dans la partie simple, l’Aube est la seule bouteille et la pioche a 71 cartes.",
            ),
            ruling(
                "Un Vol parmi les cartes de départ sert dès que toutes sont posées. La place 1 "
                "est le premier donneur, ou n’importe qui si vous laissez faire le hasard.",
            ),
        ),
    ),
    Section(
        "Un partage",
        (
            text(
                "Chaque partage oppose le *donneur* et son *voisin* de gauche. On retourne quatre "
                "cartes : les deux premières du côté du voisin, les deux suivantes du côté du "
                "donneur. Puis on discute : annoncez ce que vous voulez, cela n’engage à rien.",
            ),
            text(
                "À *Do, Lo, Rès*, tous deux montrent un geste au même instant : *partage* (la "
                "main ouverte), *conflit* (le poing) ou *esquive* (le pouce). Une fois le butin "
                "réparti, le voisin devient le donneur suivant.",
            ),
            ruling(
                "On peut annoncer neuf fois au cours d’une même discussion.",
            ),
        ),
    ),
    Section(
        "Qui obtient quoi",
        (
            item(
                "*Partage et partage :* chacun prend les cartes de son côté.",
            ),
            item(
                "*Conflit et partage :* le conflit emporte tout.",
            ),
            item("*Conflit et conflit :* tout est perdu."),
            item(
                "*Esquive et partage :* l’esquive choisit une carte n’importe où ; puis le "
                "partage prend ce qui reste de son côté, et le reste est perdu.",
            ),
            item(
                "*Esquive et conflit :* l’esquive choisit une carte, le conflit prend toutes les "
                "autres.",
            ),
            item(
                "*Esquive et esquive :* tout est perdu ; ensuite tous deux désignent en secret "
                "une de leurs collections, qui est perdue aussi.",
            ),
            ruling(
                "Qui ne possède alors aucune collection n’en désigne pas.",
            ),
        ),
    ),
    Section(
        "Les bouteilles",
        (
            text(
                "Une bouteille gagnée reste visible devant son propriétaire, qui peut dès lors la "
                "jouer, même pendant le partage des autres. Jouée, elle est défaussée ; gardée "
                "jusqu’au bout, elle ne vaut rien.",
            ),
            item(
                "*Lanterne brisée,* avant la donne : les cartes restent cachées jusqu’à ce "
                "qu’elles soient gagnées ou perdues. Seul celui qui l’a jouée les voit, et il en "
                "dit ce qu’il veut.",
            ),
            item(
                "*Guetteur,* à l’instant où l’Aube est tirée : elle devient une carte comme les "
                "autres, sans valeur.",
            ),
            item(
                "*Vol* sert aussitôt : prenez à quelqu’un d’autre la marchandise que vous voulez.",
            ),
            item(
                "*Reflux :* les cartes du partage sont défaussées, quatre nouvelles arrivent.",
            ),
            item(
                "*Remous :* redisposez les cartes, autant de chaque côté qu’avant.",
            ),
            item(
                "*Convoi :* une carte de plus de chaque côté.",
            ),
            item(
                "*Ruse :* lors de votre partage, choisissez deux gestes ; gardez-en un après avoir "
                "vu celui d’en face.",
            ),
            item(
                "*Embrouille,* une fois les gestes montrés : ils sont annulés, et on rechoisit "
                "pour les mêmes cartes.",
            ),
            item(
                "*Pari,* pendant le partage de deux autres : devinez les deux gestes. Si c’est "
                "juste, vous prenez les cartes que vous voulez avant tout le monde.",
            ),
            item("*Aube :* la partie s’arrête."),
        ),
    ),
    Section(
        "Les bouteilles en détail",
        (
            ruling(
                "Avant les gestes, on interroge dans l’ordre, à partir du donneur, qui a Convoi, "
                "Reflux ou Remous. Une bouteille jouée relance la question ; quand tous ont "
                "passé à la suite, on choisit les gestes. La pioche doit pouvoir fournir les "
                "cartes.",
            ),
            ruling(
                "Les cartes ajoutées à un partage dans le noir sont cachées elles aussi. Qui "
                "choisit parmi elles choisit à l’aveugle, sauf celui qui a regardé.",
            ),
            ruling(
                "Sous la Lanterne brisée, on parle une seule fois de chaque carte. À la dernière "
                "carte, ou dès que son joueur n’a plus rien à dire, on passe à la suite.",
            ),
            ruling(
                "Après une Embrouille, une Ruse ou un Pari déjà joués servent encore : on "
                "rechoisit deux gestes, on parie de nouveau.",
            ),
            ruling(
                "Embrouille vient après le choix que laisse une Ruse. Seuls la discussion et les "
                "gestes recommencent : Convoi, Reflux et Remous ne se jouent plus pour ces cartes.",
            ),
            ruling(
                "Un pari gagné passe d’abord : les deux autres se répartissent ce qui reste.",
            ),
            ruling(
                "Vol agit quand toutes les cartes du partage sont distribuées. Si personne "
                "d’autre n’a de marchandises, il est défaussé.",
            ),
        ),
    ),
    Section(
        "L’Aube et les points",
        (
            text(
                "Dès que l’Aube est tirée, c’est fini ; le partage commencé reste en plan.",
            ),
            ruling(
                "L’Aube arrête la partie d’où qu’elle vienne : par un Convoi, par un Reflux, ou "
                "face cachée sous la Lanterne brisée.",
            ),
            ruling(
                "Un Guetteur qui retarde l’Aube prolonge la partie jusqu’à ce que la pioche ne "
                "puisse plus fournir quatre cartes.",
            ),
            text(
                "Une collection vaut la *somme de ses valeurs*, pas son nombre de cartes. Vous "
                "marquez votre plus haute collection et votre plus basse. Toutes celles qui sont "
                "à égalité en haut ou en bas comptent. Si toutes valent autant, elles comptent "
                "*deux fois*.",
            ),
            example(
                "Collections de 2, 2, 4, 5 et 6 : 6 + 2 + 2 = *10*.\n"
                "Avec un de plus : 2, 2, 4, 6 et 6 : 6 + 6 + 2 + 2 = *16*.\n"
                "3, 3 et 3 : (3 + 3 + 3) × 2 = *18*.\n"
                "Une seule de 5 : *10*. Aucune : *0*.",
            ),
            text(
                "Le plus haut score gagne ; à scores égaux, la victoire est partagée.",
            ),
        ),
    ),
    Section(
        "À cette table",
        (
            item(
                "*P, C, E* (ou *S, F, D*) choisissent partage, conflit, esquive ; *Entrée* valide. "
                "Personne ne le voit avant que tous aient choisi. *A* annonce, *R* (ou *T*) en "
                "choisit deux avec une Ruse.",
            ),
            item(
                "Bouteilles et cartes se choisissent par leur *numéro* ou à la souris ; *N* dit "
                "non tout de suite. Les réglages peuvent vous épargner les questions dans les "
                "partages qui ne sont pas les vôtres.",
            ),
            item(
                "Le tableau à côté des cartes dit de combien changeraient les deux scores pour "
                "chaque paire de gestes ; là où il n’a pas de place, *O* le montre.",
            ),
            item(
                "▲ marque les collections qui comptent comme les plus hautes, ▼ comme les plus "
                "basses. À côté de chacun : combien de fois il a tenu parole, et combien de fois "
                "il a montré chaque geste.",
            ),
        ),
    ),
)
