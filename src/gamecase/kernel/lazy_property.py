"""A property computed once, without the lock that `cached_property` takes before Python 3.12.

Two threads may compute it twice; of a frozen value both get the same.
"""

from collections.abc import Callable
from typing import Any, Generic, TypeVar, overload

Value = TypeVar("Value")


class lazy_property(Generic[Value]):  # noqa: N801 - read like `property`
    """Compute a value when it is first read, and keep it in the object.

    >>> class Circle:
    ...     radius = 2
    ...
    ...     @lazy_property
    ...     def area(self) -> float:
    ...         return 3.14 * self.radius**2
    >>> Circle().area
    12.56
    """

    def __init__(self, function: Callable[[Any], Value]) -> None:
        self._function = function
        self._name = function.__name__
        self.__doc__ = function.__doc__

    @overload
    def __get__(self, instance: None, owner: type) -> "lazy_property[Value]": ...

    @overload
    def __get__(self, instance: object, owner: type) -> Value: ...

    def __get__(self, instance: object, owner: type) -> "lazy_property[Value] | Value":
        if instance is None:
            return self
        value = self._function(instance)
        vars(instance)[self._name] = value
        return value
