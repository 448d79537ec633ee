"""The rules of Dolorès, told anew. House rulings are those of the project's rule list."""

from typing import Final

from tui.words.prose import Section, example, item, ruling, text

RULES: Final = (
    Section(
        "What it is about",
        (
            text(
                "A Spanish merchantman lies wrecked below the cliffs, and you are among those who "
                "lit the false beacon. Two by two you divide what the sea brings in, until Dawn "
                "brings the militia. What you promise each other is worth what it is worth.",
            ),
            text(
                "What counts in the end are your *best* and your *poorest* collections, nothing "
                "in between.",
            ),
        ),
    ),
    Section(
        "On the table",
        (
            item(
                "*70 goods* of seven types: weapons, wine, jewels, lace, tableware, musical "
                "instruments (music), gold ingots. Each type has ten cards: seven worth 1, two "
                "worth 2, one worth 3.",
            ),
            item(
                "*10 bottles*, each with a trick of its own. One of them is Dawn.",
            ),
            text(
                "Goods of one type in front of a player are a *collection*. Everything won lies "
                "open.",
            ),
        ),
    ),
    Section(
        "Before the first sharing",
        (
            text(
                "Four bottles other than Dawn leave the game unseen. The goods and the other five "
                "are shuffled; fifteen of these cards are shuffled again with Dawn and go to the "
                "bottom. So the deck has 76 cards, and Dawn is one of the last sixteen.",
            ),
            item("Two players begin with *4* cards each."),
            item("Three players begin with *3*."),
            item("Four players begin with *2*."),
            ruling(
                "With two players the Bet is always among the four bottles that leave the game.",
            ),
            ruling(
                "In the simple game Dawn is the only bottle, and the deck has 71 cards.",
            ),
            ruling(
                "A Theft among the starting cards is used as soon as all of them lie. Seat 1 is "
                "the first donor, or anyone if you let chance decide.",
            ),
        ),
    ),
    Section(
        "A sharing",
        (
            text(
                "Every sharing is between the *donor* and the *neighbour* on the left. Four cards "
                "are turned: the first two lie on the neighbour’s side, the next two on the "
                "donor’s. Then the two talk: announce whatever you like, it binds nobody.",
            ),
            text(
                "On *Do, Lo, Rès* both show a gesture at the same moment: *share* (the open hand), "
                "*fight* (the fist) or *dodge* (the thumb). After the settling the neighbour is "
                "the next donor.",
            ),
            ruling(
                "A sharer may announce nine times in one talk.",
            ),
        ),
    ),
    Section(
        "Who gets what",
        (
            item(
                "*Share and share:* each takes the cards of the own side.",
            ),
            item(
                "*Fight and share:* the fight takes everything.",
            ),
            item("*Fight and fight:* everything is lost."),
            item(
                "*Dodge and share:* the dodge picks one card from anywhere; then the share takes "
                "what is left on its own side, and the rest is lost.",
            ),
            item(
                "*Dodge and fight:* the dodge picks one card, the fight takes all the others.",
            ),
            item(
                "*Dodge and dodge:* everything is lost, and then both secretly name one of their "
                "own collections, which is lost as well.",
            ),
            ruling(
                "Who owns no collection then names none.",
            ),
        ),
    ),
    Section(
        "The bottles",
        (
            text(
                "A bottle won lies open before its owner and may be played from then on, in the "
                "sharings of others too. Played, it is discarded; kept to the end, it is worth "
                "nothing.",
            ),
            item(
                "*Broken lantern,* before the cards are dealt: they lie face down until they are "
                "won or lost. Only who played it sees them, and says of each what he likes.",
            ),
            item(
                "*Lookout,* the moment Dawn is drawn: Dawn becomes a card like any other, worth "
                "nothing.",
            ),
            item(
                "*Theft* works at once: take any goods card from somebody else.",
            ),
            item(
                "*Ebb:* the cards of the sharing are discarded, four new ones come.",
            ),
            item(
                "*Eddies:* lay the cards anew, as many on each side as before.",
            ),
            item(
                "*Convoy:* one more card on each side.",
            ),
            item(
                "*Trick:* in your own sharing choose two gestures; keep one when you have seen "
                "the other’s.",
            ),
            item(
                "*Mix-up,* when the gestures are shown: they are cancelled and chosen anew over "
                "the same cards.",
            ),
            item(
                "*Bet,* in a sharing of two others: guess both gestures. If you are right you "
                "take any of the cards before anyone else.",
            ),
            item("*Dawn:* the game stops."),
        ),
    ),
    Section(
        "More on the bottles",
        (
            ruling(
                "Before the gestures, holders of Convoy, Ebb and Eddies are asked in order from "
                "the donor. A bottle played asks everybody again; when all have passed in a row, "
                "the gestures are chosen. The deck has to hold the cards they need.",
            ),
            ruling(
                "Cards drawn later for a sharing in the dark lie face down too. Whoever picks "
                "among them picks blindly, unless he is the one who looked.",
            ),
            ruling(
                "Under the Broken lantern each card may be spoken of once. With the last card, or "
                "as soon as its player says no more, this talk is over.",
            ),
            ruling(
                "After a Mix-up, a Trick or a Bet already spent works again: two gestures are "
                "chosen anew, the bet is made anew.",
            ),
            ruling(
                "A Mix-up comes after the choice that a Trick leaves. Then only the talk and the "
                "gestures begin anew: Convoy, Ebb and Eddies cannot be played again over these "
                "cards.",
            ),
            ruling(
                "A bet won comes first: the two sharers settle over what is left.",
            ),
            ruling(
                "Theft acts when all cards of the sharing are handed out. If nobody else owns "
                "goods it is discarded.",
            ),
        ),
    ),
    Section(
        "Dawn and scoring",
        (
            text(
                "The moment Dawn is drawn the game is over; the sharing under way is not played.",
            ),
            ruling(
                "Dawn ends the game wherever it comes: for a Convoy, for an Ebb, or face down "
                "under the Broken lantern.",
            ),
            ruling(
                "A Lookout that holds Dawn off lets the game go on until the deck cannot supply "
                "four cards for another sharing.",
            ),
            text(
                "A collection is worth the *sum of its values*, not its number of cards. You "
                "score your highest collection and your lowest. All that tie for highest or for "
                "lowest count. If all your collections are worth the same they count *twice*.",
            ),
            example(
                "Collections of 2, 2, 4, 5 and 6: 6 + 2 + 2 = *10*.\n"
                "With one more: 2, 2, 4, 6 and 6: 6 + 6 + 2 + 2 = *16*.\n"
                "3, 3 and 3: (3 + 3 + 3) × 2 = *18*.\n"
                "A single 5: *10*. None at all: *0*.",
            ),
            text(
                "The highest score wins; equal scores share the victory.",
            ),
        ),
    ),
    Section(
        "At this table",
        (
            item(
                "*S, F, D* (or *P, C, E*) pick share, fight, dodge; *Enter* commits. Nobody sees "
                "it before all have chosen. *A* announces, *T* (or *R*) makes it two with a Trick.",
            ),
            item(
                "Bottles and cards are picked by their *number* or with the mouse; *N* says no at "
                "once. The settings can spare you the questions in sharings that are not yours.",
            ),
            item(
                "The table beside the cards says by how much both scores would change for each "
                "pair of gestures; where there is no room for it, *O* shows it.",
            ),
            item(
                "▲ marks the collections that count as highest, ▼ those that count as lowest. "
                "Beside a sharer stands how often he kept his word, and how often he has shown "
                "each gesture.",
            ),
        ),
    ),
)
