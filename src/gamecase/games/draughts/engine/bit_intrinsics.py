"""The bit operations of the draughts engine: the shared ones, and one for its boards."""

from typing import TYPE_CHECKING, Any

from gamecase.engines.bit_intrinsics import data_pointer, lowest_bit, popcount, prefetch

__all__ = ["data_pointer", "lowest_bit", "popcount", "prefetch", "rotate_board"]

if TYPE_CHECKING:

    def rotate_board(bits: int) -> int:
        """A bitboard of 64 squares rotated by half a turn: its 35 bits in reverse order."""

else:
    from numba import types
    from numba.extending import intrinsic

    @intrinsic
    def rotate_board(_context: Any, bits: Any) -> Any:
        """A bitboard of 64 squares rotated by half a turn: its 35 bits in reverse order."""

        def generate(context: Any, builder: Any, _signature: Any, args: Any) -> Any:
            unused = context.get_constant(types.int64, 64 - 35)
            return builder.lshr(builder.bitreverse(args[0]), unused)

        return types.int64(types.int64), generate
