"""What can be asked about at a table of Dolorès: a title, and in `.is` two sentences."""

from typing import Final

WORDS: Final = {
    "what.dolores.goods": "{kind} {n}",
    "what.dolores.goods.is": (
        "It joins the {kind} collection of the player who wins it and adds {n} to its worth. "
        "Each type has ten cards: seven 1s, two 2s, one 3."
    ),
    "what.dolores.bottle-81": "Broken lantern",
    "what.dolores.bottle-81.is": (
        "Played before the cards are dealt, it keeps them face down until they are won or lost. "
        "Only the player who played it sees them, and may say anything about them, true or false."
    ),
    "what.dolores.bottle-82": "Lookout",
    "what.dolores.bottle-82.is": (
        "Played the moment Dawn is drawn, it holds Dawn back, and the game goes on until the deck "
        "is too short. If its holder does not play it then, the game is over."
    ),
    "what.dolores.bottle-83": "Theft",
    "what.dolores.bottle-83.is": (
        "As soon as the split is over, the player who got it takes any goods card from another "
        "player. If nobody else owns goods, it is discarded."
    ),
    "what.dolores.bottle-84": "Ebb",
    "what.dolores.bottle-84.is": (
        "Played before the gestures: the cards of the split are discarded and four new ones "
        "dealt. It needs four cards in the deck."
    ),
    "what.dolores.bottle-85": "Eddies",
    "what.dolores.bottle-85.is": (
        "Played before the gestures: its player rearranges the cards. Each side keeps its "
        "number of cards."
    ),
    "what.dolores.bottle-86": "Convoy",
    "what.dolores.bottle-86.is": (
        "Played before the gestures: one more card on each side. It needs two cards in the deck."
    ),
    "what.dolores.bottle-87": "Trick",
    "what.dolores.bottle-87.is": (
        "In your own split you choose two different gestures. You keep one after you have seen "
        "the other player’s."
    ),
    "what.dolores.bottle-88": "Mix-up",
    "what.dolores.bottle-88.is": (
        "Played after the gestures are shown: they are cancelled. The two choose again over the "
        "same cards."
    ),
    "what.dolores.bottle-89": "Bet",
    "what.dolores.bottle-89.is": (
        "In a split between two others you guess both gestures. If both are right, you take "
        "as many of the cards as you like, before anyone else."
    ),
    "what.dolores.bottle-90": "Dawn",
    "what.dolores.bottle-90.is": (
        "The moment it is drawn the game is over, unless a Lookout holds it back. The split in "
        "progress is not played."
    ),
    "what.dolores.dark": "A card face down",
    "what.dolores.dark.is": (
        "Dealt under the Broken lantern: only the player of the lantern sees it. It stays face "
        "down until it is won or lost."
    ),
    "what.dolores.claim": "What is said about it",
    "what.dolores.claim.is": (
        "The player of the Broken lantern says this about the card, true or false. {check} or "
        "{cross} tells those who can see the card whether it is true."
    ),
    "what.dolores.fate": "Where it went",
    "what.dolores.fate.is": "Who got this card, or that it is lost. The two gestures decide.",
    "what.dolores.share": "Share",
    "what.dolores.share.is": (
        "The open hand: two who share each take their own side. Against a fight it gets nothing; "
        "after a dodge it gets what is left on its own side."
    ),
    "what.dolores.fight": "Fight",
    "what.dolores.fight.is": (
        "The fist: it takes everything from a share, and all that a dodge leaves. Two fights "
        "lose all the cards."
    ),
    "what.dolores.dodge": "Dodge",
    "what.dolores.dodge.is": (
        "The thumb: it picks one card from either side before the other player takes any. With two "
        "dodges all the cards are lost, and each of the two loses a collection."
    ),
    "what.dolores.secret": "A secret gesture",
    "what.dolores.secret.is": (
        "{mark} is a gesture chosen but not shown, {waits} one not chosen yet. Both are shown at "
        "the same moment, on Do, Lo, Rès."
    ),
    "what.dolores.two": "Two gestures",
    "what.dolores.two.is": (
        "Chosen with a Trick. Its player keeps one of them after seeing the other player’s gesture."
    ),
    "what.dolores.outcomes": "What each pair would bring",
    "what.dolores.outcomes.is": (
        "How both scores would change now: first that of the player beside the rows, then the "
        "other’s. Someone who dodges is assumed to pick the card that brings them most and, "
        "after two dodges, to give up what costs them least; other choices change the numbers. "
        "What a Theft takes is not included. “?”: face-down cards decide."
    ),
    "what.dolores.donor": "Donor",
    "what.dolores.donor.is": (
        "The donor and the neighbour on their left split these cards; all others watch. The last "
        "two cards turned lie on the donor’s side."
    ),
    "what.dolores.neighbour": "Neighbour",
    "what.dolores.neighbour.is": (
        "Splits these cards with the donor; all others watch. The first two cards turned lie on "
        "the neighbour’s side."
    ),
    "what.dolores.announced": "An announcement",
    "what.dolores.announced.is": (
        "What this player says they will show. It is not binding, but the table remembers "
        "whether it was kept; if there are several, only the last one counts."
    ),
    "what.dolores.record": "What is known about a player",
    "what.dolores.record.is": (
        "How often they have kept their word, then how often they have shown each gesture: "
        "{letters}. Announcements are not binding."
    ),
    "what.dolores.shore": "The shore",
    "what.dolores.shore.is": (
        "The line between the two sides. Above and below it lie the cards of this split."
    ),
    "what.dolores.looker": "The lantern",
    "what.dolores.looker.is": (
        "The cards of this split lie face down, and this player alone sees them. What is said "
        "about them may be true or false."
    ),
    "what.dolores.bet": "A bet",
    "what.dolores.bet.is": (
        "A watcher has guessed both gestures. If both are right, they take as many of the "
        "cards as they like, before anyone else."
    ),
    "what.dolores.deck": "Deck and discard",
    "what.dolores.deck.is": (
        "{left} {left:card is|cards are} left in the deck. Dawn is one of its last {last}."
    ),
    "what.dolores.odds": "How near Dawn is",
    "what.dolores.odds.is": (
        "Dawn is one of the last {last} cards of the deck; when it is drawn, the game is over, "
        "unless a Lookout holds it back. {near}"
    ),
    "what.dolores.odds.near": (
        "It can be any of {places} cards; the next draw turns up {soon} of them."
    ),
    "what.dolores.odds.far": (
        "It can be any of {places} cards, none of which the next draw turns up."
    ),
    "what.dolores.odds.past": "It has already been drawn.",
    "what.dolores.where": "Split",
    "what.dolores.where.is": (
        "{one} and {two} split four cards; all others watch. When they are divided, the "
        "neighbour becomes the next donor."
    ),
    "what.dolores.seat": "{who}: {n}",
    "what.dolores.seat.is": (
        "This symbol and colour stand for {who} everywhere; {turn} marks who has to choose. After "
        "each split the neighbour becomes the donor."
    ),
    "what.dolores.loot": "Loot",
    "what.dolores.loot.is": "What each player has won, in collections by type, for all to see.",
    "what.dolores.collection": "{who}’s {kind}: {worth}",
    "what.dolores.collection.is": (
        "The sum of its cards. A second number, in brackets or below, is how many cards there "
        "are. {counts}"
    ),
    "what.dolores.counts.high": "This collection scores now, among the highest.",
    "what.dolores.counts.low": "This collection scores now, among the lowest.",
    "what.dolores.counts.both": (
        "This collection is highest and lowest at once, so it scores twice."
    ),
    "what.dolores.counts.empty": (
        "With no cards it is not a collection, so it cannot be the lowest."
    ),
    "what.dolores.counts.none": (
        "This collection does not score now: only the highest and the lowest do."
    ),
    "what.dolores.kind": "{kind}",
    "what.dolores.kind.is": (
        "One of seven types; a collection is worth the sum of its cards. {high} marks "
        "the highest collections, {low} the lowest, {high}{low} or {both} both: only these score."
    ),
    "what.dolores.bottles": "Bottles",
    "what.dolores.bottles.is": (
        "A bottle, once won, stays face up and may be played when its power allows, in most cases "
        "even in splits between others; Theft works at once and cannot be kept. A bottle that is "
        "never played is worth nothing."
    ),
    "what.dolores.score": "{who}’s score: {n}",
    "what.dolores.score.is": (
        "The highest collection plus the lowest. If several tie for highest or for lowest, they "
        "all count. If all are worth the same, they count twice."
    ),
    "what.dolores.scoring": "Score",
    "what.dolores.scoring.is": (
        "The highest collection plus the lowest. If several tie for highest or for lowest, "
        "they all count. If all are worth the same, they count twice."
    ),
    "what.dolores.deal": "The first loot",
    "what.dolores.deal.is": (
        "Everyone begins with some cards, face up. Goods of one type form a collection."
    ),
    "what.dolores.lanterne": "Before the deal",
    "what.dolores.lanterne.is": (
        "The holder of the Broken lantern may play it now: the cards of this split then lie face "
        "down. Only that player sees them."
    ),
    "what.dolores.draw": "The cards are turned",
    "what.dolores.draw.is": (
        "Two cards for the neighbour’s side, then two for the donor’s. If Dawn is among them, "
        "the game is over unless a Lookout holds it back."
    ),
    "what.dolores.guetteur": "Dawn is drawn",
    "what.dolores.guetteur.is": (
        "Played now, the Lookout holds Dawn back, and the game goes on until the deck is too "
        "short. Without it the game is over at once."
    ),
    "what.dolores.claims": "Describing hidden cards",
    "what.dolores.claims.is": (
        "The player of the lantern may say anything about each card, true or false, once. Nobody "
        "else sees the cards."
    ),
    "what.dolores.window": "Before the gestures",
    "what.dolores.window.is": (
        "A holder of Convoy, Ebb or Eddies may play it now. After each bottle everyone is asked "
        "again."
    ),
    "what.dolores.gestures": "The gestures",
    "what.dolores.gestures.is": (
        "Both choose in secret and show at the same moment: share, fight or dodge. At the table, "
        "“Score changes” says what each pair would bring, except where face-down cards decide (?)."
    ),
    "what.dolores.betting": "Your bet",
    "what.dolores.betting.is": (
        "Guess both gestures, or do not bet. If both are right, you take as many of the "
        "cards as you like, before anyone else; either way the Bet is spent."
    ),
    "what.dolores.reveal": "Do, Lo, Rès",
    "what.dolores.reveal.is": (
        "Both show their gestures at the same moment. The pair decides who gets the cards."
    ),
    "what.dolores.keep": "Keep one of two gestures",
    "what.dolores.keep.is": (
        "With a Trick two gestures were chosen. Now its player sees the other’s gesture and "
        "keeps one."
    ),
    "what.dolores.embrouille": "After the gestures",
    "what.dolores.embrouille.is": (
        "The holder of the Mix-up may cancel the gestures now. The two then choose again over "
        "the same cards."
    ),
    "what.dolores.take": "A bet is won",
    "what.dolores.take.is": (
        "Both gestures were guessed: the watcher takes any of the cards first. The two then divide "
        "what is left."
    ),
    "what.dolores.pick": "First choice",
    "what.dolores.pick.is": (
        "The dodger takes one card from either side. A fighter then gets all the rest; a player "
        "who shares gets what is left on their own side."
    ),
    "what.dolores.settle": "Who gets what",
    "what.dolores.settle.is": "The two gestures decide. What nobody gets is lost.",
    "what.dolores.name": "Two dodges",
    "what.dolores.name.is": (
        "All the cards are lost, and each of the two secretly gives up one of their own "
        "collections. Only the highest and the lowest collections score."
    ),
    "what.dolores.discard": "Two dodges",
    "what.dolores.discard.is": (
        "Each of the two loses the collection they named, whole. A player without a collection "
        "loses none."
    ),
    "what.dolores.theft": "A theft",
    "what.dolores.theft.is": (
        "The thief takes any one goods card from another player. Theft is used the moment it is "
        "won."
    ),
    "what.dolores.lapse": "Nothing to steal",
    "what.dolores.lapse.is": "Nobody else owns goods, so the Theft is discarded.",
    "what.dolores.hand-on": "The next split",
    "what.dolores.hand-on.is": (
        "The neighbour becomes the next donor, and splits the next cards with the player on their "
        "own left."
    ),
    "what.dolores.over": "The game is over",
    "what.dolores.over.is": "The highest score wins. Players with equal scores tie for the win.",
    "what.dolores.doubled": "All worth the same",
    "what.dolores.doubled.is": (
        "All of {who}’s collections are worth the same, so they score twice. So does a single "
        "collection."
    ),
    "what.review.why.dolores": "Better: why the other move is better",
    "what.review.why.dolores.is": (
        "What the better move brings that the one played does not, given what the player knew. The "
        "percentage after a gesture says how likely it was: how often the robot would show it in "
        "the other’s place, corrected for what that player has shown and said so far. A risk named "
        "here is already counted in the chances of the move."
    ),
}
