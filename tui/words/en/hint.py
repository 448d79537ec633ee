"""Words of a hint: what the best robot would do."""

from typing import Final

WORDS: Final = {
    "key.hint": "hint",
    "key.hint.help": (
        "Show what the best robot would do with what you know, and how it rates each move. “(66% "
        "of the time)” after a move: it varies its moves to stay unpredictable; “(safer)”: "
        "another move promises more, but costs more if the others surprise you. It thinks only "
        "briefly: the review after the game looks more closely and may judge differently. Hints "
        "are noted in the saved game, except while you try out moves in a What if."
    ),
    "key.close_hint": "close",
    "key.close_hint.help": "Close the hint.",
    "hint.rough": "{worth}; a quick estimate",
    "hint.title": "What the best robot would do",
    "hint.thinking": "Working out a hint",
    "hint.only": "You have only one legal move.",
    "hint.failed": "No hint could be found. Ask again.",
    "hint.share": "{share}%",
    "hint.chance": "({chance}% of the time)",
    "hint.safer": "(safer)",
    "hint.noted": "{who} asked for a hint.",
    "hint.follow": "{key} plays this move",
    "key.follow": "play it",
    "key.follow.help": "Play the first move of the hint.",
    "hint.also": "; ",
    "hint.other.next": "the next best move",
    "hint.other.taken": "your move",
    "hint.other.taken.theirs": "the move played",
    "hint.why.ahead": "{percent}% chance of winning; {other}: {instead}%",
    "hint.why.even": "the next best move is about as good",
    "hint.why.dolce-vita.takes": ("wins {object:the} in column {column} as things stand"),
    "hint.why.dolce-vita.takes-from": (
        "takes {object:the} in column {column}, ahead of {owner}, as things stand"
    ),
    "hint.why.dolce-vita.wins": "wins {object:the} in column {column}",
    "hint.why.dolce-vita.wins-from": "wins {object:the} in column {column} from {owner}",
    "hint.why.dolce-vita.unless": (
        "risk (already counted): {who} gets ahead there, say with a {card}"
    ),
    "hint.why.dolce-vita.unless-all": (
        "risk (already counted): any one of the others can get ahead there"
    ),
    "hint.why.dolce-vita.ties-too": "after a tie nothing",
    "hint.why.dolce-vita.unless.too": ", or {who} with a {card}",
    "hint.why.dolce-vita.unless.next": "{who} can also get ahead there, say with a {card}",
    "hint.why.dolce-vita.unless-tied": (
        "risk (already counted): both totals cancel out and win nothing if {who} ties there "
        "with a {card}"
    ),
    "hint.why.dolce-vita.unless-tied.next": (
        "also, both totals cancel out and win nothing if {who} ties there with a {card}"
    ),
    "hint.why.dolce-vita.unless-tied.too": " or {who} with a {card}",
    "hint.why.dolce-vita.frees": ("ends the tie for {who} as well, who then takes {object:the}"),
    "hint.why.dolce-vita.unless-lifted": (
        "risk (already counted): two ahead of you cancel out if {who} ties there with a {card}"
    ),
    "hint.why.dolce-vita.unless-lifted.theirs": (
        "risk (already counted): two ahead of {mover} cancel out if {who} ties there with a {card}"
    ),
    "hint.why.dolce-vita.unless-lifted.next": (
        "also, two ahead of you cancel out if {who} ties there with a {card}"
    ),
    "hint.why.dolce-vita.unless-lifted.next.theirs": (
        "also, two ahead of {mover} cancel out if {who} ties there with a {card}"
    ),
    "hint.why.dolce-vita.unless-lifted.too": " or {who} with a {card}",
    "hint.why.dolce-vita.holds": (
        "holds {object:the} in column {column} better than {other}: of the {of} cards that others "
        "can still place there, {few} would take it away, by a higher or an equal total; after "
        "{other}, {many} would"
    ),
    "hint.why.dolce-vita.secures": (
        "secures {object:the} in column {column}: none of the {of} cards that others can still "
        "place there would cost anything by itself, but {many} of them would after {other}"
    ),
    "hint.why.dolce-vita.lower": (
        "a {card} would be weaker there: {many} of the {of} cards that others can still "
        "place would beat or tie it, instead of {few}"
    ),
    "hint.why.dolce-vita.returns": "you give back {back:the}{whence} for it",
    "hint.why.dolce-vita.returns.theirs": "{mover} gives back {back:the}{whence} for it",
    "hint.why.dolce-vita.else": "without this move you would get {object:the} there",
    "hint.why.dolce-vita.else.theirs": "without this move {mover} would get {object:the} there",
    "hint.why.dolce-vita.else-forced": (
        "without this move you would have to exchange {back:the}{whence} there for {object:the}"
    ),
    "hint.why.dolce-vita.else-forced.theirs": (
        "without this move {mover} would have to exchange {back:the}{whence} there for {object:the}"
    ),
    "hint.why.dolce-vita.still": "you would then get {object:the}",
    "hint.why.dolce-vita.still.theirs": "{mover} would then get {object:the}",
    "hint.why.dolce-vita.swapped": "you would then get {object:the} for {back:the}{whence}",
    "hint.why.dolce-vita.swapped.theirs": (
        "{mover} would then get {object:the} for {back:the}{whence}"
    ),
    "hint.why.dolce-vita.forced": (
        "you would then have to give back {back:the}{whence} for {object:the}"
    ),
    "hint.why.dolce-vita.forced.theirs": (
        "{mover} would then have to give back {back:the}{whence} for {object:the}"
    ),
    "hint.why.dolce-vita.defends": "defends {object:the} in column {column}",
    "hint.why.dolce-vita.would-pass": ("otherwise {who} can get ahead there, say with a {card}"),
    "hint.why.dolce-vita.would-pass.too": ", or {who} with a {card}",
    "hint.why.dolce-vita.would-tie": (
        "otherwise both cancel out and win nothing if {who} ties there with a {card}"
    ),
    "hint.why.dolce-vita.would-tie.too": " or {who} with a {card}",
    "hint.why.dolce-vita.expects": (
        "can win {object:the} in column {column} if others add cards there"
    ),
    "hint.why.dolce-vita.until-then": "wins {object:the} as things stand",
    "hint.why.dolce-vita.ties-until-then": "ties there with {who} as things stand",
    "hint.why.dolce-vita.plans": "then your {card} can win {object:the} in column {column}",
    "hint.why.dolce-vita.plans.theirs": (
        "then {mover}’s {card} can win {object:the} in column {column}"
    ),
    "hint.why.dolce-vita.saves": (
        "saves your {card} for column {column}, where it can win {object:the}"
    ),
    "hint.why.dolce-vita.saves.theirs": (
        "saves the {card} for column {column}, where it can win {object:the}"
    ),
    "hint.why.dolce-vita.spares": (
        "spares you having to give back {back:the}{whence} for {object:the} in column {column} if "
        "{who} plays a {answer} there"
    ),
    "hint.why.dolce-vita.spares.theirs": (
        "spares {mover} having to give back {back:the}{whence} for {object:the} in column "
        "{column} if {who} plays a {answer} there"
    ),
    "hint.why.dolce-vita.strikes": (
        "ties with {who} in column {column}: both cancel out, and as things stand {who} misses out "
        "on {object:the}"
    ),
    "hint.why.dolce-vita.only-tie": "with this move that only makes a tie",
    "hint.why.dolce-vita.spoils": (
        "{who} then probably misses out on {object:the} in column {column}"
    ),
    "hint.why.dolce-vita.forces": (
        "as things stand, {who} must give back {back:the} for {object:the} in column {column}"
    ),
    "hint.why.dolce-vita.denies": (
        "probably leaves {who} {amount} poorer this round than {other} would"
    ),
    "hint.why.dolce-vita.keeps": "keeps your {card}, which {other} would spend",
    "hint.why.dolce-vita.keeps.theirs": "keeps the {card}, which {other} would spend",
    "hint.why.dolce-vita.keeps-for": (
        "your {card} stays in hand and then most likely wins {object:the} in column {column}"
    ),
    "hint.why.dolce-vita.keeps-for.theirs": (
        "the {card} stays in hand and then most likely wins {object:the} in column {column}"
    ),
    "hint.why.dolce-vita.adds": (
        "your {card} stays in hand: added to column {column}, it then most likely secures "
        "{object:the}"
    ),
    "hint.why.dolce-vita.adds.theirs": (
        "the {card} stays in hand: added to column {column}, it then most likely secures "
        "{object:the}"
    ),
    "hint.why.dolce-vita.needs": (
        "keeps your {card}: you need it for {object:the} in column {column} if {who} plays a "
        "{answer} there"
    ),
    "hint.why.dolce-vita.needs.theirs": (
        "keeps the {card}: {mover} needs it for {object:the} in column {column} if {who} plays a "
        "{answer} there"
    ),
    "hint.why.dolce-vita.mostly": (
        "wins {object:the} in column {column} most of the time; {other} seldom does"
    ),
    "hint.why.dolce-vita.mostly-money": (
        "wins {object:the} in column {column} most of the time, and {other} seldom does; and "
        "money never has to be given back"
    ),
    "hint.why.dolce-vita.mostly-forced": (
        "with {other} you most likely have to give back {back:the}{whence} there for {object:the}"
    ),
    "hint.why.dolce-vita.mostly-forced.theirs": (
        "with {other} {mover} most likely has to give back {back:the}{whence} there for "
        "{object:the}"
    ),
    "hint.why.dolce-vita.spares-mostly": (
        "spares you having to give back {back:the}{whence} for {object:the} in column "
        "{column}, as you most likely would after {other}"
    ),
    "hint.why.dolce-vita.spares-mostly.theirs": (
        "spares {mover} having to give back {back:the}{whence} for {object:the} in column "
        "{column}, as would most likely happen after {other}"
    ),
    "hint.why.dolce-vita.ties-later": (
        "your {card} can then tie with {who} in column {column}: both cancel out, and "
        "{who} misses out on {object:the}"
    ),
    "hint.why.dolce-vita.ties-later.theirs": (
        "{mover}’s {card} can then tie with {who} in column {column}: both cancel out, "
        "and {who} misses out on {object:the}"
    ),
    "hint.why.dolce-vita.ties-later-two": (
        "your {card} and {second} can then tie with {who} in column {column}: both "
        "cancel out, and {who} misses out on {object:the}"
    ),
    "hint.why.dolce-vita.ties-later-two.theirs": (
        "{mover}’s {card} and {second} can then tie with {who} in column {column}: both "
        "cancel out, and {who} misses out on {object:the}"
    ),
    "hint.why.dolce-vita.average": (
        "leaves you on average about {amount} richer this round than {other} would"
    ),
    "hint.why.dolce-vita.average.theirs": (
        "leaves {mover} on average about {amount} richer this round than {other} would"
    ),
    "hint.why.dolce-vita.richer": (
        "probably leaves you {amount} richer this round than {other} would"
    ),
    "hint.why.dolce-vita.richer.theirs": (
        "leaves {mover} {amount} richer this round than {other} would"
    ),
    "hint.why.dalmuti.out": "empties your hand: you are out",
    "hint.why.dalmuti.out.theirs": "empties the hand: {mover} is out",
    "hint.why.dalmuti.unbeatable": "nobody can beat it",
    "hint.why.dalmuti.wins": "takes the trick about {tenths} times in 10",
    "hint.why.dalmuti.wins-more": (
        "takes the trick about {tenths} times in 10, the move played only {instead} "
        "{instead:time|times}"
    ),
    "hint.why.dalmuti.surely": "almost certainly takes the trick",
    "hint.why.dalmuti.sheds": "gets rid of your worst {number:card|cards}",
    "hint.why.dalmuti.sheds.theirs": "gets rid of the worst {number:card|cards} in hand",
    "hint.why.dalmuti.keeps-jester": "keeps your {number:Jester|Jesters} for a better trick",
    "hint.why.dalmuti.keeps-jester.theirs": "keeps the {number:Jester|Jesters} for a better trick",
    "hint.why.dalmuti.keeps-group": "keeps {cards} together",
    "hint.why.dalmuti.alone": (
        "gives away single cards, each of which would need a trick of its own"
    ),
    "hint.why.dalmuti.whole": (
        "gives away {cards}, your only cards of that rank: one trick fewer to play"
    ),
    "hint.why.dalmuti.whole.theirs": (
        "gives away {cards}, the only cards of that rank that {mover} holds: one trick fewer to "
        "play"
    ),
    "hint.why.dalmuti.unbeatable-leads": "nobody can beat it: you lead next, for instance {cards}",
    "hint.why.dalmuti.unbeatable-leads.theirs": (
        "nobody can beat it: {mover} leads next, for instance {cards}"
    ),
    "hint.why.dalmuti.surely-leads": (
        "almost certainly takes the trick: you lead next, for instance {cards}"
    ),
    "hint.why.dalmuti.surely-leads.theirs": (
        "almost certainly takes the trick: {mover} leads next, for instance {cards}"
    ),
    "hint.why.dalmuti.unbeatable-usually": "nobody can beat it: you lead next, most often {cards}",
    "hint.why.dalmuti.unbeatable-usually.theirs": (
        "nobody can beat it: {mover} leads next, most often {cards}"
    ),
    "hint.why.dalmuti.unbeatable-next": "nobody can beat it: you lead next",
    "hint.why.dalmuti.unbeatable-next.theirs": "nobody can beat it: {mover} leads next",
    "hint.why.dalmuti.surely-usually": (
        "almost certainly takes the trick: you lead next, most often {cards}"
    ),
    "hint.why.dalmuti.surely-usually.theirs": (
        "almost certainly takes the trick: {mover} leads next, most often {cards}"
    ),
    "hint.why.dalmuti.surely-next": "almost certainly takes the trick: you lead next",
    "hint.why.dalmuti.surely-next.theirs": "almost certainly takes the trick: {mover} leads next",
    "hint.why.dalmuti.wins-leads": (
        "most likely takes the trick: you lead next, for instance {cards}"
    ),
    "hint.why.dalmuti.wins-leads.theirs": (
        "most likely takes the trick: {mover} leads next, for instance {cards}"
    ),
    "hint.why.dalmuti.later": "keeps {cards}, which can take a later trick{kind}",
    "hint.why.dalmuti.later-with": (
        "keeps {cards}, which can take a later trick together with {jesters:a Jester|both Jesters}"
    ),
    "hint.why.dalmuti.again": ("{cards} {number:stays|stay} in hand and can still take this trick"),
    "hint.why.dalmuti.again-back": (
        "even if it is beaten, you can win this trick back with {cards}"
    ),
    "hint.why.dalmuti.again-back.theirs": (
        "even if it is beaten, {mover} can win this trick back with {cards}"
    ),
    "hint.why.dalmuti.again-some": (
        "even if it is beaten, you can win this trick back with better cards, most often {cards}"
    ),
    "hint.why.dalmuti.again-some.theirs": (
        "even if it is beaten, {mover} can win this trick back with better cards, most "
        "often {cards}"
    ),
    "hint.why.dalmuti.again-with": (
        "even if it is beaten, you can win this trick back, most often with {cards} and "
        "{jesters:a Jester|both Jesters}"
    ),
    "hint.why.dalmuti.again-with.theirs": (
        "even if it is beaten, {mover} can win this trick back, most often with {cards} "
        "and {jesters:a Jester|both Jesters}"
    ),
    "hint.why.dalmuti.again-out": (
        "keeps {cards}, which can still take this trick: then you lead the remaining cards and are "
        "out"
    ),
    "hint.why.dalmuti.again-out.theirs": (
        "keeps {cards}, which can still take this trick: then {mover} leads the remaining cards "
        "and is out"
    ),
    "hint.why.dalmuti.either": "keeps {cards}, which can take this trick or a later one",
    "hint.why.dalmuti.ends": (
        "keeps {cards}, with which, and with {jesters:the Jester|both Jesters}, you can go out"
    ),
    "hint.why.dalmuti.ends.theirs": (
        "keeps {cards}, with which, and with {jesters:the Jester|both Jesters}, {mover} can go out"
    ),
    "hint.why.dalmuti.saved": "saves {cards} for a later trick{kind}",
    "hint.why.dalmuti.rest": "still keeps {cards}, which can take a later trick{kind}",
    "hint.why.dalmuti.unloads": (
        "gets rid of {cards}, which you would otherwise most likely have to lead yourself"
    ),
    "hint.why.dalmuti.unloads.theirs": (
        "gets rid of {cards}, which {mover} would otherwise most likely have to lead"
    ),
    "hint.why.dalmuti.cheaper": (
        "takes the trick about {tenths} times in 10, too, with worse cards"
    ),
    "hint.why.dalmuti.no-taxes": "no taxes: nobody gets the best cards of a Peon",
    "hint.why.dalmuti.turns": (
        "the order is reversed and nobody pays taxes: you become the Greater Dalmuti and lead"
    ),
    "hint.why.dalmuti.turns.theirs": (
        "the order is reversed and nobody pays taxes: {mover} becomes the Greater Dalmuti and leads"
    ),
    "hint.why.dalmuti.at-once": ("gets rid of {cards} in one trick"),
    "hint.why.dalmuti.at-once-wins": (
        "gets rid of {cards} in one trick and most likely takes it: you lead next"
    ),
    "hint.why.dalmuti.at-once-wins.theirs": (
        "gets rid of {cards} in one trick and most likely takes it: {mover} leads next"
    ),
    "hint.why.dalmuti.gone": (
        "even if it is beaten, most often by {cards}, that leaves fewer cards to get rid of"
    ),
    "hint.why.dalmuti.less-left": (
        "{who} most likely takes the trick anyway, but you get rid of {cards}"
    ),
    "hint.why.dalmuti.less-left.theirs": (
        "{who} most likely takes the trick anyway, but {mover} gets rid of {cards}"
    ),
    "hint.why.dalmuti.lost-worse": (
        "most likely loses the trick, too, but keeps {number:a better card|better cards}: {cards}"
    ),
    "hint.why.dalmuti.keeps-lead": "you then most likely take every trick up to your last card",
    "hint.why.dalmuti.keeps-lead.theirs": (
        "{mover} then most likely takes every trick up to the last card"
    ),
    "hint.why.dalmuti.lasts": (
        "almost certainly takes the trick: then you lead your last {number:card|cards}, "
        "{cards}, and are out"
    ),
    "hint.why.dalmuti.lasts.theirs": (
        "almost certainly takes the trick: then {mover} leads the last {number:card|cards}, "
        "{cards}, and is out"
    ),
    "hint.why.dalmuti.lasts-unbeatable": (
        "nobody can beat it: then you lead your last {number:card|cards}, {cards}, and are out"
    ),
    "hint.why.dalmuti.lasts-unbeatable.theirs": (
        "nobody can beat it: then {mover} leads the last {number:card|cards}, {cards}, and is out"
    ),
    "hint.why.dalmuti.lasts-wins": (
        "most likely takes the trick: then you lead your last {number:card|cards}, {cards}, "
        "and are out"
    ),
    "hint.why.dalmuti.lasts-wins.theirs": (
        "most likely takes the trick: then {mover} leads the last {number:card|cards}, {cards}, "
        "and is out"
    ),
    "hint.why.dalmuti.leads-anyway": (
        "{who} most likely goes out with this trick: then you lead anyway"
    ),
    "hint.why.dalmuti.leads-anyway.theirs": (
        "{who} most likely goes out with this trick: then {mover} leads anyway"
    ),
    "hint.why.dalmuti.blocks": (
        "most likely keeps {who} from going out in this trick with {number:the last card|the "
        "last cards}"
    ),
    "hint.why.dalmuti.blocks-surely": (
        "keeps {who} from going out in this trick: {number:one card|so few cards} cannot answer it"
    ),
    "hint.why.dalmuti.unmatched": "about {tenths} times in 10 nobody else can beat it",
    "hint.why.dalmuti.rival-passes": "most likely only {who} could beat it, but tends to pass then",
    "hint.why.dalmuti.not-worth": "this trick is not worth {cards}",
    "hint.why.dalmuti.place": "leads to a better place on average",
    "hint.why.dalmuti.before": "you more often go out ahead of {who}",
    "hint.why.dalmuti.before.theirs": "{mover} more often goes out ahead of {who}",
    "hint.why.dalmuti.before.too": ", {who}",
    "hint.why.dalmuti.before.last": " and {who}",
    "hint.why.dalmuti.before-all": "you more often go out ahead of all who still hold cards",
    "hint.why.dalmuti.before-all.theirs": (
        "{mover} more often goes out ahead of all who still hold cards"
    ),
    "hint.why.dolores.expects": "{who} most likely {gesture}:\N{NO-BREAK SPACE}{percent}%",
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
    "hint.why.dolores.else-even": "otherwise both moves are about as good",
    "hint.why.dolores.else-better": "in the other cases it is better, too",
    "hint.why.dolores.else-worse": (
        "otherwise it is worse, but loses less there than it gains here"
    ),
    "hint.why.dolores.else-worse-if": (
        "if {who} {gesture} ({percent}% likely), the move is worse, but loses less there than it "
        "gains here"
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
    "hint.why.dolores.grows": "pays off later: raises {goods} from {before} to {after}",
    "hint.why.dolores.gives-up": "keeps more for later: gives up cards worth only {worth}",
    "hint.why.dolores.likely": "this bet wins {percent} {percent:time|times} in 100",
    "hint.why.dolores.shows": "{who} {gesture} ({percent}%{because})",
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
    "hint.why.dolores.trick-keeps": "there you keep {held}",
    "hint.why.dolores.trick-keeps.theirs": "there {mover} keeps {held}",
    "hint.why.dolores.hopes.theirs": (
        "if {who} {gesture} ({percent}% likely), {mover}’s chance of winning is {chance}%"
    ),
    "hint.why.dolores.ends-both": (
        "you then end with {end} points on average instead of {less}, {who} with {rival} "
        "instead of {before}"
    ),
    "hint.why.dolores.ends-both.theirs": (
        "{mover} then ends with {end} points on average instead of {less}, {who} with {rival} "
        "instead of {before}"
    ),
    "hint.why.dolores.ends-own": "you then end with {end} points on average instead of {less}",
    "hint.why.dolores.ends-own.theirs": (
        "{mover} then ends with {end} points on average instead of {less}"
    ),
    "hint.why.dolores.ends-rival": (
        "{who} then ends with {rival} points on average instead of {before}"
    ),
    "hint.why.dolores.owns": "pays off later: your cards then add up to {own} instead of {less}",
    "hint.why.dolores.owns.theirs": (
        "pays off later: {mover}’s cards then add up to {own} instead of {less}"
    ),
    "hint.why.dolores.owns-rival": (
        "pays off later: {who}’s cards then add up to {rival} instead of {before}"
    ),
    "hint.why.dolores.you": "you {you} {points:point|points}",
    "hint.why.dolores.you.theirs": "{mover} {you} {points:point|points}",
    "hint.why.dolores.them": "{who} {them} {theirs:point|points}{with}",
    "hint.why.dolores.least": "the collection that you miss least now",
    "hint.why.dolores.costless": (
        "gives up a collection that is neither highest nor lowest: you lose no point"
    ),
    "hint.why.dolores.costless.theirs": (
        "gives up a collection that is neither highest nor lowest: {mover} loses no point"
    ),
    "hint.why.dolores.least.theirs": "the collection that {mover} misses least now",
}
