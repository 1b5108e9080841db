"""The calls of contents (BO §7; VS §7)."""

from collections.abc import Sequence

from litestar import Router
from litestar.types import ControllerRouterHandler

from estante_contents.provide import DEPENDENCIES
from estante_contents.routes import contents, files, lists, reference

ROUTES: Sequence[ControllerRouterHandler] = [
    Router(
        path="/cms",
        route_handlers=[*lists.ROUTES, *contents.ROUTES, *files.ROUTES, *reference.ROUTES],
        dependencies=DEPENDENCIES,
    )
]
