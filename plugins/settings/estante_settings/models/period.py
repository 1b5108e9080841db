"""The table of evaluation periods."""

from datetime import date
from uuid import UUID

from estante.api.database import RecordTable
from sqlalchemy import CheckConstraint, Index, text
from sqlalchemy.dialects.postgresql import ExcludeConstraint
from sqlalchemy.orm import Mapped

from estante_settings.models.columns import LIVING

DURING = "ex_evaluation_periods_during"


class Period(RecordTable):
    """The days of a school year that are marked together. Those of one kind and year do not overlap."""

    __tablename__ = "evaluation_periods"
    __table_args__ = (
        CheckConstraint("end_date >= start_date", name="ends_after_start"),
        ExcludeConstraint(
            ("tenant_id", "="),
            ("evaluation_period", "="),
            ("school_year", "="),
            (text("daterange(start_date, end_date, '[]')"), "&&"),
            name=DURING,
            using="gist",
            where=text("deleted_at IS NULL"),
        ),
        Index("ix_evaluation_periods_start", "tenant_id", "start_date", "guid", **LIVING),
    )

    evaluation_period: Mapped[str]
    name: Mapped[str]
    start_date: Mapped[date]
    end_date: Mapped[date]
    school_year: Mapped[str]

    @property
    def id(self) -> UUID:
        """What the calls of version 3 know it by."""
        return self.guid
