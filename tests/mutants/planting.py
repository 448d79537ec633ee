"""Small faults that can be planted in a source file: one operator or constant for another."""

import ast
from collections.abc import Iterator
from copy import copy
from itertools import chain
from pathlib import Path
from typing import Any, NamedTuple

OTHERS: dict[type[ast.AST], type[ast.AST]] = {
    ast.Lt: ast.LtE,
    ast.LtE: ast.Lt,
    ast.Gt: ast.GtE,
    ast.GtE: ast.Gt,
    ast.Eq: ast.NotEq,
    ast.NotEq: ast.Eq,
    ast.Is: ast.IsNot,
    ast.IsNot: ast.Is,
    ast.In: ast.NotIn,
    ast.NotIn: ast.In,
    ast.Add: ast.Sub,
    ast.Sub: ast.Add,
    ast.Mult: ast.Add,
    ast.FloorDiv: ast.Mult,
    ast.Div: ast.Mult,
    ast.Mod: ast.Add,
    ast.BitOr: ast.BitAnd,
    ast.BitAnd: ast.BitOr,
    ast.And: ast.Or,
    ast.Or: ast.And,
}
"""The operator that is planted in place of each operator."""


class Mutant(NamedTuple):
    """A fault: some bytes of a file, and the text in their place."""

    path: Path
    line: int
    start: int
    end: int
    source: str
    fault: str

    def planted(self, content: bytes) -> bytes:
        """Return the file with the fault in it."""
        return content[: self.start] + self.fault.encode() + content[self.end :]


def mutants(path: Path, root: Path) -> Iterator[Mutant]:
    """Yield every fault that can be planted in a file of the program."""
    content = (root / path).read_bytes()
    starts = [0]
    for line in content.splitlines(keepends=True):
        starts.append(starts[-1] + len(line))
    for node in _expressions(ast.parse(content)):
        start = starts[node.lineno - 1] + node.col_offset
        end = starts[(node.end_lineno or 0) - 1] + (node.end_col_offset or 0)
        for changed in _changed(node):
            source = " ".join(content[start:end].decode().split())
            yield Mutant(path, node.lineno, start, end, source, f"({ast.unparse(changed)})")


def _expressions(node: ast.AST) -> Iterator[ast.expr]:
    """Yield the expressions of a file in which a fault may be planted.

    Left out are types and patterns, and the insides of f-strings, because Python 3.11 does not know
    their places. Figures with a name are left out too, because how long a robot searches is no
    logic.
    """
    if isinstance(node, ast.JoinedStr | ast.MatchValue):
        return
    match node:
        case (
            ast.AnnAssign(target=ast.Name(id=name), value=value)
            | ast.Assign(targets=[ast.Name(id=name)], value=value)
        ) if name.isupper() and _is_figure(value):
            return
    if isinstance(node, ast.expr):
        yield node
    for name, value in ast.iter_fields(node):
        if name not in ("annotation", "returns"):
            for each in value if isinstance(value, list) else [value]:
                if isinstance(each, ast.AST):
                    yield from _expressions(each)


def _is_figure(value: ast.expr | None) -> bool:
    if isinstance(value, ast.Tuple):
        return all(map(_is_figure, value.elts))
    return isinstance(value, ast.Constant | ast.BinOp | ast.UnaryOp)


def _changed(node: ast.expr) -> Iterator[ast.AST]:
    """Yield what might stand in place of an expression by mistake."""
    other: Any = copy(node)
    match node:
        case ast.Compare(ops=[one]) if type(one) in OTHERS:
            other.ops = [OTHERS[type(one)]()]
            yield other
        case ast.BinOp(op=one) | ast.BoolOp(op=one) if type(one) in OTHERS:
            other.op = OTHERS[type(one)]()
            yield other
        case ast.UnaryOp(op=ast.Not(), operand=operand):
            yield operand
        case ast.IfExp(body=body, orelse=orelse):
            yield from chain([body], [orelse])
        case ast.Constant(value=bool() as value):
            yield ast.Constant(not value)
        case ast.Constant(value=int() as value):
            yield ast.Constant(value + 1)
