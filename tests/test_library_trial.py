"""The bugs that a trial of the library found, each with a test that is named after it."""

import copy
import os
import pickle
import re
import subprocess
import sys
from pathlib import Path
from xml.etree import ElementTree

import pytest

from gamecase import BadAction, BadInput, Board, IllegalAction, Limit, Seat, read, rollout, write
from gamecase.registry import all_games

GAMES = sorted(all_games())
XGID = "XGID=-b----E-C---eE---c-e----B-:0:0:1:31:0:0:3:0:10"
GNUBG_ID = "4HPwATDgc/ABMA:cIkFAAAAAAAA"
POSITION_ID = "4HPwATDgc/ABMA"


def begun(game: str) -> Board:
    """A board with a few actions played."""
    board = Board(game, seed=4)
    for _ in range(4):
        board.chance() if board.turn is Seat.NATURE else board.push(board.advise())
    return board


def run(*arguments: str, folder: Path) -> subprocess.CompletedProcess[str]:
    """Run Python in a folder."""
    return subprocess.run(
        [sys.executable, *arguments],
        cwd=folder,
        capture_output=True,
        text=True,
        check=False,
        env={**os.environ, "PYTHONPATH": str(Path(__file__).parents[1] / "src"), "NO_COLOR": "1"},
    )


# 1


@pytest.mark.parametrize("game", GAMES)
def test_copies_do_not_share_their_history(game: str) -> None:
    board = begun(game)
    for other in (copy.copy(board), copy.deepcopy(board), board.copy()):
        assert other == board
        other.pop()
        assert len(other.actions) == len(board.actions) - 1
        assert other != board


@pytest.mark.parametrize("game", GAMES)
def test_boards_can_be_pickled(game: str) -> None:
    board = begun(game)
    again = pickle.loads(pickle.dumps(board))
    assert again == board
    assert (str(again), again.actions, again.turn) == (str(board), board.actions, board.turn)
    # Dice and bots go on as they would have.
    for each in (board, again):
        each.chance() if each.turn is Seat.NATURE else each.push(each.advise())
    assert again.actions == board.actions


# 2


def test_one_worker_rolls_out_in_this_process(tmp_path: Path) -> None:
    script = tmp_path / "two_lines.py"
    script.write_text(
        "from gamecase import rollout\n"
        f"print(rollout({POSITION_ID!r}, games=36, truncate=2, workers=1).games)\n",
        "utf-8",
    )
    done = run(str(script), folder=tmp_path)
    assert done.stdout.strip() == "36", done.stderr


def test_a_missing_main_guard_is_named(tmp_path: Path) -> None:
    script = tmp_path / "no_guard.py"
    script.write_text(
        "from gamecase import rollout\n"
        f"rollout({POSITION_ID!r}, games=216, truncate=2, workers=2)\n",
        "utf-8",
    )
    done = run(str(script), folder=tmp_path)
    assert done.returncode != 0
    assert 'if __name__ == "__main__":' in done.stderr.strip().splitlines()[-1]


# 3


@pytest.mark.parametrize("text", [XGID, GNUBG_ID, f"GNUBGID {GNUBG_ID}", POSITION_ID])
def test_a_board_starts_from_the_ids_of_other_programs(text: str, tmp_path: Path) -> None:
    board = Board("backgammon", position=text)
    assert board.text("positionid") == POSITION_ID
    drawn = run("-m", "gamecase", "draw", "backgammon", "--position", text, folder=tmp_path)
    assert drawn.stdout.startswith("<svg"), drawn.stderr


def test_the_engine_reads_xgids_and_match_ids() -> None:
    from gamecase.games.backgammon.engine.api import best, evaluate  # noqa: PLC0415 - slow

    rows = evaluate([POSITION_ID, XGID, GNUBG_ID])
    assert (rows == rows[0]).all()
    assert best(XGID, (3, 1)) == best(POSITION_ID, (3, 1))


# 4


def test_draughts_reads_numbers() -> None:
    board = Board("draughts", "international")
    assert board.why_not("32-28") == ""
    board.push("32-28")
    assert board.actions == ("d4-e5",)
    assert board.why_not("19-24") == ""
    assert board.why_not("20-30") != ""
    assert Board("draughts", "international", position="W:W31,32:B18").text("fen") == "W:W31,32:B18"
    assert Board("draughts", "english", position="B:W21-32:B1-12") == Board("draughts", "english")


# 5

PGN = """\
[Event "Café de la Régence"]
[Site "Paris"]
[Date "1858.10.21"]
[Round "?"]
[White "Morphy"]
[Black "Brunswick"]
[Result "1-0"]
[ECO "C41"]

{ In a box. } 1. e4 $1 e5 { Yes. } ( 1... c5 { Or so. } 2. Nf3 $14 ( 2. c3 ) ) 2. Nf3 1-0
"""


def test_converting_keeps_dates_headers_comments_marks_and_variations(tmp_path: Path) -> None:
    source, target = tmp_path / "a.pgn", tmp_path / "b.pgn"
    source.write_text(PGN, "utf-8")
    done = run("-m", "gamecase", "convert", "a.pgn", "b.pgn", folder=tmp_path)
    assert done.stderr == ""
    assert target.read_text("utf-8").split() == PGN.split()


def test_what_a_record_cannot_keep_is_named_and_dates_are_not_today(tmp_path: Path) -> None:
    (tmp_path / "a.pgn").write_text(PGN, "utf-8")
    done = run("-m", "gamecase", "convert", "a.pgn", "a.jsonl", folder=tmp_path)
    for what in ("headers Event, Site, ECO", "3 comments", "2 marks", "2 variations"):
        assert what in done.stderr
    run("-m", "gamecase", "convert", "a.jsonl", "c.pgn", folder=tmp_path)
    assert '[Date "1858.10.21"]' in (tmp_path / "c.pgn").read_text("utf-8")


def test_a_game_without_a_date_gets_none(tmp_path: Path) -> None:
    (tmp_path / "a.pgn").write_text('[White "Ann"]\n\n1. e4 *\n', "utf-8")
    run("-m", "gamecase", "convert", "a.pgn", "a.jsonl", folder=tmp_path)
    run("-m", "gamecase", "convert", "a.jsonl", "c.pgn", folder=tmp_path)
    assert '[Date "????.??.??"]' in (tmp_path / "c.pgn").read_text("utf-8")


PDN = """\
[GameType "20,W,10,10,N2,0"]
[Event "Utrecht"]
[White "A"]
[Black "B"]
[Result "*"]

{Well} 1. 32-28! 19-23 {exchange} (1... 18-23) 2. 28x19 *
"""


def test_pdn_keeps_headers_and_annotations(tmp_path: Path) -> None:
    (tmp_path / "a.pdn").write_text(PDN, "utf-8")
    (board,) = read(tmp_path / "a.pdn")
    assert board.headers["Event"] == "Utrecht"
    assert write(tmp_path / "b.pdn", board) == ()
    (again,) = read(tmp_path / "b.pdn")
    assert (again, again.notes, again.headers) == (board, board.notes, board.headers)


def test_sgf_keeps_comments_and_names_a_variation_without_a_move(tmp_path: Path) -> None:
    root = "(;FF[4]GM[6]PW[Ann]PB[Ben]EV[Club]DT[2024-05-17]MI[length:5][game:0][ws:0][bs:0]"
    moves = "C[Hello];W[31hefe]C[The best]TE[1](;C[no move])(;C[other]))"
    (tmp_path / "b.sgf").write_text(root + moves, "utf-8")
    (board,) = read(tmp_path / "b.sgf")
    assert board.headers["Event"] == "Club"
    assert [note.comments for note in board.notes.values()] == [("Hello",), ("The best", "no move")]
    assert board.losses == ("1 variation not read",)
    assert write(tmp_path / "c.sgf", board) == board.losses
    assert "TE[1]" in (tmp_path / "c.sgf").read_text("utf-8")


MAT = """\
; [Player 1 "Ann"]
; [Player 2 "Ben"]
; [Event "Club night"]
; [EventDate "2024.05.17"]

 5 point match

 Game 1
 Ann : 0                       Ben : 0
  1) 31: 8/5 6/5                 52: 13/8 13/11
; what a start
  2) 66: 24/18(2) 13/7(2)
"""


def test_mat_keeps_headers_and_comments(tmp_path: Path) -> None:
    (tmp_path / "a.mat").write_text(MAT, "utf-8")
    (board,) = read(tmp_path / "a.mat")
    assert board.headers == {"Event": "Club night", "EventDate": "2024.05.17"}
    assert board.names == ("Ann", "Ben")
    assert write(tmp_path / "b.mat", board) == ()
    (again,) = read(tmp_path / "b.mat")
    assert (again, again.notes, again.headers) == (board, board.notes, board.headers)


# 6


def test_an_xgid_in_an_error_message_has_no_emoji(tmp_path: Path) -> None:
    done = run("-m", "gamecase", "draw", "chess", "--position", "a:-1:b[red]", folder=tmp_path)
    assert "a:-1:b[red]" in done.stderr


# 7


@pytest.mark.parametrize("game", GAMES)
def test_two_drawings_in_a_page_share_no_id(game: str) -> None:
    drawings = [Board(game).picture(theme=theme).svg for theme in ("light", "dark")]
    ids = [{*re.findall(r'\bid="([^"]+)"', drawing)} for drawing in drawings]
    assert not ids[0] & ids[1]
    for drawing, own in zip(drawings, ids, strict=True):
        ElementTree.fromstring(drawing)
        used = re.findall(r"url\(#([^)]+)\)|href=\"#([^\"]+)\"", drawing)
        assert {one or other for one, other in used} <= own
        labelled = re.findall(r'aria-labelledby="([^"]+)"', drawing)[0]
        assert {*labelled.split()} <= own


# 8


def test_evaluated_plays_can_be_compared_and_hashed() -> None:
    from gamecase.games.backgammon.engine.api import best  # noqa: PLC0415 - slow

    once, again = best(POSITION_ID, (6, 1)), best(POSITION_ID, (6, 1))
    assert once == again
    assert len({*once, *again}) == len(once)


# 9


@pytest.mark.parametrize("dice", [(3, 1), (6, 5), (6, 6)])
def test_the_best_play_is_searched_as_deeply_as_asked(dice: tuple[int, int]) -> None:
    from gamecase.games.backgammon.engine.api import best  # noqa: PLC0415 - slow

    assert best(POSITION_ID, dice, ply=2)[0].ply == 2


# 10


@pytest.mark.parametrize("game", GAMES)
def test_every_game_can_be_analysed(game: str) -> None:
    board = begun(game)
    while board.turn is Seat.NATURE:
        board.chance()
    analysis = board.analyse(lines=2, limit=Limit(ply=1))
    assert analysis.seat is board.turn
    assert 1 <= len(analysis.lines) <= 2
    assert all(board.is_legal(line.actions[0]) for line in analysis.lines)
    assert analysis.lines[0].value == analysis.value
    assert -1 <= analysis.expectation <= 1


# 11 (what the documentation claims is run by tests/test_docs.py and doctests)


def test_a_chess_board_gives_its_fen_and_pgn() -> None:
    board = Board("chess")
    board.push("e4")
    assert board.text("fen").startswith("rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq")
    assert board.text("pgn").rstrip().endswith("1. e4 *")


def test_the_position_in_the_notes_on_crokinole_is_read() -> None:
    page = (Path(__file__).parents[1] / "docs" / "crokinole.md").read_text("utf-8")
    (sample,) = re.findall(r"\*\*A position\*\*: `([^`]+)`", page)
    assert str(Board("crokinole", position=sample)) == sample


def test_help_of_eval_and_plays_is_right(tmp_path: Path) -> None:
    evaluation = run("-m", "gamecase", "eval", "--help", folder=tmp_path).stdout
    assert "0 to 3" in " ".join(evaluation.split())
    assert ">>>" not in run("-m", "gamecase", "plays", "--help", folder=tmp_path).stdout


def test_a_play_may_be_written_after_its_roll() -> None:
    board = Board("backgammon", "tournament")
    board.push("start 5-2")
    assert board.why_not("52: 24/22 13/8") == ""
    with pytest.raises(BadAction, match="the roll is 5-2, not 6-1"):
        board.push("61: 13/7 8/7")
    board.push("52: 24/22 13/8")
    assert board.actions[-1] == "24/22 13/8"


# 12


def test_an_illegal_move_of_a_match_file_is_explained_in_words(tmp_path: Path) -> None:
    (tmp_path / "a.mat").write_text(MAT.replace("8/5 6/5", "8/6 6/5"), "utf-8")
    with pytest.raises(BadInput, match="That’s 2 points away") as caught:
        read(tmp_path / "a.mat")
    assert "{" not in str(caught.value)


def test_the_impossible_part_of_a_double_is_blamed() -> None:
    text = "play first 4-4-4-4; first bar:1 24:1 13:5 8:3 6:5; second 24:2 13:5 8:3 6:5; "
    text += "cube 1 centre; score open 1 0-0; starter first; throws 4; idle 0"
    board = Board("backgammon", "tournament", position=text)
    refusal = board.refusal("bar/21 13/2 8/4")
    assert refusal is not None
    assert refusal.facts["distance"] == 11


def test_a_negative_number_of_games_is_refused() -> None:
    with pytest.raises(BadInput, match="games must be 1 to 1000000, not -1"):
        rollout(POSITION_ID, games=-1)


def test_a_drawing_is_not_written_into_a_png(tmp_path: Path) -> None:
    done = run("-m", "gamecase", "draw", "chess", "-o", "x.png", folder=tmp_path)
    assert done.returncode == 2
    assert "drawings are SVG" in done.stderr
    assert not (tmp_path / "x.png").exists()


def test_a_pgn_in_latin_1_is_read(tmp_path: Path) -> None:
    (tmp_path / "a.pgn").write_bytes(PGN.encode("latin-1"))
    assert read(tmp_path / "a.pgn")[0].headers["Event"] == "Café de la Régence"


def test_a_pgn_from_a_set_up_position_is_converted(tmp_path: Path) -> None:
    fen = "4k3/8/8/8/8/8/4P3/4K3 w - - 0 1"
    text = f'[White "Ann"]\n[SetUp "1"]\n[FEN "{fen}"]\n\n1. e4 *\n'
    (tmp_path / "a.pgn").write_text(text, "utf-8")
    (board,) = read(tmp_path / "a.pgn")
    write(tmp_path / "b.pgn", board)
    assert read(tmp_path / "b.pgn") == [board]
    assert f'[FEN "{fen}"]' in (tmp_path / "b.pgn").read_text("utf-8")
    done = run("-m", "gamecase", "convert", "a.pgn", "a.jsonl", folder=tmp_path)
    assert done.returncode == 0, done.stderr
    assert fen in (tmp_path / "a.jsonl").read_text("utf-8")


def test_half_a_pgn_is_not_a_win(tmp_path: Path) -> None:
    (tmp_path / "a.pgn").write_text(PGN[: PGN.index("2. Nf3 1-0")], "utf-8")
    (board,) = read(tmp_path / "a.pgn")
    assert board.outcome is None
    assert "the moves end without the result 1-0" in board.losses[0]


def test_wrong_types_stay_in_the_error_hierarchy() -> None:
    board = Board("chess")
    for junk in (None, 3, b"e4", ["e4"]):
        for act in (board.why_not, board.push, board.refusal, board.is_legal):
            with pytest.raises(BadInput, match="action"):
                act(junk)
    with pytest.raises(IllegalAction):
        board.push("e5")
