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
    "remark.dolores.broken.hot.0": "Je m’en souviendrai.",
    "remark.dolores.broken.hot.1": "Voilà ce que vaut ta parole.",
    "remark.dolores.broken.cool.0": "Dommage. Il y en avait pour deux.",
    "remark.dolores.broken.cool.1": "Ce n’est pas ce que tu avais dit.",
    "remark.dolores.doubted.hot.0": "Tu as déjà manqué à ta parole. Je n’ai pas oublié.",
    "remark.dolores.doubted.hot.1": "Tu pensais vraiment que je te croirais ?",
    "remark.dolores.doubted.cool.0": "Il faudra d’abord regagner ma confiance.",
    "remark.dolores.doubted.cool.1": "Cette fois, tu disais vrai. Comment aurais-je pu le savoir ?",
    "remark.dolores.shared.hot.0": "Tu vois ? Ça marche.",
    "remark.dolores.shared.hot.1": "On recommence quand tu veux !",
    "remark.dolores.shared.cool.0": "C’est un plaisir de partager avec toi.",
    "remark.dolores.shared.cool.1": "Une parole est une parole. Merci.",
    "remark.dalmuti.revolution.hot.0": "La roue tourne !",
    "remark.dalmuti.revolution.hot.1": "Pas de taxes aujourd’hui !",
    "remark.dalmuti.revolution.cool.0": "Pour une fois, personne ne paie.",
    "remark.dalmuti.revolution.cool.1": "Que chacun garde ce qu’il a.",
    "remark.dalmuti.untaxed.hot.0": "Pas de taxe ? On verra bien.",
    "remark.dalmuti.untaxed.hot.1": "Ne vous réjouissez pas trop vite.",
    "remark.dalmuti.untaxed.cool.0": "Bon, je m’en passerai.",
    "remark.dalmuti.untaxed.cool.1": "Soit.",
    "remark.dalmuti.throne.hot.0": "Écartez-vous, le trône est à moi !",
    "remark.dalmuti.throne.hot.1": "Inclinez-vous tous !",
    "remark.dalmuti.throne.cool.0": "Je tâcherai de régner avec douceur.",
    "remark.dalmuti.throne.cool.1": "La vue est belle, d’ici.",
    "remark.dalmuti.fallen.hot.0": "Je reprendrai ma place !",
    "remark.dalmuti.fallen.hot.1": "Ce n’est pas fini.",
    "remark.dalmuti.fallen.cool.0": "C’était bien, le temps que ça a duré.",
    "remark.dalmuti.fallen.cool.1": "À toi de régner, alors.",
    "remark.dolce-vita.missed.hot.0": "À un point près ! C’était à moi.",
    "remark.dolce-vita.missed.hot.1": "Un point ! Tu l’as fait exprès.",
    "remark.dolce-vita.missed.cool.0": "Il s’en est fallu d’un rien. Bien joué.",
    "remark.dolce-vita.missed.cool.1": "Un point. C’est la vie.",
    "remark.dolce-vita.spoilt.hot.0": "Je ne voulais pas de cet échange !",
    "remark.dolce-vita.spoilt.hot.1": "Ce que j’avais valait bien plus !",
    "remark.dolce-vita.spoilt.cool.0": "Vite gagné, vite perdu.",
    "remark.dolce-vita.spoilt.cool.1": "Dommage, j’y tenais.",
}
