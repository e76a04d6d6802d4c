"""The rule book: a booklet's clauses in chapters, with examples played by the rules."""

from dataclasses import dataclass
from typing import Any

from markupsafe import Markup
from starlette.requests import Request
from starlette.responses import Response

from gamecase.kernel.booklet import Booklet, SwitchValue
from gamecase.kernel.errors import BadInput
from gamecase.kernel.phrase import Phrase
from gamecase.kernel.rulebook import AnyExampleStep, Example, play_example
from gamecase.kernel.seat import Seat
from gamecase.registry import GamePackage, find
from gamecase.scene.scene import Art, Scene
from gamecase.scene.svg import art_definitions, drawing_by_reference
from gamecase.scene.svg_paths import number
from gamecase.web.forms import read_switches, switch_text
from gamecase.web.page_renderer import render, render_part
from gamecase.web.pages.clause_sources import legend, origin_mark
from gamecase.web.pages.errors import not_found
from gamecase.web.preferences import preferences_of
from gamecase.web.services import services_of
from gamecase.words import Speaker


@dataclass(frozen=True, slots=True)
class ExamplePicture:
    """A board of an example, and the sentence below it."""

    board: Markup
    told: str
    is_refused: bool


class ExamplePictures:
    """Draws the examples of one page, and collects the art they share."""

    def __init__(self, package: GamePackage, rules: Any, words: Speaker) -> None:
        self._package = package
        self._rules = rules
        self._words = words
        self._arts: dict[str, Art] = {}

    @property
    def art(self) -> Markup:
        """What the boards of the page are made of, for its `<defs>`."""
        return Markup("".join(map(art_definitions, self._arts.values())))  # noqa: S704 - our own SVG

    def pictures(self, example: Example) -> list[ExamplePicture]:
        """An example, position by position."""
        frames = play_example(self._package.game, self._rules, example)
        if not frames:
            return []
        actor = self._package.game.to_act(frames[0].position)
        seen_by = actor if actor.is_player else Seat.FIRST
        return [self._picture(frame, seen_by) for frame in frames]

    def board(self, position: object, seen_by: Seat, where: tuple[str, ...] = ()) -> Markup:
        """A board as inline SVG, with the spots `where` highlighted."""
        scene = self._package.table.draw(position, seen_by)
        self._arts[scene.art.key] = scene.art
        label = Markup.escape(self._description(scene))
        size = f"{number(scene.art.width)} {number(scene.art.height)}"
        highlights = "".join(
            f'<path class="spot reason" d="{spot.outline}"/>'
            for spot in scene.spots
            if spot.id in where
        )
        # A drawing holds our own art and coordinates, never text that a player typed.
        return Markup(  # noqa: S704
            f'<svg class="small-board" viewBox="0 0 {size}" role="img" aria-label="{label}">'
            f"{drawing_by_reference(scene)}{highlights}</svg>"
        )

    def _description(self, scene: Scene) -> str:
        return " ".join(self._words.say(phrase) for phrase in (scene.title, *scene.description))

    def _picture(self, frame: AnyExampleStep, seen_by: Seat) -> ExamplePicture:
        where = frame.refusal.where if frame.refusal else ()
        return ExamplePicture(
            board=self.board(frame.position, seen_by, where),
            told=self._caption(frame),
            is_refused=frame.refusal is not None,
        )

    def _caption(self, frame: AnyExampleStep) -> str:
        """The refusal, or the action and how the game ended by it."""
        if frame.action is None:
            return ""
        if frame.refusal is not None:
            return self._words.say(frame.refusal.phrase)
        text = self._words.say(self._package.table.describe_action(frame.before, frame.action))
        outcome = self._package.game.outcome(frame.position)
        if outcome is None:
            return text
        seat = (*outcome.winners, Seat.NOBODY)[0]
        known_as = self._package.game.known_as(frame.position, seat)
        winner = self._words.seat(known_as, self._rules.key)
        phrase = outcome.phrase
        return f"{text}. {self._words(phrase.key, **{**phrase.facts, 'seat': winner})}"


async def rules(request: Request) -> Response:
    """Show the rule book of a game, by one of its booklets and its switches."""
    try:
        package = find(request.path_params["game"])
        booklet = package.booklet(
            request.path_params.get("booklet") or next(iter(package.booklets))
        )
        switches = read_switches(booklet, dict(request.query_params))
    except BadInput:
        return not_found(request)
    words = preferences_of(request).speaker(package.game.key)
    body = await services_of(request).page_parts.get(
        ("rulebook", words.language.code, package.game.key, booklet.key, *switches.items()),
        lambda: render_part("rulebook_body.html", **_values(package, booklet, switches, words)),
    )
    return render(request, "rulebook.html", words=words, body=body)


def _values(
    package: GamePackage, booklet: Booklet, switches: dict[str, SwitchValue], words: Speaker
) -> dict[str, object]:
    """What the template needs."""
    ruleset = package.rules(booklet.key, switches)
    pictures = ExamplePictures(package, ruleset, words)
    chapters = _chapters(package, booklet, switches, pictures, words)
    cover = pictures.board(package.table.showcase(ruleset), Seat.FIRST)
    return {
        "game": package.game,
        "words": words,
        "booklet": booklet,
        "booklets": package.booklets.values(),
        "chapters": chapters,
        "legend": legend(words, booklet),
        "letter": bool(booklet.printed),
        "is_letter": bool(booklet.printed) and switches == dict(booklet.printed),
        "agreed": [
            (Phrase(f"switch-{name}"), Phrase(f"switch-{name}-{switch_text(value)}"))
            for name, value in switches.items()
        ],
        "lid": cover,
        "art": pictures.art,
    }


def _chapters(
    package: GamePackage,
    booklet: Booklet,
    switches: dict[str, SwitchValue],
    pictures: ExamplePictures,
    words: Speaker,
) -> list[dict[str, object]]:
    """The chapters with the clauses in force and their examples, for the template."""
    flags = booklet.flags_with(switches)
    return [
        {
            "key": chapter.key,
            "clauses": [
                {
                    "clause": clause,
                    "mark": origin_mark(words, booklet, clause),
                    "missing": [
                        (name, switch_text(value)) for name, value in clause.missing(flags).items()
                    ],
                    "examples": [
                        drawn
                        for example in package.rulebook.examples_of(clause.key, booklet, switches)
                        if (drawn := pictures.pictures(example))
                    ],
                }
                for clause in clauses
            ],
        }
        for chapter, clauses in package.rulebook.by_chapter(booklet.clauses_in_force(switches))
    ]
