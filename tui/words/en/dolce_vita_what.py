"""What can be asked about at a table of Dolce Vita: a title, and in `.is` two sentences."""

from typing import Final

WORDS: Final = {
    "what.dolce-vita.good": "{object}",
    "what.dolce-vita.good.is": (
        "This card is worth {worth} at the end. You can own only one object of this category: if "
        "you take another, you must give this one back, even if it was worth more.{marked}"
    ),
    "what.dolce-vita.marked": " {mark} beside it: {who} takes it as things stand.",
    "what.dolce-vita.marked.gain": (
        " {mark}+ beside it: {who} takes it as things stand, for one that is worth less."
    ),
    "what.dolce-vita.marked.loss": (
        " {mark}{minus} beside it: {who} must take it as things stand, for one that is worth more."
    ),
    "what.dolce-vita.money": "{object}",
    "what.dolce-vita.money.is": (
        "Money is never exchanged: you keep all you win. It is worth {worth} at the end."
    ),
    "what.dolce-vita.mark": "Who would get it",
    "what.dolce-vita.mark.is": (
        "The symbol of the player who takes this object as things stand. + or {minus} beside it "
        "marks a forced exchange that gains or loses; ← an object just given back."
    ),
    "what.dolce-vita.column": "Column {column}",
    "what.dolce-vita.column.is": (
        "The highest total under it takes its bottom object, the next total the one above. "
        "Columns are awarded from left to right."
    ),
    "what.dolce-vita.empty": "Column {column}, empty",
    "what.dolce-vita.empty.is": (
        "It still takes cards, but there is nothing to win. It is the place to get rid of a card."
    ),
    "what.dolce-vita.bid": "Total under {column}: {n}",
    "what.dolce-vita.bid.is": (
        "What {who} has placed there, added up. The highest total goes first; equal totals "
        "cancel out."
    ),
    "what.dolce-vita.struck": "A tie under {column}",
    "what.dolce-vita.struck.is": (
        "Equal totals, marked ~\N{NO-BREAK SPACE}~, cancel out: those players take their cards "
        "back and get nothing there. The others are ranked as if the tied players had not been "
        "there."
    ),
    "what.dolce-vita.card": "Number card {n}",
    "what.dolce-vita.card.is": (
        "Counts as {n} under the column where it is placed. Five of the six are placed each round, "
        "and all six come back at the end of the round."
    ),
    "what.dolce-vita.hand": "Number cards in hand",
    "what.dolce-vita.hand.is": (
        "The cards in the hand of {who}; everyone can see them. A player who has placed five keeps "
        "the last one; after a tie, the cards come back for the next round."
    ),
    "what.dolce-vita.kind": "{kind}",
    "what.dolce-vita.kind.is": (
        "One of seven categories; you can own one object of each. The numbers below are in "
        "hundreds of thousands."
    ),
    "what.dolce-vita.owned": "{who}’s {kind}: {worth}",
    "what.dolce-vita.owned.is": (
        "The one object of this category. Taking another replaces it, better or worse."
    ),
    "what.dolce-vita.cash": "{who}’s money: {cash}",
    "what.dolce-vita.cash.is": (
        "Money is never exchanged, and anyone may have any amount of it. It counts in full at "
        "the end."
    ),
    "what.dolce-vita.fortunes": "Fortunes",
    "what.dolce-vita.fortunes.is": (
        "What everyone owns by category, in hundreds of thousands, and the sum. After the last "
        "round the highest sum wins."
    ),
    "what.dolce-vita.score": "{who}’s fortune: {sum}",
    "what.dolce-vita.score.is": (
        "All objects and money added up, with {star} beside the highest sum. After the last "
        "round the highest sum wins; players with equal sums tie for the win."
    ),
    "what.dolce-vita.leader": "Ahead",
    "what.dolce-vita.leader.is": (
        "{star} marks the greatest fortune as things stand. Players with equal sums share the "
        "lead, and at the end tie for the win."
    ),
    "what.dolce-vita.seat": "{who}",
    "what.dolce-vita.seat.is": (
        "This symbol and colour stand for {who} everywhere; {turn} marks whose turn it is. Each "
        "round, the next player clockwise starts."
    ),
    "what.dolce-vita.deal": "The objects",
    "what.dolce-vita.deal.is": (
        "63 of the 66 objects are laid out in seven columns of nine. The bottom object of a "
        "column is always the next to go."
    ),
    "what.dolce-vita.place": "Placing cards",
    "what.dolce-vita.place.is": (
        "In turn everyone puts one number card under a column, until each has one card left. Any "
        "column, as often as you like."
    ),
    "what.dolce-vita.award": "Awarding the columns",
    "what.dolce-vita.award.is": (
        "From left to right: the highest total takes the bottom object, the next the one above. "
        "Equal totals cancel out."
    ),
    "what.dolce-vita.gather": "The round is over",
    "what.dolce-vita.gather.is": (
        "As the next round begins, everyone takes all six number cards back. The next player "
        "clockwise starts it."
    ),
    "what.dolce-vita.over": "The game is over",
    "what.dolce-vita.over.is": (
        "Goods and money are added up. The highest sum wins; players with equal sums tie for the "
        "win."
    ),
    "what.dolce-vita.where": "The round",
    "what.dolce-vita.where.is": (
        "In a round everyone places five cards, then the columns are awarded. This game has "
        "{rounds} rounds."
    ),
    "what.dolce-vita.rotated": "Nobody under {column}",
    "what.dolce-vita.rotated.is": (
        "Nobody has placed a card there, so its bottom object moves to the top. The next round "
        "begins with the one that is at the bottom now."
    ),
}
