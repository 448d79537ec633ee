"""The words of Der Große Dalmuti. Ranks: 1 Dalmuti to 12 Peasant, 13 Jester.

In French the cards are written small and the titles large: a peasant is a card, the Paysan a
player.
"""

from typing import Final

WORDS: Final = {
    "da.name.1": "Dalmuti",
    "da.name.2": "Archbishop",
    "da.name.3": "Earl",
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
    "da.short.4": "Baron.",
    "da.short.5": "Abbess",
    "da.short.6": "Knight",
    "da.short.7": "Seams.",
    "da.short.8": "Mason",
    "da.short.9": "Cook",
    "da.short.10": "Sheph.",
    "da.short.11": "Stone.",
    "da.short.12": "Peasant",
    "da.short.13": "Jester",
    "da.one.1": "a Dalmuti",
    "da.one.2": "an Archbishop",
    "da.one.3": "an Earl",
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
    "da.many.3": "Earls",
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
    "da.with.1": "{cards}, one a Jester",
    "da.with.2": "{cards}, two of them Jesters",
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
    "da.title.merchant": "merchant",
    "da.title.lesser-peon": "Lesser Peon",
    "da.title.greater-peon": "Greater Peon",
    "da.title.greater-dalmuti.short": "G. Dalmuti",
    "da.title.lesser-dalmuti.short": "L. Dalmuti",
    "da.title.merchant.short": "merchant",
    "da.title.lesser-peon.short": "L. Peon",
    "da.title.greater-peon.short": "G. Peon",
    "da.title.greater-dalmuti.tiny": "G. Dal.",
    "da.title.lesser-dalmuti.tiny": "L. Dal.",
    "da.title.merchant.tiny": "merch.",
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
    "da.asked.draw": "everybody draws a card",
    "da.asked.deal": "the cards are dealt",
    "da.asked.send": "{who}, whose card is it?",
    "da.asked.send.wait": "{who} decides on the card",
    "da.asked.gift": "{who}, choose your gift",
    "da.asked.gift.wait": "{who} choose gifts",
    "da.asked.gift.wait.one": "{who} chooses a gift",
    "da.asked.revolution": "{who}, a revolution?",
    "da.asked.collect": "the hand begins",
    "da.asked.lead": "{who}, you lead",
    "da.asked.lead.wait": "{who} leads",
    "da.asked.beat": "{who}, beat {play} or pass",
    "da.asked.beat.wait": "{who} to beat {play}",
    "da.asked.sweep": "{who} takes the lead",
    "da.asked.score": "the hand is over",
    "da.asked.over": "the match is over",
    "da.mine": "hand",
    "da.mine.tax": "gave {gave} in tax, got {received}",
    "da.cards": "{n} {n:card|cards}",
    "da.out": "Out of this hand: {place}.",
    "da.felt.draw": "The best card makes the Greater Dalmuti.",
    "da.felt.again": "Who drew alike (=) draws again.",
    "da.felt.drawn": "The places are drawn.",
    "da.felt.seats": "Hand {hand} is over. The seats change:",
    "da.felt.becomes": "{who} is {title}",
    "da.felt.slip": "dealt face up, meant for {who}",
    "da.felt.tax": "{dalmuti} and {peon}: {cards}",
    "da.felt.taxes": "The tax",
    "da.felt.untaxed": "No tax in this hand",
    "da.felt.called": "{who} holds both Jesters: revolution!",
    "da.felt.greater": "The whole order is turned round.",
    "da.felt.give": "you give",
    "da.felt.receive": "you receive",
    "da.felt.gave": "you gave",
    "da.felt.received": "you received",
    "da.felt.to": "to {who}",
    "da.felt.from": "from {who}",
    "da.felt.play": "{who}: {play}",
    "da.felt.before": "before: {plays}",
    "da.felt.lead": "{who} leads",
    "da.felt.free": "any number of cards of one rank",
    "da.felt.swept": "{who} takes the lead",
    "da.felt.left": "{who} is left with {cards}",
    "da.felt.over": "The match is over",
    "da.choose.lead": "Lead: choose a rank",
    "da.choose.beat": "Choose what to play",
    "da.choose.pass": "Nothing of yours beats that",
    "da.choose.gift": "{n:Choose the card|Choose the cards} you give to {who}: {given} of {n}",
    "da.choose.gift.ready": "{cards} for {who}?",
    "da.choose.revolution": "You hold both Jesters. A revolution, so that nobody pays tax?",
    "da.choose.revolution.greater": (
        "You hold both Jesters. A greater revolution turns the order round."
    ),
    "da.choose.revolution.short": "Both Jesters are yours.",
    "da.choose.send": "Who gets {card}?",
    "da.choose.pass.again": "Pass, although you could play?",
    "da.play": "{play}?",
    "da.call": "Call a revolution?",
    "da.button.play": "{key}: play",
    "da.button.give": "{key}: give",
    "da.button.confirm": "{key}: yes",
    "da.button.pass": "P: pass",
    "da.button.revolution": "R: revolution",
    "da.button.decline": "N: let it be",
    "da.button.meant": "1: {who}, as meant",
    "da.button.peon": "2: {who}",
    "da.remark.no-rank": "You hold no {rank}.",
    "da.remark.rank": "10, 11 or 12?",
    "da.remark.not-better": "{rank} does not beat {top}.",
    "da.remark.too-few": "You have too few for {n} {n:card|cards} of rank {rank}.",
    "da.remark.count": "{n} {n:card|cards} lie there: play as many.",
    "da.remark.no-jester": "No Jester can be added.",
    "da.remark.nothing": "Choose something first.",
    "da.remark.missing": "Still {n} {n:card|cards} to give.",
    "da.remark.not-given": "You give no {rank}.",
    "da.remark.all-given": "You hold no other {rank}.",
    "da.points": "Points",
    "da.points.total": "sum",
    "da.chart": "Points over the hands",
    "da.scene.won": "{who} wins the trick: {plays}",
    "da.scene.points": "{place}: {who}, +{n}",
    "da.tell.draw": "The draw for seats",
    "da.tell.again": "drawn again",
    "da.tell.drawn": "{who} {rank}",
    "da.tell.order": "Order: {who}",
    "da.tell.hand": "Hand {hand}",
    "da.tell.deal": "the cards are dealt",
    "da.tell.show": "{card} is dealt face up, meant for {who}",
    "da.tell.send": "{who} sends it to {to}",
    "da.tell.leave": "{who} lets {to} have it",
    "da.tell.gift": "{who} gives {cards}",
    "da.tell.some-gift": "{who} has chosen a gift",
    "da.tell.revolution": "{who} calls a revolution: no tax!",
    "da.tell.greater": (
        "{who} calls the greater revolution: the order is turned round, and no tax!"
    ),
    "da.tell.decline": "{who} lets the revolution be (nobody learns of it)",
    "da.tell.untaxed": "No tax in this hand",
    "da.tell.tax": "{dalmuti} gives {gift} to {peon}",
    "da.tell.tribute": "{peon} pays {tribute}",
    "da.tell.taxed": "{dalmuti} and {peon} exchange {n} {n:card|cards}",
    "da.tell.trick": "Trick {trick}",
    "da.tell.lead": "{who} leads",
    "da.tell.play": "{who}  {play}",
    "da.tell.pass": "{who}  passes",
    "da.tell.out": "{who} is out: {place}",
    "da.tell.over": "Hand {hand} is over",
    "da.tell.points": "{nth} {who}  +{n}",
    "key.da.rank": "rank",
    "key.da.rank.help": (
        "Pick the rank of that number; type 1 and 0 for 10. In the tax, give a card of it."
    ),
    "key.da.whom": "whom",
    "key.da.whom.help": "The card to whom it was meant for (1), or to the Greater Peon (2).",
    "key.da.left": "left",
    "key.da.left.help": "To the next rank at the left that can be picked.",
    "key.da.right": "choose",
    "key.da.right.help": "To the next rank at the right that can be picked.",
    "key.da.more": "number",
    "key.da.more.help": "One card more. In the tax, give a card of the rank under the cursor.",
    "key.da.fewer": "one card fewer",
    "key.da.fewer.help": "One card fewer. In the tax, keep a card of the rank under the cursor.",
    "key.da.jester": "Jester",
    "key.da.jester.help": "Add a Jester to what you have picked, or take it back.",
    "key.da.pass": "pass",
    "key.da.pass.help": "Let it be. You may still play later in this trick.",
    "key.da.revolution": "revolution",
    "key.da.revolution.help": "You hold both Jesters: call a revolution, and nobody pays tax.",
    "key.da.decline": "let it be",
    "key.da.decline.help": "Call no revolution. Nobody learns that you could have.",
    "cap.da.number": "↑↓",
    "cap.da.move": "←→",
    "illegal.dalmuti.not-now": "Not at this moment.",
    "illegal.dalmuti.not-in-hand": "You do not hold these cards.",
    "illegal.dalmuti.no-such-play": "These cards cannot be played together.",
    "illegal.dalmuti.other-count": "{cards} {cards:card lies|cards lie} there: play as many.",
    "illegal.dalmuti.not-better": "A better rank than {rank} is needed.",
    "illegal.dalmuti.leader-must-play": "Whoever leads must play.",
    "illegal.dalmuti.gift-size": "{cards} {cards:card has|cards have} to be given.",
    "illegal.dalmuti.gift-order": "Gifts are named best card first.",
    "illegal.dalmuti.no-such-rank": "There is no rank {rank}.",
    "illegal.dalmuti.not-both-jesters": "Only who holds both Jesters can call a revolution.",
    "illegal.dalmuti.not-for-that-seat": "The card cannot go to {seat}.",
    "illegal.dalmuti.still-deciding": "Somebody is still deciding.",
    "illegal.dalmuti.impossible-deal": "These cards cannot be dealt.",
    "illegal.dalmuti.impossible-draw": "These cards cannot be drawn.",
    "illegal.dalmuti.impossible-misdeal": "This card cannot have been shown.",
    "option.dalmuti.hands": "Hands in the match",
    "option.dalmuti.lesser_tax": "Lesser Dalmuti’s tax, cards",
    "option.dalmuti.first_hand_revolution": "First hand without tax",
    "option.dalmuti.short_deck": "Short deck (4 or 5 players)",
    "option.dalmuti.philanthropy": "Points for philanthropy",
    "option.dalmuti.misdeal": "Misdeals",
    "game.dalmuti": "Der Große Dalmuti",
    # The lesson
    "guide.da.seats": (
        "Everybody drew a card for the places: your 5 was the best and made you the Greater "
        "Dalmuti, the highest at the table. Low ranks are good, and rare: there is one 1, there "
        "are two 2s, and so on."
    ),
    "guide.da.hand": (
        "Your hand lies below, best rank at the left. Whoever gets rid of all cards first will be "
        "the next Greater Dalmuti; the last one becomes the Greater Peon."
    ),
    "guide.da.tax": (
        "A hand begins with a tax: you give the Greater Peon, who drew worst, any two cards "
        "and get his two best. Give what is hard to get rid of: press *1* *1* twice for your two "
        "11s, then *Enter*."
    ),
    "guide.da.taxed": (
        "For two 11s you got a 2 and a 3. The Lesser Dalmuti has taxed the Lesser Peon in the "
        "same way. Now the play begins, and the Greater Dalmuti leads."
    ),
    "guide.da.lead": (
        "You lead: any number of cards of one rank. Get rid of many bad ones at once: press *1* "
        "and *2* for the four 12s, then *Enter*."
    ),
    "guide.da.pass": (
        "Four 8s beat four 12s: as many cards, of a better rank. You have no four better ones. "
        "Press *P* to pass; that does not shut you out of the trick."
    ),
    "guide.da.swept": (
        "Three 5s and a Jester, who takes the rank of the others, won the trick. Whoever wins a "
        "trick leads the next."
    ),
    "guide.da.beat": (
        "A single 9 lies there. A better single card beats it: press *6*, then *Enter*. Keep the "
        "2 and the 3, your best, for later."
    ),
    "guide.da.again": (
        "A 5 beat your 6, and two have passed. You may play again in the same trick: press *3*, "
        "*Enter*. Perhaps nobody wants to spend a 1 or a 2 on it."
    ),
    "guide.da.jester": (
        "The trick is yours, so you lead. Press *9* for your three 9s and *J* to add the Jester "
        "as a fourth, then *Enter*. Four are hard to beat."
    ),
    "guide.da.end": (
        "Won again. So it goes on until only one player holds cards. In the order of going out "
        "all take their places for the next hand, and the tax is due anew. *?* explains every key "
        "at any time."
    ),
    # Hints and the review
    "hint.worth.dalmuti": "your place in this hand, on average",
    "da.could.pass": "pass",
    "da.could.gift": "give {cards}",
    "da.could.revolution": "call a revolution",
    "da.could.decline": "no revolution",
    "da.could.send": "let {who} have the card",
    # Line by line
    "da.plain.seat": "{who}, {title}: {held}, {points}",
    "da.plain.trick": "{trick}: {moves}",
    "da.plain.hand": "Your hand: {cards}.",
    "da.plain.beat": "You can play {plays}.",
    "da.plain.gift.1": "Which card do you give to {who}?",
    "da.plain.gift.2": "Which two cards do you give to {who}?",
    "da.plain.may-call": (
        "You hold both Jesters: you may call a revolution instead, and nobody pays tax. "
        "Type revolution."
    ),
    "da.plain.send": "Who gets the card? 1: {meant}, as meant; 2: {peon}.",
    "da.plain.how.send": "Type 1 or 2.",
    "da.plain.how.gift": (
        "Type the ranks of the cards you give, such as 11 12, or J for a Jester."
    ),
    "da.plain.how.revolution": "Type yes or no.",
    "da.plain.how.lead": (
        "Lead any number of cards of one rank: 3x7 is three cards of rank 7, 7 alone all you "
        "have, 3x7 J three with a Jester among them, J the Jester alone."
    ),
    "da.plain.how.beat": (
        "Type a play such as 3x7, or 3x7 J with a Jester among them, or its rank alone, or pass."
    ),
    "da.typed.pass": "pass p",
    "da.typed.call": "revolution r",
    "review.unit.dalmuti": "Share of the others left behind in the hand, in %",
    # The bundled examples
    "sample.da-e1": "The draw for seats",
    "sample.da-e1.about": (
        "Amide and Diana both draw a 12 and draw again: a 5 and a Jester. Sandra is Greater "
        "Dalmuti, then Anton, Christian, Amide and Diana."
    ),
    "sample.da-e2": "Nobody beats the lead",
    "sample.da-e2.about": "Sandra leads four 11s, all pass, and she leads again.",
    "sample.da-e3": "A pass locks nobody out",
    "sample.da-e3.about": (
        "Threes of a kind, from 12s to 5s; a Jester counts as a 6. Christian passes twice in one "
        "trick, and Amide has the last word."
    ),
    "sample.da-e4": "A Jester alone beats nothing",
    "sample.da-e4.about": (
        "Christian holds a Jester and nothing better than Anton’s 2: he has to pass."
    ),
    "sample.da-e5": "As many cards, no more",
    "sample.da-e5.about": (
        "Anton holds five 9s. On four 11s he plays four of them; the fifth stays in his hand."
    ),
    "option.dalmuti.hands.help": (
        "A hand is one deal. The points of all hands of the match are added up."
    ),
    "option.dalmuti.lesser_tax.help": (
        "How many cards the Lesser Dalmuti and the Lesser Peon exchange."
    ),
    "option.dalmuti.first_hand_revolution.help": (
        "In the first hand nobody pays tax: the places were only drawn for."
    ),
    "option.dalmuti.short_deck.help": (
        "With four players the 11s and 12s are left out, with five the 12s."
    ),
    "option.dalmuti.philanthropy.help": (
        "A Dalmuti gets a point more if his Peon finishes the hand in a better place."
    ),
    "option.dalmuti.misdeal.help": (
        "Now and then a card is dealt face up, and the Greater Dalmuti decides who gets it."
    ),
}
