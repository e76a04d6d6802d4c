"""The words of crokinole."""

from gamecase.words.term_checks import read_terms
from games.crokinole.boards import CROKINOLE


def test_the_glossary_has_the_terms_of_crokinole() -> None:
    terms = [term.key for term in read_terms(CROKINOLE.folder / "words")]
    assert terms == ["disc", "ditch", "ring", "match", "opponent"]
