"""Writing evaluable categories."""

from collections.abc import Mapping
from typing import ClassVar

from estante.api.records import Records, TrashRules, record_acts
from sqlalchemy import func, select

from estante_settings.models import Category
from estante_settings.policies import Categories
from estante_settings.schemas.category import COLOR, CategoryFields

BUILT_IN: Mapping[str, object] = {"color": COLOR, "weight": 0.0}


class CategoryService(Records[Category]):
    """The evaluable categories of a tenant."""

    entity, section = "category", Categories.name
    in_use: ClassVar = "CATEGORY_IN_USE"
    trash_rules = TrashRules(Categories.delete, Categories.delete)

    def values(self, record: Category | None, sent: CategoryFields) -> dict[str, object]:
        """The columns that were sent; what was emptied is as in a new category."""
        values = super().values(record, sent)
        return {name: BUILT_IN.get(name) if value is None else value for name, value in values.items()}

    async def total_weight(self) -> float:
        """The weights of all categories together, in percent."""
        weights = select(func.coalesce(func.sum(Category.weight), 0.0)).where(Category.deleted_at.is_(None))
        return float(await self.session.scalar(weights) or 0.0)


ACTS = record_acts(CategoryService, Categories)
