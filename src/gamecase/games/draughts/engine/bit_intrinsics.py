"""What the compiler has to be told how to do: bits counted and found by one instruction of the
processor each, and arrays handed on by their address."""

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from typing import TypeVar

    Row = TypeVar("Row")

    def bare(numbers: Row) -> Row:
        """The numbers of an array alone, row after row, as one address.

        A function that calls itself millions of times a second then hands on one word instead of
        seven or nine, and does not count who holds the array.
        """

    def fetch(numbers: Any, at: int) -> None:
        """Have a number of a bare array brought nearer, to be read a little later."""

    def popcount(bits: int) -> int:
        """How many bits are set."""

    def place(bits: int) -> int:
        """The number of the lowest bit that is set."""

    def turned(bits: int) -> int:
        """A board of 64 squares turned half round: its 35 bits in the opposite order."""

else:
    from llvmlite import ir
    from numba import types
    from numba.core import cgutils
    from numba.extending import intrinsic

    @intrinsic
    def bare(_context: Any, numbers: Any) -> Any:
        """The numbers of an array alone, row after row, as one address."""

        def written(context: Any, builder: Any, signature: Any, given: Any) -> Any:
            return context.make_array(signature.args[0])(context, builder, given[0]).data

        return types.CPointer(numbers.dtype)(numbers), written

    @intrinsic
    def fetch(_context: Any, numbers: Any, at: Any) -> Any:
        """Have a number of a bare array brought nearer, to be read a little later."""

        def written(context: Any, builder: Any, _signature: Any, given: Any) -> Any:
            place = builder.bitcast(builder.gep(given[0], [given[1]]), ir.IntType(8).as_pointer())
            word = ir.IntType(32)
            kind = ir.FunctionType(ir.VoidType(), [place.type, word, word, word])
            asked = cgutils.get_or_insert_function(builder.module, kind, "llvm.prefetch.p0i8")
            # To be read, to be kept near, as data.
            builder.call(asked, [place, word(0), word(3), word(1)])
            return context.get_dummy_value()

        return types.void(numbers, types.int64), written

    @intrinsic
    def popcount(_context: Any, bits: Any) -> Any:
        """How many bits are set."""

        def written(_target: Any, builder: Any, _signature: Any, given: Any) -> Any:
            return builder.ctpop(given[0])

        return types.int64(types.int64), written

    @intrinsic
    def place(_context: Any, bits: Any) -> Any:
        """The number of the lowest bit that is set."""

        def written(context: Any, builder: Any, _signature: Any, given: Any) -> Any:
            sure = context.get_constant(types.boolean, False)
            return builder.cttz(given[0], sure)

        return types.int64(types.int64), written

    @intrinsic
    def turned(_context: Any, bits: Any) -> Any:
        """A board of 64 squares turned half round: its 35 bits in the opposite order."""

        def written(context: Any, builder: Any, _signature: Any, given: Any) -> Any:
            unused = context.get_constant(types.int64, 64 - 35)
            return builder.lshr(builder.bitreverse(given[0]), unused)

        return types.int64(types.int64), written
