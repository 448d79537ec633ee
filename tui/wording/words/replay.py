"""Words of the replay."""

WORDS = {
    "look_back.waits": (
        "looking back: the game waits",
        "retour en arrière : la partie attend",
    ),
    "key.look_back": ("look back", "revoir"),
    "key.look_back.help": (
        "Step through what you have seen of the game so far, and come back to the table.",
        "Revoir coup par coup ce que vous avez vu de la partie, puis revenir à la table.",
    ),
    "key.to_table": ("to the table", "à la table"),
    "key.to_table.help": (
        "Back to the game, which stands as you left it.",
        "Revenir à la partie, restée telle quelle.",
    ),
    "replay.where": ("entry {step} of {last}", "entrée {step} sur {last}"),
    "replay.go": ("go to entry {step}", "aller à l’entrée {step}"),
    "replay.still-secret": (
        "Several people still hold cards in this game: it can be replayed when it is over.",
        "Plusieurs personnes ont encore des cartes en main : revoyez cette partie une fois finie.",
    ),
    "replay.open": ("all hands open", "toutes les mains ouvertes"),
    "replay.bystander": ("what everyone knows", "ce que chacun sait"),
    "replay.seen-by": ("seen by {who}", "vu par {who}"),
    "key.previous": ("entry back", "entrée précédente"),
    "key.previous.help": ("One entry back.", "Une entrée en arrière."),
    "key.next": ("entry", "entrée"),
    "key.next.help": (
        "One entry on or back.",
        "Une entrée en avant ou en arrière.",
    ),
    "key.autoplay": ("run", "auto"),
    "key.autoplay.help": (
        "Let the replay run by itself, or stop it.",
        "Laisser défiler la partie, ou l’arrêter.",
    ),
    "cap.chapters": ("PgUp/Dn", "Pg↑↓"),
    "key.chapter.back": ("chapter back", "chapitre précédent"),
    "key.chapter.back.help": (
        "Back to where a round, trick or sharing began.",
        "Revenir au début d’un tour, d’un pli ou d’un partage.",
    ),
    "key.chapter.on": ("chapter", "chapitre"),
    "key.chapter.on.help": (
        "To where a round, trick or sharing begins, back or on.",
        "Au début d’un tour, d’un pli ou d’un partage, en arrière ou en avant.",
    ),
    "key.part.back": ("part back", "partie précédente"),
    "key.part.back.help": (
        "Back to where a round or a hand began.",
        "Revenir au début d’un tour ou d’une manche.",
    ),
    "key.part.on": ("part on", "partie suivante"),
    "key.part.on.help": (
        "On to where the next round or hand begins.",
        "Aller au début du tour ou de la manche suivante.",
    ),
    "key.decision.back": ("move back", "coup précédent"),
    "key.decision.back.help": (
        "Back to the last move of whoever you look from; of anybody when all hands are open.",
        "Revenir au dernier coup de celui dont vous voyez le jeu ; de tous, mains ouvertes.",
    ),
    "key.decision.on": ("moves", "coups"),
    "key.decision.on.help": (
        "To a move of whoever you look from, back or on; of anybody when all hands are open.",
        "Au coup de celui dont vous voyez le jeu, avant ou après ; de tous, mains ouvertes.",
    ),
    "key.mark.back": ("mark back", "repère précédent"),
    "key.mark.back.help": (
        "Back to the mark before on the timeline.",
        "Revenir au repère précédent de la frise.",
    ),
    "key.mark.on": ("mark", "repère"),
    "key.mark.on.help": (
        "To the next mark on the timeline: the game turned, a move was taken back, a note.",
        "Au repère suivant de la frise : un tournant de la partie, un coup repris, une note.",
    ),
    "key.first": ("beginning", "début"),
    "key.first.help": ("To the beginning of the game.", "Au début de la partie."),
    "key.last": ("ends", "bouts"),
    "key.last.help": (
        "To the beginning or the end of the game.",
        "Au début ou à la fin de la partie.",
    ),
    "key.faster": ("faster", "plus vite"),
    "key.faster.help": ("Let the replay run faster.", "Faire défiler la partie plus vite."),
    "key.slower": ("slower", "moins vite"),
    "key.slower.help": (
        "Let the replay run slower.",
        "Faire défiler la partie moins vite.",
    ),
    "key.perspective": ("whose view", "point de vue"),
    "key.perspective.help": (
        "See the game with the next player’s eyes, or with all hands open.",
        "Voir la partie par les yeux du joueur suivant, ou toutes mains ouvertes.",
    ),
    "key.what_if": ("what if", "et si ?"),
    "key.what_if.help": (
        "Try moves from this entry at any seat. The saved game stays as it is.",
        "Essayer des coups à partir d’ici, à n’importe quelle place. La partie reste intacte.",
    ),
    "what_if.from": ("What if … from entry {step}", "Et si… à partir de l’entrée {step}"),
    "what_if.about": (
        "Whose moves do you want to try? Robots play at the other seats. Nothing you try touches "
        "the saved game; you may keep it as a new one.",
        "Quels coups voulez-vous essayer ? Des robots jouent aux autres places. Rien de ce que "
        "vous essayez ne touche la partie ; vous pouvez en faire une nouvelle.",
    ),
    "what_if.all": ("All seats", "Toutes les places"),
    "what_if.all.more": ("you play them all", "vous jouez pour tous"),
    "what_if.title": ("what if", "et si"),
    "what_if.guessed": ("what if · hidden cards guessed", "et si · cartes cachées devinées"),
    "what_if.keep": ("keep", "garder"),
    "what_if.keep.help": (
        "Keep what you tried as a new save that names this game and entry.",
        "Garder ces essais dans une nouvelle partie, qui dit d’où elle vient.",
    ),
    "what_if.kept": ("Kept as {file}", "Gardée sous {file}"),
    "what_if.leave": ("to the replay", "à la relecture"),
    "what_if.leave.help": (
        "Drop what you tried and go back to the replay.",
        "Abandonner ces essais et revenir à la relecture.",
    ),
    "about.WhatIfScreen": (
        "Moves tried from an entry of a replay. Whatever was tried can be taken back. In a game "
        "that is still played, cards that you cannot know are guessed, and chance is another: "
        "trying tells nothing of them.",
        "Des coups essayés à partir d’une entrée. Tout essai peut être repris. Dans une partie "
        "encore en cours, les cartes que vous ne pouvez connaître sont devinées, et le hasard est "
        "autre : essayer n’en apprend rien.",
    ),
    "about.WhatIfSeatsScreen": (
        "Choose whose moves you try. Robots of the levels of the game play the others.",
        "Choisissez pour qui vous essayez des coups. Les robots de la partie jouent les autres.",
    ),
    "key.digit": ("entry number", "numéro d’entrée"),
    "key.digit.help": (
        "Type the number of an entry, then Enter.",
        "Taper le numéro d’une entrée, puis Entrée.",
    ),
    "key.go": ("go there", "y aller"),
    "key.go.help": ("Go to the entry typed.", "Aller à l’entrée tapée."),
    "key.rub_out": ("rub out", "effacer"),
    "key.rub_out.help": ("Take the last digit back.", "Effacer le dernier chiffre."),
    "key.leave_replay": ("close", "fermer"),
    "key.leave_replay.help": ("Close the replay.", "Fermer la relecture."),
}
