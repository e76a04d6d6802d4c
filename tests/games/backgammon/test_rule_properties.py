"""Properties of every position, roll and booklet."""

from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from gamecase.games.backgammon import GAME
from gamecase.games.backgammon.actions import Action, Call, Play, Resignation, Roll, Start
from gamecase.games.backgammon.board import CheckerStep
from gamecase.games.backgammon.plays import (
    RolledTurn,
    dice_to_play,
    find_play,
    legal_plays,
    next_steps,
    resolve_steps,
)
from gamecase.games.backgammon.position import Phase, Position
from gamecase.games.backgammon.ruleset import Ruleset
from gamecase.games.backgammon.validation import check
from gamecase.kernel.match import MatchRule, MatchScore
from gamecase.kernel.seat import Seat
from games.backgammon import brute_force
from games.backgammon.position_builders import (
    BACKGAMMON,
    BOOKLETS,
    VARIANTS,
    rules,
    total_checkers,
)
from games.backgammon.random_boards import random_board

dice = st.integers(1, 6)
seeds = st.integers(0, 2**32)
variants = st.sampled_from([*VARIANTS.values()])


def turn_at(using: Ruleset, seed: int, one: int, two: int) -> RolledTurn:
    board = random_board(Random(seed), total_checkers(using))
    return RolledTurn(using, board, dice_to_play(using, max(one, two), min(one, two)))


@pytest.mark.parametrize("name", VARIANTS)
def test_plays_match_the_brute_force_enumeration(name: str) -> None:
    using = VARIANTS[name]
    random = Random(name)
    for _ in range(250):
        board = random_board(random, total_checkers(using))
        high, low = sorted((random.randint(1, 6), random.randint(1, 6)), reverse=True)
        found = legal_plays(RolledTurn(using, board, dice_to_play(using, high, low))).results
        reached = {brute_force.state(*board_after) for board_after in found}
        assert len(reached) == len(found)
        expected = brute_force.turns(using, *board, high, low)
        assert reached == expected, f"{board} {high}-{low}"


@given(variants, seeds, dice, dice)
def test_the_play_to_a_board_is_the_listed_one(
    using: Ruleset, seed: int, one: int, two: int
) -> None:
    turn = turn_at(using, seed, one, two)
    listed = legal_plays(turn).results
    assert {goal: find_play(turn, goal) for goal in listed} == listed


@given(variants, seeds, dice, dice)
def test_no_checker_is_lost_and_no_point_is_shared(
    using: Ruleset, seed: int, one: int, two: int
) -> None:
    turn = turn_at(using, seed, one, two)
    total = total_checkers(using)
    for board in legal_plays(turn).results:
        assert sum(board.ours) == sum(board.theirs) == total
        assert not any(board.ours[point] and board.enemies(point) for point in range(1, 25))


@given(variants, seeds, dice, dice)
def test_every_play_can_be_made_step_by_step(using: Ruleset, seed: int, one: int, two: int) -> None:
    turn = turn_at(using, seed, one, two)
    plays = legal_plays(turn)
    for board, steps in [*plays.results.items()][:40]:
        for count, step in enumerate(steps):
            assert step in next_steps(turn, steps[:count])
        reached = turn.board
        for step in steps:
            reached = reached.after(step)
        assert reached == board
        assert resolve_steps(turn, steps) == steps


@given(variants, seeds, dice, dice)
def test_steps_offered_one_by_one_always_lead_to_a_legal_play(
    using: Ruleset, seed: int, one: int, two: int
) -> None:
    turn = turn_at(using, seed, one, two)
    random = Random(seed)
    made: tuple[CheckerStep, ...] = ()
    while offered := next_steps(turn, made):
        made = (*made, random.choice(offered))
    assert resolve_steps(turn, made) == made


@given(variants, seeds, dice, dice)
def test_mirrored_seats_have_mirrored_plays(using: Ruleset, seed: int, one: int, two: int) -> None:
    turn = turn_at(using, seed, one, two)
    first, second = (
        Position(
            rules=using,
            first=turn.board.ours if seat is Seat.FIRST else turn.board.theirs,
            second=turn.board.theirs if seat is Seat.FIRST else turn.board.ours,
            phase=Phase.PLAY,
            turn=seat,
            dice=turn.dice,
            starter=seat,
        )
        for seat in (Seat.FIRST, Seat.SECOND)
    )
    assert GAME.choices(first) == GAME.choices(second)
    for play in GAME.choices(first).actions[:20]:
        ours, theirs = GAME.apply(first, play), GAME.apply(second, play)
        assert (ours.first, ours.second) == (theirs.second, theirs.first)
        assert GAME.outcome(ours) is None or GAME.outcome(ours) != GAME.outcome(theirs)


any_steps = st.builds(CheckerStep, st.integers(1, 25), st.integers(0, 24))
actions: st.SearchStrategy[Action] = st.one_of(
    st.builds(Start, dice, dice),
    st.builds(lambda one, two: Roll(max(one, two), min(one, two)), dice, dice),
    st.builds(lambda steps: Play(tuple(steps)), st.lists(any_steps, max_size=4)),
    st.builds(Resignation, st.integers(1, 3)),
    st.sampled_from([*Call]),
)


@given(actions)
def test_actions_read_back(action: Action) -> None:
    assert GAME.read_action(GAME.write(action)) == action


@given(variants, seeds, dice, dice, st.lists(actions, max_size=12))
def test_every_refusal_names_a_clause_of_its_own_booklet(
    using: Ruleset, seed: int, one: int, two: int, attempts: list[Action]
) -> None:
    turn = turn_at(using, seed, one, two)
    position = Position(
        rules=using,
        first=turn.board.ours,
        second=turn.board.theirs,
        phase=Phase.PLAY,
        turn=Seat.FIRST,
        dice=turn.dice,
        starter=Seat.FIRST,
    )
    clauses = {clause.key for clause in BACKGAMMON.booklet(using.key).clauses}
    spots = {*map(str, range(1, 25)), "cube"}
    spots |= {f"{place}-{seat}" for place in ("bar", "off") for seat in ("first", "second")}
    for attempt in attempts:
        refusal = GAME.judge(position, attempt)
        if refusal is None:
            if isinstance(attempt, Play):
                assert GAME.apply(position, attempt) != position
            continue
        assert refusal.clause in clauses, refusal
        assert set(refusal.where) <= spots, refusal


def random_game_positions(
    using: Ruleset, match_score: MatchScore, random: Random
) -> list[Position]:
    """The positions of a random game."""
    position = GAME.opening(using, match_score)
    seen = [position]
    while GAME.outcome(position) is None:
        action = random.choice(GAME.choices(position).actions)
        assert GAME.judge(position, action) is None
        assert GAME.read_action(GAME.write(action)) == action
        position = GAME.apply(position, action)
        check(position)
        seen.append(position)
    return seen


@pytest.mark.parametrize("rule", [MatchRule(), MatchRule("first-to", 7), MatchRule("open")])
@pytest.mark.parametrize("booklet", BOOKLETS)
def test_random_games_end_and_every_position_reads_back(booklet: str, rule: MatchRule) -> None:
    for seed in range(2):
        seen = random_game_positions(rules(booklet), MatchScore(rule), Random(f"{booklet} {seed}"))
        outcome = GAME.outcome(seen[-1])
        assert outcome is not None
        assert GAME.to_act(seen[-1]) is Seat.NOBODY
        assert GAME.choices(seen[-1]).actions == ()
        for position in seen:
            assert GAME.read_position(position.rules, GAME.write(position)) == position


@pytest.mark.parametrize("booklet", ["case", "collection"])
def test_random_unassisted_games_end_and_read_back(booklet: str) -> None:
    using = rules(booklet, assisted=False)
    seen = random_game_positions(using, MatchScore(), Random(booklet))
    for position in seen:
        assert GAME.read_position(using, GAME.write(position)) == position


def test_arbitrary_moves_in_collection_keep_the_position_valid() -> None:
    using = rules("collection", assisted=False)
    random = Random(1)
    position = GAME.opening(using, MatchScore())
    for _ in range(3000):
        if GAME.outcome(position):
            position = GAME.opening(using, MatchScore())
        listed = GAME.choices(position).actions
        attempt: Action = random.choice(listed)
        if position.phase is Phase.PLAY and random.random() < 0.5:
            attempt = Play((CheckerStep(random.randint(1, 25), random.randint(0, 24)),))
        if GAME.judge(position, attempt) is None:
            position = GAME.apply(position, attempt)
            check(position)
            assert GAME.read_position(using, GAME.write(position)) == position
