"""The fixture `case`: runs a test on every game, booklet and switch."""

from collections.abc import Iterator
from typing import Any

import pytest

from contract.cases import Case, every_case


def _params() -> Iterator[Any]:
    """Every case; all but the first of each game are marked as slow, for they are many."""
    games = set()
    for case in every_case():
        marks = [pytest.mark.slow] if case.game.key in games else []
        games.add(case.game.key)
        yield pytest.param(case, marks=marks, id=str(case))


@pytest.fixture(params=_params())
def case(request: pytest.FixtureRequest) -> Case:
    case: Case = request.param
    return case
