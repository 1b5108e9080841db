"""The calls by which a teacher links the account of the other platform (BO §2)."""

from estante.api.http import Hourly, inject
from litestar import get, post
from litestar.di import NamedDependency
from litestar.params import JSONBody

from estante_users.migration import Migration, MigrationOffer, OtherAccount
from estante_users.policies import UserMigration
from estante_users.schemas import Done
from estante_users.services import UserService

DEPENDENCIES = inject(users=UserService, migration=Migration)


@get("/users/migration", action=UserMigration.update, dependencies=DEPENDENCIES)
async def read_migration(migration: NamedDependency[Migration]) -> MigrationOffer:
    """Whether the caller may link an account of the other platform."""
    return await migration.offer()


@post(
    "/users/migration",
    action=UserMigration.update,
    status_code=200,
    limit=Hourly("sign_ins"),
    dependencies=DEPENDENCIES,
)
async def accept_migration(data: JSONBody[OtherAccount], migration: NamedDependency[Migration]) -> Done:
    """Link the caller's account of the other platform.

    Raises:
        OtherAccountWrong: 400. AccountLinked, Duplicate: 409. OtherPlatformAway: 422.
    """
    await migration.accept(data)
    return Done()


ROUTES = (read_migration, accept_migration)
