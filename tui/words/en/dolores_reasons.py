"""Why a move of Dolorès is good, and what comes of one."""

from typing import Final

WORDS: Final = {
    "hint.why.dolores.expects": "{who} most likely {gesture}:\N{NO-BREAK SPACE}{percent}%",
    "hint.why.dolores.expects-less": (
        "{who} most likely {gesture}:\N{NO-BREAK SPACE}{percent}%, which brings {who} {them}; "
        "against {rather} of yours, it would bring {otherwise} {instead:point|points}"
    ),
    "hint.why.dolores.expects-less.theirs": (
        "{who} most likely {gesture}:\N{NO-BREAK SPACE}{percent}%, which brings {who} {them}; "
        "against {rather} by {mover}, it would bring {otherwise} {instead:point|points}"
    ),
    "hint.why.dolores.expects-then": (
        "after that, {who} most likely {gesture}:\N{NO-BREAK SPACE}{percent}%"
    ),
    "hint.why.dolores.persuades": (
        "makes it more likely that {who} {gesture}:\N{NO-BREAK SPACE}{percent}% instead of "
        "{before}%"
    ),
    "hint.why.dolores.whatever": "brings better chances than {other}, whatever {who} shows",
    "hint.why.dolores.outcome": (
        "if {who} {gesture} ({percent}% likely{because}){picks}, {ends}: you {you} "
        "{points:point|points}{by}, {who} {them}"
    ),
    "hint.why.dolores.outcome.theirs": (
        "if {who} {gesture} ({percent}% likely{because}){picks}, {ends}: {mover} {you} "
        "{points:point|points}{by}, {who} {them}"
    ),
    "hint.why.dolores.course": "if {who} {gesture} ({percent}% likely{because}){picks}, {ends}",
    "hint.why.dolores.last": (
        "this is the last split: you end with {own} {own:point|points}, {who} with {total}"
    ),
    "hint.why.dolores.last.theirs": (
        "this is the last split: {mover} ends with {own} {own:point|points}, {who} with {total}"
    ),
    "hint.why.dolores.else-even": "otherwise both moves are about equally good",
    "hint.why.dolores.else-better": "in the other cases it is better, too",
    "hint.why.dolores.else-worse": (
        "in the other cases this move is worse, but what it loses then is less than what it gains "
        "in this case"
    ),
    "hint.why.dolores.else-worse-if": (
        "if {who} {gesture} ({percent}% likely), the move is worse, but loses less than it gains "
        "in the other case"
    ),
    "hint.why.dolores.picks": (
        "if {who} {gesture}, {card} is a better pick than the card that “Score changes” assumes: "
        "you {you} {points:point|points}, {who} {them}"
    ),
    "hint.why.dolores.picks.theirs": (
        "if {who} {gesture}, {card} is a better pick than the card that “Score changes” assumes: "
        "{mover} {you} {points:point|points}, {who} {them}"
    ),
    "hint.why.dolores.chances": (
        "if {who} {gesture} ({percent}% likely{because}){picks}, {ends}; your chance of winning "
        "is then {chance}%"
    ),
    "hint.why.dolores.chances.theirs": (
        "if {who} {gesture} ({percent}% likely{because}){picks}, {ends}; {mover}’s chance of "
        "winning is then {chance}%"
    ),
    "hint.why.dolores.chances.too": "; if {who} {gesture} ({percent}% likely{because}): {chance}%",
    "hint.why.dolores.outcome.too": (
        "; if {who} {gesture} ({percent}% likely{because}){picks}: you {you} "
        "{points:point|points}{by}, {who} {them}"
    ),
    "hint.why.dolores.outcome.too.theirs": (
        "; if {who} {gesture} ({percent}% likely{because}){picks}: {mover} {you} "
        "{points:point|points}{by}, {who} {them}"
    ),
    "hint.why.dolores.denies": (
        "if {who} {gesture} ({percent}% likely{because}){picks}, {ends}: {who} {them} instead of "
        "{otherwise} {instead:point|points}"
    ),
    "hint.why.dolores.denies.too": (
        "; if {who} {gesture} ({percent}% likely{because}){picks}: {who} {them} instead of "
        "{otherwise} {instead:point|points}"
    ),
    "hint.why.dolores.higher": (
        "raises your highest collection, {goods}: +{points} {points:point|points}"
    ),
    "hint.why.dolores.higher.theirs": (
        "raises {mover}’s highest collection, {goods}: +{points} {points:point|points}"
    ),
    "hint.why.dolores.top": (
        "makes {goods} your highest collection: +{points} {points:point|points}"
    ),
    "hint.why.dolores.top.theirs": (
        "makes {goods} {mover}’s highest collection: +{points} {points:point|points}"
    ),
    "hint.why.dolores.lowest": (
        "raises your lowest collection, {goods}: +{points} {points:point|points}"
    ),
    "hint.why.dolores.lowest.theirs": (
        "raises {mover}’s lowest collection, {goods}: +{points} {points:point|points}"
    ),
    "hint.why.dolores.lowest-then": (
        "the {goods} collection is then your lowest: +{points} {points:point|points}"
    ),
    "hint.why.dolores.lowest-then.theirs": (
        "the {goods} collection is then {mover}’s lowest: +{points} {points:point|points}"
    ),
    "hint.why.dolores.highs": (
        "{goods} then count together as highest, {sum} {sum:point|points}; in all you +{points}"
    ),
    "hint.why.dolores.highs.theirs": (
        "{goods} then count together as highest, {sum} {sum:point|points}; in all {mover} +{points}"
    ),
    "hint.why.dolores.lows": (
        "{goods} then count together as lowest, {sum} {sum:point|points}; in all you +{points}"
    ),
    "hint.why.dolores.lows.theirs": (
        "{goods} then count together as lowest, {sum} {sum:point|points}; in all {mover} +{points}"
    ),
    "hint.why.dolores.level": (
        "{goods} are then level and count twice, {sum} {sum:point|points}; in all you +{points}"
    ),
    "hint.why.dolores.level.theirs": (
        "{goods} are then level and count twice, {sum} {sum:point|points}; in all {mover} +{points}"
    ),
    "hint.why.dolores.steals": (
        "with Theft you can then steal {card} from {who}: you {you} {points:point|points}, "
        "{who} {them}"
    ),
    "hint.why.dolores.steals.theirs": (
        "with Theft {mover} can then steal {card} from {who}: {mover} {you} "
        "{points:point|points}, {who} {them}"
    ),
    "hint.why.dolores.bottle": "pays off later: {can}",
    "hint.why.dolores.grows": "it pays off later: it raises {goods} from {before} to {after}",
    "hint.why.dolores.gives-up": "keeps more for later: gives up cards worth only {worth}",
    "hint.why.dolores.lone-low": (
        "the {goods} collection is then your only lowest one: its next card scores at once"
    ),
    "hint.why.dolores.lone-low.theirs": (
        "the {goods} collection is then {mover}’s only lowest one: its next card scores at once"
    ),
    "hint.why.dolores.they-too": (
        "{who} has to give up a collection anyway, at best for {them} {theirs:point|points}"
    ),
    "hint.why.dolores.likely": "this bet should win {percent} {percent:time|times} in 100",
    "hint.why.dolores.shows": "{who} {gesture} ({percent}% likely{because})",
    "hint.why.dolores.prize": ("won, it can bring you {prize}: {you} {points:point|points}{by}"),
    "hint.why.dolores.prize.theirs": (
        "won, it can bring {mover} {prize}: {you} {points:point|points}{by}"
    ),
    "hint.why.dolores.spends": "won or lost, the Bet is spent",
    "hint.why.dolores.saves": "keeps the bottle for a better moment",
    "hint.why.dolores.leads": "ends the game while you lead",
    "hint.why.dolores.leads.theirs": "ends the game while {mover} leads",
    "hint.why.dolores.behind": "you would not win if the game ended now",
    "hint.why.dolores.behind.theirs": "{mover} would not win if the game ended now",
    "hint.why.dolores.points": "brings you {points} {points:point|points} at once",
    "hint.why.dolores.points.theirs": "brings {mover} {points} {points:point|points} at once",
    "hint.why.dolores.free": "costs you no points",
    "hint.why.dolores.free.theirs": "costs {mover} no points",
    "hint.why.dolores.spares": "costs you only {points} {points:point|points}",
    "hint.why.dolores.spares.theirs": "costs {mover} only {points} {points:point|points}",
    "hint.why.dolores.robs": "costs {who} {points} {points:point|points}",
    "hint.why.dolores.hopes": (
        "if {who} {gesture} ({percent}% likely), your chance of winning is {chance}%"
    ),
    "hint.why.dolores.trick-keeps": "in that case you keep the {held}",
    "hint.why.dolores.trick-keeps.theirs": "there {mover} keeps {held}",
    "hint.why.dolores.hopes.theirs": (
        "if {who} {gesture} ({percent}% likely), {mover}’s chance of winning is {chance}%"
    ),
    "hint.why.dolores.ends-both": (
        "you then end with {end} points on average instead of {less}, {who} with {rival} "
        "instead of {before}{decides}"
    ),
    "hint.why.dolores.ends-both.theirs": (
        "{mover} then ends with {end} points on average instead of {less}, {who} with {rival} "
        "instead of {before}{decides}"
    ),
    "do.decides.fewer": " ({who} loses more by it than you)",
    "do.decides.fewer.theirs": " ({who} loses more by it than {mover})",
    "do.decides.more": " (you gain more by it than {who})",
    "do.decides.more.theirs": " ({mover} gains more by it than {who})",
    "hint.why.dolores.ends-own": "you then end with {end} points on average instead of {less}",
    "hint.why.dolores.ends-own.theirs": (
        "{mover} then ends with {end} points on average instead of {less}"
    ),
    "hint.why.dolores.ends-rival": (
        "{who} then ends with {rival} points on average instead of {before}"
    ),
    "hint.why.dolores.owns": (
        "it pays off later: your cards then add up to {own} instead of {less}"
    ),
    "hint.why.dolores.owns.theirs": (
        "it pays off later: {mover}’s cards then add up to {own} instead of {less}"
    ),
    "hint.why.dolores.owns-rival": (
        "{who} has less to build on later: cards worth {rival} instead of {before}"
    ),
    "hint.why.dolores.wins-bottle": "you get a bottle: {can}",
    "hint.why.dolores.wins-bottle.theirs": "{mover} gets a bottle: {can}",
    "hint.why.dolores.you": "you {you} {points:point|points}",
    "hint.why.dolores.you.theirs": "{mover} {you} {points:point|points}",
    "hint.why.dolores.them": "{who} {them} {theirs:point|points}{with}",
    "hint.why.dolores.least": "the collection you would miss least right now",
    "hint.why.dolores.costless": (
        "gives up a collection that is neither highest nor lowest: you lose no points"
    ),
    "hint.why.dolores.costless.theirs": (
        "gives up a collection that is neither highest nor lowest: {mover} loses no points"
    ),
    "hint.why.dolores.least.theirs": "the collection {mover} would miss least right now",
    "review.came.dolores.hopes": "if {who} {gesture}, your chance of winning is {chance}%",
    "review.came.dolores.hopes.theirs": (
        "if {who} {gesture}, {mover}’s chance of winning is {chance}%"
    ),
    "review.came.dolores.trick-keeps": "in that case you keep the {held}",
    "review.came.dolores.trick-keeps.theirs": "there {mover} keeps {held}",
    "review.came.dolores.ends-less": (
        "it brings you {you} instead of {otherwise} {instead:point|points} now{by}, but in the end "
        "you then have only {end} points on average instead of {less}"
    ),
    "review.came.dolores.ends-less.theirs": (
        "it brings {mover} {you} instead of {otherwise} {instead:point|points} now{by}, but in the "
        "end {mover} then has only {end} points on average instead of {less}"
    ),
    "review.came.dolores.now": (
        "it brings you {you} instead of {otherwise} {instead:point|points} now, but makes your "
        "later prospects worse"
    ),
    "review.came.dolores.now.theirs": (
        "it brings {mover} {you} instead of {otherwise} {instead:point|points} now, but makes "
        "{mover}’s later prospects worse"
    ),
    "review.came.dolores.now-last": (
        "it brings you {you} instead of {otherwise} {instead:point|points}, but this is the last "
        "split: {who} then has {total}, you {own}"
    ),
    "review.came.dolores.now-last.theirs": (
        "it brings {mover} {you} instead of {otherwise} {instead:point|points}, but this is the "
        "last split: {who} then has {total}, {mover} {own}"
    ),
    "review.came.dolores.now-leaves": (
        "for {who} that means {them} instead of {otherwise} {instead:point|points} now, but it "
        "makes your later prospects worse"
    ),
    "review.came.dolores.now-leaves.theirs": (
        "for {who} that means {them} instead of {otherwise} {instead:point|points} now, but it "
        "makes {mover}’s later prospects worse"
    ),
    "review.came.dolores.outcome": (
        "if {who} {gesture}{picks}, {ends}: you {you} {points:point|points}{by}, {who} {them}"
    ),
    "review.came.dolores.outcome.theirs": (
        "if {who} {gesture}{picks}, {ends}: {mover} {you} {points:point|points}{by}, {who} {them}"
    ),
    "review.came.dolores.outcome-undone": (
        "if {who} {gesture}{picks}, {ends}: you {you} {points:point|points}{by}, {who} {them}, "
        "unless you play your Mix-up"
    ),
    "review.came.dolores.outcome-undone.theirs": (
        "if {who} {gesture}{picks}, {ends}: {mover} {you} {points:point|points}{by}, {who} {them}, "
        "unless {mover} plays Mix-up"
    ),
    "review.came.dolores.outcome.too": (
        "; if {who} {gesture}{picks}: you {you} {points:point|points}{by}, {who} {them}"
    ),
    "review.came.dolores.outcome.too.theirs": (
        "; if {who} {gesture}{picks}: {mover} {you} {points:point|points}{by}, {who} {them}"
    ),
    "review.came.dolores.outcome-undone.too": (
        "; if {who} {gesture}{picks}: you {you} {points:point|points}{by}, {who} {them}"
    ),
    "review.came.dolores.outcome-undone.too.theirs": (
        "; if {who} {gesture}{picks}: {mover} {you} {points:point|points}{by}, {who} {them}"
    ),
    "review.came.dolores.course": "if {who} {gesture}{picks}, {ends}",
    "review.came.dolores.last": "you then end with {own} {own:point|points}, {who} with {total}",
    "review.came.dolores.last.theirs": (
        "{mover} then ends with {own} {own:point|points}, {who} with {total}"
    ),
    "review.came.dolores.yields-bottle": "{who} gets a bottle: {can}",
    "review.came.dolores.feeds": "this raises {who}’s {goods} from {before} to {after}",
    "review.came.dolores.forfeits": "for you that is {goods}, worth {worth}",
    "review.came.dolores.forfeits.theirs": "for {mover} that is {goods}, worth {worth}",
    "review.came.dolores.chances": (
        "if {who} {gesture}{picks}, {ends}; your chance of winning is then {chance}%"
    ),
    "review.came.dolores.chances.theirs": (
        "if {who} {gesture}{picks}, {ends}; {mover}’s chance of winning is then {chance}%"
    ),
    "review.came.dolores.chances-undone": (
        "if {who} {gesture}{picks}, {ends}; your chance of winning is then {chance}%, unless "
        "you play your Mix-up"
    ),
    "review.came.dolores.chances-undone.theirs": (
        "if {who} {gesture}{picks}, {ends}; {mover}’s chance of winning is then {chance}%, "
        "unless {mover} plays Mix-up"
    ),
    "review.came.dolores.chances.too": "; if {who} {gesture}: {chance}%",
    "review.came.dolores.chances-undone.too": "; if {who} {gesture}: {chance}%",
    "review.came.dolores.opens": (
        "opens a new lowest collection, {goods}: costs you {points} {points:point|points}"
    ),
    "review.came.dolores.opens.theirs": (
        "opens a new lowest collection, {goods}: costs {mover} {points} {points:point|points}"
    ),
    "review.came.dolores.outgrows": (
        "raises {goods} above your other highest collections, which then no longer count as "
        "highest: costs you {points} {points:point|points}"
    ),
    "review.came.dolores.outgrows.theirs": (
        "raises {goods} above the other highest collections, which then no longer count as "
        "highest: costs {mover} {points} {points:point|points}"
    ),
    "review.came.dolores.lifts": (
        "raises {goods} out of your lowest collections, which count as well: costs you {points} "
        "{points:point|points}"
    ),
    "review.came.dolores.lifts.theirs": (
        "raises {goods} out of the lowest collections, which count as well: costs {mover} {points} "
        "{points:point|points}"
    ),
    "review.came.dolores.provokes": (
        "makes it likelier that {who} {gesture}:\N{NO-BREAK SPACE}{percent}% instead of {before}%"
    ),
    "review.came.dolores.keeps-bet": "keeps the Bet, which counts for nothing at the end",
    "review.came.dolores.unlikely": "this bet should win {percent} {percent:time|times} in 100",
    "review.came.dolores.points": "brings you only {points} {points:point|points} at once",
    "review.came.dolores.points.theirs": (
        "brings {mover} only {points} {points:point|points} at once"
    ),
    "review.came.dolores.starts": (
        "starts one more lowest collection, {goods}, which then has to grow as well: only "
        "+{points} {points:point|points}"
    ),
    "review.came.dolores.nothing": "brings you no points for now",
    "review.came.dolores.nothing.theirs": "brings {mover} no points for now",
    "review.came.dolores.costs": "costs you {points} {points:point|points} at once",
    "review.came.dolores.costs.theirs": "costs {mover} {points} {points:point|points} at once",
    "review.came.dolores.you": "you {you} {points:point|points}",
    "review.came.dolores.you.theirs": "{mover} {you} {points:point|points}",
    "review.came.dolores.them": "{who} {them} {theirs:point|points}{with}",
    "review.came.dolores.robbed": (
        "{who} gets Theft and can steal {card} from you: you {you} {points:point|points}, "
        "{who} {them}"
    ),
    "review.came.dolores.robbed.theirs": (
        "{who} gets Theft and can steal {card} from {mover}: {mover} {you} "
        "{points:point|points}, {who} {them}"
    ),
    "review.came.dolores.robs-other": (
        "{who} gets Theft and can steal {card} from {owner}: {who} {them} {theirs:point|points}"
    ),
    "review.came.dolores.grows": "raises {goods} from {before} to {after}",
    "review.came.dolores.gives-up-most": "gives up the most valuable collection: {worth}",
    "review.came.dolores.gives-up": "gives up cards worth {worth}",
    "review.came.dolores.ends": "ends the game while {who} leads",
    "review.came.dolores.delays": "the game goes on although you lead",
    "review.came.dolores.delays.theirs": "the game goes on although {mover} leads",
}
