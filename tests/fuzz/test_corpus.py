"""Readers of foreign text: what once was a fault stays mended, and random changes cause none."""

from random import Random

import pytest

from fuzz.mutation import mutated
from fuzz.targets import CORPUS, all_targets

TARGETS = all_targets()
_TEXTS = 150  # random ones in each run of the tests; `make fuzz` tries many more


@pytest.mark.parametrize("name", TARGETS)
def test_every_text_of_the_corpus_is_read_or_refused(name: str) -> None:
    texts = [*TARGETS[name].corpus()]
    assert texts
    for text in texts:
        TARGETS[name].run(text)


@pytest.mark.parametrize("name", TARGETS)
def test_texts_that_are_changed_at_random_are_read_or_refused(name: str) -> None:
    corpus, rng = [*TARGETS[name].corpus()], Random(7)
    for _ in range(_TEXTS):
        TARGETS[name].run(mutated(corpus, rng)[:2000])


def test_the_corpus_has_no_folder_that_nobody_reads() -> None:
    assert {folder.name for folder in CORPUS.iterdir() if folder.is_dir()} <= {*TARGETS}
