"""The calls of evaluation scales."""

from estante.api.records import record_routes

from estante_settings.lists.scale import SCALES
from estante_settings.policies import Scales
from estante_settings.schemas.scale import NewScale, ScaleAnswer, ScaleFields
from estante_settings.services.scale import ACTS, ScaleService

ROUTES = record_routes(
    ScaleService,
    Scales,
    SCALES,
    path="/v3/evaluation_scale",
    answer=ScaleAnswer,
    new=NewScale,
    fields=ScaleFields,
    acts=ACTS,
    deletes="one",
)
