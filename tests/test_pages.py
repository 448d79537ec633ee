"""The pages of the documentation lead to one another, and to what is there."""

import re
from pathlib import Path

import pytest

HOME = Path(__file__).parents[1]
PAGES = [HOME / "README.md", *sorted((HOME / "docs").glob("*.md"))]
LINK = re.compile(r"\]\(([^)#:]+)(?:#[^)]*)?\)")


def targets(page: Path) -> set[Path]:
    """Return the files that a page leads to."""
    return {(page.parent / link).resolve() for link in LINK.findall(page.read_text("utf-8"))}


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_what_a_page_leads_to_is_there(page: Path) -> None:
    assert [each for each in targets(page) if not each.exists()] == []


def test_every_page_is_in_the_table_of_contents() -> None:
    contents = HOME / "docs" / "README.md"
    assert {page for page in PAGES[1:] if page != contents} <= targets(contents)
    assert contents in targets(PAGES[0])
