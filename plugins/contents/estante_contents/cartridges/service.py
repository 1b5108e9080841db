"""Cartridges of collections: looked into, taken in as a batch, and given out."""

from asyncio import to_thread
from collections.abc import Sequence
from uuid import UUID

from estante.api.errors import Forbidden, Param, Unprocessable
from estante.api.files import FileStore, UploadPurpose, finished_upload
from estante.api.records import RecordContext
from estante.api.tenants import Translator

from estante_contents.batches.models import Batch
from estante_contents.batches.service import BatchService
from estante_contents.cartridges.exporting import held_contents
from estante_contents.cartridges.reading import CartridgeItem, Note, read_cartridge
from estante_contents.cartridges.schemas import CartridgeRow, CartridgeView
from estante_contents.collections.models import Collection
from estante_contents.collections.service import CollectionService
from estante_contents.policies import Collections, Contents

CARTRIDGE_FILE = UploadPurpose("contents.cartridge", (Collections.update,), ("zip",))


class CartridgeService:
    """The cartridges of a tenant's collections."""

    def __init__(
        self,
        context: RecordContext,
        *,
        collections: CollectionService,
        batches: BatchService,
        store: FileStore,
        t: Translator,
    ) -> None:
        self._context, self._collections, self._batches = context, collections, batches
        self._store, self._t = store, t

    @property
    def labels(self) -> tuple[str, str]:
        """What true and false are called in a test."""
        return self._t("contents.qti.true"), self._t("contents.qti.false")

    async def outgoing(self, collection_guid: UUID) -> tuple[Collection, CartridgeView]:
        """What of a collection goes out as a cartridge, and what does not.

        Raises:
            NotFound: no such collection.
        """
        collection = await self._collections.get(collection_guid)
        rows = [
            CartridgeRow(held.packed.name, self._sentence(held.code), self._said(held.notes))
            for held in await held_contents(self._context.session, collection_guid)
        ]
        return collection, _view(collection.name, rows)

    async def require_contents(self, collection_guid: UUID) -> Collection:
        """A collection of which something goes out. Raises NotFound. Unprocessable: 422, nothing does."""
        collection, view = await self.outgoing(collection_guid)
        if view.count == 0:
            raise Unprocessable(text="CARTRIDGE_NOTHING_GOES")
        return collection

    async def look(self, collection_guid: UUID, upload_guid: UUID) -> CartridgeView:
        """What of an uploaded cartridge comes in, and what is not understood; nothing is written.

        Raises:
            NotFound: no such collection or upload. Unprocessable: 422, it is no cartridge.
            Forbidden: who may not make contents.
        """
        await self._must_take(collection_guid)
        principal = self._context.principal
        stored = await finished_upload(self._context.session, principal, upload_guid)

        def read() -> tuple[str, Sequence[CartridgeItem]]:
            with self._store.open_seekable(principal.tenant, stored.path) as file:
                cartridge = read_cartridge(file)
            return cartridge.title, cartridge.items

        title, items = await to_thread(read)
        return _view(title, [self._row(item) for item in items])

    async def take(self, collection_guid: UUID, upload_guid: UUID) -> Batch:
        """Have a job make contents of a cartridge and put them into a collection.

        Raises:
            NotFound, UploadNotReady: see `look`. UnsupportedType: 415, no ZIP. Forbidden: see `look`.
        """
        await self._must_take(collection_guid)
        return await self._batches.create(upload_guid, CARTRIDGE_FILE, collection_guid=collection_guid)

    async def _must_take(self, collection_guid: UUID) -> None:
        await self._collections.get(collection_guid)
        if not self._context.allows(Contents.create):
            action = str(Contents.create)
            raise Forbidden(extra={"action": action}, action=action)

    def _row(self, item: CartridgeItem) -> CartridgeRow:
        return CartridgeRow(item.title, self._sentence(item.code, **item.params), self._said(item.notes))

    def _said(self, notes: Sequence[Note]) -> str | None:
        """The notes, each once."""
        sentences = (self._t(f"contents.errors.{code}", **params) for code, params in notes)
        return " ".join(dict.fromkeys(sentences)) or None

    def _sentence(self, code: str | None, **params: Param) -> str | None:
        return self._t(f"contents.errors.{code}", **params) if code else None


def _view(title: str, rows: Sequence[CartridgeRow]) -> CartridgeView:
    return CartridgeView(title=title, count=sum(row.reason is None for row in rows), rows=rows)
