"""Der Große Dalmuti, by the page on the format and the rules."""

from typing import Any

Json = dict[str, Any]

JESTER = 13


def fold(header: Json, actions: list[Json]) -> tuple[list[int], str, Json]:
    """Return the scores, the reason of the end and the last state."""
    match = Match(header)
    for action in actions:
        if action["do"] not in ("pass", "decline"):
            getattr(match, action["do"])(action)
    assert match.hand == match.options["hands"] == len(match.points)
    scores = [sum(points[seat] for points in match.points) for seat in range(match.players)]
    return scores, "hands", match.state()


class Match:
    """A match that follows its actions."""

    def __init__(self, header: Json) -> None:
        self.options = header["options"]
        self.players = len(header["players"])
        self.order: list[int] = []
        self.draws: list[list[int]] = []
        self.points: list[list[int]] = []
        self.hands: list[dict[int, int]] = []
        self.gifts: dict[int, list[int]] = {}
        self.shown: Json = {}
        self.sent = -1
        self.out: list[int] = []
        self.top: Json | None = None
        self.hand = 0

    def draw(self, action: Json) -> None:
        """Draw cards; the order stands when no two players have drawn the same, round for round."""
        self.draws.append(action["cards"])
        drawn = [[cards[seat] for cards in self.draws] for seat in range(self.players)]
        if all(drawn.count(mine) == 1 for mine in drawn):
            self.order = sorted(range(self.players), key=lambda seat: drawn[seat])

    def show(self, action: Json) -> None:
        """Show a card by mistake."""
        self.shown = action

    def send(self, action: Json) -> None:
        """Send the shown card to its receiver."""
        assert action["seat"] == self.order[0]
        assert action["to"] in (self.shown["meant"], self.order[-1])
        self.sent = action["to"]

    def deal(self, action: Json) -> None:
        """Deal a new hand."""
        self.hand += 1
        self.hands = [dict(enumerate(counts, 1)) for counts in action["hands"]]
        if self.shown:
            assert self.hands[self.sent][self.shown["rank"]] > 0
        cards = sum(sum(hand.values()) for hand in self.hands)
        for place, seat in enumerate(self.order):
            share = cards // self.players + (place < cards % self.players)
            assert sum(self.hands[seat].values()) == share
        self.gifts, self.shown = {}, {}
        self.out, self.top = [], None

    def gift(self, action: Json) -> None:
        """Choose a gift, which is given when the tax is collected."""
        self.gifts[action["seat"]] = action["cards"]

    def revolution(self, action: Json) -> None:
        """Cancel the tax; a greater revolution reverses the order."""
        assert self.hands[action["seat"]][JESTER] == 2
        if action["seat"] == self.order[-1]:
            self.order.reverse()

    def collect(self, action: Json) -> None:
        """Give gifts one way and best cards the other way; Jesters count as worst."""
        if self.options["first_hand_revolution"] and self.hand == 1:
            return
        best = {}
        for dalmuti, peon, number in (
            (self.order[0], self.order[-1], 2),
            (self.order[1], self.order[-2], self.options["lesser_tax"]),
        ):
            held = [rank for rank in range(1, 14) for _ in range(self.hands[peon][rank])]
            best[dalmuti, peon] = held[:number]
        for (dalmuti, peon), cards in best.items():
            assert len(self.gifts[dalmuti]) == len(cards)
            for giver, taker, given in (
                (dalmuti, peon, self.gifts[dalmuti]),
                (peon, dalmuti, cards),
            ):
                for rank in given:
                    self.hands[giver][rank] -= 1
                    self.hands[taker][rank] += 1

    def play(self, action: Json) -> None:
        """Lay cards down; a player without cards is out."""
        seat, rank = action["seat"], action["rank"]
        if self.top is not None:
            assert rank < self.top["rank"]
            assert action["count"] + action["jesters"] == self.top["count"] + self.top["jesters"]
        self.top = action
        hand = self.hands[seat]
        hand[rank] -= action["count"]
        hand[JESTER] -= action["jesters"]
        assert min(hand.values()) >= 0
        if not any(hand.values()):
            self.out.append(seat)

    def sweep(self, action: Json) -> None:
        """End the trick."""
        self.top = None

    def score(self, action: Json) -> None:
        """Score the hand: points for every player still in when one goes out, and for a Peon who
        climbed."""
        finish = self.out + [seat for seat in self.order if seat not in self.out]
        assert len(finish) == self.players == len(self.out) + 1
        points = [self.players - 1 - finish.index(seat) for seat in range(self.players)]
        if self.options["philanthropy"]:
            for place in (0, 1):
                climbed = finish.index(self.order[-1 - place]) < self.players - 1 - place
                points[self.order[place]] += climbed
        self.points.append(points)
        self.order = finish

    def state(self) -> Json:
        """Return the last state, after everything is put away."""
        none = [0] * self.players
        return {
            "match": {
                "options": self.options,
                "hand": self.hand,
                "order": self.order,
                "draws": self.draws,
                "points": self.points,
                "slip": None,
                "called": None,
            },
            "table": {
                "stage": "over",
                "waiting": [],
                "sizes": none,
                "played": none,
                "left": none,
                "leader": -1,
                "top": None,
                "trick": [],
                "tricks": [],
                "out": [],
            },
            "hands": none,
            "taxes": [[] for _ in none],
            "asked": None,
        }
