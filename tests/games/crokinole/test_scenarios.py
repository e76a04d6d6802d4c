"""The scenarios CT-1 to CT-33 of the rules. Places are on South's axis unless it matters."""

from collections import Counter
from dataclasses import replace

import pytest

from gamecase.games.crokinole import table
from gamecase.games.crokinole.nature import simulate_flick
from gamecase.games.crokinole.physics.kernel import DITCH, REST, SUNK
from gamecase.games.crokinole.physics.simulation import kernel_parameters, simulate
from gamecase.games.crokinole.position import Disc, Flick, Position, SettledDisc
from gamecase.games.crokinole.referee import ShotVerdict, rule_on_shot
from gamecase.games.crokinole.ruleset import shooters
from gamecase.kernel.dice import DerivedDice, secret_of_seed
from gamecase.kernel.log import EntryKind
from gamecase.kernel.match import Match, MatchRule
from gamecase.kernel.phrase import Refusal
from gamecase.kernel.seat import Seat
from gamecase.registry import find
from games.crokinole.boards import (
    CROKINOLE,
    DARK,
    GAME,
    LIGHT,
    STRAIGHT,
    after,
    board,
    live,
    opening,
    rules,
    settle,
)
from log_builder import LogBuilder, header

TWO = rules()


def points(position: Position) -> tuple[int, int]:
    return position.points_of(0), position.points_of(1)


# --- a new round ---


def test_ct_1_two_players_have_twelve_discs_off_the_board_and_lots_decide_who_starts() -> None:
    position = opening(TWO)
    assert position.discs == ()
    assert Counter(position.shooters) == {LIGHT: 12, DARK: 12}
    assert (TWO.quarter(LIGHT), TWO.quarter(DARK)) == (0, 2)  # South and North
    assert GAME.lots_decide


# --- open shots ---


@pytest.mark.parametrize(("distance", "stays"), [(118.0, True), (118.5, False)])
def test_ct_2_and_ct_3_an_open_shot_must_touch_the_fifteen_line(
    distance: float, stays: bool
) -> None:
    position = board(TWO, {})
    result = after(position, settle(position, played=(0.0, -distance)))
    assert bool(result.discs) is stays
    assert points(result) == ((10, 0) if stays else (0, 0))


@pytest.mark.parametrize(("distance", "value"), [(84.9, 15), (85.0, 10)])
def test_ct_4_a_line_counts_for_the_lower_zone(distance: float, value: int) -> None:
    position = board(TWO, {})
    assert points(after(position, settle(position, played=(0.0, -distance)))) == (value, 0)


def test_ct_5_a_disc_that_sinks_is_a_twenty_and_the_board_is_open_again() -> None:
    shot = simulate(kernel_parameters(TWO.equipment), [(0.0, -7.26)], [0], (0.0, 600.0))
    assert shot.states == (SUNK,)
    position = board(TWO, {})
    result = after(position, settle(position, played="sunk"))
    assert (result.twenties, result.discs) == ((1, 0), ())
    assert result.opposing(DARK) == ()


# --- hitting opposing discs ---


def test_ct_6_touching_only_an_own_disc_is_void_and_costs_both() -> None:
    position = board(TWO, {"a1": (0.0, -200.0), "b1": (0.0, 150.0)})
    result = after(position, settle(position, played_=(0.0, -230.0), a1_=(10.0, -180.0)))
    assert live(result) == {"b1"}


def test_ct_7_a_combination_through_an_own_disc_is_good() -> None:
    position = board(TWO, {"a1": (0.0, -200.0), "b1": (0.0, 150.0)})
    shot = settle(position, hit=True, played_=(0.0, -230.0), a1_=(0.0, 100.0), b1_=(0.0, 190.0))
    result = after(position, shot)
    assert live(result) == {"a1", "b1", position.next_disc.name}
    assert rule_on_shot(position, shot).verdict is ShotVerdict.TOUCHED


def test_ct_8_sinking_without_touching_a_live_opposing_disc_is_no_twenty() -> None:
    position = board(TWO, {"b1": (0.0, 150.0)})
    result = after(position, settle(position, played="sunk"))
    assert (result.twenties, live(result)) == ((0, 0), {"b1"})


def test_ct_9_an_own_disc_sunk_in_a_void_shot_is_no_twenty() -> None:
    position = board(TWO, {"a1": (0.0, -60.0), "b1": (0.0, 150.0)})
    result = after(position, settle(position, played_=(0.0, -100.0), a1_="sunk"))
    assert (result.twenties, live(result)) == ((0, 0), {"b1"})


@pytest.mark.parametrize(("takes_touched", "left"), [(False, {"a1"}), (True, set())])
def test_ct_10_an_open_miss_costs_the_disc_played(takes_touched: bool, left: set[str]) -> None:
    played = rules(miss_takes_touched=takes_touched)
    position = board(played, {"a1": (0.0, -200.0)})
    result = after(position, settle(position, played_=(0.0, -250.0), a1_=(0.0, -190.0)))
    assert live(result) == left
    assert points(result) == ((5, 0) if left else (0, 0))


def test_ct_11_an_own_disc_pushed_to_the_fifteen_ring_saves_an_open_shot() -> None:
    position = board(TWO, {"a1": (0.0, -130.0)})
    result = after(position, settle(position, played_=None, a1_=(0.0, -90.0)))
    assert live(result) == {"a1"}


def test_ct_12_an_own_disc_that_was_not_touched_does_not_save_an_open_shot() -> None:
    position = board(TWO, {"a1": (0.0, 50.0)})
    result = after(position, settle(position, played=(0.0, -140.0)))
    assert live(result) == {"a1"}


# --- the out line and the ditch ---


@pytest.mark.parametrize(("distance", "left"), [(288.5, False), (288.0, True)])
def test_ct_13_and_ct_14_a_disc_on_the_out_line_goes_off(distance: float, left: bool) -> None:
    position = board(TWO, {"b1": (0.0, 100.0)})
    shot = settle(position, hit=True, played_=(0.0, 95.0), b1_=(0.0, distance))
    result = after(position, shot)
    assert ("b1" in live(result)) is left
    assert points(result) == (10, 5 if left else 0)


def test_ct_15_a_disc_that_crosses_the_line_and_comes_back_stays() -> None:
    """Only the final place counts; on its way a disc may cross the line."""
    position = board(TWO, {"b1": (0.0, 100.0)})
    result = after(position, settle(position, hit=True, played_=(0.0, -280.0), b1_=(0.0, 120.0)))
    assert position.next_disc.name in live(result)
    # The start line is inside the surface, so a disc still slides beyond it.
    shot = simulate(kernel_parameters(TWO.equipment), [(0.0, -310.0)], [0], (0.0, 300.0))
    assert shot.states == (REST,)
    assert -288.0 < shot.places[0][1] < -250.0


def test_ct_16_a_disc_that_leaves_the_surface_touches_nothing_any_more() -> None:
    places = [(0.0, -304.8), (0.0, 290.0), (0.0, 370.0)]
    shot = simulate(kernel_parameters(TWO.equipment), places, [0, 1, 1], (0.0, 3000.0))
    assert shot.states[1] == DITCH
    assert shot.touched == (True, True, False)
    assert shot.places[2] == places[2]


def test_ct_17_a_disc_that_bounces_off_the_rim_is_out_and_what_it_moved_stays() -> None:
    played = rules(rim_bounce=True)
    position = board(played, {"b1": (0.0, 100.0), "b2": (0.0, -250.0)})
    back = SettledDisc(position.next_disc.name, (60.0, -240.0), rimmed=True)
    shot = replace(settle(position), discs=(back, SettledDisc("b2", (0.0, -240.0))))
    result = after(position, shot)
    assert rule_on_shot(position, shot).verdict is ShotVerdict.VOID
    assert live(result) == {"b1", "b2"}
    assert result.disc("b2") == Disc(DARK, 2, 0.0, -240.0)
    # The simulation does this too: off the rim, and into a disc on the way back.
    aimed = replace(position, flick=Flick(-30, 0, 4000), discs=(Disc(DARK, 2, 140.0, 242.5),))
    simulated = simulate_flick(aimed, None)
    assert simulated.rimmed == (True, False)
    assert not simulated.hit


def test_ct_18_a_disc_knocked_into_the_hole_is_a_twenty_for_its_owner() -> None:
    position = board(TWO, {"b1": (0.0, 40.0)})
    result = after(position, settle(position, hit=True, played_=(0.0, 60.0), b1_="sunk"))
    assert result.twenties == (0, 1)


def test_ct_19_a_partners_disc_is_an_own_disc() -> None:
    four = rules("teams")
    position = board(four, {"c1": (0.0, -200.0), "b1": (0.0, 150.0)})
    shot = settle(position, hit=True, played_=(0.0, -230.0), c1_=(0.0, 100.0), b1_=(0.0, 190.0))
    assert live(after(position, shot)) == {"c1", "b1", position.next_disc.name}
    void = settle(position, played_=(0.0, -230.0), c1_=(0.0, -170.0))
    assert live(after(position, void)) == {"b1"}


# --- turns and rounds ---

SOUTH, WEST, NORTH, EAST = Seat.FIRST, Seat.SECOND, Seat.THIRD, Seat.FOURTH


def test_ct_20_four_shoot_clockwise_and_the_last_to_shoot_starts_the_next_round() -> None:
    four = rules("teams")
    assert shooters(four, 0) == (SOUTH, WEST, NORTH, EAST) * 6
    starts = [shooters(four, nth)[0] for nth in range(5)]
    assert starts == [SOUTH, EAST, NORTH, WEST, SOUTH]
    for nth in range(4):
        assert shooters(four, nth)[-1] is starts[nth + 1]


def test_ct_21_of_three_the_sides_alternate() -> None:
    three = rules("trio")
    assert shooters(three, 0) == (SOUTH, WEST, SOUTH, EAST) * 6
    assert shooters(three, 1)[:4] == (EAST, SOUTH, WEST, SOUTH)
    assert shooters(three, 2) == shooters(three, 0)
    for nth in range(4):
        assert Counter(map(three.side, shooters(three, nth))) == {0: 12, 1: 12}
        assert shooters(three, nth)[-1] is shooters(three, nth + 1)[0]


def test_ct_22_of_three_as_printed_the_single_player_shoots_six_times_at_the_end() -> None:
    three = rules("trio", three_player_order="clockwise")
    assert shooters(three, 0) == (SOUTH, WEST, EAST) * 6 + (SOUTH,) * 6


def test_ct_23_the_round_is_not_over_before_everybody_has_played_all() -> None:
    position = replace(opening(TWO), shots=23)
    assert GAME.outcome(position) is None
    assert GAME.to_act(position) is DARK


def finished(light: list[float], dark: list[float], twenties: tuple[int, int]) -> Position:
    """The end of a round, with discs at these distances from the middle."""
    discs = [Disc(LIGHT, n, -far * 0.6, -far * 0.8) for n, far in enumerate(light, 1)]
    discs += [Disc(DARK, n, far * 0.6, far * 0.8) for n, far in enumerate(dark, 1)]
    return replace(opening(TWO), shots=24, twenties=twenties, discs=tuple(discs))


def test_ct_24_only_the_better_side_scores_and_it_scores_the_difference() -> None:
    position = finished([60, 90], [186.6, 60], (1, 0))
    assert points(position) == (45, 20)
    outcome = GAME.outcome(position)
    assert outcome is not None
    assert (outcome.winners, outcome.points) == ((LIGHT,), 25)


def test_ct_25_a_level_round_scores_nothing_and_the_start_moves_on() -> None:
    outcome = GAME.outcome(finished([60], [60], (1, 1)))
    assert outcome is not None
    assert (outcome.winners, outcome.shared) == ((), 0)
    match = Match(MatchRule("first-to", 100), 2).with_result((0, 0))
    assert match.score == (0, 0)
    assert opening(TWO, len(match.scores)).shooter is DARK


@pytest.mark.parametrize(
    ("before", "won", "score"), [((95, 0), 5, (100, 0)), ((95, 95), 40, (135, 95))]
)
def test_ct_26_and_ct_27_the_match_is_over_at_or_above_the_target(
    before: tuple[int, int], won: int, score: tuple[int, int]
) -> None:
    match = Match(MatchRule("first-to", 100), 2).with_result(before)
    assert not match.is_over
    match = match.with_result((won, 0))
    assert match.is_over
    assert (match.score, match.leaders) == (score, (1,))


# --- placing and shooting ---


def test_ct_28_a_place_that_touches_another_disc_is_refused() -> None:
    position = board(TWO, {"b1": (0.0, -288.0)}).without_flick()
    refused = GAME.judge(position, STRAIGHT)
    assert refused == Refusal("free-place", {"seat": "second"}, where=("b1",))
    assert GAME.judge(position, Flick(8, 0, 930)) is None


@pytest.mark.parametrize(("place", "allowed"), [(45, True), (-45, True), (46, False), (-46, False)])
def test_ct_29_a_shot_starts_in_ones_own_quarter(place: float, allowed: bool) -> None:
    refusal = GAME.judge(opening(TWO), Flick(place, 0, 930))
    assert (refusal is None) is allowed
    assert refusal is None or refusal.clause == "quarter"


def test_ct_30_a_weak_shot_is_lost() -> None:
    position = GAME.apply(opening(TWO), Flick(0, 0, 50))
    result = GAME.apply(position, GAME.nature(position, None))  # type: ignore[arg-type]
    assert (result.discs, result.shots, result.shooter) == ((), 1, DARK)
    assert result.in_ditch(0) == 1


def test_ct_31_touching_discs_that_were_not_hit_do_not_count() -> None:
    beside = {"a1": (120.0, 90.0), "b1": (120.0 + 31.75, 90.0)}
    position = board(TWO, beside, flick=Flick(0, -20, 800))
    result = GAME.apply(position, GAME.nature(position, None))  # type: ignore[arg-type]
    assert live(result) == {"a1", "b1"}
    # If they are hit, the two count as touching each other.
    params = kernel_parameters(TWO.equipment)
    places = [(-60.0, 0.0), (0.0, 0.0), (0.0, 31.75)]
    shot = simulate((*params[:13], 0.0, *params[14:]), places, [0, 0, 1], (500.0, 0.0))
    assert shot.hit


def test_ct_32_the_loser_has_no_claim_to_start() -> None:
    for winner in ((10, 0), (0, 10)):
        match = Match(MatchRule("first-to", 100), 2).with_result(winner)
        position = opening(TWO, len(match.scores))
        assert position.shooter is shooters(TWO, 0)[-1] is DARK


def test_ct_33_a_seat_that_is_not_to_act_is_refused() -> None:
    builder = LogBuilder(CROKINOLE, header(CROKINOLE))
    builder.begin()
    assert "refused" in builder.rejection(2, EntryKind.ACT, "flick 0 0 930")
    builder.add(1, EntryKind.ACT, "flick 0 0 930")
    assert "refused" in builder.rejection(1, EntryKind.ACT, "flick 0 0 930")


def test_the_description_of_a_disc_has_the_bearing_for_a_typed_flick() -> None:
    package = find("crokinole")
    text = "round 0 shot 2 twenties 0,0 discs b1:60.0,-110.0"
    position = package.game.read_position(package.rules(), text)
    phrases = table.draw(position, Seat.FIRST).description
    bearing = next(phrase for phrase in phrases if phrase.key == "scene-lies").facts["bearing"]
    flicked = package.game.apply(position, package.game.read_action(f"flick 0 {bearing} 1500"))
    settled = package.game.nature(flicked, DerivedDice(secret_of_seed(0), (), 1))
    assert settled.hit
