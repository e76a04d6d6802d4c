"""Explains an illegal move of a written game as a table explains it: clause, reason and board."""

from dataclasses import dataclass

from markupsafe import Markup

from gamecase.kernel.errors import BadInput, FirstIllegalMove
from gamecase.kernel.seat import Seat
from gamecase.registry import GamePackage
from gamecase.scene.svg import drawing
from gamecase.scene.svg_paths import number
from gamecase.words import Speaker


@dataclass(frozen=True, slots=True)
class ExplainedMove:
    """An illegal move in words, with the position it was played in."""

    written: str
    count: int  # of the players' actions up to it
    told: str
    clause: str  # the key of the clause it breaks, where the booklet has it
    clause_number: str
    ruleset: str
    board: Markup
    can_be_kept: bool  # something was played before it


def explain(
    package: GamePackage, words: Speaker, move: FirstIllegalMove | None
) -> ExplainedMove | None:
    """The move with the reason the rules give; None where there is none to explain."""
    if move is None:
        return None
    game, rules = package.game, package.rules(move.ruleset, move.switches)
    try:
        position = game.read_position(rules, move.position)
        refusal = game.judge(position, game.read_action(move.attempt)) if move.attempt else None
    except BadInput:
        return None
    booklet = package.booklet(move.ruleset)
    keys = {clause.key: clause for clause in booklet.clauses_in_force(move.switches)}
    clause = keys.get(refusal.clause) if refusal else None
    return ExplainedMove(
        written=move.written,
        count=len(move.actions) + 1,
        told=words.say(refusal.phrase) if refusal else words("refusal-means-nothing"),
        clause=clause.key if clause else "",
        clause_number=clause.number if clause else "",
        ruleset=move.ruleset,
        board=_board(package, words, position, refusal.where if refusal else ()),
        can_be_kept=bool(move.actions),
    )


def _board(
    package: GamePackage, words: Speaker, position: object, where: tuple[str, ...]
) -> Markup:
    actor = package.game.to_act(position)
    scene = package.table.draw(position, actor if actor.is_player else Seat.FIRST)
    size = f"{number(scene.art.width)} {number(scene.art.height)}"
    label = Markup.escape(words.say(scene.title))
    marks = "".join(
        f'<path class="spot reason" d="{spot.outline}"/>'
        for spot in scene.spots
        if spot.id in where
    )
    # A drawing holds our own art and coordinates, never text that a player typed.
    return Markup(  # noqa: S704
        f'<svg class="small-board" viewBox="0 0 {size}" role="img" aria-label="{label}">'
        f"{drawing(scene)}{marks}</svg>"
    )
