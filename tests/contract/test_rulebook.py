"""The contract of rule books and lessons."""

from contract.cases import Case
from gamecase.kernel.lesson import attempt, lesson_position
from gamecase.kernel.rulebook import play_example
from gamecase.kernel.seat import Seat
from gamecase.words import speaker
from log_builder import PEBBLE


def has_rulebook(case: Case) -> bool:
    return case.package is not PEBBLE  # the test game has none


def test_every_clause_is_in_one_chapter(case: Case) -> None:
    if not has_rulebook(case):
        return
    rulebook = case.package.rulebook
    arranged = [key for chapter in rulebook.chapters for key in chapter.clauses]
    assert len(arranged) == len(set(arranged))
    clauses = {clause.key for clause in case.package.booklet(case.booklet).clauses}
    assert clauses <= set(arranged), clauses - set(arranged)
    known = {c.key for booklet in case.package.booklets.values() for c in booklet.clauses}
    assert set(arranged) <= known, set(arranged) - known


def test_every_chapter_and_lesson_has_words(case: Case) -> None:
    if not has_rulebook(case):
        return
    words = speaker("en", case.game.key)
    for chapter in case.package.rulebook.chapters:
        assert words.has(f"chapter-{chapter.key}"), chapter.key
    for lesson in case.package.lessons:
        for part in ("", "-task", "-done"):
            assert words.has(f"lesson-{lesson.key}{part}"), lesson.key + part


def test_every_example_shows_its_clause(case: Case) -> None:
    """By the booklet without changed switches; with them an example may not apply."""
    if not has_rulebook(case):
        return
    booklet = case.package.booklet(case.booklet)
    for clause in booklet.clauses_in_force(dict(case.switches)):
        for example in case.package.rulebook.examples_of(clause.key, booklet, dict(case.switches)):
            frames = play_example(case.game, case.rules, example)
            assert frames or case.switches, f"{example.clause}: {example.position}"
            for frame in frames:
                case.package.table.draw(frame.position, Seat.FIRST)


def test_every_example_belongs_to_a_clause(case: Case) -> None:
    if not has_rulebook(case):
        return
    booklets = case.package.booklets
    for example in case.package.rulebook.examples:
        for key in example.booklets or booklets:
            has_clause = any(clause.key == example.clause for clause in booklets[key].clauses)
            assert has_clause or not example.booklets, f"{key}: {example.clause}"


def test_every_refusal_of_a_lesson_or_example_is_about_a_clause_in_force(case: Case) -> None:
    if not has_rulebook(case):
        return
    booklet = case.package.booklet(case.booklet)
    in_force = {clause.key for clause in booklet.clauses_in_force(dict(case.switches))}
    for example in case.package.rulebook.examples:
        if (
            example.is_refused
            and example.clause in in_force
            and example.applies_to(booklet, dict(case.switches))
        ):
            for frame in play_example(case.game, case.rules, example)[-1:]:
                assert frame.refusal is not None
                assert frame.refusal.clause in in_force


def test_every_lesson_can_be_done(case: Case) -> None:
    if not has_rulebook(case) or case.switches:
        return
    for lesson in case.package.lessons:
        if lesson.booklet != case.booklet:
            continue
        actions: tuple[str, ...] = ()
        for nth, turn in enumerate(lesson.turns):
            position = lesson_position(case.game, case.rules, lesson, actions)
            assert case.game.to_act(position).is_player, lesson.key
            for goal in turn.goals:
                assert attempt(case.game, lesson, nth, position, goal).is_right, lesson.key
            if not turn.goals:
                break  # a pattern is found by trying; the game's own tests do one
            actions = (*actions, turn.goals[0])
        else:
            lesson_position(case.game, case.rules, lesson, actions)
