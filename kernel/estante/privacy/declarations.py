"""What a plugin says about each table of its own that holds a person's guid."""

from collections.abc import AsyncIterator, Awaitable, Callable
from typing import TYPE_CHECKING, Literal, Protocol
from uuid import UUID

from msgspec import Struct

if TYPE_CHECKING:
    from estante.database.engine import Database
    from estante.files.store import FileStore
    from estante.jobs.queue import JobQueue
    from estante.plugins.hook_caller import HookCaller
    from estante.tenancy.tenant import Tenant

# `unlink` empties the columns, `pseudonym` puts a guid there that stands for nobody, `keep` changes nothing.
OnErase = Literal["delete", "unlink", "pseudonym", "keep"]


class PrivacyContext(Protocol):
    """What work on personal data is given; a running job has all of it."""

    tenant: "Tenant"
    database: "Database"
    files: "FileStore"
    queue: "JobQueue"
    plugins: "HookCaller"


class Subject(Struct, frozen=True):
    """The person whom it is about. `pseudonym` stands in its place where a record has to name somebody.

    `words` are the person's names, username and e-mail; none are left once the person's own row is gone.
    """

    guid: UUID
    pseudonym: UUID
    words: tuple[str, ...] = ()

    @property
    def pseudonym_name(self) -> str:
        """How an audit calls somebody who was erased."""
        return f"erased-{self.pseudonym.hex[-8:]}"


class PersonalFile(Struct, frozen=True):
    """A file of a person: where it is in the store, and how the export calls it."""

    path: str
    name: str


class PersonalData(Struct, frozen=True, kw_only=True):
    """What one table holds about people, and what becomes of it when a person is erased.

    Attributes:
        columns: hold a person's guid. With `parent` they are columns of that table instead.
        parent: (column of this table, table whose guid it holds), for rows that name no person themselves.
        text_key: `.name` and `.about` say to the person what it is, `.why` why something of it stays.
        document: the JSON document of the export; empty where another declaration has these rows.
        secret: columns that no export shows.
        answered: columns that are called like a person's, and go with the row or are nobody's.
        free_text: columns whose words may name the person; the names are taken out of rows that stay.
        files: the person's files, for the export.
        erase: does it in place of `on_erase`, idempotent and in batches; answers how many rows it changed.
    """

    table: str
    columns: tuple[str, ...]
    text_key: str
    on_erase: OnErase
    document: str = ""
    parent: tuple[str, str] | None = None
    secret: tuple[str, ...] = ()
    answered: tuple[str, ...] = ()
    free_text: tuple[str, ...] = ()
    files: Callable[[PrivacyContext, Subject], AsyncIterator[PersonalFile]] | None = None
    erase: Callable[[PrivacyContext, Subject], Awaitable[int]] | None = None
