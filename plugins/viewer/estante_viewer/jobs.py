"""The viewer's job: closing sessions that were left open, once an hour."""

from estante.api.jobs import HOURLY, JobContext, JobKind, Json, NoPayload

from estante_viewer.services.expiry import FORGOTTEN_HERE, close_forgotten_sessions


async def run_closing(context: JobContext, _payload: NoPayload) -> Json:
    """Close the tenant's forgotten sessions; answers how many."""
    return {"closed": await close_forgotten_sessions(context.database, context.tenant, context.events)}


CLOSE_SESSIONS = JobKind(
    name="viewer.close_sessions",
    payload=NoPayload,
    handler=run_closing,
    text_key="viewer.jobs.close_sessions",
    schedule=HOURLY,
    due=FORGOTTEN_HERE,
)
