"""The scenarios HT-1 to HT-33 of the rules, by their ids; HT-33 is with the perft files."""

import chess
import pytest

from gamecase.games.chess import GAME
from gamecase.games.chess.position import Position
from gamecase.kernel.log import EntryKind
from gamecase.kernel.match import MatchScore
from gamecase.kernel.outcome import Outcome
from gamecase.kernel.phrase import Refusal
from gamecase.kernel.seat import Seat
from gamecase.registry import find
from log_builder import LogBuilder, header

CHESS = find("chess")
BOOKLETS = [*CHESS.booklets]
RULES = CHESS.rules()

SHUFFLE = "g1f3 g8f6 f3g1 f6g8"  # out and back: the position recurs


def at(fen: str, rules: str = "collection") -> Position:
    return GAME.read_position(CHESS.rules(rules), fen)


def play(position: Position, *texts: str) -> Position:
    for text in texts:
        action = GAME.read_action(text)
        assert GAME.judge(position, action) is None, (GAME.write(position), text)
        position = GAME.apply(position, action)
    return position


def refusing_clause(position: Position, text: str) -> str:
    """The clause that refuses an action; empty if it is legal."""
    refusal = GAME.judge(position, GAME.read_action(text))
    return refusal.clause if refusal else ""


def squares(position: Position) -> dict[str, str]:
    """The pieces by square, as in FEN."""
    board = chess.Board(position.state.board.fen())
    return {chess.square_name(at): piece.symbol() for at, piece in board.piece_map().items()}


@pytest.fixture(params=BOOKLETS)
def opening(request: pytest.FixtureRequest) -> Position:
    return at("startpos", request.param)  # in Chess960 one of its start positions


def test_ht_1_twenty_first_moves_and_the_knight_goes_two_and_one(opening: Position) -> None:
    assert len(GAME.choices(opening).actions) == 20
    assert refusing_clause(opening, "g1f3") == ""
    assert refusing_clause(opening, "g1e2") == "own-square"
    assert refusing_clause(opening, "g1h4") == "knight-move"  # HL-1: not three and one


def test_ht_2_black_does_not_begin() -> None:
    builder = LogBuilder(CHESS, header(CHESS))
    builder.begin()
    assert builder.state.judge(2, "e7e5") == Refusal("not-your-turn", {"seat": "first"})
    assert builder.state.judge(1, "e7e5") == Refusal(
        "your-piece", {"square": "e7", "holder": "second"}, ("e7",)
    )
    builder.add(1, EntryKind.ACT, "e2e4")
    assert builder.state.to_act is Seat.SECOND


@pytest.mark.parametrize(
    ("named", "fen", "moves", "answers"),
    [
        ("HT-3", "startpos", "e2e4 a7a6", {"e4e6": "pawn-move"}),
        (
            "HT-4",
            "r1bqkbnr/pppppppp/8/8/8/4n3/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
            "",
            {"e2e4": "pawn-move", "d2e3": ""},
        ),
        (
            "HT-5",
            "4k3/8/8/3ppp2/4P3/8/8/4K3 w - - 0 1",
            "",
            {"e4d5": "", "e4f5": "", "e4e5": "pawn-move"},
        ),
        (
            "HT-6",
            "4k3/8/3p1p2/8/4P3/8/8/4K3 w - - 0 1",
            "",
            {"e4d6": "pawn-move", "e4f6": "pawn-move"},
        ),
        (
            "HT-8",
            "rnbqkbnr/ppp1pppp/8/8/3p4/7P/PPPPPPP1/RNBQKBNR w KQkq - 0 3",
            "e2e4 h7h6 h3h4",
            {"d4e3": "en-passant"},
        ),
        ("HT-9", "4k3/8/8/8/3pPp2/8/8/4K3 b - e3 0 1", "", {"d4e3": "", "f4e3": "", "e8d8": ""}),
        ("HT-10", "8/8/8/8/k2Pp2Q/8/8/3K4 b - d3 0 1", "", {"e4d3": "pinned", "e4e3": ""}),
        ("HT-11", "4kr2/8/8/8/8/8/8/4K2R w K - 0 1", "", {"e1g1": "castling-attacked"}),
        ("HT-12", "6r1/k7/8/8/8/8/8/4K2R w K - 0 1", "", {"e1g1": "castling-attacked"}),
        (
            "HT-13",
            "4r1k1/8/8/8/8/8/8/4K2R w K - 0 1",
            "",
            {"e1g1": "castling-attacked", "e1f1": ""},
        ),
        ("HT-14", "4k2r/8/8/8/8/8/8/4K2R w K - 0 1", "", {"e1g1": ""}),
        ("HT-15", "1r2k3/8/8/8/8/8/8/R3K3 w Q - 0 1", "", {"e1c1": ""}),
        ("HT-16", "4k3/8/8/8/8/8/8/RN2K3 w Q - 0 1", "", {"e1c1": "castling-between"}),
        (
            "HT-17",
            "4k3/8/8/8/8/8/8/4K2R w K - 0 1",
            "e1e2 e8e7 e2e1 e7e8",
            {"e1g1": "castling-moved"},
        ),
        ("HT-22", "4k3/8/8/8/4r3/8/4B3/4K3 w - - 0 1", "", {"e2d3": "pinned"}),
        ("HT-23", "8/8/8/3k4/8/3K4/8/7R w - - 0 1", "", {"d3d4": "king-safety", "d3c3": ""}),
    ],
)
def test_ht_3_to_23_what_is_legal(
    named: str, fen: str, moves: str, answers: dict[str, str]
) -> None:
    position = play(at(fen), *moves.split())
    assert {text: refusing_clause(position, text) for text in answers} == answers, named


def test_ht_7_en_passant_lands_behind_the_pawn_it_takes() -> None:
    start = at("rnbqkbnr/ppp1pppp/8/8/3p4/7P/PPPPPPP1/RNBQKBNR w KQkq - 0 3")
    after = squares(play(start, "e2e4", "d4e3"))
    assert after["e3"] == "p"
    assert "e4" not in after
    assert "d4" not in after


def test_ht_18_short_castling_is_towards_the_kings_rook() -> None:
    after = squares(play(at("r3k2r/8/8/8/8/8/8/4K3 b kq - 0 1"), "e8g8"))
    assert (after["g8"], after["f8"], after["a8"]) == ("k", "r", "r")


def test_ht_19_a_pawn_on_the_last_row_must_promote() -> None:
    position = at("8/P7/6k1/8/8/8/8/K6Q w - - 0 1")
    for letter in "qrbn":
        assert refusing_clause(position, f"a7a8{letter}") == ""
    refusal = GAME.judge(position, GAME.read_action("a7a8"))
    assert refusal == Refusal("promotion", {"why": "choose", "square": "a8"}, ("a8",))
    assert [*squares(play(position, "a7a8q")).values()].count("Q") == 2


def test_ht_20_the_new_piece_acts_at_once() -> None:
    position = play(at("8/5P1k/8/8/8/8/8/K7 w - - 0 1"), "f7f8n")
    assert position.state.board.is_check()


def test_ht_21_a_king_may_uncover_a_check() -> None:
    position = play(at("4k3/8/8/8/8/8/4K3/4R3 w - - 0 1"), "e2d3")
    assert position.state.board.is_check()


def test_ht_24_mate_wins(opening: Position) -> None:
    position = play(opening, "f2f3", "e7e5", "g2g4", "d8h4")
    assert GAME.outcome(position) == Outcome((Seat.SECOND,), "checkmate")
    assert GAME.to_act(position) is Seat.NOBODY


def test_ht_25_a_check_that_can_be_blocked_is_no_mate() -> None:
    position = play(at("6k1/3b1ppp/8/8/8/8/8/R5K1 w - - 0 1"), "a1a8")
    assert GAME.outcome(position) is None
    assert {action.text for action in GAME.choices(position).actions} == {"d7c8", "d7e8"}


@pytest.mark.parametrize(
    ("named", "fen", "reason"),
    [
        ("HT-26", "7k/5Q2/6K1/8/8/8/8/8 b - - 0 1", "stalemate"),
        ("HT-27", "8/8/4k3/8/8/3K4/8/5B2 w - - 0 1", "dead-position"),
        ("HT-28", "8/2b5/4k3/8/8/3K4/8/B7 w - - 0 1", "dead-position"),
        ("HT-28", "8/3b4/4k3/8/8/3K4/8/B7 w - - 0 1", ""),
        ("HT-29", "8/8/4k3/8/8/3K4/8/4NN2 w - - 0 1", ""),
    ],
)
@pytest.mark.parametrize("booklet", BOOKLETS)
def test_ht_26_to_29_draws_on_the_board(named: str, fen: str, reason: str, booklet: str) -> None:
    outcome = GAME.outcome(at(fen, booklet))
    assert (outcome.reason if outcome else "") == reason, named
    assert outcome is None or outcome.is_draw


def test_ht_30_the_third_repetition_is_claimed_and_the_fifth_ends_the_game(
    opening: Position,
) -> None:
    twice = play(opening, *SHUFFLE.split(), *SHUFFLE.split())
    assert GAME.outcome(twice) is None
    assert refusing_clause(play(opening, *SHUFFLE.split()), "claim repetition") == "repetition"
    claimed = play(twice, "claim repetition")
    assert GAME.outcome(claimed) == Outcome((), "repetition")
    four = play(twice, *SHUFFLE.split(), *SHUFFLE.split())
    assert GAME.outcome(four) == Outcome((), "fivefold")


def test_ht_31_fifty_quiet_moves_are_claimed() -> None:
    before = at("8/8/4k3/8/8/3K4/7r/5B2 w - - 99 80")
    assert GAME.judge(before, GAME.read_action("claim fifty-moves")) == Refusal(
        "fifty-moves", {"count": 49}
    )
    position = play(before, "f1g2")
    assert GAME.outcome(position) is None
    assert GAME.outcome(play(position, "claim fifty-moves")) == Outcome((), "fifty-moves")


def test_ht_32_mate_precedes_the_seventy_five_move_rule() -> None:
    start = at("6k1/5ppp/8/8/8/8/8/R5K1 w - - 149 100")
    assert GAME.outcome(play(start, "a1a8")) == Outcome((Seat.FIRST,), "checkmate")
    assert GAME.outcome(play(start, "a1a7")) == Outcome((), "seventy-five-moves")


# --- decisions HD without a scenario of their own ---


def test_hd_1_queens_stand_on_their_own_colour(opening: Position) -> None:
    board = chess.Board(opening.start)
    assert opening.start.startswith("rnbqkbnr/pppppppp/")
    assert (chess.BB_LIGHT_SQUARES >> chess.D1) & 1
    assert board.piece_at(chess.D1) == chess.Piece.from_symbol("Q")


def test_hd_3_a_check_must_be_answered() -> None:
    position = at("4k3/8/8/8/4r3/8/8/R3K3 w - - 0 1")
    assert refusing_clause(position, "a1a2") == "in-check"
    assert refusing_clause(position, "e1d1") == ""


def test_hd_6_a_promoted_rook_never_castles() -> None:
    start = at("4k3/6P1/8/8/8/8/8/R3K3 w Q - 0 1")
    position = play(start, "g7g8r", "e8d7", "g8g1", "d7c7", "g1h1", "c7b7")
    assert refusing_clause(position, "e1g1") == "castling-moved"


def test_hd_14_castling_rights_distinguish_positions() -> None:
    """The first time castling was still possible, so it was a different position."""
    start = at("4k2r/8/8/8/8/8/8/R3K3 w Qk - 0 1")
    moves = "a1b1 h8g8 b1a1 g8h8"
    assert play(start, *moves.split(), *moves.split()).state.repetitions == 2


def test_hd_14_and_15_without_claims_the_draw_comes_by_itself() -> None:
    rules = CHESS.rules("collection", {"draws_by_claim": False})
    position = play(GAME.opening(rules, MatchScore()), *SHUFFLE.split(), *SHUFFLE.split())
    assert GAME.outcome(position) == Outcome((), "repetition")
    quiet = GAME.read_position(rules, "8/8/4k3/8/8/3K4/7r/5B2 w - - 99 80")
    assert GAME.outcome(play(quiet, "f1g2")) == Outcome((), "fifty-moves")


def test_hd_16_and_17_draws_are_agreed_and_games_resigned() -> None:
    builder = LogBuilder(CHESS, header(CHESS))
    builder.begin()
    builder.act("e2e4")
    builder.add(1, EntryKind.OFFER, "draw")
    builder.act("e7e5")  # a move of the opponent ends the offer
    assert builder.state.offer is None
    builder.add(2, EntryKind.RESIGN)
    assert builder.state.outcome == Outcome((Seat.FIRST,), "resigned")


def test_hd_20_players_change_colours() -> None:
    assert GAME.swaps_seats
