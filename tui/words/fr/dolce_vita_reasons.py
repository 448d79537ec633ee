"""Why a move of Dolce Vita is good, and what comes of one."""

from typing import Final

WORDS: Final = {
    "hint.why.dolce-vita.takes": ("prend, en l’état, {object:the} dans la colonne {column}"),
    "hint.why.dolce-vita.takes-from": (
        "prend, en l’état, {object:the} dans la colonne {column}, devant {owner}"
    ),
    "hint.why.dolce-vita.wins": "prend {object:the} dans la colonne {column}",
    "hint.why.dolce-vita.wins-from": ("prend à {owner} {object:the} dans la colonne {column}"),
    "hint.why.dolce-vita.unless": (
        "risque (déjà compté)\N{NO-BREAK SPACE}: {who} peut passer devant, par exemple avec un "
        "{card}"
    ),
    "hint.why.dolce-vita.unless-all": (
        "risque (déjà compté)\N{NO-BREAK SPACE}: n’importe lequel des autres peut passer devant"
    ),
    "hint.why.dolce-vita.ties-too": "rien en cas d’égalité",
    "hint.why.dolce-vita.unless.too": ", ou {who} avec un {card}",
    "hint.why.dolce-vita.unless.next": "{who} peut aussi passer devant, par exemple avec un {card}",
    "hint.why.dolce-vita.unless-tied": (
        "risque (déjà compté)\N{NO-BREAK SPACE}: votre total s’annule et vous n’y prenez "
        "rien si {who} l’égale avec un {card}"
    ),
    "hint.why.dolce-vita.unless-tied.theirs": (
        "risque (déjà compté)\N{NO-BREAK SPACE}: le total de {mover} s’annule et ne rapporte "
        "rien si {who} l’égale avec un {card}"
    ),
    "hint.why.dolce-vita.unless-tied.next": (
        "de plus, votre total s’annule et vous n’y prenez rien si {who} l’égale avec un {card}"
    ),
    "hint.why.dolce-vita.unless-tied.next.theirs": (
        "de plus, le total de {mover} s’annule et ne rapporte rien si {who} l’égale avec un {card}"
    ),
    "hint.why.dolce-vita.unless-tied.too": " ou {who} avec un {card}",
    "hint.why.dolce-vita.frees": (
        "fait aussi cesser l’égalité pour {who}, qui prend alors {object:the}"
    ),
    "hint.why.dolce-vita.frees-forced": (
        "fait aussi cesser l’égalité pour {who}, qui doit alors rendre {back:the}{whence} contre "
        "{object:that}"
    ),
    "hint.why.dolce-vita.unless-lifted": (
        "risque (déjà compté) : deux totaux devant le vôtre deviennent égaux et s’annulent si "
        "{who} y place par exemple un {card}"
    ),
    "hint.why.dolce-vita.unless-lifted.theirs": (
        "risque (déjà compté) : deux totaux devant celui de {mover} deviennent égaux et "
        "s’annulent si {who} y place par exemple un {card}"
    ),
    "hint.why.dolce-vita.unless-lifted.next": (
        "de plus, deux totaux devant le vôtre deviennent égaux et s’annulent si {who} y place "
        "par exemple un {card}"
    ),
    "hint.why.dolce-vita.unless-lifted.next.theirs": (
        "de plus, deux totaux devant celui de {mover} deviennent égaux et s’annulent si {who} y "
        "place par exemple un {card}"
    ),
    "hint.why.dolce-vita.unless-lifted.too": " ou {who} un {card}",
    "hint.why.dolce-vita.holds": (
        "protège mieux {object:the} dans la colonne {column} que {other} : sur les {of} "
        "cartes que les autres peuvent encore poser, {few} {few:est|sont} à craindre (total "
        "supérieur ou égal), contre {many} après {other}"
    ),
    "hint.why.dolce-vita.holds-tied": (
        "dans la colonne {column}, seule une égalité vous coûterait {object:the} : {few} des {of} "
        "cartes que les autres peuvent encore poser y {few:ferait|feraient} égalité, au lieu de "
        "{many} avec {other}"
    ),
    "hint.why.dolce-vita.holds-tied.theirs": (
        "dans la colonne {column}, seule une égalité coûterait {object:the} à {mover} : {few} des "
        "{of} cartes que les autres peuvent encore poser y {few:ferait|feraient} égalité, au lieu "
        "de {many} avec {other}"
    ),
    "hint.why.dolce-vita.behind-gets": (
        "un total plus élevé d’un autre joueur vous laisserait {object:the}"
    ),
    "hint.why.dolce-vita.behind-gets.theirs": (
        "un total plus élevé d’un autre joueur laisserait {object:the} à {mover}"
    ),
    "hint.why.dolce-vita.secures": (
        "met à l’abri {object:the} dans la colonne {column} : aucune des {of} "
        "cartes que les autres peuvent encore poser n’y ferait perdre quoi que ce soit à elle "
        "seule, mais, après {other}, {many} le {many:ferait|feraient}"
    ),
    "hint.why.dolce-vita.lower": (
        "un {card} y serait plus fragile : sur les {of} cartes que les autres peuvent encore "
        "poser, {many} {many:suffirait|suffiraient} pour le battre ou l’égaler, "
        "au lieu de {few}"
    ),
    "hint.why.dolce-vita.returns": "vous rendez {back:the}{whence} en échange",
    "hint.why.dolce-vita.returns.theirs": "{mover} rend {back:the}{whence} en échange",
    "hint.why.dolce-vita.price": (
        "prix à payer (déjà compté)\N{NO-BREAK SPACE}: en l’état, vous échangez dans la colonne "
        "{column} {back:the}{whence} contre {object:that}"
    ),
    "hint.why.dolce-vita.price.theirs": (
        "prix à payer (déjà compté)\N{NO-BREAK SPACE}: en l’état, {mover} échange dans la colonne "
        "{column} {back:the}{whence} contre {object:that}"
    ),
    "hint.why.dolce-vita.else": "sans ce coup, vous y auriez {object:the}",
    "hint.why.dolce-vita.else.theirs": "sans ce coup, {mover} y aurait {object:the}",
    "hint.why.dolce-vita.else-forced": (
        "sans ce coup, il vous faudrait y échanger {back:the}{whence} contre {object:that}"
    ),
    "hint.why.dolce-vita.else-forced.theirs": (
        "sans ce coup, {mover} devrait y échanger {back:the}{whence} contre {object:that}"
    ),
    "hint.why.dolce-vita.still": "vous auriez alors {object:the}",
    "hint.why.dolce-vita.still.theirs": "{mover} aurait alors {object:the}",
    "hint.why.dolce-vita.swapped": (
        "vous n’auriez alors que {object:the} contre {back:that}{whence}"
    ),
    "hint.why.dolce-vita.swapped.theirs": (
        "{mover} n’aurait alors que {object:the} contre {back:that}{whence}"
    ),
    "hint.why.dolce-vita.forced": (
        "il vous faudrait alors échanger {back:the}{whence} contre {object:that}"
    ),
    "hint.why.dolce-vita.forced.theirs": (
        "{mover} devrait alors échanger {back:the}{whence} contre {object:that}"
    ),
    "hint.why.dolce-vita.defends": ("défend {object:the} dans la colonne {column}"),
    "hint.why.dolce-vita.would-pass": (
        "{who} pourrait alors passer devant, par exemple avec un {card}"
    ),
    "hint.why.dolce-vita.would-pass.too": ", ou {who} avec un {card}",
    "hint.why.dolce-vita.would-tie": (
        "si {who} égalait alors votre total avec un {card}, il s’annulerait et vous n’y "
        "prendriez rien"
    ),
    "hint.why.dolce-vita.would-tie.theirs": (
        "si {who} égalait alors le total de {mover} avec un {card}, il s’annulerait et ne "
        "rapporterait rien"
    ),
    "hint.why.dolce-vita.would-tie.too": " ou {who} avec un {card}",
    "hint.why.dolce-vita.expects": (
        "peut prendre {object:the} dans la colonne {column} si les cartes "
        "des autres y changent l’ordre"
    ),
    "hint.why.dolce-vita.lies": (
        "ce que vous avez posé dans la colonne {column} peut alors prendre "
        "{object:the} si les cartes des autres y changent l’ordre"
    ),
    "hint.why.dolce-vita.lies.theirs": (
        "ce que {mover} a posé dans la colonne {column} peut alors prendre "
        "{object:the} si les cartes des autres y changent l’ordre"
    ),
    "hint.why.dolce-vita.until-then": "rapporte en l’état {object:the}",
    "hint.why.dolce-vita.ties-it-away": (
        "est en l’état à égalité avec {who}, qui perd ainsi {object:the}"
    ),
    "hint.why.dolce-vita.ties-until-then": "est en l’état à égalité avec {who}",
    "hint.why.dolce-vita.plans": (
        "votre {card} peut alors prendre {object:the} dans la colonne {column}, selon ce que les "
        "autres y posent"
    ),
    "hint.why.dolce-vita.plans.theirs": (
        "le {card} de {mover} peut alors prendre {object:the} dans la colonne {column}, selon ce "
        "que les autres y posent"
    ),
    "hint.why.dolce-vita.saves": (
        "garde votre {card} pour la colonne {column}, où il peut prendre {object:the}"
    ),
    "hint.why.dolce-vita.saves.theirs": (
        "garde le {card} pour la colonne {column}, où il peut prendre {object:the}"
    ),
    "hint.why.dolce-vita.waits": (
        "garde votre {card} pour plus tard : de quoi prendre {object:the} dans la colonne {column} "
        "quand les autres auront moins de cartes pour y répondre"
    ),
    "hint.why.dolce-vita.waits.theirs": (
        "garde le {card} pour plus tard : de quoi prendre {object:the} dans la colonne {column} "
        "quand les autres auront moins de cartes pour y répondre"
    ),
    "hint.why.dolce-vita.spares": (
        "vous évite de devoir échanger {back:the}{whence} contre {object:that} dans la colonne "
        "{column} si {who} y pose un {answer}"
    ),
    "hint.why.dolce-vita.spares.theirs": (
        "évite à {mover} de devoir échanger {back:the}{whence} contre {object:that} dans la "
        "colonne {column} si {who} y pose un {answer}"
    ),
    "hint.why.dolce-vita.escapes": (
        "vous met à égalité avec {who} dans la colonne {column} : vous êtes tous deux écartés, "
        "et, en l’état, vous n’avez plus à y échanger {back:the}{whence} contre {object:that}"
    ),
    "hint.why.dolce-vita.escapes.theirs": (
        "met {mover} à égalité avec {who} dans la colonne {column} : tous deux sont écartés, et, "
        "en l’état, {mover} n’a plus à y échanger {back:the}{whence} contre {object:that}"
    ),
    "hint.why.dolce-vita.strikes": (
        "vous met à égalité avec {who} dans la colonne {column} : vous êtes tous deux "
        "écartés, et {who} n’y prend pas, en l’état, {object:the}"
    ),
    "hint.why.dolce-vita.strikes.theirs": (
        "met {mover} à égalité avec {who} dans la colonne {column} : tous deux sont "
        "écartés, et {who} n’y prend pas, en l’état, {object:the}"
    ),
    "hint.why.dolce-vita.only-tie": "avec ce coup, ce n’est alors qu’une égalité",
    "hint.why.dolce-vita.spoils": (
        "empêche sans doute {who} de prendre {object:the} dans la colonne {column}"
    ),
    "hint.why.dolce-vita.forces": (
        "en l’état, {who} doit rendre {back:the} pour {object:that} dans la colonne {column}"
    ),
    "hint.why.dolce-vita.denies": (
        "{who} finit sans doute le tour avec {amount} de moins qu’avec {other}"
    ),
    "hint.why.dolce-vita.keeps": "garde votre {card}, que {other} dépense",
    "hint.why.dolce-vita.keeps.theirs": "garde le {card}, que {other} dépense",
    "hint.why.dolce-vita.keeps-for": (
        "votre {card} reste en main et prend ensuite le plus souvent {object:the} dans la colonne "
        "{column}"
    ),
    "hint.why.dolce-vita.keeps-for.theirs": (
        "le {card} reste en main et prend ensuite le plus souvent {object:the} dans la colonne "
        "{column}"
    ),
    "hint.why.dolce-vita.adds": (
        "votre {card} reste en main : ajouté dans la colonne {column}, il assure ensuite le plus "
        "souvent {object:the}"
    ),
    "hint.why.dolce-vita.adds.theirs": (
        "le {card} reste en main : ajouté dans la colonne {column}, il assure ensuite le plus "
        "souvent {object:the}"
    ),
    "hint.why.dolce-vita.needs": (
        "garde votre {card} : il vous le faut pour {object:the} dans la "
        "colonne {column} si {who} y pose un {answer}"
    ),
    "hint.why.dolce-vita.needs.theirs": (
        "garde le {card} : {mover} en a besoin pour {object:the} dans la "
        "colonne {column} si {who} y pose un {answer}"
    ),
    "hint.why.dolce-vita.mostly": (
        "prend le plus souvent {object:the} dans la colonne {column}, ce "
        "que {other} fait bien plus rarement"
    ),
    "hint.why.dolce-vita.mostly-money": (
        "prend le plus souvent {object:the} dans la colonne {column}, bien plus "
        "souvent que {other} ; l’argent, lui, ne se rend jamais"
    ),
    "hint.why.dolce-vita.mostly-forced": (
        "avec {other}, vous devez le plus souvent y échanger {back:the}{whence} contre "
        "{object:that}"
    ),
    "hint.why.dolce-vita.mostly-forced.theirs": (
        "avec {other}, {mover} doit le plus souvent y échanger {back:the}{whence} contre "
        "{object:that}"
    ),
    "hint.why.dolce-vita.spares-mostly": (
        "vous évite de devoir échanger {back:the}{whence} contre {object:that} dans la colonne "
        "{column}, ce qui arrive le plus souvent avec {other}"
    ),
    "hint.why.dolce-vita.spares-mostly.theirs": (
        "évite à {mover} de devoir échanger {back:the}{whence} contre {object:that} dans la "
        "colonne {column}, ce qui arrive le plus souvent avec {other}"
    ),
    "hint.why.dolce-vita.ties-later": (
        "votre {card} peut ensuite vous mettre à égalité avec {who} dans la "
        "colonne {column}"
        "\N{NO-BREAK SPACE}: vous êtes tous deux écartés, et {who} n’y prend pas {object:the}"
    ),
    "hint.why.dolce-vita.ties-later.theirs": (
        "le {card} de {mover} peut ensuite égaler {who} dans la colonne {column}"
        "\N{NO-BREAK SPACE}: tous deux sont écartés, et {who} n’y prend pas {object:the}"
    ),
    "hint.why.dolce-vita.ties-later-two": (
        "votre {card} et votre {second} peuvent ensuite vous mettre à égalité avec {who} "
        "dans la colonne {column}"
        "\N{NO-BREAK SPACE}: vous êtes tous deux écartés, et {who} n’y prend pas {object:the}"
    ),
    "hint.why.dolce-vita.ties-later-two.theirs": (
        "le {card} et le {second} de {mover} peuvent ensuite égaler {who} dans la "
        "colonne {column}"
        "\N{NO-BREAK SPACE}: tous deux sont écartés, et {who} n’y prend pas {object:the}"
    ),
    "hint.why.dolce-vita.average": (
        "vous laisse en moyenne à la fin du tour environ {amount} de plus que {other}"
    ),
    "hint.why.dolce-vita.average.theirs": (
        "laisse en moyenne à {mover} à la fin du tour environ {amount} de plus que {other}"
    ),
    "hint.why.dolce-vita.above-all": (
        "surtout parce que vous prenez alors plus souvent {object:the} dans la colonne {column}"
    ),
    "hint.why.dolce-vita.above-all.theirs": (
        "surtout parce que {mover} prend alors plus souvent {object:the} dans la colonne {column}"
    ),
    "hint.why.dolce-vita.in-all": (
        "au total, vous finissez le tour avec environ {amount} de plus en moyenne qu’avec {other}"
    ),
    "hint.why.dolce-vita.in-all.theirs": (
        "au total, {mover} finit le tour avec environ {amount} de plus en moyenne qu’avec {other}"
    ),
    "hint.why.dolce-vita.in-all-poorer": (
        "au total, {who} finit le tour avec environ {amount} de moins en moyenne qu’avec {other}"
    ),
    "hint.why.dolce-vita.poorer": (
        "{who} finit en moyenne le tour avec environ {amount} de moins qu’avec {other}"
    ),
    "hint.why.dolce-vita.forced-rarely": (
        "surtout parce que vous devez alors moins souvent échanger {back:the}{whence} contre "
        "{object:that} dans la colonne {column}"
    ),
    "hint.why.dolce-vita.forced-rarely.theirs": (
        "surtout parce que {mover} doit alors moins souvent échanger {back:the}{whence} contre "
        "{object:that} dans la colonne {column}"
    ),
    "hint.why.dolce-vita.forced-oftener": (
        "surtout parce que {who} doit alors plus souvent échanger {back:the}{whence} contre "
        "{object:that} dans la colonne {column}"
    ),
    "hint.why.dolce-vita.rarely": (
        "surtout parce que {who} prend alors moins souvent {object:the} dans la colonne {column}"
    ),
    "hint.why.dolce-vita.adds-there": (
        "pour y parvenir quand même, {who} doit y ajouter une carte, qui lui manque ensuite "
        "ailleurs"
    ),
    "hint.why.dolce-vita.tied-there": ("avec {other}, {who} s’y met souvent à égalité avec vous"),
    "hint.why.dolce-vita.tied-there.theirs": (
        "avec {other}, {who} s’y met souvent à égalité avec {mover}"
    ),
    "hint.why.dolce-vita.used-there": (
        "après {other}, le {card} sert le plus souvent dans la colonne {column}"
    ),
    "hint.why.dolce-vita.goes-there": "avec {other}, c’est le plus souvent {who} qui prend cela",
    "hint.why.dolce-vita.richer": (
        "vous laisse sans doute à la fin du tour {amount} de plus que {other}"
    ),
    "hint.why.dolce-vita.richer.theirs": (
        "laisse à {mover} à la fin du tour {amount} de plus que {other}"
    ),
    "review.came.dolce-vita.ties": (
        "à égalité avec {who} dans la colonne {column} : en l’état, vous êtes tous deux "
        "écartés et n’y prenez rien"
    ),
    "review.came.dolce-vita.ties.theirs": (
        "à égalité avec {who} dans la colonne {column} : en l’état, tous deux sont "
        "écartés et n’y prennent rien"
    ),
    "review.came.dolce-vita.tied": (
        "{who} sera sans doute à égalité avec vous dans la colonne {column} : tous deux écartés"
    ),
    "review.came.dolce-vita.tied.theirs": (
        "{who} sera sans doute à égalité avec {mover} dans la colonne {column} : tous deux écartés"
    ),
    "review.came.dolce-vita.empty": (
        "il ne vous reste sans doute rien dans la colonne {column} : d’autres se servent avant vous"
    ),
    "review.came.dolce-vita.empty.theirs": (
        "il ne reste sans doute rien pour {mover} dans la colonne {column} : "
        "d’autres se servent avant"
    ),
    "review.came.dolce-vita.worse": (
        "en l’état, vous échangez dans la colonne {column} {back:the}{whence} contre "
        "{object:that} : vous y perdez {less}"
    ),
    "review.came.dolce-vita.worse.theirs": (
        "en l’état, {mover} échange dans la colonne {column} {back:the}{whence} contre "
        "{object:that} : une perte de {less}"
    ),
    "review.came.dolce-vita.left-worse": (
        "les autres ne vous laissent sans doute que {object:the} dans la "
        "colonne\N{NO-BREAK SPACE}{column}, contre {back:that}{whence} : vous y perdez {less}"
    ),
    "review.came.dolce-vita.left-worse.theirs": (
        "les autres ne laissent sans doute que {object:the} à {mover} dans la colonne {column}, "
        "contre {back:that}{whence} : une perte de {less}"
    ),
    "review.came.dolce-vita.unless-more": (
        "si vous n’y ajoutez pas de cartes, les autres ne vous laissent sans doute que "
        "{object:the} dans la colonne {column}, contre {back:that}{whence} : vous y perdez {less}"
    ),
    "review.came.dolce-vita.unless-more.theirs": (
        "si {mover} n’y ajoute pas de cartes, les autres ne lui laissent sans doute que "
        "{object:the} dans la colonne {column}, contre {back:that}{whence} : une perte de {less}"
    ),
    "review.came.dolce-vita.already": (
        "ne fait que garder ce qui vous revient déjà dans la colonne {column} : {object:the}"
    ),
    "review.came.dolce-vita.already.theirs": (
        "ne fait que garder ce qui revient déjà à {mover} dans la colonne {column} : {object:the}"
    ),
    "review.came.dolce-vita.instead": (
        "change votre rang dans la colonne {column} : vous y prenez {object:the}, et non {back:the}"
    ),
    "review.came.dolce-vita.instead.theirs": (
        "change le rang de {mover} dans la colonne {column} : {object:the}, et non {back:the}"
    ),
    "review.came.dolce-vita.outbid": (
        "{owner} vous passe sans doute devant dans la colonne {column}, "
        "prend {lost:the} et vous laisse {object:the}"
    ),
    "review.came.dolce-vita.outbid.theirs": (
        "{owner} passe sans doute devant {mover} dans la colonne {column}, "
        "prend {lost:the} et lui laisse {object:the}"
    ),
    "review.came.dolce-vita.outbid-both": (
        "{owner} et {who} vous passent sans doute devant dans la "
        "colonne {column} : {owner} prend {lost:the}, et il vous reste "
        "{object:the}"
    ),
    "review.came.dolce-vita.outbid-both.theirs": (
        "{owner} et {who} passent sans doute devant {mover} dans la "
        "colonne {column} : {owner} prend {lost:the}, et il reste "
        "{object:the}"
    ),
    "review.came.dolce-vita.outbid-behind": (
        "{who} passe sans doute devant dans la colonne {column} : {owner} "
        "prend alors {lost:the}, et il vous reste {object:the}"
    ),
    "review.came.dolce-vita.outbid-behind.theirs": (
        "{who} passe sans doute devant dans la colonne {column} : {owner} "
        "prend alors {lost:the}, et il reste {object:the}"
    ),
    "review.came.dolce-vita.anyway": "cela vous revient déjà sans ce coup",
    "review.came.dolce-vita.anyway.theirs": "cela revient déjà à {mover} sans ce coup",
    "review.came.dolce-vita.relieves": (
        "sans ce coup, {who} devrait le prendre et rendre {back:the}{whence}"
    ),
    "review.came.dolce-vita.once": "il suffit pour cela que {who} y pose encore une carte",
    "review.came.dolce-vita.for-now": (
        "prend {object:the} dans la colonne {column}, mais seulement en l’état"
    ),
    "review.came.dolce-vita.mostly-forced": (
        "le plus souvent, vous finissez par y rendre {back:the}{whence} contre {object:that}"
    ),
    "review.came.dolce-vita.mostly-forced.theirs": (
        "le plus souvent, {mover} finit par y rendre {back:the}{whence} contre {object:that}"
    ),
    "review.came.dolce-vita.left": (
        "les autres ne vous laissent sans doute que {object:the} dans la colonne {column}"
    ),
    "review.came.dolce-vita.left.theirs": (
        "les autres ne laissent sans doute que {object:the} à {mover} dans la colonne {column}"
    ),
    "review.came.dolce-vita.brings": ("ne rapporte que {object:the} dans la colonne {column}"),
    "review.came.dolce-vita.swaps": (
        "ne rapporte que {object:the} dans la colonne {column}, et vous rendez {back:that}{whence}"
    ),
    "review.came.dolce-vita.swaps.theirs": (
        "ne rapporte que {object:the} dans la colonne {column}, et {mover} rend {back:that}{whence}"
    ),
    "review.came.dolce-vita.lets": (
        "{who} prend alors sans doute {object:the} dans la colonne {column}"
    ),
    "review.came.dolce-vita.enriches": (
        "{who} prend alors sans doute {object:the} dans la colonne {column} et "
        "finit le tour avec {amount} de plus qu’après le meilleur coup"
    ),
    "review.came.dolce-vita.enriches-first": (
        "{who} prend alors sans doute {object:the} dans la colonne {column} et "
        "finit le tour en tête, avec {amount} de plus qu’après le meilleur coup"
    ),
    "review.came.dolce-vita.idle": "en l’état, ce coup ne change rien dans la colonne {column}",
    "review.came.dolce-vita.overtakes": (
        "en l’état, vous prenez {object:the} dans la colonne {column}, mais {who} vous en prive "
        "sans doute ensuite et finit le tour avec {amount} de plus qu’après le meilleur coup"
    ),
    "review.came.dolce-vita.overtakes.theirs": (
        "en l’état, {mover} prend {object:the} dans la colonne {column}, mais {who} l’en prive "
        "sans doute ensuite et finit le tour avec {amount} de plus qu’après le meilleur coup"
    ),
    "review.came.dolce-vita.overtakes-first": (
        "en l’état, vous prenez {object:the} dans la colonne {column}, mais {who} vous en prive "
        "sans doute ensuite et finit le tour en tête, avec {amount} de plus qu’après le meilleur "
        "coup"
    ),
    "review.came.dolce-vita.overtakes-first.theirs": (
        "en l’état, {mover} prend {object:the} dans la colonne {column}, mais {who} l’en prive "
        "sans doute ensuite et finit le tour en tête, avec {amount} de plus qu’après le meilleur "
        "coup"
    ),
    "review.came.dolce-vita.itself": (
        "ce coup vous rapporte {object:the} dans la colonne {column}"
    ),
    "review.came.dolce-vita.itself.theirs": (
        "ce coup rapporte à {mover} {object:the} dans la colonne {column}"
    ),
}
