"""One completed statement for a person and a content, however often it is heard (LRS-051)."""

from uuid import UUID, uuid5

import msgspec
from estante.api.database import Transaction
from estante.api.tenants import Tenant

from estante_lrs.services.credentials import account_of, home_of
from estante_lrs.services.learners import pseudonym_of
from estante_lrs.services.statements import StatementStore
from estante_lrs.xapi.access import Asker
from estante_lrs.xapi.names import Json
from estante_lrs.xapi.statements import read_statements

COMPLETED = "http://adlnet.gov/expapi/verbs/completed"
DISPLAY = {"es": "completó", "pt": "concluiu", "en": "completed"}
STORE = "estante"


def activity_of(tenant: Tenant, content_guid: UUID) -> str:
    """The id by which a content stands in statements of our own."""
    return f"{home_of(tenant)}contents/{content_guid}"


async def record_completion(
    session: Transaction, tenant: Tenant, person_guid: UUID, content_guid: UUID, name: str = ""
) -> None:
    """Store the statement; its id follows from person and content, so that a second one changes nothing."""
    pseudonym = await pseudonym_of(session, tenant, person_guid, content_guid)
    activity: Json = {"objectType": "Activity", "id": activity_of(tenant, content_guid)}
    if name:
        activity["definition"] = {"name": {"und": name}}
    said = {
        "id": str(uuid5(pseudonym, "completed")),
        "actor": account_of(tenant, pseudonym),
        "verb": {"id": COMPLETED, "display": DISPLAY},
        "object": activity,
        "result": {"completion": True},
    }
    asker = Asker(authority={**account_of(tenant, STORE), "name": "Estante"})
    await StatementStore(session, tenant).add(
        asker, read_statements(msgspec.json.encode(said), is_second=False)
    )
