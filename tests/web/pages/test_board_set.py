"""The board and piece set is chosen in the settings, kept, and part of every page."""

from gamecase.scene.board_sets import BOARD_SETS
from web.site import Site


def test_a_chosen_set_is_kept_and_the_usual_one_is_the_default(site: Site) -> None:
    ann = site.browser()
    assert 'data-set="walnut"' in ann.get("/").text
    for name in (*BOARD_SETS[1:], "no such set"):
        ann.post("/settings", data={"set": name, "back": "/"})
        expected = name if name in BOARD_SETS else BOARD_SETS[-1]
        assert f'data-set="{expected}"' in ann.get("/").text
    ann.post("/settings", data={"set": BOARD_SETS[0], "back": "/"})
    assert 'data-set="walnut"' in ann.get("/").text
