"""Which of many tenants have something: one statement a PostgreSQL, however many tenants live there."""

from collections.abc import Iterable
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from estante.database.engine import Database
    from estante.tenancy.tenant import Tenant

TENANTS_WITH = "SELECT tenants_with($1, $2)"


async def tenants_with(database: "Database", tenants: Iterable["Tenant"], question: str) -> "list[Tenant]":
    """The tenants whose rows answer yes.

    Args:
        question: SQL that answers one boolean under a tenant's row security. It has to be quick: it is
            asked of each tenant in turn.
    """
    living: dict[str | None, list[Tenant]] = {}
    for tenant in tenants:
        living.setdefault(tenant.database, []).append(tenant)
    matching: list[Tenant] = []
    for homes in living.values():
        async with database.reading(homes[0]) as connection:
            rows = await connection.fetch(TENANTS_WITH, [home.guid for home in homes], question)
        yes = {row[0] for row in rows}
        matching += [home for home in homes if home.guid in yes]
    return matching
