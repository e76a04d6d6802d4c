"""What the page of a drill is sent: exercises, their boards, and verdicts on answers."""

from dataclasses import dataclass, replace
from typing import Any

from gamecase.engines.drill_module import (
    ActionForm,
    ChoiceForm,
    Exercise,
    NumberForm,
    RatedLine,
    Verdict,
)
from gamecase.messages.types import ChoiceText, DrillMessage, DrillVerdict, ExerciseMessage
from gamecase.scene import circle
from gamecase.scene.motion import Motion
from gamecase.scene.scene import Mark, Scene
from gamecase.study.drill_progress import DrillProgress
from gamecase.web.drills import GameDrill
from gamecase.web.pages.exercise_board import ExerciseBoard
from gamecase.words import Speaker


@dataclass(frozen=True, slots=True)
class ShownExercise:
    """An exercise that is shown to a player."""

    drill: GameDrill
    name: str
    exercise: Exercise[Any]
    progress: DrillProgress
    words: Speaker

    @property
    def board(self) -> ExerciseBoard:
        seat = self.exercise.seat
        return ExerciseBoard(self.drill.package, seat, self.words, self._retouch)

    def _retouch(self, scene: Scene) -> Scene:
        """The scene with the target of the exercise, and without what says the answer."""
        target, secrets = self.exercise.target, self.exercise.secrets
        marks = scene.marks
        if target is not None:
            outline = circle(target.x, target.y, target.radius)
            marks = (*marks, Mark(kind="target", outline=outline))
        return replace(
            scene,
            marks=marks,
            description=tuple(p for p in scene.description if p.key not in secrets.described),
            labels=tuple(each for each in scene.labels if (each.x, each.y) not in secrets.labels),
        )

    def drawn(self, position: object, picked: tuple[str, ...] | None) -> ExerciseMessage | None:
        """A position with the gestures for an action, if the exercise asks for one."""
        if position is None:
            return None
        asks_action = isinstance(self.exercise.form, ActionForm)
        return self.board.message(position, picked if asks_action else None)

    def message(self, board: ExerciseMessage | None, answers: tuple[str, ...] = ()) -> DrillMessage:
        form, say = self.exercise.form, self.words.say
        fields = form.fields if isinstance(form, NumberForm) else ()
        choices = form.choices if isinstance(form, ChoiceForm) else ()
        message: DrillMessage = {
            "progress": progress_text(self.words, self.progress),
            "exercise": self.name,
            "answers": list(answers),
            "task": say(self.exercise.task),
            "asks": "numbers" if fields else "choice" if choices else "action",
            "fields": [
                {"label": say(field.label), "low": field.low, "high": field.high}
                for field in fields
            ],
            "choices": [{"key": key, "label": say(phrase)} for key, phrase in choices],
        }
        if board is not None:
            message["board"] = board
        return message

    def line(self, line: RatedLine) -> ChoiceText:
        """A line as players write it, and what it is worth."""
        package, position = self.drill.package, self.exercise.position
        written = list[str]()
        for text in line.actions:
            action = package.game.read_action(text)
            move = package.table.write_action(position, action).text
            told = move if isinstance(move, str) else self.words.say(move)
            written.append(told or self.words.say(package.table.describe_action(position, action)))
            position = package.game.apply(position, action)
        worth = self.words.say(line.worth) if line.worth else ""
        return {"move": " ".join(written), "worth": worth}


def progress_text(words: Speaker, progress: DrillProgress) -> str:
    """How a player does: level, success rate, streak; empty before the first answer."""
    if not progress.answers:
        return ""
    results = progress.results
    parts = [
        words("drills-level", level=round(progress.rating.rating)),
        words("drills-rate", right=results.count("1"), answers=len(results)),
    ]
    if progress.streak > 1:
        parts.append(words("drills-streak", count=progress.streak))
    return " · ".join(parts)


def form_problem(shown: ShownExercise, numbers: tuple[str, ...]) -> str:
    """What is wrong with the numbers that were typed, in words; empty if nothing is."""
    form = shown.exercise.form
    if not isinstance(form, NumberForm):
        return ""
    for field, typed in zip(form.fields, numbers, strict=False):
        text = typed.strip()
        is_whole = text.isascii() and text.isdecimal() and len(text) < 9
        if not is_whole or not field.low <= int(text) <= field.high:
            return shown.words("drills-number", low=field.low, high=field.high)
    return ""


def motion_of(
    shown: ShownExercise, verdict: Verdict[Any], before: object, text: str
) -> Motion | None:
    """The motion that the last answer sets off, in games that animate it."""
    if not verdict.replies:
        return None
    chance = shown.drill.package.game.read_action(verdict.replies[0])
    return shown.board.motion(before, text, chance)


def verdict_message(
    shown: ShownExercise, verdict: Verdict[Any], answers: tuple[str, ...], *, is_counted: bool
) -> DrillVerdict:
    words, form = shown.words, shown.exercise.form
    why = [words.say(phrase) for phrase in verdict.why]
    if not is_counted:
        why.append(words("drills-again"))
    message: DrillVerdict = {
        "is_over": verdict.is_over,
        "is_right": verdict.is_right,
        "title": _title(words, verdict, has_tried=bool(answers)),
        "lines": [shown.line(line) for line in verdict.lines],
        "steps": _steps(shown, verdict),
        "why": why,
    }
    if verdict.answer is not None:
        message["answer"] = words.say(verdict.answer)
    if answers and isinstance(form, ChoiceForm):
        message["chosen"] = words.say(dict(form.choices)[answers[-1]])
    if answers and isinstance(form, NumberForm):
        message["chosen"] = " – ".join(answers[-1].split())
    if (
        verdict.lines
        and len(answers) == 1
        and answers[0] not in {line.actions[0] for line in verdict.lines}
    ):
        message["chosen"] = shown.line(RatedLine(answers))["move"]
    return message


def _steps(shown: ShownExercise, verdict: Verdict[Any]) -> int:
    """How many moves of the solution can be shown on the board."""
    has_moves = isinstance(shown.exercise.form, ActionForm) and verdict.is_over
    return len(verdict.lines[0].actions) if has_moves and verdict.lines else 0


def _title(words: Speaker, verdict: Verdict[Any], *, has_tried: bool) -> str:
    if not has_tried:
        return words("practice-shown")
    return words("drills-right" if verdict.is_right else "drills-wrong")
