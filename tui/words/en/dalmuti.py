"""The words of Der Große Dalmuti. Ranks: 1 Dalmuti to 12 Peasant, 13 Jester.

In French the cards are written small and the titles large: a peasant is a card, the Paysan a
player.
"""

from typing import Final

WORDS: Final = {
    "da.name.1": "Dalmuti",
    "da.name.2": "Archbishop",
    "da.name.3": "Earl Marshal",
    "da.name.4": "Baroness",
    "da.name.5": "Abbess",
    "da.name.6": "Knight",
    "da.name.7": "Seamstress",
    "da.name.8": "Mason",
    "da.name.9": "Cook",
    "da.name.10": "Shepherdess",
    "da.name.11": "Stonecutter",
    "da.name.12": "Peasant",
    "da.name.13": "Jester",
    "da.short.1": "Dalmuti",
    "da.short.2": "Archb.",
    "da.short.3": "Earl",
    "da.short.4": "B’ness",
    "da.short.5": "Abbess",
    "da.short.6": "Knight",
    "da.short.7": "Seams.",
    "da.short.8": "Mason",
    "da.short.9": "Cook",
    "da.short.10": "Sheph.",
    "da.short.11": "Stone.",
    "da.short.12": "Peasant",
    "da.short.13": "Jester",
    "da.one.1": "the Dalmuti",
    "da.one.2": "an Archbishop",
    "da.one.3": "an Earl Marshal",
    "da.one.4": "a Baroness",
    "da.one.5": "an Abbess",
    "da.one.6": "a Knight",
    "da.one.7": "a Seamstress",
    "da.one.8": "a Mason",
    "da.one.9": "a Cook",
    "da.one.10": "a Shepherdess",
    "da.one.11": "a Stonecutter",
    "da.one.12": "a Peasant",
    "da.one.13": "a Jester",
    "da.many.1": "Dalmutis",
    "da.many.2": "Archbishops",
    "da.many.3": "Earl Marshals",
    "da.many.4": "Baronesses",
    "da.many.5": "Abbesses",
    "da.many.6": "Knights",
    "da.many.7": "Seamstresses",
    "da.many.8": "Masons",
    "da.many.9": "Cooks",
    "da.many.10": "Shepherdesses",
    "da.many.11": "Stonecutters",
    "da.many.12": "Peasants",
    "da.many.13": "Jesters",
    "da.number.2": "two",
    "da.number.3": "three",
    "da.number.4": "four",
    "da.number.5": "five",
    "da.number.6": "six",
    "da.number.7": "seven",
    "da.number.8": "eight",
    "da.number.9": "nine",
    "da.number.10": "ten",
    "da.number.11": "eleven",
    "da.number.12": "twelve",
    "da.number.13": "thirteen",
    "da.number.14": "fourteen",
    "da.some": "{number} {cards}",
    "da.ranked": "{cards}\N{NO-BREAK SPACE}({rank})",
    "da.with.1": "{cards}, one a Jester",
    "da.with.2": "{cards}, two of them Jesters",
    "help.table.dalmuti": (
        "Under your hand, {check} marks cards that beat what is on the table, +J those that need a "
        "Jester for it, + the Jesters that can help them, and {dot} all others."
    ),
    "da.jester": "J",
    "da.nth.1": "1st",
    "da.nth.2": "2nd",
    "da.nth.3": "3rd",
    "da.nth.4": "4th",
    "da.nth.5": "5th",
    "da.nth.6": "6th",
    "da.nth.7": "7th",
    "da.nth.8": "8th",
    "da.nth.9": "9th",
    "da.nth.10": "10th",
    "da.nth.11": "11th",
    "da.nth.12": "12th",
    "da.place": "{nth} place",
    "da.title.greater-dalmuti": "Greater Dalmuti",
    "da.title.lesser-dalmuti": "Lesser Dalmuti",
    "da.title.merchant": "Merchant",
    "da.title.lesser-peon": "Lesser Peon",
    "da.title.greater-peon": "Greater Peon",
    "da.title.greater-dalmuti.short": "G. Dalmuti",
    "da.title.lesser-dalmuti.short": "L. Dalmuti",
    "da.title.merchant.short": "Merchant",
    "da.title.lesser-peon.short": "L. Peon",
    "da.title.greater-peon.short": "G. Peon",
    "da.title.greater-dalmuti.tiny": "G. Dal.",
    "da.title.lesser-dalmuti.tiny": "L. Dal.",
    "da.title.merchant.tiny": "Merch.",
    "da.title.lesser-peon.tiny": "L. Peon",
    "da.title.greater-peon.tiny": "G. Peon",
    "da.hand": "hand {hand} of {hands}",
    "da.trick": "trick {trick}",
    "da.status.lead": "leads",
    "da.status.turn": "to play",
    "da.status.led": "led {play}",
    "da.status.pass": "pass",
    "da.status.chooses": "chooses",
    "da.status.chosen": "has chosen",
    "da.status.points": "{n} {n:point|points}",
    "da.status.called": "revolution!",
    "da.asked.draw": "everyone draws a card",
    "da.asked.deal": "next, the cards are dealt",
    "da.asked.send": "{who}, who gets the card?",
    "da.asked.send.wait": "{who} decides who gets it",
    "da.asked.gift": "{who}, choose cards to give",
    "da.asked.gift.wait": "{who} choose gifts",
    "da.asked.gift.wait.one": "{who} chooses a gift",
    "da.asked.revolution": "{who}, call a revolution?",
    "da.asked.collect": "the hand begins",
    "da.asked.lead": "{who}, you lead",
    "da.asked.lead.wait": "{who} leads",
    "da.asked.beat": "{who}, beat {play} or pass",
    "da.asked.beat.wait": "{who} to beat {play}",
    "da.forced": "Nothing you hold beats {play}",
    "da.asked.sweep": "{who} leads next",
    "da.asked.score": "the hand is over",
    "da.asked.over": "the match is over",
    "da.mine": "hand",
    "da.mine.tax": "taxes: gave {gave}; got {received}",
    "da.cards": "{n} {n:card|cards}",
    "da.out": "Out of this hand: {place}.",
    "da.felt.draw": "The best card wins the Greater Dalmuti’s seat.",
    "da.felt.again": "Tied players (=) draw again.",
    "da.felt.drawn": "The seats are drawn.",
    "da.felt.seats": "Hand {hand} is over. The new order:",
    "da.felt.becomes": "{who} is {title}",
    "da.felt.stays": "{who} stays {title}",
    "da.felt.slip": "dealt face up, meant for {who}",
    "da.felt.sent": "goes to {who}",
    "da.felt.tax": "{dalmuti} and {peon}: {cards}",
    "da.felt.taxes": "Taxes",
    "da.felt.called": "{who} has both Jesters: revolution!",
    "da.felt.greater": "Greater Revolution! The whole order is reversed.",
    "da.felt.give": "you give",
    "da.felt.receive": "you receive",
    "da.felt.gave": "you gave",
    "da.felt.received": "you received",
    "da.felt.exchanged": "{cards}",
    "da.felt.to": "to {who}",
    "da.felt.from": "from {who}",
    "da.felt.play": "{who}: {play}",
    "da.felt.before": "before: {plays}",
    "da.felt.free": "any number of cards of one rank",
    "da.felt.swept": "{who} leads next",
    "da.felt.left": "{who} is left with {cards}",
    "da.felt.over": "The match is over",
    "da.choose.lead": "Lead: choose a rank",
    "da.choose.beat": "Choose what to play",
    "da.choose.pass": "You cannot beat that",
    "da.choose.gift": "{n:Choose the card|Choose the cards} you give to {who}: {given} of {n}",
    "da.choose.gift.ready": "{cards} for {who}?",
    "da.choose.revolution": "You have both Jesters. Call a revolution, so that nobody pays taxes?",
    "da.choose.revolution.greater": (
        "Both Jesters: reverse the whole order, you first, and nobody pays taxes?"
    ),
    "da.choose.send": ("Who gets it ({card})? If the Greater Peon does, {who} gets another."),
    "da.choose.pass.again": "You could play. Pass all the same?",
    "da.play": "{play}?",
    "da.call": ("Call a revolution, so that nobody pays taxes?"),
    "da.call.greater": "Reverse the whole order, you first, so that nobody pays taxes?",
    "da.button.play": "{key}: play",
    "da.button.give": "{key}: give",
    "da.button.confirm": "{key}: yes",
    "da.button.pass": "{@dalmuti.pass:P}: pass",
    "da.button.revolution": "{@dalmuti.revolution:R}: revolution",
    "da.button.decline": "{@dalmuti.decline:N}: no revolution",
    "da.button.decline.picked": "{key}: no revolution",
    "da.button.meant": "1: {who}, as meant",
    "da.button.peon": "2: {who}",
    "da.remark.no-rank": "You have no {rank}.",
    "da.remark.rank": "Rank 10, 11 or 12? Type 0, 1 or 2.",
    "da.remark.not-better": "{rank} does not beat {top}.",
    "da.remark.too-few": "You do not have {n} {n:card|cards} of rank {rank}.",
    "da.remark.count": "Play exactly {n} {n:card|cards}.",
    "da.remark.no-jester": "No Jester can be added here.",
    "da.remark.needs-jester": "Without the Jester, a card is missing.",
    "da.remark.lacks-jester": "You do not have {n:a Jester|two Jesters}.",
    "da.remark.jester-later": "Choose a rank first, then add the Jester.",
    "da.remark.pass": "You cannot beat that: {@dalmuti.pass:P} passes.",
    "da.remark.nothing": "Choose cards first.",
    "da.remark.unanswered": "Choose one of the answers first.",
    "da.remark.missing": "Give {n} more {n:card|cards}.",
    "da.remark.not-given": "There is no {rank} in your gift.",
    "da.remark.all-given": "You cannot give another {rank}.",
    "da.points": "Points",
    "da.points.total": "total",
    "da.scene.won": "{who} wins the trick: {plays}",
    "da.scene.points": "{place}: {who}, +{n}",
    "da.chart": "Points by hand",
    "da.contrary": "{who} beats it with {cards}",
    "da.tell.draw": "The draw for seats",
    "da.tell.draw.rule": "the smallest number gets the best seat",
    "da.tell.again": "{who} {n:draws|draw} again",
    "da.tell.drawn": "{who} {rank}",
    "da.tell.order": "Order: {who}",
    "da.tell.hand": "Hand {hand}",
    "da.tell.deal": "the cards are dealt",
    "da.tell.show": "dealt face up by mistake: {card}, meant for {who}",
    "da.tell.send": "{who} gives it to {to}",
    "da.tell.leave": "{who} lets {to} have it",
    "da.tell.gift": "{who} has chosen a gift: {cards}",
    "da.tell.some-gift": "{who} has chosen a gift",
    "da.tell.revolution": "{who} calls a revolution: no taxes!",
    "da.tell.greater": "{who} calls the Greater Revolution: the order is reversed, and no taxes!",
    "da.tell.decline": "{who} does not call a revolution (kept secret)",
    "da.tell.untaxed": "No taxes this hand",
    "da.tell.tax": "{dalmuti} gives {gift} to {peon}",
    "da.tell.tribute": "{peon} pays {dalmuti} {tribute}",
    "da.tell.taxed": (
        "{peon} pays {dalmuti} {n:one card|two cards} in taxes and gets {n:one|two} back"
    ),
    "da.tell.trick": "Trick {trick}",
    "da.tell.lead": "{who} leads",
    "da.tell.lead.next": "{winner} is out, so {who} leads",
    "da.tell.pass": "{who} passes",
    "da.tell.pass.both": "{who} pass",
    "da.tell.pass.some": "{number} pass",
    "da.tell.pass.all": "all others pass",
    "da.tell.out": "{who} goes out: {place}",
    "da.tell.over": "Hand {hand} is over",
    "da.tell.philanthropy": "Philanthropy {n:point|points} included: {who}",
    "da.tell.beaten": "{who} {n:has|have} no chance left of winning the match",
    "da.tell.placed": "{who} takes {place}: {n}\N{NO-BREAK SPACE}{points:point|points}",
    "da.tell.points": "{place}: {who}\N{NO-BREAK SPACE} {n}\N{NO-BREAK SPACE}{points:point|points}",
    "key.da.rank": "rank",
    "key.da.rank.help": (
        "Pick a rank by its number; type 1 and 0 for 10. During taxes, choose a card of that rank "
        "to give."
    ),
    "key.da.give": "give",
    "key.da.give.help": "Give the cards you have chosen.",
    "key.da.whom": "to whom",
    "key.da.whom.help": (
        "Give the card to the player it was meant for (1), or to the Greater Peon (2)."
    ),
    "key.da.left": "left",
    "key.da.left.help": "Move to the next playable rank on the left, or to the answer on the left.",
    "key.da.right": "choose",
    "key.da.right.alone": "right",
    "key.da.right.help": (
        "Move to the next playable rank on the right, or to the answer on the right."
    ),
    "key.da.more": "number",
    "key.da.more.alone": "one card more",
    "key.da.more.help": "Add a card. During taxes, choose a card of the selected rank to give.",
    "key.da.fewer": "one card fewer",
    "key.da.fewer.help": (
        "Remove a card. During taxes, take a chosen card of the selected rank back."
    ),
    "key.da.jester": "Jester",
    "key.da.jester.help": "Add a Jester to your selection, or remove it.",
    "key.da.pass": "pass",
    "key.da.pass.help": (
        "Pass; the leader cannot. If the trick goes on, you may still play in it."
    ),
    "key.da.revolution": "revolution",
    "key.da.revolution.help": (
        "Choose to call a revolution with your two Jesters, so that nobody pays taxes; "
        "{@dalmuti.commit:Enter} calls it."
    ),
    "key.da.decline": "no revolution",
    "key.da.decline.help": (
        "Choose no revolution; {@dalmuti.commit:Enter} confirms. Nobody learns that you "
        "could have called one."
    ),
    "cap.da.number": "↑↓",
    "cap.da.move": "←→",
    "illegal.dalmuti.not-now": "You cannot do that now.",
    "illegal.dalmuti.not-in-hand": "You do not have these cards.",
    "illegal.dalmuti.no-such-play": "These cards cannot be played together.",
    "illegal.dalmuti.other-count": "Play exactly {cards} {cards:card|cards}.",
    "illegal.dalmuti.not-better": "You need a better rank than {rank}.",
    "illegal.dalmuti.leader-must-play": "The leader cannot pass.",
    "illegal.dalmuti.gift-size": "You must give {cards:one card|two cards}.",
    "illegal.dalmuti.gift-order": "Name the best card of a gift first.",
    "illegal.dalmuti.no-such-rank": "There is no rank {rank}.",
    "illegal.dalmuti.not-both-jesters": "Only the player with both Jesters can call a revolution.",
    "illegal.dalmuti.not-for-that-seat": "The card cannot go to {seat}.",
    "illegal.dalmuti.still-deciding": "Somebody is still deciding.",
    "illegal.dalmuti.impossible-deal": "These cards cannot be dealt.",
    "illegal.dalmuti.impossible-draw": "These cards cannot be drawn.",
    "illegal.dalmuti.impossible-misdeal": "This card cannot have been shown.",
    "option.dalmuti.hands": "Hands in the match",
    "option.dalmuti.lesser_tax": "Lesser Dalmuti’s taxes (cards)",
    "option.dalmuti.first_hand_revolution": "First hand without taxes",
    "option.dalmuti.short_deck": "Short deck (4 or 5 players)",
    "option.dalmuti.philanthropy": "Philanthropy points",
    "option.dalmuti.misdeal": "Misdeals",
    "game.dalmuti": "Der Große Dalmuti",
    # The lesson
    "guide.da.seats": (
        "You are {me}. Seats are drawn by lot: your 5 was the best card and made you the Greater "
        "Dalmuti, top of the table. Low ranks are good, and rare: one 1, two 2s, and so on."
    ),
    "guide.da.titles": (
        "Everyone sits clockwise in the order of the draw: the Greater Dalmuti with the crown, the "
        "Lesser Dalmuti, the Lesser Peon and, on the stool, the Greater Peon. In larger games, "
        "everyone in between is a Merchant."
    ),
    "guide.da.hand": (
        "Your hand is at the bottom, best rank on the left. Each rank has a name, from 1, the "
        "Dalmuti, to 12, the Peasants. The first to get rid of all their cards is the next Greater "
        "Dalmuti; the last becomes the Greater Peon."
    ),
    "guide.da.revolution": (
        "Anyone dealt both Jesters may call a revolution: then there are no taxes in this hand. If "
        "the Greater Peon calls it, the order of the seats is reversed as well: a Greater "
        "Revolution. You hold one Jester, *J*, so nobody has both: taxes are due."
    ),
    "guide.da.tax": (
        "A hand begins with taxes: you give the Greater Peon, who drew the worst card, any two "
        "cards and get the Peon’s two best. Keep the 12s: four at once make a good lead. Give the "
        "two 11s: press *1* *1* for one, the same again for the other, then "
        "*{@dalmuti.commit:Enter}*."
    ),
    "guide.da.taxed": (
        "For two 11s you got a 2 and a 3. The Lesser Dalmuti has taxed the Lesser Peon in the "
        "same way. Now play begins, and the Greater Dalmuti leads."
    ),
    "guide.da.lead": (
        "You lead: any number of cards of one rank. Get rid of many bad ones at once: press *1* "
        "*2* for the four 12s, then *{@dalmuti.commit:Enter}*."
    ),
    "guide.da.pass": (
        "Four 8s beat four 12s: just as many cards, of a better rank. You do not have four cards "
        "of a better rank. Press *{@dalmuti.pass:P}* to pass; if the trick goes on, you may "
        "still play in it. In a real game, the program passes for you when you cannot play."
    ),
    "guide.da.swept": (
        "Three 5s and a Jester, which takes the rank of the others, count as four 5s. Everyone "
        "else has passed, one after another: the last player to play wins the trick and leads the "
        "next."
    ),
    "guide.da.beat": (
        "A single 9 is on the table. Any better single card beats it, as the {can} marks under "
        "your ranks show: press *6*, then *{@dalmuti.commit:Enter}*. Keep the 2 and the 3, your "
        "best, for later."
    ),
    "guide.da.again": (
        "A 5 beat your 6, and two players have passed. You may play again in the same trick: press "
        "*3*, then *{@dalmuti.commit:Enter}*. Perhaps nobody wants to spend a 1 or a 2 on it."
    ),
    "guide.da.jester": (
        "The trick is yours, so you lead. Press *9* for your three 9s and *{@dalmuti.jester:J}* "
        "to add the Jester as a fourth (alone it is a 13, the worst card), then "
        "*{@dalmuti.commit:Enter}*. Four are hard to beat."
    ),
    "guide.da.end": (
        "You win the trick again. Play goes on until only one player has cards left. For the next "
        "hand everyone sits in the order they went out, and taxes are due again."
    ),
    "guide.da.points": (
        "Each hand brings points, counted at its end: one for each player who still had cards "
        "when you went out. That makes 3, then 2, then 1; the last scores none. After five hands, "
        "the player with the most points wins. *?* (or *F1*) explains the keys at any time."
    ),
    # Hints and the review
    "hint.worth.dalmuti": "average place, 1 is best",
    "da.nearly-out": "{who} ({n} {n:card|cards} left)",
    "da.later.over": ", for instance over {cards}",
    "da.later.leads": " on your own lead{then}",
    "da.later.leads.theirs": " on {mover}’s own lead{then}",
    "da.later.safe": " once nobody can play better{then}",
    "da.later.then": ": after that trick you can lead {cards}",
    "da.later.then.theirs": ": after that trick {mover} can lead {cards}",
    "da.later.last": (
        ": after that trick you can lead the last {number:card|cards}, {cards}, and be out"
    ),
    "da.later.last.theirs": (
        ": after that trick {mover} can lead the last {number:card|cards}, {cards}, and be out"
    ),
    "da.could.pass": "pass",
    "da.could.gift": "give {cards}",
    "da.could.revolution": "call a revolution",
    "da.could.decline": "no revolution",
    "da.could.send": "give the card to {who}",
    # Line by line
    "da.plain.seat": "{who}, {title}: {held}, {points}",
    "da.plain.left": "{n} {n:card|cards} left",
    "da.plain.trick": "{trick}: {moves}",
    "da.plain.hand": "Your hand: {cards}.",
    "da.plain.beat": "You can play {plays}.",
    "da.plain.gift.1": "Which card do you give to {who}?",
    "da.plain.gift.2": "Which two cards do you give to {who}?",
    "da.plain.may-call": (
        "You have both Jesters: instead you can call a revolution, so that nobody pays taxes. Type "
        "revolution."
    ),
    "da.plain.send": "Who gets the card? 1: {meant}, as meant; 2: {peon}.",
    "da.plain.how.send": "Type 1 or 2.",
    "da.plain.how.gift": (
        "Type the ranks of the cards you give, such as 11 12, or J for a Jester."
    ),
    "da.plain.how.revolution": "Type yes or no.",
    "da.plain.how.lead": (
        "Lead any number of cards of one rank. 3x7 is three cards of rank 7; 7 without a "
        "number is all your 7s; 3x7 (J) is three with a Jester among them; J is the Jester "
        "by itself."
    ),
    "da.plain.how.beat": (
        "Type a play such as 3x7, or 3x7 (J) with a Jester among them, or just the rank, or pass."
    ),
    "da.typed.pass": "pass p",
    "da.typed.call": "revolution r",
    "review.whole.dalmuti": "Chances of winning the match, in %",
    "review.unit.dalmuti": "Opponents beaten in the hand, in %",
    "review.cost.dalmuti": "{grade}, {loss}",
    "review.loss.brief.dalmuti": "{places} {n:places|places}",
    "review.loss.dalmuti": "loses {places} ±{margin} {n:places|places}",
    "review.more.range.dalmuti": "{n} {n:other|others}: {worth} to {least}",
    "review.more.dalmuti": "{n} {n:other|others}: {n:|at best }{worth}",
    "review.more.good.dalmuti": ("{n} more {n:move|moves} ({good} as good): {n:|at best }{worth}"),
    "review.chances.dalmuti": "Winning the match",
    "outlook.end.dalmuti": "Hand {n}",
    "outlook.unit.dalmuti": "place in the hand",
    "outlook.mean.better.dalmuti": "on average {worth}",
    "outlook.mean.worse.dalmuti": "on average {worth}",
    "outlook.mean.alike.dalmuti": "{worth} on average",
    "outlook.luck.here.dalmuti": "luck here: {worth} expected",
    "outlook.luck.there.dalmuti": "luck in the game: {worth} expected",
    "outlook.bad-luck.here.dalmuti": "{worth} was expected here; just one way it could have gone",
    "outlook.bad-luck.there.dalmuti": "{worth} was expected in the game",
    "review.worth.dalmuti": "place in this hand",
    "review.scale.dalmuti": "average place in this hand (1 is best)",
    "key.grade.help.dalmuti": (
        "Choose which costly moves {@replay.mistake:J}, {@replay.any_mistake:K} and "
        "{@replay.learn:T} go to: all, mistakes and blunders, or blunders only. They "
        "cost places in the hand, on average: with four opponents at least 0.2 (an "
        "inaccuracy), 0.4 (a mistake) or 0.8 (a blunder), with more or fewer "
        "opponents proportionally more or less; ± is the margin of error."
    ),
    "end.lost.dalmuti": "loses {places} {n:places|places} on average",
    # The bundled examples
    "sample.da-e1": "The draw for seats",
    "sample.da-e1.about": (
        "Amide and Diana both draw a 12 and draw again: a 5 and a Jester. Sandra becomes Greater "
        "Dalmuti; Anton, Christian, Amide and Diana follow."
    ),
    "sample.da-e2": "Nobody beats the lead",
    "sample.da-e2.about": "Sandra leads four 11s, all others pass, and she leads again.",
    "sample.da-e3": "A pass does not shut you out",
    "sample.da-e3.about": (
        "Threes of a kind, from 12s to 5s; a Jester counts as a 6. Christian passes three times: "
        "as long as the trick goes on, everyone is asked again. Amide has the last word."
    ),
    "sample.da-e4": "A Jester alone beats nothing",
    "sample.da-e4.about": (
        "Christian holds a Jester and nothing better than Anton’s 2, and has to pass."
    ),
    "sample.da-e5": "The same number of cards, no more",
    "sample.da-e5.about": (
        "Anton holds five 9s. On four 11s only four of them can be played; the fifth stays in hand."
    ),
    "sample.da-revolution": "A Greater Revolution",
    "sample.da-revolution.about": (
        "Diana, the Greater Peon, is dealt both Jesters and calls. Nobody pays taxes, the whole "
        "order is reversed, and Diana leads as Greater Dalmuti."
    ),
    "sample.da-misdeal": "A card dealt face up",
    "sample.da-misdeal.about": (
        "A 3 meant for Christian is dealt face up. Sandra sends it to Diana, the Greater Peon, "
        "whose best cards she then gets as taxes. Christian gets another card."
    ),
    "option.dalmuti.hands.help": (
        "A hand is one deal. Points are added up over all hands of the match."
    ),
    "option.dalmuti.lesser_tax.help": (
        "How many cards the Lesser Dalmuti and the Lesser Peon exchange."
    ),
    "option.dalmuti.first_hand_revolution.help": (
        "No taxes in the first hand, whose seats are drawn by lot."
    ),
    "option.dalmuti.short_deck.help": (
        "With four players the 11s and 12s are left out, with five the 12s."
    ),
    "option.dalmuti.philanthropy.help": (
        "The Greater and the Lesser Dalmuti each score one extra point if their Peon moves up in "
        "this hand."
    ),
    "option.dalmuti.misdeal.help": (
        "Now and then a card is dealt face up by mistake; the Greater Dalmuti decides "
        "whether the player it was meant for or the Greater Peon gets it."
    ),
}
