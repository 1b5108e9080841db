"""What the record store keeps about people, and what becomes of it when one is erased."""

import hashlib
from collections.abc import Sequence

from estante.api.people import PersonalData, PrivacyContext, Subject
from estante.api.records import record_personal_data
from msgspec import structs
from sqlalchemy import text

from estante_lrs.models import Cmi5Session, LearningRecord, Pseudonym, StateDocument, Statement
from estante_lrs.services.clients import ClientService
from estante_lrs.xapi.names import key_of

BATCH = 1_000
PERSON = ("person_guid",)
# Statements that an activity provider wrote name a person by the e-mail or its digest: their keys find them.
ERASE = text("""
DELETE FROM xapi_statements WHERE (tenant_id, guid) IN (
  SELECT s.tenant_id, s.guid FROM xapi_statements s
  WHERE s.tenant_id = :tenant AND (s.person_guid = :person OR s.guid IN (
    SELECT k.statement_guid FROM xapi_keys k WHERE k.tenant_id = :tenant AND k.key = ANY(:keys)))
  LIMIT :batch)
""")


async def erase_statements(context: PrivacyContext, subject: Subject) -> int:
    """Delete what was said of a person, by the name of ours or by the e-mail; answers how many statements."""
    keys = [key_of("agent", name) for word in subject.words if "@" in word for name in _names_of(word)]
    values = {"tenant": context.tenant.guid, "person": subject.guid, "keys": keys, "batch": BATCH}
    erased = 0
    while True:
        async with context.database.transaction(context.tenant) as session:
            deleted: int = (await session.execute(ERASE, values)).rowcount  # type: ignore[attr-defined]
        erased += deleted
        if deleted < BATCH:
            return erased


def _names_of(email: str) -> Sequence[str]:
    """The identities that an e-mail gives; its digest may be of it as it is written or in lower case."""
    written = [f"mailto:{word}" for word in dict.fromkeys((email, email.lower()))]
    digests = [hashlib.sha1(address.encode(), usedforsecurity=False).hexdigest() for address in written]
    return [f"mbox:{written[-1]}", *(f"mbox_sha1sum:{digest}" for digest in digests)]


def _kind(name: str) -> str:
    return f"lrs.personal_data.{name}"


PERSONAL_DATA: Sequence[PersonalData] = (
    PersonalData(
        table=Statement.__tablename__,
        columns=PERSON,
        text_key=_kind("statements"),
        on_erase="delete",
        document="statements",
        secret=("fingerprint",),
        erase=erase_statements,
    ),
    PersonalData(
        table=StateDocument.__tablename__,
        columns=PERSON,
        text_key=_kind("documents"),
        on_erase="delete",
        document="activity-documents",
    ),
    PersonalData(
        table=LearningRecord.__tablename__,
        columns=PERSON,
        text_key=_kind("records"),
        on_erase="delete",
        document="learning-records",
    ),
    PersonalData(
        table=Cmi5Session.__tablename__,
        columns=PERSON,
        text_key=_kind("sessions"),
        on_erase="delete",
        document="cmi5-sessions",
        secret=("fetch_hash", "secret_hash"),
    ),
    # Last: it says which actor the person was.
    PersonalData(
        table=Pseudonym.__tablename__,
        columns=PERSON,
        text_key=_kind("pseudonyms"),
        on_erase="delete",
        document="pseudonyms",
    ),
    structs.replace(record_personal_data(ClientService), text_key=_kind("clients"), secret=("secret_hash",)),
)
