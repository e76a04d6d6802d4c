"""The examples of the rule book under every switch."""

import pytest

from gamecase.games.draughts import GAME
from gamecase.games.draughts.ruleset import Ruleset
from gamecase.kernel.rulebook import play_example
from games.draughts.boards import DRAUGHTS, clauses_in_force, every_ruleset, ruleset_name


@pytest.mark.parametrize("ruleset", every_ruleset(), ids=ruleset_name)
def test_every_clause_with_examples_has_one_that_plays_under_every_switch(
    ruleset: Ruleset,
) -> None:
    booklet = DRAUGHTS.booklet(ruleset.key)
    for clause in clauses_in_force(ruleset):
        examples = [*DRAUGHTS.rulebook.examples_of(clause.key, booklet, {})]
        playable = [example for example in examples if play_example(GAME, ruleset, example)]
        assert playable or not examples, f"{clause.number} {clause.key}"
        if not (ruleset.king_far is False and clause.key == "removal-at-once"):
            # A king that takes only neighbours never meets a piece that it has jumped.
            assert playable == examples, f"{clause.number} {clause.key}"
