"""A small line chart in text: several players' scores over the chapters of a game."""

from collections.abc import Sequence

from tui.render.face import Company
from tui.words.spans import Line, Span, line, right


def chart(
    company: Company,
    series: Sequence[Sequence[int]],
    width: int,
    height: int,
    feet: Sequence[str] = (),
) -> list[Line]:
    """`series` per seat, all of one length; each is drawn with its player's sign and colour. `feet`
    name the points, which are else counted from 0.

    Where lines cross, the sign of the better player at the end stays on top.
    """
    points = len(series[0])
    top = max(max(each) for each in series)
    bottom = min(0, min(min(each) for each in series))
    if points < 2 or top == bottom or height < 3 or width < 12:
        return []
    label = max(len(str(top)), len(str(bottom))) + 1
    across, rows = width - label - 2, height - 1
    cells: list[list[Span | None]] = [[None] * (across + 1) for _ in range(rows)]

    def place(x: float, value: float, span: Span, strong: bool) -> None:
        row = round((top - value) / (top - bottom) * (rows - 1))
        column = round(x * across)
        if strong or cells[row][column] is None:
            cells[row][column] = span

    for seat in sorted(range(len(series)), key=lambda s: series[s][-1]):
        values, roles = series[seat], f"seat-{seat}"
        for column in range(across + 1):
            at = column / across * (points - 1)
            left = min(int(at), points - 2)
            between = values[left] + (values[left + 1] - values[left]) * (at - left)
            place(column / across, between, Span(company.glyphs.dot, roles), strong=False)
        for index, value in enumerate(values):
            place(index / (points - 1), value, Span(company.glyphs.seats[seat], roles), strong=True)
    lines = []
    for row, spans in enumerate(cells):
        worth = top - (top - bottom) * row / (rows - 1)
        text = str(round(worth)) if row in (0, rows - 1, rows // 2) else ""
        axis = Span(right(text, label) + company.glyphs.vertical, "faint")
        lines.append(line(axis, *(span or Span(" ") for span in spans)))
    foot = [" "] * (across + 1)
    names = feet or [str(index) for index in range(points)]
    for index in (points - 1, *range(points - 1)):
        text = names[index]
        at = min(round(index / (points - 1) * across), len(foot) - len(text))
        if not "".join(foot[max(at - 1, 0) : at + len(text) + 1]).strip():
            foot[at : at + len(text)] = text
    lines.append(line(Span(" " * (label + 1) + "".join(foot), "faint")))
    return lines
