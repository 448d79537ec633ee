"""The rules of Dolce Vita, told anew; behind each piece the rulings and options it tells."""

from typing import Final

from tui.words.prose import Section, example, item, ruling, text

RULES: Final = (
    Section(
        "What it is about",
        (
            text(
                "Seven columns of fine things lie on the table: houses, boats, jewels, and now "
                "and then a bundle of money. Round after round you bid for them with the same six "
                "cards. The player with the greatest *fortune* after the last round wins.",
                "DV15",
            ),
        ),
    ),
    Section(
        "On the table",
        (
            item(
                "*49 luxury objects.* Seven categories: house, car, boat, horse, jewel, watch, "
                "trip. Each has one card of every value from 100,000 to 700,000, in steps of "
                "100,000.",
                "DV1",
            ),
            item(
                "*17 money cards* of 100,000 or 200,000.",
                "DV1",
            ),
            item(
                "*Six number cards* for each player, 1 to 6, in the player’s own colour.",
                "DV2",
            ),
            text(
                "63 of these 66 objects are dealt face up into seven columns of nine, "
                "A\N{NO-BREAK SPACE}to\N{NO-BREAK SPACE}G. The bottom object of a column is always "
                "the next to go.",
                "DV3",
            ),
            ruling(
                "Nine money cards are worth 100,000 and eight are worth 200,000. You can choose "
                "another mix for a new game.",
                "DV1 hundreds",
            ),
            ruling(
                "Nobody sees the three objects left over. Everyone can see the number cards in "
                "all hands.",
                "DV2 DV3",
            ),
        ),
    ),
    Section(
        "Rounds",
        (
            item(
                "Three players: *six* rounds.",
                "DV4",
            ),
            item(
                "Four players: *four* rounds.",
                "DV4",
            ),
            item(
                "Five players: *five* rounds.",
                "DV4",
            ),
            text(
                "A round has two halves: first all players place their cards (§4), then the "
                "columns are awarded one after the other (§5). The next round starts with the "
                "next player clockwise.",
                "DV5 DV6 DV8",
            ),
            ruling(
                "Seat 1 starts the first round, or a random player if you choose that for a new "
                "game.",
                "DV5 first",
            ),
        ),
    ),
    Section(
        "Placing cards",
        (
            text(
                "Taking turns clockwise, each player puts *one* number card face up under a "
                "column, until everyone has a single card left. That makes five placements each "
                "round. You may pile all your cards up under one column or spread them over "
                "several.",
                "DV6",
            ),
            ruling(
                "A column that has run out of objects still takes cards. Nothing can be won "
                "there: it is the place to get rid of a card.",
                "DV7",
            ),
        ),
    ),
    Section(
        "Awarding the columns",
        (
            text(
                "The columns are awarded from left to right, A to G, each in the same way:",
                "DV8",
            ),
            item(
                "Each player’s cards there are *added up*. If you have no card there, you take no "
                "part.",
                "DV8",
            ),
            item(
                "*Equal totals* cancel out: those players take their cards back for the next "
                "round, and the others are ranked as if they had not been there.",
                "DV9",
            ),
            item(
                "The highest total takes the *bottom* object, the next total the one that is then "
                "at the bottom, and so on down the ranking.",
                "DV10",
            ),
            item(
                "If nobody has placed a card there, the bottom object moves to the top.",
                "DV11",
            ),
            ruling(
                "Three or more equal totals cancel out just like two. If that leaves nobody, the "
                "column stays as it is.",
                "DV9 DV11",
            ),
            ruling(
                "If no object is left when your turn comes, you get nothing.",
                "DV10",
            ),
            example(
                "Rossa 3, Gialla 3, Verde 4, Blu 1. At the bottom is a 200,000 jewel, above it a "
                "300,000 house.\n"
                "Rossa and Gialla tie: both are out.\n"
                "Verde has the most and takes the *jewel*.\n"
                "Blu, with a mere 1, takes the *house*, which is worth more.",
                "DV9 DV10",
                "dv-e1",
            ),
            example(
                "Rossa 6, Gialla 4, Verde 2. From the bottom: watch 400,000, money 100,000, money "
                "100,000.\n"
                "Rossa takes the *watch*, then Gialla and Verde *100,000* each.",
                "DV10",
                "dv-e2",
            ),
        ),
    ),
    Section(
        "One of each",
        (
            text(
                "You can own only one object of each category. If you take a second one, you "
                "*must* exchange the old one for it, for better or for worse; the old one goes to "
                "the top of the column the new one came from.",
                "DV12",
            ),
            text(
                "Money is never exchanged; you may have any amount of it.",
                "DV13",
            ),
            ruling(
                "The old one goes back at once, before the next player takes from that column "
                "(§5). In a short column it may go straight to somebody else.",
                "DV12",
            ),
            example(
                "You own the 400,000 car and win the 700,000 car.\n"
                "The 700,000 is yours and the 400,000 goes to the top of that column: *+300,000*.",
                "DV12",
                "dv-e3",
            ),
            example(
                "You own the 600,000 boat, and the object you win is the 200,000 boat.\n"
                "You have to take it: *−400,000*. The table shows this in red before you place "
                "the card.",
                "DV12",
            ),
        ),
    ),
    Section(
        "The end",
        (
            text(
                "After column G, all players hold all six cards again, and the next round begins. "
                "After the last round, goods and money are added up: the "
                "*highest sum* wins.",
                "DV14 DV15",
            ),
            ruling(
                "Players with equal sums tie for the win.",
                "DV15",
            ),
        ),
    ),
    Section(
        "At this table",
        (
            item(
                "Type a *number* from 1 to 6 and the *letter* of a column, in either order, then "
                "*Enter*; or click on the card and the column.",
            ),
            item(
                "Beside each object is the symbol of the player who would take it as things stand, "
                "with + or − where a forced exchange gains or loses. What you have "
                "picked is counted before you place it.",
            ),
            item(
                "Totals that tie are crossed out and stand between ~\N{NO-BREAK SPACE}~. "
                "Where room is short, =7 stands for several cards whose total is 7.",
            ),
            item(
                "⚑ beside a sum marks the greatest fortune.",
            ),
            item(
                "*U* undoes your last move, as long as no other person has moved since. *L* goes "
                "to the log and back; *?* lists the keys that work now. The game is saved "
                "after every move.",
            ),
        ),
    ),
)
