"""What can be asked about at a table of Der Große Dalmuti: a title, and in `.is` two sentences."""

from typing import Final

WORDS: Final = {
    "what.dalmuti.rank": "{card}, rang {n}",
    "what.dalmuti.rank.is": (
        "À nombre de cartes égal, cette carte couvre tout rang plus grand : plus le rang est "
        "petit, mieux c’est. Le paquet entier en compte {n}."
    ),
    "what.dalmuti.jester": "bouffon",
    "what.dalmuti.jester.is": (
        "Joué avec d’autres cartes, il prend leur rang. Seul, il vaut 13, pire qu’un paysan."
    ),
    "what.dalmuti.unseen": "Une carte que vous ne voyez pas",
    "what.dalmuti.unseen.is": (
        "Pour la taxe, chacun donne avant de voir ce qu’il reçoit. Seuls les deux intéressés "
        "sauront de quelles cartes il s’agit."
    ),
    "what.dalmuti.fits": "Comment la jouer",
    "what.dalmuti.fits.is": (
        "{check} couvre le pli, + le couvre avec un bouffon, {dot} ne le couvre pas. Un nombre "
        "dit combien vous en avez, ou combien sont choisies."
    ),
    "what.dalmuti.greater-dalmuti": "Grand Dalmuti",
    "what.dalmuti.greater-dalmuti.is": (
        "Premier dans l’ordre, il ouvre le premier pli. Il donne à l’Esclave deux cartes de son "
        "choix ; l’Esclave lui donne ses deux meilleures."
    ),
    "what.dalmuti.lesser-dalmuti": "Petit Dalmuti",
    "what.dalmuti.lesser-dalmuti.is": (
        "Deuxième dans l’ordre. Il donne au Paysan {tax:une carte|deux cartes} de son choix ; le "
        "Paysan lui donne {tax:sa meilleure|ses deux meilleures}."
    ),
    "what.dalmuti.merchant": "Marchand",
    "what.dalmuti.merchant.is": "Au milieu de l’ordre. Un marchand ne paie ni ne reçoit de taxe.",
    "what.dalmuti.lesser-peon": "Paysan",
    "what.dalmuti.lesser-peon.is": (
        "Avant-dernier dans l’ordre. Il donne au Petit Dalmuti {tax:sa meilleure carte|ses deux "
        "meilleures cartes} et en reçoit autant, sans choisir."
    ),
    "what.dalmuti.greater-peon": "Esclave",
    "what.dalmuti.greater-peon.is": (
        "Dernier dans l’ordre, sur le tabouret. Il donne ses deux meilleures cartes au Grand "
        "Dalmuti et en reçoit deux ; avec les deux bouffons, il peut renverser tout l’ordre."
    ),
    "what.dalmuti.seat": "{who}",
    "what.dalmuti.seat.is": (
        "Ce signe et cette couleur désignent partout {who} ; {turn} marque celui qui joue. Les "
        "places suivent l’ordre social, dans le sens horaire."
    ),
    "what.dalmuti.cards": "Cartes en main : {n}",
    "what.dalmuti.cards.is": (
        "Ce qui reste à {who}. Qui s’en débarrasse le premier a la meilleure place de la manche."
    ),
    "what.dalmuti.out": "Sorti",
    "what.dalmuti.out.is": (
        "{who} a posé sa dernière carte. L’ordre des sorties sera l’ordre de la manche suivante."
    ),
    "what.dalmuti.move": "Le dernier coup",
    "what.dalmuti.move.is": (
        "Ce que {who} a fait en dernier dans ce pli. Qui a passé peut rejouer quand revient son "
        "tour."
    ),
    "what.dalmuti.turn": "À qui de jouer",
    "what.dalmuti.turn.is": (
        "« son tour » : c’est à {who} de couvrir les cartes de la table ou de passer. « a la "
        "main » : {who} ouvre le pli."
    ),
    "what.dalmuti.choosing": "Avant le premier pli",
    "what.dalmuti.choosing.is": (
        "« choisit » : {who} réfléchit encore. Le Grand et le Petit Dalmuti choisissent les cartes "
        "à donner."
    ),
    "what.dalmuti.drawn": "La carte tirée",
    "what.dalmuti.drawn.is": (
        "Ce que {who} a tiré pour sa place ; la meilleure carte fait le Grand Dalmuti. = marque "
        "une égalité : ces joueurs tirent à nouveau."
    ),
    "what.dalmuti.risen": "Ce que la manche a donné",
    "what.dalmuti.risen.is": (
        "La flèche dit de combien de places {who} monte ({up}) ou descend ({down}) ; les points "
        "suivent. L’ordre des sorties est le nouvel ordre."
    ),
    "what.dalmuti.pile": "Le pli",
    "what.dalmuti.pile.is": (
        "Voilà ce qu’il faut couvrir : autant de cartes, d’un meilleur rang. Quand tous les "
        "autres ont passé l’un après l’autre, le dernier à avoir joué a la main."
    ),
    "what.dalmuti.exchange": "La taxe",
    "what.dalmuti.exchange.is": (
        "Ce qui est donné et ce qui est reçu ; seuls les deux intéressés le voient. Les bouffons "
        "comptent ici comme les pires cartes : on les garde."
    ),
    "what.dalmuti.points": "Points",
    "what.dalmuti.points.is": (
        "Qui sort marque un point par joueur qui a encore des cartes. Après la dernière "
        "manche, celui qui a le plus de points gagne."
    ),
    "what.dalmuti.score": "{who} : {points} {points:point|points}",
    "what.dalmuti.score.is": (
        "La somme de toutes les manches jouées ; {star} marque la plus élevée. Après la dernière "
        "manche, qui a le plus de points gagne."
    ),
    "what.dalmuti.hands": "Points par manche",
    "what.dalmuti.hands.is": (
        "Ce qu’a rapporté chacune des dernières manches, dont le numéro est au-dessus. Le "
        "dernier joueur ne marque rien, sauf points de philanthropie."
    ),
    "what.dalmuti.leader": "En tête",
    "what.dalmuti.leader.is": (
        "{star} marque celui qui a le plus de points. À égalité, on partage la tête et, à la fin, "
        "la victoire."
    ),
    "what.dalmuti.draw": "Le tirage des places",
    "what.dalmuti.draw.is": (
        "Chacun tire une carte : la meilleure fait le Grand Dalmuti, la pire l’Esclave. À "
        "égalité, on tire à nouveau pour les places en jeu."
    ),
    "what.dalmuti.deal": "La distribution",
    "what.dalmuti.deal.is": (
        "Toutes les cartes sont distribuées une à une, dans le sens horaire, à partir du Grand "
        "Dalmuti. Certains peuvent en avoir une de plus."
    ),
    "what.dalmuti.send": "Une carte montrée par erreur",
    "what.dalmuti.send.is": (
        "Une carte a été montrée à la distribution : le Grand Dalmuti l’envoie au joueur prévu ou "
        "à l’Esclave. Dans ce dernier cas, le joueur prévu reçoit une autre carte."
    ),
    "what.dalmuti.gift": "Vos cartes à donner",
    "what.dalmuti.gift.is": (
        "Donnez les cartes que vous voulez ; vous recevez les meilleures de l’autre, sauf si une "
        "révolution éclate d’ici là. Vous choisissez sans les avoir vues : gardez ensemble vos "
        "cartes de même rang."
    ),
    "what.dalmuti.tax": "La taxe",
    "what.dalmuti.tax.is": (
        "Le Grand Dalmuti et le Petit Dalmuti donnent les cartes qu’ils veulent à l’Esclave et au "
        "Paysan, qui leur en rendent autant, leurs meilleures. Seuls les intéressés savent "
        "lesquelles."
    ),
    "what.dalmuti.revolution": "Les deux bouffons",
    "what.dalmuti.revolution.is": (
        "Une révolution : personne ne paie de taxe dans cette manche. Déclenchée par l’Esclave, "
        "elle renverse aussi tout l’ordre : le dernier devient premier."
    ),
    "what.dalmuti.lead": "Ouvrir le pli",
    "what.dalmuti.lead.is": (
        "Qui a la main joue autant de cartes d’un même rang qu’il veut, et ne peut pas passer. "
        "Il faut ensuite autant de cartes, d’un meilleur rang."
    ),
    "what.dalmuti.beat": "Couvrir ou passer",
    "what.dalmuti.beat.is": (
        "Il faut autant de cartes, d’un meilleur rang, donc plus petit. On peut passer même "
        "avec de quoi jouer, et rejouer quand revient son tour."
    ),
    "what.dalmuti.sweep": "Le pli est fini",
    "what.dalmuti.sweep.is": (
        "Tous les autres ont passé l’un après l’autre. Le dernier à avoir joué a la main ; s’il "
        "est sorti, c’est le suivant à sa gauche qui a encore des cartes."
    ),
    "what.dalmuti.count": "La manche est finie",
    "what.dalmuti.count.is": (
        "Un seul joueur a encore des cartes. L’ordre des sorties est le nouvel ordre : le "
        "premier sera Grand Dalmuti, le dernier Esclave."
    ),
    "what.dalmuti.over": "La partie est terminée",
    "what.dalmuti.over.is": (
        "On additionne les points de toutes les manches. Qui en a le plus gagne ; à égalité, la "
        "victoire est partagée."
    ),
    "what.dalmuti.where": "Manche et pli",
    "what.dalmuti.where.is": (
        "Une manche va d’une distribution jusqu’à ce qu’un seul joueur ait encore des cartes ; "
        "un pli, jusqu’à ce que tous les autres aient passé. Manches de cette partie : {hands}."
    ),
    "what.dalmuti.greater": "Grande révolution",
    "what.dalmuti.greater.is": (
        "L’Esclave avait les deux bouffons : tout l’ordre est renversé, le dernier devient "
        "premier. Personne ne paie de taxe dans cette manche."
    ),
    "what.review.known.dalmuti": "Ce que valait chaque coup",
    "what.review.known.dalmuti.is": (
        "La place dans la manche où menait chaque coup en moyenne (1 est la meilleure), d’après ce "
        "que son joueur savait alors, le meilleur d’abord ; {mark} marque celui qui a été joué, "
        "{grades}. L’écart est le nombre de places qu’il a coûté ; ± donne la marge d’erreur. Si "
        "certains coups ne sont pas montrés, la dernière ligne compte ceux qui ont été évalués. "
        "Avec les points de philanthropie, un point compte pour une place."
    ),
    "what.review.why.dalmuti": "Meilleur coup : pourquoi il est meilleur",
    "what.review.why.dalmuti.is": (
        "Ce que le meilleur coup apporte et que le coup joué n’apporte pas, d’après ce que le "
        "joueur savait. Ce qui peut encore mal tourner est déjà compté dans sa place moyenne."
    ),
    "what.review.counted.dalmuti": "Coups coûteux par degré",
    "what.review.counted.dalmuti.is": (
        "Imprécision (?!), erreur (?) et gaffe (??)\N{NO-BREAK SPACE}: un coup qui dégrade la "
        "place moyenne dans la manche d’au moins {inaccuracy}, {mistake} ou {blunder}. Sur la "
        "frise, un seul point d’interrogation précède chaque erreur et chaque gaffe."
    ),
}
