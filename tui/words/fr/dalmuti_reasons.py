"""Why a move of Der Große Dalmuti is good, and what comes of one."""

from typing import Final

WORDS: Final = {
    "hint.why.dalmuti.out": "vide votre main, et vous sortez",
    "hint.why.dalmuti.out.theirs": "vide la main de {mover}, qui sort",
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
        "vous gardez {number:votre bouffon|vos bouffons} pour un meilleur pli"
    ),
    "hint.why.dalmuti.keeps-jester.theirs": (
        "{mover} garde {number:le bouffon|les bouffons} pour un meilleur pli"
    ),
    "hint.why.dalmuti.keeps-group": "vous gardez {cards} ensemble",
    "hint.why.dalmuti.keeps-group.theirs": "{mover} garde {cards} ensemble",
    "hint.why.dalmuti.alone": ("donne des cartes isolées : il vous faudrait un pli pour chacune"),
    "hint.why.dalmuti.alone.theirs": (
        "donne des cartes isolées, qui auraient chacune demandé un pli à {mover}"
    ),
    "hint.why.dalmuti.whole": "donne {cards}, tout ce que vous en avez : un pli de moins à jouer",
    "hint.why.dalmuti.whole.theirs": (
        "donne {cards}, tout ce que {mover} en a : un pli de moins à jouer"
    ),
    "hint.why.dalmuti.unbeatable-leads": (
        "personne ne peut couvrir ; vous ouvrez ensuite, par exemple avec {cards}"
    ),
    "hint.why.dalmuti.unbeatable-leads.theirs": (
        "personne ne peut couvrir ; {mover} ouvre ensuite, par exemple avec {cards}"
    ),
    "hint.why.dalmuti.surely-leads": (
        "remporte presque sûrement le pli ; vous ouvrez ensuite, par exemple avec {cards}"
    ),
    "hint.why.dalmuti.surely-leads.theirs": (
        "remporte presque sûrement le pli ; {mover} ouvre ensuite, par exemple avec {cards}"
    ),
    "hint.why.dalmuti.unbeatable-usually": (
        "personne ne peut couvrir ; vous ouvrez ensuite, le plus souvent avec {cards}"
    ),
    "hint.why.dalmuti.unbeatable-usually.theirs": (
        "personne ne peut couvrir ; {mover} ouvre ensuite, le plus souvent avec {cards}"
    ),
    "hint.why.dalmuti.unbeatable-next": "personne ne peut couvrir ; vous ouvrez ensuite",
    "hint.why.dalmuti.unbeatable-next.theirs": "personne ne peut couvrir ; {mover} ouvre ensuite",
    "hint.why.dalmuti.surely-usually": (
        "remporte presque sûrement le pli ; vous ouvrez ensuite, le plus souvent avec {cards}"
    ),
    "hint.why.dalmuti.surely-usually.theirs": (
        "remporte presque sûrement le pli ; {mover} ouvre ensuite, le plus souvent avec {cards}"
    ),
    "hint.why.dalmuti.surely-next": "remporte presque sûrement le pli ; vous ouvrez ensuite",
    "hint.why.dalmuti.surely-next.theirs": (
        "remporte presque sûrement le pli ; {mover} ouvre ensuite"
    ),
    "hint.why.dalmuti.wins-leads": (
        "remporte le plus souvent le pli ; vous ouvrez ensuite, par exemple avec {cards}"
    ),
    "hint.why.dalmuti.wins-leads.theirs": (
        "remporte le plus souvent le pli ; {mover} ouvre ensuite, par exemple avec {cards}"
    ),
    "hint.why.dalmuti.later": "vous gardez {cards} : de quoi remporter un pli plus tard{kind}",
    "hint.why.dalmuti.later.theirs": (
        "{mover} garde {cards} : de quoi remporter un pli plus tard{kind}"
    ),
    "hint.why.dalmuti.later-with": (
        "vous gardez {cards} : avec {jesters:un bouffon|les deux bouffons}, de quoi remporter un "
        "pli plus tard"
    ),
    "hint.why.dalmuti.later-with.theirs": (
        "{mover} garde {cards} : avec {jesters:un bouffon|les deux bouffons}, de quoi remporter "
        "un pli plus tard"
    ),
    "hint.why.dalmuti.again": (
        "{cards} {number:reste|restent} en main et {number:peut|peuvent} encore remporter ce pli"
    ),
    "hint.why.dalmuti.again-back": (
        "même si l’on vous couvre, vous pouvez encore remporter ce pli avec {cards}"
    ),
    "hint.why.dalmuti.again-back.theirs": (
        "même si ce coup est couvert, {mover} peut encore remporter ce pli avec {cards}"
    ),
    "hint.why.dalmuti.again-some": (
        "même si l’on vous couvre, vous pouvez encore remporter ce pli avec de meilleures cartes, "
        "le plus souvent {cards}"
    ),
    "hint.why.dalmuti.again-some.theirs": (
        "même si ce coup est couvert, {mover} peut encore l’emporter avec de meilleures cartes, "
        "le plus souvent {cards}"
    ),
    "hint.why.dalmuti.again-with": (
        "même si l’on vous couvre, vous pouvez encore remporter ce pli, le plus souvent avec "
        "{cards} et {jesters:un bouffon|les deux bouffons}"
    ),
    "hint.why.dalmuti.again-with.theirs": (
        "même si ce coup est couvert, {mover} peut encore l’emporter, le plus souvent avec "
        "{cards} et {jesters:un bouffon|les deux bouffons}"
    ),
    "hint.why.dalmuti.again-out": (
        "vous gardez {cards} : de quoi remporter encore ce pli, puis ouvrir avec le reste et sortir"
    ),
    "hint.why.dalmuti.again-out.theirs": (
        "{mover} garde {cards} : de quoi remporter encore ce pli, puis ouvrir avec le reste et "
        "sortir"
    ),
    "hint.why.dalmuti.either": (
        "vous gardez {cards} : de quoi remporter ce pli ou un autre plus tard"
    ),
    "hint.why.dalmuti.either.theirs": (
        "{mover} garde {cards} : de quoi remporter ce pli ou un autre plus tard"
    ),
    "hint.why.dalmuti.ends": (
        "vous gardez {cards} : de quoi sortir en jouant aussi {jesters:le bouffon|les deux "
        "bouffons}"
    ),
    "hint.why.dalmuti.ends.theirs": (
        "{mover} garde {cards} : de quoi sortir en jouant aussi {jesters:le bouffon|les deux "
        "bouffons}"
    ),
    "hint.why.dalmuti.saved": "réserve {cards} pour un pli à venir{kind}",
    "hint.why.dalmuti.win-back": "vous gardez {cards} : de quoi reprendre la main plus tard{kind}",
    "hint.why.dalmuti.win-back.theirs": (
        "{mover} garde {cards} : de quoi reprendre la main plus tard{kind}"
    ),
    "hint.why.dalmuti.rest": (
        "vous gardez encore {cards} : de quoi remporter un pli plus tard{kind}"
    ),
    "hint.why.dalmuti.rest.theirs": (
        "{mover} garde encore {cards} : de quoi remporter un pli plus tard{kind}"
    ),
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
    "hint.why.dalmuti.at-once-worst": (
        "se défait de vos plus mauvaises cartes, {cards}, en un seul pli"
    ),
    "hint.why.dalmuti.at-once-worst.theirs": (
        "se défait des plus mauvaises cartes de {mover}, {cards}, en un seul pli"
    ),
    "hint.why.dalmuti.at-once": ("se défait de {cards} en un seul pli"),
    "hint.why.dalmuti.at-once-wins": (
        "se défait de {cards} en un seul pli et le remporte le plus souvent ; vous ouvrez ensuite"
    ),
    "hint.why.dalmuti.at-once-wins.theirs": (
        "se défait de {cards} en un seul pli et le remporte le plus souvent ; {mover} ouvre ensuite"
    ),
    "hint.why.dalmuti.gone": (
        "même si un autre remporte ensuite le pli, surtout avec {cards}, il vous reste moins de "
        "cartes"
    ),
    "hint.why.dalmuti.gone.theirs": (
        "même si un autre remporte ensuite le pli, surtout avec {cards}, il reste moins de cartes "
        "à {mover}"
    ),
    "hint.why.dalmuti.gone-led": (
        "même si un autre remporte ensuite le pli, surtout avec {cards}, vous n’avez plus ces "
        "cartes, qui ne partent guère qu’en ouvrant"
    ),
    "hint.why.dalmuti.gone-led.theirs": (
        "même si un autre remporte ensuite le pli, surtout avec {cards}, {mover} n’a plus ces "
        "cartes, qui ne partent guère qu’en ouvrant"
    ),
    "hint.why.dalmuti.goes-too": (
        "vous débarrasse aussi de {cards}, alors qu’en passant on garde tout"
    ),
    "hint.why.dalmuti.goes-too.theirs": (
        "débarrasse aussi {mover} de {cards}, alors qu’en passant on garde tout"
    ),
    "hint.why.dalmuti.both-lose": "ce pli est le plus souvent perdu, comme avec {other}",
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
        "remporte presque sûrement le pli ; vous ouvrez alors avec {number:votre dernière "
        "carte|vos dernières cartes}, {cards}, et sortez"
    ),
    "hint.why.dalmuti.lasts.theirs": (
        "remporte presque sûrement le pli ; {mover} ouvre alors avec {number:sa dernière "
        "carte|ses dernières cartes}, {cards}, et sort"
    ),
    "hint.why.dalmuti.lasts-unbeatable": (
        "personne ne peut couvrir ; vous ouvrez alors avec {number:votre dernière carte|vos "
        "dernières cartes}, {cards}, et sortez"
    ),
    "hint.why.dalmuti.lasts-unbeatable.theirs": (
        "personne ne peut couvrir ; {mover} ouvre alors avec {number:sa dernière carte|ses "
        "dernières cartes}, {cards}, et sort"
    ),
    "hint.why.dalmuti.lasts-wins": (
        "remporte le plus souvent le pli ; vous ouvrez alors avec {number:votre dernière "
        "carte|vos dernières cartes}, {cards}, et sortez"
    ),
    "hint.why.dalmuti.lasts-wins.theirs": (
        "remporte le plus souvent le pli ; {mover} ouvre alors avec {number:sa dernière "
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
    "hint.why.dalmuti.blocks-always": "empêche {who} de sortir dans ce pli",
    "hint.why.dalmuti.unmatched": (
        "environ {tenths} fois sur 10, personne d’autre ne peut couvrir ce coup"
    ),
    "hint.why.dalmuti.too-few": ("plus personne d’autre n’a {number} cartes"),
    "hint.why.dalmuti.none-better": (
        "toutes les meilleures cartes ont été jouées ou sont dans votre main"
    ),
    "hint.why.dalmuti.none-better.theirs": (
        "toutes les meilleures cartes ont été jouées ou sont dans la main de {mover}"
    ),
    "hint.why.dalmuti.too-few-better": (
        "plus personne d’autre ne peut avoir {number} cartes égales d’un meilleur rang, même "
        "avec un bouffon"
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
    "hint.why.dalmuti.before-mostly": (
        "vous sortez alors très probablement avant {who} au lieu d’après"
    ),
    "hint.why.dalmuti.before-mostly.theirs": (
        "{mover} sort alors très probablement avant {who} au lieu d’après"
    ),
    "hint.why.dalmuti.before-all": "vous sortez plus souvent avant tous ceux qui jouent encore",
    "hint.why.dalmuti.before-all.theirs": (
        "{mover} sort plus souvent avant tous ceux qui jouent encore"
    ),
    "review.came.dalmuti.jesters-later": (
        "sacrifie {number:un bouffon qui peut|deux bouffons qui peuvent} vous aider à "
        "remporter un pli plus tard"
    ),
    "review.came.dalmuti.jesters-later.theirs": (
        "sacrifie {number:un bouffon qui peut|deux bouffons qui peuvent} aider {mover} à "
        "remporter un pli plus tard"
    ),
    "review.came.dalmuti.jesters-with": (
        "sacrifie {jesters:un bouffon qui peut|deux bouffons qui peuvent} remporter un pli plus "
        "tard, par exemple avec {cards}"
    ),
    "review.came.dalmuti.jesters-alone": (
        "{jesters:seul, un bouffon ne vaut|seuls, deux bouffons ne valent} que 13 ; avec {cards}, "
        "cela fait {together} cartes, de quoi remporter un pli plus tard"
    ),
    "review.came.dalmuti.splits": ("sépare vos {cards} : {left:reste|restent} {rest} à placer"),
    "review.came.dalmuti.splits.theirs": (
        "sépare les {cards} : {left:reste|restent} {rest} à placer"
    ),
    "review.came.dalmuti.beaten": (
        "{who} remporte ensuite le plus souvent le pli, surtout avec {cards}"
    ),
    "review.came.dalmuti.beaten-surely": ("{who} remporte ensuite le pli avec {cards}"),
    "review.came.dalmuti.beaten-out": (
        "{who} remporte ensuite le plus souvent le pli avec {cards}, et sort"
    ),
    "review.came.dalmuti.beaten-out-surely": (
        "{who} remporte ensuite le pli avec {cards}, et sort"
    ),
    "review.came.dalmuti.beaten-by": (
        "un autre remporte le plus souvent le pli, surtout avec {cards}"
    ),
    "review.came.dalmuti.beaten-only": "un autre remporte le plus souvent le pli avec {cards}",
    "review.came.dalmuti.left": (
        "sacrifie trop tôt de meilleures cartes ; vous gardez ce qui est plus dur à placer : "
        "{cards}"
    ),
    "review.came.dalmuti.left.theirs": (
        "sacrifie trop tôt de meilleures cartes ; reste en main ce qui est plus dur à placer : "
        "{cards}"
    ),
    "review.came.dalmuti.stuck": (
        "{who} {likely:va sans doute|risque de} sortir avant vous : vous auriez encore au moins "
        "{cards}"
    ),
    "review.came.dalmuti.stuck.theirs": (
        "{who} {likely:va sans doute|risque de} sortir avant {mover}, qui aurait encore au moins "
        "{cards}"
    ),
    "review.came.dalmuti.stuck-led": (
        "{who} {likely:va sans doute prendre|risque de prendre} la main plus tard, puis "
        "{likely:sortir|de sortir} avant vous : vous auriez encore au moins {cards}"
    ),
    "review.came.dalmuti.stuck-led.theirs": (
        "{who} {likely:va sans doute prendre|risque de prendre} la main plus tard, puis "
        "{likely:sortir|de sortir} avant {mover}, qui aurait encore au moins {cards}"
    ),
    "review.came.dalmuti.stuck-never": (
        "{who} {likely:va sans doute|risque de} sortir avant que vous repreniez la main : vous "
        "auriez encore au moins {cards}"
    ),
    "review.came.dalmuti.stuck-never.theirs": (
        "{who} {likely:va sans doute|risque de} sortir avant que {mover} reprenne la main : il lui "
        "resterait {cards}"
    ),
    "review.came.dalmuti.spends": "sacrifie {cards}, dont on peut avoir besoin plus tard",
    "review.came.dalmuti.spends-last": (
        "sacrifie {cards} et ne laisse ensuite rien de mieux que {then} pour reprendre la main"
    ),
    "review.came.dalmuti.spends-later": (
        "avec {cards}, il y aurait de quoi remporter un pli plus tard{kind}"
    ),
    "review.came.dalmuti.out-ahead": (
        "{who} joue alors le plus souvent {number:sa dernière carte|ses dernières cartes} et sort "
        "avant vous"
    ),
    "review.came.dalmuti.out-ahead.theirs": (
        "{who} joue alors le plus souvent {number:sa dernière carte|ses dernières cartes} et sort "
        "avant {mover}"
    ),
    "review.came.dalmuti.leads-next": "{who} ouvre alors le plus souvent le pli suivant",
    "review.came.dalmuti.lets": "{who} remporte alors le plus souvent le pli et ouvre le suivant",
    "review.came.dalmuti.lets-out": "{who} remporte alors le plus souvent le pli et sort",
    "review.came.dalmuti.lets-out-last": (
        "{who} remporte alors le plus souvent le pli et sort, et vous vous retrouvez en général à "
        "la dernière place"
    ),
    "review.came.dalmuti.lets-out-last.theirs": (
        "{who} remporte alors le plus souvent le pli et sort, et {mover} se retrouve en général à "
        "la dernière place"
    ),
    "review.came.dalmuti.lets-few": (
        "{who} remporte alors le plus souvent le pli, garde ensuite {number} "
        "{number:seule carte|cartes} et ouvre le suivant"
    ),
    "review.came.dalmuti.others": (
        "d’autres remportent le pli, le plus souvent {who}, qui ouvre le suivant"
    ),
    "review.came.dalmuti.others-out": (
        "d’autres remportent le pli, le plus souvent {who}, qui sort ainsi"
    ),
    "review.came.dalmuti.others-few": (
        "d’autres remportent le pli, le plus souvent {who}, qui garde ensuite {number} "
        "{number:seule carte|cartes} et ouvre le suivant"
    ),
    "review.came.dalmuti.gives-jester": "donne un bouffon",
    "review.came.dalmuti.gives-part": (
        "vos {cards} partent de toute façon en un pli : en donner une partie ne vous épargne aucun "
        "pli"
    ),
    "review.came.dalmuti.gives-part.theirs": (
        "les {cards} partent de toute façon en un pli : en donner une partie n’épargne aucun pli"
    ),
    "review.came.dalmuti.gives-good": "donne à {who} de meilleures cartes : {cards}",
    "review.came.dalmuti.pays": (
        "{number:votre meilleure carte va|vos deux meilleures cartes vont} à {who}"
    ),
    "review.came.dalmuti.pays.theirs": (
        "{number:la meilleure carte|les deux meilleures cartes} de {mover} {number:va|vont} à {who}"
    ),
    "review.came.dalmuti.forgoes": (
        "pas de taxe : {who} garde {number:la meilleure carte qui vous revenait|les deux "
        "meilleures cartes qui vous revenaient}"
    ),
    "review.came.dalmuti.forgoes.theirs": (
        "pas de taxe : {who} garde {number:la meilleure carte qui revenait|les deux meilleures "
        "cartes qui revenaient} à {mover}"
    ),
    "review.came.dalmuti.taxed": (
        "la taxe est payée : {who} reçoit les deux meilleures cartes de {giver}"
    ),
    "review.came.dalmuti.shows": "montre à tous que vous avez les deux bouffons",
    "review.came.dalmuti.shows.theirs": "montre à tous que {mover} a les deux bouffons",
}
