"""The table of evaluable categories."""

from estante.api.database import RecordTable
from sqlalchemy import Index, text
from sqlalchemy.orm import Mapped, mapped_column

from estante_settings.models.columns import LIVING
from estante_settings.schemas.category import COLOR


class Category(RecordTable):
    """What a mark is made of: tasks, exams, attendance. `weight` is in percent."""

    __tablename__ = "evaluable_categories"
    __table_args__ = (
        Index("ix_evaluable_categories_name", "tenant_id", text("estante_order(name)"), "guid", **LIVING),
    )

    name: Mapped[str]
    description: Mapped[str] = mapped_column(server_default="")
    color: Mapped[str] = mapped_column(server_default=COLOR)
    weight: Mapped[float] = mapped_column(server_default=text("0"))
