"""Words of the guided openings. Each says what to look at and which keys to press, in at most four
lines of an eighty-column terminal."""

from typing import Final

WORDS: Final = {
    "guide.title": "Premiers pas",
    "guide.lesson": "{n} sur {of}",
    "guide.read": "{@lesson.go_on:Entrée} : continuer",
    "guide.leave": "{key} : sortir",
    "guide.play": "à vous",
    "guide.watch": "regardez la table",
    "guide.not-this": "Permis, mais ici on attend : {move}.",
    "guide.dead": "{key} ne fait rien ici : les touches utiles sont en gras ci-dessous.",
    "guide.read-first": "{@lesson.go_on:Entrée} pour lire la suite ; {key} ne fait rien ici.",
    "guide.done": (
        "Vous savez l’essentiel. *{@lesson.first_game:Entrée}* ouvre une partie contre "
        "des robots novices ; dans cette partie, *{@play.hint:H}* donne un conseil et "
        "*{@play.memo:M}* rappelle ces premiers pas. *{@lesson.next_guide:N}* ouvre les "
        "premiers pas de {game}."
    ),
    "guide.done.only": (
        "Vous savez l’essentiel. *{@lesson.first_game:Entrée}* ouvre une partie contre "
        "des robots novices ; dans cette partie, *{@play.hint:H}* donne un conseil et "
        "*{@play.memo:M}* rappelle ces premiers pas."
    ),
    "guide.first": "{@lesson.first_game:Entrée} : jouer",
    "guide.key.first": "jouer une partie",
    "guide.key.first.help": "Commencer une partie contre des robots novices.",
    "guide.key.next": "jeu suivant",
    "guide.key.next.help": "Passer aux premiers pas du jeu suivant.",
    "table.helped": (
        "Robots novices · *{@play.hint:H}* conseille un coup · "
        "*{@play.memo:M}* rappelle vos premiers pas"
    ),
    "key.memo": "premiers pas",
    "key.memo.help": "Revoir les explications des premiers pas.",
    "key.memo.not-now": (
        "Les premiers pas ne se relisent que dans la partie qui les suit. Ils se rejouent depuis "
        "l’accueil."
    ),
    "memo.elsewhere": (
        "Ces pages parlent de la table des premiers pas ; à la vôtre, les cartes sont différentes."
    ),
    "guide.key.on": "continuer",
    "guide.key.on.help": "Passer à l’explication suivante.",
    "guide.key.leave": "sortir",
    "guide.key.leave.help": (
        "Quitter les premiers pas. Contrairement aux parties, ils ne sont pas enregistrés."
    ),
    "guide.left": "Vous retrouverez les premiers pas à l’accueil ({@home.learn:O}).",
    "guide.key.open": "premiers pas",
    "guide.key.open.help": "Apprendre le jeu choisi en quelques coups, expliqués un par un.",
    "about.LessonScreen": (
        "Quelques coups d’un jeu, expliqués un par un. Les touches sont celles de toutes les "
        "parties. Quittez quand vous voulez : contrairement à une partie, les "
        "premiers pas ne sont pas enregistrés."
    ),
    "about.MemoScreen": "Les explications des premiers pas.",
}
