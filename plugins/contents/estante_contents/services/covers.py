"""Thumbnails that people choose: a JPG or PNG of at most 10 MB (BO §5)."""

from asyncio import to_thread
from io import BytesIO

from estante.api.database import Transaction
from estante.api.errors import Unprocessable
from estante.api.files import FileStore, sniff
from estante.api.tenants import Tenant
from uuid_utils.compat import uuid7

from estante_contents.contracts import Unpreparable
from estante_contents.inspection import sandbox
from estante_contents.services.purposes import COVER, THUMBNAILS


async def store_cover(session: Transaction, files: FileStore, tenant: Tenant, name: str, data: bytes) -> str:
    """Check a picture and store a small one made from it. Answers its path.

    Raises:
        TooLarge: 413. UnsupportedType: 415, neither JPG nor PNG. Unprocessable: 422, it cannot be read.
    """
    COVER.refuse_size(tenant, len(data))
    COVER.refuse_format(await to_thread(sniff, BytesIO(data), name), name)
    inspector = "estante_contents.inspection.image:inspect_cover"
    try:
        cover = await sandbox.inspect_bytes(inspector, data, files.inspection)
    except Unpreparable as failure:
        refusal = Unprocessable(text=failure.code)
        refusal.params = failure.params
        raise refusal from failure
    stored = f"{THUMBNAILS}/{uuid7().hex}.webp"
    await files.put_with(session, tenant, stored, cover.thumbnail or b"")
    return stored
