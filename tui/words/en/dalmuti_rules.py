"""The rules of Der Große Dalmuti, told anew; behind each piece the rulings and options it tells."""

from typing import Final

from tui.words.prose import Section, example, item, ruling, text

RULES: Final = (
    Section(
        "What it is about",
        (
            text(
                "In English this game is called The Great Dalmuti. A feudal society sits round "
                "the table, from the *Greater Dalmuti* in the best chair down to the *Greater "
                "Peon* on a stool. Everyone wants to get rid of their cards. The sooner you do, "
                "the higher you sit in the next hand, and life is kinder at the top.",
                "DA10 DA17",
            ),
        ),
    ),
    Section(
        "The cards",
        (
            text(
                "The number on a card is its rank, and *low is good*. It also shows how many of "
                "its kind there are: one 1, two 2s, and so on to twelve 12s. With the two Jesters "
                "that makes 80 cards.",
                "DA1",
            ),
            item(
                "1 Dalmuti, 2 Archbishop, 3 Earl Marshal, 4 Baroness, 5 Abbess, 6 Knight",
                "DA1",
            ),
            item(
                "7 Seamstress, 8 Mason, 9 Cook, 10 Shepherdess, 11 Stonecutter, 12 Peasant",
                "DA1",
            ),
            text(
                "A *Jester* played along with other cards takes their rank. On its own it is a "
                "13, worse than any Peasant.",
                "DA2",
            ),
            ruling(
                "Two Jesters played without any other card are two cards of rank 13.",
                "DA2",
            ),
        ),
    ),
    Section(
        "Seats",
        (
            text(
                "For the first hand everyone draws a card. The player who draws the best card "
                "becomes the Greater Dalmuti, the one with the next best the Lesser Dalmuti. The "
                "last two are the Lesser Peon and the Greater Peon; everyone in between is a "
                "Merchant.",
                "DA3",
            ),
            text(
                "A Jester is the worst card to draw. Players who tie draw again for the seats "
                "they tied for.",
                "DA3",
            ),
            ruling(
                "Before they do, all drawn cards go back into the deck.",
                "DA3",
            ),
            text(
                "Everyone sits *clockwise in that order*: the upper half of society along the top "
                "of the table, the rest along the bottom. A crown ♛, a toga §, top hats ╩ and "
                "woollen caps ∩ show who is who, and so do the seats: a throne ╫, a chair h, a "
                "stool ╥.",
                "DA3 DA17",
            ),
            example(
                "Drawn: Amide 12, Christian 6, Sandra 1, Diana 12, Anton 2.\n"
                "Amide and Diana draw again: a 5 and a Jester.\n"
                "Order: *Sandra, Anton, Christian, Amide, Diana*.",
                "DA3",
                "da-e1",
            ),
        ),
    ),
    Section(
        "Deal and taxes",
        (
            text(
                "The Greater Peon shuffles, deals and clears the tricks away. All cards are dealt "
                "one by one, clockwise from the Greater Dalmuti. Some may get one more than "
                "others.",
                "DA4",
            ),
            text(
                "*Taxes.* Then the Greater Dalmuti gives the Greater Peon any two cards and gets "
                "the Peon’s two best. For this, Jesters count as the worst cards: the Peon keeps "
                "them.",
                "DA6",
            ),
            text(
                "The Lesser Dalmuti and the Lesser Peon do the same. The English rules that come "
                "with the cards have them exchange *one* card; the rules this program follows "
                "have them exchange *two*. You can choose with the option “Lesser Dalmuti’s "
                "taxes” (§8).",
                "DA7 lesser_tax",
            ),
            ruling(
                "Both gifts change hands at the same time: the Greater and the Lesser Dalmuti "
                "choose before seeing their Peons’ cards. Only the two concerned know what "
                "was given.",
                "DA6",
            ),
        ),
    ),
    Section(
        "Revolution",
        (
            text(
                "If you are dealt both Jesters, you may call a *revolution* before the taxes: "
                "nobody pays any in this hand.",
                "DA5",
            ),
            text(
                "If it is the Greater Peon who calls, it is a *Greater Revolution*: the whole "
                "social order is also reversed. The Greater Peon becomes Greater Dalmuti, the "
                "Lesser Peon becomes Lesser Dalmuti, and so on.",
                "DA5",
            ),
            ruling(
                "Only a player who holds both Jesters is asked, and nobody learns who could have "
                "called a revolution and did not.",
                "DA5",
            ),
            ruling(
                "A Greater or Lesser Dalmuti who holds both Jesters either calls a revolution or "
                "chooses a gift. Once the gift is chosen, it is too late to call.",
                "DA5 DA6",
            ),
            example(
                "Sandra, Anton, Christian, Amide, Diana sit in this order. Diana, the Greater "
                "Peon, is dealt both Jesters and calls.\n"
                "No taxes. New order: *Diana, Amide, Christian, Anton, Sandra*. Diana leads.",
                "DA5 DA8",
                "da-revolution",
            ),
        ),
    ),
    Section(
        "Playing",
        (
            text(
                "The Greater Dalmuti leads the first trick with any number of cards of one rank. "
                "The leader may not pass.",
                "DA8",
            ),
            text(
                "Clockwise, each player either beats what is on the table, with *exactly as many* "
                "cards of a *better* rank, or passes.",
                "DA9",
            ),
            text(
                "If you pass, you may still play when your turn comes round again. The trick is "
                "over when everyone else has passed, one after another; the player who played "
                "last leads the next one.",
                "DA9",
            ),
            text(
                "When you have played your last card, you are *out*. If nobody beats it, the next "
                "player to your left who still has cards leads.",
                "DA10",
            ),
            example(
                "Sandra leads four Stonecutters (11). All pass, and she leads again.",
                "DA8 DA9",
                "da-e2",
            ),
            example(
                "Four Stonecutters again. Anton, who has five Cooks (9), may play *four* of them, "
                "not five.",
                "DA9",
                "da-e5",
            ),
            example(
                "Sandra leads 3×12, Anton plays 3×10, Christian passes, Amide plays 3×8, "
                "Diana passes.\n"
                "Sandra plays 3×6: two Knights and a *Jester*. Anton and Christian pass.\n"
                "Amide plays 3×5, all pass: Amide leads.",
                "DA2 DA9",
                "da-e3",
            ),
            example(
                "Amide leads a Cook (9), Diana passes, Sandra plays a Mason (8), Anton an "
                "Archbishop (2).\n"
                "Christian has a Jester, but alone it beats nothing. Christian passes, like all "
                "the others. Anton leads.",
                "DA2 DA9",
                "da-e4",
            ),
        ),
    ),
    Section(
        "Hand and match",
        (
            text(
                "A hand is over when only one player still has cards. All take their *new seats* "
                "in the order they went out: the first is the next Greater Dalmuti, the last one "
                "left the next Greater Peon. Then the cards are dealt anew.",
                "DA10 DA11",
            ),
            text(
                "When you go out, you score as many *points* as there are players who still have "
                "cards. The last one scores nothing.",
                "DA12",
            ),
            ruling(
                "A match is 1 to 20 hands; the default is five. The player with the most points "
                "wins; players with equal points tie for the win.",
                "DA12 hands",
            ),
        ),
    ),
    Section(
        "Options",
        (
            text(
                "Choose these when you set up a new game.",
                "hands lesser_tax first_hand_revolution short_deck philanthropy misdeal",
            ),
            item(
                "*Lesser Dalmuti’s taxes:* two cards (the default) or one.",
                "lesser_tax DA7",
            ),
            item(
                "*First hand without taxes:* in that hand only the Greater Peon may call a "
                "revolution, which is then a Greater Revolution (§5).",
                "first_hand_revolution DA13",
            ),
            item(
                "*Short deck:* no 11s and no 12s with four players (57 cards), no 12s with five "
                "(68 cards).",
                "short_deck DA14",
            ),
            item(
                "*Philanthropy points:* the Greater Dalmuti scores one more point if this "
                "hand’s Greater Peon moves up, and the Lesser Dalmuti likewise for the Lesser "
                "Peon.",
                "philanthropy DA15",
            ),
            item(
                "*Misdeals:* now and then a card is dealt face up by mistake. The Greater Dalmuti "
                "decides whether it goes to the player it was meant for or to the Greater Peon; "
                "if the Peon gets it, the player it was meant for gets another card instead.",
                "misdeal DA16",
            ),
            ruling(
                "A misdeal happens in about one hand out of ten.",
                "misdeal DA16",
            ),
            ruling(
                "After a Greater Revolution, philanthropy points go by the new order.",
                "philanthropy DA15",
            ),
            example(
                "A 3 meant for Christian is dealt face up. Sandra, the Greater Dalmuti, sends it "
                "to Diana, the Greater Peon: taxes may bring it back to Sandra.\n"
                "Christian gets another card, and all hands keep their size.",
                "misdeal DA16",
                "da-misdeal",
            ),
        ),
    ),
    Section(
        "At this table",
        (
            item(
                "Type the *number* of a rank (1 then 0 for 10), or move to it with *left* and "
                "*right*, or click on it. *Enter* plays what is shown, *Esc* clears it; "
                "with nothing chosen, *Esc* leaves the table.",
            ),
            item(
                "When you lead, *up* and *down* change the number of cards. *J* adds a Jester or "
                "removes it. *P* passes.",
            ),
            item(
                "For the taxes, *up* chooses a card of the rank under the cursor to give, and "
                "*down* takes it back.",
            ),
            item(
                "When you have nothing to play, you pass without being asked. You can change that "
                "in the settings.",
            ),
            item(
                "⚑ beside a total marks the most points.",
            ),
            item(
                "*U* undoes your last move, as long as no other person has moved, no robot has "
                "played cards and no cards have changed hands since. *L* goes to the log and "
                "back; *?* lists the keys that work now. The game is saved after every move.",
            ),
        ),
    ),
)
