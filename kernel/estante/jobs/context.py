"""What is done after a commit, by a job or an event's listener, and what it is done with."""

from collections.abc import Callable
from contextlib import AbstractAsyncContextManager
from typing import TYPE_CHECKING

from msgspec import Struct

if TYPE_CHECKING:
    from sqlalchemy.ext.asyncio import AsyncSession

    from estante.config import Platform
    from estante.database.engine import Database
    from estante.events.outbox import Events
    from estante.files.store import FileStore
    from estante.jobs.queue import JobQueue
    from estante.languages.texts import Texts
    from estante.mail.mailers import Mailer
    from estante.mail.service import Letters
    from estante.notifications.service import Notifications
    from estante.plugins.hook_caller import HookCaller
    from estante.tenancy.tenant import Tenant


class WorkServices(Struct):
    """What every job and listener of a process shares."""

    platform: "Platform"
    database: "Database"
    files: "FileStore"
    queue: "JobQueue"
    mailer: "Mailer"
    letters: "Letters"
    events: "Events"
    texts: "Texts"
    registry: "HookCaller"
    notifications: "Notifications"


class WorkContext:
    """What a job or a listener is given: its tenant, and the services to act with.

    A transaction of its tenant is `context.transaction()`; what is enqueued or published in it happens after
    its commit.
    """

    def __init__(self, services: WorkServices, tenant: "Tenant") -> None:
        self.tenant = tenant
        self.platform = services.platform
        self.database = services.database
        self.files = services.files
        self.queue = services.queue
        self.mailer = services.mailer
        self.letters = services.letters
        self.events = services.events
        self.texts = services.texts
        self.plugins = services.registry
        self.notifications = services.notifications

    def transaction(self) -> "AbstractAsyncContextManager[AsyncSession]":
        """One transaction of the tenant: committed at the end, rolled back on an error."""
        return self.database.transaction(self.tenant)

    def translator(self, lang: str | None = None) -> Callable[..., str]:
        """A function that answers a key's text in a language, or in the tenant's."""
        return self.texts.translator(lang or self.tenant.default_language, tenant=self.tenant)
