"""Pages of the API reference: one for each group of modules, filled from docstrings by autodoc."""

import inspect
from collections.abc import Mapping

import gamecase

#: The pages: a title, what the modules are for, and the modules.
PAGES: Mapping[str, tuple[str, str, tuple[str, ...]]] = {
    "board": (
        "Boards and games",
        "A game in progress, its pictures, and the games that are installed.",
        (
            "gamecase.board",
            "gamecase.board_play",
            "gamecase.analysis",
            "gamecase.evaluation",
            "gamecase.files",
            "gamecase.picture",
            "gamecase.registry",
            "gamecase.extras",
        ),
    ),
    "kernel": (
        "Values that all games share",
        "Seats, outcomes, refusals, booklets, matches, dice, records and errors.",
        (
            "gamecase.kernel.seat",
            "gamecase.kernel.outcome",
            "gamecase.kernel.phrase",
            "gamecase.kernel.errors",
            "gamecase.kernel.game",
            "gamecase.kernel.booklet",
            "gamecase.kernel.rulebook",
            "gamecase.kernel.lesson",
            "gamecase.kernel.match",
            "gamecase.kernel.dice",
            "gamecase.kernel.clock",
            "gamecase.kernel.log",
            "gamecase.kernel.match_state",
            "gamecase.kernel.verify",
            "gamecase.kernel.transcript",
            "gamecase.kernel.perft",
        ),
    ),
    "words": (
        "Words and drawings",
        "Sentences in the languages of players, and scenes as SVG.",
        ("gamecase.words.speaker", "gamecase.words.languages", "gamecase.scene.svg"),
    ),
    "engines": (
        "Engines",
        "What bots and analysts of every game offer, and the preparation of compiled engines.",
        (
            "gamecase.engines.bot",
            "gamecase.engines.analyst_module",
            "gamecase.engines.first_game_guide_module",
            "gamecase.engines.line_counter_module",
            "gamecase.engines.preparation",
            "gamecase.engines.dask_cluster",
        ),
    ),
    "backgammon": (
        "Backgammon",
        "Positions, formats of other programs, and the engine.",
        (
            "gamecase.games.backgammon.ruleset",
            "gamecase.games.backgammon.position",
            "gamecase.games.backgammon.formats.position_id",
            "gamecase.games.backgammon.formats.xgid",
            "gamecase.games.backgammon.formats.ogid",
            "gamecase.games.backgammon.formats.match_id",
            "gamecase.games.backgammon.engine.api",
            "gamecase.games.backgammon.engine.rollout",
        ),
    ),
    "chess": (
        "Chess",
        "Positions and PGN on python-chess.",
        ("gamecase.games.chess.position", "gamecase.games.chess.formats.pgn"),
    ),
    "crokinole": (
        "Crokinole",
        "Positions, and the simulation of a shot.",
        ("gamecase.games.crokinole.position", "gamecase.games.crokinole.physics.simulation"),
    ),
    "draughts": (
        "Draughts",
        "Positions, PDN, and the engine.",
        (
            "gamecase.games.draughts.ruleset",
            "gamecase.games.draughts.position",
            "gamecase.games.draughts.formats.pdn_parser",
            "gamecase.games.draughts.formats.pdn_notation",
            "gamecase.games.draughts.engine.analysis",
        ),
    ),
    "tictactoe": ("Tic-tac-toe", "Positions.", ("gamecase.games.tictactoe.position",)),
    "rl": (
        "Research",
        "Arrays, numbered actions, environments and play-outs.",
        (
            "gamecase.rl.arrays",
            "gamecase.rl.environment",
            "gamecase.rl.random_games",
            "gamecase.rl.policy_games",
            "gamecase.rl.self_play",
            "gamecase.engines.array_encoding_module",
            "gamecase.engines.game_batch_module",
            "gamecase.engines.playouts_module",
        ),
    ),
    "client": (
        "Client",
        "Programs that play at the tables of a server.",
        ("gamecase.client",),
    ),
}


def reference_pages() -> dict[str, str]:
    """The text of every page by its name."""
    pages = {}
    for name, (title, about, modules) in PAGES.items():
        parts = [f"# {title}", "", about, ""]
        for module in modules:
            parts += [f"## {module}", "", "```{eval-rst}", f".. automodule:: {module}", "```", ""]
        pages[f"reference/{name}.md"] = "\n".join(parts)
    pages |= public_pages()
    listed = "\n".join(["public/index", *PAGES])
    pages["reference/index.md"] = (
        "# API reference\n\nMade from the docstrings of the code.\n\n"
        f"```{{toctree}}\n:maxdepth: 1\n\n{listed}\n```\n"
    )
    return pages


def public_pages() -> dict[str, str]:
    """A page for every name that `from gamecase import ...` gives, and a list of them."""
    pages, rows = {}, []
    for name in gamecase.__all__:
        value = getattr(gamecase, name)
        kind = _kind(value)
        # File systems may not tell `Rollout` from `rollout`.
        page = f"{name.strip('_').lower()}-{kind}"
        summary = _summary(value) if kind != "data" else "The version of the distribution."
        options = ":no-index:\n   :inherited-members:" if value is gamecase.Board else ":no-index:"
        body = (
            f"```{{eval-rst}}\n.. auto{kind}:: gamecase.{name}\n   {options}\n```"
            if kind != "data"
            else f"{summary}\n\n    >>> import gamecase\n    >>> gamecase.{name}\n    {value!r}"
        )
        pages[f"reference/public/{page}.md"] = (
            f"# {name}\n\n    from gamecase import {name}\n\n{body}\n"
        )
        rows.append((name, page, summary))
    table = "\n".join(f"| [`{name}`]({page}.md) | {summary} |" for name, page, summary in rows)
    listed = "\n".join(page for _, page, _ in rows)
    pages["reference/public/index.md"] = (
        "# Public names\n\nWhat `from gamecase import ...` gives; these names are stable.\n\n"
        f"| name | what it is |\n|---|---|\n{table}\n\n"
        f"```{{toctree}}\n:hidden:\n\n{listed}\n```\n"
    )
    return pages


def _kind(value: object) -> str:
    """The directive of autodoc that describes a value."""
    if isinstance(value, type):
        return "exception" if issubclass(value, BaseException) else "class"
    return "function" if callable(value) else "data"


def _summary(value: object) -> str:
    return (inspect.getdoc(value) or "").splitlines()[0].replace("|", "\\|")
