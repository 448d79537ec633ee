"""Dolce Vita, by the page on the format and the rules."""

from typing import Any

Json = dict[str, Any]

COLUMNS = 7
ROUNDS = {3: 6, 4: 4, 5: 5}


def mask(cards: list[int]) -> int:
    """Return a set of number cards as the state writes it."""
    return sum(1 << (card - 1) for card in cards)


def fold(header: Json, actions: list[Json]) -> tuple[list[int], str, Json]:
    """Return the scores, the reason of the end and the last state."""
    players = len(header["players"])
    columns: list[list[int]] = []
    goods: list[dict[int, int]] = [{} for _ in range(players)]
    money = [[0, 0] for _ in range(players)]
    bids: list[list[list[int]]] = []
    hands: list[list[int]] = []
    rounds, first, awarded = 0, 0, 0
    for action in actions:
        if action["do"] == "deal":
            columns, first = [list(column) for column in action["columns"]], action["first"]
        if action["do"] == "gather":
            assert awarded == COLUMNS
            first = (first + 1) % players
        if action["do"] in ("deal", "gather"):
            bids = [[[] for _ in range(players)] for _ in range(COLUMNS)]
            hands = [[1, 2, 3, 4, 5, 6] for _ in range(players)]
            rounds, awarded = rounds + 1, 0
        if action["do"] == "place":
            hands[action["seat"]].remove(action["card"])
            bids[action["column"]][action["seat"]].append(action["card"])
        if action["do"] == "award":
            assert action["column"] == awarded
            judge(columns[awarded], bids[awarded], hands, goods, money)
            awarded += 1
    state = {
        "options": header["options"],
        "columns": columns,
        "hands": [mask(hand) for hand in hands],
        "bids": [[mask(cards) for cards in column] for column in bids],
        "goods": [[mine.get(kind, 0) for kind in range(1, 8)] for mine in goods],
        "money": money,
        "round": rounds,
        "rounds": ROUNDS[players],
        "first": first,
        "turn": -1,
        "awarded": awarded,
    }
    assert (rounds, awarded) == (ROUNDS[players], COLUMNS)
    scores = [
        sum(goods[seat].values()) + money[seat][0] + 2 * money[seat][1] for seat in range(players)
    ]
    return scores, "rounds", state


def judge(
    column: list[int],
    bids: list[list[int]],
    hands: list[list[int]],
    goods: list[dict[int, int]],
    money: list[list[int]],
) -> None:
    """Award one column."""
    totals = [sum(cards) for cards in bids]
    if column and not any(totals):
        column.append(column.pop(0))
    alone = [seat for seat, total in enumerate(totals) if total and totals.count(total) == 1]
    for seat, total in enumerate(totals):
        if total and seat not in alone:
            hands[seat] += bids[seat]
            bids[seat] = []
    for seat in sorted(alone, key=lambda seat: -totals[seat]):
        if column:
            kind, value = divmod(column.pop(0), 10)
            if kind == 8:
                money[seat][value - 1] += 1
                continue
            if kind in goods[seat]:
                column.append(10 * kind + goods[seat][kind])
            goods[seat][kind] = value
