"""Deep analysis of chess and draughts: deeper with every step, and mates as mates."""

from math import inf

import pytest

from gamecase.engines.deep_analysis_module import DeepTask
from gamecase.engines.requests import DeepRequest, run_deep_step
from gamecase.kernel.match import MatchScore
from gamecase.registry import find

MATE = "6k1/5ppp/8/8/8/8/8/R3K3 w - - 0 1"


def start_of(game: str) -> str:
    package = find(game)
    rules = package.rules(next(iter(package.booklets)))
    return package.game.write(package.game.opening(rules, MatchScore()))


@pytest.mark.parametrize("game", ["chess", "draughts"])
def test_every_step_looks_at_least_as_deep(game: str) -> None:
    package = find(game)
    ruleset = next(iter(package.booklets))
    plies = []
    for number in range(2):
        task = DeepTask(level="deeper", step=number)
        request = DeepRequest(game=game, ruleset=ruleset, position=start_of(game), task=task)
        step = run_deep_step(request)
        plies.append(step.ply)
        assert len(step.lines) == 4
        assert [line.value for line in step.lines] == sorted(
            (line.value for line in step.lines), reverse=True
        )
        assert all(len(line.told) == len(line.actions) for line in step.lines)
    assert 0 < plies[0] <= plies[1]


def test_a_mate_is_told_with_its_moves() -> None:
    chess = find("chess")
    rules = chess.rules(next(iter(chess.booklets)))
    position = chess.position_notations["fen"].read(lambda _switches: rules, MATE)
    request = DeepRequest(
        game="chess",
        ruleset=next(iter(chess.booklets)),
        position=chess.game.write(position),
        task=DeepTask(level="deeper"),
    )
    best = run_deep_step(request).lines[0]
    assert (best.actions[0], best.value, best.ends_in) == ("a1a8", inf, 1)
    module = chess.deep_analysis
    assert module is not None
    assert module.describe_value(inf, 1).facts == {"sign": "", "moves": 1}
    assert module.describe_value(-inf, 1).facts == {"sign": "-", "moves": 1}
