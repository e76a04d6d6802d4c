"""SGF for backgammon (GM[6]), as GNU Backgammon writes and reads it.

Points are letters: White's own 1 to 24 are `a` to `x`, Black's the other way round; the bar is `y`,
off is `z`. A move is both dice followed by start and end of every step: `W[31hefe]`. Each game of a
match is a tree of its own.
"""

from collections.abc import Iterator
from dataclasses import replace

from gamecase.games.backgammon.formats.errors import BadFormat, read_number
from gamecase.games.backgammon.formats.record import (
    GAME,
    MAX_GAMES,
    GameRecord,
    GameReplay,
    MatchRecord,
    positions_of,
)
from gamecase.games.backgammon.formats.sgf_moves import (
    COLOURS,
    MARKS,
    NAMES,
    read_line,
    write_line,
    written_note,
)
from gamecase.games.backgammon.formats.sgf_tree import (
    SgfLine,
    SgfNode,
    WrittenLine,
    WrittenNode,
    read_lines,
    write_game,
)
from gamecase.games.backgammon.position import Phase
from gamecase.games.backgammon.ruleset import Ruleset, Setup
from gamecase.kernel.annotation import Note
from gamecase.kernel.booklet import SwitchValue
from gamecase.kernel.match import MatchScore
from gamecase.kernel.seat import Seat

_SETUPS = {"nackgammon": Setup.NACKGAMMON, "hypergammon3": Setup.HYPERGAMMON}

#: Properties of the first node that match files name otherwise.
HEADERS = {"EV": "Event", "PC": "Site", "RO": "Round", "DT": "EventDate", "AN": "Transcriber"}
_READ = {
    "FF",
    "GM",
    "CA",
    "AP",
    "MI",
    "PW",
    "PB",
    "RU",
    "RE",
    "CV",
    "W",
    "B",
    "C",
    *HEADERS,
    *MARKS,
}


# --- writing ---


def write_sgf(record: MatchRecord, rules: Ruleset) -> str:
    """A match as a collection of games."""
    games = zip(record.games, record.match_scores(), strict=True)
    return "".join(
        write_game(
            _written_game(rules, match_score, game, _root(record, rules, number, match_score, game))
        )
        for number, (game, match_score) in enumerate(games)
    )


def _written_game(
    rules: Ruleset, match_score: MatchScore, game: GameRecord, root: WrittenNode
) -> WrittenLine:
    notes = {
        count: note for count, note in game.notes.items() if count
    }  # the others are in the root
    line = write_line(GAME.opening(rules, match_score), game.actions, notes)
    variations = {index + 1: others for index, others in line.variations.items()}
    return WrittenLine([root, *line.nodes], variations)


def _root(
    record: MatchRecord, rules: Ruleset, number: int, match_score: MatchScore, game: GameRecord
) -> list[tuple[str, list[str]]]:
    first, second = match_score.score or (0, 0)
    root = [
        ("FF", ["4"]),
        ("GM", ["6"]),
        ("CA", ["UTF-8"]),
        ("AP", ["Gamecase"]),
        (
            "MI",
            [f"length:{record.length}", f"game:{number}", f"ws:{first}", f"bs:{second}"],
        ),
        ("PW", [record.names[0]]),
        ("PB", [record.names[1]]),
    ]
    for name, header in HEADERS.items():
        if value := record.details.get(header):
            root.append((name, [value.replace(".", "-") if name == "DT" else value]))
    root += written_note(game.notes.get(0, Note()))
    if rule_names := _rules_property(record, rules, match_score):
        root.append(("RU", [rule_names]))
    if game.winner is not Seat.NOBODY:
        last = [*positions_of(rules, match_score, game)][-1]
        resigned = "" if last.phase in (Phase.WON, Phase.DROPPED) else "R"
        root.append(("RE", [f"{NAMES[game.winner]}+{game.points}{resigned}"]))
    cube = next(
        (p.cube.value for p in positions_of(rules, match_score, game) if p.phase is not Phase.DRAW),
        1,
    )
    if cube > 1:
        root.append(("CV", [str(cube)]))
    return root


def _rules_property(record: MatchRecord, rules: Ruleset, match_score: MatchScore) -> str:
    names = []
    if record.length and rules.crawford:
        names.append("Crawford")
        if GAME.opening(rules, match_score).score.is_crawford:
            names.append("CrawfordGame")
    if not record.length and rules.jacoby:
        names.append("Jacoby")
    names += [name.capitalize() for name, setup in _SETUPS.items() if setup is rules.setup]
    return ":".join(names)


# --- reading ---


def switches_of(text: str) -> dict[str, SwitchValue]:
    """The switches of the tournament booklet that the first game names."""
    root = _games(text)[0][0].nodes[0]
    rule_names = root.first("RU").lower().split(":")
    switches: dict[str, SwitchValue] = {"jacoby": "jacoby" in rule_names}
    if _length(root):
        switches = {"crawford": "crawford" in rule_names}
    for name, setup in _SETUPS.items():
        if name in rule_names:
            switches["setup"] = setup.value
    if root.values("CV"):
        switches["automatic_doubles"] = 3
    return switches


def _losses(games: list[SgfLine], left_out: int) -> tuple[str, ...]:
    """What a file has that a record of it has not; `left_out` are variations."""
    known = {name for line in games for node in _all_nodes(line) for name, _ in node.properties}
    names = known - _READ
    lost = [f"{left_out} variation{'s' * (left_out > 1)}"] if left_out else []
    lost += [f"the SGF properties {', '.join(sorted(names))}"] if names else []
    return tuple(f"{each} not read" for each in lost)


def _all_nodes(line: SgfLine) -> Iterator[SgfNode]:
    yield from line.nodes
    for others in line.variations.values():
        for other in others:
            yield from _all_nodes(other)


def _games(text: str) -> tuple[list[SgfLine], int]:
    games, skipped = read_lines(text)
    if len(games) > MAX_GAMES:
        raise BadFormat(1, 1, f"more than {MAX_GAMES} games in a file")
    for line in games:
        if not line.nodes:
            raise BadFormat(1, 1, "a game has no node")
        root = line.nodes[0]
        if root.first("GM") != "6":
            reason = f"GM[{root.first('GM')}] is not backgammon, which is GM[6]"
            raise BadFormat(root.line, root.column, reason)
    return games, skipped


def _length(root: SgfNode) -> int:
    return _match_number(root, "length")


def _match_number(root: SgfNode, name: str) -> int:
    for value in root.values("MI"):
        key, _, number = value.text.partition(":")
        if key == name:
            return read_number(name, number, value.line, value.column)
    return 0


def read_sgf(text: str, rules: Ruleset) -> MatchRecord:
    """Read the match in a collection, with every action checked by the rules."""
    games, left_out = _games(text)
    roots = [line.nodes[0] for line in games]
    root = roots[0]
    scores = [(_match_number(each, "ws"), _match_number(each, "bs")) for each in roots]
    record = MatchRecord(
        names=(root.first("PW"), root.first("PB")),
        length=_length(root),
        initial_score=scores[0],
        details={
            header: root.first(name).replace("-", ".") if name == "DT" else root.first(name)
            for name, header in HEADERS.items()
            if root.values(name)
        },
    )
    for line, score, next_score in zip(games, scores, [*scores[1:], None], strict=True):
        match_score = record.next_match_score()
        if score != (match_score.score or (0, 0)):
            reason = f"the score is {score[0]}-{score[1]}, but the games give {match_score.score}"
            raise BadFormat(line.nodes[0].line, line.nodes[0].column, reason)
        # GNU Backgammon may write more points for a resigned game than it counts; the score of
        # the next game shows how many were counted.
        won = (
            None if next_score is None else max(next_score[0] - score[0], next_score[1] - score[1])
        )
        replay = GameReplay.begin(rules, match_score)
        left_out += len(_replay_game(replay, line))
        record = replace(record, games=(*record.games, _ended(replay, line.nodes[0], won)))
    return replace(record, losses=_losses(games, left_out))


def _replay_game(replay: GameReplay, line: SgfLine) -> list[str]:
    """Replay a game; returns why each variation that is left out is."""
    for value in line.nodes[0].values("CV"):
        cube = read_number("cube", value.text, value.line, value.column)
        replay.apply_automatic_doubles(cube.bit_length() - 1, value.line, value.column)
    return read_line(replay, line)


def _ended(replay: GameReplay, root: SgfNode, won: int | None) -> GameRecord:
    """The game with its result; `won` are the points by the score of the next game."""
    for value in root.values("RE"):
        winner, _, points = value.text.partition("+")
        counted = points.rstrip("RrTtFf")
        if winner not in COLOURS or not counted.isdecimal():
            reason = f"result {value.text!r}; expected for example W+1 or B+2R"
            raise BadFormat(value.line, value.column, reason)
        is_resigned = counted != points
        count = read_number("result", counted, value.line, value.column)
        if is_resigned and won is not None:
            count = won
        return replay.finish(COLOURS[winner], count, value.line, value.column)
    return replay.break_off()
