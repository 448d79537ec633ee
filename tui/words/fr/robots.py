"""Words about robots, those of other packages above all."""

from typing import Final

WORDS: Final = {
    "start.robot-misnamed": (
        "Le robot « {robot} » est inutilisable : son nom est pris, ou n’est pas fait de lettres "
        "minuscules, de chiffres, de points et de tirets."
    ),
    "start.robot-broken": "Le robot « {robot} » ne peut pas être chargé ({detail}).",
    "start.robot-no-robot": (
        "« {robot} » ne contient ni un robot ni un groupe de robots par jeu ({detail})."
    ),
    "start.robot-missing": "Il n’y a pas de robot « {robot} » pour ce jeu.",
    "start.robot-failed": "Le robot « {robot} » a échoué ({detail}).",
    "start.robot-illegal": "Le robot « {robot} » joue ce que les règles interdisent ({detail}).",
    "start.robot-silent": "Le robot « {robot} » ne répond pas.",
    "play.stands-in": "{why} Un robot de niveau {level} choisit pour {who}.",
    "remark.dolores.broken.hot": "Je m’en souviendrai.",
    "remark.dolores.broken.cool": "Dommage. Il y en avait pour deux.",
    "remark.dolores.shared.hot": "Tu vois ? Ça marche.",
    "remark.dolores.shared.cool": "C’est un plaisir de partager avec toi.",
    "remark.dalmuti.revolution.hot": "La roue tourne !",
    "remark.dalmuti.revolution.cool": "Pour une fois, personne ne paie.",
    "remark.dalmuti.untaxed.hot": "Pas de taxe ? On verra bien.",
    "remark.dalmuti.untaxed.cool": "Bon, je m’en passerai.",
    "remark.dalmuti.throne.hot": "Écartez-vous, le trône est à moi !",
    "remark.dalmuti.throne.cool": "Je tâcherai de régner avec douceur.",
    "remark.dalmuti.fallen.hot": "Je reprendrai ma place !",
    "remark.dalmuti.fallen.cool": "C’était bien, le temps que ça a duré.",
    "remark.dolce-vita.missed.hot": "D’un seul point ! Attends un peu.",
    "remark.dolce-vita.missed.cool": "Si près. Bien joué.",
    "remark.dolce-vita.spoilt.hot": "Je ne voulais pas de cet échange !",
    "remark.dolce-vita.spoilt.cool": "Vite gagné, vite perdu.",
}
