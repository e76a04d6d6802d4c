"""The words of draughts."""

from gamecase.words.term_checks import read_terms
from games.draughts.boards import DRAUGHTS


def test_the_glossary_has_the_terms_of_draughts() -> None:
    terms = [term.key for term in read_terms(DRAUGHTS.folder / "words")]
    assert terms == ["king", "man", "capture", "draw", "opponent"]
