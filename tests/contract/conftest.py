"""The fixture `case`: runs a test on every game, booklet and switch."""

import pytest

from contract.cases import Case, every_case


@pytest.fixture(params=[*every_case()], ids=str)
def case(request: pytest.FixtureRequest) -> Case:
    case: Case = request.param
    return case
