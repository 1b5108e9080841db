"""What the organization itself says of a cmi5 session: launched, abandoned, satisfied (cmi5 1.0, 9.3)."""

from collections.abc import Sequence
from datetime import datetime
from uuid import UUID

import msgspec
from estante.api.database import Transaction
from estante.api.tenants import Tenant

from estante_lrs.cmi5.course import Part
from estante_lrs.cmi5.vocabulary import ABANDONED, CATEGORY, LAUNCHED, SATISFIED, SESSION_ID
from estante_lrs.models import Cmi5Session
from estante_lrs.services.completions import STORE
from estante_lrs.services.credentials import account_of
from estante_lrs.services.statements import StatementStore
from estante_lrs.validation.values import is_iri
from estante_lrs.xapi.access import Asker
from estante_lrs.xapi.names import Json
from estante_lrs.xapi.statements import read_statements, timestamp

DISPLAY = {
    LAUNCHED: {"es": "abrió", "pt": "abriu", "en": "launched"},
    ABANDONED: {"es": "abandonó", "pt": "abandonou", "en": "abandoned"},
    SATISFIED: {"es": "cumplió", "pt": "cumpriu", "en": "satisfied"},
}


def context_of(session_guid: UUID, part: Part) -> Json:
    """What the context of every statement of a session has: the unit's template (cmi5 1.0, 10.2.1)."""
    context: Json = {"extensions": {SESSION_ID: str(session_guid)}}
    if is_iri(part.identifier):
        publisher = {"objectType": "Activity", "id": part.identifier}
        context["contextActivities"] = {"grouping": [publisher]}
    return context


class SessionStatements:
    """Stores them, in a transaction."""

    def __init__(self, session: Transaction, tenant: Tenant) -> None:
        self._session, self._tenant = session, tenant

    async def add(
        self,
        of: Cmi5Session,
        said: Sequence[tuple[str, Part]],
        at: datetime,
        *,
        extensions: Json | None = None,
        result: Json | None = None,
        ids: Sequence[UUID] = (),
    ) -> None:
        """Say something of a session, each a verb and what it is said of."""
        statements = [
            self._statement(of, verb, part, at, extensions=extensions or {}, result=result)
            for verb, part in said
        ]
        for statement, guid in zip(statements, ids, strict=False):
            statement["id"] = str(guid)
        if statements:
            asker = Asker(authority={**account_of(self._tenant, STORE), "name": "Estante"})
            sent = read_statements(msgspec.json.encode(statements), is_second=False)
            await StatementStore(self._session, self._tenant).add(asker, sent)

    def _statement(
        self, of: Cmi5Session, verb: str, part: Part, at: datetime, *, extensions: Json, result: Json | None
    ) -> Json:
        context = context_of(of.guid, part)
        context["registration"] = str(of.registration)
        context["extensions"] |= extensions
        activities = context.setdefault("contextActivities", {})
        activities["category"] = [{"objectType": "Activity", "id": CATEGORY}]
        return {
            "actor": account_of(self._tenant, of.pseudonym),
            "verb": {"id": verb, "display": DISPLAY[verb]},
            "object": part.activity,
            "context": context,
            "timestamp": timestamp(at),
            **({"result": result} if result is not None else {}),
        }
