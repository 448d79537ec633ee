"""Words of the replay."""

from typing import Final

WORDS: Final = {
    "look_back.waits": "retour en arrière : la partie attend",
    "key.look_back": "revoir les coups",
    "key.look_back.help": (
        "Revoir coup par coup ce que vous avez vu de la partie, puis revenir à la table."
    ),
    "key.to_table": "retour",
    "key.to_table.help": "Revenir à la partie, restée telle quelle.",
    "replay.where": "étape {step} sur {last}",
    "replay.go": "aller à l’étape {step}",
    "secret.unfinished": (
        "Tant que la partie n’est pas terminée, elle ne peut être montrée que du point de vue de "
        "son joueur, et pas du tout si plusieurs humains y jouent."
    ),
    "replay.open": "toutes cartes découvertes",
    "replay.bystander": "ce que tous savent",
    "replay.seen-by": "vue par {who}",
    "key.previous": "étape précédente",
    "key.previous.help": "Reculer d’une étape.",
    "key.next": "étape",
    "key.next.alone": "étape suivante",
    "key.next.help": "Avancer d’une étape.",
    "key.autoplay": "défiler",
    "key.autoplay.help": "Laisser défiler la partie toute seule.",
    "key.halt": "pause",
    "key.halt.help": "Arrêter le défilement à cette étape.",
    "cap.chapters": "Pg↑↓",
    "key.chapter.back": "chapitre précédent",
    "key.chapter.back.dolce-vita": "tour précédent",
    "key.chapter.back.dolores": "partage précédent",
    "key.chapter.back.dalmuti": "pli précédent",
    "key.chapter.back.help": (
        "Revenir au début du tour, du pli ou du partage ; de là, au précédent."
    ),
    "key.chapter.back.help.dolce-vita": "Revenir au début du tour ; de là, au tour précédent.",
    "key.chapter.back.help.dolores": "Revenir au début du partage ; de là, au partage précédent.",
    "key.chapter.back.help.dalmuti": (
        "Revenir au début du pli ; de là, au pli précédent ou au début de la manche."
    ),
    "key.chapter.on": "chapitre",
    "key.chapter.on.alone": "chapitre suivant",
    "key.chapter.on.dolce-vita": "tour",
    "key.chapter.on.dolores": "partage",
    "key.chapter.on.dalmuti": "pli",
    "key.chapter.on.alone.dolce-vita": "tour suivant",
    "key.chapter.on.alone.dolores": "partage suivant",
    "key.chapter.on.alone.dalmuti": "pli suivant",
    "key.chapter.on.help": "Aller au début du tour, du pli ou du partage suivant.",
    "key.chapter.on.help.dolce-vita": "Aller au début du tour suivant.",
    "key.chapter.on.help.dolores": "Aller au début du partage suivant.",
    "key.chapter.on.help.dalmuti": "Aller au début du pli suivant ou de la manche suivante.",
    "key.part.back": "manche précédente",
    "key.part.back.help": "Revenir au début de la manche ; de là, à la manche précédente.",
    "key.part.on": "manche suivante",
    "key.part.on.help": "Aller au début de la manche suivante.",
    "key.decision.back": "coup précédent",
    "key.decision.back.help": (
        "Revenir au coup précédent du joueur dont vous voyez le jeu (de n’importe qui, si toutes "
        "les cartes sont découvertes) ; dans l’analyse, on s’arrête juste avant ce coup."
    ),
    "key.decision.on": "coups",
    "key.decision.on.alone": "coup suivant",
    "key.decision.on.help": (
        "Aller au coup suivant du joueur dont vous voyez le jeu (de n’importe qui, si toutes les "
        "cartes sont découvertes) ; dans l’analyse, on s’arrête juste avant ce coup."
    ),
    "key.mark.back": "repère précédent",
    "key.mark.back.help": (
        "Revenir au repère précédent de la frise ; pour ce qui compte comme repère, voir "
        "{@replay.mark(1):M}."
    ),
    "key.mark.on": "repère suivant",
    "key.mark.on.help": (
        "Aller au repère suivant de la frise : un nouveau meneur, un coup annulé, une "
        "note, une branche ou des coups essayés, ou juste avant une erreur ou une gaffe."
    ),
    "key.first": "aller au début",
    "key.first.help": "Aller au début de la partie.",
    "key.last": "aller à la fin",
    "key.last.help": "Aller à la fin de la partie.",
    "key.faster": "défiler plus vite",
    "key.faster.help": "Faire défiler la partie plus vite.",
    "key.slower": "défiler moins vite",
    "key.slower.help": "Faire défiler la partie moins vite.",
    "key.perspective": "point de vue",
    "key.perspective.help": (
        "Voir la partie par les yeux du joueur suivant, ou toutes cartes découvertes."
    ),
    "branch.child": "branche à partir d’ici : {file}",
    "branch.child.at": "branche à partir de l’étape {n} : {file}",
    "branch.parent": "branche de {file}",
    "branch.parent.at": "branche de {file}, depuis l’étape {n}",
    "key.branch": "branche",
    "key.branch.help": (
        "Ouvrir la branche jouée à partir de cette étape, ou la partie dont celle-ci est une "
        "branche."
    ),
    "key.variation": "coups essayés",
    "key.variation.help": (
        "Ouvrir les coups essayés à partir d’ici que vous avez gardés, et continuer à leur suite."
    ),
    "key.variation.drop": "supprimer",
    "key.variation.drop.help": (
        "Supprimer de la partie les coups essayés à partir d’ici. {@replay.keep_variation:U} les "
        "rétablit."
    ),
    "key.variation.again": "rétablir",
    "key.variation.again.help": "Rétablir les derniers coups supprimés.",
    "variation.tried": "essayé : {moves}",
    "what_if.finish": "robots jouent",
    "what_if.finish.help": (
        "Laisser des robots jouer tous les coups (le robot le plus fort joue les vôtres) jusqu’à "
        "la fin du tour ou de la manche. {@what_if.take_back:U} annule vos coups, le dernier "
        "d’abord."
    ),
    "what_if.finish.help.dolce-vita": (
        "Laisser des robots jouer tous les coups (le robot le plus fort joue les vôtres) jusqu’à "
        "la fin du tour. {@what_if.take_back:U} annule vos coups, le dernier d’abord."
    ),
    "what_if.finish.help.dolores": (
        "Laisser des robots jouer tous les coups (le robot le plus fort joue les vôtres) jusqu’à "
        "la fin du partage. {@what_if.take_back:U} annule vos coups, le dernier d’abord."
    ),
    "what_if.finish.help.dalmuti": (
        "Laisser des robots jouer tous les coups (le robot le plus fort joue les vôtres) jusqu’à "
        "la fin de la manche. {@what_if.take_back:U} annule vos coups, le dernier d’abord."
    ),
    "what_if.vary": "garder l’essai",
    "what_if.vary.help": (
        "Garder les coups essayés dans la partie enregistrée, à côté de ce qui a été joué. La "
        "chronique les montre."
    ),
    "what_if.unvary": "retirer",
    "what_if.unvary.help": "Retirer les coups essayés de la partie enregistrée.",
    "what_if.varied": (
        "Les coups essayés sont gardés dans la partie enregistrée, à l’étape {step}."
    ),
    "what_if.unvaried": "Les coups essayés ne sont plus dans la partie enregistrée.",
    "key.what_if": "et si ?",
    "key.what_if.help": (
        "Essayer des coups à partir d’ici, à n’importe quelle place. La partie enregistrée ne "
        "change pas, sauf si vous y gardez vos essais ({@what_if.vary:Y})."
    ),
    "what_if.from": "Et si… à partir de l’étape {step}",
    "what_if.about": (
        "Pour qui voulez-vous jouer ? Des robots jouent pour les autres. Ce qui a été joué ne "
        "change pas ; vous pouvez garder vos essais dans la partie, ou en faire une autre partie."
    ),
    "what_if.all": "Toutes les places",
    "what_if.all.more": "vous jouez pour tous",
    "what_if.title": "Et si ?",
    "what_if.guessed": "Et si ? · cartes cachées devinées",
    "what_if.keep": "en faire une partie",
    "what_if.keep.help": (
        "Enregistrer ces essais dans une nouvelle partie, qui dit d’où elle vient, et y jouer."
    ),
    "what_if.kept": "Nouvelle partie enregistrée : {file}",
    "what_if.kept.on": "Nouvelle partie enregistrée : {file}. Vous y jouez à présent.",
    "what_if.leave": "retour à la partie",
    "what_if.leave.help": (
        "Revenir à la partie revue. Les essais que vous n’avez ni gardés ni enregistrés sont "
        "perdus."
    ),
    "about.WhatIfScreen": (
        "Des coups essayés à partir d’une étape. Chaque essai peut être annulé. Dans une partie "
        "terminée, {@what_if.hint:H} puis {@what_if.follow:Entrée} jouent pour vous le coup du "
        "meilleur robot, autant de fois que vous voulez. Dans une partie encore en cours, les "
        "cartes que vous ne pouvez pas connaître sont devinées et les tirages sont refaits au "
        "hasard : vos essais n’en révèlent rien."
    ),
    "about.WhatIfSeatsScreen": (
        "Choisissez pour qui vous essayez des coups. Les robots de la partie jouent aux autres "
        "places."
    ),
    "key.digit": "aller à l’étape",
    "key.digit.help": "Taper le numéro d’une étape, puis {@replay.go:Entrée}.",
    "key.go": "y aller",
    "key.go.help": "Aller à l’étape tapée.",
    "key.drop_number": "annuler",
    "key.drop_number.help": "Annuler le numéro tapé.",
    "key.delete_digit": "effacer",
    "key.delete_digit.help": "Effacer le dernier chiffre.",
    "key.leave_replay": "fermer",
    "key.leave_replay.help": "Fermer cette partie et revenir à l’écran précédent.",
}
