"""The words of Dolorès. Types: 1 weapons to 7 gold; bottles: 81 Lanterne brisée to 90 Aube;
gestures: 1 Partage, 2 Conflit, 4 Esquive; sides: 0 the donor's, 1 the neighbour's."""

from typing import Final

from tui.words.en.hint import HELP

WORDS: Final = {
    "do.kind.1": "weapons",
    "do.kind.2": "wine",
    "do.kind.3": "jewels",
    "do.kind.4": "lace",
    "do.kind.5": "tableware",
    "do.kind.6": "music",
    "do.kind.7": "gold",
    "do.letters.1": "We",
    "do.letters.2": "Wi",
    "do.letters.3": "Je",
    "do.letters.4": "La",
    "do.letters.5": "Ta",
    "do.letters.6": "Mu",
    "do.letters.7": "Go",
    "do.bottle": "bottle",
    "do.bottles": "bottles",
    "do.bottle.81": "Broken lantern",
    "do.bottle.82": "Lookout",
    "do.bottle.83": "Theft",
    "do.bottle.84": "Ebb",
    "do.bottle.85": "Eddies",
    "do.bottle.86": "Convoy",
    "do.bottle.87": "Trick",
    "do.bottle.88": "Mix-up",
    "do.bottle.89": "Bet",
    "do.bottle.90": "Dawn",
    "do.bottle.short.81": "Lantern",
    "do.bottle.short.82": "Lookout",
    "do.bottle.short.83": "Theft",
    "do.bottle.short.84": "Ebb",
    "do.bottle.short.85": "Eddies",
    "do.bottle.short.86": "Convoy",
    "do.bottle.short.87": "Trick",
    "do.bottle.short.88": "Mix-up",
    "do.bottle.short.89": "Bet",
    "do.bottle.short.90": "Dawn",
    "do.bottle.brief.81": "Lan",
    "do.bottle.brief.82": "Loo",
    "do.bottle.brief.83": "The",
    "do.bottle.brief.84": "Ebb",
    "do.bottle.brief.85": "Edd",
    "do.bottle.brief.86": "Con",
    "do.bottle.brief.87": "Tri",
    "do.bottle.brief.88": "Mix",
    "do.bottle.brief.89": "Bet",
    "do.bottle.brief.90": "Dawn",
    "do.face-down": "face down",
    "do.cards.dark": "{n} face down",
    "do.lost": "lost",
    "do.gesture.1": "share",
    "do.gesture.2": "fight",
    "do.gesture.4": "dodge",
    "do.shows.1": "shares",
    "do.shows.2": "fights",
    "do.shows.4": "dodges",
    "do.show.1": "share",
    "do.show.2": "fight",
    "do.show.4": "dodge",
    "do.say.1": "I’ll share",
    "do.say.2": "I’ll fight",
    "do.say.4": "I’ll dodge",
    "do.either": "{one} or {two}",
    "do.side.0": "donor",
    "do.side.1": "neighbour",
    "do.word": "word kept {kept} of {n}",
    "do.shore": "the shore",
    "do.looker": "{who} holds the lantern",
    "do.bet.shown": "{who} bets: {one}, {two}",
    "do.count.1": "Do",
    "do.count.2": "Lo",
    "do.count.3": "Rès",
    "do.outcomes": "Score changes {one} {two}",
    "do.mostly": "mostly ",
    "do.mostly.0": " ({mostly}the {goods} collection)",
    "do.mostly.1": " ({mostly}{goods}, a new lowest collection)",
    "do.mostly.2": (
        " ({mostly}because the {goods} collection is then the only highest one; the {then} "
        "{n:collection|collections} no longer {n:counts|count} as highest)"
    ),
    "do.mostly.3": " ({mostly}{goods}, no longer one of the lowest)",
    "do.mostly.4": " ({mostly}{goods}, the highest collection)",
    "do.mostly.5": " ({mostly}{goods}, now the highest collection)",
    "do.mostly.6": " ({mostly}{goods}, the lowest collection)",
    "do.mostly.7": " ({goods} count together as highest: {sum} {sum:point|points})",
    "do.mostly.8": " ({goods} count together as lowest: {sum} {sum:point|points})",
    "do.mostly.9": " ({goods} are level and count twice: {sum} {sum:point|points})",
    "do.without.0": " (giving up {goods})",
    "do.without.7": (
        " (giving up {goods}; {then} then count together as highest: {sum} {sum:point|points})"
    ),
    "do.without.8": (
        " (giving up {goods}; {then} then count together as lowest: {sum} {sum:point|points})"
    ),
    "do.without.8.alone": " (giving up {goods}; lowest then: {then}, {sum} {sum:point|points})",
    "do.without.9": (
        " (giving up {goods}; {then} are then level and count twice: {sum} {sum:point|points})"
    ),
    "do.without.9.alone": (
        " (giving up {goods}; highest and lowest then: {then}, counted twice, {sum} "
        "{sum:point|points})"
    ),
    "do.some-card": "a card",
    "do.picks": " and picks {card}",
    "do.for-later": "{card} (for later, not for points at once)",
    "do.gets": "{card}",
    "do.with": " (gets {cards} this way)",
    "do.can.81": "the Broken lantern lets its player alone see the cards of a split",
    "do.can.82": "Lookout can hold Dawn back",
    "do.can.83": "Theft takes a card from another player",
    "do.can.84": "Ebb can replace the cards of a split",
    "do.can.85": "Eddies can lay the cards of a split out anew",
    "do.can.86": "Convoy can add two cards to a split",
    "do.can.87": "Trick lets its player choose a gesture after the other player’s",
    "do.can.88": "Mix-up can cancel both gestures of a split",
    "do.can.89": "Bet can win cards in a split between two others",
    "do.against.1": "a share",
    "do.against.2": "a fight",
    "do.against.4": "a dodge",
    "do.because.0": "",
    "do.because.1": "; announced",
    "do.because.2": "; announced, word kept {times} of {of} times",
    "do.because.3": "; a gesture that is never worse for {who} than the others",
    "do.because.4": ("; that would pay {who} most against {against}"),
    "do.because.5": "; that would give {who} the best chances against {against}",
    "do.because.6": "; that gives {who} the best chances against every gesture",
    "do.because.7": "; {who}’s usual gesture so far",
    "do.ends.1.1": "each of you takes your own side",
    "do.ends.1.1.theirs": "each takes their own side",
    "do.ends.1.2": "{who} takes every card",
    "do.ends.1.4": "you keep the rest of your side",
    "do.ends.1.4.theirs": "{mover} keeps the rest of their own side",
    "do.ends.2.1": "you take every card",
    "do.ends.2.1.theirs": "{mover} takes every card",
    "do.ends.2.2": "all the cards are lost",
    "do.ends.2.4": "you take the rest",
    "do.ends.2.4.theirs": "{mover} takes the rest",
    "do.ends.4.1": "you pick {card} and {who} keeps the rest of their side",
    "do.ends.4.1.theirs": "{mover} picks {card} and {who} keeps the rest of their side",
    "do.ends.4.2": "you pick {card} and {who} takes the rest",
    "do.ends.4.2.theirs": "{mover} picks {card} and {who} takes the rest",
    "do.ends.4.4": "all the cards are lost and each gives up a collection",
    "do.standing.ahead": (
        "you are {n} {n:point|points} ahead of {who}, with {left} {left:card|cards} in the deck"
    ),
    "do.standing.ahead.theirs": (
        "{mover} is {n} {n:point|points} ahead of {who}, with {left} {left:card|cards} in the deck"
    ),
    "do.standing.behind": (
        "you are {n} {n:point|points} behind {who}, with {left} {left:card|cards} in the deck"
    ),
    "do.standing.behind.theirs": (
        "{mover} is {n} {n:point|points} behind {who}, with {left} {left:card|cards} in the deck"
    ),
    "do.standing.level": ("you are level with {who}, with {left} {left:card|cards} in the deck"),
    "do.standing.level.theirs": (
        "{mover} is level with {who}, with {left} {left:card|cards} in the deck"
    ),
    "do.contrary": "{who} {gesture}; expected: {expected} ({percent}%)",
    "do.contrary.bet": "The bet was lost",
    "do.contrary.told": "{who} {gesture}; the reason assumed that {who} {expected} ({percent}%)",
    "do.otherwise": "{who} {gesture} here, {played} in the game",
    "do.otherwise.likely": "{who} {gesture} here, {played} in the game (expected: {percent}%)",
    "do.deck": "deck {left}, discard {lost}",
    "do.dawn.not-yet": "Dawn: not in the next {n} cards",
    "do.dawn.possible": "Dawn: {n} in {of} in the next split",
    "do.dawn.certain": "{dawn}: in the next split",
    "do.dawn.over": "Dawn is off",
    "do.loot": "Loot",
    "do.score": "score",
    "do.points": "{n} {n:point|points}",
    "do.chart": "Scores by split",
    "do.end.dawn": "Dawn has broken.",
    "do.end.deck-short": "The deck has too few cards for another split.",
    "do.sharers": "{one} and {two}",
    "do.chapter": "split {n}: {one} and {two}",
    "do.chapter.brief": "split {n}",
    "do.where.deal": "before the first split",
    "do.where.end": "after the last split",
    "do.asked.over": "the game is over",
    "do.asked.lanterne": "{who}, play the lantern?",
    "do.asked.guetteur": "{who}, hold back Dawn?",
    "do.asked.claims": "{who}, what do you say?",
    "do.asked.bottles": "{who}, play a bottle?",
    "do.asked.gestures": "{who}, your gesture?",
    "do.asked.talk": "{who}, anything to say?",
    "do.asked.bet": "{who}, do you bet?",
    "do.asked.keep": "{who}, which one do you keep?",
    "do.asked.embrouille": "{who}, cancel the gestures?",
    "do.asked.take": "{who}, your bet is won",
    "do.asked.pick": "{who}, pick a card",
    "do.asked.name": "{who}, what do you give up?",
    "do.asked.theft": "{who}, steal a card",
    "do.both": "both",
    "do.waits.lanterne": "{who} may play a bottle",
    "do.waits.guetteur": "{who} may hold back Dawn",
    "do.waits.claims": "{who} looks at the cards",
    "do.waits.bottles": "{who} may play a bottle",
    "do.waits.gestures": "{who} {n:chooses|choose} in secret",
    "do.waits.keep": "{who} keeps one of two gestures",
    "do.waits.embrouille": "{who} may cancel the gestures",
    "do.waits.take": "{who} won the bet and takes cards",
    "do.waits.pick": "{who} picks a card",
    "do.waits.name": "{who} {n:gives|give} up a collection",
    "do.waits.theft": "{who} steals a card",
    "do.dealer.deal": "the cargo is shuffled",
    "do.dealer.draw": "cards are turned up",
    "do.dealer.reveal": "the choices are made",
    "do.dealer.settle": "the cards are divided",
    "do.dealer.discard": "the collections are shown",
    "do.dealer.lapse": "there is nothing to steal",
    "do.dealer.hand-on": "next donor",
    "do.button": "{key}: {what}",
    "do.button.choose": "choose",
    "do.button.keep": "keep",
    "do.button.bet": "bet",
    "do.button.no-bet": "no bet",
    "do.button.play": "play",
    "do.button.let-dawn": "let Dawn break",
    "do.button.let-dawn.short": "let Dawn break",
    "do.button.not-now": "not now",
    "do.button.take": "take",
    "do.button.take-none": "take nothing",
    "do.button.name": "give up",
    "do.button.steal": "steal",
    "do.button.say": "say it",
    "do.button.no-more": "say no more",
    "do.button.no-more.short": "say no more",
    "do.button.no-word": "say nothing",
    "do.button.talk": "announce",
    "do.button.trick": "both hands (Trick)",
    "do.choose.gesture": "Choose your gesture in secret.",
    "do.choose.say": "What do you announce to {who}? It is not binding.",
    "do.choose.both": "Choose two gestures. You keep one after you see the other player’s.",
    "do.choose.keep": "Which of your two gestures do you keep?",
    "do.choose.bet": "What will {who} show? If both are right, you choose your cards first.",
    "do.choose.bottle": "Play a bottle before the gestures?",
    "do.choose.one": "Play it now, or keep it?",
    "do.choose.lookout": "Hold Dawn back now? If you keep the Lookout, Dawn ends the game.",
    "do.choose.lay": "Eddies: pick the cards to swap, the same number from each side.",
    "do.choose.lay-more": "Pick the same number from the other side.",
    "do.choose.take": "Which cards? 1–{n}, as many as you like.",
    "do.choose.pick": "Which card? 1–{n}.",
    "do.choose.name": "Two dodges cost each of you a whole collection. Which one do you give up?",
    "do.choose.steal": "Which card do you steal? Use the arrows or the mouse.",
    "do.choose.claim": "It is really {truth}. What do you say it is? You may lie.",
    "do.preview.gesture": "{gesture}? Score change if {who} shares: {a}, fights: {b}, dodges: {c}.",
    "do.preview.say": "You tell {who}: {words}",
    "do.preview.bet": "You bet: {one} {first}, {two} {second}.",
    "do.preview.let-dawn": "You let Dawn break: the game is over at once.",
    "do.preview.keep": "{gesture}? {who} {theirs}: {change}",
    "do.preview.lay": "{one}: {mine}. {two}: {theirs}.",
    "do.preview.take": "You take {cards}: {change}",
    "do.preview.pick": "{card}: {change} for you, {theirs} for {who}",
    "do.preview.name.same": "Without {kind} your score stays at {after}.",
    "do.preview.name": "Without {kind} your score goes from {before} to {after} ({change}).",
    "do.preview.steal": "{card} from {who}: {change} for you, {theirs} for them",
    "do.preview.claim": "You say it is {words}; it is really {truth}.",
    "do.does.81": (
        "The Broken lantern would deal the cards of this split face down; only you would see them."
    ),
    "do.does.82": "Lookout would hold Dawn back; the game would go on.",
    "do.does.84": "Ebb would discard these cards and deal four new ones.",
    "do.does.85": "Eddies would let you rearrange these cards, as many on each side as now.",
    "do.does.86": "Convoy would add two cards, one to each side.",
    "do.does.88": (
        "Mix-up would cancel the gestures: both players would choose again for the same cards."
    ),
    "do.missing.gesture": "Choose a gesture first.",
    "do.missing.second": "Choose a second gesture, too.",
    "do.missing.say": "Choose what you say, or {@dolores.decline:N} for nothing.",
    "do.missing.bet": "Choose a gesture for both, the donor first.",
    "do.missing.bottle": "Choose a bottle first, or {@dolores.decline:N} for none.",
    "do.missing.take": "Choose cards first, or {@dolores.decline:N} for none.",
    "do.no-number": "There is no number {n} here.",
    "do.missing.pick": "Choose a card first.",
    "do.missing.name": "Choose a collection first.",
    "do.missing.steal": "Choose a card first.",
    "do.missing.claim": "First choose what you say it is.",
    "do.said-enough": "You have said enough.",
    "do.said-already": "You have already spoken about this card.",
    "do.no-trick": "You do not have the Trick bottle.",
    "do.not-committed": "That is not one of your two gestures.",
    "do.tell.sharing": "Split {n}",
    "do.tell.deal": "The first loot",
    "do.tell.short": "The deck has too few cards for another split",
    "do.tell.dawn": "{dawn} breaks! The game is over",
    "do.tell.dawn-held": "{dawn} is drawn",
    "do.tell.lets-dawn": "{who} lets Dawn break",
    "do.tell.play": "{who} plays {bottle}",
    "do.tell.holds": (
        "{who} plays {bottle}: Dawn is worthless, and the game goes on until the deck is too "
        "small for a split"
    ),
    "do.tell.no-bet": "{who} does not bet",
    "do.tell.claim": "{who} about card {n} of {owner}: {words}",
    "do.tell.claim.own": "{who} about their own card {n}: {words}",
    "do.tell.true": "(true)",
    "do.tell.truth": "(really {cards})",
    "do.tell.were": "(they were {cards})",
    "do.tell.all-true": "(all true)",
    "do.tell.untrue": "(untrue: {lies}; {n:there was|there were} in fact {cards})",
    "do.tell.all-untrue": "(all untrue; there were in fact {cards})",
    "do.tell.elsewhere": "(in {n:another place|other places}: {cards})",
    "do.tell.had-said": "{who} had claimed: {cards}",
    "do.tell.say": "{who}: {words}",
    "do.tell.commit": "{who} {gesture} {sign}",
    "do.tell.bet": "{who} bets: {one}, {two}\N{NO-BREAK SPACE}{sign}",
    "do.tell.bets": "{who} has decided whether to bet {sign}",
    "do.tell.chosen": "{who} has chosen {sign}",
    "do.tell.count": "Do · Lo · Rès!",
    "do.tell.shows": "{who} {gesture}",
    "do.tell.show": "{who} both {gesture}",
    "do.tell.kept": "{who} kept their word",
    "do.tell.broke": "{who} broke their word",
    "do.tell.bet-shown": "{who} had bet: {one}, {two}",
    "do.tell.bet-none": "{who} had not bet",
    "do.tell.bet-won": "(won)",
    "do.tell.bet-lost": "(lost)",
    "do.tell.keep": "{who} {gesture} after the Trick",
    "do.tell.takes": "{who} takes {cards}",
    "do.tell.scores": "(score: {changes})",
    "do.tell.scored": "(score\N{NO-BREAK SPACE}{change})",
    "do.tell.takes-none": "{who} takes nothing",
    "do.tell.lost": "lost: {cards}",
    "do.tell.name": "{who} gives up {kind} {sign}",
    "do.tell.gives-up": "{who} gives up {kind}, worth\N{NO-BREAK SPACE}{worth}",
    "do.tell.steal": "{who} steals {card} from {victim}",
    "do.tell.lapse": "there is nothing to steal: {bottle} is discarded",
    "cap.do.1": "S",
    "cap.do.2": "F",
    "cap.do.4": "D",
    "cap.do.talk": "A",
    "cap.do.trick": "T",
    "cap.do.no": "N",
    "key.do.share": "share",
    "key.do.share.help": "Share (Peace in the English edition): show an open hand.",
    "key.do.fight": "fight",
    "key.do.fight.help": "Fight: show a fist.",
    "key.do.dodge": "dodge",
    "key.do.dodge.help": "Dodge (First Pick in the English edition): show a thumb.",
    "key.do.talk": "announce",
    "key.do.talk.help": "Announce a gesture before you choose. It is not binding.",
    "key.do.trick": "trick",
    "key.do.trick.help": "Choose two gestures with the Trick bottle, and keep one later.",
    "key.do.bottle": "bottle",
    "key.do.bottle.help": "Pick the bottle to play.",
    "key.do.card": "card",
    "key.do.card.help": "Pick a card of this split.",
    "key.do.kind": "type of goods",
    "key.do.kind.help": "Pick a type of goods.",
    "key.do.own": "collection",
    "key.do.own.help": "Pick one of your collections.",
    "key.do.value": "value",
    "key.do.value.help": "Choose the value of the type you picked: 7 then 3 is gold 3.",
    "key.do.told": "which bottle",
    "key.do.told.help": "Choose which bottle you say it is.",
    "key.do.decline": "no",
    "key.do.decline.help": "Say no straight away: no bottle, no bet, nothing more to announce.",
    "key.do.outcomes": "outcomes",
    "key.do.outcomes.help": "Show what each pair of gestures would bring, instead of the cards.",
    "key.do.claim.card": "card",
    "key.do.claim.card.help": "Choose which hidden card you describe.",
    "key.do.claim.face": "value",
    "key.do.claim.face.help": ("Choose what you say of it: the next value, or the next kind."),
    "key.do.left": "one to the left",
    "key.do.left.help": "Pick what is on the left.",
    "key.do.right": "one to the right",
    "key.do.right.help": "Pick what is on the right.",
    "key.do.up": "one up",
    "key.do.up.help": "Pick what is above.",
    "key.do.down": "one down",
    "key.do.down.help": "Pick what is below.",
    "settings.bottles": "Dolorès: bottles",
    "settings.bottles.always": "always ask",
    "settings.bottles.own": "your splits only",
    "option.dolores.simple": "Simple game (Dawn only)",
    "option.dolores.first": "First donor",
    "option.dolores.first.seat-1": "seat 1",
    "option.dolores.first.random": "random",
    "illegal.dolores.deck-too-short": "The deck is too short for that.",
    "illegal.dolores.impossible-deal": "These cards cannot be dealt.",
    "illegal.dolores.impossible-draw": "These cards cannot be drawn now.",
    "illegal.dolores.must-commit": "{seat} takes part in this split and must choose a gesture.",
    "illegal.dolores.no-card-there": "There is no card there.",
    "illegal.dolores.no-card-to-claim": "You can say nothing more about that card.",
    "illegal.dolores.no-such-card": "There is no such card.",
    "illegal.dolores.no-such-collection": "You do not own that collection.",
    "illegal.dolores.no-such-gesture": "There is no such gesture.",
    "illegal.dolores.no-such-victim": "Nobody can be robbed there.",
    "illegal.dolores.not-committed": "That is not one of the two gestures.",
    "illegal.dolores.not-held": "You do not have that bottle.",
    "illegal.dolores.not-now": "You cannot do that now.",
    "illegal.dolores.not-owned": "That player does not own this card.",
    "illegal.dolores.not-this-bottle": "You cannot play that bottle now.",
    "illegal.dolores.only-watching": "{seat} is not part of this split.",
    "illegal.dolores.said-enough": "You can make at most {limit} announcements.",
    "illegal.dolores.sides-keep-size": "Each side must keep its number of cards ({size}).",
    "game.dolores": "Dolorès",
    # The lesson
    "guide.do.loot": (
        "You are wreckers dividing a cargo. What you win is sorted by type into collections; yours "
        "are highlighted. Your weapons, for instance, are two cards worth 3 points. At the end "
        "only the highest ({high}) and the lowest ({low}) collections count, ties included; one "
        "that is both counts twice."
    ),
    "guide.do.sides": (
        "You are the donor; the player on your left is the neighbour. Of the four cards washed "
        "ashore, two lie on your side, below, two on the neighbour’s. You will both show a "
        "gesture, chosen in secret, at the same moment."
    ),
    "guide.do.gestures": (
        "Two shares: each takes their own side. A fight takes everything from a share; two fights "
        "lose it all. A single dodge picks any one card; then a fight takes the rest, but a share "
        "only what is left on its own side: the rest is lost. Two dodges lose it all and cost "
        "each a collection."
    ),
    "guide.do.payoffs": (
        "The table “Score changes” shows this: your gesture on the left, the other’s at the top. "
        "Each cell has the change in your score first, then in theirs. If you fight and they "
        "share: +4 for you, 0 for them. Someone who dodges is assumed to take the card that brings "
        "them most."
    ),
    "guide.do.announce": (
        "“I’ll share,” says the other player. Announcements are not binding, but people remember "
        "them. Say the same: *{@dolores.talk:A}* to announce, *{@dolores.gesture(1):S}* for share, "
        "then *{@dolores.commit:Enter}*."
    ),
    "guide.do.share": (
        "Now your real gesture. Press *{@dolores.gesture(1):S}*, *{@dolores.gesture(2):F}* and "
        "*{@dolores.gesture(4):D}* in turn to see what each would bring; in the table, the change "
        "in your score comes first. Then keep your word: *{@dolores.gesture(1):S}*, then "
        "*{@dolores.commit:Enter}*."
    ),
    "guide.do.shared": (
        "Both shared, and each of you took two cards: gold 3 and wine 1 for you. Now the neighbour "
        "is the donor, and the next player on the left is the neighbour; you watch."
    ),
    "guide.do.record": (
        "Beside the donor and the neighbour you see how often they kept their word, then the "
        "gestures they have shown: S1 F0 D0 is one share, no fight, no dodge. Remember who lies."
    ),
    "guide.do.fought": (
        "The neighbour, {third}, said “I’ll share” but fought, and took all four cards. The record "
        "beside the name says so from now on. It’s your turn, this time as the neighbour."
    ),
    "guide.do.dodge": (
        "“I’ll fight,” says your opponent. Against a fight, sharing and fighting win nothing; a "
        "dodge takes the best card. (Two dodges look good here only because they would leave you "
        "with equal collections, each highest and lowest at once.) Press "
        "*{@dolores.gesture(4):D}*, then *{@dolores.commit:Enter}*."
    ),
    "guide.do.pick": (
        "You may take one card from either side; the fighter gets the rest. With "
        "music\N{NO-BREAK SPACE}2 you would have a second collection worth\N{NO-BREAK SPACE}2, "
        "as low as your wine: both would score (+2), and the rest would bring the fighter "
        "nothing. Pick it with *2*, or with the arrow keys, then "
        "*{@dolores.commit:Enter}*."
    ),
    "guide.do.score": (
        "Let’s count. {high} marks your highest collections, weapons and gold with 3 each, and "
        "{low} your lowest, wine and music with 2 each. Ties all count, so you score 3 + 3 + 2 + "
        "2 = 10 points. A second number, in brackets or below, is how many cards there are."
    ),
    "guide.do.end": (
        "And so on until Dawn, one of the last sixteen cards, ends the game. Dawn is one of six "
        "bottles; the other five, drawn at random from nine, give a power to the player who wins "
        "them (the Lookout can even hold back Dawn): see the rules (*{@lesson.rules:F2}*). "
        "*{@everywhere.help:?}* (or *F1*) explains every key at any time."
    ),
    # Hints and the review
    "key.hint.help.dolores": (
        f"{HELP} “First say …” is an announcement before the gesture, the other moves are "
        "gestures without one; an answer may change the figures."
    ),
    "hint.worth.dolores": "chance of winning the game",
    "do.could.lay": "{bottle}: {cards} on {who}’s side",
    "do.could.say": "first say {words}",
    "do.could.pick": "{card} (card {n}, on {who}’s side)",
    "do.could.claim": "call {who}’s card {n} {words}",
    "do.could.discard": "give up {goods}",
    "do.brief.discard": "without {goods}",
    "do.brief.steal": "{card} from {who}",
    "do.could.steal": "steal {card} from {who}",
    # Line by line
    "do.plain.side": "In front of {who}, {role}: {cards}",
    "do.plain.highest": "{n:highest|one of the highest}",
    "do.plain.lowest": "{n:lowest|one of the lowest}",
    "do.plain.nothing": "nothing",
    "do.plain.loot": "{who}: {loot}; {points}",
    "do.plain.announce": "announce {words}",
    "do.plain.how.secret": (
        "Type a number or letters: s, f, d for share, fight, dodge; with a Trick, s f chooses both."
    ),
    "do.plain.how.talk": (
        "Everyone may listen. Type a number or a letter: s, f, d to announce share, fight, "
        "dodge; or no, to say nothing."
    ),
    "do.plain.card": "{n}. {card}, in front of {who}",
    "do.plain.how.gesture": (
        "Type a number or letters: s, f, d for share, fight, dodge; a s announces share; with a "
        "Trick, s f chooses both."
    ),
    "do.plain.how.bet": (
        "Type a number, or the first letters of two gestures, the donor’s first, such as s f; or "
        "no."
    ),
    "do.plain.how.claim": (
        "Only you see the cards. Say what you like about each, true or false: 2 gold 3. Or type "
        "no, to say no more."
    ),
    "do.plain.how.take": "Type the numbers of the cards you take, such as 1 3, or no for none.",
    "do.plain.how.number": "Type one of the numbers.",
    "outlook.end.dolores": "Split {n}",
    "review.unit.dolores": "Chances of winning, in %",
    # The bundled examples
    "sample.do-e1": "2, 2, 4, 5 and 6 score 10",
    "sample.do-e1.about": (
        "Yann’s highest collection is worth 6, the two lowest 2 each. The 4 and the 5 count for "
        "nothing."
    ),
    "sample.do-e2": "2, 2, 4, 6 and 6 score 16",
    "sample.do-e2.about": (
        "With one gold more than Yann, Maëlle has two highest collections: both count."
    ),
    "sample.do-e3": "3, 3 and 3 score 18",
    "sample.do-e3.about": (
        "All of Gaël’s collections are worth the same: they are highest and lowest, and count "
        "twice."
    ),
    "sample.do-e4": "A single 5 scores 10",
    "sample.do-e4.about": "Rozenn’s only collection is her highest and her lowest.",
    "sample.do-e5": "Without a collection you score 0",
    "sample.do-e5.about": (
        "Both dodge in the first split, and Maëlle gives up the only collection she has."
    ),
    "option.dolores.first.help": "Who is the first donor: the player in seat 1, or a random one.",
    "option.dolores.simple.help": "For a first game: Dawn is the only bottle in the deck.",
}
