"""The clients of the record store: who may speak to it, and by which key."""

import secrets
from typing import ClassVar

from estante.api.records import Records, TrashRules, record_acts, trash_kind

from estante_lrs.models import LrsClient
from estante_lrs.policies import Clients
from estante_lrs.schemas import MadeClient, NewClient
from estante_lrs.services.credentials import digest

KEY_BYTES = 12
SECRET_BYTES = 32


class ClientService(Records[LrsClient]):
    """The clients of a tenant."""

    entity, section = "lrs_client", Clients.name
    unrecorded: ClassVar = frozenset({"secret_hash"})
    trash_rules = TrashRules(Clients.delete, Clients.delete)

    async def make(self, sent: NewClient) -> MadeClient:
        """Make a client; its secret is in this answer and nowhere else."""
        key, secret = f"lrs_{secrets.token_urlsafe(KEY_BYTES)}", secrets.token_urlsafe(SECRET_BYTES)
        more = {"provider": sent.provider or ""} if isinstance(sent.provider, str) else {"provider": ""}
        client = await self.create(sent, key=key, secret_hash=digest(secret), **more)
        return MadeClient(client.guid, client.name, key, secret)


ACTS = record_acts(ClientService, Clients)
TRASH = trash_kind(ClientService)
