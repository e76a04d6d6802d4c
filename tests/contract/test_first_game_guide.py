"""The contract of the guides."""

from contract.cases import Case, played_actions
from gamecase.kernel.seat import Seat
from gamecase.words import speaker

MAX_TURNS = 40  # of a case


def test_a_guide_has_words_for_every_turn(case: Case) -> None:
    guide = case.package.first_game_guide
    if guide is None or not case.game.bots_play(case.rules):
        return
    words = speaker("en", case.game.key)
    turns = [
        played for played in played_actions(case) if case.game.to_act(played.position).is_player
    ]
    for played in turns[:: max(1, len(turns) // MAX_TURNS)]:
        assert words.say(guide.describe_options(played.position))
        assert words.say(guide.explain_action(played.position, played.action))
        scene = case.package.table.draw(played.position, Seat.FIRST)
        spots = {spot.id for spot in scene.spots}
        assert set(guide.spots_of_action(played.position, played.action)) <= spots


def test_every_built_in_game_has_a_guide(case: Case) -> None:
    is_built_in = case.package.module.startswith("gamecase.games.")
    assert (case.package.first_game_guide is not None) == is_built_in
