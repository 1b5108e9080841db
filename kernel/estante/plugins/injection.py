"""Services built from the types that their `__init__` asks for.

What the kernel gives to handlers, and by what names, stands in `estante.dependencies`, which has `inject`.
"""

import re
from collections.abc import Callable, Iterable, Mapping
from inspect import Parameter, Signature, signature
from operator import itemgetter
from typing import Annotated, Any, TypeVar, get_type_hints

from litestar.di import Dependency, Provide

T = TypeVar("T")
# A handler's dependency, of whatever type: the service itself says of which.
GIVEN: Any = Annotated[Any, Dependency(kind="named")]


def providers_of(
    known: Mapping[Any, str], services: Iterable[type], named: Mapping[str, type]
) -> dict[str, Provide]:
    """Providers of services: `school_service` for SchoolService, or under the names that are given.

    A service asks by type for what `known` names, or for another of these services; any other class with a
    typed `__init__` is built for it on the way.
    """
    wanted = {_snake(service): service for service in services} | dict(named)
    names = {**known, **{service: name for name, service in wanted.items()}}
    return {
        name: Provide(provider_of(service, names), sync_to_thread=False) for name, service in wanted.items()
    }


def provider_of(service: type, names: Mapping[Any, str]) -> Callable[..., Any]:
    """A function that Litestar can call for one service; `names` has the dependencies by their types."""
    outside = {kind: name for kind, name in names.items() if kind is not service}
    used: dict[str, Any] = {}
    make = _maker(service, outside, used)

    def provide(**values: Any) -> Any:
        return make(values)

    parameters = [Parameter(name, Parameter.KEYWORD_ONLY, annotation=GIVEN) for name in sorted(used)]
    provide.__signature__ = Signature(parameters, return_annotation=Any)  # type: ignore[attr-defined]
    provide.__annotations__ = dict.fromkeys(used, GIVEN) | {"return": Any}
    provide.__doc__ = service.__doc__
    return provide


def build(service: type[T], values: Mapping[Any, object]) -> T:
    """A service outside of a request, from values by their types.

    Raises:
        TypeError: something that it needs is not among the values and cannot be built from them.
    """
    return _maker(service, {kind: kind for kind in values}, {})(values)  # type: ignore[no-any-return]


Maker = Callable[[Mapping[Any, Any]], Any]


def _maker(service: type, names: Mapping[Any, Any], used: dict[Any, Any]) -> Maker:
    """What builds a service from what is given by name; the names that it takes are added to `used`."""
    parts: dict[str, Maker] = {}
    for parameter, kind in _wanted(service).items():
        if kind in names:
            parts[parameter] = itemgetter(used.setdefault(names[kind], names[kind]))
        else:
            parts[parameter] = _maker(kind, names, used)

    def make(values: Mapping[Any, Any]) -> Any:
        return service(**{parameter: part(values) for parameter, part in parts.items()})

    return make


def _wanted(service: type) -> dict[str, Any]:
    """The parameters of a service's `__init__` and their types."""
    hints = get_type_hints(service.__init__)  # type: ignore[misc]
    wanted = {
        name: hints.get(name)
        for name, parameter in signature(service).parameters.items()
        if parameter.default is Parameter.empty
    }
    if untyped := [name for name, kind in wanted.items() if not isinstance(kind, type) or kind in BARE]:
        raise TypeError(f"{service.__name__}.__init__ asks for `{untyped[0]}`, which nobody gives")
    return wanted


BARE = (str, int, float, bool, bytes, list, dict, tuple, set, object)


def _snake(service: type) -> str:
    return re.sub(r"(?<=[a-z0-9])(?=[A-Z])", "_", service.__name__).lower()
