"""Setting up positions of every game: edits, faults, and positions that read back."""

import pytest

from gamecase.kernel.errors import BadInput
from gamecase.kernel.match import MatchScore
from gamecase.kernel.seat import Seat
from gamecase.position_editor import (
    Edit,
    edited,
    editor_of,
    judge_draft,
    read_draft,
    written_forms,
)
from gamecase.registry import GamePackage, all_games, find
from gamecase.scene.editor_module import Draft
from gamecase.words import speaker

GAMES = ["backgammon", "chess", "crokinole", "draughts", "tictactoe"]
RULESETS = [(key, booklet) for key in GAMES for booklet in find(key).booklets]


def draft_with(
    game: str, pieces: str, ruleset: str = "", **options: str
) -> tuple[GamePackage, object, Draft]:
    """A draft from `kind@place` separated by spaces."""
    package = find(game)
    rules = package.rules(ruleset)
    placed = [piece.split("@") for piece in pieces.split()]
    return package, rules, read_draft(package, rules, placed, options)


def clauses(game: str, pieces: str, ruleset: str = "", **options: str) -> list[str]:
    """The clauses of the faults, each of which has words in English."""
    package, rules, draft = draft_with(game, pieces, ruleset, **options)
    words = speaker("en", game)
    found = judge_draft(package, rules, draft).faults
    assert all(words.say(each.phrase) for each in found)
    return [each.clause for each in found]


def test_every_built_in_game_has_an_editor() -> None:
    assert [key for key, package in all_games().items() if package.editor] == GAMES


@pytest.mark.parametrize(("game", "ruleset"), RULESETS)
def test_positions_become_drafts_and_positions_again(game: str, ruleset: str) -> None:
    package = find(game)
    rules = package.rules(ruleset)
    editor = editor_of(package)
    words = speaker("en", game)
    opening = package.game.opening(rules, MatchScore())
    if ruleset == "chess960":
        opening = package.game.apply(opening, package.game.read_action("start 17"))
    for position in (package.table.showcase(rules), opening):
        draft = editor.draft_of(position)
        pieces = [(piece.kind, piece.place) for piece in draft.pieces]
        again = read_draft(package, rules, pieces, draft.options)
        assert {(p.kind, p.place) for p in again.pieces} == set(pieces)
        judged = judge_draft(package, rules, again)
        assert not judged.faults
        for seat in (Seat.FIRST, Seat.SECOND):
            drawn = editor.draw_draft(rules, again, seat)
            expected = package.table.draw(position, seat)
            kinds = {item.drawing for item in editor.palette(rules)}
            assert sorted(p.kind for p in drawn.pieces if p.kind in kinds) == sorted(
                p.kind for p in expected.pieces if p.kind in kinds
            )
        for option in editor.options(rules, again):
            assert option.label is None or words.say(option.label)
            if option.choices:
                assert option.value in {choice.value for choice in option.choices}
        assert all(words.say(item.label) for item in editor.palette(rules))


@pytest.mark.parametrize(("game", "ruleset"), RULESETS)
def test_an_empty_board_can_be_drawn_and_filled(game: str, ruleset: str) -> None:
    package = find(game)
    rules = package.rules(ruleset)
    editor = editor_of(package)
    draft = edited(package, rules, Draft(), Edit(kind="clear"), Seat.FIRST)
    assert draft.pieces == ()
    scene = editor.draw_draft(rules, draft, Seat.FIRST)
    kind = editor.palette(rules)[0].kind
    if editor.LIES_FREE:
        edit = Edit(kind="put", piece=kind, x=scene.art.width / 2, y=scene.art.height * 0.65)
    else:
        edit = Edit(kind="put", piece=kind, end=scene.spots[0].id)
    assert len(edited(package, rules, draft, edit, Seat.FIRST).pieces) == 1


def test_a_moved_piece_replaces_what_was_there() -> None:
    package, rules, draft = draft_with("chess", "white-king@e1 black-king@e8 black-queen@e4")
    edit = Edit(kind="move", start="e1", end="e4")
    after = edited(package, rules, draft, edit, Seat.FIRST)
    assert [(p.kind, p.place) for p in after.pieces] == [("black-king", "e8"), ("white-king", "e4")]
    gone = edited(package, rules, after, Edit(kind="remove", start="e4"), Seat.FIRST)
    assert [p.kind for p in gone.pieces] == ["black-king"]
    assert edited(package, rules, gone, Edit(kind="move", start="a1", end="a2"), Seat.FIRST) == gone


def test_chess_positions_need_one_king_a_side_and_pawns_between_the_edges() -> None:
    assert clauses("chess", "") == ["editor-kings", "editor-kings"]
    kings = "white-king@e1 black-king@e8"
    assert clauses("chess", kings) == []
    assert clauses("chess", f"{kings} white-king@a1") == ["editor-kings"]
    assert clauses("chess", f"{kings} white-pawn@a8") == ["editor-pawns"]
    assert clauses("chess", f"{kings} white-rook@e4") == ["editor-check"]
    assert clauses("chess", f"{kings} white-rook@e4", turn="second") == []
    pawns = " ".join(f"white-pawn@{file}{rank}" for file in "abcdefgh" for rank in "23")
    assert clauses("chess", f"{kings} {pawns}") == ["editor-many"]
    checks = f"{kings} black-rook@e4 black-knight@d3 black-bishop@h4"
    assert clauses("chess", checks) == ["editor-impossible-check"]


def test_castling_and_en_passant_are_offered_where_they_are_possible() -> None:
    package, rules, draft = draft_with(
        "chess",
        "white-king@e1 white-rook@h1 black-king@e8 black-rook@a8 white-pawn@e5 black-pawn@d5",
        **{"castling-K": "yes", "castling-q": "yes", "castling-Q": "yes", "en-passant": "d6"},
    )
    keys = [option.key for option in editor_of(package).options(rules, draft)]
    assert keys == ["turn", "castling-K", "castling-q", "en-passant"]
    position = judge_draft(package, rules, draft).position
    assert written_forms(package, position)["fen"] == "r3k3/8/8/3pP3/8/8/8/4K2R w Kq d6 0 1"


def test_draughts_positions_have_limits_of_men_and_crown_them() -> None:
    assert clauses("draughts", "w@a1", "russian") == ["editor-none"]
    assert clauses("draughts", "w@a1 b@h8", "russian") == []
    assert clauses("draughts", "w@h8 b@b6", "russian") == ["editor-uncrowned"]
    squares = [f"{file}{rank}" for rank in range(2, 8) for file in "abcdefgh"]
    dark = [s for s in squares if ("abcdefgh".index(s[0]) + int(s[1])) % 2]
    men = " ".join(f"w@{square}" for square in dark[:13])
    assert clauses("draughts", f"{men} b@a1", "russian") == ["editor-many", "editor-uncrowned"]


def test_tic_tac_toe_counts_turns_and_ends_at_three_in_a_row() -> None:
    assert clauses("tictactoe", "X@a1 O@b2") == []
    assert clauses("tictactoe", "O@b2") == ["editor-turns"]
    row = "X@a1 X@b1 X@c1"
    assert clauses("tictactoe", f"{row} O@a2 O@b2") == []
    assert clauses("tictactoe", f"{row} O@a2 O@b2 O@c3") == ["editor-went-on"]


def test_backgammon_checkers_that_are_not_placed_are_borne_off() -> None:
    package, rules, draft = draft_with(
        "backgammon", "first@6 first@6 second@bar-first", "tournament"
    )
    position = judge_draft(package, rules, draft).position
    assert (position.first[0], position.first[6]) == (13, 2)
    assert (position.second[0], position.second[25]) == (14, 1)
    from_tray = Edit(kind="move", start="off-first", end="5")
    more = edited(package, rules, draft, from_tray, Seat.FIRST)
    assert len(more.pieces) == 4
    to_tray = Edit(kind="move", start="5", end="off-first")
    assert edited(package, rules, more, to_tray, Seat.FIRST) == draft


def test_backgammon_positions_have_dice_a_cube_and_a_score() -> None:
    package, rules, draft = draft_with(
        "backgammon",
        "first@6 second@19",
        "tournament",
        turn="second",
        dice="31",
        cube="4",
        owner="second",
        length="7",
        crawford="yes",
        **{"score-first": "6", "score-second": "99"},
    )
    position = judge_draft(package, rules, draft).position
    assert (position.dice, position.turn) == ((3, 1), Seat.SECOND)
    assert (position.cube.value, position.cube.owner) == (4, Seat.SECOND)
    assert (position.score.first, position.score.second) == (6, 6)
    assert position.score.is_crawford
    assert {"xgid", "gnubgid", "ogid"} <= set(written_forms(package, position))


def test_backgammon_positions_that_are_impossible_say_why() -> None:
    many = "first@6 " * 16
    assert clauses("backgammon", f"{many} second@1") == ["editor-many"]
    assert clauses("backgammon", "first@6") == ["editor-off"]
    owned = {"dice": "double", "cube": "2", "owner": "second"}
    assert clauses("backgammon", "first@6 second@1", "tournament", **owned) == ["cube-owner"]


def test_a_point_changes_hands_when_the_other_side_is_put_on_it() -> None:
    package, rules, draft = draft_with("backgammon", "first@6 first@6", "tournament")
    after = edited(package, rules, draft, Edit(kind="put", piece="second", end="6"), Seat.FIRST)
    assert [piece.kind for piece in after.pieces] == ["second"]


def test_a_double_that_was_offered_waits_for_its_answer() -> None:
    package, rules, draft = draft_with(
        "backgammon", "first@6 second@1", "tournament", dice="double"
    )
    position = judge_draft(package, rules, draft).position
    assert package.game.to_act(position) is Seat.SECOND


def test_crokinole_discs_lie_free_and_say_what_is_wrong() -> None:
    assert clauses("crokinole", "a@100.0,0.0 b@-100.0,0.0") == []
    assert clauses("crokinole", "a@100.0,0.0 b@101.0,0.0") == ["settled"]
    assert "editor-out" in clauses("crokinole", "a@0.0,-310.0")
    package, rules, draft = draft_with("crokinole", "a@0.0,0.0")
    position = judge_draft(package, rules, draft).position
    assert (position.twenties[0], position.shots) == (1, 1)


def test_discs_are_put_where_they_are_dropped_from_every_side() -> None:
    package = find("crokinole")
    rules = package.rules()
    editor = editor_of(package)
    for seat in (Seat.FIRST, Seat.SECOND):
        edit = Edit(kind="put", piece="a", x=200.0, y=300.0)
        draft = edited(package, rules, Draft(), edit, seat)
        drawn = editor.draw_draft(rules, draft, seat)
        disc = next(piece for piece in drawn.pieces if piece.id == "a1")
        assert disc.x == pytest.approx(200, abs=0.5)
        assert disc.y == pytest.approx(300, abs=0.5)
        away = edited(package, rules, draft, Edit(kind="move", start="a1", x=1, y=1), seat)
        assert away.pieces == ()


def test_a_moved_disc_keeps_its_name() -> None:
    package, rules, draft = draft_with("crokinole", "a@100.0,0.0 a@-100.0,0.0")
    after = edited(package, rules, draft, Edit(kind="move", start="a1", x=300, y=400), Seat.FIRST)
    assert after.pieces[0].place != draft.pieces[0].place
    assert after.pieces[1] == draft.pieces[1]


@pytest.mark.parametrize(
    ("pieces", "options"),
    [
        ([("dragon", "e4")], {}),
        ([("white-king",)], {}),
        ([("white-king", "e4")] * 200, {}),
        ([("white-king", "e" * 500)], {}),
        ([], {"turn": "x" * 500}),
        ([], {str(n): "" for n in range(100)}),
    ],
)
def test_drafts_that_no_page_sends_are_refused(
    pieces: list[tuple[str, ...]], options: dict[str, str]
) -> None:
    package = find("chess")
    with pytest.raises(BadInput):
        read_draft(package, package.rules(), pieces, options)
