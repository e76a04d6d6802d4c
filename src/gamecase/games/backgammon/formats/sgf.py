"""SGF for backgammon (GM[6]), as GNU Backgammon writes and reads it.

Points are letters: White's own 1 to 24 are `a` to `x`, Black's the other way round; the bar is `y`,
off is `z`. A move is both dice and then from and to of every hop: `W[31hefe]`. A game of a match is
a tree of its own.
"""

from collections.abc import Iterator
from dataclasses import replace

from gamecase.games.backgammon.actions import Call, Play
from gamecase.games.backgammon.board import BAR, OFF, Step
from gamecase.games.backgammon.formats.errors import BadFormat, read_number
from gamecase.games.backgammon.formats.record import (
    GAME,
    MOST_GAMES,
    GameRecord,
    Record,
    Replay,
    positions_of,
)
from gamecase.games.backgammon.formats.sgf_tree import Node, Value, read_games, write_game
from gamecase.games.backgammon.position import Phase
from gamecase.games.backgammon.ruleset import Ruleset, Setup
from gamecase.kernel.booklet import SwitchValue
from gamecase.kernel.match import MatchScore
from gamecase.kernel.seat import Seat

_LETTERS = "abcdefghijklmnopqrstuvwx"
_COLOURS = {"W": Seat.FIRST, "B": Seat.SECOND}
_NAMES = {seat: name for name, seat in _COLOURS.items()}
_SAID = {
    Call.DOUBLE: "double",
    Call.BEAVER: "double",
    Call.RACCOON: "double",
    Call.TAKE: "take",
    Call.DROP: "drop",
}
_SETUPS = {"nackgammon": Setup.NACKGAMMON, "hypergammon3": Setup.HYPERGAMMON}


# --- writing ---


def write_sgf(record: Record, rules: Ruleset) -> str:
    """A match as a collection of games."""
    games = zip(record.games, record.standings(), strict=True)
    return "".join(
        write_game(
            [_root(record, rules, number, match_score, game), *_nodes(rules, match_score, game)]
        )
        for number, (game, match_score) in enumerate(games)
    )


def _root(
    record: Record, rules: Ruleset, number: int, match_score: MatchScore, game: GameRecord
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
    if date := record.details.get("EventDate"):
        root.append(("DT", [date.replace(".", "-")]))
    if told := _rules_told(record, rules, match_score):
        root.append(("RU", [told]))
    if game.winner is not Seat.NOBODY:
        last = [*positions_of(rules, match_score, game)][-1]
        given_up = "" if last.phase in (Phase.WON, Phase.DROPPED) else "R"
        root.append(("RE", [f"{_NAMES[game.winner]}+{game.points}{given_up}"]))
    cube = next(
        (p.cube.value for p in positions_of(rules, match_score, game) if p.phase is not Phase.DRAW),
        1,
    )
    if cube > 1:
        root.append(("CV", [str(cube)]))
    return root


def _rules_told(record: Record, rules: Ruleset, match_score: MatchScore) -> str:
    told = []
    if record.length and rules.crawford:
        told.append("Crawford")
        if GAME.opening(rules, match_score).score.is_crawford:
            told.append("CrawfordGame")
    if not record.length and rules.jacoby:
        told.append("Jacoby")
    told += [name.capitalize() for name, setup in _SETUPS.items() if setup is rules.setup]
    return ":".join(told)


def _nodes(
    rules: Ruleset, match_score: MatchScore, game: GameRecord
) -> Iterator[list[tuple[str, list[str]]]]:
    for position, action in zip(positions_of(rules, match_score, game), game.actions, strict=False):
        seat = GAME.to_act(position)
        if isinstance(action, Play):
            dice = f"{position.dice[0]}{position.dice[-1]}"
            hops = "".join(_letter(seat, at) for step in action.steps for at in step)
            yield [(_NAMES[seat], [dice + hops])]
        elif isinstance(action, Call) and action in _SAID:
            yield [(_NAMES[seat], [_SAID[action]])]


def _letter(seat: Seat, point: int) -> str:
    if point in (BAR, OFF):
        return "y" if point == BAR else "z"
    return _LETTERS[point - 1 if seat is Seat.FIRST else 24 - point]


# --- reading ---


def switches_of(text: str) -> dict[str, SwitchValue]:
    """The switches of the tournament booklet that the first game names."""
    root = _games(text)[0][0]
    told = root.one("RU").lower().split(":")
    found: dict[str, SwitchValue] = {"jacoby": "jacoby" in told}
    if _length(root):
        found = {"crawford": "crawford" in told}
    for name, setup in _SETUPS.items():
        if name in told:
            found["setup"] = setup.value
    if root.all("CV"):
        found["automatic_doubles"] = 3
    return found


def _games(text: str) -> list[list[Node]]:
    games = read_games(text)
    if len(games) > MOST_GAMES:
        raise BadFormat(1, 1, f"more than {MOST_GAMES} games in a file")
    for nodes in games:
        if not nodes:
            raise BadFormat(1, 1, "a game without a node")
        if nodes[0].one("GM") != "6":
            told = f"GM[{nodes[0].one('GM')}] is another game; backgammon is GM[6]"
            raise BadFormat(nodes[0].line, nodes[0].column, told)
    return games


def _length(root: Node) -> int:
    return _match_number(root, "length")


def _match_number(root: Node, name: str) -> int:
    for value in root.all("MI"):
        key, _, number = value.text.partition(":")
        if key == name:
            return read_number(name, number, value.line, value.column)
    return 0


def read_sgf(text: str, rules: Ruleset) -> Record:
    """The match in a collection, every action of it judged by the rules."""
    games = _games(text)
    root = games[0][0]
    scores = [(_match_number(nodes[0], "ws"), _match_number(nodes[0], "bs")) for nodes in games]
    record = Record(
        names=(root.one("PW"), root.one("PB")),
        length=_length(root),
        begins_at=scores[0],
        details={"EventDate": root.one("DT").replace("-", ".")} if root.all("DT") else {},
    )
    for nodes, score, later in zip(games, scores, [*scores[1:], None], strict=True):
        match_score = record.next_match_score()
        if score != (match_score.score or (0, 0)):
            what = (
                f"the score is {score[0]}-{score[1]}, but the games so far make {match_score.score}"
            )
            raise BadFormat(nodes[0].line, nodes[0].column, what)
        # GNU Backgammon may name more points for a game given up than it counts; the next game
        # tells what was counted.
        won = None if later is None else max(later[0] - score[0], later[1] - score[1])
        record = replace(record, games=(*record.games, _read_game(nodes, rules, match_score, won)))
    return record


def _read_game(
    nodes: list[Node], rules: Ruleset, match_score: MatchScore, won: int | None
) -> GameRecord:
    replay = Replay.begin(rules, match_score)
    for value in nodes[0].all("CV"):
        cube = read_number("cube", value.text, value.line, value.column)
        replay.double_by_draw(cube.bit_length() - 1, value.line, value.column)
    for node in nodes:
        for name, seat in _COLOURS.items():
            for value in node.all(name):
                _read_action(replay, seat, value)
    for value in nodes[0].all("RE"):
        winner, _, points = value.text.partition("+")
        counted = points.rstrip("RrTtFf")
        if winner not in _COLOURS or not counted.isdecimal():
            told = f"result {value.text!r}; expected such as W+1 or B+2R"
            raise BadFormat(value.line, value.column, told)
        is_given_up = counted != points
        count = read_number("result", counted, value.line, value.column)
        if is_given_up and won is not None:
            count = won
        return replay.ended(_COLOURS[winner], count, value.line, value.column)
    return replay.broken_off()


def _read_action(replay: Replay, seat: Seat, value: Value) -> None:
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
                raise BadFormat(line, column, f"{text!r}: expected dice and moves, such as 31hefe")
            replay.throw(seat, (int(text[0]), int(text[1])), line, column)
            replay.play(_read_play(seat, value), line, column + 2)


def _read_play(seat: Seat, value: Value) -> Play:
    hops = value.text.strip()[2:]
    if len(hops) % 2:
        raise BadFormat(value.line, value.column, f"{value.text!r}: a hop has from and to")
    points = []
    for place, letter in enumerate(hops):
        if letter == "y":
            points.append(BAR)
        elif letter == "z":
            points.append(OFF)
        elif letter in _LETTERS:
            at = _LETTERS.index(letter)
            points.append(at + 1 if seat is Seat.FIRST else 24 - at)
        else:
            raise BadFormat(value.line, value.column + 2 + place, f"{letter!r} is no point")
    if OFF in points[::2] or BAR in points[1::2]:
        raise BadFormat(value.line, value.column, f"{value.text!r}: no hop leads so")
    return Play(tuple(Step(*pair) for pair in zip(points[::2], points[1::2], strict=True)))
