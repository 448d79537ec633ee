"""The words of Dolce Vita. Categories: 1 house to 7 trip, 8 money."""

from typing import Final

WORDS: Final = {
    "dv.name.1": "house",
    "dv.name.1:that": "one",
    "dv.name.2": "car",
    "dv.name.2:that": "one",
    "dv.name.3": "boat",
    "dv.name.3:that": "one",
    "dv.name.4": "horse",
    "dv.name.4:that": "one",
    "dv.name.5": "jewel",
    "dv.name.5:that": "one",
    "dv.name.6": "watch",
    "dv.name.6:that": "one",
    "dv.name.7": "trip",
    "dv.name.7:that": "one",
    "dv.name.8": "money",
    "dv.name.8:the": "money card",
    "dv.object": "{name}\N{NO-BREAK SPACE}{worth}",
    "dv.object:the": "the {worth} {name}",
    "dv.object:that": "the {worth} {name:that}",
    "dv.short.1": "Ho",
    "dv.short.2": "Ca",
    "dv.short.3": "Bo",
    "dv.short.4": "Hr",
    "dv.short.5": "Je",
    "dv.short.6": "Wa",
    "dv.short.7": "Tr",
    "dv.round": "round {round} of {rounds}",
    "dv.begins": "{who} starts",
    "dv.dealing": "the objects are laid out",
    "dv.asked.place": "{who}, place a card",
    "dv.asked.wait": "{who} is placing a card",
    "dv.asked.award": "awarding column {column}",
    "dv.asked.gather": "everyone takes their cards back",
    "dv.asked.over": "the game is over",
    "dv.fortunes": "Fortunes",
    "dv.sum": "sum",
    "dv.hand": "hand",
    "dv.missing.card": "Choose a number card ({cards}).",
    "dv.missing.column": "Choose a column first (A–G).",
    "key.dv.card": "card",
    "key.dv.card.help": "Pick the number card to place.",
    "key.dv.column": "column",
    "key.dv.column.help": "Pick the column to place it under.",
    "key.dv.place": "place",
    "key.dv.place.help": "Place the selected number card under the selected column.",
    "key.dv.left": "column to the left",
    "key.dv.left.help": "Pick the column to the left.",
    "key.dv.right": "column to the right",
    "key.dv.right.help": "Pick the column to the right.",
    "key.dv.lower": "lower card",
    "key.dv.lower.help": "Pick the next lower card in your hand.",
    "key.dv.higher": "higher card",
    "key.dv.higher.help": "Pick the next higher card in your hand.",
    "dv.button": "{key}: place",
    "dv.choose": "Choose a number card ({cards}) and a column (A–G).",
    "dv.choose.column": "{card} under which column? (A–G)",
    "dv.choose.card": "Column {column}: which number card? ({cards})",
    "dv.place": "{card} under {column}?",
    "dv.would.take": "As things stand, you win {object:the}",
    "dv.would.replace": "As things stand, {object:the} replaces {old:that}",
    "dv.would.nothing": "As things stand, nothing is left for you",
    "dv.would.tie": "Tie with {who}: both cancel out",
    "dv.would.ties": "Tie with {who}: all cancel out",
    "dv.would.dump": "An empty column: nothing to win",
    "dv.tell.deal": "63 objects in 7 columns",
    "dv.tell.round": "Round {round}",
    "dv.tell.place": "{who} places {card} under {column}",
    "dv.tell.column": "Column {column}",
    "dv.tell.take": "{who} takes {object:the}",
    "dv.tell.exchange": "{who} takes {object:the}, gives back the {old} one",
    "dv.tell.with": "{who} (with {n})",
    "dv.tell.nothing": "{who} gets nothing: the column is empty",
    "dv.tell.struck": "{who} tie and cancel out",
    "dv.tell.tied": "{who} tie at {n} and cancel out",
    "dv.tell.rotate": "no card: the bottom object goes to the top",
    "dv.tell.stays": "the column stays as it is",
    "dv.tell.both": "{first}; {second}",
    "dv.tell.empty": "nothing there",
    "dv.chart": "Fortunes by round (×100,000)",
    "illegal.dolce-vita.placing": "The players are still placing cards.",
    "illegal.dolce-vita.no-such-place": "There is no such card or column.",
    "illegal.dolce-vita.card-not-in-hand": "You no longer hold the {card}.",
    "illegal.dolce-vita.not-this-column": "Another column is awarded first.",
    "illegal.dolce-vita.round-not-over": "The round is not over.",
    "illegal.dolce-vita.dealt-already": "The objects have already been dealt.",
    "illegal.dolce-vita.impossible-deal": "These objects cannot be dealt.",
    "option.dolce-vita.hundreds": "Money cards worth 100,000 (of 17)",
    "option.dolce-vita.first": "First player",
    "option.dolce-vita.first.seat-1": "seat 1",
    "option.dolce-vita.first.random": "random",
    "game.dolce-vita": "Dolce Vita",
    "help.table.dolce-vita": (
        "Under a column, “4+3=7” stands for two cards and their total; where room is short, “=7” "
        "stands for the total of several cards."
    ),
    # The lesson
    "guide.dv.columns": (
        "Seven columns, A to G, mix houses, cars, boats, horses, jewels, watches and trips. In the "
        "end the greatest fortune wins. Each round you place five number cards under columns; "
        "then, column by column, the highest total takes the bottom object, the next total the one "
        "above it."
    ),
    "guide.dv.first": (
        "You are {me}. The 700,000 house is at the bottom of A. Press *5*, then *A*: the line "
        "under your cards shows what that would win as things stand. *{@dolce-vita.commit:Enter}* "
        "places the card; *{@dolce-vita.cancel:Esc}* would clear the choice."
    ),
    "guide.dv.tie": (
        "There is a 600,000 horse in B, and a 4 is already there. Press *4* and *B* and read the "
        "preview: equal totals cancel out. So for B press *6* instead, then "
        "*{@dolce-vita.commit:Enter}*."
    ),
    "guide.dv.alone": (
        "Nobody is in G, where 200,000 in money is at the bottom. With no rival, even a 1 takes "
        "it. Press *1*, *G*, *{@dolce-vita.commit:Enter}*."
    ),
    "guide.dv.signs": (
        "Read the symbols. The symbol beside an object is that of the player who would take it as "
        "things stand; yours is {me}. In D two totals are equal: they stand between "
        "~\N{NO-BREAK SPACE}~ and win nothing."
    ),
    "guide.dv.sum": (
        "Your cards under a column add up. Strengthen your 5 in A: press *2*, *A*, "
        "*{@dolce-vita.commit:Enter}*, and your total there is 7."
    ),
    "guide.dv.struck": (
        "Look at D: two 5s, which cancel out if nothing is added. Then your 3 would be highest "
        "and win a 700,000 jewel. Press *3*, *D*, *{@dolce-vita.commit:Enter}*."
    ),
    "guide.dv.award": (
        "Every player has placed five cards and keeps one. Now the columns are awarded from left "
        "to right. Press *{@dolce-vita.commit:Enter}* and watch A."
    ),
    "guide.dv.column-a": (
        "Your 7 took the house, the 3 the car above it, the 2 the boat. Under “Fortunes”, the 7 in "
        "the house column of your line means 700,000; {leads} marks the greatest fortune. Next is "
        "B, where two 4s tie."
    ),
    "guide.dv.column-b": (
        "The 4s cancelled out and are back in both hands, and your 6 took the horse. Next is C, "
        "where only {other} has a card. That player already owns a car: the + beside the "
        "symbol means that this one is worth more."
    ),
    "guide.dv.column-c": (
        "You can own only one object of each category; money is the exception: you keep all of "
        "it. The new car is kept, better or worse, and the old one goes to the top of C. So "
        "winning an object can also cost you."
    ),
    "guide.dv.column-d": (
        "Both 5s cancelled out, and your 3 took the 700,000 jewel. Three more columns; then "
        "everyone takes all their cards back. Where nobody placed a card, the bottom object moves "
        "to the top of its column."
    ),
    "guide.dv.end": (
        "That was a round: 2,200,000 for you, written as 22. Three players play six rounds (four "
        "play four, five play five); then the greatest fortune wins, and equal fortunes tie for "
        "the win. At any time, *?* (or *F1*) explains every key."
    ),
    # Hints and the review
    "hint.worth.dolce-vita": "chance of winning the game",
    "dv.given": "{object} (which {who} gives back)",
    "dv.won-first": " (by then probably won in column {column})",
    "dv.standing.ahead": ("you are {amount} ahead of {who}, in round {n} of {of}"),
    "dv.standing.ahead.theirs": ("{mover} is {amount} ahead of {who}, in round {n} of {of}"),
    "dv.standing.behind": ("you are {amount} behind {who}, in round {n} of {of}"),
    "dv.standing.behind.theirs": ("{mover} is {amount} behind {who}, in round {n} of {of}"),
    "dv.standing.level": ("you are level with {who}, in round {n} of {of}"),
    "dv.standing.level.theirs": ("{mover} is level with {who}, in round {n} of {of}"),
    "dv.standing.last.ahead": (
        "in the last round; as things stand you finish {amount} ahead of {who}"
    ),
    "dv.standing.last.ahead.theirs": (
        "in the last round; as things stand {mover} finishes {amount} ahead of {who}"
    ),
    "dv.standing.last.behind": (
        "in the last round; as things stand you finish {amount} behind {who}"
    ),
    "dv.standing.last.behind.theirs": (
        "in the last round; as things stand {mover} finishes {amount} behind {who}"
    ),
    "dv.standing.last.level": "in the last round; as things stand you finish level with {who}",
    "dv.standing.last.level.theirs": (
        "in the last round; as things stand {mover} finishes level with {who}"
    ),
    "dv.could.place": "{card} under column {column}",
    "dv.could.place.brief": "{card} under {column}",
    # Line by line
    "dv.plain.columns": (
        "The columns from the bottom up, with the objects that can be won this round:"
    ),
    "dv.plain.more": "{n} more above",
    "dv.plain.column": "{column}: {things}",
    "dv.plain.bids": "{column}; cards: {bids}",
    "dv.plain.bid": "{who}\N{NO-BREAK SPACE}{cards}",
    "dv.plain.nothing": "nothing yet",
    "dv.plain.fortune": "{who}: {owned}; {sum} in all",
    "dv.plain.fortunes": "Fortunes: {fortunes}",
    "dv.plain.hand": "Your cards: {cards}.",
    "dv.plain.how": (
        "Type a card and a column, such as 3 C. Add a question mark (3 C?) to hear first what it "
        "would win; C alone describes the column."
    ),
    "outlook.end.dolce-vita": "Round {n}",
    "review.unit.dolce-vita": "Chances of winning, in %",
    "review.open.dolce-vita": "Quick estimate",
    "outlook.open.dolce-vita": "quick estimate",
    "what.review.open.dolce-vita": "Chances of the position",
    "what.review.open.dolce-vita.is": (
        "How the game stands, estimated by quickly playing the round out many times, with all "
        "players equally good. Moves are judged by a longer search."
    ),
    # The bundled examples
    "sample.dv-e1": "Equal totals cancel out",
    "sample.dv-e1.about": (
        "In the first column Rossa and Gialla both have 3: they take their cards back. Verde’s 4 "
        "takes the jewel, Blu’s 1 the house above it."
    ),
    "sample.dv-e2": "The highest total goes first",
    "sample.dv-e2.about": (
        "In the last column Rossa is ahead of Gialla, and Gialla of Verde: from the bottom up they "
        "take the watch, then 100,000 twice."
    ),
    "sample.dv-e3": "A second car replaces the first",
    "sample.dv-e3.about": (
        "Verde owns the 400,000 car and wins the 700,000 one: the old one goes to the top of that "
        "column."
    ),
    "option.dolce-vita.hundreds.help": (
        "How many of the 17 money cards are worth 100,000; the others are worth 200,000."
    ),
    "option.dolce-vita.first.help": "Who starts: the player in seat 1, or a random one.",
}
