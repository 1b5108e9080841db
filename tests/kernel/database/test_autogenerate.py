"""`estante migration new` writes what changed in a plugin's models, as this project writes migrations."""

import gc
import sys
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType

import pytest
from estante.config import Platform
from estante.database.autogenerate import TenantMissing, write_migration
from estante.database.base import Base
from estante.database.histories import KERNEL, History
from estante.database.migrate import owner_connection
from estante.testing.schemas import Schema, empty_schema
from sqlalchemy import Index, text

PACKAGE = "estante_rooms"
MODELS = """
from datetime import datetime
from uuid import UUID

from estante.database.base import Base, TenantTable, references
from sqlalchemy import Index, text
from sqlalchemy.orm import Mapped, mapped_column


class Room(TenantTable):
    __tablename__ = "rooms"
    __table_args__ = (Index("uq_rooms_name", "tenant_id", text("lower(name)"), unique=True),)
    name: Mapped[str]
    seats: Mapped[int] = mapped_column(server_default="1")


class Booking(TenantTable):
    __tablename__ = "bookings"
    __table_args__ = (references("rooms", "room_guid"),)
    room_guid: Mapped[UUID]
    starts_at: Mapped[datetime | None]
"""
SHARED = """

class Lamp(Base):
    __tablename__ = "lamps"
    watts: Mapped[int] = mapped_column(primary_key=True)
"""


@pytest.fixture
def package(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A plugin's package on the path, with its models; forgotten afterwards."""
    gc.collect()  # SQLAlchemy knows the classes of the test before as long as they are there.
    folder = tmp_path / PACKAGE
    folder.mkdir()
    (folder / "__init__.py").touch()
    (folder / "models.py").write_text(MODELS)
    monkeypatch.syspath_prepend(tmp_path)
    before = set(Base.metadata.tables)
    yield folder
    for name in set(Base.metadata.tables) - before:
        Base.metadata.remove(Base.metadata.tables[name])
    for name in [one for one in sys.modules if one.split(".")[0] == PACKAGE]:
        del sys.modules[name]


@pytest.fixture
def schema(platform: Platform) -> Iterator[Schema]:
    with empty_schema(platform) as made:
        made.to(KERNEL, "heads")
        yield made


def written(schema: Schema, folder: Path, message: str) -> str | None:
    """The migration of what changed, made in the database as well."""
    history = History("rooms", folder / "migrations")
    with owner_connection(schema.owner_url) as connection:
        path = write_migration(connection, history, PACKAGE, message)
    if path is None:
        return None
    schema.to(history, "heads")
    schema.down_and_up(history, {"sessions.kind": "session", "second_factors.kind": "totp"})
    return path.read_text()


def models() -> ModuleType:
    return sys.modules[f"{PACKAGE}.models"]


def test_new_tables_get_row_security_and_their_keys(schema: Schema, package: Path) -> None:
    migration = written(schema, package, "Rooms and their bookings")
    assert migration is not None
    assert (package / "migrations" / "versions" / "0001_rooms_and_their_bookings.py").exists()
    for table in ("rooms", "bookings"):
        assert f'row_security(op, "{table}")' in migration
    assert "down_revision = None" in migration
    assert "lower(name)" in migration
    assert "from estante.api.database import row_security" in migration
    assert "###" not in migration
    guarded = "SELECT relforcerowsecurity FROM pg_class WHERE relname = 'rooms'"
    with schema.owner() as owner:
        assert owner.execute(guarded).fetchone() == (True,)


def test_an_index_of_a_table_that_stands_is_built_beside_writes(schema: Schema, package: Path) -> None:
    assert written(schema, package, "Rooms")
    rooms = models().Room.__table__
    Index("ix_rooms_big", rooms.c.tenant_id, rooms.c.seats, postgresql_where=text("seats > 10"))
    migration = written(schema, package, "Big rooms are found")
    assert migration is not None
    assert 'build_index(op, "ix_rooms_big", "rooms (tenant_id, seats) WHERE seats > 10")' in migration
    assert 'down_revision = "0001_rooms"' in migration
    assert "row_security" not in migration


def test_a_long_sentence_makes_a_name_that_the_database_can_keep(schema: Schema, package: Path) -> None:
    assert written(schema, package, "Rooms, their bookings, and whoever has the keys to them")
    assert (package / "migrations" / "versions" / "0001_rooms_their_bookings_and_wh.py").exists()


def test_nothing_is_written_when_nothing_changed(schema: Schema, package: Path) -> None:
    assert written(schema, package, "Rooms")
    assert written(schema, package, "Nothing") is None
    assert [path.name for path in sorted((package / "migrations" / "versions").glob("0*.py"))] == [
        "0001_rooms.py"
    ]


def test_a_table_without_a_tenant_is_refused(schema: Schema, package: Path) -> None:
    (package / "models.py").write_text(MODELS + SHARED)
    with pytest.raises(TenantMissing, match="lamps has no tenant_id"):
        written(schema, package, "Lamps")
