"""SGF for backgammon (GM[6]), as GNU Backgammon writes and reads it.

Points are letters: White's own 1 to 24 are `a` to `x`, Black's the other way round; the bar is `y`,
off is `z`. A move is both dice followed by start and end of every step: `W[31hefe]`. Each game of a
match is a tree of its own.
"""

from collections.abc import Iterator
from dataclasses import replace

from gamecase.games.backgammon.actions import Call, Play
from gamecase.games.backgammon.board import BAR, OFF, CheckerStep
from gamecase.games.backgammon.formats.errors import BadFormat, read_number
from gamecase.games.backgammon.formats.record import (
    GAME,
    MAX_GAMES,
    GameRecord,
    GameReplay,
    MatchRecord,
    positions_of,
)
from gamecase.games.backgammon.formats.sgf_tree import (
    PropertyValue,
    SgfNode,
    read_games,
    read_main_lines,
    write_game,
)
from gamecase.games.backgammon.position import Phase
from gamecase.games.backgammon.ruleset import Ruleset, Setup
from gamecase.kernel.annotation import Note
from gamecase.kernel.booklet import SwitchValue
from gamecase.kernel.match import MatchScore
from gamecase.kernel.seat import Seat

_LETTERS = "abcdefghijklmnopqrstuvwx"
_COLOURS = {"W": Seat.FIRST, "B": Seat.SECOND}
_NAMES = {seat: name for name, seat in _COLOURS.items()}
_CALL_NAMES = {
    Call.DOUBLE: "double",
    Call.BEAVER: "double",
    Call.RACCOON: "double",
    Call.TAKE: "take",
    Call.DROP: "drop",
}
_SETUPS = {"nackgammon": Setup.NACKGAMMON, "hypergammon3": Setup.HYPERGAMMON}


#: Properties of the first node that match files name otherwise, and marks of a move.
HEADERS = {"EV": "Event", "PC": "Site", "RO": "Round", "DT": "EventDate", "AN": "Transcriber"}
_MARKS = ("BM", "DO", "IT", "TE", "HO", "GB", "GW", "DM", "UC")
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
    *_MARKS,
}


# --- writing ---


def write_sgf(record: MatchRecord, rules: Ruleset) -> str:
    """A match as a collection of games."""
    games = zip(record.games, record.match_scores(), strict=True)
    return "".join(
        write_game(
            [_root(record, rules, number, match_score, game), *_nodes(rules, match_score, game)]
        )
        for number, (game, match_score) in enumerate(games)
    )


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
    root += _annotations(game, 0)
    if rule_names := _rules_property(record, rules, match_score):
        root.append(("RU", [rule_names]))
    if game.winner is not Seat.NOBODY:
        last = [*positions_of(rules, match_score, game)][-1]
        resigned = "" if last.phase in (Phase.WON, Phase.DROPPED) else "R"
        root.append(("RE", [f"{_NAMES[game.winner]}+{game.points}{resigned}"]))
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


def _nodes(
    rules: Ruleset, match_score: MatchScore, game: GameRecord
) -> Iterator[list[tuple[str, list[str]]]]:
    positions = positions_of(rules, match_score, game)
    for played, (position, action) in enumerate(
        zip(positions, game.actions, strict=False), start=1
    ):
        seat = GAME.to_act(position)
        notes = _annotations(game, played)
        if isinstance(action, Play):
            dice = f"{position.dice[0]}{position.dice[-1]}"
            hops = "".join(_letter(seat, at) for step in action.steps for at in step)
            yield [(_NAMES[seat], [dice + hops]), *notes]
        elif isinstance(action, Call) and action in _CALL_NAMES:
            yield [(_NAMES[seat], [_CALL_NAMES[action]]), *notes]


def _annotations(game: GameRecord, played: int) -> list[tuple[str, list[str]]]:
    note = game.notes.get(played, Note())
    marks = [(mark[:2], [mark[2:]]) for mark in note.marks if mark[:2] in _MARKS]
    return [*([("C", ["\n".join(note.comments)])] if note.comments else []), *marks]


def _letter(seat: Seat, point: int) -> str:
    if point in (BAR, OFF):
        return "y" if point == BAR else "z"
    return _LETTERS[point - 1 if seat is Seat.FIRST else 24 - point]


# --- reading ---


def switches_of(text: str) -> dict[str, SwitchValue]:
    """The switches of the tournament booklet that the first game names."""
    root = _games(text)[0][0]
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


def losses_of(text: str) -> tuple[str, ...]:
    """What a file has that a record of it has not."""
    games, variations = read_main_lines(text)
    names = {name for nodes in games for node in nodes for name, _ in node.properties} - _READ
    lost = [f"{variations} variation{'s' * (variations > 1)}"] if variations else []
    lost += [f"the SGF properties {', '.join(sorted(names))}"] if names else []
    return tuple(f"{each} not read" for each in lost)


def _games(text: str) -> list[list[SgfNode]]:
    games = read_games(text)
    if len(games) > MAX_GAMES:
        raise BadFormat(1, 1, f"more than {MAX_GAMES} games in a file")
    for nodes in games:
        if not nodes:
            raise BadFormat(1, 1, "a game has no node")
        if nodes[0].first("GM") != "6":
            reason = f"GM[{nodes[0].first('GM')}] is not backgammon, which is GM[6]"
            raise BadFormat(nodes[0].line, nodes[0].column, reason)
    return games


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
    games = _games(text)
    root = games[0][0]
    scores = [(_match_number(nodes[0], "ws"), _match_number(nodes[0], "bs")) for nodes in games]
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
    for nodes, score, next_score in zip(games, scores, [*scores[1:], None], strict=True):
        match_score = record.next_match_score()
        if score != (match_score.score or (0, 0)):
            reason = f"the score is {score[0]}-{score[1]}, but the games give {match_score.score}"
            raise BadFormat(nodes[0].line, nodes[0].column, reason)
        # GNU Backgammon may write more points for a resigned game than it counts; the score of
        # the next game shows how many were counted.
        won = (
            None if next_score is None else max(next_score[0] - score[0], next_score[1] - score[1])
        )
        record = replace(record, games=(*record.games, _read_game(nodes, rules, match_score, won)))
    return record


def _read_game(
    nodes: list[SgfNode], rules: Ruleset, match_score: MatchScore, won: int | None
) -> GameRecord:
    replay = GameReplay.begin(rules, match_score)
    for value in nodes[0].values("CV"):
        cube = read_number("cube", value.text, value.line, value.column)
        replay.apply_automatic_doubles(cube.bit_length() - 1, value.line, value.column)
    for node in nodes:
        for name, seat in _COLOURS.items():
            for value in node.values(name):
                _read_action(replay, seat, value)
        comments = tuple(value.text for value in node.values("C"))
        marks = tuple(name + node.first(name) for name in _MARKS if node.values(name))
        replay.annotate(comments, marks)
    for value in nodes[0].values("RE"):
        winner, _, points = value.text.partition("+")
        counted = points.rstrip("RrTtFf")
        if winner not in _COLOURS or not counted.isdecimal():
            reason = f"result {value.text!r}; expected for example W+1 or B+2R"
            raise BadFormat(value.line, value.column, reason)
        is_resigned = counted != points
        count = read_number("result", counted, value.line, value.column)
        if is_resigned and won is not None:
            count = won
        return replay.finish(_COLOURS[winner], count, value.line, value.column)
    return replay.break_off()


def _read_action(replay: GameReplay, seat: Seat, value: PropertyValue) -> None:
    text, line, column = value.text.strip(), value.line, value.column
    match text.lower():
        case "double":
            answers = {Phase.OFFERED: Call.BEAVER, Phase.BEAVERED: Call.RACCOON}
            call = answers.get(replay.position.phase, Call.DOUBLE)
            replay.call(seat, call, line, column)
        case "take":
            replay.call(seat, Call.TAKE, line, column)
        case "drop":
            replay.call(seat, Call.DROP, line, column)
        case _:
            if len(text) < 2 or set(text[:2]) - set("123456"):
                raise BadFormat(
                    line, column, f"{text!r}: expected dice and moves, for example 31hefe"
                )
            replay.roll(seat, (int(text[0]), int(text[1])), line, column)
            replay.play(_read_play(seat, value), line, column + 2)


def _read_play(seat: Seat, value: PropertyValue) -> Play:
    letters = value.text.strip()[2:]
    if len(letters) % 2:
        raise BadFormat(value.line, value.column, f"{value.text!r}: a step has a start and an end")
    points = []
    for index, letter in enumerate(letters):
        if letter == "y":
            points.append(BAR)
        elif letter == "z":
            points.append(OFF)
        elif letter in _LETTERS:
            letter_index = _LETTERS.index(letter)
            points.append(letter_index + 1 if seat is Seat.FIRST else 24 - letter_index)
        else:
            raise BadFormat(value.line, value.column + 2 + index, f"{letter!r} is not a point")
    if OFF in points[::2] or BAR in points[1::2]:
        raise BadFormat(
            value.line,
            value.column,
            f"{value.text!r}: a step starts off the board or ends on the bar",
        )
    return Play(tuple(CheckerStep(*pair) for pair in zip(points[::2], points[1::2], strict=True)))
