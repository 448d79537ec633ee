"""What can be asked about at a table of Der Große Dalmuti: a title, and in `.is` two sentences."""

from typing import Final

WORDS: Final = {
    "what.dalmuti.rank": "{card}, rank {n}",
    "what.dalmuti.rank.is": (
        "It beats the same number of cards of any rank with a higher number: low is good. "
        "The full deck has {n} of {n:it|them}."
    ),
    "what.dalmuti.jester": "Jester",
    "what.dalmuti.jester.is": (
        "Played with other cards it takes their rank. On its own it is a 13, worse than any "
        "Peasant."
    ),
    "what.dalmuti.unseen": "A card you do not see",
    "what.dalmuti.unseen.is": (
        "Both gifts are chosen before either is seen. Only the two concerned ever know the cards."
    ),
    "what.dalmuti.fits": "How it can be played",
    "what.dalmuti.fits.is": (
        "{check} beats what is on the table, + beats it with a Jester, {dot} does not. A number "
        "shows how many you hold or have picked."
    ),
    "what.dalmuti.greater-dalmuti": "Greater Dalmuti",
    "what.dalmuti.greater-dalmuti.is": (
        "First in the order, and leads the first trick. Gives the Greater Peon any two cards and "
        "gets the Peon’s two best."
    ),
    "what.dalmuti.lesser-dalmuti": "Lesser Dalmuti",
    "what.dalmuti.lesser-dalmuti.is": (
        "Second in the order. Gives the Lesser Peon any {tax:one card|two cards} and gets as "
        "many of the Peon’s best."
    ),
    "what.dalmuti.merchant": "Merchant",
    "what.dalmuti.merchant.is": (
        "In the middle of the order. A Merchant neither pays taxes nor gets any."
    ),
    "what.dalmuti.lesser-peon": "Lesser Peon",
    "what.dalmuti.lesser-peon.is": (
        "Last but one in the order. Gives their {tax:best card|two best cards} to the Lesser "
        "Dalmuti, who chooses what to give back."
    ),
    "what.dalmuti.greater-peon": "Greater Peon",
    "what.dalmuti.greater-peon.is": (
        "Last in the order, on the stool. Gives their two best cards to the Greater Dalmuti and "
        "gets any two back; with both Jesters, may reverse the whole order."
    ),
    "what.dalmuti.seat": "{who}",
    "what.dalmuti.seat.is": (
        "This symbol and colour stand for {who} everywhere; {turn} marks whose turn it is. The "
        "seats follow the social order, clockwise."
    ),
    "what.dalmuti.cards": "Cards in hand: {n}",
    "what.dalmuti.cards.is": (
        "How many cards {who} still holds. The first player to get rid of them all sits highest in "
        "the next hand."
    ),
    "what.dalmuti.out": "Out",
    "what.dalmuti.out.is": (
        "{who} has played their last card. The order of going out is the order of the next hand."
    ),
    "what.dalmuti.move": "The last move",
    "what.dalmuti.move.is": (
        "What {who} did last in this trick. A player who has passed may still play on a later turn."
    ),
    "what.dalmuti.turn": "The turn",
    "what.dalmuti.turn.is": (
        "“to play”: it is the turn of {who}, who beats the cards on the table or passes. “leads”: "
        "{who} begins the trick."
    ),
    "what.dalmuti.choosing": "Before the first trick",
    "what.dalmuti.choosing.is": (
        "“chooses” means that {who} is still deciding. The Greater and the Lesser Dalmuti choose "
        "the cards to give."
    ),
    "what.dalmuti.drawn": "The card drawn",
    "what.dalmuti.drawn.is": (
        "What {who} drew for a seat; the player with the best card becomes the Greater Dalmuti. = "
        "marks a tie: those players draw again."
    ),
    "what.dalmuti.risen": "What the hand brought",
    "what.dalmuti.risen.is": (
        "The arrow shows how many places {who} moved, {up} up or {down} down; after it come the "
        "points. The order of going out is the new order."
    ),
    "what.dalmuti.pile": "The pile",
    "what.dalmuti.pile.is": (
        "To beat it, play exactly as many cards of a better rank. When everyone else has passed, "
        "one after another, the last to have played leads the next trick."
    ),
    "what.dalmuti.exchange": "The taxes",
    "what.dalmuti.exchange.is": (
        "What is given stands beside what comes back; only the two concerned see it. Jesters count "
        "as the worst cards here, so a Peon keeps them."
    ),
    "what.dalmuti.points": "Points",
    "what.dalmuti.points.is": (
        "Players who go out score one point for each player who still holds cards. After the "
        "last hand, the player with the most points wins."
    ),
    "what.dalmuti.score": "{who}: {points} {points:point|points}",
    "what.dalmuti.score.is": (
        "The sum of all hands so far, with {star} beside the highest. After the last hand, the "
        "player with the most points wins."
    ),
    "what.dalmuti.hands": "Points by hand",
    "what.dalmuti.hands.is": (
        "What each of the last hands brought; the number of the hand is above it. The last "
        "player left scores nothing but philanthropy points."
    ),
    "what.dalmuti.leader": "Ahead",
    "what.dalmuti.leader.is": (
        "{star} marks the player with the most points. Players with equal points share the lead, "
        "and at the end tie for the win."
    ),
    "what.dalmuti.draw": "Drawing for seats",
    "what.dalmuti.draw.is": (
        "Everyone draws a card: the player with the best becomes the Greater Dalmuti, the one with "
        "the worst the Greater Peon. Tied players draw again for these seats."
    ),
    "what.dalmuti.deal": "The deal",
    "what.dalmuti.deal.is": (
        "All cards are dealt one by one, clockwise from the Greater Dalmuti. Some may get one "
        "more than others."
    ),
    "what.dalmuti.send": "A misdeal",
    "what.dalmuti.send.is": (
        "A card was dealt face up by mistake: the Greater Dalmuti sends it to the player it was "
        "meant for, or to the Greater Peon. If the Peon gets it, the other player gets another "
        "card instead."
    ),
    "what.dalmuti.gift": "Choose your gift",
    "what.dalmuti.gift.is": (
        "Give any cards you like; you get the Peon’s best, unless somebody calls a revolution "
        "first. You choose before you see them, so keep what goes together."
    ),
    "what.dalmuti.tax": "The taxes",
    "what.dalmuti.tax.is": (
        "The Greater and the Lesser Dalmuti give cards of their choice and get as many of their "
        "Peons’ best cards. Only the two concerned know which."
    ),
    "what.dalmuti.revolution": "Both Jesters",
    "what.dalmuti.revolution.is": (
        "A revolution: no taxes in this hand. Called by the Greater Peon, it also reverses the "
        "whole order, the last becoming first."
    ),
    "what.dalmuti.lead": "To lead",
    "what.dalmuti.lead.is": (
        "The leader plays any number of cards of one rank and may not pass. The others then need "
        "just as many of a better rank."
    ),
    "what.dalmuti.beat": "Beat it or pass",
    "what.dalmuti.beat.is": (
        "You need exactly as many cards, of a lower number. You may pass even if you could play, "
        "and still play on a later turn."
    ),
    "what.dalmuti.sweep": "The trick is over",
    "what.dalmuti.sweep.is": (
        "Everyone else has passed, one after another. The last to play leads or, if that player is "
        "out, the next to the left who still has cards."
    ),
    "what.dalmuti.count": "The hand is over",
    "what.dalmuti.count.is": (
        "Only one player still holds cards. The order of going out is the new order: the first "
        "is the next Greater Dalmuti, the last the Greater Peon."
    ),
    "what.dalmuti.over": "The match is over",
    "what.dalmuti.over.is": (
        "The points of all hands are added up. The player with the most points wins; players "
        "with equal points tie for the win."
    ),
    "what.dalmuti.where": "Hand and trick",
    "what.dalmuti.where.is": (
        "A hand is one deal, played until one player is left with cards; a trick ends when "
        "everyone but the last to play has passed. This match has {hands} {hands:hand|hands}."
    ),
    "what.dalmuti.greater": "Greater Revolution",
    "what.dalmuti.greater.is": (
        "The Greater Peon held both Jesters: the whole order is reversed, the last becoming "
        "first. No taxes in this hand."
    ),
    "what.review.known.dalmuti": "What each move was worth",
    "what.review.known.dalmuti.is": (
        "The place in this hand to which each move led on average (1 is best), given what its "
        "player knew, best first; {mark} is the one played, {grades}. The difference is how many "
        "places it cost; ± is the margin of error. If some moves are not listed, the last line "
        "counts those that were weighed. With philanthropy points, a point counts as a place."
    ),
    "what.review.why.dalmuti": "Better: why the other move is better",
    "what.review.why.dalmuti.is": (
        "What the better move brings that the one played does not, given what the player knew. "
        "What can still go wrong with it is already counted in its average place."
    ),
    "what.review.counted.dalmuti": "Costly moves by grade",
    "what.review.counted.dalmuti.is": (
        "Inaccuracy (?!), mistake (?) and blunder (??): a move that made the average place in "
        "the hand worse by at least {inaccuracy}, {mistake} or {blunder}. On the timeline one "
        "question mark stands before each mistake and each blunder."
    ),
}
