"""What the kernel itself keeps about people, and how each part of it is erased."""

import asyncio
from collections.abc import AsyncIterator, Sequence

from sqlalchemy import select, text

from estante.audit.records import AuditRecord
from estante.bulk.models import BulkChange
from estante.events.outbox import OutboxRow
from estante.exports.jobs import PREFIX
from estante.files.models import StoredFile, Upload, UploadToken
from estante.identity.factors.models import RecoveryCode, SecondFactor
from estante.identity.models import OauthAccount, Person, PersonSession
from estante.imports.models import ImportRun
from estante.jobs.models import OPEN, Job
from estante.mail.models import OutgoingLetter
from estante.notifications.models import Notification, NotificationSetting
from estante.privacy.declarations import PersonalData, PersonalFile, PrivacyContext, Subject
from estante.privacy.models import ErasedPerson
from estante.privacy.tables import BATCH
from estante.records.versions import RecordVersionRow
from estante.settings.models import TenantSetting

MAX_BATCH = 100
STOPPING_SECONDS = 60.0
LOOK_SECONDS = 0.2
ANONYMIZE = text("SELECT audit_anonymize(:erasure, :most)")
# Also what others asked for about the person: an export of it, or of the audit's records of it.
ABOUT = """
j.tenant_id = :tenant AND (j.person_guid = :person OR j.subject_guid = :person
    OR strpos(concat(j.payload, j.result, j.error_params), :named) > 0)
"""
# What contents wait for goes on for nobody.
HAND_OVER = text(f"""
UPDATE jobs SET person_guid = NULL
WHERE tenant_id = :tenant AND person_guid = :person AND status IN ('queued', 'processing')
  AND NOT starts_with(kind, '{PREFIX}')
""")  # noqa: S608
RUNNING = text(f"""
SELECT count(*) FROM jobs j JOIN saq_jobs q ON q.key = j.guid::text
WHERE {ABOUT} AND q.status IN ('active', 'aborting')
""")  # noqa: S608
FORGET_JOBS = text(f"""
DELETE FROM jobs WHERE tenant_id = :tenant AND guid IN (SELECT j.guid FROM jobs j WHERE {ABOUT} LIMIT :most)
RETURNING CASE WHEN starts_with(kind, '{PREFIX}') THEN result ->> 'path' END AS path
""")  # noqa: S608
UNLINK_EVENTS = text("""
UPDATE outbox SET body = replace(body::text, :named, :pseudonym)::jsonb
WHERE tenant_id = :tenant AND strpos(body::text, :named) > 0
""")


async def _avatar(context: PrivacyContext, subject: Subject) -> AsyncIterator[PersonalFile]:
    async with context.database.transaction(context.tenant) as session:
        person = await session.get(Person, (context.tenant.guid, subject.guid))
    if person is not None and person.avatar:
        yield PersonalFile(person.avatar, "avatar.png")


async def _erase_profile(context: PrivacyContext, subject: Subject) -> int:
    """Delete the picture and the person; sessions and linked accounts have gone before."""
    async with context.database.transaction(context.tenant) as session:
        person = await session.get(Person, (context.tenant.guid, subject.guid), with_for_update=True)
        if person is None:
            return 0
        if person.avatar:
            await context.files.delete(context.tenant, person.avatar)
        await session.delete(person)
    return 1


async def _anonymize_audit(context: PrivacyContext, subject: Subject) -> int:
    changed = 0
    for most in (BATCH, None):
        while True:
            async with context.database.transaction(context.tenant) as session:
                values = {"erasure": subject.pseudonym, "most": most}
                count = int(await session.scalar(ANONYMIZE, values) or 0)
            changed += count
            if count < BATCH or most is None:
                break
    return changed


async def _forget_jobs(context: PrivacyContext, subject: Subject) -> int:
    """Stop what runs, and delete the jobs with the files that they made."""
    values: dict[str, object] = {
        "tenant": context.tenant.guid,
        "person": subject.guid,
        "named": str(subject.guid),
    }
    async with context.database.transaction(context.tenant) as session:
        await session.execute(HAND_OVER, values)
        for job in await session.scalars(
            select(Job)
            .where(Job.person_guid == subject.guid, Job.status.in_(OPEN))
            .order_by(Job.guid)
            .with_for_update()
        ):
            await context.queue.cancel(session, job)
    # A job that is being stopped may still write its file.
    async with asyncio.timeout(STOPPING_SECONDS):
        while await _runs(context, values):  # noqa: ASYNC110 - what is waited for is in a database
            await asyncio.sleep(LOOK_SECONDS)
    forgotten = 0
    while True:
        async with context.database.transaction(context.tenant) as session:
            gone = (await session.execute(FORGET_JOBS, {**values, "most": MAX_BATCH})).all()
            await context.files.delete(context.tenant, *[row.path for row in gone if row.path])
        forgotten += len(gone)
        if len(gone) < MAX_BATCH:
            break
    await context.queue.live.forget(context.tenant.guid, subject.guid)
    return forgotten


async def _runs(context: PrivacyContext, values: dict[str, object]) -> bool:
    async with context.database.transaction(context.tenant) as session:
        return bool(await session.scalar(RUNNING, values))


async def _unlink_events(context: PrivacyContext, subject: Subject) -> int:
    """Take the person out of events that some listener has yet to hear."""
    named = {"named": str(subject.guid), "pseudonym": str(subject.pseudonym), "tenant": context.tenant.guid}
    async with context.database.transaction(context.tenant) as session:
        done = await session.execute(UNLINK_EVENTS, named)
    return int(done.rowcount)  # type: ignore[attr-defined]


async def _erase_uploads(context: PrivacyContext, subject: Subject) -> int:
    """Delete unfinished uploads with their pieces."""
    removed = 0
    while True:
        async with context.database.transaction(context.tenant) as session:
            own = select(Upload).where(Upload.person_guid == subject.guid).limit(MAX_BATCH)
            uploads = list(await session.scalars(own.with_for_update()))
            for upload in uploads:
                await context.files.delete(context.tenant, *[str(path) for path, _ in upload.pieces])
                await session.delete(upload)
        removed += len(uploads)
        if len(uploads) < MAX_BATCH:
            return removed


async def _uploaded_files(context: PrivacyContext, subject: Subject) -> AsyncIterator[PersonalFile]:
    async with context.database.transaction(context.tenant) as session:
        own = select(StoredFile).where(StoredFile.person_guid == subject.guid).order_by(StoredFile.guid)
        files = list(await session.scalars(own))
    for file in files:
        yield PersonalFile(file.path, f"{file.guid}-{file.name}")


async def _erase_files(context: PrivacyContext, subject: Subject) -> int:
    """Delete files that nothing uses; those that contents are made of lose who sent them."""
    changed = 0
    while True:
        async with context.database.transaction(context.tenant) as session:
            own = select(StoredFile).where(StoredFile.person_guid == subject.guid).limit(MAX_BATCH)
            files = list(await session.scalars(own.with_for_update()))
            for file in files:
                if file.claimed_at is None:
                    await context.files.delete(context.tenant, file.path)
                    await session.delete(file)
                else:
                    file.person_guid = None
        changed += len(files)
        if len(files) < MAX_BATCH:
            return changed


def _kind(name: str) -> str:
    return f"personal_data.kinds.{name}"


PERSONAL_DATA: Sequence[PersonalData] = (
    PersonalData(
        table=PersonSession.__tablename__,
        columns=("person_guid", "acting_guid"),
        text_key=_kind("sessions"),
        on_erase="delete",
        document="sessions",
        secret=("token_hash", "acting_guid", "parent_guid"),
    ),
    PersonalData(
        table=OauthAccount.__tablename__,
        columns=("person_guid",),
        text_key=_kind("oauth_accounts"),
        on_erase="delete",
        document="linked-accounts",
        answered=("email",),
    ),
    PersonalData(
        table=SecondFactor.__tablename__,
        columns=("person_guid",),
        text_key=_kind("second_factors"),
        on_erase="delete",
        document="second-factors",
        secret=("secret", "credential_id"),
    ),
    PersonalData(
        table=RecoveryCode.__tablename__,
        columns=("person_guid",),
        text_key=_kind("recovery_codes"),
        on_erase="delete",
        document="recovery-codes",
        secret=("code_hash",),
    ),
    PersonalData(
        table=Job.__tablename__,
        columns=("person_guid", "subject_guid"),
        text_key=_kind("jobs"),
        on_erase="delete",
        document="jobs",
        # Of a job that somebody else asked for, only that it was about this person.
        secret=("person_guid", "payload", "result", "error_params"),
        erase=_forget_jobs,
    ),
    PersonalData(
        table=BulkChange.__tablename__,
        columns=("person_guid",),
        text_key=_kind("bulk_changes"),
        on_erase="delete",
        document="bulk-changes",
        # Another change, and no person.
        answered=("undone_by",),
        secret=("acting_guid",),
    ),
    PersonalData(
        table=BulkChange.__tablename__,
        columns=("acting_guid",),
        text_key=_kind("bulk_changes"),
        on_erase="unlink",
    ),
    PersonalData(
        table=Upload.__tablename__,
        columns=("person_guid",),
        text_key=_kind("uploads"),
        on_erase="delete",
        document="uploads",
        erase=_erase_uploads,
    ),
    PersonalData(
        table=UploadToken.__tablename__,
        columns=("person_guid",),
        text_key=_kind("uploads"),
        on_erase="delete",
        document="upload-permissions",
        secret=("token_sha256",),
    ),
    PersonalData(
        table=StoredFile.__tablename__,
        columns=("person_guid",),
        text_key=_kind("files"),
        on_erase="unlink",
        document="files",
        files=_uploaded_files,
        erase=_erase_files,
    ),
    PersonalData(
        table=Notification.__tablename__,
        columns=("person_guid",),
        text_key=_kind("notifications"),
        on_erase="delete",
        document="notifications",
    ),
    PersonalData(
        table=NotificationSetting.__tablename__,
        columns=("person_guid",),
        text_key=_kind("notification_settings"),
        on_erase="delete",
        document="notification-settings",
    ),
    PersonalData(
        table=OutgoingLetter.__tablename__,
        columns=("person_guid",),
        text_key=_kind("letters"),
        on_erase="delete",
        document="letters",
        secret=("values", "key"),
    ),
    PersonalData(
        table=OutboxRow.__tablename__,
        columns=(),
        text_key=_kind("events"),
        on_erase="pseudonym",
        erase=_unlink_events,
    ),
    PersonalData(
        table=AuditRecord.__tablename__,
        columns=("actor_guid", "shown_guid", "entity_guid"),
        text_key=_kind("audit"),
        on_erase="pseudonym",
        document="audit",
        # Whoever else acted is somebody else's data.
        secret=("actor_guid", "actor_username", "shown_guid", "shown_username"),
        erase=_anonymize_audit,
    ),
    PersonalData(
        table=ErasedPerson.__tablename__,
        columns=("person_guid",),
        text_key=_kind("erased_people"),
        on_erase="keep",
    ),
    PersonalData(
        table=ImportRun.__tablename__,
        columns=("person_guid",),
        text_key=_kind("imports"),
        on_erase="delete",
        document="imports",
        secret=("acting_guid", "file_path"),
    ),
    PersonalData(
        table=ImportRun.__tablename__,
        columns=("acting_guid",),
        text_key=_kind("imports"),
        on_erase="unlink",
    ),
    PersonalData(
        table=RecordVersionRow.__tablename__,
        columns=("person_guid",),
        text_key=_kind("record_versions"),
        on_erase="unlink",
        document="record-versions",
    ),
    PersonalData(
        table=TenantSetting.__tablename__,
        columns=("set_by",),
        text_key=_kind("settings"),
        on_erase="unlink",
    ),
    PersonalData(
        table="people_search",
        columns=("guid",),
        text_key=_kind("profile"),
        on_erase="delete",
    ),
    PersonalData(
        table=Person.__tablename__,
        columns=("created_by", "deleted_by"),
        text_key=_kind("people"),
        on_erase="unlink",
    ),
    # The last: an erasure that was broken off finds the person and the names by it.
    PersonalData(
        table=Person.__tablename__,
        columns=("guid",),
        text_key=_kind("profile"),
        on_erase="delete",
        document="profile",
        secret=("password_hash",),
        files=_avatar,
        erase=_erase_profile,
    ),
)
