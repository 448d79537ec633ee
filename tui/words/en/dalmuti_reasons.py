"""Why a move of Der Große Dalmuti is good, and what comes of one."""

from typing import Final

WORDS: Final = {
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
    "hint.why.dalmuti.unbeatable-leads": (
        "nobody can beat it, so you lead next, for instance {cards}"
    ),
    "hint.why.dalmuti.unbeatable-leads.theirs": (
        "nobody can beat it, so {mover} leads next, for instance {cards}"
    ),
    "hint.why.dalmuti.surely-leads": (
        "almost certainly takes the trick, so you lead next, for instance {cards}"
    ),
    "hint.why.dalmuti.surely-leads.theirs": (
        "almost certainly takes the trick, so {mover} leads next, for instance {cards}"
    ),
    "hint.why.dalmuti.unbeatable-usually": (
        "nobody can beat it, so you lead next, most often {cards}"
    ),
    "hint.why.dalmuti.unbeatable-usually.theirs": (
        "nobody can beat it, so {mover} leads next, most often {cards}"
    ),
    "hint.why.dalmuti.unbeatable-next": "nobody can beat it, so you lead next",
    "hint.why.dalmuti.unbeatable-next.theirs": "nobody can beat it, so {mover} leads next",
    "hint.why.dalmuti.surely-usually": (
        "almost certainly takes the trick, so you lead next, most often {cards}"
    ),
    "hint.why.dalmuti.surely-usually.theirs": (
        "almost certainly takes the trick, so {mover} leads next, most often {cards}"
    ),
    "hint.why.dalmuti.surely-next": "almost certainly takes the trick, so you lead next",
    "hint.why.dalmuti.surely-next.theirs": (
        "almost certainly takes the trick, so {mover} leads next"
    ),
    "hint.why.dalmuti.wins-leads": (
        "most likely takes the trick, so you lead next, for instance {cards}"
    ),
    "hint.why.dalmuti.wins-leads.theirs": (
        "most likely takes the trick, so {mover} leads next, for instance {cards}"
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
    "hint.why.dalmuti.win-back": "keeps {cards}, to win the lead back later{kind}",
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
    "hint.why.dalmuti.at-once-worst": ("gets rid of your worst cards, {cards}, in one trick"),
    "hint.why.dalmuti.at-once-worst.theirs": (
        "gets rid of the worst cards in hand, {cards}, in one trick"
    ),
    "hint.why.dalmuti.at-once": ("gets rid of {cards} in one trick"),
    "hint.why.dalmuti.at-once-wins": (
        "gets rid of {cards} in one trick and most likely takes it, so you lead next"
    ),
    "hint.why.dalmuti.at-once-wins.theirs": (
        "gets rid of {cards} in one trick and most likely takes it, so {mover} leads next"
    ),
    "hint.why.dalmuti.gone": (
        "even if the trick then goes to others, most often with {cards}, you have fewer cards left"
    ),
    "hint.why.dalmuti.gone.theirs": (
        "even if the trick then goes to others, most often with {cards}, {mover} has fewer cards "
        "left"
    ),
    "hint.why.dalmuti.gone-led": (
        "even if the trick then goes to others, most often with {cards}, you are rid of cards "
        "that mostly go only when you lead"
    ),
    "hint.why.dalmuti.gone-led.theirs": (
        "even if the trick then goes to others, most often with {cards}, {mover} is rid of "
        "cards that mostly go only when they are led"
    ),
    "hint.why.dalmuti.goes-too": "unlike a pass, it also rids you of {cards}",
    "hint.why.dalmuti.goes-too.theirs": "unlike a pass, it also rids {mover} of {cards}",
    "hint.why.dalmuti.both-lose": "this trick is most likely lost, as with {other}",
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
        "almost certainly takes the trick, and then you lead your last {number:card|cards}, "
        "{cards}, and are out"
    ),
    "hint.why.dalmuti.lasts.theirs": (
        "almost certainly takes the trick, and then {mover} leads the last {number:card|cards}, "
        "{cards}, and is out"
    ),
    "hint.why.dalmuti.lasts-unbeatable": (
        "nobody can beat it, and then you lead your last {number:card|cards}, {cards}, and are out"
    ),
    "hint.why.dalmuti.lasts-unbeatable.theirs": (
        "nobody can beat it, and then {mover} leads the last {number:card|cards}, {cards}, and "
        "is out"
    ),
    "hint.why.dalmuti.lasts-wins": (
        "most likely takes the trick, and then you lead your last {number:card|cards}, {cards}, "
        "and are out"
    ),
    "hint.why.dalmuti.lasts-wins.theirs": (
        "most likely takes the trick, and then {mover} leads the last {number:card|cards}, "
        "{cards}, "
        "and is out"
    ),
    "hint.why.dalmuti.leads-anyway": (
        "{who} most likely goes out with this trick, and then you lead anyway"
    ),
    "hint.why.dalmuti.leads-anyway.theirs": (
        "{who} most likely goes out with this trick, and then {mover} leads anyway"
    ),
    "hint.why.dalmuti.blocks": (
        "most likely keeps {who} ({number} {number:card|cards} left) from going out in this trick"
    ),
    "hint.why.dalmuti.blocks-surely": (
        "keeps {who} from going out in this trick, as {number:one card|so few cards} cannot "
        "answer it"
    ),
    "hint.why.dalmuti.blocks-always": "keeps {who} from going out in this trick",
    "hint.why.dalmuti.unmatched": "about {tenths} times in 10 nobody else can beat it",
    "hint.why.dalmuti.too-few": ("nobody else still holds {number} cards"),
    "hint.why.dalmuti.none-better": ("all better cards have been played or are in your hand"),
    "hint.why.dalmuti.none-better.theirs": (
        "all better cards have been played or are in the hand of {mover}"
    ),
    "hint.why.dalmuti.too-few-better": (
        "nobody else can still hold {number} equal cards of a better rank, even with Jesters"
    ),
    "hint.why.dalmuti.rival-passes": "most likely only {who} could beat it, but tends to pass then",
    "hint.why.dalmuti.not-worth": "this trick is not worth {cards}",
    "hint.why.dalmuti.place": "leads to a better place on average",
    "hint.why.dalmuti.before": "you more often go out ahead of {who}",
    "hint.why.dalmuti.before.theirs": "{mover} more often goes out ahead of {who}",
    "hint.why.dalmuti.before.too": ", {who}",
    "hint.why.dalmuti.before.last": " and {who}",
    "hint.why.dalmuti.before-mostly": (
        "you then most likely go out ahead of {who} instead of after"
    ),
    "hint.why.dalmuti.before-mostly.theirs": (
        "{mover} then most likely goes out ahead of {who} instead of after"
    ),
    "hint.why.dalmuti.before-all": "you more often go out ahead of all who still hold cards",
    "hint.why.dalmuti.before-all.theirs": (
        "{mover} more often goes out ahead of all who still hold cards"
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
        "usually loses the trick: {who} takes it, most often with {cards}"
    ),
    "review.came.dalmuti.beaten-surely": "loses the trick: {who} takes it with {cards}",
    "review.came.dalmuti.beaten-out": (
        "usually loses the trick: {who} takes it with {cards} and is out"
    ),
    "review.came.dalmuti.beaten-out-surely": (
        "loses the trick: {who} takes it with {cards} and is out"
    ),
    "review.came.dalmuti.beaten-by": "usually loses the trick, most often to {cards}",
    "review.came.dalmuti.beaten-only": "usually loses the trick to {cards}",
    "review.came.dalmuti.left": (
        "spends better cards early and leaves in your hand what is harder to get rid of: {cards}"
    ),
    "review.came.dalmuti.left.theirs": (
        "spends better cards early and leaves in hand what is harder to get rid of: {cards}"
    ),
    "review.came.dalmuti.stuck": (
        "{who} {likely:will most likely|might} then go out before you, while you still hold at "
        "least {cards}"
    ),
    "review.came.dalmuti.stuck.theirs": (
        "{who} {likely:will most likely|might} then go out before {mover}, who still holds at "
        "least {cards}"
    ),
    "review.came.dalmuti.stuck-led": (
        "{who} {likely:will most likely|might} get the lead later and go out before you, while you "
        "still hold at least {cards}"
    ),
    "review.came.dalmuti.stuck-led.theirs": (
        "{who} {likely:will most likely|might} get the lead later and go out before {mover}, who "
        "still holds at least {cards}"
    ),
    "review.came.dalmuti.stuck-never": (
        "{who} {likely:will most likely|might} go out before you lead again, while you still "
        "hold at least {cards}"
    ),
    "review.came.dalmuti.stuck-never.theirs": (
        "{who} {likely:will most likely|might} go out before {mover} leads again, with at least "
        "{cards} still in hand"
    ),
    "review.came.dalmuti.spends": "spends {cards} that you may need later",
    "review.came.dalmuti.spends.theirs": "spends {cards} that {mover} may need later",
    "review.came.dalmuti.spends-last": (
        "spends {cards}; nothing better than {then} is then left to win the lead back"
    ),
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
}
