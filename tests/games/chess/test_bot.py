"""The computer at chess: each level chooses as it says, and nobody's time is wasted."""

from collections import Counter
from pathlib import Path
from random import Random

import chess
import pytest

from gamecase.engines.bot import MoveContext
from gamecase.engines.requests import BotRequest, run_bot
from gamecase.games.chess import GAME
from gamecase.games.chess.bot import LEVELS, SKILLS, Levelled, Skill, bot, choose, why
from gamecase.games.chess.engine.fallback import Bench
from gamecase.games.chess.engine.scored_moves import Weighed, of_mate
from gamecase.games.chess.position import Claim, Position
from gamecase.kernel.match import MatchScore
from gamecase.registry import find
from gamecase.words import speaker

RULES = find("chess").rules()
WORDS = (Path(find("chess").folder) / "words" / "en.ftl").read_text("utf-8")


def weighed(*worths: int) -> list[Weighed]:
    """Moves worth so much, best first; which moves they are does not matter."""
    moves = [*chess.Board().legal_moves]
    return [Weighed(move, worth) for move, worth in zip(moves, worths, strict=False)]


def chosen(skill: Skill, *worths: int) -> Counter[int]:
    found = weighed(*worths)
    random = Random(1)
    return Counter(choose(found, skill, random).worth for _ in range(500))


def test_levels_stand_weakest_first_and_look_ever_deeper() -> None:
    limited = [SKILLS[level.key] for level in LEVELS[:-1]]
    assert [each.depth for each in limited] == sorted(each.depth for each in limited)
    assert [each.most for each in limited] == sorted((e.most for e in limited), reverse=True)
    assert SKILLS[LEVELS[-1].key].ease == 0


def test_the_strongest_plays_only_the_best() -> None:
    assert chosen(SKILLS["unbeatable"], 30, 29, 28) == {30: 500}


@pytest.mark.parametrize("level", [level.key for level in LEVELS[:-1]])
def test_the_less_a_move_loses_the_likelier_it_is(level: str) -> None:
    skill = SKILLS[level]
    found = chosen(skill, 0, -int(skill.ease), -3 * int(skill.ease), -skill.most - 1)
    assert found[0] > found[-int(skill.ease)] > found[-3 * int(skill.ease)]
    assert found[-skill.most - 1] == 0, "a level gives away no more than it says"


@pytest.mark.parametrize("level", [level.key for level in LEVELS])
def test_nobody_walks_into_a_mate_it_sees_when_it_need_not(level: str) -> None:
    found = chosen(SKILLS[level], 0, of_mate(-1))
    assert found[0] >= 495


def test_every_level_takes_a_mate_in_one_rather_than_a_queen() -> None:
    for level in ("casual", "hobby", "club", "strong-club", "expert", "unbeatable"):
        found = chosen(SKILLS[level], of_mate(1), 900)
        assert found[of_mate(1)] >= 490, level


def test_a_lost_game_is_saved_by_a_claim() -> None:
    """Black is a queen down, and the position has come for the third time."""
    shuffle = "d1e1 g8f8 e1d1 f8g8"
    text = f"6k1/8/8/8/8/8/8/3Q2K1 w - - 0 1 moves {shuffle} {shuffle} d1e1"
    position = GAME.read_position(RULES, text)
    advice = bot("casual").advise(position, MoveContext(random=Random(1), seconds=1.0))
    assert advice.action == Claim("repetition")
    winning = GAME.read_position(RULES, text.removesuffix(" d1e1"))
    advice = bot("casual").advise(winning, MoveContext(random=Random(1), seconds=1.0))
    assert not isinstance(advice.action, Claim)


def test_a_question_is_answered_from_its_text_alone() -> None:
    position: Position = GAME.opening(RULES, MatchScore())
    question = BotRequest(
        game="chess",
        ruleset="collection",
        position=GAME.write(position),
        level="hobby",
        seed="7",
        seconds=1.0,
    )
    answer = run_bot(question)
    assert answer == run_bot(question)
    assert GAME.judge(position, GAME.read_action(answer.action)) is None
    assert answer.value is not None


def test_the_words_name_a_strength_for_every_limited_level() -> None:
    for level in LEVELS[:-1]:
        about = next(
            row for row in WORDS.splitlines() if row.startswith(f"level-{level.key}-about")
        )
        assert about.rstrip(".")[-3:].isdecimal(), about


def test_a_bot_says_so_when_only_our_own_engine_plays() -> None:
    position: Position = GAME.opening(RULES, MatchScore())
    context = MoveContext(random=Random(1), seconds=1.0)
    assert bot("casual").advise(position, context).remark is None
    remark = Levelled(SKILLS["casual"], Bench([])).advise(position, context).remark
    assert remark is not None
    assert "small one of the case" in speaker("en", "chess").say(remark)


@pytest.mark.parametrize(
    ("worths", "facts"),
    [
        ((of_mate(1), 300), None),
        ((of_mate(3), 300), {"why": "mate", "count": 3}),
        ((-40,), {"why": "forced"}),
        ((40, 30, -200), None),
        ((40, -200), {"why": "only", "pawns": 2.4}),
        ((40, -20), None),
        ((40, of_mate(-2)), None),
        ((of_mate(-4), of_mate(-2)), None),
    ],
)
def test_a_hint_says_only_what_the_worths_tell(
    worths: tuple[int, ...], facts: dict[str, object] | None
) -> None:
    reason = why(weighed(*worths))
    assert (dict(reason.facts) if reason else None) == facts
