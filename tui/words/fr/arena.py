"""The words of `ludotheque arena`."""

from typing import Final

WORDS: Final = {
    "cli.arena": "mesurer la force des robots les uns contre les autres",
    "cli.arena.about": (
        "Avec le nombre de parties par défaut, les robots les plus faibles en ont pour moins d’une "
        "minute, les plus forts pour de longues minutes, voire des heures. "
        "± donne la marge d’erreur. Le second tableau dit combien de fois le robot de gauche finit "
        "mieux placé que son adversaire (1 = toujours). La cote d’OpenSkill part de 25 : plus elle "
        "est haute, plus le robot est fort."
    ),
    "cli.arena.usage": (
        "%(prog)s JEU [--players N] [--bots FORCE,...]... [--games G]\n"
        "                  [--seed S] [--option NOM=VALEUR]...\n"
        "                  [--jobs J | --scheduler ADRESSE]\n"
        "                  [--deals FICHIER] [--measure] [--json]"
    ),
    "cli.meta.strength": "FORCE",
    "cli.help.games.arena": (
        "nombre de parties (par défaut : {games}), arrondi vers le haut pour que chaque robot joue "
        "les mêmes donnes à toutes les places"
    ),
    "cli.help.lineup": (
        "qui joue (par défaut : normal) : un robot pour toutes les places, un par place, "
        "ou deux : un robot de la première force contre des robots de la seconde. Une "
        "FORCE est un niveau ({levels}), bridé au besoin : maître@10 imagine 10 suites "
        "au plus par coup (sinon 5 000 à Dolce Vita, 1 200 à Der Große Dalmuti, 24 à "
        "Dolorès), maître@100ms réfléchit 100 ms au plus. Peut se répéter : les "
        "compositions reçoivent les mêmes donnes, et la première est comparée aux autres."
    ),
    "cli.help.jobs": (
        "nombre de processus qui jouent, sans effet sur les résultats (par défaut : 1)"
    ),
    "cli.help.scheduler": (
        "jouer sur les machines d’un ordonnanceur dask.distributed, par exemple "
        "tcp://10.0.0.1:8786, sans effet sur les résultats (par défaut : aucun)"
    ),
    "cli.help.deals": (
        "garder dans ce fichier les donnes jouées et ne pas rejouer celles qui y sont : une "
        "série arrêtée reprend où elle en était (par défaut : aucun)"
    ),
    "cli.help.measure": "mesurer aussi le temps par décision",
    "cli.bad.strength": "« {word} » n’est pas de la forme NIVEAU, NIVEAU@400 ou NIVEAU@100ms",
    "cli.between": "{value} ({low} à {high})",
    "cli.arena.deals": (
        "{deals} {deals:donne jouée|donnes jouées} {times} fois en échangeant les places ; "
        "intervalles à 95 %"
    ),
    "cli.arena.deals-once": (
        "{deals} {deals:donne jouée une fois|donnes jouées une fois chacune} ; intervalles à 95 %"
    ),
    "cli.arena.seats": "Places",
    "cli.arena.wins": "Victoires (1 = part équitable)",
    "cli.arena.mean-place": "Place moyenne",
    "cli.arena.rating": "Cote",
    "cli.arena.half": "Temps p50",
    "cli.arena.most": "p95",
    "cli.arena.longest": "max",
    "cli.arena.one": "Robot",
    "cli.arena.other": "Adversaire",
    "cli.arena.ahead": "Mieux placé",
    "cli.arena.ahead-parts": "Par manche",
    "cli.arena.than": "Composition",
    "cli.arena.more": "Victoires que {robot} ci-dessus a en plus (1 = part équitable)",
    "cli.arena.ended": "un robot a mis fin au processus où il jouait ; rien n’a été compté",
    "cli.arena.no-cluster": (
        "un ordonnanceur demande dask.distributed ; "
        "pour l’installer, dans le dossier de Ludothèque : pipx install --force '.[cluster]'"
    ),
    "cli.arena.no-scheduler": (
        "aucun ordonnanceur ne répond à {address} ; pour en lancer un : dask scheduler"
    ),
    "cli.arena.no-ratings": (
        "pas de cotes sans openskill ; pour l’installer, dans le dossier de Ludothèque : "
        "pipx install --force '.[arena]'"
    ),
}
