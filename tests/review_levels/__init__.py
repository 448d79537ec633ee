"""How far the grades of a review can be trusted: `make review-levels`.

Decisions of robots are reviewed. Those drawn to be judged again are reviewed a second time with
other chance, and judged by a search some twenty times longer. What came of each is kept in a file,
so that a run may be stopped and taken up again. docs/reviews.md says what is counted and what it
came to. Nothing here asserts anything.
"""
