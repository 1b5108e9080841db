"""Who is asking: a person with a session, or nobody."""

from uuid import UUID

from msgspec import Struct

from estante.actions import SessionKind
from estante.tenancy.tenant import Tenant


class Principal(Struct, frozen=True):
    """The person behind a request, within one tenant. Nobody has `person_guid` None and role "".

    `acting_guid` and `acting_username` are who really acts, in an impersonation.
    """

    tenant: Tenant
    person_guid: UUID | None = None
    role_guid: str = ""
    username: str = ""
    name: str = ""
    lastname: str = ""
    email: str = ""
    lang_id: str = ""
    session_kind: SessionKind = "session"
    acting_guid: UUID | None = None
    acting_username: str = ""
    must_change_password: bool = False
    must_add_factor: bool = False

    @property
    def is_signed_in(self) -> bool:
        return self.person_guid is not None

    @property
    def guid(self) -> UUID:
        """The person's guid where the route has made sure that there is one."""
        if self.person_guid is None:
            raise LookupError("nobody is signed in")
        return self.person_guid
