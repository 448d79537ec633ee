"""Words of the deal of the day."""

from typing import Final

WORDS: Final = {
    "daily.title": "Donne du jour",
    "daily.place": "{place}{place:er|e} sur {n}",
    "daily.hints": "{n} {n:conseil|conseils}",
    "daily.robots": "Robots assis à votre place : {robots}",
    "daily.robot": "{place}{place:er|e}\N{NO-BREAK SPACE}sur\N{NO-BREAK SPACE}{n} ({level})",
    "daily.run": "{n}\N{NO-BREAK SPACE}jours de suite",
    "daily.to-play": "à jouer aujourd’hui",
    "daily.going-on": "en cours, à reprendre",
    "daily.terms": (
        "La même donne pour tous aujourd’hui : {players}, robots de niveau {level}. Elle "
        "ne se joue qu’une fois."
    ),
    "daily.earlier": "Les jours d’avant",
    "daily.copied": "Trois lignes copiées : collez-les où vous voulez.",
    "daily.key.copy": "copier le résultat",
    "daily.key.copy.help": (
        "Copier le résultat en trois lignes à partager. Elles ne disent rien des cartes."
    ),
    "daily.key.open": "donne du jour",
    "daily.key.open.help": "Ouvrir la donne du jour du jeu choisi.",
    "daily.home": "Donne du jour : {game}",
    "goals.new": "{n:Défi relevé|Défis relevés}",
    "goals.next": "Prochain défi",
    "about.TodayScreen": (
        "Une donne par jour pour chaque jeu, la même pour tous. Ouvrez-la pour la jouer, la "
        "reprendre ou, une fois finie, la revoir. Votre résultat est comparé à celui de robots "
        "qui ont joué la même donne, et à vos résultats des jours précédents. Cela se désactive "
        "dans les réglages."
    ),
    "cli.today": (
        "jouer la donne du jour de JEU ; sans JEU, ou si elle est déjà jouée, afficher les "
        "résultats à partager"
    ),
    "cli.today.usage": "%(prog)s [JEU]",
    "cli.today.to-play": (
        "{game} : donne du jour pas encore jouée. Pour la jouer : ludotheque today {name}"
    ),
    "cli.today.going-on": "{game} : donne en cours. Pour la reprendre : ludotheque today {name}",
}
