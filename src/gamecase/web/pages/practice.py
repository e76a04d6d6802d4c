"""Practice: the deck of mistakes card by card, and the answers to them."""

from dataclasses import dataclass
from datetime import timedelta

from babel.dates import format_timedelta
from starlette.requests import Request
from starlette.responses import Response

from gamecase.engines.analyst_module import Evaluation, SidedPhrase
from gamecase.engines.requests import EvaluationRequest
from gamecase.kernel.errors import BadInput
from gamecase.kernel.seat import Seat
from gamecase.messages.types import CardAnswer, ChoiceText, DeckCardMessage, ExerciseMessage
from gamecase.registry import GamePackage, find
from gamecase.study.decisions import AnalysedDecision
from gamecase.study.deck import CardKey, DeckCard, DeckCounts
from gamecase.tables.engine_pool import EngineFailed
from gamecase.tables.table import Table
from gamecase.web.identity import holder_of
from gamecase.web.json_requests import read_json
from gamecase.web.json_responses import json_response
from gamecase.web.page_renderer import render
from gamecase.web.pages.answer_judgement import Answer, judge_answer
from gamecase.web.pages.errors import not_found
from gamecase.web.pages.exercise_board import ExerciseBoard, ExerciseGesture
from gamecase.web.preferences import preferences_of
from gamecase.web.services import services_of
from gamecase.words import Speaker


class CardTry(ExerciseGesture, forbid_unknown_fields=True):
    """What the page sends: a card, and what the player does with it; no card: the next one."""

    card: str = ""
    game: str = ""  # of which cards are wanted; empty: of any
    gives_up: bool = False
    is_removed: bool = False  # the card is not to come back
    wants_more: bool = False  # new cards although today's are done


@dataclass(frozen=True, slots=True)
class _Exercise:
    """A card with all that is needed to draw its position and to judge an answer."""

    card: DeckCard
    decision: AnalysedDecision
    package: GamePackage
    table: Table
    position: object
    words: Speaker

    @property
    def board(self) -> ExerciseBoard:
        return ExerciseBoard(self.package, self.decision.seat, self.words)

    def choice(self, action: str, worth: str) -> ChoiceText:
        """A move as players write it, with its value."""
        parsed = self.package.game.read_action(action)
        written = self.package.table.write_action(self.position, parsed).text
        text = written if isinstance(written, str) else self.words.say(written)
        told = self.package.table.describe_action(self.position, parsed)
        return {"move": text or self.words.say(told), "worth": worth}

    def worth(self, sided: SidedPhrase) -> str:
        """A value as the player sees it."""
        is_first = self.decision.seat is Seat.FIRST
        return self.words.say(sided.first if is_first else sided.second)


async def practice_page(request: Request) -> Response:
    """The page; its script asks for the first card."""
    game = request.query_params.get("game", "")
    try:
        name = preferences_of(request).speaker(game)("game-name") if find_game(game) else ""
    except BadInput:
        return not_found(request)
    say = preferences_of(request).speaker()
    keys = ("touch-again", "analysis-failed", "analysis-progress")
    return render(
        request,
        "practice.html",
        game=game,
        game_name=name,
        client_words={key: say(key) for key in keys},
    )


def find_game(key: str) -> GamePackage | None:
    """The game that is asked for; None: all of them. BadInput if there is none of that name."""
    return find(key) if key else None


async def practise(request: Request) -> Response:
    """Respond with the next card, with its board during a turn, or with the answer to it."""
    try:
        card_try = await read_json(request, CardTry)
        card_try.check()
        find_game(card_try.game)
        return json_response(await _response_to(request, card_try))
    except BadInput as error:
        return json_response({"error": str(error)}, 400)
    except EngineFailed:
        return json_response({"error": "the engine has failed"}, 503)


async def _response_to(request: Request, card_try: CardTry) -> DeckCardMessage:
    holder = await holder_of(request)
    deck = services_of(request).deck
    if not card_try.card:
        return await _next_card(request, holder, card_try)
    key = _read_key(card_try.card)
    if card_try.is_removed:
        await deck.remove(holder, key)
        return await _next_card(request, holder, card_try)
    card = await deck.find(holder, key)
    exercise = await _exercise(request, card) if card is not None else None
    if exercise is None:
        raise BadInput(f"card={card_try.card[:40]!r}: not in your deck")
    text = exercise.board.action(exercise.position, card_try)
    if text is None:
        return await _shown(
            request, holder, exercise, exercise.board.refused(exercise.position, None)
        )
    if not text and not card_try.gives_up:
        board = exercise.board.message(exercise.position, tuple(card_try.picked))
        return await _shown(request, holder, exercise, board)
    return await _answered(request, holder, exercise, "" if card_try.gives_up else text)


async def _next_card(request: Request, holder: str, card_try: CardTry) -> DeckCardMessage:
    deck, game = services_of(request).deck, card_try.game
    if holder:
        await deck.fill(holder, game)
    while (card := await deck.next_card(holder, game, wants_more=card_try.wants_more)) is not None:
        exercise = await _exercise(request, card)
        if exercise is not None:
            board = exercise.board.message(exercise.position, ())
            return await _shown(request, holder, exercise, board)
        await deck.remove(holder, card.key)  # the game has changed since it was analysed
    counts = await deck.counts(holder, game)
    say = preferences_of(request).speaker()
    return {
        "counts": _counts_text(say, counts),
        "nothing": say("practice-done" if counts.cards else "practice-empty"),
        "has_more": await deck.next_card(holder, game, wants_more=True) is not None,
    }


async def _exercise(request: Request, card: DeckCard) -> _Exercise | None:
    """What a card asks; None if the decision is no longer there."""
    services, key = services_of(request), card.key
    decisions = await services.study.decisions(key.table, key.nth_game)
    decision = next((one for one in decisions if one.number == key.number), None)
    table = await services.tables.table(key.table)
    if decision is None or table is None:
        return None
    package, header = table.package, table.state.header
    rules = package.rules(header.ruleset, header.switches)
    position = package.game.read_position(rules, decision.position)
    words = preferences_of(request).speaker(header.game)
    return _Exercise(card, decision, package, table, position, words)


async def _shown(
    request: Request, holder: str, exercise: _Exercise, board: ExerciseMessage
) -> DeckCardMessage:
    game, key = exercise.package.game, exercise.card.key
    seat = game.known_as(exercise.position, exercise.decision.seat)
    name = exercise.words.seat(seat, exercise.table.state.header.ruleset)
    counts = await services_of(request).deck.counts(holder)
    return {
        "counts": _counts_text(exercise.words, counts),
        "board": board,
        "card": f"{key.table}/{key.nth_game}/{key.number}",
        "task": exercise.words("practice-task", seat=name),
        "analysis": f"/table/{key.table}/analysis?game={key.nth_game}",
    }


def _counts_text(say: Speaker, counts: DeckCounts) -> str:
    parts = [say("practice-counts", due=counts.due, new=counts.new)] if counts.cards else []
    if counts.days > 1:
        parts.append(say("practice-days", days=counts.days))
    return " · ".join(parts)


def _read_key(text: str) -> CardKey:
    table, _, rest = text.partition("/")
    nth_game, _, number = rest.partition("/")
    if not all(
        part.isascii() and part.isdecimal() and len(part) < 10 for part in (nth_game, number)
    ):
        raise BadInput(f"card={text[:40]!r}: expected TABLE/GAME/NUMBER")
    return CardKey(table, int(nth_game), int(number))


# --- answers ---


async def _answered(
    request: Request, holder: str, exercise: _Exercise, text: str
) -> DeckCardMessage:
    """Judge an action and record the answer; an empty one gives up."""
    game, position = exercise.package.game, exercise.position
    if text:
        action = game.read_action(text)
        refusal = game.judge(position, action)
        if refusal is not None:
            board = exercise.board.refused(position, refusal)
            return await _shown(request, holder, exercise, board)
        text = game.write(action)
        position = game.apply(position, action)
    before = await _evaluate(request, holder, exercise, text or exercise.decision.played)
    is_right, chosen = False, None
    if text:
        reached = game.apply(exercise.position, game.read_action(text))
        is_right, chosen = await judge_answer(
            Answer(exercise.package, exercise.decision.seat, text),
            before,
            lambda: _evaluate(request, holder, exercise, "", game.write(reached)),
        )
    deck = services_of(request).deck
    schedule = await deck.answer(holder, exercise.card, is_right=is_right)
    best = before.lines[0] if before.lines else None
    answer: CardAnswer = {
        "is_right": is_right,
        "title": exercise.words(_title(is_right, has_tried=bool(text))),
        "best": exercise.choice(
            best.actions[0] if best else exercise.decision.best,
            exercise.worth((best or before).worth),
        ),
        "why": _reasons(exercise, before, text, is_right=is_right),
        "due": _due_text(request, exercise.words, schedule.due if schedule else 0, deck.now()),
    }
    if chosen is not None and text != (best.actions[0] if best else ""):
        answer["chosen"] = exercise.choice(text, exercise.worth(chosen))
    if exercise.decision.error > 0 and exercise.decision.played != text:
        cost = exercise.decision.error
        if exercise.decision.kind == "move":
            cost /= 100  # pawns or men, as values are written
        played = exercise.words("practice-cost", cost=cost)
        answer["played"] = exercise.choice(exercise.decision.played, played)
    board = exercise.board.message(position, None)
    return {**await _shown(request, holder, exercise, board), "answer": answer}


def _title(is_right: bool, *, has_tried: bool) -> str:
    if not has_tried:
        return "practice-shown"
    return "practice-right" if is_right else "practice-wrong"


async def _evaluate(
    request: Request, holder: str, exercise: _Exercise, played: str, position: str = ""
) -> Evaluation:
    header = exercise.table.state.header
    return await services_of(request).analyses.evaluate(
        EvaluationRequest(
            game=header.game,
            ruleset=header.ruleset,
            switches=dict(header.switches),
            position=position or exercise.decision.position,
            played=played,
            holder=holder,
        )
    )


def _reasons(exercise: _Exercise, before: Evaluation, text: str, *, is_right: bool) -> list[str]:
    """Why the best move is good, and what another one gives away."""
    words, reasons = exercise.words, list[str]()
    guide = exercise.package.first_game_guide
    if guide is not None and before.lines:
        best = exercise.package.game.read_action(before.lines[0].actions[0])
        reasons.append(words.say(guide.explain_action(exercise.position, best)))
    if before.played is not None and not is_right:
        reasons += [words.say(phrase) for phrase in before.played.why]
    return reasons


def _due_text(request: Request, words: Speaker, due: int, now: int) -> str:
    """When a card comes back; empty if another page has answered it."""
    if not due:
        return ""
    gap = timedelta(milliseconds=max(due - now, 60_000))
    locale = preferences_of(request).language.locale
    when = format_timedelta(gap, add_direction=True, locale=locale)
    return words("practice-due", when=when)
