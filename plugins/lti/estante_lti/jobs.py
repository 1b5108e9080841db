"""What LTI does by itself: it forgets."""

from datetime import UTC, datetime, timedelta

from estante.api.jobs import DAILY, JobContext, JobKind, NoPayload
from sqlalchemy import delete

from estante_lti.models import LaunchRecord, LoginAttempt

LOG_DAYS = 90


async def forget(context: JobContext, _payload: NoPayload) -> None:
    """Delete launches of more than 90 days ago, and those that began and never came back."""
    now = datetime.now(UTC)
    async with context.database.transaction(context.tenant) as session:
        await session.execute(delete(LaunchRecord).where(LaunchRecord.created_at < now - timedelta(LOG_DAYS)))
        await session.execute(delete(LoginAttempt).where(LoginAttempt.expires_at < now - timedelta(1)))


DUE = """
SELECT EXISTS (SELECT FROM lti_launches WHERE created_at < now() - interval '90 days')
    OR EXISTS (SELECT FROM lti_login_attempts WHERE expires_at < now() - interval '1 day')
"""
FORGET = JobKind("lti.forget", NoPayload, forget, "lti.jobs.forget", schedule=DAILY, due=DUE)
