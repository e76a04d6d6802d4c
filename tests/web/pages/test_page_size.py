"""The cost of a first visit: few bytes, few requests, and none to other sites."""

import re
from urllib.parse import urljoin

import pytest

from web.site import HERE, Browser, Page, Site, create_table

MOST_BYTES = 150_000
MOST_REQUESTS = 20
# A table loads one small module for each concern; the whole of it is kept lighter instead. The
# count includes icons and the manifest, which browsers fetch only to install the page.
MOST_TABLE_BYTES = 60_000
MOST_TABLE_REQUESTS = 30
AIM_MODULES = 5  # which only a table loads where something is aimed
_IMPORT = re.compile(r'^import .* from "(\./[a-z_]+\.js)";$', re.MULTILINE)


def needed(browser: Browser, path: str) -> dict[str, int]:
    """Everything a browser fetches to show a page, with its compressed size."""
    sizes: dict[str, int] = {}
    page = Page(browser.get(path).text)
    waiting = [path]
    waiting += (
        page.values("link", "href") + page.values("script", "src") + page.values("img", "src")
    )
    waiting += [href.partition("#")[0] for href in page.values("use", "href")]
    while waiting:
        address = urljoin(path, waiting.pop())
        assert address.startswith("/"), f"{path} needs {address} of another server"
        if address in sizes:
            continue
        with browser.stream("GET", address, headers={"accept-encoding": "gzip"}) as response:
            assert response.status_code == 200, address
            sizes[address] = sum(len(chunk) for chunk in response.iter_raw())
        if address.endswith(".js"):
            imports = _IMPORT.findall(browser.get(address).text)
            waiting += [urljoin(address, name) for name in imports]
    return sizes


@pytest.mark.parametrize(
    "path", ["/", "/new/backgammon", "/rules/chess", "/learn/draughts", "/signin"]
)
def test_a_first_page_is_small(site: Site, path: str) -> None:
    sizes = needed(site.browser(), path)
    assert sum(sizes.values()) < MOST_BYTES, sizes
    assert len(sizes) <= MOST_REQUESTS, sizes


@pytest.mark.parametrize("game", ["backgammon", "chess", "crokinole", "draughts", "tictactoe"])
def test_the_page_of_a_table_is_small(site: Site, game: str) -> None:
    ann = site.browser()
    sizes = needed(ann, create_table(ann, HERE, game=game))
    assert "/static/js/board.js" in sizes, "the modules of the page were not found"
    assert sum(sizes.values()) < MOST_TABLE_BYTES, sizes
    assert len(sizes) <= MOST_TABLE_REQUESTS + (AIM_MODULES if game == "crokinole" else 0), sizes
    assert ("/static/js/aim_input.js" in sizes) == (game == "crokinole")
