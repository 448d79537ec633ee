"""The rules of Dolce Vita, told anew. House rulings are those of the project's rule list."""

from typing import Final

from tui.words.prose import Section, example, item, ruling, text

RULES: Final = (
    Section(
        "What it is about",
        (
            text(
                "Seven columns of fine things lie on the table: houses, boats, jewels, and now "
                "and then a bundle of money. Round after round you bid for them with the same "
                "six cards. Whoever has made the greatest *fortune* after the last round wins.",
            ),
        ),
    ),
    Section(
        "On the table",
        (
            item(
                "*49 goods.* Seven categories: house, car, boat, horse, jewel, watch, holiday. "
                "Each has one card of every value from 100,000 to 700,000.",
            ),
            item(
                "*17 money cards* of 100,000 or 200,000.",
            ),
            item(
                "*Six number cards* for each player, 1 to 6.",
            ),
            text(
                "63 of these 66 objects are dealt face up into seven columns of nine, A to G. "
                "The lowest of a column is always the next to go.",
            ),
            ruling(
                "Nine money cards are worth 100,000 and eight 200,000. Another split can be "
                "chosen for a new game.",
            ),
            ruling(
                "The three objects that are left out are shown to nobody. Number cards in hand "
                "are open to all.",
            ),
        ),
    ),
    Section(
        "Rounds",
        (
            item("Three players: *six* rounds."),
            item("Four players: *four* rounds."),
            item("Five players: *five* rounds."),
            text(
                "A round has two halves: first all place their cards, then the columns are "
                "awarded one after the other. The next round is begun by the next player "
                "clockwise.",
            ),
            ruling(
                "The first round is begun by seat 1, or by anyone if you let chance decide.",
            ),
        ),
    ),
    Section(
        "Placing cards",
        (
            text(
                "Clockwise, everybody puts *one* number card face up under a column, again and "
                "again, until each has a single card left. That makes five placements a round. "
                "You may pile up everything under one column or be present everywhere.",
            ),
            ruling(
                "A column that has run out of objects still takes cards. Nothing can be won "
                "there: it is the place to get rid of a card.",
            ),
        ),
    ),
    Section(
        "Awarding the columns",
        (
            text(
                "From A to G, every column goes through the same steps.",
            ),
            item(
                "Each player’s cards there are *added up*. Without a card one takes no part.",
            ),
            item(
                "*Equal totals* strike each other out: those players take their cards back, and "
                "the others are ranked as if they had not been there.",
            ),
            item(
                "The highest total takes the object at the *bottom*; the next takes the one "
                "that is lowest now, and so on down the ranking.",
            ),
            item(
                "If nobody has placed a card there, the lowest object moves to the top.",
            ),
            ruling(
                "Three or more equal totals strike each other out like two. If everybody is "
                "struck out, the column stays as it is.",
            ),
            ruling(
                "Whoever finds no object left in a column gets nothing.",
            ),
            example(
                "Red 3, Yellow 3, Green 4, Blue 1. Lowest is a jewel of 200,000, above it a "
                "house of 300,000.\n"
                "Red and Yellow are equal: both are out.\n"
                "Green has the most and takes the *jewel*.\n"
                "Blue, with a mere 1, takes the *house*, which is worth more.",
            ),
            example(
                "Red 7, Yellow 5, Green 2. From the bottom: watch 400,000, money 100,000, money "
                "100,000.\n"
                "Red takes the *watch*, then Yellow and Green *100,000* each.",
            ),
        ),
    ),
    Section(
        "One of each",
        (
            text(
                "Nobody owns two goods of one category. Whoever takes a second one *must* "
                "exchange, for better or for worse: the new one stays, the old one goes on top "
                "of the column that the new one came from.",
            ),
            text(
                "Money is never exchanged; you may have any amount of it.",
            ),
            ruling(
                "The old one goes back at once, before the next player takes. In a short column "
                "it may go straight to somebody else.",
            ),
            example(
                "You own the car of 400,000 and win the car of 700,000.\n"
                "The 700,000 is yours, the 400,000 goes on top of that column: *+ 300,000*.",
            ),
            example(
                "You own the boat of 600,000, and the boat of 200,000 is next in the column "
                "that you win.\n"
                "You have to take it: *− 400,000*. The table shows this in red before you "
                "place the card.",
            ),
        ),
    ),
    Section(
        "The end",
        (
            text(
                "After column G everybody takes all six cards back, and the next round begins. "
                "After the last round goods and money are added up: the *highest sum* wins.",
            ),
            ruling("Equal sums share the victory."),
        ),
    ),
    Section(
        "At this table",
        (
            item(
                "Type a *number* from 1 to 6 and the *letter* of a column, in either order, "
                "then *Enter*; or click on the card and the column.",
            ),
            item(
                "Beside the objects stands the sign of whoever would get them as it is now. "
                "What you have picked is counted in before you play it.",
            ),
            item(
                "Totals that tie are struck out.",
            ),
        ),
    ),
)
