"""The dialogues of the gestures: commit one or with Ruse two, announce, bet, keep (DO13 to
DO15)."""

from typing import ClassVar

from engine.dolores.actions import Announce, Bet, Commit, DoloresAction, Keep
from engine.dolores.cards import GESTURES, Gesture
from engine.dolores.gestures import ANNOUNCEMENTS, may_trick
from engine.dolores.payoffs import payoffs
from engine.dolores.state import side
from tui.games.dolores.cargo import change, quoted
from tui.games.dolores.dialogue import Choice, Dialogue, Target, button, in_a_row
from tui.games.dolores.outcomes import gesture_name, gesture_verb
from tui.games.dolores.seating import sharers
from tui.words.spans import Line, Span

SAY, BOTH = "say", "both"
"""The modes of the choice: to announce; to commit two gestures."""


class GestureDialogue(Dialogue):
    """A sharer talks and commits."""

    sorts: ClassVar = frozenset({"gesture", "talk", "trick"})
    missing: ClassVar = "do.missing.gesture"

    @property
    def which(self) -> int:
        """The side."""
        return side(self.view, self.seat)

    @property
    def other(self) -> int:
        """The seat that is shared with."""
        return sharers(self.view)[1 - self.which]

    def takes(self, sort: str) -> bool:
        """No trick without Ruse."""
        return super().takes(sort) and (sort != "trick" or self.may_trick())

    def may_talk(self) -> bool:
        """Whether there is still something to say."""
        return self.view.sharing.words[self.which] < ANNOUNCEMENTS

    def may_trick(self) -> bool:
        """Whether two gestures may be committed."""
        return may_trick(self.view, self.seat)

    def rows(self, choice: Choice, cells: int) -> list[Line]:
        """The gestures; talk and trick beside them."""
        say = self.company.say
        buttons = []
        for gesture in GESTURES:
            words = gesture_name(self.company, gesture)
            if choice.mode == SAY:
                words = quoted(self.company, say(f"do.say.{gesture}"))
            cap = say(f"cap.do.{gesture}")
            buttons.append(button(cap, words, ("gesture", gesture), gesture in choice.picks))
        row = [in_a_row(buttons), (Span("  "),)]
        if self.may_talk():
            words = say("do.button.talk")
            row.append(button(say("cap.do.talk"), words, ("talk", 0), choice.mode == SAY))
        if self.may_trick():
            words = say("do.button.trick")
            row.append(button(say("cap.do.trick"), words, ("trick", 0), choice.mode == BOTH))
        return [in_a_row(row)]

    def pick(self, choice: Choice, target: Target) -> Choice:
        """A gesture, or another mode."""
        sort, gesture = target
        if sort == "gesture":
            if choice.mode != BOTH:
                return choice.picked(gesture)
            toggled = choice.toggled(gesture)
            return toggled.picked(*toggled.picks[-2:])
        mode = SAY if sort == "talk" else BOTH
        if sort == "talk" and not self.may_talk():
            return self._refused(choice, "do.said-enough")
        if sort == "trick" and not self.may_trick():
            return self._refused(choice, "do.no-trick")
        fresh = choice.picked(*choice.picks[:1])
        return fresh._replace(mode="" if choice.mode == mode else mode)

    def grid(self, choice: Choice) -> list[list[Target]]:
        """The three gestures."""
        return [] if choice.mode == BOTH else [[("gesture", gesture) for gesture in GESTURES]]

    def here(self, choice: Choice) -> Target | None:
        """The gesture picked."""
        return ("gesture", choice.picks[0]) if choice.picks else None

    def gesture(self, choice: Choice) -> int:
        """The one that would be committed."""
        one = len(choice.picks) == 1 and choice.mode != SAY
        return choice.picks[0] if one else 0

    def action(self, choice: Choice) -> DoloresAction | None:
        """Say it, or commit it."""
        if not choice.picks:
            return None
        if choice.mode == SAY:
            return Announce(self.seat, Gesture(choice.picks[0]))
        if choice.mode == BOTH and len(choice.picks) < 2:
            return None
        return Commit(self.seat, sum(choice.picks))

    def committing(self, choice: Choice) -> str:
        """An announcement is said."""
        return "do.button.say" if choice.mode == SAY else self.commits

    def preview(self, choice: Choice) -> Line:
        """What it brings against each gesture, or what the others will hear."""
        say, other = self.company.say, self.company.who(self.other)
        if choice.mode == SAY:
            if not choice.picks:
                return say.line("do.choose.say", who=other)
            words = quoted(self.company, say(f"do.say.{choice.picks[0]}"))
            return say.line("do.preview.say", who=other, words=Span(words, "accent"))
        if choice.mode == BOTH and len(choice.picks) < 2:
            return say.line("do.choose.both")
        if not choice.picks:
            return say.line("do.choose.gesture")
        facts = dict(zip("abc", self.against(choice.picks), strict=True))
        names = [Span(gesture_name(self.company, g), "accent") for g in choice.picks]
        if len(names) == 2:
            both = say.line("do.either", one=names[0], two=names[1])
            return say.line("do.preview.gesture", gesture=both, who=other, **facts)
        return say.line("do.preview.gesture", gesture=names[0], who=other, **facts)

    def against(self, picks: tuple[int, ...]) -> list[Span]:
        """The change of one's own score against each gesture; of two gestures the better."""
        table, which = payoffs(self.view), self.which
        spans = []
        for theirs in range(len(GESTURES)):
            mine = [GESTURES.index(pick) for pick in picks]
            cells = [table[theirs][m] if which else table[m][theirs] for m in mine]
            best = max(cells, key=lambda cell: cell[which])
            spans.append(change(self.company, best[which], best.sure))
        return spans


class BetDialogue(Dialogue):
    """A watcher with Pari bets on both gestures or keeps it: first the donor's, then the
    neighbour's."""

    sorts: ClassVar = frozenset({"gesture", "bet", "decline"})
    missing: ClassVar = "do.missing.bet"
    declines: ClassVar = "do.button.no-bet"
    commits: ClassVar = "do.button.bet"

    def rows(self, choice: Choice, cells: int) -> list[Line]:
        """A row for each sharer; the keys go to the first without a pick."""
        say = self.company.say
        picks = choice.picks
        rows = []
        for which, seat in enumerate(sharers(self.view)):
            mine = picks[which] if which < len(picks) else 0
            active = which == (len(picks) == 1)
            buttons = [
                button(
                    say(f"cap.do.{g}") if active else " ",
                    gesture_name(self.company, g),
                    ("bet", g + 8 * which),
                    g == mine,
                )
                for g in GESTURES
            ]
            rows.append(in_a_row([self.company.column(seat), in_a_row(buttons)], 2))
        return rows

    def pick(self, choice: Choice, target: Target) -> Choice:
        """The next pick by a key; one of a row by the mouse."""
        sort, number = target
        donor, other = (*choice.picks, 0, 0)[:2]
        if sort == "gesture":
            return choice.picked(number) if not donor or other else choice.picked(donor, number)
        gesture, which = number % 8, number // 8
        if not which:
            return choice.picked(gesture, *([other] if other else []))
        if not donor:
            return self._refused(choice, "do.missing.bet")
        return choice.picked(donor, gesture)

    def action(self, choice: Choice) -> DoloresAction | None:
        """The bet, once both are picked."""
        return Bet(self.seat, *map(Gesture, choice.picks)) if len(choice.picks) == 2 else None

    def preview(self, choice: Choice) -> Line:
        """What the bet is."""
        say, (donor, other) = self.company.say, sharers(self.view)
        if len(choice.picks) < 2:
            asked = other if choice.picks else donor
            return say.line("do.choose.bet", who=self.company.who(asked))
        first, second = (Span(gesture_verb(self.company, g), "accent") for g in choice.picks)
        one, two = self.company.who(donor), self.company.who(other)
        return say.line("do.preview.bet", one=one, first=first, two=two, second=second)


class KeepDialogue(Dialogue):
    """A player of Ruse keeps one of his two gestures."""

    sorts: ClassVar = frozenset({"gesture"})
    missing: ClassVar = "do.missing.gesture"
    commits: ClassVar = "do.button.keep"

    @property
    def mine(self) -> tuple[int, ...]:
        """The two committed."""
        hand = self.view.sharing.hands[side(self.view, self.seat)]
        return tuple(gesture for gesture in GESTURES if hand & gesture)

    def rows(self, choice: Choice, cells: int) -> list[Line]:
        """The two."""
        say = self.company.say
        buttons = [
            button(
                say(f"cap.do.{g}"),
                gesture_name(self.company, g),
                ("gesture", g),
                g in choice.picks,
            )
            for g in self.mine
        ]
        return [in_a_row(buttons)]

    def pick(self, choice: Choice, target: Target) -> Choice:
        """One of the two."""
        if target[1] not in self.mine:
            return self._refused(choice, "do.not-committed")
        return choice.picked(target[1])

    def grid(self, choice: Choice) -> list[list[Target]]:
        """The two."""
        return [[("gesture", gesture) for gesture in self.mine]]

    def here(self, choice: Choice) -> Target | None:
        """The one picked."""
        return ("gesture", choice.picks[0]) if choice.picks else None

    def gesture(self, choice: Choice) -> int:
        """The one picked."""
        return choice.picks[0] if choice.picks else 0

    def action(self, choice: Choice) -> DoloresAction | None:
        """Keep it."""
        return Keep(self.seat, Gesture(choice.picks[0])) if choice.picks else None

    def preview(self, choice: Choice) -> Line:
        """What it brings against what the other has shown."""
        say, which = self.company.say, side(self.view, self.seat)
        if not choice.picks:
            return say.line("do.choose.keep")
        theirs = self.view.sharing.hands[1 - which]
        mine, other = (GESTURES.index(hand) for hand in (choice.picks[0], theirs))
        table = payoffs(self.view)
        cell = table[other][mine] if which else table[mine][other]
        return say.line(
            "do.preview.keep",
            gesture=Span(gesture_name(self.company, choice.picks[0]), "accent"),
            who=self.company.who(sharers(self.view)[1 - which]),
            theirs=Span(gesture_verb(self.company, theirs), "strong"),
            change=change(self.company, cell[which], cell.sure),
        )
