"""The dialogues of the gestures: commit one or with Ruse two, announce, bet, keep (DO13 to
DO15)."""

from typing import ClassVar

from engine.dolores.actions import Announce, Bet, Commit, DoloresAction, Keep
from engine.dolores.cards import GESTURES, Gesture
from engine.dolores.gestures import ANNOUNCEMENTS, may_trick
from engine.dolores.payoffs import payoffs
from engine.dolores.state import side
from tui.games.dolores.cargo import change, quoted
from tui.games.dolores.dialogue import Choice, Dialogue, Target, button, flowing, in_a_row
from tui.games.dolores.outcomes import gesture_name, gesture_verb
from tui.games.dolores.seating import sharers
from tui.words.spans import Line, Span, width

SAY, BOTH = "say", "both"
"""The modes of a choice: announcing, or committing two gestures."""


class GestureDialogue(Dialogue):
    """The question to a sharer who announces and commits."""

    sorts: ClassVar = frozenset({"gesture", "talk", "trick"})
    missing: ClassVar = "do.missing.gesture"

    @property
    def which(self) -> int:
        """Return this seat's side of the split: 0 for the donor, 1 for the neighbour."""
        return side(self.view, self.seat)

    @property
    def other(self) -> int:
        """Return the seat of the other sharer."""
        return sharers(self.view)[1 - self.which]

    def takes(self, sort: str) -> bool:
        """Return whether a sort of target can be picked: two gestures only with Ruse."""
        return super().takes(sort) and (sort != "trick" or self.may_trick())

    def says(self, choice: Choice) -> bool:
        """Return whether a gesture picked would be announced."""
        return choice.mode == SAY

    def may_talk(self) -> bool:
        """Return whether another announcement is allowed."""
        return self.view.sharing.words[self.which] < ANNOUNCEMENTS

    def may_trick(self) -> bool:
        """Return whether two gestures may be committed."""
        return may_trick(self.view, self.seat)

    def rows(self, choice: Choice, cells: int) -> list[Line]:
        """Return the gestures, and beside them or below them the keys to announce and to commit
        two."""
        say = self.company.say
        buttons = []
        for gesture in GESTURES:
            words = gesture_name(self.company, gesture)
            if self.says(choice):
                words = quoted(self.company, say(f"do.say.{gesture}"))
            cap = say(f"cap.do.{gesture}")
            buttons.append(button(cap, words, ("gesture", gesture), gesture in choice.picks))
        more = list[Line]()
        if self.may_talk():
            words = say("do.button.talk")
            more.append(button(say("cap.do.talk"), words, ("talk", 0), choice.mode == SAY))
        if self.may_trick():
            words = say("do.button.trick")
            more.append(button(say("cap.do.trick"), words, ("trick", 0), choice.mode == BOTH))
        row = in_a_row([in_a_row(buttons), (Span("  "),), *more])
        return [row] if width(row) <= cells else flowing([*buttons, *more], cells)

    def pick(self, choice: Choice, target: Target) -> Choice:
        """Return the choice with a gesture picked, or in another mode."""
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
        """Return the three gestures in a row; none while two are committed."""
        return [] if choice.mode == BOTH else [[("gesture", gesture) for gesture in GESTURES]]

    def here(self, choice: Choice) -> Target | None:
        """Return the picked gesture."""
        return ("gesture", choice.picks[0]) if choice.picks else None

    def gesture(self, choice: Choice) -> int:
        """Return the gesture that would be committed, 0 for none or two."""
        one = len(choice.picks) == 1 and not self.says(choice)
        return choice.picks[0] if one else 0

    def action(self, choice: Choice) -> DoloresAction | None:
        """Return the announcement or the commitment, None while it is incomplete."""
        if not choice.picks:
            return None
        if self.says(choice):
            return Announce(self.seat, Gesture(choice.picks[0]))
        if choice.mode == BOTH and len(choice.picks) < 2:
            return None
        return Commit(self.seat, sum(choice.picks))

    def lacking(self, choice: Choice) -> str:
        """Return the key of the remark on Enter with an incomplete choice."""
        return "do.missing.second" if choice.mode == BOTH and choice.picks else self.missing

    def committing(self, choice: Choice) -> str:
        """Return the key of the button's label: an announcement is said, anything else
        committed."""
        return "do.button.say" if self.says(choice) else self.commits

    def preview(self, choice: Choice) -> Line:
        """Return what the choice brings against each gesture, or what the other sharer will
        hear."""
        say, other = self.company.say, self.company.who(self.other)
        if self.says(choice):
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
        """Return the change of the seat's score against each gesture; of two gestures the better
        one."""
        table, which = payoffs(self.view), self.which
        spans = []
        for theirs in range(len(GESTURES)):
            mine = [GESTURES.index(pick) for pick in picks]
            cells = [table[theirs][m] if which else table[m][theirs] for m in mine]
            best = max(cells, key=lambda cell: cell[which])
            spans.append(change(self.company, best[which], best.sure))
        return spans


class TalkDialogue(GestureDialogue):
    """The question to a sharer who talks openly, before people who share a screen choose in
    secret: announce, or say nothing."""

    sorts: ClassVar = frozenset({"gesture", "decline"})
    missing: ClassVar = "do.missing.say"
    declines: ClassVar = "do.button.no-word"

    def says(self, choice: Choice) -> bool:
        """Return True: all that is picked is announced."""
        return True

    def may_talk(self) -> bool:
        """Return False: nothing but talk is asked for, so that it needs no key."""
        return False

    def may_trick(self) -> bool:
        """Return False: nothing is chosen in secret."""
        return False


class CommitDialogue(GestureDialogue):
    """The question to a sharer who chooses in secret after all has been said."""

    sorts: ClassVar = frozenset({"gesture", "trick"})

    def may_talk(self) -> bool:
        """Return False: all has been said."""
        return False


class BetDialogue(Dialogue):
    """The question to a watcher with Pari: bet on the donor's gesture and then the neighbour's, or
    keep the bottle."""

    sorts: ClassVar = frozenset({"gesture", "bet", "decline"})
    missing: ClassVar = "do.missing.bet"
    declines: ClassVar = "do.button.no-bet"
    commits: ClassVar = "do.button.bet"

    def rows(self, choice: Choice, cells: int) -> list[Line]:
        """Return a row for each sharer; the keys work on the first one without a pick."""
        say = self.company.say
        picks = choice.picks
        rows = []
        for which, seat in enumerate(sharers(self.view)):
            mine = picks[which] if which < len(picks) else 0
            active = which == (len(picks) == 1)
            buttons = [
                button(
                    say(f"cap.do.{g}") if active else "",
                    gesture_name(self.company, g),
                    ("bet", g + 8 * which),
                    g == mine,
                )
                for g in GESTURES
            ]
            rows.append(in_a_row([self.company.column(seat), in_a_row(buttons)], 2))
        return rows

    def pick(self, choice: Choice, target: Target) -> Choice:
        """Return the choice with the next gesture by key, or with one of either row by mouse."""
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
        """Return the bet, None until both gestures are picked."""
        return Bet(self.seat, *map(Gesture, choice.picks)) if len(choice.picks) == 2 else None

    def preview(self, choice: Choice) -> Line:
        """Return the bet in words, or what to pick next."""
        say, (donor, other) = self.company.say, sharers(self.view)
        if len(choice.picks) < 2:
            asked = other if choice.picks else donor
            return say.line("do.choose.bet", who=self.company.who(asked))
        first, second = (Span(gesture_verb(self.company, g), "accent") for g in choice.picks)
        one, two = self.company.who(donor), self.company.who(other)
        return say.line("do.preview.bet", one=one, first=first, two=two, second=second)


class KeepDialogue(Dialogue):
    """The question to a player of Ruse: which of the two gestures to keep."""

    sorts: ClassVar = frozenset({"gesture"})
    missing: ClassVar = "do.missing.gesture"
    commits: ClassVar = "do.button.keep"

    @property
    def mine(self) -> tuple[int, ...]:
        """Return the two gestures committed."""
        hand = self.view.sharing.hands[side(self.view, self.seat)]
        return tuple(gesture for gesture in GESTURES if hand & gesture)

    def rows(self, choice: Choice, cells: int) -> list[Line]:
        """Return the two gestures."""
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
        """Return the choice with one of the two gestures picked."""
        if target[1] not in self.mine:
            return self._refused(choice, "do.not-committed")
        return choice.picked(target[1])

    def grid(self, choice: Choice) -> list[list[Target]]:
        """Return the two gestures in a row."""
        return [[("gesture", gesture) for gesture in self.mine]]

    def here(self, choice: Choice) -> Target | None:
        """Return the picked gesture."""
        return ("gesture", choice.picks[0]) if choice.picks else None

    def gesture(self, choice: Choice) -> int:
        """Return the picked gesture, 0 for none."""
        return choice.picks[0] if choice.picks else 0

    def action(self, choice: Choice) -> DoloresAction | None:
        """Return the Keep of the gesture, None while none is picked."""
        return Keep(self.seat, Gesture(choice.picks[0])) if choice.picks else None

    def preview(self, choice: Choice) -> Line:
        """Return what the gesture brings against the one that the other sharer has shown."""
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
