"""Letters: a plugin's own kinds, sent by jobs that are tried again, once for each thing that they tell."""

from collections.abc import AsyncIterator
from datetime import UTC, datetime, timedelta
from typing import cast
from uuid import UUID, uuid4

import pytest
from estante.config import Platform
from estante.dependencies import Services
from estante.identity.accounts.letters import RECOVERY, LostPassword
from estante.jobs.context import WorkServices
from estante.jobs.kinds import JobContext
from estante.jobs.models import Job
from estante.jobs.payloads import NoPayload
from estante.jobs.runner import Runner
from estante.mail.delivery import MAX_DELAY, RETRIES, SEND_LETTER, LetterRefused, MailServerAway, send_letter
from estante.mail.expiry import EXPIRE_LETTERS, TTL
from estante.mail.letters import UnknownLetter
from estante.mail.mailers import SmtpMailer
from estante.mail.models import OutgoingLetter
from estante.mail.values import LetterPayload, Recipient
from estante.tenancy.tenant import Tenant
from saq.job import Job as SaqJob
from saq.types import Context
from sqlalchemy import func, select, text, update

from tests.fakes.mail_server import FakeMailServer, running_mail_server


@pytest.fixture
async def mail_server() -> AsyncIterator[FakeMailServer]:
    async with running_mail_server() as server:
        yield server


def with_mailer(services: Services, url: str) -> WorkServices:
    """What a worker acts with whose letters go to a server."""
    work = services.work
    work.mailer = SmtpMailer(url, "aula@example.org")
    return work


async def write(services: Services, tenant: Tenant, person: UUID, key: str | None = None) -> bool:
    async with services.database.transaction(tenant) as session:
        recipient = Recipient("ana@example.org", "Ana", "en", person)
        return await services.letters.send(session, RECOVERY, recipient, LostPassword(person), key=key)


async def letter_of(services: Services, tenant: Tenant) -> OutgoingLetter:
    async with services.database.transaction(tenant) as session:
        return (await session.scalars(select(OutgoingLetter))).one()


async def job_of(services: Services, tenant: Tenant) -> Job:
    async with services.database.transaction(tenant) as session:
        return (await session.scalars(select(Job).where(Job.kind == SEND_LETTER.name))).one()


async def run(services: WorkServices, tenants: Services, tenant: Tenant, job: Job, attempts: int) -> None:
    """One run of a job, after so many."""
    saq_job = SaqJob(function="run", retries=RETRIES, attempts=attempts)
    context = cast("Context", {"job": saq_job})
    await Runner(services, tenants.tenants).run(context, tenant=str(tenant.guid), job=str(job.guid))


async def test_a_letter_goes_to_the_mail_server_and_its_values_are_forgotten(
    services, tenant, person, mail_server
):
    ana = await person(tenant)
    await write(services, tenant, ana.guid)
    work = with_mailer(services, mail_server.url)
    await run(work, services, tenant, await job_of(services, tenant), 1)
    (arrived,) = mail_server.letters
    assert (arrived["To"], arrived["From"].addresses[0].addr_spec) == ("ana@example.org", "aula@example.org")
    page = arrived.get_body(("html",))
    assert page is not None
    assert "/recover?token=" in page.get_content()
    assert tenant.branding.color_first in page.get_content()
    letter = await letter_of(services, tenant)
    assert (letter.values, letter.subject) == ({}, arrived["Subject"])
    assert str(letter.guid) in arrived["Message-ID"]
    assert (await job_of(services, tenant)).status == "done"


async def test_a_run_after_the_letter_was_sent_sends_no_other(services, tenant, person, mail_server):
    ana = await person(tenant)
    await write(services, tenant, ana.guid)
    context = JobContext(with_mailer(services, mail_server.url), tenant)
    payload = LetterPayload((await letter_of(services, tenant)).guid)
    for _ in range(2):
        await send_letter(context, payload)
    assert len(mail_server.letters) == 1


async def test_an_address_gets_one_letter_of_a_kind_and_a_key(services, tenant, person):
    ana = await person(tenant)
    assert await write(services, tenant, ana.guid, "the booking")
    assert not await write(services, tenant, ana.guid, "the booking")
    assert await write(services, tenant, ana.guid, "another booking")
    assert await write(services, tenant, ana.guid)
    assert await write(services, tenant, ana.guid)
    async with services.database.transaction(tenant) as session:
        assert await session.scalar(select(func.count()).select_from(Job)) == 4


async def test_what_is_rolled_back_is_not_written(services, tenant, person):
    ana = await person(tenant)

    async def change() -> None:
        async with services.database.transaction(tenant) as session:
            recipient = Recipient("ana@example.org")
            await services.letters.send(session, RECOVERY, recipient, LostPassword(ana.guid))
            raise LookupError

    with pytest.raises(LookupError):
        await change()
    async with services.database.transaction(tenant) as session:
        assert await session.scalar(select(func.count()).select_from(OutgoingLetter)) == 0
        assert await session.scalar(select(func.count()).select_from(Job)) == 0


async def test_a_server_that_is_away_is_tried_again_for_hours_and_the_job_then_says_so(
    services, tenant, person
):
    ana = await person(tenant)
    await write(services, tenant, ana.guid)
    work = with_mailer(services, "smtp://127.0.0.1:1")
    job = await job_of(services, tenant)
    async with services.database.transaction(tenant) as session:
        key = {"key": str(job.guid)}
        body = await session.scalar(text("SELECT job FROM saq_jobs WHERE key = :key"), key)
    assert f'"retries": {RETRIES}' in body.decode()
    assert f'"retry_backoff": {float(MAX_DELAY)}' in body.decode()
    with pytest.raises(MailServerAway):
        await run(work, services, tenant, job, 1)
    assert (await job_of(services, tenant)).status == "queued"
    await run(work, services, tenant, job, RETRIES)
    ended = await job_of(services, tenant)
    assert (ended.status, ended.error_code) == ("failed", "MAIL_SERVER_AWAY")
    assert (await letter_of(services, tenant)).sent_at is None


@pytest.mark.parametrize(("code", "error"), [(550, LetterRefused), (451, MailServerAway)])
async def test_what_a_server_refuses_for_good_is_not_tried_again(
    services, tenant, person, mail_server, code, error
):
    ana = await person(tenant)
    await write(services, tenant, ana.guid)
    mail_server.refusal = code
    work = with_mailer(services, mail_server.url)
    with pytest.raises(error):
        await send_letter(JobContext(work, tenant), LetterPayload((await letter_of(services, tenant)).guid))
    assert mail_server.letters == []


async def test_a_letter_of_a_plugin_that_is_gone_says_so(services, tenant, person):
    ana = await person(tenant)
    await write(services, tenant, ana.guid)
    async with services.database.transaction(tenant) as session:
        await session.execute(update(OutgoingLetter).values(kind="gone.reminder"))
    payload = LetterPayload((await letter_of(services, tenant)).guid)
    with pytest.raises(UnknownLetter):
        await send_letter(JobContext(services.work, tenant), payload)


async def test_letters_of_a_month_ago_go(services, tenant, person):
    ana = await person(tenant)
    await write(services, tenant, ana.guid)
    async with services.database.transaction(tenant) as session:
        long_ago = datetime.now(UTC) - TTL - timedelta(days=1)
        await session.execute(update(OutgoingLetter).values(created_at=long_ago))
    await EXPIRE_LETTERS.handler(JobContext(services.work, tenant), NoPayload())
    async with services.database.transaction(tenant) as session:
        assert await session.scalar(select(func.count()).select_from(OutgoingLetter)) == 0


async def test_developers_see_the_letters_and_read_them_on_this_machine_only(
    services, new_tenant, client, platform: Platform
):
    tenant = new_tenant(settings={"developer_pages": True})
    admin, teacher = await client(tenant, "R04"), await client(tenant, "R02")
    await write(services, tenant, admin.person.guid)
    (row,) = (await admin.get("mail/letters")).json()["data"]
    assert (row["address"], row["status"], row["sent_at"]) == ("ana@example.org", "queued", None)
    await send_letter(JobContext(services.work, tenant), LetterPayload(UUID(row["guid"])))
    content = (await admin.get(f"mail/letters/{row['guid']}")).json()["data"]
    assert "/recover?token=" in content["html"]
    assert "/recover?token=" in content["text"]
    assert (await teacher.get("mail/letters")).status_code == 403
    assert (await teacher.get(f"mail/letters/{row['guid']}")).status_code == 403
    assert (await admin.get(f"mail/letters/{uuid4()}")).status_code == 404
    served = services.tenants.put(new_tenant(settings={"developer_pages": True}, hosts=["aula.example.org"]))
    admin = await client(served, "R04")
    await write(services, served, admin.person.guid)
    (row,) = (await admin.get("mail/letters")).json()["data"]
    await send_letter(JobContext(services.work, served), LetterPayload(UUID(row["guid"])))
    content = (await admin.get(f"mail/letters/{row['guid']}")).json()["data"]
    assert content == {"guid": row["guid"], "html": None, "text": None}
