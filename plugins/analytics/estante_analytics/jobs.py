"""Writing the roll-ups: what was marked once a minute, everything when how it is counted has changed."""

from datetime import timedelta

import structlog
from estante.api.jobs import DAILY, Every, JobContext, JobKind, Json, NoPayload
from estante_viewer.contracts import SITTINGS
from sqlalchemy import delete, func
from sqlalchemy.dialects.postgresql import insert

from estante_analytics.demo.programs import write_program_sample
from estante_analytics.demo.sample import write_sample
from estante_analytics.figures.clickhouse_client import clickhouse
from estante_analytics.figures.copying import begin_copy, bring_up_to_date, lacks_copy
from estante_analytics.figures.store import StoreAway
from estante_analytics.models import UsageBuild, UsageCopy
from estante_analytics.services.roll_up import NOBODY, UsageRollUp

# One more each time when what a row of the roll-ups says is counted in another way.
VERSION = 1
# Events of a plugin that is off are heard by nobody: after so long without a look it may have been off.
GAP = timedelta(hours=49)
log = structlog.get_logger(__name__)


async def roll_up(job: JobContext, _payload: NoPayload) -> Json:
    """Count what was marked; answers how many sittings that were."""
    sittings = 0
    while True:
        async with job.transaction() as session:
            counted = await UsageRollUp(session, job.tenant, job.plugins).count_marked()
        sittings += counted
        if not counted:
            return {"sittings": sittings}


async def rebuild(job: JobContext, _payload: NoPayload) -> Json:
    """Count everything anew. Started again after a kill it begins anew, and ends with the same."""
    after = NOBODY
    while True:
        async with job.transaction() as session:
            last = await UsageRollUp(session, job.tenant, job.plugins).count_people(after)
        if last is None:
            return None
        after = last


async def look_after(job: JobContext, payload: NoPayload) -> Json:
    """Count everything anew where the roll-ups were made in another way than now, or have a gap."""
    async with job.transaction() as session:
        build = await session.get(UsageBuild, job.tenant.guid)
        is_late = build is None or build.seen_at + GAP < await session.scalar(func.now())
        is_same = build is not None and (build.version, build.time_zone) == (VERSION, job.tenant.time_zone)
    if is_late or not is_same:
        await rebuild(job, payload)
    made = {"version": VERSION, "time_zone": job.tenant.time_zone, "seen_at": func.now()}
    row = insert(UsageBuild).values(tenant_id=job.tenant.guid, **made)
    async with job.transaction() as session:
        await session.execute(row.on_conflict_do_update(index_elements=["tenant_id"], set_=made))
        if await lacks_copy(session):
            await begin_copy(session, job.tenant)
    return {"rebuilt": is_late or not is_same}


async def copy(job: JobContext, _payload: NoPayload) -> Json:
    """Copy what was counted anew into ClickHouse, and everything where it has not been yet.

    While it is away the marks stay, and the next minute tries again.
    """
    store = clickhouse()
    if store is not None:
        try:
            return {"days": await bring_up_to_date(job.database, job.tenant, store)}
        except StoreAway as error:
            log.warning("copy_away", tenant=job.tenant.key, error=str(error))
            return {"days": 0}
    async with job.transaction() as session:
        await session.execute(delete(UsageCopy))
    return None


async def load_sample(job: JobContext, _payload: NoPayload) -> Json:
    """Write the demo's year of use and how far its students are in programs, each once."""
    async with job.transaction() as session:
        days = await write_sample(session, job.tenant, job.plugins)
        if days:
            await begin_copy(session, job.tenant)
        return {"days": days, "students": await write_program_sample(session, job.tenant, job.plugins)}


ROLL_UP = JobKind(
    "analytics.roll_up",
    NoPayload,
    roll_up,
    "analytics.jobs.roll_up",
    schedule=Every(60),
    due="SELECT EXISTS (SELECT FROM usage_marks)",
)
LOOK_AFTER = JobKind(
    "analytics.look_after",
    NoPayload,
    look_after,
    "analytics.jobs.look_after",
    timeout=3600,
    schedule=DAILY,
    due=f"SELECT EXISTS (SELECT FROM ({SITTINGS}) AS t)",  # noqa: S608 - of the contract
)
COPY = JobKind(
    "analytics.copy",
    NoPayload,
    copy,
    "analytics.jobs.copy",
    timeout=3600,
    schedule=Every(60),
    due="SELECT EXISTS (SELECT FROM usage_copies)",
)
SAMPLE = JobKind("analytics.sample", NoPayload, load_sample, "analytics.jobs.sample")
