"""Dolorès line by line: the sharing in sentences, choices by number or by initials."""

from engine.dolores import phases
from engine.dolores.actions import Claim, DoloresAction, Take
from engine.dolores.cards import BOTTLES, FACES, FIRST_BOTTLE, GESTURES, TYPES, WORTH, Gesture
from engine.dolores.score import counting, score
from engine.dolores.settling import SIDES
from engine.dolores.views import DoloresView
from engine.game import Seat
from tui.games.dolores.asking import dialogue_for
from tui.games.dolores.cargo import kind_name, letters, listed, name, named, quoted
from tui.games.dolores.deck import summary
from tui.games.dolores.dialogue import Choice
from tui.games.dolores.seating import in_reading_order, sharers
from tui.games.dolores.ways import bet, committed, decline, ways_of
from tui.games.line_mode import LineMode, NotUnderstood, chosen, numbered, whole
from tui.words.spans import Line, Span, line
from tui.words.typed import meant, spellings


class DoloresLineMode(LineMode[DoloresView, DoloresAction]):
    """See tui.games.line_mode.LineMode."""

    typing = ("do.plain.how.gesture", "do.plain.how.bet", "do.plain.how.claim", "do.plain.how.take")

    def position(self, view: DoloresView) -> list[Line]:
        """Return the deck, the cards on each side, everybody's loot."""
        if view.phase == phases.DEAL:
            return []
        lines = [summary(self.company, view)]
        for which, seat in enumerate(sharers(view)):
            cards = [view.sharing.cards[slot] for slot in SIDES[which] if view.sharing.cards[slot]]
            if cards:
                lines.append(
                    self.company.say.line(
                        "do.plain.side",
                        who=self.company.who(seat),
                        role=self.company.say(f"do.side.{which}"),
                        cards=listed(self.company, cards),
                    )
                )
        lines += self._claims(view)
        return lines + self.scores(view)

    def scores(self, view: DoloresView) -> list[Line]:
        """Return everybody's loot and points."""
        return [self._loot(view, seat) for seat in range(len(view.goods))]

    def _claims(self, view: DoloresView) -> list[Line]:
        """Return the looker's claims about the cards face down."""
        sharing = view.sharing
        said = [sharing.claims[slot] for slot in in_reading_order(view) if sharing.claims[slot]]
        if not said:
            return []
        cards, who = listed(self.company, said), self.company.who(sharing.looker)
        return [self.company.say.line("do.tell.had-said", who=who, cards=cards)]

    def _loot(self, view: DoloresView, seat: Seat) -> Line:
        company, say, goods = self.company, self.company.say, view.goods[seat]
        high, low = counting(goods)
        things: list[Line] = []
        for kind in TYPES:
            if not goods[kind - 1]:
                continue
            text = f"{kind_name(company, kind)} {WORTH[goods[kind - 1]]}"
            marks = {"highest": high, "lowest": low}
            counts = [
                say(f"do.plain.{mark}", n=len(kinds))
                for mark, kinds in marks.items()
                if kind in kinds
            ]
            if counts:
                text += f" ({', '.join(counts)})"
            things.append((Span(text, f"good-{kind}"),))
        held = [each for each in BOTTLES if view.holders[each - FIRST_BOTTLE] == seat]
        things += [named(company, bottle) for bottle in held]
        loot = say.listing(things) if things else say.line("do.plain.nothing")
        points = say("do.points", n=score(goods))
        return say.line("do.plain.loot", who=company.who(seat), loot=loot, points=points)

    def hand(self, view: DoloresView) -> list[Line]:
        """Return nothing, because nobody holds cards."""
        return []

    def question(self, view: DoloresView) -> list[Line]:
        """Return the choices by number."""
        dialogue = dialogue_for(self.company, view, self.aloud)
        if view.phase in (phases.CLAIMS, phases.TAKE):
            return self._cards(view)
        ways = numbered(ways_of(self.company, view, self.aloud))
        if dialogue is None or view.phase != phases.GESTURES:
            return ways
        return [dialogue.preview(Choice()), *ways]

    def how(self, view: DoloresView) -> str:
        """See LineMode."""
        kind = {phases.CLAIMS: "claim", phases.TAKE: "take"}.get(view.phase, "number")
        if view.phase == phases.GESTURES:
            asked = {True: "talk", False: "secret", None: "gesture"}[self.aloud]
            kind = asked if view.seat in sharers(view) else "bet"
        return self.company.say(f"do.plain.how.{kind}")

    def _cards(self, view: DoloresView) -> list[Line]:
        """Return the cards of the sharing with their numbers and the claims about them."""
        lines = []
        for n, slot in enumerate(in_reading_order(view), 1):
            owner = self.company.who(sharers(view)[slot in SIDES[1]])
            card = named(self.company, view.sharing.cards[slot])
            spans = self.company.say.line("do.plain.card", n=n, card=card, who=owner)
            if claim := view.sharing.claims[slot]:
                spans = line(spans, " ", quoted(self.company, name(self.company, claim)))
            lines.append(spans)
        return lines

    def read(self, view: DoloresView, words: str) -> DoloresAction:
        """Return the action of a number, a gesture, an announcement, numbers of cards, or a
        claim."""
        said_no = words in spellings("typed.no")
        action: DoloresAction | None = None
        if said_no:
            action = decline(self.company, view, self.aloud)
        elif view.phase == phases.CLAIMS:
            action = self._claim(view, words)
        elif view.phase == phases.TAKE:
            action = self._take(view, words)
        else:
            action = chosen(ways_of(self.company, view, self.aloud), words)
            if action is None and view.phase == phases.GESTURES:
                action = self._gesture(view, words)
        if action is None:
            raise NotUnderstood(self.how(view))
        return action

    def _gesture(self, view: DoloresView, words: str) -> DoloresAction | None:
        """Return the action of typed gestures: `s` commits; `a s` announces; `s f` bets, or with
        Ruse commits both."""
        first, *rest = words.split() or [""]
        talks = first in spellings("cap.do.talk") | spellings("do.button.talk")
        gestures = [Gesture(self._named(word)) for word in (rest if talks else [first, *rest])]
        if not all(gestures):
            return None
        if view.seat not in sharers(view):
            return bet(view, gestures)
        if self.aloud is False and talks:
            return None
        return committed(view, gestures, talks or bool(self.aloud))

    def _named(self, word: str) -> int:
        """Return a gesture by its initial or its name, 0 for none."""
        keys = {f"{sort}.{each}": each for sort in ("cap.do", "do.gesture") for each in GESTURES}
        return keys.get(meant(self.company.say, word, keys) or "", 0)

    def _take(self, view: DoloresView, words: str) -> DoloresAction | None:
        slots = in_reading_order(view)
        numbers = [whole(word) for word in words.replace(",", " ").split()]
        if not numbers or not all(n is not None and 1 <= n <= len(slots) for n in numbers):
            return None
        return Take(view.seat, tuple(sorted({slots[n - 1] for n in numbers if n is not None})))

    def _claim(self, view: DoloresView, words: str) -> DoloresAction | None:
        first, _, rest = words.partition(" ")
        slots, number = in_reading_order(view), whole(first)
        if number is None or not 1 <= number <= len(slots):
            return None
        wanted = _squeezed(rest)
        meant = [face for face in FACES if wanted in self._names(face)]
        if not meant and len(wanted) > 2:
            meant = [f for f in FACES if any(n.startswith(wanted) for n in self._names(f))]
        if len(meant) != 1:
            return None
        return Claim(view.seat, slots[number - 1], meant[0])

    def _names(self, face: int) -> tuple[str, ...]:
        """Return the forms in which a card can be typed: gold3, go3; convoy."""
        full = _squeezed(name(self.company, face))
        if face >= FIRST_BOTTLE:
            return (full,)
        kind, value = divmod(face, 10)
        return full, _squeezed(f"{letters(self.company, kind)}{value}")


def _squeezed(words: str) -> str:
    """Return words in the form in which they are compared: letters and digits, case folded."""
    return "".join(letter for letter in words.casefold() if letter.isalnum())
