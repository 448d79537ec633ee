"""The words of `ludotheque arena`."""

from typing import Final

WORDS: Final[dict[str, tuple[str, str]]] = {
    "cli.arena": (
        "measure how strong robots are against each other",
        "mesurer la force des robots les uns contre les autres",
    ),
    "cli.arena.usage": (
        "%(prog)s GAME [--players N] [--bots STRENGTH,...]... [--games G] [--seed S]\n"
        "                        [--option K=V]... [--jobs J] [--measure] [--json]",
        "%(prog)s JEU [--players N] [--bots FORCE,...]... [--games G] [--seed S]\n"
        "                        [--option K=V]... [--jobs J] [--measure] [--json]",
    ),
    "cli.meta.strength": ("STRENGTH", "FORCE"),
    "cli.help.lineup": (
        "who plays: one for all seats, one a seat, or two for one of the first among others of the "
        "second. A STRENGTH is a level ({levels}), kept short if wanted: hard@400 tries 400 times "
        "at most, hard@100ms thinks for 100 ms at most. May be repeated: all line-ups meet the "
        "same deals, and the first is compared with the others.",
        "qui joue : un pour toutes les places, un par place, ou deux pour un du premier parmi "
        "d’autres du second. Une FORCE est un niveau ({levels}), bridé au besoin : hard@400 fait "
        "400 essais au plus, hard@100ms réfléchit 100 ms au plus. Peut être répété : les équipes "
        "reçoivent les mêmes donnes, et la première est comparée aux autres.",
    ),
    "cli.help.jobs": (
        "how many processes play; the results are the same (1 if nothing is said)",
        "nombre de processus qui jouent ; les résultats sont les mêmes (1 si rien n’est dit)",
    ),
    "cli.help.measure": (
        "measure the time per decision too",
        "mesurer aussi le temps par décision",
    ),
    "cli.bad.strength": (
        "“{word}” is not of the form LEVEL, LEVEL@400 or LEVEL@100ms",
        "« {word} » n’est pas de la forme NIVEAU, NIVEAU@400 ou NIVEAU@100ms",
    ),
    "cli.between": ("{value} ({low} to {high})", "{value} ({low} à {high})"),
    "cli.arena.deals": (
        "{deals} {deals:deal|deals}, each played {times} {times:time|times}, the seats rotated; "
        "intervals at 95 %",
        "{deals} {deals:donne jouée|donnes jouées} {times} fois en changeant de places ; "
        "intervalles à 95 %",
    ),
    "cli.arena.seats": ("Seats", "Places"),
    "cli.arena.wins": ("Wins, in fair shares", "Victoires, en parts équitables"),
    "cli.arena.mean-place": ("Mean place", "Place moyenne"),
    "cli.arena.rating": ("Rating", "Cote"),
    "cli.arena.half": ("Time p50", "Temps p50"),
    "cli.arena.most": ("p95", "p95"),
    "cli.arena.longest": ("max", "max"),
    "cli.arena.one": ("Robot", "Robot"),
    "cli.arena.other": ("Opponent", "Adversaire"),
    "cli.arena.ahead": ("Ahead of it", "Devant lui"),
    "cli.arena.ahead-parts": ("hand by hand", "manche par manche"),
    "cli.arena.than": ("Line-up", "Équipe"),
    "cli.arena.more": (
        "{robot} above wins more, in fair shares",
        "{robot} ci-dessus gagne en plus, en parts équitables",
    ),
    "cli.arena.no-ratings": (
        "no ratings without openskill; to install it: pip install 'ludotheque[arena]'",
        "pas de cotes sans openskill ; pour l’installer : pip install 'ludotheque[arena]'",
    ),
}
