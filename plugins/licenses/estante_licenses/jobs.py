"""Making the codes of a batch."""

from uuid import UUID

from estante.api.database import raw_connection
from estante.api.jobs import JobContext, JobKind, Json, WorkContext
from msgspec import Struct
from uuid_utils.compat import uuid7

from estante_licenses import codes

# So many are written at a time: a person who waits sees them come, and a kill loses no more than these.
CHUNK = 5_000
HOLD = "SELECT codes_amount - made FROM license_batches WHERE guid = $1 AND deleted_at IS NULL FOR UPDATE"
# A code that another licence has is left out here, and another is drawn in the next turn.
MAKE = """
WITH written AS (
  INSERT INTO licenses (tenant_id, guid, code, countdown_original, role_guid, country_guid, expires,
    expired_at, ends_at, expires_after_number, expires_after_string, status, batch_guid, batch_number,
    created_by)
  SELECT b.tenant_id, c.guid, c.code, 1, b.role_guid, b.country_guid, b.expires, b.expired_at,
    b.ends_at, b.expires_after_number, b.expires_after_string, b.status, b.guid, b.number, b.created_by
  FROM license_batches b, unnest($2::uuid[], $3::text[]) AS c (guid, code) WHERE b.guid = $1
  ON CONFLICT (tenant_id, code) DO NOTHING
  RETURNING 1
)
UPDATE license_batches SET made = made + w.count, is_processing = made + w.count < codes_amount
FROM (SELECT count(*)::int AS count FROM written) w WHERE guid = $1
RETURNING made::float8 / codes_amount
"""


FORGET_JOB = "UPDATE license_batches SET job_guid = NULL WHERE guid = $1 AND is_processing"


class BatchCodes(Struct, frozen=True):
    """The guid of the batch."""

    batch: UUID


async def make_codes(job: JobContext, payload: BatchCodes) -> Json:
    """Make the codes that a batch still lacks, some thousands in a transaction.

    Started again after a kill it goes on; two that run at once share the work, and make no more.
    """
    while True:
        async with job.transaction() as session:
            connection = await raw_connection(session)
            missing = await connection.fetchrow(HOLD, payload.batch)
            if missing is None or missing[0] == 0:
                return {"batch": str(payload.batch)}
            drawn = codes.draw_codes(min(CHUNK, missing[0]))
            guids = [uuid7() for _ in drawn]
            share = await connection.fetchrow(MAKE, payload.batch, guids, drawn)
        await job.progress(share[0] if share else None, "licenses.jobs.making")


async def give_up(work: WorkContext, payload: BatchCodes) -> None:
    """Have a batch that nothing makes any longer say so."""
    async with work.transaction() as session:
        await (await raw_connection(session)).execute(FORGET_JOB, payload.batch)


MAKE_CODES = JobKind(
    "licenses.make_codes",
    BatchCodes,
    make_codes,
    "licenses.jobs.make_codes",
    timeout=3600,
    page="/license-batch/{guid}/licenses",
    tells="end",
    give_up=give_up,
)
