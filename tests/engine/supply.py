"""Actions that nobody asked for: all that the types of a union allow and a little more, legal or
not."""

from typing import Any

import msgspec
from hypothesis import strategies as st
from hypothesis.strategies import SearchStrategy
from msgspec import inspect


def any_action(union: Any) -> SearchStrategy[Any]:
    """Return a strategy for actions of every type of a tagged union, each field within its declared
    bounds or just outside.

    Constructors do not validate, so `apply` must bear any of them.
    """
    return st.one_of([_values(info) for info in struct_types(union)])


def struct_types(union: Any) -> list[inspect.StructType]:
    """Return the struct types of a tagged union, or of a single struct."""
    info = inspect.type_info(union)
    members = info.types if isinstance(info, inspect.UnionType) else (info,)
    return [member for member in members if isinstance(member, inspect.StructType)]


def leaves(info: inspect.Type) -> list[inspect.Type]:
    """Return every type inside a type, itself included."""
    inside: list[inspect.Type] = []
    if isinstance(info, inspect.StructType):
        inside = [field.type for field in info.fields]
    elif isinstance(info, inspect.UnionType):
        inside = list(info.types)
    elif isinstance(info, inspect.VarTupleType):
        inside = [info.item_type]
    elif isinstance(info, inspect.TupleType):
        inside = list(info.item_types)
    return [info, *(leaf for part in inside for leaf in leaves(part))]


def _values(info: inspect.Type) -> SearchStrategy[Any]:
    match info:
        case inspect.StructType(cls=cls, fields=fields):
            return st.builds(cls, **{field.name: _values(field.type) for field in fields})
        case inspect.UnionType(types=types):
            return st.one_of([_values(each) for each in types])
        case inspect.VarTupleType(item_type=item, min_length=low, max_length=high):
            low, high = low or 0, 8 if high is None else high
            return st.lists(_values(item), min_size=max(0, low - 1), max_size=high + 1).map(tuple)
        case inspect.TupleType(item_types=items):
            return st.tuples(*[_values(item) for item in items])
        case inspect.IntType(ge=low, le=high):
            low, high = -3 if low is None else low, 100 if high is None else high
            inside = st.integers(low, high)
            return inside | inside | st.sampled_from((-2, -1, low - 1, high + 1, 10**6))
        case inspect.LiteralType(values=values):
            return st.sampled_from(values)
        case inspect.EnumType(cls=cls):
            return st.sampled_from(list(cls))
        case inspect.StrType():
            return st.text(max_size=6)
        case inspect.BoolType():
            return st.booleans()
        case inspect.NoneType():
            return st.none()
        case _:
            raise TypeError(f"no supply of {info}")


def moved(action: msgspec.Struct, seat: int) -> Any:
    """Return an action in another seat's name; an action of the dealer unchanged."""
    if "seat" not in action.__struct_fields__:
        return action
    return msgspec.structs.replace(action, seat=seat)


def near(action: msgspec.Struct) -> list[Any]:
    """Return actions that differ a little from an action: a number changed by one, a tuple shorter,
    longer or turned round."""
    found = []
    for name in action.__struct_fields__:
        value = getattr(action, name)
        others: tuple[Any, ...] = ()
        if isinstance(value, int):
            others = (value - 1, value + 1)
        elif isinstance(value, tuple) and value:
            others = (value[:-1], (*value, value[-1]), value[::-1])
        found += [msgspec.structs.replace(action, **{name: other}) for other in others]
    return found
