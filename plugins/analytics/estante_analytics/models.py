"""The roll-ups of the use of contents.

People's guids are here without a key to them: whoever is erased stays in the sums under a guid of nobody.
"""

from datetime import date, datetime
from uuid import UUID

from estante.api.database import Base
from sqlalchemy import Double, Index, func, text
from sqlalchemy.dialects.postgresql import ARRAY
from sqlalchemy.orm import Mapped, mapped_column
from sqlalchemy.types import Uuid


class UsageDay(Base):
    """What one person used on one day of the tenant's time zone.

    The role, the country and the schools are those of when the row was first written, which is that day or
    shortly after. `seconds` are of sittings that have ended, on the day on which they began. A row that
    `is_sample` is of the demo's made-up people.
    """

    __tablename__ = "usage_days"
    __table_args__ = (Index("ix_usage_days_person", "tenant_id", "person_guid", "day"),)

    tenant_id: Mapped[UUID] = mapped_column(primary_key=True)
    day: Mapped[date] = mapped_column(primary_key=True)
    person_guid: Mapped[UUID] = mapped_column(primary_key=True)
    role_guid: Mapped[str]
    country_guid: Mapped[UUID | None]
    school_guids: Mapped[list[UUID]] = mapped_column(ARRAY(Uuid), server_default=text("'{}'"))
    sessions: Mapped[int]
    seconds: Mapped[int]
    is_sample: Mapped[bool] = mapped_column(server_default=text("false"))


class UsageContent(Base):
    """What one person used of one content on one day: the day's row is the sum of these.

    It says again what the person was that day, so that contents are counted without a join.
    """

    __tablename__ = "usage_contents"
    __table_args__ = (Index("ix_usage_contents_person", "tenant_id", "person_guid", "day"),)

    tenant_id: Mapped[UUID] = mapped_column(primary_key=True)
    day: Mapped[date] = mapped_column(primary_key=True)
    person_guid: Mapped[UUID] = mapped_column(primary_key=True)
    content_guid: Mapped[UUID] = mapped_column(primary_key=True)
    role_guid: Mapped[str]
    country_guid: Mapped[UUID | None]
    school_guids: Mapped[list[UUID]] = mapped_column(ARRAY(Uuid), server_default=text("'{}'"))
    sessions: Mapped[int]
    seconds: Mapped[int]


class ProgramSampleStudent(Base):
    """A made-up student of a program of the demo, in a school and a group of it; nobody's guid."""

    __tablename__ = "program_sample_students"

    tenant_id: Mapped[UUID] = mapped_column(primary_key=True)
    program_guid: Mapped[UUID] = mapped_column(primary_key=True)
    sample_guid: Mapped[UUID] = mapped_column(primary_key=True)
    country_guid: Mapped[UUID | None]
    school_guid: Mapped[UUID | None]
    group_guid: Mapped[UUID | None]


class ProgramSamplePart(Base):
    """How far a made-up student of the demo is in a material or a task, and their mark, both in percent."""

    __tablename__ = "program_sample_parts"

    tenant_id: Mapped[UUID] = mapped_column(primary_key=True)
    part_guid: Mapped[UUID] = mapped_column(primary_key=True)
    sample_guid: Mapped[UUID] = mapped_column(primary_key=True)
    progress: Mapped[float] = mapped_column(Double)
    score: Mapped[float | None] = mapped_column(Double)


class UsageMark(Base):
    """A sitting that began or ended since the roll-ups were last written."""

    __tablename__ = "usage_marks"

    tenant_id: Mapped[UUID] = mapped_column(primary_key=True)
    session_guid: Mapped[UUID] = mapped_column(primary_key=True)


class UsageCopy(Base):
    """A person's day that was counted anew since it was last copied into ClickHouse."""

    __tablename__ = "usage_copies"

    tenant_id: Mapped[UUID] = mapped_column(primary_key=True)
    person_guid: Mapped[UUID] = mapped_column(primary_key=True)
    day: Mapped[date] = mapped_column(primary_key=True)


class UsageStore(Base):
    """The ClickHouse that has a copy of all of a tenant's roll-ups but of what is marked."""

    __tablename__ = "usage_stores"

    tenant_id: Mapped[UUID] = mapped_column(primary_key=True)
    store: Mapped[str]


class UsageBuild(Base):
    """How a tenant's roll-ups were made: by which definition, in which zone; `seen_at` is the last look."""

    __tablename__ = "usage_builds"

    tenant_id: Mapped[UUID] = mapped_column(primary_key=True)
    version: Mapped[int]
    time_zone: Mapped[str]
    seen_at: Mapped[datetime] = mapped_column(server_default=func.now())
