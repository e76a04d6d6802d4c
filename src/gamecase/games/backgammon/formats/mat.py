"""Match files of Jellyfish, GNU Backgammon and eXtreme Gammon: two columns of numbered turns.

; [Player 1 "Anna"]
 7 point match

 Game 1
 Anna : 0                       Bert : 0
  1) 31: 8/5 6/5                 52: 13/8 24/22
  2)  Doubles => 2                Takes
"""

import re
from collections.abc import Iterator

from gamecase.games.backgammon.actions import PASS, Call, Play
from gamecase.games.backgammon.formats.errors import BadFormat, read_number
from gamecase.games.backgammon.formats.moves import write_play_for_files
from gamecase.games.backgammon.formats.record import (
    GAME,
    MAX_GAMES,
    GameRecord,
    GameReplay,
    MatchRecord,
    positions_of,
)
from gamecase.games.backgammon.notation import read_play
from gamecase.games.backgammon.position import Phase, Position
from gamecase.games.backgammon.ruleset import Ruleset
from gamecase.kernel.booklet import SwitchValue
from gamecase.kernel.errors import BadAction
from gamecase.kernel.match import MatchScore
from gamecase.kernel.seat import Seat

WIDTH = 34  # start of the second column
MAX_LINE_LENGTH = 1000
# Files are uploaded by anybody: every expression here has to fail in linear time.
_DETAIL_NAME = re.compile(r"[\w ]+")
_LENGTH = re.compile(r"\s*(\d+)[ -]?point match.*", re.IGNORECASE)
_GAME = re.compile(r"\s*Game (\d+)\s*", re.IGNORECASE)
_FIRST_SCORE = re.compile(r" : (\d+)\s\s+")
_TURN = re.compile(r"\s*(\d+)\)(.*)")
_RESULT = re.compile(r"wins (\d+) points?( and the match)?", re.IGNORECASE)
_ROLL = re.compile(r"(\d)(\d):(.*)")
_CUBE = re.compile(r"(doubles|beavers|raccoons)\s*=>\s*(\d+)", re.IGNORECASE)
_CELL = re.compile(
    r"\d\d:(?:\s*(?:bar|off|\d+)(?:/(?:bar|off|\d+)\*?)+(?:\(\d\))?\*?|\s*cannot move|\s*\?+)*"
    r"|(?:doubles|beavers|raccoons)\s*=>\s*\d+|takes?|drops?|wins \d+ points?(?: and the match)?",
    re.IGNORECASE,
)
_CALLS = {"doubles": Call.DOUBLE, "beavers": Call.BEAVER, "raccoons": Call.RACCOON}
_VARIATIONS = {"backgammon": "standard", "nackgammon": "nackgammon", "hypergammon": "hypergammon"}


# --- writing ---


def write_mat(record: MatchRecord, rules: Ruleset) -> str:
    lines = [f'; [{name} "{value}"]' for name, value in record.details.items()]
    if lines:
        lines.append("")
    lines += [f" {record.length} point match", ""]
    for number, (game, match_score) in enumerate(
        zip(record.games, record.match_scores(), strict=True), start=1
    ):
        lines += [f" Game {number}", *_game_lines(record, rules, match_score, game), ""]
    return "\n".join(lines) + "\n"


def details_of(rules: Ruleset, names: tuple[str, str]) -> dict[str, str]:
    """The header from which other programs read the rules and names of a match."""
    variation = {"standard": "Backgammon", "nackgammon": "NackGammon"}
    return {
        "Player 1": names[0],
        "Player 2": names[1],
        "Variation": variation.get(rules.setup.value, "HyperGammon"),
        "Crawford": "On" if rules.crawford else "Off",
        "Jacoby": "On" if rules.jacoby else "Off",
        "Beaver": "On" if rules.beavers else "Off",
        "CubeLimit": str(rules.cube_limit),
    }


def _game_lines(
    record: MatchRecord, rules: Ruleset, match_score: MatchScore, game: GameRecord
) -> Iterator[str]:
    first, second = match_score.score or (0, 0)
    yield f" {f'{record.names[0]} : {first}':<31}{record.names[1]} : {second}"
    left, number, covered = "", 1, 0
    comments = _CommentQueue(game)
    for seat, text, played in _cells(rules, match_score, game):
        if seat is Seat.SECOND or left:
            yield _row(f"{number:3}) {left}", text if seat is Seat.SECOND else "")
            number += 1
            yield from comments.until(played if seat is Seat.SECOND else covered)
        left, covered = text if seat is Seat.FIRST else "", played
    yield from comments.until(len(game.actions))
    yield from _last_rows(number, left, game, _result(record, match_score, game))


class _CommentQueue:
    """The comments of a game in order; each is a line of its own below the turn it is about."""

    def __init__(self, game: GameRecord) -> None:
        self._notes = sorted(game.notes.items())

    def until(self, played: int) -> Iterator[str]:
        """The lines of the comments up to an action, each once."""
        while self._notes and self._notes[0][0] <= played:
            for comment in self._notes.pop(0)[1].comments:
                yield f"; {' '.join(comment.split())}"


def _row(left: str, right: str) -> str:
    width = max(WIDTH - 1, len(left) + 1)  # four long steps may need more than the first column
    return f"{left:<{width}}{right}".rstrip()


def _last_rows(number: int, left: str, game: GameRecord, result: str) -> Iterator[str]:
    """The rest of the first column, and the result below or beside it."""
    if left and game.winner is Seat.SECOND:
        yield _row(f"{number:3}) {left}", result)
        return
    if left:
        yield _row(f"{number:3}) {left}", "")
    if game.winner is Seat.FIRST:
        yield f"     {result}"
    elif game.winner is Seat.SECOND:
        yield _row("", result)


def _result(record: MatchRecord, match_score: MatchScore, game: GameRecord) -> str:
    wins_match = 0 < record.length <= score_after(match_score, game)
    points = f"{game.points} point{'' if game.points == 1 else 's'}"
    return f" Wins {points}{' and the match' if wins_match else ''}"


def score_after(match_score: MatchScore, game: GameRecord) -> int:
    """The winner's points after a game."""
    first, second = match_score.score or (0, 0)
    return game.points + (first if game.winner is Seat.FIRST else second)


def _cells(
    rules: Ruleset, match_score: MatchScore, game: GameRecord
) -> list[tuple[Seat, str, int]]:
    """The texts in the columns, in order of play, and how many actions each of them includes."""
    cells: list[tuple[Seat, str, int]] = []
    held_back: list[tuple[Seat, str, int]] = []
    positions = positions_of(rules, match_score, game)
    for played, (position, action) in enumerate(
        zip(positions, game.actions, strict=False), start=1
    ):
        if isinstance(action, Play):
            dice = f"{position.dice[0]}{position.dice[-1]}: "
            steps = write_play_for_files(position.board, action.steps)
            cells.append((position.turn, dice + steps, played))
            held_back = []
        elif isinstance(action, Call) and (text := _call_text(position, action)):
            cell = (GAME.to_act(position), text, played)
            # Taking a beaver is written only if no roll follows, which implies it.
            is_beaver_taken = action is Call.TAKE and position.phase is not Phase.OFFERED
            if is_beaver_taken:
                held_back = [cell]
            else:
                cells.append(cell)
    unplayed = [(*cell, len(game.actions)) for cell in _unplayed(rules, match_score, game)]
    return [*cells, *held_back, *unplayed]


def _unplayed(
    rules: Ruleset, match_score: MatchScore, game: GameRecord
) -> Iterator[tuple[Seat, str]]:
    """The roll after which a game was resigned.

    Without it, some programs take the action before for the end of the game.
    """
    if game.actions[-1:] == (Call.ACCEPT,):
        *_, position, _, _ = positions_of(rules, match_score, game)
        if position.phase is Phase.PLAY and GAME.judge(position, PASS) is not None:
            yield position.turn, f"{position.dice[0]}{position.dice[-1]}:"


def _call_text(position: Position, call: Call) -> str:
    """The text of a call; empty for calls that are not written."""
    match call:
        case Call.DOUBLE | Call.BEAVER | Call.RACCOON:
            name = next(name for name, known in _CALLS.items() if known is call)
            return f" {name.capitalize()} => {position.at_stake * 2}"
        case Call.TAKE:
            return " Takes"
        case Call.DROP:
            return " Drops"
        case _:
            return ""


# --- reading ---


def switches_of(text: str) -> dict[str, SwitchValue]:
    """The switches of the tournament booklet that the header of a file names."""
    details = dict(_details(_lines(text)))
    switches: dict[str, SwitchValue] = {}
    for name, switch in (("Crawford", "crawford"), ("Jacoby", "jacoby"), ("Beaver", "beavers")):
        if name in details:
            switches[switch] = details[name].strip().lower() in ("on", "1", "true", "yes")
    variation = details.get("Variation", "").lower()
    if variation in _VARIATIONS:
        switches["setup"] = _VARIATIONS[variation]
    return switches


def _lines(text: str) -> list[str]:
    lines = text.splitlines()
    for number, line in enumerate(lines, start=1):
        if len(line) > MAX_LINE_LENGTH:
            reason = f"a line of {len(line)} characters; at most {MAX_LINE_LENGTH} are allowed"
            raise BadFormat(number, MAX_LINE_LENGTH + 1, reason)
    return lines


def _details(lines: list[str]) -> Iterator[tuple[str, str]]:
    """The name and value of every line such as `; [Player 1 "Anna"]`."""
    for line in lines:
        content = line[1:].strip()
        if line.startswith(";") and content.startswith("[") and content.endswith('"]'):
            name, quote, value = content[1:-2].partition('"')
            if quote and name != name.rstrip() and _DETAIL_NAME.fullmatch(name.rstrip()):
                yield name.rstrip(), value


def _comment(line: str) -> tuple[str, ...]:
    """The comment of a line that begins with a semicolon; none where it is a header."""
    text = line.lstrip()[1:].strip()
    return (text,) if text and not [*_details([line.lstrip()])] else ()


def _scores(line: str) -> tuple[str, str, str, str] | None:
    """The first name and score, then the second, of a line such as `Anna : 0      Bert : 0`."""
    rest, _, second = line.rstrip().rpartition(" : ")
    first = _FIRST_SCORE.search(rest)
    if first is None or not second.isdecimal():
        return None
    return rest[: first.start()].lstrip(), first[1], rest[first.end() :], second


def read_mat(text: str, rules: Ruleset) -> MatchRecord:
    """Read the match in a file, with every action checked by the rules."""
    lines = _lines(text)
    details = dict(_details(lines))
    length: int | None = None
    names, initial_score = ("", ""), (0, 0)
    games: list[GameRecord] = []
    at = 0
    while at < len(lines):
        line = lines[at]
        if match_length := _LENGTH.fullmatch(line):
            length = read_number("length", match_length[1], at + 1, match_length.start(1) + 1)
        elif _GAME.fullmatch(line):
            if length is None:
                raise BadFormat(at + 1, 1, "a game before the length of the match")
            if len(games) == MAX_GAMES:
                raise BadFormat(at + 1, 1, f"more than {MAX_GAMES} games in a file")
            scores = _scores(lines[at + 1]) if at + 1 < len(lines) else None
            if scores is None:
                raise BadFormat(
                    at + 2, 1, "expected names and scores, for example Anna : 0   Bert : 0"
                )
            names = scores[0], scores[2]
            score = (
                read_number("score", scores[1], at + 2, 1),
                read_number("score", scores[3], at + 2, 1),
            )
            initial_score = initial_score if games else score
            so_far = MatchRecord(length=length, games=tuple(games), initial_score=initial_score)
            game, at = _read_game(lines, at + 2, rules, _next_match_score(so_far, score, at + 2))
            games.append(game)
            continue
        elif line.strip() and not line.lstrip().startswith(";"):
            raise BadFormat(at + 1, 1, f"{line.strip()!r} is not part of a match file")
        at += 1
    if length is None:
        raise BadFormat(len(lines) + 1, 1, "the length is missing, for example 7 point match")
    return MatchRecord(
        names=names, length=length, games=tuple(games), initial_score=initial_score, details=details
    )


def _next_match_score(so_far: MatchRecord, score: tuple[int, int], line: int) -> MatchScore:
    """The match score before the next game; the file must agree with its own results."""
    match_score = so_far.next_match_score()
    expected = match_score.score or (0, 0)
    if expected != score:
        scores = f"{score[0]}-{score[1]}, but the games give {expected[0]}-{expected[1]}"
        raise BadFormat(line, 1, f"the score is {scores}")
    return match_score


def _read_game(
    lines: list[str], at: int, rules: Ruleset, match_score: MatchScore
) -> tuple[GameRecord, int]:
    """Read one game from its first turn; returns it and the index of the line after it."""
    end = at
    while end < len(lines) and not _GAME.fullmatch(lines[end]):
        end += 1
    replay = GameReplay.begin(rules, match_score)
    _apply_automatic_doubles(replay, lines[at:end], at)
    for number in range(at, end):
        line = lines[number]
        if line.lstrip().startswith(";"):
            replay.annotate(_comment(line))
            continue
        for column, seat, cell in _split(line, number + 1):
            if result := _RESULT.fullmatch(cell):
                points = read_number("result", result[1], number + 1, column)
                return replay.finish(seat, points, number + 1, column), end
            _read_cell(replay, seat, cell, number + 1, column)
    return replay.break_off(), end


def _apply_automatic_doubles(replay: GameReplay, lines: list[str], first_line: int) -> None:
    """A first double to more than 2 means equal dice in the draw."""
    for number, line in enumerate(lines, start=first_line + 1):
        if double := _CUBE.search(line):
            cube = read_number("cube", double[2], number, double.start(2) + 1)
            times = cube.bit_length() - 2
            return replay.apply_automatic_doubles(times, number, double.start() + 1)
    return None


def _split(line: str, number: int) -> Iterator[tuple[int, Seat, str]]:
    """The cells of a line with their columns; a cell far to the right is in the second column."""
    if not line.strip():
        return
    turn = _TURN.fullmatch(line)
    start = turn.start(2) if turn else 0
    cells = [*_CELL.finditer(line, start)]
    rest = "".join(_CELL.sub("", line[start:]).split())
    if rest or not cells or len(cells) > 2:
        raise BadFormat(number, start + 1, f"{line[start:].strip()!r} is not a turn")
    for index, cell in enumerate(cells):
        is_second = index == 1 or (len(cells) == 1 and cell.start() >= WIDTH - 8)
        yield cell.start() + 1, Seat.SECOND if is_second else Seat.FIRST, cell[0].strip()


def _read_cell(replay: GameReplay, seat: Seat, cell: str, line: int, column: int) -> None:
    if roll := _ROLL.fullmatch(cell):
        if {roll[1], roll[2]} - set("123456"):
            raise BadFormat(line, column, f"dice {roll[1]} and {roll[2]}; a die shows 1 to 6")
        replay.roll(seat, (int(roll[1]), int(roll[2])), line, column)
        steps = roll[3].strip()
        try:
            play = Play() if not steps or steps[0] in "cC?" else read_play(steps)
        except BadAction as error:
            raise BadFormat(line, column + roll.start(3), str(error)) from error
        replay.play(play, line, column + roll.start(3))
    elif cube := _CUBE.fullmatch(cell):
        replay.call(seat, _CALLS[cube[1].lower()], line, column)
        if replay.position.at_stake != read_number("cube", cube[2], line, column):
            values = f"{cube[2]}, but the cube would show {replay.position.at_stake}"
            raise BadFormat(line, column, f"doubled to {values}")
    else:
        replay.call(seat, Call.TAKE if cell.lower().startswith("take") else Call.DROP, line, column)
