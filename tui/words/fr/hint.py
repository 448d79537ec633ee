"""Words of a hint: what the best robot would do."""

from typing import Final

WORDS: Final = {
    "key.hint": "conseil",
    "key.hint.help": (
        "Voir ce que ferait le meilleur robot avec ce que vous savez, et ce qu’il en attend. « "
        "(66 fois sur 100) » : il varie ses coups pour rester imprévisible ; « (plus sûr) » : un "
        "autre coup promet plus, mais perd davantage en cas de surprise. Il réfléchit peu de "
        "temps : l’analyse, après la partie, vérifie mieux et peut juger autrement. Chaque "
        "conseil demandé est noté dans la partie enregistrée, sauf quand vous essayez des coups "
        "dans « Et si ? »."
    ),
    "key.close_hint": "fermer",
    "key.close_hint.help": "Fermer le conseil.",
    "hint.rough": "{worth} ; estimation rapide",
    "hint.title": "Conseil du meilleur robot",
    "hint.thinking": "Le meilleur robot réfléchit",
    "hint.only": "Un seul coup est possible.",
    "hint.failed": "Pas de conseil cette fois. Redemandez-en un.",
    "hint.share": "{share} %",
    "hint.chance": "({chance} fois sur 100)",
    "hint.safer": "(plus sûr)",
    "hint.noted": "{who} a demandé conseil.",
    "hint.follow": "{key} : suivre",
    "key.follow": "suivre",
    "key.follow.help": "Jouer le premier coup du conseil.",
    "hint.also": " ; ",
    "hint.other.next": "le deuxième coup conseillé",
    "hint.other.taken": "votre coup",
    "hint.other.taken.theirs": "le coup joué",
    "hint.why.ahead": (
        "les meilleures chances de gagner : {percent} %, contre {instead} % avec {other}"
    ),
    "hint.why.even": "le deuxième coup conseillé vaut à peu près autant",
    "hint.why.dolce-vita.takes": (
        "prend, en l’état, {object:the} dans la colonne\N{NO-BREAK SPACE}{column}"
    ),
    "hint.why.dolce-vita.takes-from": (
        "prend, en l’état, {object:the} dans la colonne\N{NO-BREAK SPACE}{column}, devant {owner}"
    ),
    "hint.why.dolce-vita.wins": "prend {object:the} dans la colonne\N{NO-BREAK SPACE}{column}",
    "hint.why.dolce-vita.wins-from": (
        "prend à {owner} {object:the} dans la colonne\N{NO-BREAK SPACE}{column}"
    ),
    "hint.why.dolce-vita.unless": (
        "risque (déjà compté)\N{NO-BREAK SPACE}: {who} passe devant, par exemple avec un {card}"
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
    "hint.why.dolce-vita.unless-lifted": (
        "risque (déjà compté)\N{NO-BREAK SPACE}: deux totaux devant le vôtre s’annulent si "
        "{who} égalise avec un {card}"
    ),
    "hint.why.dolce-vita.unless-lifted.theirs": (
        "risque (déjà compté)\N{NO-BREAK SPACE}: deux totaux devant celui de {mover} "
        "s’annulent si {who} égalise avec un {card}"
    ),
    "hint.why.dolce-vita.unless-lifted.next": (
        "de plus, deux totaux devant le vôtre s’annulent si {who} égalise avec un {card}"
    ),
    "hint.why.dolce-vita.unless-lifted.next.theirs": (
        "de plus, deux totaux devant celui de {mover} s’annulent si {who} égalise avec un {card}"
    ),
    "hint.why.dolce-vita.unless-lifted.too": " ou {who} avec un {card}",
    "hint.why.dolce-vita.holds": (
        "protège mieux {object:the} dans la colonne {column} que {other} : sur les {of} "
        "cartes que les autres peuvent encore poser, {few} {few:carte|cartes} à craindre "
        "(total supérieur ou égal) au lieu de {many}"
    ),
    "hint.why.dolce-vita.secures": (
        "met à l’abri {object:the} dans la colonne\N{NO-BREAK SPACE}{column} : aucune des {of} "
        "cartes que les autres peuvent encore poser n’y ferait perdre quoi que ce soit à elle "
        "seule, mais {many} le {many:ferait|feraient} après {other}"
    ),
    "hint.why.dolce-vita.lower": (
        "un {card} y serait plus fragile : sur les {of} cartes que les autres peuvent encore "
        "poser, {many} {many:carte suffirait|cartes suffiraient} pour le battre ou l’égaler "
        "au lieu de {few}"
    ),
    "hint.why.dolce-vita.returns": "vous rendez {back:the}{whence} en échange",
    "hint.why.dolce-vita.returns.theirs": "{mover} rend {back:the}{whence} en échange",
    "hint.why.dolce-vita.else": "sans ce coup, vous y auriez {object:the}",
    "hint.why.dolce-vita.else.theirs": "sans ce coup, {mover} y aurait {object:the}",
    "hint.why.dolce-vita.else-forced": (
        "sans ce coup, il vous faudrait y échanger {back:the}{whence} contre {object:the}"
    ),
    "hint.why.dolce-vita.else-forced.theirs": (
        "sans ce coup, {mover} devrait y échanger {back:the}{whence} contre {object:the}"
    ),
    "hint.why.dolce-vita.still": "vous auriez alors {object:the}",
    "hint.why.dolce-vita.still.theirs": "{mover} aurait alors {object:the}",
    "hint.why.dolce-vita.swapped": "vous auriez alors {object:the} contre {back:the}{whence}",
    "hint.why.dolce-vita.swapped.theirs": (
        "{mover} aurait alors {object:the} contre {back:the}{whence}"
    ),
    "hint.why.dolce-vita.forced": (
        "il vous faudrait alors échanger {back:the}{whence} contre {object:the}"
    ),
    "hint.why.dolce-vita.forced.theirs": (
        "{mover} devrait alors échanger {back:the}{whence} contre {object:the}"
    ),
    "hint.why.dolce-vita.defends": (
        "défend {object:the} dans la colonne\N{NO-BREAK SPACE}{column}"
    ),
    "hint.why.dolce-vita.would-pass": (
        "sinon, {who} peut passer devant, par exemple avec un {card}"
    ),
    "hint.why.dolce-vita.would-pass.too": ", ou {who} avec un {card}",
    "hint.why.dolce-vita.would-tie": (
        "sinon, votre total s’annule et vous n’y prenez rien si {who} l’égale avec un {card}"
    ),
    "hint.why.dolce-vita.would-tie.theirs": (
        "sinon, le total de {mover} s’annule et ne rapporte rien si {who} l’égale avec un {card}"
    ),
    "hint.why.dolce-vita.would-tie.too": " ou {who} avec un {card}",
    "hint.why.dolce-vita.expects": (
        "peut prendre {object:the} dans la colonne\N{NO-BREAK SPACE}{column} si les autres y "
        "ajoutent des cartes"
    ),
    "hint.why.dolce-vita.until-then": "rapporte en l’état {object:the}",
    "hint.why.dolce-vita.ties-until-then": "est en l’état à égalité avec {who}",
    "hint.why.dolce-vita.plans": (
        "votre {card} peut alors prendre {object:the} dans la colonne\N{NO-BREAK SPACE}{column}"
    ),
    "hint.why.dolce-vita.plans.theirs": (
        "le {card} de {mover} peut alors prendre {object:the} dans la "
        "colonne\N{NO-BREAK SPACE}{column}"
    ),
    "hint.why.dolce-vita.saves": (
        "garde votre {card} pour la colonne\N{NO-BREAK SPACE}{column}, où il peut "
        "prendre {object:the}"
    ),
    "hint.why.dolce-vita.saves.theirs": (
        "garde le {card} pour la colonne\N{NO-BREAK SPACE}{column}, où il peut prendre {object:the}"
    ),
    "hint.why.dolce-vita.spares": (
        "vous évite de devoir échanger {back:the}{whence} contre {object:the} dans la "
        "colonne\N{NO-BREAK SPACE}{column} si {who} y pose un {answer}"
    ),
    "hint.why.dolce-vita.spares.theirs": (
        "évite à {mover} de devoir échanger {back:the}{whence} contre {object:the} dans la "
        "colonne\N{NO-BREAK SPACE}{column} si {who} y pose un {answer}"
    ),
    "hint.why.dolce-vita.strikes": (
        "met à égalité avec {who} dans la colonne\N{NO-BREAK SPACE}{column} : vous êtes tous deux "
        "écartés, et {who} n’y prend pas, en l’état, {object:the}"
    ),
    "hint.why.dolce-vita.strikes.theirs": (
        "met à égalité avec {who} dans la colonne\N{NO-BREAK SPACE}{column} : tous deux sont "
        "écartés, et {who} n’y prend pas, en l’état, {object:the}"
    ),
    "hint.why.dolce-vita.only-tie": "avec ce coup, ce n’est alors qu’une égalité",
    "hint.why.dolce-vita.spoils": (
        "empêche sans doute {who} de prendre {object:the} dans la colonne\N{NO-BREAK SPACE}{column}"
    ),
    "hint.why.dolce-vita.forces": (
        "en l’état, {who} doit rendre {back:the} pour {object:the} dans la colonne {column}"
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
        "colonne\N{NO-BREAK SPACE}{column} si {who} y pose un {answer}"
    ),
    "hint.why.dolce-vita.needs.theirs": (
        "garde le {card} : {mover} en a besoin pour {object:the} dans la "
        "colonne\N{NO-BREAK SPACE}{column} si {who} y pose un {answer}"
    ),
    "hint.why.dolce-vita.mostly": (
        "prend le plus souvent {object:the} dans la colonne\N{NO-BREAK SPACE}{column}, ce "
        "que {other} fait bien plus rarement"
    ),
    "hint.why.dolce-vita.mostly-money": (
        "prend le plus souvent {object:the} dans la colonne\N{NO-BREAK SPACE}{column}, bien plus "
        "souvent que {other} ; l’argent, lui, ne se rend jamais"
    ),
    "hint.why.dolce-vita.mostly-forced": (
        "avec {other}, vous devez le plus souvent y échanger {back:the}{whence} contre {object:the}"
    ),
    "hint.why.dolce-vita.mostly-forced.theirs": (
        "avec {other}, {mover} doit le plus souvent y échanger {back:the}{whence} contre "
        "{object:the}"
    ),
    "hint.why.dolce-vita.spares-mostly": (
        "vous évite de devoir échanger {back:the}{whence} contre {object:the} dans la "
        "colonne {column}, ce qui arrive le plus souvent avec {other}"
    ),
    "hint.why.dolce-vita.spares-mostly.theirs": (
        "évite à {mover} de devoir échanger {back:the}{whence} contre {object:the} dans la "
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
    "hint.why.dolce-vita.richer": (
        "vous laisse sans doute à la fin du tour {amount} de plus que {other}"
    ),
    "hint.why.dolce-vita.richer.theirs": (
        "laisse à {mover} à la fin du tour {amount} de plus que {other}"
    ),
    "hint.why.dalmuti.out": "vide votre main : vous sortez",
    "hint.why.dalmuti.out.theirs": "vide sa main : {mover} sort",
    "hint.why.dalmuti.unbeatable": "personne ne peut couvrir ce coup",
    "hint.why.dalmuti.wins": "remporte le pli environ {tenths} fois sur 10",
    "hint.why.dalmuti.wins-more": (
        "remporte le pli environ {tenths} fois sur 10, le coup joué seulement {instead}"
    ),
    "hint.why.dalmuti.surely": "remporte presque sûrement le pli",
    "hint.why.dalmuti.sheds": (
        "vous débarrasse de {number:votre plus mauvaise carte|vos plus mauvaises cartes}"
    ),
    "hint.why.dalmuti.sheds.theirs": (
        "débarrasse {mover} de {number:sa plus mauvaise carte|ses plus mauvaises cartes}"
    ),
    "hint.why.dalmuti.keeps-jester": (
        "garde {number:votre bouffon|vos bouffons} pour un meilleur pli"
    ),
    "hint.why.dalmuti.keeps-jester.theirs": (
        "garde {number:le bouffon|les bouffons} pour un meilleur pli"
    ),
    "hint.why.dalmuti.keeps-group": "garde {cards} ensemble",
    "hint.why.dalmuti.alone": ("donne des cartes isolées : il vous faudrait un pli pour chacune"),
    "hint.why.dalmuti.alone.theirs": (
        "donne des cartes isolées, qui auraient chacune demandé un pli à {mover}"
    ),
    "hint.why.dalmuti.whole": "donne {cards}, tout ce que vous en avez : un pli de moins à jouer",
    "hint.why.dalmuti.whole.theirs": (
        "donne {cards}, tout ce que {mover} en a : un pli de moins à jouer"
    ),
    "hint.why.dalmuti.unbeatable-leads": (
        "personne ne peut couvrir : vous ouvrez ensuite, par exemple avec {cards}"
    ),
    "hint.why.dalmuti.unbeatable-leads.theirs": (
        "personne ne peut couvrir : {mover} ouvre ensuite, par exemple avec {cards}"
    ),
    "hint.why.dalmuti.surely-leads": (
        "remporte presque sûrement le pli : vous ouvrez ensuite, par exemple avec {cards}"
    ),
    "hint.why.dalmuti.surely-leads.theirs": (
        "remporte presque sûrement le pli : {mover} ouvre ensuite, par exemple avec {cards}"
    ),
    "hint.why.dalmuti.unbeatable-usually": (
        "personne ne peut couvrir : vous ouvrez ensuite, le plus souvent avec {cards}"
    ),
    "hint.why.dalmuti.unbeatable-usually.theirs": (
        "personne ne peut couvrir : {mover} ouvre ensuite, le plus souvent avec {cards}"
    ),
    "hint.why.dalmuti.unbeatable-next": "personne ne peut couvrir : vous ouvrez ensuite",
    "hint.why.dalmuti.unbeatable-next.theirs": "personne ne peut couvrir : {mover} ouvre ensuite",
    "hint.why.dalmuti.surely-usually": (
        "remporte presque sûrement le pli : vous ouvrez ensuite, le plus souvent avec {cards}"
    ),
    "hint.why.dalmuti.surely-usually.theirs": (
        "remporte presque sûrement le pli : {mover} ouvre ensuite, le plus souvent avec {cards}"
    ),
    "hint.why.dalmuti.surely-next": "remporte presque sûrement le pli : vous ouvrez ensuite",
    "hint.why.dalmuti.surely-next.theirs": (
        "remporte presque sûrement le pli : {mover} ouvre ensuite"
    ),
    "hint.why.dalmuti.wins-leads": (
        "remporte le plus souvent le pli : vous ouvrez ensuite, par exemple avec {cards}"
    ),
    "hint.why.dalmuti.wins-leads.theirs": (
        "remporte le plus souvent le pli : {mover} ouvre ensuite, par exemple avec {cards}"
    ),
    "hint.why.dalmuti.later": "garde {cards} : de quoi remporter un pli plus tard{kind}",
    "hint.why.dalmuti.later-with": (
        "garde {cards} : avec {jesters:un bouffon|les deux bouffons}, de quoi remporter un pli "
        "plus tard"
    ),
    "hint.why.dalmuti.again": (
        "{cards} {number:reste|restent} en main et {number:peut|peuvent} encore remporter ce pli"
    ),
    "hint.why.dalmuti.again-back": (
        "même couvert, vous pouvez encore remporter ce pli avec {cards}"
    ),
    "hint.why.dalmuti.again-back.theirs": (
        "même couvert, {mover} peut encore remporter ce pli avec {cards}"
    ),
    "hint.why.dalmuti.again-some": (
        "même couvert, vous pouvez encore remporter ce pli avec de meilleures cartes, le "
        "plus souvent {cards}"
    ),
    "hint.why.dalmuti.again-some.theirs": (
        "même couvert, {mover} peut encore remporter ce pli avec de meilleures cartes, "
        "le plus souvent {cards}"
    ),
    "hint.why.dalmuti.again-with": (
        "même couvert, vous pouvez encore remporter ce pli, le plus souvent avec {cards} "
        "et {jesters:un bouffon|les deux bouffons}"
    ),
    "hint.why.dalmuti.again-with.theirs": (
        "même couvert, {mover} peut encore remporter ce pli, le plus souvent avec "
        "{cards} et {jesters:un bouffon|les deux bouffons}"
    ),
    "hint.why.dalmuti.again-out": (
        "garde {cards} : de quoi remporter encore ce pli, puis ouvrir avec le reste et sortir"
    ),
    "hint.why.dalmuti.either": "garde {cards} : de quoi remporter ce pli ou un autre plus tard",
    "hint.why.dalmuti.ends": (
        "garde {cards} : de quoi sortir en jouant aussi {jesters:le bouffon|les deux bouffons}"
    ),
    "hint.why.dalmuti.saved": "réserve {cards} pour un pli à venir{kind}",
    "hint.why.dalmuti.rest": "garde encore {cards} : de quoi remporter un pli plus tard{kind}",
    "hint.why.dalmuti.unloads": "se défait de {cards}, que vous ne joueriez guère qu’en ouvrant",
    "hint.why.dalmuti.unloads.theirs": (
        "se défait de {cards}, que {mover} ne jouerait guère qu’en ouvrant"
    ),
    "hint.why.dalmuti.cheaper": (
        "remporte aussi le pli, environ {tenths} fois sur 10, avec de moins bonnes cartes"
    ),
    "hint.why.dalmuti.no-taxes": (
        "pas de taxe : personne ne reçoit les meilleures cartes d’un autre"
    ),
    "hint.why.dalmuti.turns": (
        "l’ordre est renversé et personne ne paie de taxe : vous devenez le Grand Dalmuti et "
        "avez la main"
    ),
    "hint.why.dalmuti.turns.theirs": (
        "l’ordre est renversé et personne ne paie de taxe : {mover} devient le Grand Dalmuti "
        "et a la main"
    ),
    "hint.why.dalmuti.at-once": ("se défait de {cards} en un seul pli"),
    "hint.why.dalmuti.at-once-wins": (
        "se défait de {cards} en un seul pli et le remporte le plus souvent : vous ouvrez ensuite"
    ),
    "hint.why.dalmuti.at-once-wins.theirs": (
        "se défait de {cards} en un seul pli et le remporte le plus souvent : {mover} ouvre ensuite"
    ),
    "hint.why.dalmuti.gone": "même couvert, le plus souvent par {cards}, ce coup aide à sortir",
    "hint.why.dalmuti.less-left": (
        "{who} remporte le plus souvent le pli de toute façon, mais vous vous défaites de {cards}"
    ),
    "hint.why.dalmuti.less-left.theirs": (
        "{who} remporte le plus souvent le pli de toute façon, mais {mover} se défait de {cards}"
    ),
    "hint.why.dalmuti.lost-worse": (
        "ne remporte guère le pli non plus, mais garde {number:une meilleure carte|de meilleures "
        "cartes} : {cards}"
    ),
    "hint.why.dalmuti.keeps-lead": (
        "vous remportez alors le plus souvent tous les plis jusqu’à votre dernière carte"
    ),
    "hint.why.dalmuti.keeps-lead.theirs": (
        "{mover} remporte alors le plus souvent tous les plis jusqu’à sa dernière carte"
    ),
    "hint.why.dalmuti.lasts": (
        "remporte presque sûrement le pli : vous ouvrez alors avec {number:votre dernière "
        "carte|vos dernières cartes}, {cards}, et sortez"
    ),
    "hint.why.dalmuti.lasts.theirs": (
        "remporte presque sûrement le pli : {mover} ouvre alors avec {number:sa dernière "
        "carte|ses dernières cartes}, {cards}, et sort"
    ),
    "hint.why.dalmuti.lasts-unbeatable": (
        "personne ne peut couvrir : vous ouvrez alors avec {number:votre dernière carte|vos "
        "dernières cartes}, {cards}, et sortez"
    ),
    "hint.why.dalmuti.lasts-unbeatable.theirs": (
        "personne ne peut couvrir : {mover} ouvre alors avec {number:sa dernière carte|ses "
        "dernières cartes}, {cards}, et sort"
    ),
    "hint.why.dalmuti.lasts-wins": (
        "remporte le plus souvent le pli : vous ouvrez alors avec {number:votre dernière "
        "carte|vos dernières cartes}, {cards}, et sortez"
    ),
    "hint.why.dalmuti.lasts-wins.theirs": (
        "remporte le plus souvent le pli : {mover} ouvre alors avec {number:sa dernière "
        "carte|ses dernières cartes}, {cards}, et sort"
    ),
    "hint.why.dalmuti.leads-anyway": (
        "{who} sort le plus souvent avec ce pli : c’est alors à vous d’ouvrir de toute façon"
    ),
    "hint.why.dalmuti.leads-anyway.theirs": (
        "{who} sort le plus souvent avec ce pli : c’est alors à {mover} d’ouvrir de toute façon"
    ),
    "hint.why.dalmuti.blocks": (
        "empêche le plus souvent {who} de sortir dans ce pli avec {number:sa dernière carte|ses "
        "dernières cartes}"
    ),
    "hint.why.dalmuti.blocks-surely": (
        "empêche {who} de sortir dans ce pli : {number:une seule carte ne peut|si peu de "
        "cartes ne peuvent} y répondre"
    ),
    "hint.why.dalmuti.unmatched": (
        "environ {tenths} fois sur 10, personne d’autre ne peut couvrir ce coup"
    ),
    "hint.why.dalmuti.rival-passes": (
        "le plus souvent, seul le jeu de {who} pourrait couvrir ce coup, mais {who} passe plutôt"
    ),
    "hint.why.dalmuti.not-worth": "ce pli ne vaut pas {cards}",
    "hint.why.dalmuti.place": "mène en moyenne à une meilleure place",
    "hint.why.dalmuti.before": "vous sortez plus souvent avant {who}",
    "hint.why.dalmuti.before.theirs": "{mover} sort plus souvent avant {who}",
    "hint.why.dalmuti.before.too": ", {who}",
    "hint.why.dalmuti.before.last": " et {who}",
    "hint.why.dalmuti.before-all": "vous sortez plus souvent avant tous ceux qui jouent encore",
    "hint.why.dalmuti.before-all.theirs": (
        "{mover} sort plus souvent avant tous ceux qui jouent encore"
    ),
    "hint.why.dolores.expects": "suite la plus probable : {who} {gesture} ({percent} %)",
    "hint.why.dolores.persuades": (
        "après cela, {who} {gesture} plus souvent ({percent} % au lieu de {before} %)"
    ),
    "hint.why.dolores.whatever": ("donne de meilleures chances que {other}, quoi que montre {who}"),
    "hint.why.dolores.outcome": (
        "si {who} {gesture} ({percent} %{because}){picks}, {ends} : vous {you} "
        "{points:point|points}{by}, {who} {them}"
    ),
    "hint.why.dolores.outcome.theirs": (
        "si {who} {gesture} ({percent} %{because}){picks}, {ends} : {mover} {you} "
        "{points:point|points}{by}, {who} {them}"
    ),
    "hint.why.dolores.course": "si {who} {gesture} ({percent} %{because}){picks}, {ends}",
    "hint.why.dolores.last": (
        "c’est le dernier partage : vous finissez avec {own} {own:point|points}, {who} avec {total}"
    ),
    "hint.why.dolores.last.theirs": (
        "c’est le dernier partage : {mover} finit avec {own} {own:point|points}, {who} avec {total}"
    ),
    "hint.why.dolores.else-even": "sinon, les deux coups se valent à peu près",
    "hint.why.dolores.else-better": "sinon, c’est aussi le meilleur coup",
    "hint.why.dolores.else-worse": (
        "sinon, c’est moins bon, mais cela coûte moins que ce que ce coup fait gagner"
    ),
    "hint.why.dolores.else-worse-if": (
        "si {who} {gesture} ({percent} %), ce coup est moins bon, mais perd moins qu’il ne "
        "gagne ici"
    ),
    "hint.why.dolores.picks": (
        "si {who} {gesture}, mieux vaut prendre {card:the} que la carte supposée par le tableau "
        ": vous {you} {points:point|points}, {who} {them}"
    ),
    "hint.why.dolores.picks.theirs": (
        "si {who} {gesture}, mieux vaut prendre {card:the} que la carte supposée par le tableau "
        ": {mover} {you} {points:point|points}, {who} {them}"
    ),
    "hint.why.dolores.chances": (
        "si {who} {gesture} ({percent} %{because}){picks}, {ends} ; vos chances de gagner sont "
        "alors de {chance} %"
    ),
    "hint.why.dolores.chances.theirs": (
        "si {who} {gesture} ({percent} %{because}){picks}, {ends} ; {mover} a alors {chance} % de "
        "chances de gagner"
    ),
    "hint.why.dolores.chances.too": " ; si {who} {gesture} ({percent} %{because}) : {chance} %",
    "hint.why.dolores.outcome.too": (
        " ; si {who} {gesture} ({percent} %{because}){picks} : vous {you} "
        "{points:point|points}{by}, {who} {them}"
    ),
    "hint.why.dolores.outcome.too.theirs": (
        " ; si {who} {gesture} ({percent} %{because}){picks} : {mover} {you} "
        "{points:point|points}{by}, {who} {them}"
    ),
    "hint.why.dolores.denies": (
        "si {who} {gesture} ({percent} %{because}){picks}, {ends} : {who} {them} au lieu de "
        "{otherwise} {instead:point|points}"
    ),
    "hint.why.dolores.denies.too": (
        " ; si {who} {gesture} ({percent} %{because}){picks} : {who} {them} au lieu de {otherwise} "
        "{instead:point|points}"
    ),
    "hint.why.dolores.higher": (
        "{goods} : votre plus forte collection monte, +{points} {points:point|points}"
    ),
    "hint.why.dolores.higher.theirs": (
        "{goods} : la plus forte collection de {mover} monte, +{points} {points:point|points}"
    ),
    "hint.why.dolores.top": (
        "la collection de {goods} devient votre plus forte, +{points} {points:point|points}"
    ),
    "hint.why.dolores.top.theirs": (
        "{goods} : la plus forte collection de {mover} désormais, +{points} {points:point|points}"
    ),
    "hint.why.dolores.lowest": (
        "{goods} : votre collection la plus faible monte, +{points} {points:point|points}"
    ),
    "hint.why.dolores.lowest.theirs": (
        "{goods} : la collection la plus faible de {mover} monte, +{points} {points:point|points}"
    ),
    "hint.why.dolores.lowest-then": (
        "la collection de {goods} est alors votre plus faible : +{points} {points:point|points}"
    ),
    "hint.why.dolores.lowest-then.theirs": (
        "la collection de {goods} est alors la plus faible de {mover} : +{points} "
        "{points:point|points}"
    ),
    "hint.why.dolores.highs": (
        "les collections les plus fortes sont alors {goods}, ensemble {sum} {sum:point|points} ; "
        "en tout vous +{points}"
    ),
    "hint.why.dolores.highs.theirs": (
        "les collections les plus fortes sont alors {goods}, ensemble {sum} {sum:point|points} ; "
        "en tout {mover} +{points}"
    ),
    "hint.why.dolores.lows": (
        "les collections les plus faibles sont alors {goods}, ensemble {sum} {sum:point|points} ; "
        "en tout vous +{points}"
    ),
    "hint.why.dolores.lows.theirs": (
        "les collections les plus faibles sont alors {goods}, ensemble {sum} {sum:point|points} ; "
        "en tout {mover} +{points}"
    ),
    "hint.why.dolores.level": (
        "à égalité, {goods} comptent alors deux fois, {sum} {sum:point|points} ; en tout vous "
        "+{points}"
    ),
    "hint.why.dolores.level.theirs": (
        "à égalité, {goods} comptent alors deux fois, {sum} {sum:point|points} ; en tout {mover} "
        "+{points}"
    ),
    "hint.why.dolores.steals": (
        "avec le Vol, vous pouvez ensuite voler {card} à {who} : vous {you} "
        "{points:point|points}, {who} {them}"
    ),
    "hint.why.dolores.steals.theirs": (
        "avec le Vol, {mover} peut ensuite voler {card} à {who} : {mover} {you} "
        "{points:point|points}, {who} {them}"
    ),
    "hint.why.dolores.bottle": "rapportera plus tard : {can}",
    "hint.why.dolores.grows": (
        "rapportera plus tard : la collection de {goods} passe de {before} à {after}"
    ),
    "hint.why.dolores.gives-up": (
        "il reste davantage pour la suite : les cartes défaussées ne valent que {worth}"
    ),
    "hint.why.dolores.likely": "ce pari est gagné {percent} fois sur 100",
    "hint.why.dolores.shows": "{who} {gesture} ({percent} %{because})",
    "hint.why.dolores.prize": (
        "gagné, il peut vous rapporter {prize} : {you} {points:point|points}{by}"
    ),
    "hint.why.dolores.prize.theirs": (
        "gagné, il peut rapporter {prize} à {mover} : {you} {points:point|points}{by}"
    ),
    "hint.why.dolores.spends": "gagné ou perdu, le Pari est dépensé",
    "hint.why.dolores.saves": "la bouteille reste pour un meilleur moment",
    "hint.why.dolores.leads": "termine la partie pendant que vous menez",
    "hint.why.dolores.leads.theirs": "termine la partie pendant que {mover} mène",
    "hint.why.dolores.behind": "si la partie s’arrêtait là, vous ne gagneriez pas",
    "hint.why.dolores.behind.theirs": "si la partie s’arrêtait là, {mover} ne gagnerait pas",
    "hint.why.dolores.points": "vous rapporte aussitôt {points} {points:point|points}",
    "hint.why.dolores.points.theirs": "rapporte aussitôt {points} {points:point|points} à {mover}",
    "hint.why.dolores.free": "ne vous coûte aucun point",
    "hint.why.dolores.free.theirs": "ne coûte aucun point à {mover}",
    "hint.why.dolores.spares": "ne vous coûte que {points} {points:point|points}",
    "hint.why.dolores.spares.theirs": "ne coûte que {points} {points:point|points} à {mover}",
    "hint.why.dolores.robs": "coûte {points} {points:point|points} à {who}",
    "hint.why.dolores.hopes": (
        "si {who} {gesture} ({percent} %), vos chances de gagner sont de {chance} %"
    ),
    "hint.why.dolores.trick-keeps": "vous y gardez : {held}",
    "hint.why.dolores.trick-keeps.theirs": "{mover} y garde : {held}",
    "hint.why.dolores.hopes.theirs": (
        "si {who} {gesture} ({percent} %), {mover} a {chance} % de chances de gagner"
    ),
    "hint.why.dolores.ends-both": (
        "vous finissez alors en moyenne avec {end} points au lieu de {less}, {who} avec {rival} au "
        "lieu de {before}"
    ),
    "hint.why.dolores.ends-both.theirs": (
        "{mover} finit alors en moyenne avec {end} points au lieu de {less}, {who} avec {rival} au "
        "lieu de {before}"
    ),
    "hint.why.dolores.ends-own": (
        "vous finissez alors en moyenne avec {end} points au lieu de {less}"
    ),
    "hint.why.dolores.ends-own.theirs": (
        "{mover} finit alors en moyenne avec {end} points au lieu de {less}"
    ),
    "hint.why.dolores.ends-rival": (
        "{who} finit alors en moyenne avec {rival} points au lieu de {before}"
    ),
    "hint.why.dolores.owns": (
        "rapportera plus tard : vos cartes totalisent alors {own} au lieu de {less}"
    ),
    "hint.why.dolores.owns.theirs": (
        "rapportera plus tard : les cartes de {mover} totalisent alors {own} au lieu de {less}"
    ),
    "hint.why.dolores.owns-rival": (
        "rapportera plus tard : les cartes de {who} totalisent alors {rival} au lieu de {before}"
    ),
    "hint.why.dolores.you": "vous {you} {points:point|points}",
    "hint.why.dolores.you.theirs": "{mover} {you} {points:point|points}",
    "hint.why.dolores.them": "{who} {them} {theirs:point|points}{with}",
    "hint.why.dolores.least": "la collection qui vous manquera le moins",
    "hint.why.dolores.costless": (
        "défausse une collection qui n’est ni la plus forte ni la plus faible : vous ne perdez "
        "aucun point"
    ),
    "hint.why.dolores.costless.theirs": (
        "défausse une collection qui n’est ni la plus forte ni la plus faible : {mover} ne perd "
        "aucun point"
    ),
    "hint.why.dolores.least.theirs": "la collection qui manquera le moins à {mover}",
}
