"""xAPI contents that somebody has open: what they are launched with, and what that lets them do (VS §4, §7).

A package runs on a host of its own, and the record store answers it there, below `/_xapi/`: no other page may
ask in its name, and nothing of the application is opened to it. The credential is signed, says nothing of the
person, and is for one package of one person.
"""

from collections.abc import Mapping
from datetime import UTC, datetime, timedelta
from uuid import UUID, uuid5

from estante.api.database import Transaction
from estante.api.files import FileForbidden, FileStore
from estante.api.people import find_person
from estante.api.tenants import Tenant
from sqlalchemy import select

from estante_lrs.cmi5.sessions import Cmi5Sessions
from estante_lrs.models import Pseudonym
from estante_lrs.schemas import Launch
from estante_lrs.services.credentials import account_of, basic, basic_of, home_of
from estante_lrs.xapi.access import Asker
from estante_lrs.xapi.errors import CredentialsMissing
from estante_lrs.xapi.names import account_identity, key_of

PURPOSE = "lrs.launch"
XAPI_TYPE = "CTTY_20"
# As long as the package's own address holds.
TTL_SECONDS = 12 * 3600
ENDPOINT = "/_xapi/"


def registration_of(pseudonym: UUID) -> UUID:
    """Under what a person uses a content: the same from then on."""
    return uuid5(pseudonym, "registration")


def asker_of(tenant: Tenant, pseudonym: UUID, person_guid: UUID, session_guid: UUID | None = None) -> Asker:
    """A content that somebody has open: it speaks for the person as it knows them, and for nobody else."""
    identity = account_identity(home_of(tenant), str(pseudonym))
    return Asker(
        authority=account_of(tenant, pseudonym),
        person_guid=person_guid,
        own=frozenset({identity}),
        reads_only=key_of("agent", identity),
        may_void=False,
        session_guid=session_guid,
    )


class Launches:
    """Launches of xAPI contents, in a transaction of the request."""

    def __init__(self, session: Transaction, tenant: Tenant, files: FileStore) -> None:
        self._session, self._tenant, self._files = session, tenant, files

    def endpoint(self, package: str) -> str:
        """Where the record store answers a package."""
        return self._files.addresses.base(self._tenant, package) + ENDPOINT

    def launch(self, pseudonym: UUID, package: str) -> Launch:
        """What a package is launched with, for who it knows by this pseudonym."""
        secret = self._files.signer.sign(PURPOSE, self._tenant.guid, f"{pseudonym}:{package}", TTL_SECONDS)
        return Launch(
            endpoint=self.endpoint(package),
            auth=f"Basic {basic(str(pseudonym), secret)}",
            registration=registration_of(pseudonym),
            expires_at=datetime.now(UTC) + timedelta(seconds=TTL_SECONDS),
        )

    async def asker(self, headers: Mapping[str, str], package: str | None) -> Asker:
        """Who asks: on the host of a package what was launched there, elsewhere a session of cmi5.

        Raises:
            CredentialsMissing: 401, nobody, or somebody whose account is switched off.
        """
        sent = basic_of(headers)
        asker = await self._launched(*sent, package) if sent is not None else None
        person = await find_person(self._session, asker.person_guid) if asker and asker.person_guid else None
        if asker is None or person is None or not person.is_active:
            raise CredentialsMissing
        return asker

    async def _launched(self, name: str, secret: str, package: str | None) -> Asker | None:
        begun = await Cmi5Sessions(self._session, self._tenant).known(name, secret, package)
        if begun is not None:
            return asker_of(self._tenant, begun.pseudonym, begun.person_guid, begun.guid)
        try:
            pseudonym = UUID(name)
            self._files.signer.verify(secret, PURPOSE, self._tenant.guid, f"{pseudonym}:{package}")
        except (ValueError, FileForbidden):
            return None
        person_guid: UUID | None = await self._session.scalar(
            select(Pseudonym.person_guid).where(
                Pseudonym.tenant_id == self._tenant.guid, Pseudonym.guid == pseudonym
            )
        )
        return asker_of(self._tenant, pseudonym, person_guid) if person_guid is not None else None
