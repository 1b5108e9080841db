"""Staff opening the front office as somebody else: short, recorded, and never upwards (KER-040)."""

from collections.abc import Container
from uuid import UUID

from estante import audit
from estante.actions import Action
from estante.database.engine import Database
from estante.errors import FieldError, Forbidden, NotFound, ValidationFailed
from estante.identity import sessions
from estante.identity.accounts import people
from estante.identity.permissions import PermissionChecker
from estante.identity.policies import Users
from estante.identity.principal import Principal
from estante.identity.sessions import ActiveSession, Opened
from estante.plugins.hook_caller import HookCaller

ORACULO = "oraculo"


class Impersonation:
    """Opens sessions as somebody else, for the person behind `active_session`."""

    def __init__(
        self,
        database: Database,
        permissions: PermissionChecker,
        active_session: ActiveSession,
        plugins: HookCaller,
    ) -> None:
        self._database = database
        self._permissions = permissions
        self._active = active_session
        self._front_sections = plugins.front_sections

    async def open(self, whom: str, provider: str | None) -> Opened:
        """Open a session as the person with this guid, or with this id in a provider's registry.

        Raises:
            NotFound: 404. Forbidden: 403, more rights than the caller, or already in an impersonation.
            ValidationFailed: 400, an unknown provider.
        """
        caller = self._active.principal
        if caller.session_kind != "session":
            raise self._refusal()
        async with self._database.transaction(caller.tenant) as session:
            if provider == ORACULO:
                person = await people.by_oraculo_id(session, caller.tenant, whom)
            elif provider is None:
                person = await people.by_guid(session, caller.tenant, _guid(whom))
            else:
                raise ValidationFailed(fields=[FieldError("provider", "one_of", {"allowed": ORACULO})])
            if person is None or not person.is_active:
                raise NotFound
            shown = people.principal_of(caller.tenant, person)
            self._must_not_rise(caller, shown)
            opened = await sessions.start(
                session,
                caller.tenant,
                person.guid,
                "impersonation",
                acting_guid=caller.guid,
                parent_guid=self._active.guid,
            )
            await audit.record(
                session, caller, str(Users.impersonate), "person", person.guid, {"as": shown.username}
            )
        return opened

    def _must_not_rise(self, caller: Principal, shown: Principal) -> None:
        must_not_rise(self._permissions, self._front_sections, caller, shown, Users.impersonate)

    def _refusal(self) -> Forbidden:
        return more_rights(Users.impersonate)


def must_not_rise(
    permissions: PermissionChecker,
    front_sections: Container[str],
    caller: Principal,
    shown: Principal,
    action: Action,
) -> None:
    """Refuse an act upon a person who may do what the caller may not, in the back office.

    Raises:
        Forbidden: 403.
    """
    has, wants = permissions.actions(caller), permissions.actions(shown)
    for section, actions in wants.items():
        if section not in front_sections and not set(actions) <= set(has.get(section, ())):
            raise more_rights(action)


def more_rights(action: Action) -> Forbidden:
    """The refusal that names the action."""
    text = "MORE_RIGHTS" if action == Users.impersonate else "MORE_RIGHTS_THAN_YOU"
    return Forbidden(extra={"action": str(action)}, text=text, action=str(action))


def _guid(text: str) -> UUID:
    try:
        return UUID(text)
    except ValueError:
        raise NotFound from None
