"""Chess960: the lot for the start position, castling from anywhere, PGN, FEN and the editor."""

import io
from pathlib import Path
from random import Random

import chess
import chess.pgn
import pytest

from gamecase.games.chess import GAME, editor, table
from gamecase.games.chess.engine.discovery import find_engines
from gamecase.games.chess.engine.engine_chain import EngineChain
from gamecase.games.chess.engine.search_types import SearchLimit
from gamecase.games.chess.formats import FORMATS
from gamecase.games.chess.position import ARRANGEMENTS, Chess960Start, DrawClaim, Move, Position
from gamecase.kernel.dice import DerivedDice
from gamecase.kernel.errors import BadAction, BadPosition
from gamecase.kernel.match import MatchScore
from gamecase.kernel.phrase import Refusal
from gamecase.kernel.seat import Seat
from gamecase.kernel.transcript import TranscribedGame, Transcript
from gamecase.registry import find

CHESS = find("chess")
RULES = CHESS.rules("chess960")
(PGN,) = FORMATS


def started(number: int, *moves: str) -> Position:
    """The game from a start position after some moves."""
    position = GAME.opening(RULES, MatchScore()).after(Chess960Start(number))
    for text in moves:
        action = GAME.usual_spelling(position, GAME.read_action(text))
        assert GAME.judge(position, action) is None, text
        position = position.after(action)
    return position


def refusal(fen: str, text: str) -> Refusal:
    position = GAME.read_position(RULES, fen)
    refused = GAME.judge(position, GAME.read_action(text))
    assert refused is not None
    return refused


# --- the start ---


def test_nature_sets_the_pieces_up_before_white_moves() -> None:
    opening = GAME.opening(RULES, MatchScore())
    assert GAME.to_act(opening) is Seat.NATURE
    assert len(GAME.choices(opening).actions) == ARRANGEMENTS
    waiting = GAME.judge(opening, Move("e2", "e4"))
    assert waiting == Refusal("set-up-by-lot", {"state": "waiting"})
    drawn = opening.after(GAME.nature(opening, DerivedDice("00" * 32, [], 1)))
    assert GAME.to_act(drawn) is Seat.FIRST
    done = GAME.judge(drawn, Chess960Start(5))
    assert done == Refusal("set-up-by-lot", {"state": "done"})


def test_the_pieces_of_chess_are_not_set_up_by_lot() -> None:
    position = GAME.opening(CHESS.rules("fide"), MatchScore())
    assert GAME.judge(position, Chess960Start(518)) == Refusal("set-up", {"state": "done"})
    assert not GAME.has_chance(position.rules)


def test_every_start_position_keeps_the_rules_of_the_lot() -> None:
    rows = set()
    for number in range(ARRANGEMENTS):
        row = Chess960Start(number).fen.split("/")[7][:8]
        bishops = [at for at, piece in enumerate(row) if piece == "B"]
        assert sum(bishops) % 2, row
        assert row.index("R") < row.index("K") < row.rindex("R"), row
        rows.add(row)
    assert len(rows) == ARRANGEMENTS
    assert Chess960Start(518).fen == chess.STARTING_FEN


@pytest.mark.parametrize("text", ["start 960", "start -1", "start", "start x"])
def test_other_numbers_are_refused(text: str) -> None:
    with pytest.raises(BadAction):
        GAME.read_action(text)


def test_positions_and_actions_read_back() -> None:
    for position in (GAME.opening(RULES, MatchScore()), started(0), started(518, "e2e4")):
        assert GAME.read_position(RULES, GAME.write(position)) == position
    assert GAME.read_action("start 17") == Chess960Start(17)
    with pytest.raises(BadPosition):
        GAME.read_position(RULES, "lot moves e2e4")
    with pytest.raises(BadPosition):
        GAME.read_position(CHESS.rules("fide"), "lot")


# --- castling ---


def test_castling_ends_where_it_does_in_chess() -> None:
    position = GAME.read_position(RULES, "4k3/8/8/8/8/8/8/1R3KR1 w GB - 0 1")
    assert {"f1g1", "f1b1"} <= position.state.legal.keys()
    short = position.after(Move("f1", "g1")).state.board
    assert (short.king(chess.WHITE), short.piece_at(chess.F1)) == (
        chess.G1,
        chess.Piece(chess.ROOK, chess.WHITE),
    )
    long = position.after(Move("f1", "b1")).state.board
    assert long.king(chess.WHITE) == chess.C1
    assert not long.castling_rights


def test_the_king_may_also_be_moved_to_where_castling_takes_it() -> None:
    position = GAME.read_position(RULES, "4k3/8/8/8/8/8/8/1R3KR1 w GB - 0 1")
    assert GAME.usual_spelling(position, Move("f1", "c1")) == Move("f1", "b1")
    assert GAME.usual_spelling(position, Move("f1", "e1")) == Move("f1", "e1")
    paths = {path.spots: path.action for path in table.gestures(position).paths}
    assert paths["f1", "b1"] == paths["f1", "c1"] == "f1b1"
    assert paths["f1", "g1"] == "f1g1"
    assert table.interpret_touch(position, ("f1", "c1")) == "f1b1"
    spelled = refusal("4k3/8/8/8/8/8/8/1R3KR1 w GB - 0 1", "f1c1")
    assert spelled == Refusal("castling-960", {"square": "b1"}, ("b1",))


@pytest.mark.parametrize(
    ("fen", "text", "clause"),
    [
        ("4k3/8/8/8/8/8/8/RN2K2R w KQ - 0 1", "e1a1", "castling-path"),
        ("4k3/8/8/8/8/8/8/1RK2N1R w KQ - 0 1", "c1h1", "castling-path"),
        ("4k3/8/8/8/8/8/8/RK4NR w KQ - 0 1", "b1a1", "ok"),
        ("2r1k3/8/8/8/8/8/8/RK5R w KQ - 0 1", "b1a1", "castling-attacked"),  # into
        ("4kr2/8/8/8/8/8/8/RK5R w KQ - 0 1", "b1h1", "castling-attacked"),  # through f1
        ("1r2k3/8/8/8/8/8/8/RK5R w KQ - 0 1", "b1h1", "castling-attacked"),  # out of check
        ("4k3/8/8/8/8/8/8/qRK4R w Kb - 0 1", "c1b1", "bad"),
        ("4k3/8/8/8/8/8/8/RK5R w - - 0 1", "b1h1", "castling-moved"),
        ("4k3/8/8/8/8/8/1R6/1K5R w K - 0 1", "b1b2", "own-square"),
    ],
)
def test_castling_is_refused_with_its_reason(fen: str, text: str, clause: str) -> None:
    if clause == "bad":
        with pytest.raises(BadPosition):
            GAME.read_position(RULES, fen)
        return
    if clause == "ok":
        assert GAME.judge(GAME.read_position(RULES, fen), GAME.read_action(text)) is None
        return
    assert refusal(fen, text).clause == clause


def test_a_rook_that_uncovers_an_attack_does_not_castle() -> None:
    fen = "4k3/8/8/8/8/8/8/qRK4R w KQ - 0 1"
    refused = refusal(fen, "c1b1")
    assert (refused.clause, refused.facts["why"]) == ("castling-attacked", "into")


def test_a_king_that_has_moved_does_not_castle() -> None:
    moves = ("g1f3", "g8f6", "g2g3", "g7g6", "f1g2", "f8g7", "e1f1", "a7a6", "f1e1", "b7b6")
    refused = GAME.judge(started(518, *moves), Move("e1", "h1"))
    assert refused is not None
    assert (refused.clause, refused.facts["mover"]) == ("castling-moved", "king")


@pytest.mark.parametrize("seed", range(6))
def test_random_games_agree_with_the_library(seed: int) -> None:
    """Legal moves are those of python-chess, and every other king's move has a refusal."""
    random = Random(seed)
    position = started(random.randrange(ARRANGEMENTS))
    board = position.first_board()
    while GAME.outcome(position) is None and len(board.move_stack) < 120:
        assert sorted(move.uci() for move in board.legal_moves) == position.state.texts
        assert position.state.board.fen() == board.fen()
        king = chess.square_name(board.king(board.turn) or 0)
        for end in chess.SQUARE_NAMES:
            if end != king and king + end not in position.state.legal:
                assert GAME.judge(position, Move(king, end)) is not None
        castlings = [move.uci() for move in board.generate_castling_moves()]
        text = random.choice(castlings or position.state.texts)
        position = position.after(GAME.read_action(text))
        board.push_uci(text)


# --- programs and files ---


@pytest.mark.parametrize("commands", [find_engines(), ()], ids=["installed", "built-in"])
def test_engines_castle_in_the_notation_of_the_rules(commands: tuple[Path, ...]) -> None:
    position = GAME.read_position(RULES, "4k3/8/8/8/8/8/8/1R3KR1 w GB - 0 1")
    chain = EngineChain(commands)
    limit = SearchLimit(lines=256, depth=2, nodes=20_000)
    scored = chain.score_moves(position.board_with_history(), limit, 20.0)
    chain.close()
    assert {"f1g1", "f1b1"} <= {each.move.uci() for each in scored}


def test_pgn_reads_back_with_its_start() -> None:
    game = TranscribedGame(actions=("start 0", "e2e4", "e7e5"))
    text = PGN.write(Transcript(ruleset="chess960", names=("Ann", "Ben"), games=(game,)))
    read = chess.pgn.read_game(io.StringIO(text))
    assert read is not None
    assert read.headers["Variant"] == "Chess960"
    assert read.board().chess960_pos() == 0
    (transcript,) = PGN.read(text)
    assert (transcript.ruleset, transcript.games[0].actions) == ("chess960", game.actions)
    assert PGN.write(transcript) == text


def test_the_editor_knows_the_rights_to_castle() -> None:
    position = GAME.read_position(RULES, "1r2k1r1/8/8/8/8/8/8/1R2K1R1 w GBb - 0 1")
    draft = editor.draft_of(position)
    assert editor.position_of(RULES, draft) == position
    ticked = {option.key for option in editor.options(RULES, draft) if option.value == "yes"}
    assert ticked == {"castling-K", "castling-Q", "castling-q"}


def test_the_editor_begins_with_the_usual_start() -> None:
    draft = editor.draft_of(GAME.opening(RULES, MatchScore()))
    assert editor.position_of(RULES, draft).start == chess.STARTING_FEN


def test_draws_are_claimed_as_in_chess() -> None:
    shuffle = ("b1c3", "b8c6", "c3b1", "c6b8")
    assert DrawClaim("repetition") in started(518, *shuffle, *shuffle).claims
