"""Commands: how their keys are written, what is bound for them, and which of them can be used."""

from typing import Any

import pytest
from textual.binding import Binding
from textual.css.query import NoMatches

from tui.widgets.commands import Command, bindings, commands_of, lettered
from tui.words import LANGUAGES, Wording

SAY = Wording("en")


@pytest.mark.parametrize(
    ("keys", "cap", "written"),
    [
        ("p", "", "P"),
        ("f1", "", "F1"),
        ("f12,p", "", "F12"),
        ("enter", "", SAY("cap.enter")),
        ("tilde", "", "tilde"),
        ("left", "cap.da.move", SAY("cap.da.move")),
        ("1", "1–12", "1–12"),
    ],
)
def test_a_key_is_written_as_a_reader_knows_it(keys: str, cap: str, written: str) -> None:
    assert Command("act", keys, "key.commit", cap).key_cap(SAY) == written


def test_where_its_counterpart_has_its_own_line_a_key_with_a_name_stands_alone() -> None:
    both = Command("move(1)", "right", "key.da.right", "cap.da.move")
    assert both.key_cap(SAY, alone=True) == SAY("cap.right") != both.key_cap(SAY)
    number = Command("digit('1')", "1", "key.da.rank", "1–12")
    assert number.key_cap(SAY, alone=True) == "1–12"


def test_a_command_as_it_is_declared_without_more() -> None:
    command = Command("act", "a", "key.commit")
    assert command.shown and command.listed and not command.priority and not command.kept
    assert command.yields == 0


def test_only_keys_that_reach_a_command_are_named() -> None:
    command = Command("act", "a,ctrl+a,f2", "key.commit", "cap.da.move")
    assert command.without(lambda key: key == "a").keys == "ctrl+a,f2"
    assert command.without(lambda key: key == "a").cap == ""
    for taken in (set[str](), {"f2"}, {"a", "ctrl+a", "f2"}):
        assert command.without(taken.__contains__) == command
    first = command._replace(priority=True)
    assert first.without(lambda key: key == "a") == first


def test_a_letter_of_a_language_answers_in_every_language() -> None:
    command = Command("act", "", "key.da.jester", "da.jester")
    keys = command.all_keys(SAY)
    assert keys[0] == SAY("da.jester").casefold()
    assert set(keys) == {Wording(each)("da.jester").casefold() for each in LANGUAGES}
    others = (command, Command("more", "j", "key.commit"))
    for each in LANGUAGES:
        say = Wording(each)
        assert lettered(others, say("da.jester").casefold(), say) == command
    assert lettered(others, "x", SAY) is None and lettered((), "j", SAY) is None
    assert Command("act", "a,b", "key.commit").all_keys(SAY) == ("a", "b")


def bound(*commands: Command) -> dict[str, tuple[str, bool, bool]]:
    """Return the keys that are bound, with their actions, and whether shown and with priority."""
    made = [each for each in bindings(*commands) if isinstance(each, Binding)]
    return {
        key: (each.action, each.show, each.priority) for each in made for key in each.key.split(",")
    }


def test_keys_are_bound_with_their_capitals_and_never_shown_by_textual() -> None:
    found = bound(Command("act", "a,é,ß,f2,1", "key.commit", priority=True))
    assert set(found) == {"a", "A", "é", "É", "ß", "f2", "1"}
    assert set(found.values()) == {("act", False, True)}
    assert set(bound(Command("act", "enter", "key.commit")).values()) == {("act", False, False)}


def test_all_letters_are_bound_if_one_command_has_a_letter_of_the_language() -> None:
    found = bound(Command("act", "enter", "key.commit"), Command("say", "", "key.commit", "cap.x"))
    assert found["j"] == found["J"] == ("letter('j')", False, False)
    assert len(found) == 1 + 2 * 26 and "" not in found


class Node:
    """A part of a screen with commands, some of which cannot be used."""

    commands: tuple[Command, ...] = ()
    refused: tuple[str, ...] = ()
    focused: Any = None
    ancestors_with_self: Any = ()
    check_consume_key: Any = None
    now: Any

    def __init__(self, **parts: Any) -> None:
        self.__dict__.update(parts)

    def check_action(self, action: str, parameters: object) -> bool | None:
        if action == "gone":
            raise NoMatches
        return None if action in self.refused else True


def of(app: Any, screen: Any) -> list[tuple[str, str]]:
    """Return the actions of the commands that can be used, with their keys."""
    return [(command.action, command.keys) for _, command in commands_of(app, screen)]


def test_inner_commands_hide_outer_ones_and_those_with_priority_come_first() -> None:
    act, first = Command("act('a')", "a", "x"), Command("quit", "q", "x", priority=True)
    outer, lost = Command("act('a')", "b", "x"), Command("lost", "q", "x")
    app = Node(commands=(first, outer, lost, Command("gone", "g", "x"), Command("no", "n", "x")))
    app.refused = ("no",)
    screen = Node(commands=(Command("show", "s,q", "x"),), focused=None)
    assert of(app, screen) == [("quit", "q"), ("show", "s,q"), ("act('a')", "b")]
    field = Node(commands=(act,), now=lambda command: command._replace(keys="z"))
    field.ancestors_with_self = [field, screen, app]
    field.check_consume_key = lambda *_: False
    screen.focused = field
    assert of(app, screen) == [("quit", "q"), ("act('a')", "z"), ("show", "s,q")]
    owners: list[Any] = [node for node, _ in commands_of(app, screen)]  # type: ignore[arg-type]
    assert owners == [app, field, screen]


def test_a_key_that_a_field_types_is_not_named_for_a_command_with_another() -> None:
    app, screen = Node(), Node(commands=(Command("act", "a,ctrl+a", "x"),))
    field = Node(check_consume_key=lambda *typed: typed[1] == "a")
    field.ancestors_with_self = [field, screen, app]
    screen.focused = field
    assert of(app, screen) == [("act", "ctrl+a")]
    screen.focused = None
    assert of(app, screen) == [("act", "a,ctrl+a")]
