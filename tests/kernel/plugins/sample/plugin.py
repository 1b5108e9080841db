"""The plugin's table of contents."""

from collections.abc import Sequence
from types import ModuleType

from estante.actions import NotRestricted, Policy, grant
from estante.hooks import hookimpl
from litestar.types import ControllerRouterHandler

from tests.kernel.plugins.sample import hookspecs
from tests.kernel.plugins.sample.routes import ROUTES, Notes


@hookimpl
def register_hookspecs() -> ModuleType:
    return hookspecs


@hookimpl
def register_greetings() -> Sequence[str]:
    return ["hola"]


@hookimpl
def register_routes() -> Sequence[ControllerRouterHandler]:
    return ROUTES


@hookimpl
def register_policies() -> Sequence[Policy]:
    return [
        *grant("R04", Notes.all),
        *grant("R05", [Notes.readList, Notes.readDetail]),
        *grant("R07", [Notes.readList, Notes.create], NotRestricted()),
    ]
