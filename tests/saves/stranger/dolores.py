"""Dolorès, by the page on the format and the rules."""

from typing import Any

Json = dict[str, Any]

LANTERNE, GUETTEUR, VOL, REFLUX, REMOUS, CONVOI, RUSE, EMBROUILLE, PARI, AUBE = range(81, 91)
PARTAGE, CONFLIT, ESQUIVE = 1, 2, 4
FOUR, TWO = [3, 4, 0, 1], [5, 2]


def fold(header: Json, actions: list[Json]) -> tuple[list[int], str, Json]:
    """Return the scores, the reason of the end and the last state."""
    game = Cargo(header)
    for action in actions:
        game.take(action)
    reason = "deck-short" if actions[-1]["do"] == "hand-on" else "dawn"
    return [score(goods) for goods in game.goods], reason, game.state(reason)


def score(goods: list[list[int]]) -> int:
    """Return the worth of the highest and the lowest collections, including all ties."""
    worths = [sum(card % 10 for card in cards) for cards in goods if cards]
    if not worths:
        return 0
    high, low = max(worths), min(worths)
    return high * worths.count(high) + low * worths.count(low)


class Remembered:
    """The announcements and gestures of a player so far."""

    def __init__(self) -> None:
        self.kept, self.broken = 0, 0
        self.shown = [0, 0, 0]
        self.last = 0


class Cargo:
    """A game that follows its actions."""

    def __init__(self, header: Json) -> None:
        self.options = header["options"]
        self.players = len(header["players"])
        simple = self.options["simple"]
        self.left = 71 if simple else 76
        goods = [10 * kind + value for kind in range(1, 8) for value in [1] * 7 + [2] * 2 + [3]]
        bottles = [AUBE] if simple else [b for b in range(81, 91) if self.players > 2 or b != PARI]
        self.unseen = goods + bottles
        self.goods: list[list[list[int]]] = [[[] for _ in range(7)] for _ in range(self.players)]
        self.holders = dict.fromkeys(range(81, 91), -1)
        self.records = [Remembered() for _ in range(self.players)]
        self.discarded: list[int] = []
        self.donor = 0
        self.number = 0
        self.fresh()

    def fresh(self) -> None:
        """Begin a new split."""
        self.looker = self.ruse = self.pari = -1
        self.cards, self.claims = [0] * 6, [0] * 6
        self.gaps, self.laid = list(FOUR), list[int]()
        self.talk()

    def talk(self) -> None:
        """Begin a new round of announcements and gestures."""
        self.said, self.hands, self.bet = [0, 0], [0, 0], (0, 0)
        self.names: dict[int, int] = {}

    def sharers(self) -> tuple[int, int]:
        """Return the seats of the donor and the neighbour on the left."""
        return self.donor, (self.donor + 1) % self.players

    def draw(self, cards: list[int]) -> None:
        """Take cards from the deck."""
        self.left -= len(cards)
        for card in cards:
            self.unseen.remove(card)

    def gain(self, seat: int, cards: list[int]) -> None:
        """Give cards to a seat: goods join their collection, bottles lie before their owner."""
        for card in cards:
            if card < 81:
                self.goods[seat][card // 10 - 1].append(card)
            else:
                self.holders[card] = seat

    def spend(self, bottle: int) -> None:
        """Discard a bottle that was used."""
        self.holders[bottle] = -1
        self.discarded.append(bottle)

    def taken(self, slots: list[int]) -> list[int]:
        """Empty these slots, and return their cards."""
        cards = [self.cards[slot] for slot in slots if self.cards[slot]]
        for slot in slots:
            self.cards[slot] = self.claims[slot] = 0
        return cards

    def take(self, action: Json) -> None:
        """Follow one action."""
        do, seat = action["do"], action.get("seat", -1)
        side = self.sharers().index(seat) if seat in self.sharers() else -1
        if do == "deal":
            self.donor, self.number = action["first"], 1
            for owner, cards in enumerate(action["cards"]):
                self.draw(cards)
                self.gain(owner, cards)
        elif do == "draw":
            self.draw(action["cards"])
            for card in action["cards"]:
                self.cards[self.gaps.pop(0)] = card
        elif do == "play":
            self.play(seat, action["bottle"])
        elif do == "lay":
            self.lay(action["slots"])
        elif do == "claim":
            self.claims[action["slot"]] = action["card"]
        elif do == "announce":
            self.said[side] = action["gesture"]
        elif do == "commit":
            self.hands[side] = action["gestures"]
        elif do == "bet":
            self.bet = (action["donor"], action["neighbour"])
        elif do == "reveal":
            self.reveal()
        elif do == "keep":
            assert self.hands[side] & action["gesture"]
            self.hands[side] = action["gesture"]
            self.known()
        elif do == "take":
            assert list(self.bet) == self.hands and seat == self.pari
            self.gain(seat, self.taken(action["slots"]))
        elif do == "pick":
            assert self.hands[side] == ESQUIVE
            self.gain(seat, self.taken([action["slot"]]))
        elif do == "settle":
            self.settle()
        elif do == "name":
            self.names[seat] = action["kind"]
        elif do == "discard":
            self.discard()
        elif do == "steal":
            self.goods[action["victim"]][action["card"] // 10 - 1].remove(action["card"])
            self.gain(seat, [action["card"]])
            self.spend(VOL)
        elif do == "lapse":
            self.spend(VOL)
        elif do == "hand-on":
            self.donor, self.number = self.sharers()[1], self.number + 1
            self.fresh()
        else:
            assert do == "pass"

    def play(self, seat: int, bottle: int) -> None:
        """Play a bottle."""
        assert self.holders[bottle] == seat
        if bottle == LANTERNE:
            self.looker = seat
        elif bottle == CONVOI:
            self.gaps = list(TWO)
        elif bottle == REFLUX:
            self.discarded += self.taken(list(range(6)))
            self.gaps, self.laid = list(FOUR), []
        elif bottle == EMBROUILLE:
            self.talk()
        self.spend(bottle)

    def lay(self, slots: list[int]) -> None:
        """Lay the cards anew, each with the claim about it."""
        there = [slot for slot in range(6) if self.cards[slot]]
        old = list(zip(self.cards, self.claims, strict=True))
        moves = slots + [slot for slot in there if slot not in slots]
        for source, goal in zip(moves, there, strict=True):
            self.cards[goal], self.claims[goal] = old[source]
        self.laid = slots
        self.spend(REMOUS)

    def reveal(self) -> None:
        """Spend a Pari and a Ruse the first time that each is used."""
        if self.bet != (0, 0) and self.pari < 0:
            self.pari = self.holders[PARI]
            self.spend(PARI)
        if all(hand in (PARTAGE, CONFLIT, ESQUIVE) for hand in self.hands):
            self.known()
        elif self.ruse < 0:
            self.ruse = self.holders[RUSE]
            self.spend(RUSE)

    def known(self) -> None:
        """Remember both gestures."""
        for seat, said, hand in zip(self.sharers(), self.said, self.hands, strict=True):
            record = self.records[seat]
            record.kept += said == hand
            record.broken += said not in (0, hand)
            record.shown[hand // 2] += 1
            record.last = hand

    def settle(self) -> None:
        """Hand out the remaining cards by the gestures."""
        for side, seat in enumerate(self.sharers()):
            mine, other = self.hands[side], self.hands[1 - side]
            if mine == PARTAGE and other != CONFLIT:
                self.gain(seat, self.taken([0, 1, 2] if side == 0 else [3, 4, 5]))
        for side, seat in enumerate(self.sharers()):
            if self.hands[side] == CONFLIT and self.hands[1 - side] != CONFLIT:
                self.gain(seat, self.taken(list(range(6))))
        self.discarded += self.taken(list(range(6)))

    def discard(self) -> None:
        """Discard the collections named, the donor's first, the best cards first."""
        for seat in self.sharers():
            if seat in self.names:
                cards = self.goods[seat][self.names[seat] - 1]
                self.discarded += sorted(cards, reverse=True)
                cards.clear()

    def state(self, reason: str) -> Json:
        """Return the last state."""
        if reason == "deck-short":
            self.number = 0
        return {
            "options": self.options,
            "phase": reason,
            "waiting": [],
            "donor": self.donor,
            "left": self.left,
            "unseen": self.unseen,
            "discard": self.discarded,
            "goods": [
                [sum({1: 1, 2: 8, 3: 32}[card % 10] for card in cards) for cards in goods]
                for goods in self.goods
            ],
            "holders": list(self.holders.values()),
            "records": [vars(record) for record in self.records],
            "sharing": {
                "number": self.number,
                "looker": self.looker,
                "cards": self.cards,
                "claims": self.claims,
                "gaps": self.gaps,
                "laid": self.laid,
                "said": [0, 0],
                "words": [0, 0],
                "hands": [0, 0],
                "bet": 0,
                "ruse": -1,
                "pari": -1,
                "names": [0, 0],
            },
        }
