"""What a resource is given beside the call, and what it answers."""

from estante.api.database import Transaction
from estante.api.tenants import Tenant
from estante_contents.contracts import ContentLibrary
from msgspec import Struct

from estante_lrs.xapi.access import Asker

JSON = "application/json"


class Visit(Struct, frozen=True):
    """Who asks, the transaction in which it is answered, and the contents that it may be about."""

    session: Transaction
    tenant: Tenant
    asker: Asker
    library: ContentLibrary


class Reply(Struct, frozen=True):
    """An answer as it goes out."""

    status: int = 200
    body: bytes = b""
    content_type: str = JSON
    headers: dict[str, str] = {}
