"""The questions about a printed box lead to its booklet."""

from itertools import product

import pytest

from gamecase.kernel.booklet import box_questions
from gamecase.registry import find


def fitting(game: str, answers: dict[str, bool | int | str]) -> list[str]:
    """The booklets that fit the answers, in the order in which they are offered."""
    return [
        key
        for key, booklet in find(game).booklets.items()
        if all(
            (fits := booklet.box_answers(question)) is None or answer in fits
            for question, answer in answers.items()
        )
    ]


@pytest.mark.parametrize("game", ["draughts", "crokinole", "chess"])
def test_every_booklet_is_found_by_answering_truly(game: str) -> None:
    booklets = find(game).booklets
    questions = box_questions(booklets.values())
    assert questions
    for key, booklet in booklets.items():
        answers = {q: f[0] for q in questions if (f := booklet.box_answers(q))}
        assert key in fitting(game, answers)


@pytest.mark.parametrize(
    ("game", "answers", "booklet"),
    [
        ("draughts", {"must_take": False}, "collection"),
        ("draughts", {"must_take": True, "black_begins": True, "kings_fly": True}, "dame"),
        ("draughts", {"kings_fly": False, "black_begins": True}, "english"),
        ("draughts", {"size": 10}, "international"),
        ("crokinole", {"round_score": "difference", "players": 2}, "collection"),
        ("crokinole", {"round_score": "difference", "players": 3}, "trio"),
        ("crokinole", {"round_score": "difference", "players": 4}, "teams"),
        ("crokinole", {"round_score": "two-points", "players": 2}, "tournament"),
        ("crokinole", {"round_score": "two-points", "players": 4}, "doubles"),
        ("chess", {"articles": False}, "collection"),
        ("chess", {"articles": True}, "fide"),
    ],
)
def test_answers_lead_to_the_right_booklet(
    game: str, answers: dict[str, bool | int | str], booklet: str
) -> None:
    assert fitting(game, answers)[0] == booklet


def test_the_answers_tell_the_booklets_of_crokinole_apart() -> None:
    for players, score in product((2, 3, 4), ("difference", "two-points")):
        assert len(fitting("crokinole", {"players": players, "round_score": score})) <= 1
