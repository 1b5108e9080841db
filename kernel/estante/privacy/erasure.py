"""Erasing a person: everything that the declarations name, then the person.

The entry in `erased_people` comes first and the person's own row goes last, so that an erasure that was
broken off goes on wherever it was: by the job that is tried again, by the one that looks every hour, by the
command, or after a restored backup. Each step may be done twice.
"""

from collections import Counter
from collections.abc import Mapping
from datetime import timedelta
from uuid import UUID

import structlog
from msgspec import Struct
from sqlalchemy import func, select
from sqlalchemy.ext.asyncio import AsyncSession

from estante.errors import ApiError
from estante.identity import sessions
from estante.identity.models import Person
from estante.jobs.kinds import JobContext, JobKind
from estante.jobs.payloads import Json, NoPayload
from estante.jobs.schedules import HOURLY
from estante.plugins.registry import registry_of
from estante.privacy.declarations import PrivacyContext, Subject
from estante.privacy.models import ErasedPerson
from estante.privacy.people import add_to_erased, subject_of
from estante.privacy.tables import erase_rows
from estante.privacy.undeclared import undeclared_with
from estante.tenancy.tenant import Tenant

# By then the job that was asked for is over, or nobody runs it.
ABANDONED = timedelta(hours=2)
HEARTBEAT_SECONDS = 9
# What somebody was at when it began may still arrive; more than this is a plugin that never comes to an end.
MAX_ROUNDS = 5
log = structlog.get_logger(__name__)


class ErasureIncomplete(ApiError):
    """409: a plugin that does not work now keeps something, or what is erased comes back."""

    status, code = 409, "ERASURE_INCOMPLETE"


async def begin_erasure(
    session: AsyncSession, tenant: Tenant, person: Person
) -> tuple[ErasedPerson, list[bytes]]:
    """Shut a person out and enter it among the erased.

    Answers the entry, and the sessions' hashes for `revocation.announce` after the commit.
    """
    person.is_active = False
    ended = await sessions.end_all_of(session, tenant, person.guid)
    return await add_to_erased(session, tenant, person.guid), ended


async def erase_person(context: PrivacyContext, entry: ErasedPerson) -> Mapping[str, int]:
    """Erase somebody who is entered. Answers how many rows were deleted or changed, by table.

    Raises:
        ErasureIncomplete: 409, something would stay; the person cannot sign in and the erasure goes on later.
    """
    subject = await _subject(context, entry)
    *before, people = registry_of(context.plugins).personal_data
    counts: Counter[str] = Counter()
    for _round in range(MAX_ROUNDS):
        changed: Counter[str] = Counter()
        for data in before:
            changed[data.table] += await erase_rows(context, data, subject)
        counts += changed
        if not changed.total():
            break
    else:
        raise ErasureIncomplete(tables=", ".join(sorted(+changed)))
    if left := await undeclared_with(context, subject.guid):
        raise ErasureIncomplete(tables=", ".join(left))
    counts[people.table] += await erase_rows(context, people, subject)
    async with context.database.transaction(context.tenant) as session:
        done = await session.get_one(ErasedPerson, (context.tenant.guid, entry.guid))
        done.finished_at = done.finished_at or func.now()
    log.info("person_erased", tenant=context.tenant.key, pseudonym=subject.pseudonym_name)
    return dict(sorted((+counts).items()))


async def _subject(context: PrivacyContext, entry: ErasedPerson) -> Subject:
    async with context.database.transaction(context.tenant) as session:
        person = await session.get(Person, (context.tenant.guid, entry.person_guid))
    return Subject(entry.person_guid, entry.guid) if person is None else subject_of(person, entry.guid)


class ErasePayload(Struct, frozen=True):
    """The guid of the entry in `erased_people`."""

    erasure: UUID


async def run_erasure(job: JobContext, payload: ErasePayload) -> Json:
    """Erase the person of an entry; the job's row knows the pseudonym only."""
    async with job.database.transaction(job.tenant) as session:
        entry = await session.get_one(ErasedPerson, (job.tenant.guid, payload.erasure))
    return {"erased": dict(await erase_person(job, entry))}


async def erase_unfinished(context: PrivacyContext, waited: timedelta = timedelta()) -> int:
    """Go on with erasures that were broken off at least that long ago. Answers how many ended."""
    async with context.database.transaction(context.tenant) as session:
        unfinished = list(
            await session.scalars(
                select(ErasedPerson)
                .where(
                    ErasedPerson.tenant_id == context.tenant.guid,
                    ErasedPerson.finished_at.is_(None),
                    ErasedPerson.created_at <= func.now() - waited,
                )
                .order_by(ErasedPerson.guid)
            )
        )
    ended = 0
    for entry in unfinished:
        try:
            await erase_person(context, entry)
            ended += 1
        except ErasureIncomplete as error:
            log.error("erasure_incomplete", tenant=context.tenant.key, **error.params)
    return ended


async def _resume(job: JobContext, _payload: NoPayload) -> Json:
    return {"ended": await erase_unfinished(job, ABANDONED)}


ERASE = JobKind(
    "estante.privacy.erase",
    ErasePayload,
    run_erasure,
    "jobs.kinds.erase_person",
    retries=5,
    timeout=3600,
    heartbeat=HEARTBEAT_SECONDS,
)
RESUME = JobKind(
    "estante.privacy.resume",
    NoPayload,
    _resume,
    "jobs.kinds.resume_erasures",
    timeout=3600,
    schedule=HOURLY,
    due="SELECT EXISTS (SELECT FROM erased_people WHERE finished_at IS NULL)",
)
