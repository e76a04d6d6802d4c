"""A game in progress for scripts and notebooks, in any notation, with engines, files and pictures.

What these do is elsewhere (`analysis`, `files`, `picture`, the game's `encoding`) and imported when
it is used.
"""

from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING, Any, cast

from gamecase.board_play import A, BoardPlay, P, PlayedAction
from gamecase.extras import require
from gamecase.kernel.errors import BadInput, IllegalAction
from gamecase.kernel.input_checks import check_text, check_whole, shown, wrong
from gamecase.kernel.other_notation import OWN
from gamecase.kernel.seat import Seat

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

    from gamecase.analysis import Analysis, Limit
    from gamecase.engines.array_encoding_module import ArrayEncodingModule
    from gamecase.picture import PositionPicture

__all__ = ["Board", "IllegalAction", "PlayedAction"]

_MAX_NUMBER = 2**31  # more than any game has numbers


class Board(BoardPlay[P, A]):
    """One game of any kind, played action by action in the game's own notation or a usual one.

    Games are found by key, so type checkers cannot infer the types of positions and actions; name
    them where it matters: `board: Board[Position, Action] = Board("chess")`.

    `position` starts the game somewhere else than at the opening, in the game's own notation or in
    one of other programs: a FEN, an XGID. `match` and `scores` place it in a match, such as
    `first-to-7` with the running score after each game so far. `seed` makes dice and bots
    reproducible.
    """

    # --- notations ---

    def text(self, notation: str = "") -> str:
        """The position in a notation, such as `fen` or `xgid`, or the game as a file: `pgn`."""
        key = check_text("notation", notation, "the key of a notation")
        if key in ("", OWN):
            return str(self)
        if key in self.package.position_notations:
            return self.package.position_notations[key].write(self.position)
        if key in self.package.formats:
            from gamecase.files import text_of  # noqa: PLC0415 - slow to import

            return text_of([self], key)
        known = [OWN, *self.package.position_notations, *self.package.formats]
        raise BadInput(f"notation: {self.game.key} has no {shown(key)}; there are {known}")

    def format(self, action: "str | A", notation: str = "") -> str:
        """An action in a notation, such as `san` or `pdn`; by default in the game's own."""
        key = check_text("notation", notation, "the key of a notation")
        value = self.game.usual_spelling(self.position, self._read(action))
        if key in ("", OWN):
            return self.game.write(value)
        known = self.package.action_notations
        if key not in known:
            raise BadInput(
                f"notation: {self.game.key} has no {shown(key)}; there are {[OWN, *known]}"
            )
        return known[key].write(self.position, value)

    # --- engines ---

    def advise(self, level: str = "") -> str:
        """The action a bot would play, at one of its levels or at the usual one."""
        from gamecase.engines.bot import MoveContext, usual_level  # noqa: PLC0415 - slow to import

        check_text("level", level, "the key of a level")
        if not self.turn.is_player:
            raise BadInput(f"no player is to act: it is the turn of {self.turn.value}")
        bot = self.package.bot.bot(level or usual_level(self.package.bot.LEVELS).key)
        if self._random is None:
            self._random = Random(self._seed)
        advice = bot.advise(self.position, MoveContext(random=self._random))
        return self.game.write(cast("A", advice.action))

    def analyse(self, lines: int = 3, limit: "Limit | None" = None) -> "Analysis":
        """The value of the position and its best lines, as deep as the limit allows."""
        from gamecase import analysis  # noqa: PLC0415 - slow to import

        return analysis.analyse(self, lines, limit)

    def analyse_iter(self, lines: int = 3, limit: "Limit | None" = None) -> "Iterator[Analysis]":
        """The same, deeper and deeper; stop reading to stop the search."""
        from gamecase import analysis  # noqa: PLC0415

        return analysis.analyse_iter(self, lines, limit)

    async def analyse_async(self, lines: int = 3, limit: "Limit | None" = None) -> "Analysis":
        """The same without blocking the event loop."""
        from gamecase import analysis  # noqa: PLC0415

        return await analysis.analyse_async(self, lines, limit)

    def analyse_stream(
        self, lines: int = 3, limit: "Limit | None" = None
    ) -> "AsyncIterator[Analysis]":
        """`analyse_iter` without blocking the event loop."""
        from gamecase import analysis  # noqa: PLC0415

        return analysis.analyse_stream(self, lines, limit)

    # --- arrays and numbers ---

    def observation(self, seat: Seat | None = None) -> "NDArray[np.float32]":
        """The position as an array, as a seat sees it; by default the seat to act."""
        if seat is not None and seat not in self.game.seats(self.rules):
            raise wrong("seat", seat, "a seat that plays")
        if seat is None and not self.turn.is_player:
            raise BadInput("no player is to act: name the seat that sees the position")
        return self._encoding.observe(self.position, self.turn if seat is None else seat)

    def action_ids(self) -> "NDArray[np.int64]":
        """The numbers of the legal actions, in order; a number means the same in all positions."""
        return self._encoding.legal_ids(self.position)

    def action_mask(self) -> "NDArray[np.int8]":
        """1 for the number of every legal action, 0 for all others."""
        import numpy as np  # noqa: PLC0415 - an extra

        mask = np.zeros(self._encoding.action_count(self.rules), np.int8)
        mask[self.action_ids()] = 1
        return mask

    def action_text(self, number: int) -> str:
        """The action of a number, which `push` accepts; BadAction if it is not legal here."""
        checked = check_whole("number", number, 0, _MAX_NUMBER)
        return self.game.write(cast("A", self._encoding.action_of(self.position, checked)))

    def chances(self) -> dict[str, float]:
        """The probability of everything nature may do now, by its text."""
        found = self._encoding.chances(self.position)
        return {self.game.write(cast("A", action)): chance for action, chance in found.items()}

    @property
    def _encoding(self) -> "ArrayEncodingModule[Any, Any, Any]":
        require("engines", "positions as arrays")
        return self.package.array_encoding

    # --- files and pictures ---

    def _repr_svg_(self) -> str:
        return self.picture().svg

    def save(self, path: str | Path) -> tuple[str, ...]:
        """Write the game to a file in the format of its suffix; returns what the format lost.

        `.json` keeps everything of a board; `.pgn`, `.pdn`, `.mat`, `.sgf` are for other programs.
        """
        from gamecase.files import write  # noqa: PLC0415 - slow to import

        return write(path, [self])

    @classmethod
    def load(cls, path: str | Path, *, number: int = 1) -> "Board":
        """The game in a file; where it holds several, the one of that number, from 1."""
        from gamecase.files import read  # noqa: PLC0415

        games = read(path)
        return games[check_whole("number", number, 1, len(games)) - 1]

    def picture(
        self, seen_by: Seat = Seat.FIRST, *, theme: str = "light", language: str = "en"
    ) -> "PositionPicture":
        """The position as a drawing, with a description for screen readers."""
        from gamecase.picture import PositionPicture  # noqa: PLC0415 - slow to import

        if not isinstance(seen_by, Seat):
            raise wrong("seen_by", seen_by, "a Seat")
        theme, language = check_text("theme", theme), check_text("language", language)
        return PositionPicture(self.package, self.position, seen_by, theme, language)
