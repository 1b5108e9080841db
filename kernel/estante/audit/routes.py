"""GET audit: who did what, newest first (KER-132, KER-133)."""

from collections.abc import Sequence

from litestar.types import ControllerRouterHandler

ROUTES: Sequence[ControllerRouterHandler] = []
