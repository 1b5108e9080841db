"""Which migrations there are. Apart from what runs them, so that a server does not load Alembic to answer."""

import hashlib
from importlib.resources import files
from pathlib import Path

from msgspec import Struct


class History(Struct, frozen=True):
    """One line of migrations: whose it is and the folder that holds `versions/`."""

    id: str
    folder: Path

    @property
    def version_table(self) -> str:
        return f"alembic_{self.id.replace('-', '_')}"

    @property
    def digest(self) -> str:
        """Which migrations this code has: another version of it has others, and other faults."""
        names = sorted(path.name for path in (self.folder / "versions").glob("*.py"))
        return hashlib.sha256("\n".join(names).encode()).hexdigest()[:16]


class MigrationFailed(Exception):
    """One history cannot be brought up to date; its tables are as they were before the step that failed."""


def history_of(id: str, package: str) -> History | None:
    """The migrations of a package, if it has any."""
    folder = Path(str(files(package))) / "migrations"
    return History(id, folder) if (folder / "versions").is_dir() else None


KERNEL = History("estante", Path(__file__).parent / "migrations")
