"""Read and write files of games: those of Gamecase, and those of other programs.

The suffix of a file names its format: `.json` is a saved board, `.jsonl` the record of a table, and
each game has formats of other programs, such as `.pgn`, `.pdn`, `.mat` and `.sgf`.
"""

import secrets
from collections.abc import Iterable, Sequence
from itertools import groupby
from pathlib import Path
from typing import Any, TypeVar

from gamecase.board import Board
from gamecase.board_file import read_board_file, write_board_file
from gamecase.kernel.errors import BadInput
from gamecase.kernel.input_checks import check_text, shown, wrong
from gamecase.kernel.log import read_record, write_record
from gamecase.kernel.match import Match, MatchScore
from gamecase.kernel.outcome import Outcome
from gamecase.kernel.text_encoding import decode_text
from gamecase.kernel.transcript import (
    Format,
    TranscribedGame,
    Transcript,
    entries_of,
    header_of,
    losses_in,
    transcript_of,
)
from gamecase.registry import GamePackage, all_games, find

T = TypeVar("T")

RECORD, BOARD = "jsonl", "json"

#: A record holds names, times and play, but nothing that other programs add to them.
_RECORD_FORMAT = Format(name="a record", suffix=RECORD, write=lambda _transcript: "")


def read(path: str | Path, *, game: str = "") -> list[Board]:
    """Every game of a file, played to its end, with its headers and notes.

    `game` is the key of a game, needed only where several use the suffix. What the file has that
    a board has not is in `losses`.
    """
    file = _path(path)
    check_text("game", game, "the key of a game")
    if suffix_of(file) == BOARD:
        return read_board_file(read_text(file))
    package, transcripts = read_transcripts(file, game)
    return [board for transcript in transcripts for board in boards_of(package, transcript)]


def write(path: str | Path, games: Board | Iterable[Board]) -> tuple[str, ...]:
    """Write games to a file in the format of its suffix; returns what the format cannot hold."""
    file, boards = _path(path), _check_boards(games)
    suffix = suffix_of(file)
    if suffix == BOARD:
        text, losses = write_board_file(boards), tuple[str, ...]()
    else:
        text, losses = write_transcripts(*_transcripts(boards), suffix)
    try:
        file.write_text(text, "utf-8")
    except OSError as error:
        raise BadInput(f"{file} cannot be written: {error.strerror}") from error
    return losses


def text_of(boards: Sequence[Board], suffix: str) -> str:
    """Games as the text of a file of that suffix."""
    return write_transcripts(*_transcripts(boards), suffix)[0]


def _path(path: object) -> Path:
    if not isinstance(path, str | Path):
        raise wrong("path", path, "the path of a file")
    if not str(path) or "\0" in str(path):
        raise BadInput(f"path: {shown(path)}; expected the path of a file")
    return Path(path)


def suffix_of(file: Path) -> str:
    return file.suffix.removeprefix(".").lower()


def _check_boards(games: object) -> list[Board]:
    boards = [games] if isinstance(games, Board) else games
    if not isinstance(boards, Iterable) or isinstance(boards, str):
        raise wrong("games", games, "a Board or several")
    listed = [*boards]
    for board in listed:
        if not isinstance(board, Board):
            raise wrong("games", board, "a Board")
    if len({board.game.key for board in listed}) != 1:
        kinds = sorted({board.game.key for board in listed})
        raise BadInput(f"games: {kinds or 'none'}; expected boards of one game")
    return listed


# --- files and transcripts ---


def read_text(file: Path) -> str:
    """The text of a file; other programs than Gamecase may have used other encodings than UTF-8."""
    data = _read_bytes(file)
    if suffix_of(file) not in (RECORD, BOARD):
        try:
            return decode_text(data)
        except BadInput as error:
            raise BadInput(f"{file}: {error}") from error
    try:
        return data.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        raise BadInput(f"{file}: not UTF-8 text: {error}") from error


def _read_bytes(file: Path) -> bytes:
    try:
        return file.read_bytes()
    except OSError as error:
        raise BadInput(f"{file} cannot be read: {error.strerror}") from error


def read_transcripts(file: Path, game: str = "") -> tuple[GamePackage, Sequence[Transcript]]:
    """The games of a file, and what game they are."""
    suffix = suffix_of(file)
    try:
        for package in all_games().values():
            if suffix in package.binary_formats:
                return package, package.binary_formats[suffix].read(_read_bytes(file))
        text = read_text(file)
        if suffix == RECORD:
            header, entries = read_record(text)
            package = find(header.game)
            return package, [transcript_of(package.open(header), entries)]
        package = _game_of_format(suffix, game)
        return package, package.formats[suffix].read(text)
    except BadInput as error:
        if str(error).startswith(str(file)):
            raise
        named = BadInput(f"{file}: {error}")
        named.illegal_move = error.illegal_move
        raise named from error


def _game_of_format(suffix: str, game: str) -> GamePackage:
    """The game whose format has this suffix; where several have it, the one named."""
    candidates = {key: package for key, package in all_games().items() if suffix in package.formats}
    if game:
        if game not in candidates:
            raise BadInput(f"{find(game).game.key} has no .{suffix} format")
        return candidates[game]
    if len(candidates) != 1:
        known = sorted({name for package in all_games().values() for name in package.formats})
        hint = (
            f"choose --game of {[*candidates]}" if candidates else f"there are {[RECORD, *known]}"
        )
        raise BadInput(f".{suffix} is a format of {len(candidates)} games; {hint}")
    return next(iter(candidates.values()))


def write_transcripts(
    package: GamePackage, transcripts: Sequence[Transcript], suffix: str
) -> tuple[str, tuple[str, ...]]:
    """The text of a file of that suffix, and what was lost on the way."""
    if suffix == RECORD:
        format_ = _RECORD_FORMAT
        if len(transcripts) > 1:
            raise BadInput(f"{len(transcripts)} games, but a record holds one: choose --number")
        text = _record(package, transcripts[0])
    elif suffix in package.formats:
        format_ = package.formats[suffix]
        text = "\n".join(format_.write(transcript) for transcript in transcripts)
    else:
        formats = [RECORD, *package.formats]
        raise BadInput(f".{suffix}: {package.game.key} can be written as {formats}")
    losses = [loss for each in transcripts for loss in (*each.losses, *losses_in(format_, each))]
    return text, tuple(dict.fromkeys(losses))


def _record(package: GamePackage, transcript: Transcript) -> str:
    rules = package.rules(transcript.ruleset, transcript.switches)
    header = header_of(package.game, rules, transcript, secrets.token_urlsafe(9), transcript.made)
    return write_record(header, entries_of(package.open(header), transcript))


# --- transcripts and boards ---


def boards_of(package: GamePackage, transcript: Transcript) -> list[Board]:
    """The games of a transcript as boards, each at the match score before it."""
    boards = []
    seats = len(transcript.names)
    scores = (transcript.first_score,) if transcript.first_score else ()
    match = Match(transcript.match, seats)
    for game in transcript.games:
        offset = transcript.first_score or (0,) * seats
        so_far = tuple(_add(offset, row) for row in match.scores)
        board = _board(package, transcript, game, MatchScore(transcript.match, (*scores, *so_far)))
        boards.append(board)
        if board.outcome is not None:
            match = match.with_result(_points(board, board.outcome, seats))
    return boards


def _add(one: Sequence[int], other: Sequence[int]) -> tuple[int, ...]:
    return tuple(map(sum, zip(one, other, strict=True)))


def _points(board: Board, outcome: Outcome, seats: int) -> tuple[int, ...]:
    playing = board.game.seats(board.rules)[:seats]
    return tuple(outcome.points if seat in outcome.winners else outcome.shared for seat in playing)


def _board(
    package: GamePackage, transcript: Transcript, game: TranscribedGame, score: MatchScore
) -> Board:
    """A game played through; names go by chair, and become headers by seat."""
    board: Board[Any, Any] = Board(
        package.game.key,
        transcript.ruleset,
        switches=transcript.switches,
        position=game.start,
        match="" if score.rule.is_single else str(score.rule),
        scores=score.scores,
    )
    for action in game.actions:
        board.push(action)
    if game.outcome is not None and not board.is_over:
        board.end(game.outcome)
    board.headers = dict(transcript.headers)
    board.names = tuple(transcript.name(game, seat) for seat in range(len(transcript.names)))
    board.made = transcript.made
    board.notes = dict(game.notes)
    board.losses = transcript.losses
    return board


def _transcripts(boards: Sequence[Board]) -> tuple[GamePackage, list[Transcript]]:
    """Boards as transcripts; consecutive games of one match become one."""
    numbered = _numbered_matches(boards)
    groups = [[board for _, board in group] for _, group in groupby(numbered, key=_first)]
    return boards[0].package, [_transcript(group) for group in groups]


def _first(pair: tuple[int, T]) -> int:
    return pair[0]


def _numbered_matches(boards: Sequence[Board]) -> list[tuple[int, Board]]:
    """Each board with the number of its match: a game goes on where the one before ended."""
    numbered: list[tuple[int, Board]] = []
    number = 0
    for board in boards:
        before = numbered[-1][1] if numbered else None
        if before is None or not _follows(before, board):
            number += 1
        numbered.append((number, board))
    return numbered


def _follows(before: Board, board: Board) -> bool:
    one, two = before.match_score, board.match_score
    return (
        not two.rule.is_single
        and one.rule == two.rule
        and (before.names, before.ruleset, before.switches)
        == (board.names, board.ruleset, board.switches)
        and two.scores[: len(one.scores)] == one.scores
        and len(two.scores) == len(one.scores) + 1
    )


def _transcript(boards: Sequence[Board]) -> Transcript:
    first = boards[0]
    seats = first.game.seats(first.rules)
    names = (*first.names, *("" for _ in seats))[: len(seats)]
    return Transcript(
        ruleset=first.ruleset,
        switches=first.switches,
        names=names,
        match=first.match_score.rule,
        first_score=first.match_score.score,
        games=tuple(_transcribed(board) for board in boards),
        made=first.made,
        headers=first.headers,
        losses=first.losses,
    )


def _transcribed(board: Board) -> TranscribedGame:
    opening = board.game.opening(board.rules, board.match_score)
    start = board.history_start
    return TranscribedGame(
        actions=board.actions,
        outcome=board.outcome,
        start="" if start == opening else board.game.write(start),
        notes=board.notes,
    )
