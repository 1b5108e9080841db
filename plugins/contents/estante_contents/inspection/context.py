"""What preparing a file is given, and how it says that it cannot be done."""

from collections.abc import Mapping
from typing import Protocol

from estante.api.tenants import Tenant
from msgspec import Struct

from estante_contents.services.assets import Assets, Param


class Upload(Struct, frozen=True, kw_only=True):
    """A file as detection sees it: nothing is trusted but its bytes and the names inside an archive.

    `media_type` is what the bytes say, never what the browser said. `size` is in bytes.
    """

    name: str
    media_type: str
    size: int
    entries: tuple[str, ...] = ()

    @property
    def format(self) -> str:
        """The name's ending in lower case, without the dot; empty when there is none."""
        return self.name.rpartition(".")[2].lower() if "." in self.name else ""


class Unpreparable(Exception):
    """The file cannot be prepared; the sentence is the text `errors.<code>`, filled with `params`."""

    def __init__(self, code: str, **params: Param) -> None:
        super().__init__(code)
        self.code = code
        self.params: Mapping[str, Param] = params


class PreparationContext(Protocol):
    """What `ContentType.prepare` is given: the file's facts and the only ways to touch it.

    `settings` are the tenant's, of the type that the content type names; None when it names none.
    """

    tenant: Tenant
    settings: Struct | None
    upload: Upload | None
    url: str | None

    async def stage(self, text_key: str, share: float) -> None:
        """Tell the person what is happening; `share` is 0 to 1."""
        ...

    async def inspect(self, inspector: str, data: bytes | None = None) -> Assets:
        """Run `module:function` on a copy of the file, or on these bytes, in a process that can do no more.

        Raises:
            Unpreparable: what the function found, or that it took too long or too much memory.
        """
        ...

    async def unpack(self) -> str:
        """Unpack the archive into the store, within the platform's limits, and answer its root there.

        Raises:
            Unpreparable: an entry breaks a limit; the entry is named.
        """
        ...

    async def place(self, name: str) -> str:
        """Put the file itself into the store as the only one of a package, by this name. Answers its root.

        For what has to run in an origin of its own and is no archive, such as a page.
        """
        ...

    async def place_clean(self, orientation: int | None = None) -> str | None:
        """Put the picture into the store without what it says of who took it, but how it lies (EXIF).

        Answers its path; None for a format that says nothing, such as GIF. Raises Unpreparable.
        """
        ...
