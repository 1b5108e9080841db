"""A service of flags that has everything on, and does not answer while a file lies in Estante's folder."""

import os
from pathlib import Path

from estante.flags.provider import DOMAIN, TenantFlagProvider
from openfeature import api
from openfeature.evaluation_context import EvaluationContext
from openfeature.flag_evaluation import FlagResolutionDetails
from openfeature.provider import Metadata

AWAY = "flags-are-away"


class FlagService(TenantFlagProvider):
    """On, or no answer at all."""

    def get_metadata(self) -> Metadata:
        """Another name than the built-in one's."""
        return Metadata(name="flags-of-a-vendor")

    def resolve_boolean_details(
        self, flag_key: str, default_value: bool, evaluation_context: EvaluationContext | None = None
    ) -> FlagResolutionDetails[bool]:
        """Asked for every flag."""
        if Path(os.environ["ESTANTE_BASE_PATH"], AWAY).exists():
            raise ConnectionError("the service is away")
        return FlagResolutionDetails(True)


# Only in a server that found this plugin as an installed one: the tests themselves read it, too.
if "ESTANTE_BASE_PATH" in os.environ:
    api.set_provider(FlagService(), DOMAIN)
