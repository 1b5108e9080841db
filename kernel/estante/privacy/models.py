"""The table of erased people: their guids and nothing else, so that a restored backup forgets them again."""

from datetime import datetime
from uuid import UUID

from sqlalchemy import Index
from sqlalchemy.orm import Mapped

from estante.database.base import TenantTable


class ErasedPerson(TenantTable):
    """Somebody who is erased, or is being: `finished_at` is empty until nothing is left.

    `guid` is the pseudonym that records of the organisation carry from then on. No row can be taken back.
    """

    __tablename__ = "erased_people"
    __table_args__ = (Index("uq_erased_people_person_guid", "tenant_id", "person_guid", unique=True),)

    person_guid: Mapped[UUID]
    finished_at: Mapped[datetime | None]
