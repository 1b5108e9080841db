"""advanced-alchemy's repository as Estante uses it."""

from typing import Any, TypeVar

from advanced_alchemy.repository import SQLAlchemyAsyncRepository

from estante.database.base import TenantTable
from estante.errors import NotFound

ModelT = TypeVar("ModelT", bound=TenantTable)
T = TypeVar("T")


class RecordRepository(SQLAlchemyAsyncRepository[ModelT]):
    """Rows of one table. A row that is not there is NotFound, and database errors stay what they are.

    The key begins with the tenant, whom row security knows already: rows are looked up by their guid.
    """

    id_attribute = "guid"

    @staticmethod
    def check_not_found(item_or_none: T | None) -> T:
        """The row. Raises NotFound."""
        if item_or_none is None:
            raise NotFound
        return item_or_none


def repository_of(model: type[ModelT]) -> "type[RecordRepository[ModelT]]":
    """The repository class of a model."""
    members: dict[str, Any] = {"model_type": model}
    return type(f"{model.__name__}Repository", (RecordRepository,), members)
