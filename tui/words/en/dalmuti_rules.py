"""The rules of Der Große Dalmuti, told anew. House rulings are those of the project's rule list."""

from typing import Final

from tui.words.prose import Section, example, item, ruling, text

RULES: Final = (
    Section(
        "What it is about",
        (
            text(
                "A feudal society sits round the table, from the *Greater Dalmuti* in the best "
                "chair down to the *Greater Peon* on a stool. Everybody wants to be rid of his "
                "cards. The sooner you are, the higher you sit in the next hand, and the higher "
                "one sits, the kinder the world is.",
            ),
        ),
    ),
    Section(
        "The cards",
        (
            text(
                "The number on a card is its rank, and *low is good*. It also tells how many of "
                "the kind there are: one 1, two 2s, and so on to twelve 12s. With the two Jesters "
                "that makes 80 cards.",
            ),
            item(
                "1 Dalmuti, 2 Archbishop, 3 Earl, 4 Baroness, 5 Abbess, 6 Knight",
            ),
            item(
                "7 Seamstress, 8 Mason, 9 Cook, 10 Shepherdess, 11 Stonecutter, 12 Peasant",
            ),
            text(
                "A *Jester* played along with other cards takes their rank. On its own it is a "
                "13, worse than any peasant.",
            ),
            ruling(
                "Two Jesters played without any other card are two cards of rank 13.",
            ),
        ),
    ),
    Section(
        "Places",
        (
            text(
                "For the first hand everybody draws a card: the best one makes the Greater "
                "Dalmuti, the next one the Lesser Dalmuti at his left; the last two are the "
                "Lesser Peon and the Greater Peon, and whoever is in between is a merchant.",
            ),
            ruling(
                "A Jester is the worst card to draw. If cards are equal, all drawn cards go back, "
                "and the players concerned draw again for their places.",
            ),
            text(
                "Here all sit *clockwise in that order*: the better half above the table, the "
                "others back below it. A crown, a toga, top hats and woollen caps tell who is who.",
            ),
            example(
                "Drawn: Amide 12, Christian 6, Sandra 1, Diana 12, Anton 2.\n"
                "Amide and Diana draw again: a 5 and a Jester.\n"
                "Order: *Sandra, Anton, Christian, Amide, Diana*.",
            ),
        ),
    ),
    Section(
        "Deal, tax and revolution",
        (
            text(
                "The Greater Peon shuffles, deals and clears the tricks away. All cards are dealt "
                "one by one, beginning with the Greater Dalmuti. Some may get one more than "
                "others.",
            ),
            item(
                "*Tax.* The Greater Dalmuti gives the Greater Peon any two cards and gets the "
                "Peon’s two best. The Lesser Dalmuti does likewise with the Lesser Peon.",
            ),
            item(
                "*Revolution.* Whoever is dealt both Jesters may call one: nobody pays tax in "
                "this hand. If it is the Greater Peon, the whole order is turned round as well, "
                "and everybody changes places with whom he faces.",
            ),
            ruling(
                "Gifts are chosen before the Peon’s cards are seen. Among best cards Jesters "
                "count as the worst.",
            ),
            ruling(
                "A Dalmuti who holds both Jesters either calls a revolution or chooses a gift. "
                "Once the gift is chosen, it is too late to call.",
            ),
            ruling(
                "Nobody learns who might have called a revolution and did not. What was given is "
                "known to the two concerned alone.",
            ),
            ruling(
                "The Lesser Dalmuti’s tax is two cards. One card, as some rules have it, can be "
                "chosen for a new game.",
            ),
        ),
    ),
    Section(
        "Playing",
        (
            text(
                "The Greater Dalmuti leads the first trick with as many cards of one rank as he "
                "likes. Clockwise, everybody either beats what lies there, with *just as many* "
                "cards of a *better* rank, or passes.",
            ),
            text(
                "Who has passed may still play when his turn comes again. The trick is over when "
                "all others have passed one after the other; whoever played last leads the next.",
            ),
            text(
                "Whoever has played his last card is *out*. If nobody beats it, the next one to "
                "the left who still has cards leads.",
            ),
            ruling(
                "Whoever leads may not pass.",
            ),
            example(
                "Sandra leads four Stonecutters (11). All pass, and she leads again.\n"
                "Whoever holds five Cooks (9) may play *four* of them on it, not five.",
            ),
            example(
                "Sandra leads 3 × 12, Anton plays 3 × 10, Christian passes, Amide plays 3 × 8, "
                "Diana passes.\n"
                "Sandra plays 3 × 6: two Knights and a *Jester*. Anton and Christian pass.\n"
                "Amide plays 3 × 5, all pass: Amide leads.",
            ),
            example(
                "Amide leads a Cook (9), Sandra plays a Mason (8), Anton an Archbishop (2).\n"
                "Christian has a Jester but nothing to play it with: he passes, like all the "
                "others. Anton leads.",
            ),
        ),
    ),
    Section(
        "Hand and match",
        (
            text(
                "A hand is over when only one still holds cards. In the order of going out all "
                "take their *new places*: the first is the next Greater Dalmuti, the one left "
                "over the next Greater Peon.",
            ),
            text(
                "Going out scores as many *points* as there are players who still hold cards.",
            ),
            ruling(
                "A match is 1 to 20 hands, usually five. Most points win; equal points share the "
                "victory.",
            ),
        ),
    ),
    Section(
        "Options",
        (
            item(
                "*First hand without tax.* Only the Greater Peon may then call a revolution, "
                "the greater one.",
            ),
            item(
                "*Short deck.* No 11s and no 12s with four players, no 12s with five.",
            ),
            item(
                "*Philanthropy.* One more point for the Greater Dalmuti if his Peon climbs in "
                "this hand, and likewise for the Lesser Dalmuti and his.",
            ),
            item(
                "*Misdeals.* Now and then a card is dealt face up. The Greater Dalmuti decides: "
                "to whom it was meant for, or to the Greater Peon; then the other gets another.",
            ),
            ruling(
                "A misdeal happens in about one hand out of ten.",
            ),
            ruling(
                "After a greater revolution philanthropy counts by the new order.",
            ),
        ),
    ),
    Section(
        "At this table",
        (
            item(
                "Type the *number* of a rank (1 then 0 for 10), or go to it with *left* and "
                "*right*, or click on it. *Enter* plays what is shown, *Escape* drops it.",
            ),
            item(
                "Leading, *up* and *down* change how many. *J* adds a Jester or takes it back. "
                "*P* passes.",
            ),
            item(
                "In the tax, *up* gives a card of the rank under the cursor and *down* keeps it.",
            ),
            item(
                "When nothing of yours can be played, you pass without being asked. The settings "
                "change that.",
            ),
        ),
    ),
)
