"""Words of the replay."""

from typing import Final

WORDS: Final = {
    "look_back.waits": "retour en arrière : la partie attend",
    "key.look_back": "revoir",
    "key.look_back.help": (
        "Revoir coup par coup ce que vous avez vu de la partie, puis revenir à la table."
    ),
    "key.to_table": "à la table",
    "key.to_table.help": "Revenir à la partie, restée telle quelle.",
    "replay.where": "entrée {step} sur {last}",
    "replay.go": "aller à l’entrée {step}",
    "secret.unfinished": (
        "La partie n’est pas finie : d’ici là, elle ne se montre que vue de son joueur, et pas du "
        "tout si plusieurs personnes y jouent."
    ),
    "replay.open": "toutes les mains ouvertes",
    "replay.bystander": "ce que chacun sait",
    "replay.seen-by": "vu par {who}",
    "key.previous": "entrée précédente",
    "key.previous.help": "Une entrée en arrière.",
    "key.next": "entrée",
    "key.next.help": "Une entrée en avant ou en arrière.",
    "key.autoplay": "auto",
    "key.autoplay.help": "Laisser défiler la partie, ou l’arrêter.",
    "cap.chapters": "Pg↑↓",
    "key.chapter.back": "chapitre précédent",
    "key.chapter.back.help": "Revenir au début d’un tour, d’un pli ou d’un partage.",
    "key.chapter.on": "chapitre",
    "key.chapter.on.help": (
        "Au début d’un tour, d’un pli ou d’un partage, en arrière ou en avant."
    ),
    "key.part.back": "partie précédente",
    "key.part.back.help": "Revenir au début d’un tour ou d’une manche.",
    "key.part.on": "partie suivante",
    "key.part.on.help": "Aller au début du tour ou de la manche suivante.",
    "key.decision.back": "coup précédent",
    "key.decision.back.help": (
        "Revenir au dernier coup de celui dont vous voyez le jeu ; de tous, mains ouvertes."
    ),
    "key.decision.on": "coups",
    "key.decision.on.help": (
        "Au coup de celui dont vous voyez le jeu, avant ou après ; de tous, mains ouvertes."
    ),
    "key.mark.back": "repère précédent",
    "key.mark.back.help": "Revenir au repère précédent de la frise.",
    "key.mark.on": "repère",
    "key.mark.on.help": (
        "Au repère suivant de la frise : un tournant de la partie, un coup repris, une note."
    ),
    "key.first": "début",
    "key.first.help": "Au début de la partie.",
    "key.last": "bouts",
    "key.last.help": "Au début ou à la fin de la partie.",
    "key.faster": "plus vite",
    "key.faster.help": "Faire défiler la partie plus vite.",
    "key.slower": "moins vite",
    "key.slower.help": "Faire défiler la partie moins vite.",
    "key.perspective": "point de vue",
    "key.perspective.help": (
        "Voir la partie par les yeux du joueur suivant, ou toutes mains ouvertes."
    ),
    "key.what_if": "et si ?",
    "key.what_if.help": (
        "Essayer des coups à partir d’ici, à n’importe quelle place. La partie reste intacte."
    ),
    "what_if.from": "Et si… à partir de l’entrée {step}",
    "what_if.about": (
        "Quels coups voulez-vous essayer ? Des robots jouent aux autres places. Rien de ce que "
        "vous essayez ne touche la partie ; vous pouvez en faire une nouvelle."
    ),
    "what_if.all": "Toutes les places",
    "what_if.all.more": "vous jouez pour tous",
    "what_if.title": "et si",
    "what_if.guessed": "et si · cartes cachées devinées",
    "what_if.keep": "garder",
    "what_if.keep.help": "Garder ces essais dans une nouvelle partie, qui dit d’où elle vient.",
    "what_if.kept": "Gardée sous {file}",
    "what_if.leave": "à la relecture",
    "what_if.leave.help": "Abandonner ces essais et revenir à la relecture.",
    "about.WhatIfScreen": (
        "Des coups essayés à partir d’une entrée. Tout essai peut être repris. Dans une partie "
        "encore en cours, les cartes que vous ne pouvez connaître sont devinées, et le hasard est "
        "autre : essayer n’en apprend rien."
    ),
    "about.WhatIfSeatsScreen": (
        "Choisissez pour qui vous essayez des coups. Les robots de la partie jouent les autres."
    ),
    "key.digit": "numéro d’entrée",
    "key.digit.help": "Taper le numéro d’une entrée, puis Entrée.",
    "key.go": "y aller",
    "key.go.help": "Aller à l’entrée tapée.",
    "key.rub_out": "effacer",
    "key.rub_out.help": "Effacer le dernier chiffre.",
    "key.leave_replay": "fermer",
    "key.leave_replay.help": "Fermer la relecture.",
}
