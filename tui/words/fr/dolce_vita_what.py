"""What can be asked about at a table of Dolce Vita: a title, and in `.is` two sentences."""

from typing import Final

WORDS: Final = {
    "what.dolce-vita.good": "{object}",
    "what.dolce-vita.good.is": (
        "Cet objet compte pour {worth} à la fin. On ne possède qu’un seul bien de cette catégorie "
        ": qui en prend un second rend le premier, même s’il valait plus.{marked}"
    ),
    "what.dolce-vita.marked": " {mark} à côté : en l’état, {who} le prend.",
    "what.dolce-vita.marked.gain": (
        " {mark}+ à côté : en l’état, {who} le prend et rend moins cher."
    ),
    "what.dolce-vita.marked.loss": (
        " {mark}{minus} à côté : en l’état, {who} doit le prendre et rendre plus cher."
    ),
    "what.dolce-vita.money": "{object}",
    "what.dolce-vita.money.is": (
        "L’argent ne s’échange jamais : on garde tout ce qu’on gagne. À la fin, cette carte "
        "compte pour {worth}."
    ),
    "what.dolce-vita.mark": "Qui le prendrait",
    "what.dolce-vita.mark.is": (
        "Le signe du joueur qui prendrait cet objet en l’état. + ou {minus} à côté : un "
        "échange forcé, gagnant ou perdant ; ← marque ce qui vient d’être rendu."
    ),
    "what.dolce-vita.column": "Colonne {column}",
    "what.dolce-vita.column.is": (
        "Le total le plus élevé y prend l’objet le plus bas, le suivant celui d’au-dessus. On "
        "attribue les colonnes de gauche à droite."
    ),
    "what.dolce-vita.empty": "Colonne {column}, épuisée",
    "what.dolce-vita.empty.is": (
        "Elle accepte encore des cartes, mais il n’y a rien à y gagner. C’est l’endroit où se "
        "débarrasser d’une carte."
    ),
    "what.dolce-vita.bid": "Total sous {column} : {n}",
    "what.dolce-vita.bid.is": (
        "Le total de ce que {who} y a placé. Le plus élevé se sert le premier ; les totaux égaux "
        "s’annulent."
    ),
    "what.dolce-vita.struck": "Égalité sous {column}",
    "what.dolce-vita.struck.is": (
        "Les totaux égaux, entre ~\N{NO-BREAK SPACE}~, s’annulent : ces joueurs reprennent leurs "
        "cartes et n’y gagnent rien. Les autres sont classés comme si ces joueurs n’étaient pas là."
    ),
    "what.dolce-vita.card": "Carte {n}",
    "what.dolce-vita.card.is": (
        "Elle compte {n} sous la colonne où on la place. On en place cinq sur six à chaque tour, "
        "et toutes reviennent à la fin du tour."
    ),
    "what.dolce-vita.hand": "Cartes numérotées en main",
    "what.dolce-vita.hand.is": (
        "Les cartes en main de {who} ; les mains sont visibles. Qui en a placé cinq garde la "
        "dernière ; après une égalité, on reprend ses cartes pour le tour suivant."
    ),
    "what.dolce-vita.kind": "{kind}",
    "what.dolce-vita.kind.is": (
        "L’une des sept catégories ; on ne possède qu’un seul bien de chacune. Les nombres en "
        "dessous sont en centaines de milliers."
    ),
    "what.dolce-vita.owned": "{kind} de {who} : {worth}",
    "what.dolce-vita.owned.is": (
        "On ne possède qu’un seul bien de cette catégorie : qui en prend un second rend le "
        "premier, pour le meilleur ou pour le pire."
    ),
    "what.dolce-vita.cash": "Argent de {who} : {cash}",
    "what.dolce-vita.cash.is": (
        "L’argent ne s’échange jamais, et on peut en avoir autant qu’on veut. Il compte en "
        "entier à la fin."
    ),
    "what.dolce-vita.fortunes": "Fortunes",
    "what.dolce-vita.fortunes.is": (
        "Ce que chacun possède par catégorie, en centaines de milliers, et le total. Après le "
        "dernier tour, le total le plus élevé gagne."
    ),
    "what.dolce-vita.score": "Fortune de {who} : {sum}",
    "what.dolce-vita.score.is": (
        "Tous les biens et l’argent additionnés ; {star} marque le total le plus élevé. Après le "
        "dernier tour, ce total gagne ; à égalité, la victoire est partagée."
    ),
    "what.dolce-vita.leader": "En tête",
    "what.dolce-vita.leader.is": (
        "{star} marque la plus grande fortune du moment. À égalité, on partage la tête et, à la "
        "fin, la victoire."
    ),
    "what.dolce-vita.seat": "{who}",
    "what.dolce-vita.seat.is": (
        "Ce signe et cette couleur désignent partout {who} ; {turn} marque celui qui joue. À "
        "chaque tour, c’est le joueur suivant, dans le sens horaire, qui commence."
    ),
    "what.dolce-vita.deal": "Les objets",
    "what.dolce-vita.deal.is": (
        "63 des 66 objets sont disposés en sept colonnes de neuf. C’est toujours l’objet le plus "
        "bas de la colonne qui part le premier."
    ),
    "what.dolce-vita.place": "Placer ses cartes",
    "what.dolce-vita.place.is": (
        "Chacun à son tour place une carte numérotée sous une colonne, jusqu’à n’en "
        "garder qu’une. On choisit n’importe quelle colonne, et l’on y revient autant "
        "qu’on veut."
    ),
    "what.dolce-vita.award": "L’attribution",
    "what.dolce-vita.award.is": (
        "De gauche à droite : le total le plus élevé prend l’objet du bas, le suivant celui "
        "d’au-dessus. Les totaux égaux s’annulent."
    ),
    "what.dolce-vita.gather": "Le tour est fini",
    "what.dolce-vita.gather.is": (
        "Au tour suivant, chacun reprend toutes ses cartes numérotées ; le joueur suivant, dans le "
        "sens horaire, commence."
    ),
    "what.dolce-vita.over": "La partie est terminée",
    "what.dolce-vita.over.is": (
        "On additionne les biens et l’argent. Le total le plus élevé gagne ; à égalité, la "
        "victoire est partagée."
    ),
    "what.dolce-vita.where": "Le tour",
    "what.dolce-vita.where.is": (
        "Dans un tour, chacun place cinq cartes, puis on attribue les colonnes. Cette partie "
        "compte {rounds} tours."
    ),
    "what.dolce-vita.rotated": "Personne sous {column}",
    "what.dolce-vita.rotated.is": (
        "Personne n’y a placé de carte : l’objet le plus bas passe tout en haut. Au tour suivant, "
        "c’est l’objet désormais le plus bas qui part le premier."
    ),
}
