"""Browsers that a person has signed in with before: a signed word that the browser keeps and sends again.

It opens nothing. It only spares its people from what strangers do to their account (decision 0015). It holds
the browser's random id and the guids of the last people who signed in there.
"""

from base64 import urlsafe_b64decode, urlsafe_b64encode
from uuid import UUID, uuid4

import msgspec
from msgspec import Struct

from estante.files.signatures import FileForbidden
from estante.files.store import FileStore
from estante.tenancy.tenant import Tenant

PURPOSE = "identity.browser"
MAX_PEOPLE = 20
DAY_SECONDS = 86_400


class Browser(Struct, frozen=True, array_like=True):
    """A browser and who has signed in with it, the last first."""

    id: UUID
    people: tuple[UUID, ...] = ()

    def known_to(self, person: UUID | None) -> str | None:
        """Its id, if the person has signed in with it."""
        return str(self.id) if person in self.people else None


class KnownBrowsers:
    """Reads and writes the words of one tenant's browsers."""

    def __init__(self, files: FileStore, tenant: Tenant) -> None:
        self._signer = files.signer
        self._tenant = tenant

    def read(self, word: str | None) -> Browser:
        """The browser of a word; a new one without a word, or with one that was changed or is too old."""
        body, _, token = (word or "").partition("~")
        try:
            self._signer.verify(token, PURPOSE, self._tenant.guid, body)
            return msgspec.msgpack.decode(urlsafe_b64decode(body), type=Browser)
        except (FileForbidden, ValueError, msgspec.DecodeError):
            return Browser(uuid4())

    def write(self, browser: Browser, person: UUID) -> str:
        """The word of a browser with which a person has just signed in."""
        others = tuple(guid for guid in browser.people if guid != person)
        body = urlsafe_b64encode(msgspec.msgpack.encode(Browser(browser.id, (person, *others)[:MAX_PEOPLE])))
        seconds = self._tenant.sign_in.known_browser_days * DAY_SECONDS
        token = self._signer.sign(PURPOSE, self._tenant.guid, body.decode(), seconds)
        return f"{body.decode()}~{token}"
