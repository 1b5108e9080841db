"""From an Authorization header to who asks (LRS-041, LRS-042)."""

import base64
import binascii
import hashlib
import hmac
from collections.abc import Mapping
from uuid import UUID

from estante.api.access import PermissionChecker, Principal
from estante.api.database import Transaction
from estante.api.tenants import Tenant
from sqlalchemy import select

from estante_lrs.models import LrsClient, Pseudonym
from estante_lrs.policies import Clients, Statements
from estante_lrs.xapi.access import Asker
from estante_lrs.xapi.errors import CredentialsMissing
from estante_lrs.xapi.names import Json, account_identity

BASIC = "basic "


def home_of(tenant: Tenant) -> str:
    """The home page of the accounts that the organization vouches for."""
    return f"https://{tenant.hosts[0]}/"


def account_of(tenant: Tenant, name: str | UUID) -> Json:
    """An agent by an account of the organization."""
    return {"objectType": "Agent", "account": {"homePage": home_of(tenant), "name": str(name)}}


def pseudonym_in(tenant: Tenant, agent: Json) -> UUID | None:
    """The pseudonym of ours that an agent may be; None for an account of others and any other name."""
    account = agent.get("account")
    if not isinstance(account, dict) or account.get("homePage") != home_of(tenant):
        return None
    try:
        return UUID(account["name"])
    except ValueError:
        return None


def digest(secret: str) -> bytes:
    """What is stored of a secret of 256 random bits, which a fast hash keeps as well as a slow one."""
    return hashlib.sha256(secret.encode("utf-8", "surrogatepass")).digest()


def basic_of(headers: Mapping[str, str]) -> tuple[str, str] | None:
    """The name and the secret of a Basic header."""
    sent = headers.get("authorization", "")
    if not sent.lower().startswith(BASIC):
        return None
    try:
        name, _, secret = base64.b64decode(sent[len(BASIC) :].strip(), validate=True).decode().partition(":")
    except (binascii.Error, UnicodeError, ValueError):
        return None
    return name, secret


def basic(name: str, secret: str) -> str:
    """The value of a Basic header, without the word itself."""
    return base64.b64encode(f"{name}:{secret}".encode()).decode()


class Credentials:
    """Says who asks, in a transaction of the request."""

    def __init__(self, session: Transaction, principal: Principal, permissions: PermissionChecker) -> None:
        self._session, self._principal, self._permissions = session, principal, permissions
        self._tenant = principal.tenant

    async def asker(self, headers: Mapping[str, str]) -> Asker:
        """Who asks. Raises CredentialsMissing: 401."""
        if self._principal.is_signed_in:
            return await self._person()
        sent = basic_of(headers)
        client = await self._client(*sent) if sent is not None else None
        if client is None:
            raise CredentialsMissing
        return client

    async def _client(self, key: str, secret: str) -> Asker | None:
        client = await self._session.scalar(
            select(LrsClient).where(
                LrsClient.tenant_id == self._tenant.guid,
                LrsClient.key == key.replace("\x00", ""),
                LrsClient.status == "active",
                LrsClient.deleted_at.is_(None),
            )
        )
        if client is not None and hmac.compare_digest(client.secret_hash, digest(secret)):
            name = f"{client.name} ({client.provider})" if client.provider else client.name
            authority = {**account_of(self._tenant, client.guid), "name": name}
            return Asker(authority=authority, may_read=client.access == "all")
        return None

    async def _person(self) -> Asker:
        """Somebody by their session: staff who read all statements read all, others speak for themselves."""
        principal, home = self._principal, home_of(self._tenant)
        if principal.must_change_password or principal.must_add_factor:
            raise CredentialsMissing
        authority = account_of(self._tenant, principal.guid)
        if principal.session_kind != "access" and self._permissions.allows(principal, Statements.readList):
            # Who makes clients may do what a client may; who only reads statements changes none.
            return Asker(authority=authority, may_write=self._permissions.allows(principal, Clients.create))
        names = await self._session.scalars(
            select(Pseudonym.guid).where(
                Pseudonym.tenant_id == self._tenant.guid, Pseudonym.person_guid == principal.guid
            )
        )
        own = {account_identity(home, str(name)) for name in (principal.guid, *names)}
        if principal.email:
            own.add(f"mbox:mailto:{principal.email.lower()}")
        return Asker(authority=authority, person_guid=principal.guid, own=frozenset(own))
