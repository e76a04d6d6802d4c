"""Runs every test that asks for a `case` on every game, booklet and switch."""

import pytest

from contract.cases import Case, every_case


@pytest.fixture(params=[*every_case()], ids=str)
def case(request: pytest.FixtureRequest) -> Case:
    found: Case = request.param
    return found
