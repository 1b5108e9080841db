"""The first half of a launch: the LMS says who it is, and is asked who comes (security framework §5.1.1)."""

import json
import secrets
from collections.abc import Mapping, Sequence
from datetime import UTC, datetime, timedelta
from urllib.parse import parse_qsl, urlencode, urlsplit, urlunsplit

from estante.api.database import Database
from estante.api.tenants import Tenant
from msgspec import Struct
from sqlalchemy import delete

from estante_lti.addresses import Addresses, OwnAddresses
from estante_lti.hashing import digest
from estante_lti.models import LoginAttempt, Registration
from estante_lti.refusals import (
    ClientUnknown,
    DeploymentUnknown,
    LoginIncomplete,
    PlatformUnknown,
    TargetForeign,
)
from estante_lti.services.launch_log import LaunchLog
from estante_lti.services.registrations import launching

TTL = timedelta(minutes=10)
# A used one is known for so long: who sends it again is told so.
REMEMBERED = timedelta(days=1)
REQUIRED = ("iss", "login_hint", "target_link_uri")
# What the LMS may begin with, and what is begun with again in a tab of its own.
TAKEN = (*REQUIRED, "lti_message_hint", "client_id", "lti_deployment_id")
MAX_VALUE = 8000


class BegunLaunch(Struct, frozen=True):
    """Where the browser goes, and the cookie by which it is known again."""

    url: str
    state: str
    browser: str


class LoginService:
    """Begins launches of one tenant."""

    def __init__(self, database: Database, tenant: Tenant, addresses: Addresses, log: LaunchLog) -> None:
        self._database, self._tenant = database, tenant
        self._addresses, self._log = addresses, log

    async def begin(self, sent: Mapping[str, str], own: OwnAddresses) -> BegunLaunch:
        """Keep what the answer has to be for, and say where the LMS is asked.

        Raises:
            LaunchRefused.
        """
        query = {name: sent[name][:MAX_VALUE] for name in TAKEN if sent.get(name)}
        for name in REQUIRED:
            if name not in query:
                raise LoginIncomplete(name)
        registration = await self._registration(query)
        if not self._addresses.is_own(query["target_link_uri"]):
            reason = TargetForeign(query["target_link_uri"])
            await self._log.refuse([registration.school_guid], reason)
            raise reason
        return await self._keep(registration, query, own)

    async def _registration(self, query: Mapping[str, str]) -> Registration:
        async with self._database.transaction(self._tenant) as session:
            known = await launching(session, query["iss"])
        if not known:
            raise PlatformUnknown(query["iss"])
        client, deployment = query.get("client_id"), query.get("lti_deployment_id")
        fitting = [row for row in known if client in (None, row.client_id)]
        if not fitting:
            raise await self._refused(known, ClientUnknown(client or ""))
        deployed = [row for row in fitting if deployment in (None, row.deployment_id)]
        if not deployed:
            raise await self._refused(fitting, DeploymentUnknown(deployment or ""))
        return deployed[0]

    async def _refused(
        self, rows: Sequence[Registration], reason: ClientUnknown | DeploymentUnknown
    ) -> ClientUnknown | DeploymentUnknown:
        await self._log.refuse([row.school_guid for row in rows], reason)
        return reason

    async def _keep(
        self, registration: Registration, query: Mapping[str, str], own: OwnAddresses
    ) -> BegunLaunch:
        state, nonce, browser = (secrets.token_urlsafe(32) for _ in range(3))
        now = datetime.now(UTC)
        async with self._database.transaction(self._tenant) as session:
            await session.execute(delete(LoginAttempt).where(LoginAttempt.expires_at < now - REMEMBERED))
            session.add(
                LoginAttempt(
                    tenant_id=self._tenant.guid,
                    state_hash=digest(state),
                    browser_hash=digest(browser),
                    nonce=nonce,
                    issuer=query["iss"],
                    client_id=registration.client_id or "",
                    query=json.dumps(query),
                    expires_at=now + TTL,
                )
            )
        parameters = {
            "scope": "openid",
            "response_type": "id_token",
            "response_mode": "form_post",
            "prompt": "none",
            "client_id": registration.client_id or "",
            "redirect_uri": own.redirect,
            "login_hint": query["login_hint"],
            "state": state,
            "nonce": nonce,
        }
        if hint := query.get("lti_message_hint"):
            parameters["lti_message_hint"] = hint
        return BegunLaunch(_with_query(registration.authorization_url or "", parameters), state, browser)


def _with_query(url: str, query: Mapping[str, str]) -> str:
    """An address with these parameters beside its own."""
    parts = urlsplit(url)
    own = parse_qsl(parts.query, keep_blank_values=True)
    return urlunsplit(parts._replace(query=urlencode([*own, *query.items()]), fragment=""))
