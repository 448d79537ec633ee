"""Words of the review of a game."""

from typing import Final

WORDS: Final = {
    "key.review": "review",
    "key.review.help": (
        "Show or hide the review: each player’s chances during the game, what could be played at "
        "each decision, and the costly moves. The best robot judges each decision by what the "
        "player knew at the time."
    ),
    "key.review.hide": "table",
    "key.review.hide.help": "Show the whole table and the log again.",
    "review.coming": "Costly moves appear here as soon as they are found.",
    "review.counted.blunder": "{n} {n:blunder|blunders}",
    "review.counted.mistake": "{n} {n:mistake|mistakes}",
    "review.counted.inaccuracy": "{n} {n:inaccuracy|inaccuracies}",
    "review.growing.starts": "The review is starting…",
    "review.growing": "{n} of {of} {of:decision|decisions} judged",
    "review.growing.chances": "decisions judged; working out the chances",
    "review.growing.soon": "{judged}, less than a minute left",
    "review.growing.minutes": "{judged}, about {n} {n:minute|minutes} left",
    "review.stopped": "review not finished; press {@replay.review:A} to continue it",
    "review.unusable": (
        "The review saved with this game is damaged or of another version. It is computed again."
    ),
    "review.unkept": "The review cannot be saved. {why}",
    "review.none": "No costly moves by {who}.",
    "review.none.others": "{@replay.any_mistake:K} goes to others’ costly moves.",
    "review.again.any": "That was the last one: back to the first.",
    "review.again": ("That was the last one: back to the costliest."),
    "review.only": "There is no other one.",
    "review.again.yet": "No more found so far: back to the first.",
    "review.whose": "This costly move was made by {who}, whose view you see now.",
    "review.lesser": "{@replay.grade:G} adds less costly moves.",
    "review.still": "The review is still running.",
    "review.none.mistake": "{who} made no mistake or blunder.",
    "review.none.mistake.any": "No mistakes or blunders.",
    "review.none.blunder": "{who} made no blunder.",
    "review.none.blunder.any": "No blunders.",
    "review.others": "{n} more: {share}%",
    "review.rest": "{n} others together: {share}%",
    "review.none.own-yet": "No costly moves by {who} found so far.",
    "review.none.yet": "No costly moves found so far.",
    "review.none.rests": "The review is not finished: {@replay.review:A} continues it.",
    "review.cost": "{grade} {loss}",
    "review.loss.brief": "−{share}%",
    "review.loss": "−{share} ±{margin}%",
    "review.grade.inaccuracy": "inaccuracy",
    "review.grade.mistake": "mistake",
    "review.grade.blunder": "blunder",
    "review.better": "{done}; better: {best}",
    "review.instead": "In the game: {done}; better: {best}",
    "review.instead.why": "Played: {done}. The better move: {why}",
    "review.instead.rest": "[{@replay.review:A}]",
    "review.here": "better: {best}",
    "review.chances": "Chances of winning",
    "review.open": "With all cards known",
    "review.aside": "With cards face up",
    "review.known": "As {who} saw it",
    "review.more": "{n} {n:other|others}: at most {worth}",
    "review.more.good": "{n} {n:other|others} ({good} as good): at most {worth}",
    "review.more.worse": "{n} {n:other|others} that looked worse",
    "review.worth": "chances by move",
    "review.which.short": "{n} of {of} by cost",
    "review.which": "costly move {n} of {of}",
    "review.why": "Better: {why}",
    "review.balance.found": "{done}, compared with the move played, as things stand: {gains}",
    "review.balance": "The better move, compared with the one played, as things stand: {gains}",
    "review.standing": "Standing: {standing}",
    "review.as-good": "{done} is about as good",
    "review.came": "Played: {came}",
    "review.came.dolce-vita.ties": (
        "ties with {who} in column {column}: as things stand, both cancel out and win nothing there"
    ),
    "review.came.dolce-vita.tied": (
        "{who} will probably tie with you in column {column}: both cancel out"
    ),
    "review.came.dolce-vita.tied.theirs": (
        "{who} will probably tie with {mover} in column {column}: both cancel out"
    ),
    "review.came.dolce-vita.empty": (
        "probably nothing is left for you in column {column}: others take first"
    ),
    "review.came.dolce-vita.empty.theirs": (
        "probably nothing is left for {mover} in column {column}: others take first"
    ),
    "review.came.dolce-vita.worse": (
        "as things stand, you must take {object:the} in column {column} and give back {back:the} "
        "for it{whence}: you lose {less}"
    ),
    "review.came.dolce-vita.worse.theirs": (
        "as things stand, {mover} must take {object:the} in column {column} and give back "
        "{back:the} for it{whence}: a loss of {less}"
    ),
    "review.came.dolce-vita.left-worse": (
        "others probably leave you only {object:the} in column {column}, worth {less} less than "
        "{back:the} that you give back for it{whence}"
    ),
    "review.came.dolce-vita.left-worse.theirs": (
        "others probably leave {mover} only {object:the} in column {column}, worth {less} less "
        "than {back:the} given back for it{whence}"
    ),
    "review.came.dolce-vita.unless-more": (
        "unless you place more cards in column {column}, others probably leave you only "
        "{object:the} there, worth {less} less than {back:the} that you give back for "
        "it{whence}"
    ),
    "review.came.dolce-vita.unless-more.theirs": (
        "unless {mover} places more cards in column {column}, others probably leave only "
        "{object:the} there, worth {less} less than {back:the} given back for it{whence}"
    ),
    "review.came.dolce-vita.already": (
        "only secures what you would get in column {column} as things stand: {object:the}"
    ),
    "review.came.dolce-vita.already.theirs": (
        "only secures what {mover} would get in column {column} as things stand: {object:the}"
    ),
    "review.came.dolce-vita.instead": (
        "moves you to another place in column {column}: you get {object:the} there instead of "
        "{back:the}"
    ),
    "review.came.dolce-vita.instead.theirs": (
        "moves {mover} to another place in column {column}: {object:the} there instead of "
        "{back:the}"
    ),
    "review.came.dolce-vita.outbid": (
        "{owner} probably gets ahead of you in column {column}, takes {lost:the} and leaves "
        "you {object:the}"
    ),
    "review.came.dolce-vita.outbid.theirs": (
        "{owner} probably gets ahead of {mover} in column {column}, takes {lost:the} and "
        "leaves {object:the}"
    ),
    "review.came.dolce-vita.outbid-both": (
        "{owner} and {who} probably get ahead of you in column {column}: {owner} takes "
        "{lost:the}, and you are left with {object:the}"
    ),
    "review.came.dolce-vita.outbid-both.theirs": (
        "{owner} and {who} probably get ahead of {mover} in column {column}: {owner} takes "
        "{lost:the}, and {object:the} is left"
    ),
    "review.came.dolce-vita.outbid-behind": (
        "{who} probably gets ahead in column {column}: {owner} then takes {lost:the}, and "
        "you are left with {object:the}"
    ),
    "review.came.dolce-vita.outbid-behind.theirs": (
        "{who} probably gets ahead in column {column}: {owner} then takes {lost:the}, and "
        "{object:the} is left"
    ),
    "review.came.dolce-vita.anyway": "you would have got that anyway",
    "review.came.dolce-vita.anyway.theirs": "{mover} already gets that there without this move",
    "review.came.dolce-vita.relieves": (
        "without it, {who} would have to take that and give back {back:the}{whence}"
    ),
    "review.came.dolce-vita.left": (
        "others probably leave you only {object:the} in column {column}"
    ),
    "review.came.dolce-vita.left.theirs": (
        "others probably leave {mover} only {object:the} in column {column}"
    ),
    "review.came.dolce-vita.brings": "brings you only {object:the} in column {column}",
    "review.came.dolce-vita.brings.theirs": "brings {mover} only {object:the} in column {column}",
    "review.came.dolce-vita.swaps": (
        "brings you only {object:the} in column {column}, and you give back {back:the}{whence}"
    ),
    "review.came.dolce-vita.swaps.theirs": (
        "brings {mover} only {object:the} in column {column} in exchange for {back:the}{whence}"
    ),
    "review.came.dolce-vita.lets": "{who} then probably wins {object:the} in column {column}",
    "review.came.dolce-vita.enriches": (
        "{who} then probably wins {object:the} in column {column} and ends the round {amount} "
        "richer than after the better move"
    ),
    "review.came.dolce-vita.enriches-first": (
        "{who} then probably wins {object:the} in column {column} and ends the round {amount} "
        "richer than after the better move, and ahead of everyone"
    ),
    "review.came.dolce-vita.itself": "the move itself wins you {object:the} in column {column}",
    "review.came.dolce-vita.itself.theirs": (
        "the move itself wins {mover} {object:the} in column {column}"
    ),
    "review.came.dalmuti.jesters-later": (
        "spends {number:a Jester|both Jesters} that can help you take a later trick"
    ),
    "review.came.dalmuti.jesters-later.theirs": (
        "spends {number:a Jester|both Jesters} that can help {mover} take a later trick"
    ),
    "review.came.dalmuti.jesters-with": (
        "spends {jesters:a Jester|both Jesters} that can take a later trick, for instance with "
        "{cards}"
    ),
    "review.came.dalmuti.jesters-alone": (
        "alone, {jesters:a Jester counts|two Jesters count} only 13; with {cards} "
        "{jesters:it makes|they make} {together}, which can take a later trick"
    ),
    "review.came.dalmuti.splits": ("breaks up your {cards}: {rest} {left:is|are} left over"),
    "review.came.dalmuti.splits.theirs": ("breaks up the {cards}: {rest} {left:is|are} left over"),
    "review.came.dalmuti.beaten": (
        "is usually beaten: {who} takes the trick, most often with {cards}"
    ),
    "review.came.dalmuti.beaten-surely": "is beaten: {who} takes the trick with {cards}",
    "review.came.dalmuti.beaten-by": "is usually beaten, most often by {cards}",
    "review.came.dalmuti.beaten-only": "is usually beaten by {cards}",
    "review.came.dalmuti.left": (
        "spends better cards early; harder to get rid of and still in your hand: {cards}"
    ),
    "review.came.dalmuti.left.theirs": (
        "spends better cards early; harder to get rid of and still in hand: {cards}"
    ),
    "review.came.dalmuti.stuck": "{who} might then go out before you, while you still hold {cards}",
    "review.came.dalmuti.stuck.theirs": (
        "{who} might then go out before {mover}, who still holds {cards}"
    ),
    "review.came.dalmuti.stuck-led": (
        "{who} might later lead and go out before you, while you still hold {cards}"
    ),
    "review.came.dalmuti.stuck-led.theirs": (
        "{who} might later lead and go out before {mover}, who still holds {cards}"
    ),
    "review.came.dalmuti.stuck-never": (
        "{who} might go out before you get the lead, while you still hold {cards}"
    ),
    "review.came.dalmuti.stuck-never.theirs": (
        "{who} might go out before {mover}, who still holds {cards}, gets the lead"
    ),
    "review.came.dalmuti.spends": "spends {cards} that a later trick may need",
    "review.came.dalmuti.spends-later": "{cards}, if kept, can take a later trick{kind}",
    "review.came.dalmuti.out-ahead": (
        "{who} then usually plays {number:the last card|the last cards} and goes out ahead of you"
    ),
    "review.came.dalmuti.out-ahead.theirs": (
        "{who} then usually plays {number:the last card|the last cards} and goes out ahead of "
        "{mover}"
    ),
    "review.came.dalmuti.leads-next": "{who} then usually leads the next trick",
    "review.came.dalmuti.lets": "{who} then usually takes the trick and leads",
    "review.came.dalmuti.lets-out": "{who} then usually takes the trick and goes out",
    "review.came.dalmuti.lets-out-last": (
        "{who} then usually takes the trick and goes out, and you usually come last"
    ),
    "review.came.dalmuti.lets-out-last.theirs": (
        "{who} then usually takes the trick and goes out, and {mover} usually comes last"
    ),
    "review.came.dalmuti.lets-few": (
        "{who} then usually takes the trick, has only {number} {number:card|cards} left after it, "
        "and leads"
    ),
    "review.came.dalmuti.others": "others take the trick, most often {who}, who then leads",
    "review.came.dalmuti.others-out": (
        "others take the trick, most often {who}, who is out with it"
    ),
    "review.came.dalmuti.others-few": (
        "others take the trick, most often {who}, who has only {number} {number:card|cards} left "
        "after it and leads"
    ),
    "review.came.dalmuti.gives-jester": "gives away a Jester",
    "review.came.dalmuti.gives-part": (
        "your {cards} can go in one trick anyway: giving some of them away saves no trick"
    ),
    "review.came.dalmuti.gives-part.theirs": (
        "the {cards} can go in one trick anyway: giving some of them away saves no trick"
    ),
    "review.came.dalmuti.gives-good": "gives {who} better cards than needed: {cards}",
    "review.came.dalmuti.pays": "{who} gets your best {number:card|two cards}",
    "review.came.dalmuti.pays.theirs": "{who} gets {mover}’s best {number:card|two cards}",
    "review.came.dalmuti.forgoes": (
        "no taxes: {who} keeps {number:the best card|the two best cards} that you would get"
    ),
    "review.came.dalmuti.forgoes.theirs": (
        "no taxes: {who} keeps {number:the best card|the two best cards} that {mover} would get"
    ),
    "review.came.dalmuti.taxed": "the taxes are paid: {who} gets the two best cards of {giver}",
    "review.came.dalmuti.shows": "shows everyone that you hold both Jesters",
    "review.came.dalmuti.shows.theirs": "shows everyone that {mover} holds both Jesters",
    "review.came.dolores.hopes": "if {who} {gesture}, your chance of winning is {chance}%",
    "review.came.dolores.hopes.theirs": (
        "if {who} {gesture}, {mover}’s chance of winning is {chance}%"
    ),
    "review.came.dolores.trick-keeps": "there you keep {held}",
    "review.came.dolores.trick-keeps.theirs": "there {mover} keeps {held}",
    "review.came.dolores.ends-less": (
        "brings you {you} instead of {otherwise} {instead:point|points} now{by}, but in the end "
        "you then have only {end} points on average instead of {less}"
    ),
    "review.came.dolores.ends-less.theirs": (
        "brings {mover} {you} instead of {otherwise} {instead:point|points} now{by}, but in the "
        "end {mover} then has only {end} points on average instead of {less}"
    ),
    "review.came.dolores.now": (
        "brings you {you} instead of {otherwise} {instead:point|points} now, but makes your later "
        "prospects worse"
    ),
    "review.came.dolores.now.theirs": (
        "brings {mover} {you} instead of {otherwise} {instead:point|points} now, but makes "
        "{mover}’s later prospects worse"
    ),
    "review.came.dolores.now-last": (
        "brings you {you} instead of {otherwise} {instead:point|points}, but this is the last "
        "split: {who} then has {total}, you {own}"
    ),
    "review.came.dolores.now-last.theirs": (
        "brings {mover} {you} instead of {otherwise} {instead:point|points}, but this is the last "
        "split: {who} then has {total}, {mover} {own}"
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
    "review.came.dolores.feeds": "raises {who}’s {goods} from {before} to {after}",
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
    "review.came.dolores.unlikely": "this bet wins {percent} {percent:time|times} in 100",
    "review.came.dolores.points": "brings you only {points} {points:point|points} at once",
    "review.came.dolores.points.theirs": (
        "brings {mover} only {points} {points:point|points} at once"
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
    "review.came.dolores.gives-up": "gives up cards worth {worth}",
    "review.came.dolores.ends": "ends the game while {who} leads",
    "review.came.dolores.delays": "the game goes on although you lead",
    "review.came.dolores.delays.theirs": "the game goes on although {mover} leads",
    "review.costliest": "Costliest moves {arrow} better ones",
    "review.costliest.how": (
        "A step number and {@replay.go:Enter}, or a click, goes there; "
        "{@replay.mistake:J} goes from one to the next."
    ),
    "review.mistakes": "Costly moves",
    "review.all": "All players",
    "review.least.inaccuracy": (
        "{@replay.mistake:J}, {@replay.any_mistake:K} and {@replay.learn:T} go to every costly "
        "move."
    ),
    "review.least.mistake": (
        "{@replay.mistake:J}, {@replay.any_mistake:K} and {@replay.learn:T} go to mistakes and "
        "blunders."
    ),
    "review.least.blunder": (
        "{@replay.mistake:J}, {@replay.any_mistake:K} and {@replay.learn:T} go to blunders only."
    ),
    "key.better": "play better move",
    "key.better.help": (
        "Play the better move in place of the costly one, see what may be expected then, and play "
        "on from there. The saved game does not change unless you press {@what_if.vary:Y} there to "
        "add what you tried."
    ),
    "key.mistake": "costly move",
    "key.mistake.next": "next",
    "key.mistake.help": (
        "Go to the step before the costliest move of the player whose view you see, or "
        "of anybody when all hands are visible; from there to the next costliest, and "
        "from the last back to the first."
    ),
    "key.mistake.any": "anyone’s costly move",
    "key.mistake.any.alone": "anyone’s costly move",
    "key.mistake.any.help": (
        "Go to the step before the next costly move of any player, in the order of the game, and "
        "see it through that player’s eyes."
    ),
    "key.grade": "filter",
    "key.grade.help": (
        "Choose which costly moves {@replay.mistake:J}, {@replay.any_mistake:K} and "
        "{@replay.learn:T} go to: all, mistakes and blunders, or blunders only. An inaccuracy, "
        "mistake or blunder lowers the chance of winning by at least 5, 10 or 20 percentage "
        "points; ± is the margin of error."
    ),
    "key.lines": "lines of the chart",
    "key.lines.help": (
        "Show everyone’s chances in the chart, or only those of the player whose view you see and "
        "of the best of the others."
    ),
    "outlook.first": "First move",
    "outlook.later": "Later move",
    "outlook.better": "{who}: better, {here}; in the game {there} ({what}, {how})",
    "outlook.better.short": "{who}: better, {here}; in the game {there} ({how})",
    "outlook.better.bare": "{who}: better, {here}; in the game {there}",
    "outlook.worse": ("{who}: worse, {here}; in the game {there} ({what}, {how})"),
    "outlook.worse.short": "{who}: worse, {here}; in the game {there} ({how})",
    "outlook.worse.bare": "{who}: worse, {here}; in the game {there}",
    "outlook.alike": "{who}: about {here}, as in the game ({what}, {how})",
    "outlook.alike.short": "{who}: about {here}, as in the game ({how})",
    "outlook.alike.bare": "{who}: about {here}, as in the game",
    "outlook.ended": "{who} here {here}; in the game {there}",
    "outlook.ended.same": "{who} here {here}, as in the game",
    "outlook.ended.all": "here {here}; in the game {there}",
    "outlook.ended.all.same": "here {here}, as in the game",
    "outlook.place": "in place {n}",
    "outlook.place.shared": "in a shared place {n}",
    "outlook.end": "Result",
    "outlook.chance": "just one of many ways it could have gone",
    "outlook.same": "this time the same result for {who}: just one of many ways it could have gone",
    "outlook.contrary": "Not as expected",
    "outlook.alone": ("From here on, the robots may play differently."),
    "outlook.open": "with all cards known, luck included",
    "outlook.known": "given what {who} knew",
    "outlook.looking": "Working out the chances here and in the game…",
    "outlook.unknown": "The chances here cannot be worked out.",
}
