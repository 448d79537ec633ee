"""Passes at Der Große Dalmuti line by line: each is told once, whoever is asked among them."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.tui.plain.test_table import HIDDEN, Played, new_live, on


def runs(text: str) -> Iterator[list[str]]:
    """Yield the sentences on passes, in one list those between two plays."""
    run: list[str] = []
    for row in text.splitlines():
        if re.search(r": .*(\(|Jester)", row) or row.startswith(("Trick", HIDDEN)):
            yield run
            run = []
        elif re.search(r"\bpass(es)?$", row) and not row.startswith(("> ", "You ")):
            run.append(row)
    yield run


@pytest.mark.parametrize("people", [("Anna",), ("Anna", "Zoé")], ids=len)
def test_each_pass_is_told_once_whoever_is_asked_among_them(
    people: tuple[str, ...], tmp_path: Path
) -> None:
    paper = Played("dalmuti", "en")
    with new_live(tmp_path, "dalmuti", *people, hands=3) as live:
        on(paper, live).play()
    text = re.sub(r"^.*(?:or pass|beat .*|pass\.)$", "", paper.text, flags=re.MULTILINE)
    told = list(runs(text))
    assert sum(map(len, told)) > 30
    for run in told:
        named = [name for row in run for name in re.findall(r"\w+", row) if name[0].isupper()]
        assert len(named) == len(set(named)), run
        assert run.count("All others pass") <= (run == ["All others pass"]), run


def test_why_one_is_not_asked_stands_before_the_passes_that_are_summed_up(tmp_path: Path) -> None:
    paper = Played("dalmuti", "en")
    with new_live(tmp_path, "dalmuti", "Anna", hands=3) as live:
        on(paper, live).play()
    whys = [n for n, row in enumerate(paper.written) if row.startswith("Nothing you hold")]
    assert len(whys) > 5
    for n in whys:
        before, after = paper.written[n - 1 : n + 2 : 2]
        assert not before.endswith(("passes", " pass")), paper.written[n - 3 : n + 3]
        assert after.endswith(("passes", " pass")), paper.written[n - 3 : n + 3]
