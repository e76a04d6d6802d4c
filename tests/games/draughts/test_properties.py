"""Properties of the rules: symmetry, counts, captures against brute force, and draws."""

from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from gamecase.games.draughts import GAME
from gamecase.games.draughts.board import board_of
from gamecase.games.draughts.moves import legal_moves
from gamecase.games.draughts.position import Position, holds_main_road
from gamecase.games.draughts.ruleset import Blocked, CaptureDuty, Colour, Ruleset
from gamecase.kernel.errors import BadPosition, BookletError
from gamecase.kernel.match import MatchScore
from gamecase.kernel.outcome import Outcome
from games.draughts.boards import COLLECTION, at, crowded, every_ruleset, rules, ruleset_name
from games.draughts.brute_force import Capture, coordinates, every_capture

SWAPPED = str.maketrans("wWbB", "bBwW")
EVERY = every_ruleset()


def swapped(position: Position) -> Position:
    """The position rotated by half a turn with colours exchanged."""
    return Position(position.rules, position.cells.translate(SWAPPED)[::-1], position.turn.other)


@pytest.mark.parametrize("ruleset", EVERY, ids=ruleset_name)
def test_the_rules_are_the_same_for_both_colours(ruleset: Ruleset) -> None:
    last = len(board_of(ruleset.size, ruleset.mirrored).names) - 1
    for seed in range(25):
        position = crowded(ruleset, seed)
        other = swapped(position)
        plays = {
            (p.path, p.taken) for p in legal_moves(ruleset, position.cells, position.turn).plays
        }
        rotated = {
            (tuple(last - at for at in p.path), tuple(last - at for at in p.taken))
            for p in legal_moves(ruleset, other.cells, other.turn).plays
        }
        # A capture along one line may be written with another landing square.
        assert {(p[0], p[-1], t) for p, t in plays} == {(p[0], p[-1], t) for p, t in rotated}


@pytest.mark.parametrize("ruleset", EVERY, ids=ruleset_name)
def test_a_move_removes_only_the_pieces_it_takes(ruleset: Ruleset) -> None:
    for seed in range(25):
        position = crowded(ruleset, seed)
        theirs = position.squares_of(position.turn.other)
        for play in legal_moves(ruleset, position.cells, position.turn).plays:
            after = Position(ruleset, play.after, position.turn.other)
            assert len({*play.taken}) == len(play.taken)
            assert {*play.taken} <= {*theirs}
            assert len(after.squares_of(position.turn)) == len(position.squares_of(position.turn))
            assert after.squares_of(position.turn.other) == [
                at for at in theirs if at not in play.taken
            ]


# --- captures, against an independent brute force ---


def captures(position: Position) -> set[Capture]:
    size = position.rules.size
    return {
        (
            coordinates(size, play.path[0]),
            tuple(coordinates(size, square) for square in play.taken),
            coordinates(size, play.path[-1]),
        )
        for play in legal_moves(position.rules, position.cells, position.turn).plays
        if play.taken
    }


@pytest.mark.parametrize(
    "ruleset",
    [ruleset for ruleset in EVERY if ruleset.duty in (CaptureDuty.FREE, CaptureDuty.ANY)],
    ids=ruleset_name,
)
def test_exactly_the_captures_of_brute_force_are_found(ruleset: Ruleset) -> None:
    for seed in range(40):
        position = crowded(ruleset, seed)
        assert captures(position) == every_capture(position), f"{position.cells} {position.turn}"


@pytest.mark.parametrize("key", ["brazilian", "international", "spanish", "portuguese", "czech"])
def test_only_captures_of_the_highest_rank_are_legal(key: str) -> None:
    ruleset = rules(key)
    for seed in range(40):
        position = crowded(ruleset, seed)
        marks = {coordinates(ruleset.size, n): mark for n, mark in enumerate(position.cells)}
        ranks = {
            (start, taken, end): {
                CaptureDuty.MOST: (len(taken),),
                CaptureDuty.MOST_KINGS: (len(taken), sum(marks[at] in "WB" for at in taken)),
                CaptureDuty.KING_FIRST: (marks[start] in "WB",),
            }[ruleset.duty]
            for start, taken, end in every_capture(position)
        }
        best = {capture for capture, rank in ranks.items() if rank == max(ranks.values())}
        assert captures(position) == best, f"{position.cells} {position.turn}"


# --- draws and losses ---


def test_forty_quiet_moves_each_are_a_draw() -> None:
    position = at("W:a1,c1 B:h8,h6, White")
    random = Random(5)
    seen = {position.cells}
    while position.quiet_turns < 80:
        assert GAME.outcome(position) is None, position.quiet_turns
        fresh = [
            move
            for move in GAME.choices(position).actions
            if not move.takes
            and (after := GAME.apply(position, move)).cells not in seen
            and not any(reply.takes for reply in GAME.choices(after).actions)
        ]
        position = GAME.apply(position, random.choice(fresh))
        seen.add(position.cells)
    assert GAME.outcome(position) == Outcome((), "quiet")


@pytest.mark.parametrize(
    ("change", "message"),
    [
        ({"size": 9}, "boards are 8 or 10"),
        ({"rows": 4}, "4 rows of men on 8 rows"),
        ({"quiet_moves": 0}, "games must end"),
    ],
)
def test_an_invalid_booklet_is_refused(change: dict[str, int], message: str) -> None:
    flags = {name: getattr(COLLECTION, name) for name in Ruleset.__dataclass_fields__}
    with pytest.raises(BookletError, match=message):
        Ruleset(**{**flags, **change})


@given(st.integers(0, 10_000))
def test_a_side_never_has_more_pieces_than_it_began_with(seed: int) -> None:
    random = Random(seed)
    ruleset = random.choice(EVERY)
    position = GAME.opening(ruleset, MatchScore())
    for _ in range(40):
        if GAME.outcome(position):
            break
        before = {colour: len(position.squares_of(colour)) for colour in Colour}
        position = GAME.apply(position, random.choice(GAME.choices(position).actions))
        for colour in Colour:
            assert len(position.squares_of(colour)) <= before[colour] <= ruleset.men


def test_a_blocked_side_has_lost() -> None:
    for ruleset in EVERY:
        if ruleset.blocked is Blocked.DRAWS or ruleset.mirrored or ruleset.size == 10:
            continue
        if ruleset.men_take_backwards:
            continue
        blocked = at("w:a5 b:b6,c7, White", ruleset)
        winner = ruleset.seat_of(Colour.BLACK)
        assert GAME.outcome(blocked) == Outcome((winner,), "blocked"), ruleset.key


# --- short endings, in which a booklet counts moves ---


def shuffled(position: Position, moves: int) -> Position:
    """The position after so many quiet moves without repetition."""
    random = Random(6)
    for _ in range(moves):
        assert GAME.outcome(position) is None, GAME.write(position)
        quiet = [
            move
            for move in GAME.choices(position).actions
            if not move.takes
            and (after := GAME.apply(position, move)).occurrences == 1
            and not any(reply.takes for reply in GAME.choices(after).actions)
        ]
        position = GAME.apply(position, random.choice(quiet))
    return position


@pytest.mark.parametrize(
    ("key", "pieces", "moves"),
    [
        ("russian", "W:a3,c1 B:h8, White", 5),
        ("brazilian", "W:a3 B:h8, White", 5),
        ("international", "W:a3,c1 B:h10, White", 5),
        ("international", "W:a3,c1,e1 B:h10, White", 16),
        ("pool", "W:a3,c1,e1 B:h6, White", 13),
    ],
)
def test_a_short_ending_is_a_draw_after_so_many_moves_each(
    key: str, pieces: str, moves: int
) -> None:
    position = shuffled(at(pieces, rules(key)), 2 * moves)
    outcome = GAME.outcome(position)
    assert outcome is not None
    assert outcome.is_draw
    assert outcome.reason == "short"
    assert position.turns_left == 0
    again = GAME.read_position(position.rules, GAME.write(position))
    assert again == position


@pytest.mark.parametrize(
    ("key", "pieces", "moves"),
    [
        ("russian", "W:a3,c1,e1 B:h6, White", 15),  # fmjd64.org, 7.2.4 and 7.2.5
        ("czech", "W:a3,c1 B:h6, White", 15),  # fmjd.org, brief rules of Czech draughts
        ("brazilian", "W:a3,c1,e1 B:h6, White", 20),
        ("pool", "W:a3,c1,e1,g1 B:h6, White", 40),
    ],
)
def test_kings_alone_have_so_many_moves(key: str, pieces: str, moves: int) -> None:
    assert at(pieces, rules(key)).turns_left == 2 * moves


@pytest.mark.parametrize("key", ["russian", "brazilian", "international"])
def test_a_lone_king_holds_the_main_road_for_five_moves_each(key: str) -> None:
    corner = "h8" if key != "international" else "j10"
    position = at(f"W:a3,c1,e1 B:{corner}, Black", rules(key))
    played = 0
    while GAME.outcome(position) is None:
        moves = [move for move in GAME.choices(position).actions if not move.takes]
        quiet = next(
            move
            for move in moves
            if not any(reply.takes for reply in GAME.choices(GAME.apply(position, move)).actions)
            and (position.turn is Colour.WHITE or holds_main_road(GAME.apply(position, move).cells))
            and GAME.apply(position, move).occurrences == 1
        )
        assert position.turns_left == 10 - played
        position = GAME.apply(position, quiet)
        played += 1
    assert (played, GAME.outcome(position)) == (10, Outcome((), "short"))
    assert GAME.read_position(position.rules, GAME.write(position)) == position


def test_leaving_the_main_road_restarts_the_count() -> None:
    russian = rules("russian")
    position = at("W:a3,c1,e1 B:h8, Black", russian)
    for text, left in (("h8-d4", 9), ("c1-d2", 8), ("d4-b6", 27), ("d2-h6", 26), ("b6-d8", 25)):
        position = GAME.apply(position, GAME.read_action(text))
        assert position.turns_left == left, text
    assert at("W:a3,c1 B:h8, Black", russian).turns_left == 10  # two against one, on any square
    assert at("W:a3 w:c1,e1 B:h8, Black", russian).turns_left == 10
    assert at("w:a3,c1,e1 B:h8, Black", russian).turns_left == 30  # no king against it
    assert at("W:a3,c1,e1 w:g1 B:h8, Black", russian).turns_left == 30
    assert at("W:a3,c1 w:e1 B:h6, White", rules("pool")).turns_left == 80  # only with kings alone


def test_a_mans_move_does_not_restart_the_count() -> None:
    russian = rules("russian")
    position = at("W:a1 w:c3 B:h6, White", russian)
    for text in ("c3-b4", "h6-f8"):
        position = GAME.apply(position, GAME.read_action(text))
    assert (position.short_turns, position.turns_left) == (2, 8)
    assert GAME.write(position) == "B:WKa1,b4:BKh6 +1 h6-f8"
    assert GAME.read_position(russian, GAME.write(position)) == position


def test_only_some_booklets_count_and_only_with_kings_on_both_sides() -> None:
    assert at("W:a3 b:h8, White", rules("russian")).turns_left == 30
    assert at("W:a3,c1 B:h8, White", rules("dame")).turns_left == 80


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("W:WKa3:BKh8 +0", "from [+]1 to [+]10"),
        ("W:WKa3:BKh8 +11", "from [+]1 to [+]10"),
        ("W:WKa3:BKh8 +x", "from [+]1 to [+]10"),
        ("W:WKa3:Bh8 +1", "moves are not counted"),
    ],
)
def test_an_invalid_count_is_refused(text: str, message: str) -> None:
    with pytest.raises(BadPosition, match=message):
        GAME.read_position(rules("russian"), text)


def test_an_invalid_short_ending_is_refused() -> None:
    flags = {name: getattr(COLLECTION, name) for name in Ruleset.__dataclass_fields__}
    with pytest.raises(BookletError, match="expected one like 2v1:5"):
        Ruleset(**{**flags, "short_endings": ("2 against 1",)})
