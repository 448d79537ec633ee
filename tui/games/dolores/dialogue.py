"""A dialogue: what a person is asked in the lines below the stage, by keys and by mouse.

A target is a pair of what it is (`gesture`, `slot`, `kind`) and which one; keys and clicks pick
targets, and what is picked so far is the choice. No Textual here.
"""

from collections.abc import Sequence
from typing import ClassVar, NamedTuple

from engine.dolores.actions import DoloresAction, Pass
from engine.dolores.views import DoloresView
from tui.render.face import Company
from tui.words.spans import BLANK, Line, Span, line, width

Target = tuple[str, int]
"""What is pointed at: its sort and its number."""


class Choice(NamedTuple):
    """What a person has picked so far. `mode` and `picks` mean what the dialogue makes of them;
    `remark` is what cannot be done; `outcomes` shows the outcome table where it has no
    corner."""

    mode: str = ""
    picks: tuple[int, ...] = ()
    remark: str = ""
    outcomes: bool = False

    def picked(self, *picks: int) -> "Choice":
        """With these picked, and no remark."""
        return self._replace(picks=picks, remark="")

    def toggled(self, pick: int) -> "Choice":
        """With this one picked besides, or no longer."""
        if pick in self.picks:
            return self.picked(*(each for each in self.picks if each != pick))
        return self.picked(*self.picks, pick)

    def remarking(self, remark: str) -> "Choice":
        """With a remark on what cannot be done."""
        return self._replace(remark=remark)

    def cleared(self) -> "Choice":
        """Nothing picked; what is shown besides stays."""
        return Choice(outcomes=self.outcomes)

    def is_clear(self) -> bool:
        """Whether there is nothing to drop."""
        return not (self.mode or self.picks or self.remark)


class Dialogue:
    """What one person is asked in one view. Every kind of question is a subclass."""

    sorts: ClassVar[frozenset[str]] = frozenset()
    """The sorts of targets it takes."""
    missing: ClassVar[str] = ""
    """The key of what is said when Enter comes too soon."""
    declines: ClassVar[str] = ""
    """The key of the name of saying no, if one can."""
    commits: ClassVar[str] = "do.button.choose"
    """The key of the usual name of Enter."""

    def __init__(self, company: Company, view: DoloresView) -> None:
        self.company = company
        self.view = view
        self.seat = view.seat

    def takes(self, sort: str) -> bool:
        """Whether it takes a sort of target now."""
        return sort in self.sorts

    def rows(self, choice: Choice, cells: int) -> list[Line]:
        """The lines of things to pick, in at most so many cells if they can."""
        raise NotImplementedError

    def preview(self, choice: Choice) -> Line:
        """What the choice would do, or what to pick next."""
        raise NotImplementedError

    def committing(self, choice: Choice) -> str:
        """The key of the name of Enter for a choice."""
        return self.commits

    def action(self, choice: Choice) -> DoloresAction | None:
        """The choice as an action, once it is complete."""
        raise NotImplementedError

    def pick(self, choice: Choice, target: Target) -> Choice:
        """The choice after something was pointed at."""
        raise NotImplementedError

    def numbered(self, number: int, choice: Choice) -> Target | None:
        """What a number key points at."""
        return None

    def grid(self, choice: Choice) -> list[list[Target]]:
        """What the arrows go through, in rows."""
        return []

    def here(self, choice: Choice) -> Target | None:
        """Where the arrows are."""
        return None

    def moved(self, choice: Choice, across: int, down: int) -> Choice:
        """The choice after an arrow key: the next thing in the row, or in the row below."""
        rows, here = self.grid(choice), self.here(choice)
        flat = [target for row in rows for target in row]
        if not flat:
            return choice
        if here not in flat:
            return self.pick(choice, flat[0] if across + down > 0 else flat[-1])
        if across or len(rows) == 1:
            return self.pick(choice, flat[(flat.index(here) + across + down) % len(flat)])
        at = next(n for n, row in enumerate(rows) if here in row)
        column, row = rows[at].index(here), rows[(at + down) % len(rows)]
        return self.pick(choice, row[min(column, len(row) - 1)])

    def numbers(self, choice: Choice) -> tuple[int, ...]:
        """The slots whose cards show their numbers: they can be picked."""
        return ()

    def marked(self, choice: Choice) -> tuple[int, ...]:
        """The slots whose cards are picked."""
        return ()

    def gesture(self, choice: Choice) -> int:
        """The gesture whose outcomes are lit, 0 for none."""
        return 0

    def after(self, choice: Choice) -> DoloresView:
        """The view whose outcomes are shown: as it would be after the choice."""
        return self.view

    def decline(self, choice: Choice) -> DoloresAction | None:
        """What saying no does at once; None if it has to be confirmed."""
        return Pass(self.seat) if self.declines else None

    def lines(self, choice: Choice, cells: int) -> list[Line]:
        """All of it: what can be picked, what it does, how to commit."""
        lines = self.rows(choice, cells)
        sentence = line(Span(choice.remark, "loss")) if choice.remark else self.preview(choice)
        lines.append(sentence)
        buttons = self._buttons(choice)
        return [*lines, buttons] if buttons else lines

    def _buttons(self, choice: Choice) -> Line:
        say = self.company.say
        spans: list[Span | str | Line] = []
        if self.action(choice) is not None:
            words = say("do.button", key=say("cap.enter"), what=say(self.committing(choice)))
            spans += [Span(f" {words} ", "cursor", ("commit", 0)), "  "]
        if self.declines and not choice.mode:
            words = say("do.button", key=say("cap.do.no"), what=say(self.declines))
            spans.append(Span(f" {words} ", "card", ("decline", 0)))
        return line(*spans) if spans else BLANK

    def _refused(self, choice: Choice, key: str) -> Choice:
        return choice.remarking(self.company.say(key))


def button(cap: str, words: str, target: Target, picked: bool, extra: Line = BLANK) -> Line:
    """Something that can be picked by a key and by the mouse."""
    start, end = "[]" if picked else "  "
    roles = "cursor" if picked else "card"
    text = f" {words}" if words else ""
    return (
        Span(start, roles, target),
        Span(cap, roles if picked else "card can", target),
        Span(text, roles, target),
        *(
            span._replace(roles=roles if picked else f"card {span.roles}", target=target)
            for span in extra
        ),
        Span(end, roles, target),
    )


def flowing(things: Sequence[Line], cells: int, indent: int = 0) -> list[Line]:
    """Things beside each other, in as many lines of so many cells as they need; the later lines
    are indented."""
    lines: list[list[Span]] = [[]]
    used = 0
    for each in things:
        if lines[-1] and used + 1 + width(each) > cells:
            lines.append([Span(" " * indent)] if indent else [])
            used = indent
        elif lines[-1]:
            lines[-1].append(Span(" "))
            used += 1
        lines[-1] += each
        used += width(each)
    return [tuple(spans) for spans in lines]


def in_a_row(buttons: Sequence[Line], gap: int = 1) -> Line:
    """Buttons beside each other."""
    spans: list[Span] = []
    for each in buttons:
        if spans:
            spans.append(Span(" " * gap))
        spans += each
    return tuple(spans)
