"""The look of an organization. This file is the plugin's table of contents."""

from collections.abc import Sequence
from types import ModuleType

from estante.api.access import Policy
from estante.api.plugins import FirstStep, has_rows, hookimpl
from litestar.types import ControllerRouterHandler

from estante_personalization import hookspecs, policies
from estante_personalization.contracts import OwnFontSource
from estante_personalization.models import Style
from estante_personalization.routes import font, style
from estante_personalization.services.custom_font import own_fonts


@hookimpl
def register_hookspecs() -> ModuleType:
    """`register_own_fonts`."""
    return hookspecs


@hookimpl
def register_routes() -> Sequence[ControllerRouterHandler]:
    return [*style.ROUTES, *font.ROUTES]


@hookimpl
def register_policies() -> Sequence[Policy]:
    return policies.ALL


@hookimpl
def register_own_fonts() -> Sequence[OwnFontSource]:
    """For plugins whose records have fonts."""
    return [own_fonts]


@hookimpl
def register_first_steps() -> Sequence[FirstStep]:
    return [
        FirstStep(
            name="personalization.look",
            text_key="personalization.first_steps.look",
            page="/personalize",
            action=policies.Personalize.update,
            order=20,
            is_done=has_rows(Style.guid),
        )
    ]
