"""What becomes of deliveries when their person is erased: the files go with them."""

from estante.api.files import release_file
from estante.api.people import PrivacyContext, Subject
from sqlalchemy import delete, select

from estante_contents.projects.models import Delivery

MAX_BATCH = 200


async def erase_deliveries(context: PrivacyContext, subject: Subject) -> int:
    """Delete what the person delivered, and let go of the files."""
    erased = 0
    while True:
        async with context.database.transaction(context.tenant) as session:
            own = select(Delivery).where(Delivery.person_guid == subject.guid).limit(MAX_BATCH)
            deliveries = (await session.scalars(own.with_for_update())).all()
            for delivery in deliveries:
                if delivery.stored_guid is not None:
                    await release_file(session, delivery.stored_guid)
            gone = [delivery.guid for delivery in deliveries]
            await session.execute(delete(Delivery).where(Delivery.guid.in_(gone)))
        erased += len(gone)
        if len(gone) < MAX_BATCH:
            return erased
