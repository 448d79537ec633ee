"""A dialogue: a question to a person in the lines below the stage, answered by keys and mouse.

A target is a pair of a sort (`gesture`, `slot`, `kind`) and a number. Keys and clicks pick targets;
the picks so far are the choice. No Textual here.
"""

from collections.abc import Sequence
from typing import ClassVar, NamedTuple

from engine.dolores.actions import DoloresAction, Pass
from engine.dolores.views import DoloresView
from tui.render.face import Company
from tui.words.spans import BLANK, Line, Span, line, sentence, width

Target = tuple[str, int]
"""A target of keys and clicks: its sort and its number."""


class Choice(NamedTuple):
    """The picks of a person so far.

    The dialogue gives `mode` and `picks` their meaning; `remark` says what cannot be done;
    `outcomes` shows the outcome table in place of the cards.
    """

    mode: str = ""
    picks: tuple[int, ...] = ()
    remark: str = ""
    outcomes: bool = False

    def picked(self, *picks: int) -> "Choice":
        """Return the choice with these picks, and no remark."""
        return self._replace(picks=picks, remark="")

    def toggled(self, pick: int) -> "Choice":
        """Return the choice with this pick added, or removed if it was there."""
        if pick in self.picks:
            return self.picked(*(each for each in self.picks if each != pick))
        return self.picked(*self.picks, pick)

    def remarking(self, remark: str) -> "Choice":
        """Return the choice with a remark on what cannot be done."""
        return self._replace(remark=remark)

    def cleared(self) -> "Choice":
        """Return an empty choice; the outcome table stays if shown."""
        return Choice(outcomes=self.outcomes)

    def is_clear(self) -> bool:
        """Return whether there is nothing to drop; a remark alone is nothing."""
        return not (self.mode or self.picks)


class Dialogue:
    """The question to one person in one view. Every kind of question is a subclass."""

    sorts: ClassVar[frozenset[str]] = frozenset()
    """The sorts of targets that can be picked."""
    missing: ClassVar[str] = ""
    """The key of the usual remark on Enter before the choice is complete."""
    declines: ClassVar[str] = ""
    """The key of the words for saying no; "" if the question cannot be declined."""
    shortly: ClassVar[str] = ""
    """The key of shorter words for saying no, for the button and beside its key; "" if those of
    `declines` are short."""
    commits: ClassVar[str] = "do.button.choose"
    """The key of the usual words for Enter."""

    def __init__(self, company: Company, view: DoloresView) -> None:
        self.company = company
        self.view = view
        self.seat = view.seat

    @property
    def declining(self) -> str:
        """Return the key of the words on the button that declines."""
        return self.shortly or self.declines

    def takes(self, sort: str) -> bool:
        """Return whether a sort of target can be picked now."""
        return sort in self.sorts

    def rows(self, choice: Choice, cells: int) -> list[Line]:
        """Return the lines of targets to pick, in at most `cells` cells if possible."""
        raise NotImplementedError

    def preview(self, choice: Choice) -> Line:
        """Return what the choice would do, or what to pick next."""
        raise NotImplementedError

    def committing(self, choice: Choice) -> str:
        """Return the key of the words for Enter with a choice."""
        return self.commits

    def action(self, choice: Choice) -> DoloresAction | None:
        """Return the choice as an action, None while it is incomplete."""
        raise NotImplementedError

    def lacking(self, choice: Choice) -> str:
        """Return the key of the remark on Enter with an incomplete choice."""
        return self.missing

    def pick(self, choice: Choice, target: Target) -> Choice:
        """Return the choice after a target was pointed at."""
        raise NotImplementedError

    def numbered(self, number: int, choice: Choice) -> Target | None:
        """Return the target of a number key, None if it has none."""
        return None

    def grid(self, choice: Choice) -> list[list[Target]]:
        """Return the targets that the arrows go through, in rows."""
        return []

    def here(self, choice: Choice) -> Target | None:
        """Return the target at which the arrows are, None for none."""
        return None

    def moved(self, choice: Choice, across: int, down: int) -> Choice:
        """Return the choice after an arrow key: the next target in the row, or in the row below."""
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
        """Return the slots whose cards show their numbers, because they can be picked."""
        return ()

    def marked(self, choice: Choice) -> tuple[int, ...]:
        """Return the picked slots, to be highlighted."""
        return ()

    def gesture(self, choice: Choice) -> int:
        """Return the gesture whose outcomes are lit, 0 for none."""
        return 0

    def after(self, choice: Choice) -> DoloresView:
        """Return the view whose outcomes are shown: as it would be after the choice."""
        return self.view

    def decline(self, choice: Choice) -> DoloresAction | None:
        """Return the action of saying no at once; None if it has to be confirmed or cannot be
        said."""
        return Pass(self.seat) if self.declines else None

    def lines(self, choice: Choice, cells: int, close: bool = False) -> list[Line]:
        """Return the whole dialogue: targets, preview, buttons.

        With `close`, the buttons stand behind the preview, or else behind the targets, if they fit
        there: one line less.
        """
        lines = self.rows(choice, cells)
        remark = line(Span(choice.remark, "loss"))
        lines.append(remark if choice.remark else sentence(self.preview(choice)))
        buttons = self._buttons(choice)
        if not buttons:
            return lines
        for number in (-1, -2) if close else ():
            behind = line(*lines[number:][:1], "  ", *buttons)
            if width(behind) <= cells:
                lines[number] = behind
                return lines
        return [*lines, buttons]

    def _buttons(self, choice: Choice) -> Line:
        say = self.company.say
        spans: list[Span | str | Line] = []
        if self.action(choice) is not None:
            key = say.key_of("dolores.commit", "cap.enter")
            words = say("do.button", key=key, what=say(self.committing(choice)))
            spans += [Span(f" {words} ", "cursor", ("commit", 0)), "  "]
        if self.declines and not choice.mode:
            key = say.key_of("dolores.decline", "cap.do.no")
            words = say("do.button", key=key, what=say(self.declining))
            spans.append(Span(f" {words} ", "card", ("decline", 0)))
        return line(*spans) if spans else BLANK

    def _refused(self, choice: Choice, key: str) -> Choice:
        return choice.remarking(self.company.say(key))


def button(cap: str, words: str, target: Target, picked: bool, extra: Line = BLANK) -> Line:
    """Return a button that can be picked by a key and by the mouse. If `cap` is "", only the mouse
    picks it; it then leaves the cells of a key free behind itself, so that columns are kept."""
    start, end = "[]" if picked else "  "
    roles = "cursor" if picked else "card"
    text = f" {words}" if cap and words else words
    free = BLANK if cap else (Span("  "),)
    return (
        Span(start, roles, target),
        Span(cap, roles if picked else "card can", target),
        Span(text, roles, target),
        *(
            span._replace(roles=roles if picked else f"card {span.roles}", target=target)
            for span in extra
        ),
        Span(end, roles, target),
        *free,
    )


def flowing(things: Sequence[Line], cells: int, indent: int = 0) -> list[Line]:
    """Return things beside each other, in as many lines of `cells` cells as they need; later lines
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
    """Return buttons beside each other."""
    spans: list[Span] = []
    for each in buttons:
        if spans:
            spans.append(Span(" " * gap))
        spans += each
    return tuple(spans)
