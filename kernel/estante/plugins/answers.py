"""Whether what a hook gives is what its annotation promises, told in a sentence for the plugin's author.

Value objects do not check what they are made with, so their fields are looked at too: a plugin that gives a
word in place of a function is set aside at boot instead of failing in the worker.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from types import NoneType, UnionType
from typing import Annotated, Any, ForwardRef, Literal, TypeVar, Union, get_args, get_origin

from litestar import Controller, Router
from litestar.handlers import BaseRouteHandler
from msgspec import Struct

from estante.plugins.discovery import Plugin, PluginFault
from estante.seeding import DemoData, ReferenceData

# Litestar's own alias also takes any function, which it cannot build.
Route = type[Controller] | BaseRouteHandler | Router
ANNOTATIONS: Mapping[str, Any] = {
    **Plugin.__annotations__,
    "routes": Sequence[Route],
    "content_host_routes": Sequence[Route],
    "settings": type[Struct],
    "demo_data": DemoData,
    "reference_data": ReferenceData,
}


def check_answer(hook: str, answer: object, annotation: Any) -> None:
    """Compare a hook's answer with the type that it promises.

    Raises:
        PluginFault: names the hook, the place in its answer, what is there and what was expected.
    """
    if answer is None:
        raise PluginFault(f"{hook} gave nothing; it should give {name_of(annotation)}")
    if fault := next(_faults(answer, annotation, "what it gave"), None):
        raise PluginFault(f"{hook} gave what it may not: {fault}")


def _faults(value: object, kind: Any, place: str) -> Iterator[str]:
    """The first wrong part of a value, if any part is."""
    if _is_open(kind):
        return
    if get_origin(kind) is Annotated:
        yield from _faults(value, get_args(kind)[0], place)
    elif not _is_of(value, kind):
        yield f"{place} is {_shown(value)} and not {name_of(kind)}"
    elif get_origin(kind) in (Sequence, list, tuple, frozenset) and isinstance(value, list | tuple):
        inner = get_args(kind)[0]
        for index, item in enumerate(value):
            yield from _faults(item, inner, f"item {index}")
    elif get_origin(kind) in (dict, Mapping) and isinstance(value, Mapping):
        names, values = get_args(kind)
        for key, item in value.items():
            yield from _faults(key, names, f"the name {key!r}")
            yield from _faults(item, values, f"item {key!r}")
    elif isinstance(value, Struct):
        yield from _of_fields(value, place)


def _of_fields(value: Struct, place: str) -> Iterator[str]:
    for base in type(value).__mro__:
        for name, kind in vars(base).get("__annotations__", {}).items():
            if name in value.__struct_fields__:
                yield from _faults(getattr(value, name), kind, f"`{name}` of {place}")


def _is_open(kind: Any) -> bool:
    """Whether an annotation says nothing that can be looked at here."""
    return kind is Any or kind is object or isinstance(kind, str | ForwardRef | TypeVar)


def _is_of(value: object, kind: Any) -> bool:
    origin, arguments = get_origin(kind), get_args(kind)
    if _is_open(kind):
        return True
    if origin in (Union, UnionType):
        return any(_is_of(value, argument) for argument in arguments)
    if origin is Literal:
        return value in arguments
    if origin is type:
        return isinstance(value, type) and all(_is_below(value, argument) for argument in arguments)
    return _is_plainly(value, NoneType if kind is None else origin or kind)


def _is_plainly(value: object, kind: Any) -> bool:
    if kind is Callable:
        return callable(value)
    if kind in (Sequence, list, tuple):
        return isinstance(value, list | tuple)
    if not isinstance(kind, type) or getattr(kind, "_is_protocol", False):
        return True
    if isinstance(value, bool) and kind in (int, float):
        return False
    return isinstance(value, (int, float) if kind is float else kind)


def _is_below(value: type, base: Any) -> bool:
    bound = getattr(base, "__bound__", None) if isinstance(base, TypeVar) else base
    return issubclass(value, bound) if isinstance(bound, type) else True


def name_of(kind: Any) -> str:
    """A type in words: `a list of Flag`."""
    origin, arguments = get_origin(kind), get_args(kind)
    if origin in (Sequence, list, tuple) and arguments:
        return f"a list of {_plain(arguments[0])}"
    if origin in (Mapping, dict) and arguments:
        return f"a dictionary of {_plain(arguments[1])}"
    if origin is type:
        return f"a subclass of {_plain(arguments[0])}"
    if origin in (Union, UnionType):
        return " or ".join(name_of(argument) for argument in arguments)
    if origin is Literal:
        return " or ".join(repr(argument) for argument in arguments)
    return "nothing" if kind in (None, NoneType) else f"a {_plain(kind)}"


def _plain(kind: Any) -> str:
    if isinstance(kind, TypeVar):
        return _plain(kind.__bound__)
    if kind is Callable or get_origin(kind) is Callable:
        return "function"
    return str(getattr(get_origin(kind) or kind, "__name__", kind))


def _shown(value: object) -> str:
    kind = type(value).__name__
    if isinstance(value, Sequence | Mapping) and not isinstance(value, str):
        return f"a {kind}"
    return f"the {kind} {value!r:.60}"
