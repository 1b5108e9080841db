"""The look of an organization. This file is the plugin's table of contents."""

from collections.abc import Sequence

from estante.api.access import Policy
from estante.api.plugins import FirstStep, has_rows, hookimpl
from litestar.types import ControllerRouterHandler

from estante_personalization import policies
from estante_personalization.models import Style
from estante_personalization.routes import font, style


@hookimpl
def register_routes() -> Sequence[ControllerRouterHandler]:
    return [*style.ROUTES, *font.ROUTES]


@hookimpl
def register_policies() -> Sequence[Policy]:
    return policies.ALL


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
