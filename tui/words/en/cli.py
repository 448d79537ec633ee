"""The words of the command line: help, errors, and what its commands print.

Templates under `argparse.` are filled by argparse with `%`.
"""

from typing import Final

WORDS: Final = {
    # What argparse says by itself
    "argparse.usage": "usage: ",
    # Headings, after which argparse sets a colon
    "argparse.positional": "arguments",
    "argparse.options": "options",
    "argparse.argument": "%(argument_name)s: %(message)s",
    "argparse.unrecognized": "there is no such option or argument: %s",
    "argparse.explicit": "this option takes no value (%r)",
    "argparse.required": "missing: %s",
    "argparse.one": "a value is missing",
    "argparse.one-or-more": "a value is missing",
    "argparse.choice": "there is no %(value)r (choose from %(choices)s)",
    # Help
    "cli.about": (
        "Dolce Vita, Dolorès and Der Große Dalmuti in a terminal. "
        "Without a command the program opens at its home screen."
    ),
    "cli.more": "“ludotheque COMMAND --help” explains a command.",
    "cli.commands": "commands",
    "cli.everywhere": "everywhere",
    "cli.command": "COMMAND",
    "cli.game": "GAME",
    "cli.file": "FILE",
    "cli.meta.name": "NAME",
    "cli.meta.folder": "DIR",
    "cli.meta.pair": "K=V",
    "cli.meta.level": "LEVEL",
    "cli.usage": (
        "%(prog)s [--lang {languages}] [--theme NAME] [--saves DIR] [--ascii] [--plain]\n"
        "                  [COMMAND ...]"
    ),
    "cli.help.help": "show this and exit",
    "cli.help.version": "show the version and exit",
    "cli.help.lang": "the language",
    "cli.help.theme": "the colours",
    "cli.help.saves": "the folder where the games are saved",
    "cli.help.ascii": "draw with plain ASCII only",
    "cli.help.plain": (
        "play line by line, without a screen: for screen readers and plain terminals"
    ),
    "cli.help.file": "a saved game: a file, or the name of one in the folder of saves",
    "cli.help.players": "how many play",
    "cli.help.seed": "what chance comes from: the same seed gives the same cards",
    "cli.help.option": "an option of the game; may be repeated",
    "cli.help.seat": (
        "who sits at the next seat: a name, and human or the level of a robot (human if nothing "
        "is said); may be repeated. Robots take the seats that are left, and you one of them if "
        "nobody named is human."
    ),
    "cli.help.robots": (
        "the robots at the seats that are left, one for all or one a seat: {levels}"
    ),
    "cli.help.step": "the step to show, from 0 to the last",
    "cli.help.seen-by": "whose view to show: a seat from 1, a player’s name, or all",
    "cli.help.json": "print JSON, for programs",
    "cli.help.games": "how many games ({games} if nothing is said)",
    "cli.help.bots": (
        "the levels of the robots, one for all, one a seat, or two for one of the first among "
        "others of the second: {levels}"
    ),
    "cli.help.out": "write every game as a save into this folder",
    "cli.play": "begin a game",
    "cli.play.usage": (
        "%(prog)s GAME [--players N] [--seat NAME[=human|{levels}]]...\n"
        "                       [--bots LEVEL,...] [--seed S] [--option K=V]..."
    ),
    "cli.resume": "go on with a game, the last unfinished one if no file is named",
    "cli.resume.usage": "%(prog)s [FILE]",
    "cli.replay": "step through a game",
    "cli.replay.usage": "%(prog)s FILE [--step N] [--seat K|all]",
    "cli.saves": "list the saved games",
    "cli.saves.usage": "%(prog)s [--json]",
    "cli.verify": "check whether saved games are whole",
    "cli.verify.usage": "%(prog)s FILE...",
    "cli.repair": "write what is good of a damaged save to a new file",
    "cli.repair.usage": "%(prog)s FILE -o NEW",
    "cli.help.output": "the new file; nothing is ever overwritten",
    "cli.meta.new": "NEW",
    "cli.show": "print the table of a saved game as plain text",
    "cli.show.usage": "%(prog)s FILE [--step N] [--seat K|all]",
    "cli.simulate": "let robots play against each other",
    "cli.simulate.usage": (
        "%(prog)s GAME [--players N] [--games G] [--bots LEVEL,...] [--seed S]\n"
        "                           [--option K=V]... [--out DIR] [--json]"
    ),
    "cli.options-of": "options of {game}:",
    "cli.bounds": "{least} to {most}",
    "cli.option": "{question}: {allowed} (usually {usual})",
    # How a switch is written; the first word is shown
    "cli.typed.on": "yes on true 1",
    "cli.typed.off": "no off false 0",
    # Wrong usage
    "cli.bad.game": "there is no game “{word}” (choose from {games})",
    "cli.bad.whole": "“{word}” is not a whole number from {least} to {most}",
    "cli.bad.least": "“{word}” is not a whole number from {least} on",
    "cli.bad.name": "nothing of this name can be shown",
    "cli.bad.level": "there is no level “{word}” (choose from {levels})",
    "cli.bad.seed": "a seed is 1 to {limit} characters that can be shown",
    "cli.bad.pair": "“{word}” is not of the form OPTION=VALUE",
    "cli.bad.option": "{game} has no option “{word}” (choose from {options})",
    "cli.bad.value": "{option} cannot be “{word}” (choose from {allowed})",
    "cli.bad.theme": "there is no theme “{word}” (choose from {themes})",
    "cli.bad.seats": "{named} seats are named for {players} players",
    "cli.bad.bots": "{named} robots for {players} players",
    "cli.bad.robots": "{named} robots for {left} {left:seat|seats} left",
    "cli.bad.step": "the game has no step {step} (choose from 0 to {last})",
    "cli.bad.viewer": "nobody here is “{word}” (choose from {seats}, a player’s name, or all)",
    # Games that cannot begin
    "start.unknown-game": "There is no game “{game}”.",
    "start.wrong-seats": "The game takes {least} to {most} players, not {players}.",
    "start.no-name": "Seat {seat} has no name.",
    "start.same-name": "Two players are called {who}.",
    "start.no-such-level": "The game has no robot of level {level} (there is {levels}).",
    "start.bad-seed": "A seed is at most {limit} characters that can be shown.",
    "start.bad-options": "The game cannot begin with these options.",
    # What else can go wrong
    "cli.no-terminal": (
        "this needs a terminal to draw on and to read keys from, not a pipe or a file; "
        "--plain goes line by line"
    ),
    "cli.dumb-terminal": (
        "the terminal (TERM={term}) cannot draw a screen; --plain goes line by line"
    ),
    "cli.no-unfinished": "there is no unfinished game in {folder}",
    "cli.is-over": "this game is over; “ludotheque replay” steps through it",
    "cli.no-output": "the output cannot be written ({reason})",
    "cli.settings": "the settings were not understood and are set aside ({reason})",
    "cli.crash": "the program failed; what happened is written in {file}",
    "cli.crash.unwritten": "the program failed ({error})",
    # saves
    "cli.saves.none": "No saved game in {folder}.",
    "cli.saves.file": "File",
    "cli.saves.game": "Game",
    "cli.saves.begun": "Begun",
    "cli.saves.players": "Players",
    "cli.saves.state": "State",
    "cli.saves.finished": "finished",
    "cli.saves.unfinished": "unfinished",
    "cli.saves.in-use": "in use",
    # verify
    "cli.verify.complete": "complete ({steps} {steps:step|steps})",
    "cli.verify.unfinished": "sound, not finished ({steps} {steps:step|steps})",
    "cli.verify.torn": "torn",
    "cli.verify.damaged": "damaged",
    "cli.verify.newer": "newer",
    "cli.verify.unreadable": "unreadable",
    "cli.verify.whole": "{file}: {verdict}",
    "cli.verify.bad": "{file}: {verdict}: {why}",
    "cli.verify.good": "{steps} {steps:step is|steps are} good.",
    # show
    "cli.show.step": "step {step} of {last}",
    "cli.show.seen-by": "seen by {who}",
    "cli.show.open": "everything open",
    # simulate
    "cli.simulate.progress": "{done} of {games} games",
    "cli.simulate.played": (
        "{games} {games:game|games} of {game} with {players} players, seed {seed}"
    ),
    "cli.simulate.robot": "Robot",
    "cli.simulate.level": "Level",
    "cli.simulate.place": "{place}.",
    "cli.simulate.mean-place": "Mean place",
    "cli.simulate.mean-score": "Mean score",
    "cli.simulate.unit": "Scores are in units of {unit}.",
    "cli.simulate.speed": "{rate} games a second",
    "cli.simulate.kept": "Saved in {folder}",
}
