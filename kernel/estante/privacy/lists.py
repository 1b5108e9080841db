"""The list of erased people beside the backups: a backup that is older than an erasure has them still."""

from collections.abc import Iterable
from pathlib import Path
from uuid import UUID

import psycopg

NAME = "erased-people.txt"
Erased = tuple[UUID, UUID]
HEAD = (
    "# A tenant's guid and a person's: who was erased. `estante restore` erases them again. Keep this file.\n"
)
QUERY = "SELECT tenant_id, person_guid FROM erased_people"


def read_erased(url: str) -> set[Erased]:
    """Who was erased, by tenant and person, as a role that sees every row."""
    with psycopg.connect(url.replace("+asyncpg", ""), autocommit=True) as session:
        try:
            return {(tenant, person) for tenant, person in session.execute(QUERY).fetchall()}
        except psycopg.errors.UndefinedTable:
            return set()


def read_list(path: Path) -> set[Erased]:
    """The list in a file; none if it is not there."""
    if not path.exists():
        return set()
    lines = [line.split() for line in path.read_text("utf-8").splitlines() if not line.startswith("#")]
    return {(UUID(line[0]), UUID(line[1])) for line in lines if line}


def add_to_list(path: Path, erased: Iterable[Erased]) -> None:
    """Add to the list in a file; nobody leaves it."""
    everybody = sorted(read_list(path) | set(erased))
    draft = path.with_name(f".{path.name}")
    draft.touch(mode=0o600)
    draft.write_text(HEAD + "".join(f"{tenant} {person}\n" for tenant, person in everybody), "utf-8")
    draft.replace(path)
