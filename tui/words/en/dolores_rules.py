"""The rules of Dolorès, told anew; behind each piece the rulings and options it tells."""

from typing import Final

from tui.words.prose import Section, example, item, ruling, text

RULES: Final = (
    Section(
        "What it is about",
        (
            text(
                "A Spanish merchantman lies wrecked below the cliffs, and you are among those who "
                "lit the false beacon. Two by two you divide what the sea brings in, until Dawn "
                "brings the militia. Your promises are worth exactly what you make them worth.",
                "DO9 DO10 DO13",
            ),
            text(
                "At the end only your *highest* and your *lowest* collections count, and nothing "
                "in between (§8).",
                "DO22",
            ),
        ),
    ),
    Section(
        "On the table",
        (
            item(
                "*70 goods* of seven types: weapons, wine, jewels, lace, tableware, musical "
                "instruments (music) and gold ingots. Each type has ten cards: seven worth 1, two "
                "worth 2, one worth 3.",
                "DO1",
            ),
            item(
                "*10 bottles*, each with a power of its own (§6). One of them is Dawn.",
                "DO2",
            ),
            text(
                "Goods of one type in front of a player are a *collection*. Everything won stays "
                "face up.",
                "DO5",
            ),
        ),
    ),
    Section(
        "Before the first split",
        (
            text(
                "Dawn is set aside. Four of the other nine bottles leave the game unseen; the "
                "remaining five are shuffled with the goods. Fifteen of these cards are shuffled "
                "again with Dawn and go to the bottom. So the deck has 76 cards, and Dawn is one "
                "of the last sixteen.",
                "DO3",
            ),
            text(
                "Then each player is dealt some cards face up:",
                "DO5",
            ),
            item(
                "Two players begin with *4* cards each.",
                "DO5",
            ),
            item(
                "Three players begin with *3*.",
                "DO5",
            ),
            item(
                "Four players begin with *2*.",
                "DO5",
            ),
            text(
                "With two players the Bet is always among the four bottles that leave the game.",
                "DO3",
            ),
            text(
                "In the simple game Dawn is the only bottle, and the deck has 71 cards. You can "
                "choose it for a new game.",
                "DO4 simple",
            ),
            ruling(
                "A Theft among the starting cards is used as soon as all of them have been dealt.",
                "DO6",
            ),
            ruling(
                "Seat 1 is the first donor, or a random player if you choose that for a new game.",
                "DO7 first",
            ),
        ),
    ),
    Section(
        "A split",
        (
            text(
                "Every split is between the *donor* and the *neighbour* on the donor’s left; all "
                "others watch. Four cards are turned up: the first two lie on the neighbour’s "
                "side, the next two on the donor’s.",
                "DO9",
            ),
            text(
                "Then the two talk: announce any gesture you like; nothing you say is binding.",
                "DO13",
            ),
            text(
                "On the call *“Do, Lo, Rès!”* both show a gesture at the same moment: *share* "
                "(the open hand), *fight* (the fist) or *dodge* (the thumb). The English box "
                "calls them Peace, Fight and First Pick. What they bring: §5.",
                "DO14 DO15 DO18",
            ),
            text(
                "When the cards are divided, the neighbour becomes the next donor.",
                "DO21",
            ),
            ruling(
                "Each of the two may announce up to nine times in one talk. Only their last "
                "announcement is compared with the gesture. A player who has not chosen yet may "
                "still announce, even after the other has chosen in secret.",
                "DO13",
            ),
        ),
    ),
    Section(
        "Who gets what",
        (
            item(
                "*Share and share:* each takes the cards on their own side.",
                "DO18",
            ),
            item(
                "*Fight and share:* the fighter takes everything.",
                "DO18",
            ),
            item(
                "*Fight and fight:* all the cards are lost.",
                "DO18",
            ),
            item(
                "*Dodge and share:* the dodger picks one card from either side; then the one who "
                "shares takes what is left on their own side, and the rest is lost.",
                "DO18",
            ),
            item(
                "*Dodge and fight:* the dodger picks one card, the fighter takes all the others.",
                "DO18",
            ),
            item(
                "*Dodge and dodge:* all the cards are lost, and each of the two secretly chooses "
                "one of their own collections, which is lost too.",
                "DO18",
            ),
            ruling(
                "A player who has no collection then loses none.",
                "DO18",
            ),
        ),
    ),
    Section(
        "The bottles",
        (
            text(
                "A bottle you win stays face up in front of you. You may play it at any later "
                "time its power allows, even in a split between others; then it is discarded. A "
                "bottle that is never played is worth nothing.",
                "DO19",
            ),
            item(
                "*Broken lantern,* before the cards are dealt: they stay face down until they are "
                "won or lost. Only the player who played it sees them, and may say anything about "
                "each card, true or false, or nothing.",
                "DO8 DO11",
            ),
            item(
                "*Lookout,* the moment Dawn is drawn: Dawn becomes a card like any other, worth "
                "nothing.",
                "DO10",
            ),
            item(
                "*Theft* is used as soon as the split is over: take any goods card from another "
                "player.",
                "DO20",
            ),
            item(
                "*Ebb,* before the gestures: the cards of the split are discarded and four new "
                "ones dealt.",
                "DO12",
            ),
            item(
                "*Eddies,* before the gestures: lay the cards out anew, as many on each side as "
                "before.",
                "DO12",
            ),
            item(
                "*Convoy,* before the gestures: one more card on each side.",
                "DO12",
            ),
            item(
                "*Trick:* in your own split, choose two different gestures; keep one after you "
                "have seen the other player’s.",
                "DO14 DO15",
            ),
            item(
                "*Mix-up,* after the gestures are shown: they are cancelled, and the two choose "
                "again over the same cards.",
                "DO16",
            ),
            item(
                "*Bet,* in a split between two others: guess both gestures. If both are right, "
                "you take as many of the cards as you like, before anyone else.",
                "DO14 DO17",
            ),
            item(
                "*Dawn:* the game ends (§8).",
                "DO10",
            ),
        ),
    ),
    Section(
        "More on the bottles",
        (
            text(
                "The player who holds the Broken lantern may play it before any split, their own "
                "or not.",
                "DO8",
            ),
            ruling(
                "Cards drawn later for such a split lie face down too. If you pick among them, you "
                "pick blind, unless you are the one who has seen them.",
                "DO11",
            ),
            ruling(
                "The player of the Broken lantern may say something about each card once. This "
                "talk ends after the last card, or as soon as they say no more; when a Convoy "
                "brings more cards, it goes on.",
                "DO11",
            ),
            ruling(
                "Before the gestures, the holders of Convoy, Ebb and Eddies are asked in turn, "
                "starting with the donor. When a bottle is played, everyone is asked again; when "
                "all have passed, one after another, the gestures follow.",
                "DO12",
            ),
            ruling(
                "A Convoy needs two cards in the deck, an Ebb four.",
                "DO12",
            ),
            text(
                "An Ebb brings four cards even after a Convoy.",
                "DO12",
            ),
            ruling(
                "A Trick or a Bet already spent works again after a Mix-up: its player chooses "
                "two gestures, or bets, anew.",
                "DO16",
            ),
            ruling(
                "A Mix-up comes after a Trick’s player has chosen which gesture to keep. Only the "
                "talk and the gestures begin again: Convoy, Ebb and Eddies cannot be played again "
                "over these cards.",
                "DO15 DO16",
            ),
            text(
                "A player who wins a Bet takes cards first; the two others divide what is left "
                "(§5).",
                "DO17",
            ),
            ruling(
                "Theft works once all cards of the split have been handed out. If nobody else "
                "owns goods, it is discarded.",
                "DO20",
            ),
        ),
    ),
    Section(
        "Dawn and scoring",
        (
            text(
                "The moment Dawn is drawn, the game is over. The split in progress is not played, "
                "and nobody gets its cards.",
                "DO10",
            ),
            text(
                "Dawn ends the game however it is drawn, even for a Convoy or an Ebb, or face "
                "down under the Broken lantern.",
                "DO10",
            ),
            text(
                "If a Lookout holds Dawn back, the game goes on until the deck cannot supply four "
                "cards for another split.",
                "DO10",
            ),
            text(
                "A collection is worth the *sum of its values*, not its number of cards. You "
                "score your highest collection plus your lowest. If several tie for highest or "
                "lowest, all of them score. If all your collections are worth the same, they "
                "score *twice*.",
                "DO22",
            ),
            example(
                "Collections of 2, 2, 4, 5 and 6: 6 + 2 + 2 = *10*.\n"
                "With a 6 in place of the 5: 6 + 6 + 2 + 2 = *16*.\n"
                "3, 3 and 3 are highest and lowest at once: (3 + 3 + 3) × 2 = *18*.\n"
                "A single 5 likewise: *10*. None at all: *0*.",
                "DO22",
                "do-e1 do-e2 do-e3 do-e4 do-e5",
            ),
            text(
                "The highest score wins; players with equal scores tie for the win.",
                "DO23",
            ),
        ),
    ),
    Section(
        "At this table",
        (
            item(
                "*S, F* and *D* pick share, fight and dodge; *Enter* confirms. Nobody sees your "
                "choice until all have chosen. *A* announces; *T* chooses two gestures with a "
                "Trick.",
            ),
            item(
                "Pick bottles and cards by their *number* or with the mouse; pick the card for a "
                "Theft with the *arrows* or the mouse. Asked whether you play a bottle, say no at "
                "once with *N*; a setting spares you that question in splits that are not yours.",
            ),
            item(
                "The table beside the cards shows by how much both scores would change for each "
                "pair of gestures; where there is no room for it, *O* shows it. It assumes "
                "that someone who dodges picks the card that brings them most and that, after two "
                "dodges, both give up what costs them least; another choice changes the numbers.",
            ),
            item(
                "↑ marks the collections that score as highest, ↓ those that score as lowest, ↑↓ "
                "(or ↕, where there is little room) those that do both. Next to the donor and the "
                "neighbour you see how often each has kept their word, and how often each gesture "
                "was shown.",
            ),
            item(
                "*U* undoes your last move, as long as no other person has moved and neither "
                "gestures nor hidden cards have been shown since. *L* goes to the log and "
                "back; *?* lists the keys that work now. The game is saved after every move.",
            ),
        ),
    ),
)
