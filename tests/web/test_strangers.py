"""Addresses of any shape: whatever a stranger types after /table/ is answered without a fault."""

import pytest

from web.visiting import Site

IDS = [
    "%00",
    "a%00b",
    "%ed%a0%80",
    "%ff",
    "..%2f..",
    "x" * 5000,
    "%F0%9F%8E%B2",
    "a%20b",
    "'; --",
    "%25",
]


@pytest.mark.parametrize("key", IDS, ids=range(len(IDS)))
def test_an_id_of_any_shape_is_answered_without_a_fault(site: Site, key: str) -> None:
    browser = site.browser()
    for path in (f"/table/{key}", f"/table/{key}/record", f"/join/{key}/x"):
        assert browser.get(path).status_code == 404, path
    assert browser.post(f"/join/{key}/x", data={"name": "Ben"}).status_code == 404
