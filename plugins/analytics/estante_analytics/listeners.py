"""What analytics hear: sittings that begin and end."""

from estante.api.events import EventContext, Listener
from estante_viewer.contracts import ContentConsumed, ContentConsumptionStarted
from sqlalchemy.dialects.postgresql import insert

from estante_analytics.models import UsageMark


async def mark_sitting(context: EventContext, event: ContentConsumptionStarted | ContentConsumed) -> None:
    """Have the next roll-up count this sitting, however often it is told."""
    mark = insert(UsageMark).values(tenant_id=context.tenant.guid, session_guid=event.session_guid)
    async with context.transaction() as session:
        await session.execute(mark.on_conflict_do_nothing())


ALL = (Listener(ContentConsumptionStarted, mark_sitting), Listener(ContentConsumed, mark_sitting))
