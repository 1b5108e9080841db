"""Feature flags, asked of the OpenFeature provider of this process with guid, role and tenant (SHE-084).

The built-in provider reads the tenants' files. Another one stands in its place where a plugin sets it for the
domain `estante` when it is imported. What is not set, or cannot be fetched, is off.
"""

from collections.abc import Mapping, Sequence
from typing import Any
from uuid import UUID

from openfeature import api
from openfeature.evaluation_context import EvaluationContext
from openfeature.exception import ErrorCode
from openfeature.flag_evaluation import FlagResolutionDetails, Reason
from openfeature.provider import AbstractProvider, Metadata
from openfeature.provider.no_op_provider import NoOpProvider

from estante.identity.permissions import FlagAnswers
from estante.identity.principal import Principal
from estante.plugins.registry import PluginRegistry

DOMAIN = "estante"
PROVIDER = "estante-tenant-files"
FLAGS = "flags"
# A service that answers none of these is away; a flag that it does not have is off.
AWAY = frozenset({ErrorCode.GENERAL, ErrorCode.PROVIDER_NOT_READY, ErrorCode.PROVIDER_FATAL})


class TenantFlagProvider(AbstractProvider):
    """Answers booleans from the tenant in the evaluation context's attribute `flags`."""

    def get_metadata(self) -> Metadata:
        """The provider's name."""
        return Metadata(name=PROVIDER)

    def resolve_boolean_details(
        self, flag_key: str, default_value: bool, evaluation_context: EvaluationContext | None = None
    ) -> FlagResolutionDetails[bool]:
        """Whether the tenant has the flag on."""
        flags = (evaluation_context.attributes if evaluation_context else {}).get(FLAGS)
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
    """The flags as a person has them. What a tenant's file says is asked once a revision; another provider
    may answer each person differently, and keeps what it knows itself.
    """

    def __init__(self, registry: PluginRegistry) -> None:
        self._registry = registry
        if api.get_provider_metadata(DOMAIN).name == NoOpProvider().get_metadata().name:
            api.set_provider(TenantFlagProvider(), DOMAIN)
        self._client = api.get_client(DOMAIN)
        self._answers: dict[UUID, tuple[int, dict[str, bool]]] = {}

    def on(self, principal: Principal, name: str) -> bool:
        """Whether a person has a flag on; off while it cannot be fetched."""
        if api.get_provider_metadata(DOMAIN).name != PROVIDER:
            return self._client.get_boolean_value(name, False, context_of(principal))
        tenant = principal.tenant
        revision, answers = self._answers.get(tenant.guid, (-1, {}))
        if revision != tenant.revision:
            answers = {}
            self._answers[tenant.guid] = (tenant.revision, answers)
        answer = answers.get(name)
        if answer is None:
            answer = answers[name] = self._client.get_boolean_value(name, False, context_of(principal))
        return answer

    def all(self, principal: Principal) -> FlagAnswers:
        """Every flag of the plugins that are on for a person's tenant."""
        enabled = self._registry.enabled(principal.tenant)
        names = [flag.name for plugin in self._registry if plugin.id in enabled for flag in plugin.flags]
        if api.get_provider_metadata(DOMAIN).name == PROVIDER:
            return FlagAnswers({name: self.on(principal, name) for name in names}, are_known=True)
        context = context_of(principal)
        details = [self._client.get_boolean_details(name, False, context) for name in names]
        return FlagAnswers(
            {answer.flag_key: answer.value for answer in details},
            are_known=not any(answer.error_code in AWAY for answer in details),
        )


def context_of(principal: Principal) -> EvaluationContext:
    """Who asks, as a provider is told: guid, role and tenant, and what the tenant's file says."""
    tenant = principal.tenant
    return EvaluationContext(
        str(principal.person_guid or tenant.key),
        {"role": principal.role_guid, "tenant": tenant.key, FLAGS: tenant.flags},
    )
