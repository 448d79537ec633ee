"""The contracts between the layers that import-linter does not offer."""

from grimp import ImportGraph
from importlinter import Contract, ContractCheck, fields, output


class GamesApart(Contract):
    """The contract that only a game itself imports its modules: no other game, and nothing that all
    share.

    `marks` are modules that every game has, with a star in place of its name. A package with such a
    module belongs to that game, and so does every module of the same name.
    """

    type_name = "games_apart"

    marks = fields.ListField(subfield=fields.StringField())

    def check(self, graph: ImportGraph, verbose: bool) -> ContractCheck:
        homes = {}
        for mark in self.marks:  # type: ignore[attr-defined]
            for module in graph.find_matching_modules(mark):
                home = module.rpartition(".")[0]
                homes[home] = home.rpartition(".")[2]
        foreign = sorted(
            (importer, imported)
            for home, game in homes.items()
            for imported in {home} | graph.find_descendants(home)
            for importer in graph.find_modules_that_directly_import(imported)
            if game_of(importer, homes) != game
        )
        found = {"foreign": foreign, "games": sorted(set(homes.values()))}
        return ContractCheck(kept=bool(homes) and not foreign, metadata=found)

    def render_broken_contract(self, check: ContractCheck) -> None:
        output.print_error(f"The games are {', '.join(check.metadata['games']) or 'not found'}.")
        for importer, imported in check.metadata["foreign"]:
            output.print_error(f"{importer} is of another game, or of none, and imports {imported}")


def game_of(module: str, homes: dict[str, str]) -> str | None:
    """Return the game that a module belongs to; None if it is of no game."""
    while module and module not in homes:
        module = module.rpartition(".")[0]
    return homes.get(module)
