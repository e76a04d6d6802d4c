"""Requests made from the OpenAPI document: responses match it, and strangers change nothing."""

import itertools
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from schemathesis.checks import positive_data_acceptance
from schemathesis.generation import GenerationMode

from gamecase.web.api.openapi import document
from web.api_program import AWAY, HERE, ApiProgram
from web.site import Site

SCHEMA = schemathesis.openapi.from_dict(document())
FOUND: list[Any] = [each.ok() for each in SCHEMA.get_all_operations()]  # type: ignore[union-attr]
#: A stream never ends: `tests/web/api/test_streams.py` reads those.
OPERATIONS = [each for each in FOUND if "stream" not in each.path]
#: Operations without a body or query: no invalid request exists for them.
CASES = [
    *((each, GenerationMode.POSITIVE) for each in OPERATIONS),
    *((each, GenerationMode.NEGATIVE) for each in OPERATIONS if each.body or each.query),
]
ADDRESSES = itertools.count()


@pytest.fixture(scope="module")
def table_service(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    """One server for all examples; any exception in it fails the test."""
    folder: Path = tmp_path_factory.mktemp("document")
    with Site(folder / "house.sqlite3") as made:
        yield made


def next_address() -> str:
    """A new client address, so that the rate limit does not apply."""
    number = next(ADDRESSES)
    return f"10.{number >> 16}.{number >> 8 & 255}.{number & 255}"


@pytest.mark.parametrize(
    ("operation", "mode"), CASES, ids=[f"{each.label} {mode.value}" for each, mode in CASES]
)
def test_responses_match_the_document_and_strangers_change_nothing(
    table_service: Site, operation: Any, mode: GenerationMode
) -> None:
    player = ApiProgram(table_service, address=next_address())
    tables = [player.create_table(each)["table"] for each in (HERE, AWAY)]
    records = [player.get(f"table/{each}/record").text for each in tables]
    wished = ["act", "b2", "draw", "pgn", "chess", "tictactoe", ""]

    @settings(
        max_examples=6,
        deadline=None,
        database=None,
        derandomize=True,
        suppress_health_check=[*HealthCheck],
    )
    @given(data=st.data())
    def ask(data: st.DataObject) -> None:
        case = data.draw(operation.as_strategy(mode))
        if "table" in case.path_parameters:
            table = data.draw(st.sampled_from([*tables, case.path_parameters["table"]]))
            case.path_parameters["table"] = table
        if isinstance(case.body, dict) and "game" in case.body and data.draw(st.booleans()):
            case.body["game"] = data.draw(st.sampled_from(wished))
        is_player = data.draw(st.booleans())
        asking = ApiProgram(
            table_service, player.token if is_player else None, address=next_address()
        )
        wanted = case.as_transport_kwargs(base_url="http://testserver", headers={})
        wanted.pop("cookies")
        if "data" in wanted:
            wanted["content"] = wanted.pop("data")
        answer = asking.browser.request(**wanted)
        # A well-formed body may still name something that does not exist: the response is 400.
        case.validate_response(answer, excluded_checks=[positive_data_acceptance])
        if not is_player:
            now = [player.get(f"table/{each}/record").text for each in tables]
            assert now == records, f"a stranger changed a table by {wanted}"
        else:
            records[:] = [player.get(f"table/{each}/record").text for each in tables]

    ask()
