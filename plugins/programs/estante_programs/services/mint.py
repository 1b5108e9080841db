"""Mint lessons in programs: only where the organization has that switched on (MIN-012)."""
# ruff: noqa: S608 - the SQL is put together from constants

from collections.abc import Collection
from typing import Final
from uuid import UUID

from estante.api.access import Principal
from estante.api.database import Transaction, raw_connection
from estante_contents.contracts import LIBRARY_CONTENTS, LIVING_CONTENTS

# The flag is of the plugin that writes these lessons: without it there are none.
FLAG: Final = "mint_lesson_in_programs"
MINT_TYPE: Final = "CTTY_02"
MINT_LESSONS: Final = f"""
SELECT c.guid FROM ({LIVING_CONTENTS}) c WHERE c.type_guid = '{MINT_TYPE}' AND c.guid = ANY($1::uuid[])
UNION ALL
SELECT k.guid FROM ({LIBRARY_CONTENTS}) k JOIN ({LIVING_CONTENTS}) c ON c.guid = k.content_guid
WHERE c.type_guid = '{MINT_TYPE}' AND k.guid = ANY($1::uuid[])
"""


def has_mint_lessons(principal: Principal) -> bool:
    """Whether the person's organization has Mint lessons in programs."""
    return principal.tenant.flags.get(FLAG, False)


async def mint_lessons_off(
    session: Transaction, principal: Principal, guids: Collection[UUID]
) -> frozenset[UUID]:
    """Which of these contents and resources are Mint lessons, where those come into no program."""
    if not guids or has_mint_lessons(principal):
        return frozenset()
    rows = await (await raw_connection(session)).fetch(MINT_LESSONS, list(guids))
    return frozenset(row["guid"] for row in rows)
