"""Fills the demo programs with programmings: one that is published, and a draft to be moved."""

from collections.abc import Mapping, Sequence
from importlib.resources import files
from uuid import uuid5

import msgspec
from estante.api.database import Transaction
from estante.api.tenants import Tenant
from estante_settings.contracts import period_names
from msgspec import Struct
from sqlalchemy import select

from estante_programs.models import Program, Programming, ProgrammingSession, Unit
from estante_programs.services.ordering import key_at
from estante_programs.services.planning.programming import PUBLISHED

FILE = files("estante_programs.demo") / "programmings.json"
FALLBACK = "es"


class DemoSession(Struct, frozen=True, forbid_unknown_fields=True):
    """A session of a demo programming; `unit` is the number of its module, from 1, and None the bank."""

    title: str
    duration: int
    unit: int | None = None


class DemoProgramming(Struct, frozen=True, forbid_unknown_fields=True):
    """A programming of a demo program."""

    title: str
    description: str
    is_published: bool
    sessions: Sequence[DemoSession]


async def add_programmings(session: Transaction, tenant: Tenant, program: Program, key: str) -> None:
    """Plan a new demo program, over the units that it has."""
    languages = msgspec.json.decode(FILE.read_bytes(), type=dict[str, dict[str, list[DemoProgramming]]])
    demo: Mapping[str, Sequence[DemoProgramming]] = languages.get(
        tenant.default_language, languages[FALLBACK]
    )
    period = next(iter(await period_names(session)), None)
    rows = select(Unit).where(Unit.program_guid == program.guid).order_by(Unit.position)
    units = (await session.scalars(rows)).all()
    for number, entry in enumerate(demo.get(key, ()), 1):
        record = Programming(
            tenant_id=tenant.guid,
            guid=uuid5(program.guid, f"programming:{number}"),
            program_guid=program.guid,
            title=entry.title,
            description=entry.description,
            period_guid=period,
            created_by=program.created_by,
        )
        session.add(record)
        await session.flush()
        session.add_all(_sessions(record, entry.sessions, units))
        await session.flush()
        if entry.is_published:
            # Once it is, no session comes any more.
            record.status, record.published_by = PUBLISHED, program.created_by
            record.published_at = program.created_at


def _sessions(
    record: Programming, entries: Sequence[DemoSession], units: Sequence[Unit]
) -> Sequence[ProgrammingSession]:
    keys: list[str] = []
    sessions = []
    for number, entry in enumerate(entries, 1):
        keys.append(key_at(keys, None))
        sessions.append(
            ProgrammingSession(
                tenant_id=record.tenant_id,
                guid=uuid5(record.guid, f"session:{number}"),
                programming_guid=record.guid,
                unit_guid=None if entry.unit is None else units[entry.unit - 1].guid,
                title=entry.title,
                duration=entry.duration,
                position=keys[-1],
                created_by=record.created_by,
            )
        )
    return sessions
