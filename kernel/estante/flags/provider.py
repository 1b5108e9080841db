"""Feature flags: an OpenFeature provider over the tenants' files. What a tenant does not set is off."""

from collections.abc import Mapping, Sequence
from typing import Any
from uuid import UUID

from openfeature import api
from openfeature.evaluation_context import EvaluationContext
from openfeature.exception import ErrorCode
from openfeature.flag_evaluation import FlagResolutionDetails, Reason
from openfeature.provider import AbstractProvider, Metadata

from estante.plugins.registry import PluginRegistry
from estante.tenancy.tenant import Tenant

DOMAIN = "estante"
TENANT = "tenant"


class TenantFlagProvider(AbstractProvider):
    """Answers booleans from the tenant in the evaluation context's attribute `tenant`."""

    def get_metadata(self) -> Metadata:
        """The provider's name."""
        return Metadata(name="estante-tenant-files")

    def resolve_boolean_details(
        self, flag_key: str, default_value: bool, evaluation_context: EvaluationContext | None = None
    ) -> FlagResolutionDetails[bool]:
        """Whether the tenant has the flag on."""
        flags = (evaluation_context.attributes if evaluation_context else {}).get(TENANT)
        if not isinstance(flags, Mapping):
            return FlagResolutionDetails(default_value, error_code=ErrorCode.INVALID_CONTEXT)
        return FlagResolutionDetails(bool(flags.get(flag_key, default_value)), reason=Reason.STATIC)

    def resolve_string_details(
        self, flag_key: str, default_value: str, evaluation_context: EvaluationContext | None = None
    ) -> FlagResolutionDetails[str]:
        """Flags are booleans."""
        return _wrong_type(default_value)

    def resolve_integer_details(
        self, flag_key: str, default_value: int, evaluation_context: EvaluationContext | None = None
    ) -> FlagResolutionDetails[int]:
        """Flags are booleans."""
        return _wrong_type(default_value)

    def resolve_float_details(
        self, flag_key: str, default_value: float, evaluation_context: EvaluationContext | None = None
    ) -> FlagResolutionDetails[float]:
        """Flags are booleans."""
        return _wrong_type(default_value)

    def resolve_object_details(
        self,
        flag_key: str,
        default_value: Sequence[Any] | Mapping[str, Any],
        evaluation_context: EvaluationContext | None = None,
    ) -> FlagResolutionDetails[Sequence[Any] | Mapping[str, Any]]:
        """Flags are booleans."""
        return _wrong_type(default_value)


def _wrong_type(default_value: Any) -> FlagResolutionDetails[Any]:
    return FlagResolutionDetails(default_value, error_code=ErrorCode.TYPE_MISMATCH)


class Flags:
    """The tenants' flags. What a revision of a tenant's file says is asked once and remembered."""

    def __init__(self, registry: PluginRegistry) -> None:
        self._registry = registry
        api.set_provider(TenantFlagProvider(), DOMAIN)
        self._client = api.get_client(DOMAIN)
        self._answers: dict[UUID, tuple[int, dict[str, bool]]] = {}

    def on(self, tenant: Tenant, name: str) -> bool:
        """Whether a tenant has a flag on."""
        revision, answers = self._answers.get(tenant.guid, (-1, {}))
        if revision != tenant.revision:
            answers = {}
            self._answers[tenant.guid] = (tenant.revision, answers)
        answer = answers.get(name)
        if answer is None:
            context = EvaluationContext(tenant.key, {TENANT: tenant.flags})
            answer = answers[name] = self._client.get_boolean_value(name, False, context)
        return answer

    def all(self, tenant: Tenant) -> Mapping[str, bool]:
        """Every known flag of the plugins that are on for a tenant."""
        enabled = self._registry.enabled(tenant)
        names = [flag.name for plugin in self._registry if plugin.id in enabled for flag in plugin.flags]
        return {name: self.on(tenant, name) for name in names}
