"""What LTI does by itself: it sends scores, and forgets."""

from datetime import UTC, datetime, timedelta

from estante.api.jobs import DAILY, Every, JobContext, JobKind, NoPayload
from sqlalchemy import delete

from estante_lti.models import LaunchRecord, LinkChoice, LoginAttempt, ScoreDelivery, ToolLaunch
from estante_lti.services.scores import ScoreSender

LOG_DAYS = 90


async def forget(context: JobContext, _payload: NoPayload) -> None:
    """Delete launches of more than 90 days ago, and those that began and never came back."""
    now = datetime.now(UTC)
    async with context.database.transaction(context.tenant) as session:
        await session.execute(delete(LaunchRecord).where(LaunchRecord.created_at < now - timedelta(LOG_DAYS)))
        for kind in (LoginAttempt, LinkChoice, ToolLaunch):
            await session.execute(delete(kind).where(kind.expires_at < now - timedelta(1)))
        old = ScoreDelivery.created_at < now - timedelta(LOG_DAYS)
        await session.execute(delete(ScoreDelivery).where(old))


DUE = """
SELECT EXISTS (SELECT FROM lti_launches WHERE created_at < now() - interval '90 days')
    OR EXISTS (SELECT FROM lti_tool_launches WHERE expires_at < now() - interval '1 day')
    OR EXISTS (SELECT FROM lti_link_choices WHERE expires_at < now() - interval '1 day')
    OR EXISTS (SELECT FROM lti_score_deliveries WHERE created_at < now() - interval '90 days')
    OR EXISTS (SELECT FROM lti_login_attempts WHERE expires_at < now() - interval '1 day')
"""


async def send_scores(context: JobContext, _payload: NoPayload) -> int:
    """Bring the LMSs of schools the scores that are due."""
    return await ScoreSender(context.database, context.tenant, context.platform).send_due()


SCORES_DUE = """
SELECT EXISTS (SELECT FROM lti_score_deliveries
               WHERE sent_at IS NULL AND given_up_at IS NULL AND next_try_at <= now())
"""
SEND_SCORES = JobKind(
    "lti.send_scores", NoPayload, send_scores, "lti.jobs.send_scores", schedule=Every(60), due=SCORES_DUE
)
FORGET = JobKind("lti.forget", NoPayload, forget, "lti.jobs.forget", schedule=DAILY, due=DUE)
