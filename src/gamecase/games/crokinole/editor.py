"""Sets up positions of crokinole: discs anywhere on the board, discs sunk, and who shoots.

A disc dropped into the hole counts as a twenty. As many shots have been played as the discs need.
"""

from collections import Counter
from itertools import combinations
from math import hypot

from gamecase.games.crokinole.notation import read_place, write_place
from gamecase.games.crokinole.position import LETTERS, Disc, Position, Vector, rotate
from gamecase.games.crokinole.ruleset import Ruleset, shooters
from gamecase.games.crokinole.table import COLOURS, bottom_seat, draw
from gamecase.games.crokinole.table.art import MIDDLE, scale_of
from gamecase.games.crokinole.validation import placement_fault
from gamecase.kernel.phrase import Phrase, Refusal
from gamecase.kernel.seat import Seat
from gamecase.scene import Scene
from gamecase.scene.editor_module import (
    Draft,
    EditorOption,
    OptionChoice,
    PaletteItem,
    PlacedPiece,
    remove_last,
)

LIES_FREE = True

_SEATS = {letter: seat for seat, letter in LETTERS.items()}


def palette(rules: Ruleset) -> tuple[PaletteItem, ...]:
    return tuple(
        PaletteItem(LETTERS[seat], COLOURS[rules.side(seat)], Phrase(f"seat-{seat.value}"))
        for seat in rules.seats
    )


def empty_draft(_rules: Ruleset) -> Draft:
    return Draft()


def draft_of(position: Position) -> Draft:
    pieces = tuple(PlacedPiece(LETTERS[d.seat], write_place(d.place)) for d in position.discs)
    twenties = zip(position.rules.seats, position.twenties, strict=True)
    return Draft(
        pieces,
        {
            "starter": position.shooters[0].value,
            "shots": str(position.shots),
            **{f"twenties-{LETTERS[seat]}": str(count) for seat, count in twenties},
        },
    )


def place_at(rules: Ruleset, x: float, y: float, seen_by: Seat) -> str:
    unit = scale_of(rules.equipment)
    seen = (x - MIDDLE) / unit, (MIDDLE - y) / unit
    place = rotate(seen, rules.quarter(bottom_seat(rules, seen_by)))
    if hypot(*place) > rules.equipment.surface_radius:
        return ""  # beside the board: the disc is taken away
    return write_place((round(place[0], 1), round(place[1], 1)))


def place_of_spot(_rules: Ruleset, draft: Draft, spot: str) -> str:
    return next((place for name, place in _named(draft) if name == spot), "")


def _named(draft: Draft) -> list[tuple[str, str]]:
    """The discs by name, each seat's in the order in which they were put down."""
    counts, named = Counter[str](), []
    for piece in draft.pieces:
        counts[piece.kind] += 1
        named.append((f"{piece.kind}{counts[piece.kind]}", piece.place))
    return named


def put(rules: Ruleset, draft: Draft, kind: str, place: str) -> Draft:
    read = read_place(place)
    if read is None:
        return draft
    if hypot(*read) < rules.equipment.tipping_radius:
        key = f"twenties-{kind}"
        return draft.with_option(key, str(draft.number(key, 0, 98) + 1))
    return Draft((*draft.pieces, PlacedPiece(kind, write_place(read))), draft.options)


def remove(_rules: Ruleset, draft: Draft, place: str) -> tuple[Draft, str]:
    return remove_last(draft, place)


def options(rules: Ruleset, draft: Draft) -> tuple[EditorOption, ...]:
    """Who began the round, how many discs were shot since, and each seat's twenties."""
    position = position_of(rules, draft)
    order = position.shooters
    seats = dict.fromkeys(shooters(rules, nth)[0] for nth in range(len(rules.seats)))
    twenties = zip(rules.seats, position.twenties, strict=True)
    return (
        EditorOption(
            key="starter",
            label=Phrase("editor-starter"),
            value=order[0].value,
            choices=tuple(OptionChoice(seat.value, Phrase(f"seat-{seat.value}")) for seat in seats),
        ),
        EditorOption(
            key="shots",
            label=Phrase("editor-shots", {"seat": position.shooter.value}),
            value=str(position.shots),
            low=_fewest_shots(rules, draft, order),
            high=len(order) - 1,
        ),
        *(
            EditorOption(
                key=f"twenties-{LETTERS[seat]}",
                label=Phrase("editor-twenties", {"seat": seat.value}),
                value=str(count),
                high=rules.discs_of(seat),
            )
            for seat, count in twenties
        ),
    )


def _needed(rules: Ruleset, draft: Draft) -> dict[Seat, int]:
    """How many discs of each seat are on the board or sunk."""
    live = Counter(piece.kind for piece in draft.pieces)
    return {
        seat: live[LETTERS[seat]] + draft.number(f"twenties-{LETTERS[seat]}", 0, 99)
        for seat in rules.seats
    }


def _fewest_shots(rules: Ruleset, draft: Draft, order: tuple[Seat, ...]) -> int:
    """The shots after which each seat can have so many discs; all of them where none suffice."""
    needed, played = _needed(rules, draft), Counter[Seat]()
    for shots, seat in enumerate(order):
        if all(played[each] >= count for each, count in needed.items()):
            return shots
        played[seat] += 1
    return len(order)


def draw_draft(rules: Ruleset, draft: Draft, seen_by: Seat) -> Scene:
    return draw(position_of(rules, draft), seen_by)


def faults(rules: Ruleset, draft: Draft) -> tuple[Refusal, ...]:
    """Too many discs, discs on the outer line or in a peg, and discs that overlap."""
    found = [
        Refusal("editor-many", {"seat": seat.value, "count": count, "most": rules.discs_of(seat)})
        for seat, count in _needed(rules, draft).items()
        if count > rules.discs_of(seat)
    ]
    board, named = rules.equipment, [(name, _place(text)) for name, text in _named(draft)]
    for name, place in named:
        if hypot(*place) >= board.live_limit:
            found.append(Refusal("editor-out", {}, (name,)))
        elif fault := placement_fault(board, [place], board.live_limit):
            found.append(Refusal("settled", {"fault": fault}, (name,)))
    for (name, place), (other, other_place) in combinations(named, 2):
        if placement_fault(board, [place, other_place], board.surface_radius) == "overlap":
            found.append(Refusal("settled", {"fault": "overlap"}, (name, other)))
    return tuple(found)


def _place(text: str) -> Vector:
    return read_place(text) or (0.0, 0.0)


def position_of(rules: Ruleset, draft: Draft) -> Position:
    rounds = range(len(rules.seats))
    starter = draft.option("starter")
    nth = next((n for n in rounds if shooters(rules, n)[0].value == starter), 0)
    order = shooters(rules, nth)
    shots = max(draft.number("shots", 0, len(order) - 1), _fewest_shots(rules, draft, order))
    discs = [Disc(_SEATS[name[0]], int(name[1:]), *_place(place)) for name, place in _named(draft)]
    twenties = tuple(draft.number(f"twenties-{LETTERS[seat]}", 0, 99) for seat in rules.seats)
    discs.sort(key=lambda disc: (LETTERS[disc.seat], disc.number))
    return Position(rules, nth, shots, twenties, tuple(discs))
