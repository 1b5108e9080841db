"""The server's texts in words of a tenant's own: answers, letters and names of roles.

They lie beside the screens' texts, in the scope `<owner>.server` of the kernel and of each plugin. Every
process holds them (`SettingsWatcher`), as a text is asked for where nobody waits for the database.
"""

from collections.abc import Mapping
from typing import TYPE_CHECKING
from uuid import UUID

import msgspec
from sqlalchemy.dialects.postgresql import insert
from sqlalchemy.ext.asyncio import AsyncSession

from estante.languages.catalogue import flat
from estante.languages.texts import OwnTexts, name_below
from estante.plugins.owners import KERNEL
from estante.settings.models import SettingsVersion

if TYPE_CHECKING:
    from estante.database.engine import Reading

SUFFIX = ".server"
SCOPES = "SELECT scope, lang, json::text AS texts FROM language_scopes WHERE scope LIKE '%.server'"


def server_scope(owner: str) -> str:
    """The scope of a plugin's server texts, or of the kernel's."""
    return f"{owner}{SUFFIX}"


def is_server_scope(scope: str) -> bool:
    """Whether a scope's texts are said by the server."""
    return scope.endswith(SUFFIX)


async def read_own_texts(connection: "Reading") -> OwnTexts:
    """The texts of the tenant that a connection reads for, by language and dotted key."""
    own: dict[str, dict[str, str]] = {}
    for row in await connection.fetch(SCOPES):
        owner, texts = row["scope"].removesuffix(SUFFIX), own.setdefault(row["lang"], {})
        tree: Mapping[str, object] = msgspec.json.decode(row["texts"])
        for key, text in flat(tree):
            texts[key if owner == KERNEL else name_below(owner, key)] = text
            texts.setdefault(key, text)
    return own


async def count_change(session: AsyncSession, tenant_guid: UUID) -> None:
    """Have every process read the tenant's server texts anew, once the transaction is committed."""
    new = insert(SettingsVersion).values(tenant_guid=tenant_guid, version=0, texts=1)
    counted = {"texts": SettingsVersion.texts + 1}
    await session.execute(new.on_conflict_do_update(index_elements=["tenant_guid"], set_=counted))
