"""The reason given for refusing an action is true: an independent judge checks it."""

import pytest

from contract.cases import Case
from contract.refusal_harness import TOTAL, judge_refusals, judged_cases

CASES = judged_cases()
EACH = TOTAL // max(len(CASES), 1) + 1


@pytest.mark.parametrize("case", CASES, ids=str)
def test_every_refusal_cites_the_clause_that_is_broken(case: Case) -> None:
    found = judge_refusals(case, EACH)
    assert found.count
    assert found.disagreements == []
