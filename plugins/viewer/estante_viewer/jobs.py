"""The viewer's job: closing sessions that were left open, once an hour."""

from collections.abc import Mapping

from estante.jobs.kinds import JobContext, JobKind, Json
from estante.outbox import Events

from estante_viewer.services.closing import FORGOTTEN_HERE, close_forgotten_sessions


async def run_closing(context: JobContext, _payload: Mapping[str, Json]) -> Json:
    """Close the tenant's forgotten sessions; answers how many."""
    return {"closed": await close_forgotten_sessions(context.database, context.tenant, Events())}


CLOSE_SESSIONS = JobKind(
    name="viewer.close_sessions",
    run=run_closing,
    text_key="viewer.jobs.close_sessions",
    every=3600,
    due=FORGOTTEN_HERE,
)
