"""Numba intrinsics for bit operations of one instruction each, and for arrays as plain pointers."""

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from typing import TypeVar

    Row = TypeVar("Row")

    def data_pointer(numbers: Row) -> Row:
        """The address of the data of a contiguous array.

        A recursive function then passes one word per array instead of seven or nine, and does not
        count references.
        """

    def prefetch(numbers: Any, at: int) -> None:
        """Prefetch an element of an array, given by its data pointer, into the cache."""

    def popcount(bits: int) -> int:
        """The number of bits that are set."""

    def lowest_bit(bits: int) -> int:
        """The number of the lowest bit that is set."""

    def highest_bit(bits: int) -> int:
        """The number of the highest bit that is set; one at least must be."""

else:
    from llvmlite import ir
    from numba import types
    from numba.core import cgutils
    from numba.extending import intrinsic

    @intrinsic
    def data_pointer(_context: Any, numbers: Any) -> Any:
        """The address of the data of a contiguous array."""

        def generate(context: Any, builder: Any, signature: Any, args: Any) -> Any:
            return context.make_array(signature.args[0])(context, builder, args[0]).data

        return types.CPointer(numbers.dtype)(numbers), generate

    @intrinsic
    def prefetch(_context: Any, numbers: Any, at: Any) -> Any:
        """Prefetch an element of an array, given by its data pointer, into the cache."""

        def generate(context: Any, builder: Any, _signature: Any, args: Any) -> Any:
            address = builder.bitcast(builder.gep(args[0], [args[1]]), ir.IntType(8).as_pointer())
            word = ir.IntType(32)
            kind = ir.FunctionType(ir.VoidType(), [address.type, word, word, word])
            instruction = cgutils.get_or_insert_function(builder.module, kind, "llvm.prefetch.p0i8")
            # A read, of high locality, from the data cache.
            builder.call(instruction, [address, word(0), word(3), word(1)])
            return context.get_dummy_value()

        return types.void(numbers, types.int64), generate

    @intrinsic
    def popcount(_context: Any, bits: Any) -> Any:
        """The number of bits that are set."""

        def generate(_target: Any, builder: Any, _signature: Any, args: Any) -> Any:
            return builder.ctpop(args[0])

        return types.int64(types.int64), generate

    @intrinsic
    def lowest_bit(_context: Any, bits: Any) -> Any:
        """The number of the lowest bit that is set."""

        def generate(context: Any, builder: Any, _signature: Any, args: Any) -> Any:
            zero_is_undefined = context.get_constant(types.boolean, False)
            return builder.cttz(args[0], zero_is_undefined)

        return types.int64(types.int64), generate

    @intrinsic
    def highest_bit(_context: Any, bits: Any) -> Any:
        """The number of the highest bit that is set; one at least must be."""

        def generate(context: Any, builder: Any, _signature: Any, args: Any) -> Any:
            zero_is_undefined = context.get_constant(types.boolean, True)
            last = context.get_constant(types.int64, 63)
            return builder.sub(last, builder.ctlz(args[0], zero_is_undefined))

        return types.int64(types.int64), generate
