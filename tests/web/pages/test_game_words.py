"""The pages of a game say messages of the site in the words of the game."""

import pytest

from gamecase.words import speaker
from web.site import HERE, Page, Site, create_table


@pytest.mark.parametrize(("game", "word"), [("chess", "Remis"), ("backgammon", "Unentschieden")])
def test_a_draw_is_offered_in_the_word_of_the_game(site: Site, game: str, word: str) -> None:
    ann = site.browser("de")
    page = Page(ann.get(create_table(ann, HERE, game=game)).text)
    offer = speaker("de", game)("table-draw")
    assert offer == f"{word} anbieten"
    assert offer in page.values("button", "title")
