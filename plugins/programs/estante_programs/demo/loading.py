"""Fills a demo tenant. A second run adds nothing."""

from collections.abc import Iterator, Mapping, Sequence
from importlib.resources import files
from uuid import UUID, uuid5

import msgspec
from estante.api.database import Base, Transaction
from estante.api.people import demo_people
from estante.api.plugins import SeedContext
from estante.api.tenants import Tenant
from estante_contents.contracts import demo_publication, living_publications
from estante_settings.contracts import TAUGHT, TaughtKind, countries_by_word
from msgspec import Struct

from estante_programs.demo.programming import add_programmings
from estante_programs.demo.structure import add_structure
from estante_programs.demo.toolbox import add_toolbox
from estante_programs.isbns import KINDS, plain_isbn
from estante_programs.models import Program, ProgramIsbn, ProgramLanguage, ProgramLevel, ProgramYear
from estante_programs.schemas.program import EvaluationPeriod
from estante_programs.settings import Template

FILE = files("estante_programs.demo") / "programs.json"
FALLBACK = "es"
ADMIN = "R04"
Taught = Mapping[TaughtKind, Mapping[str, UUID]]


class DemoProgram(Struct, frozen=True, forbid_unknown_fields=True):
    """A program of a publication of the demo contents; subject, level and years by their names."""

    key: str
    name: str
    subtitle: str
    description: str
    discipline: str
    level: str
    years: Sequence[str]
    publication: str
    template: Template
    is_accessible: bool
    isbn_student: str | None = None
    isbn_teacher: str | None = None


class DemoPrograms(Struct, frozen=True, forbid_unknown_fields=True):
    """The programs of a language, the country that teaches them, and how its school year is divided."""

    country: str
    evaluation_period: EvaluationPeriod
    programs: Sequence[DemoProgram]


async def load_demo(context: SeedContext) -> None:
    """Two programs of the tenant's language, where its country teaches their subjects."""
    tenant = context.tenant
    languages = msgspec.json.decode(FILE.read_bytes(), type=dict[str, DemoPrograms])
    demo = languages.get(tenant.default_language, languages[FALLBACK])
    async with context.database.transaction(tenant) as session:
        country = (await countries_by_word(session)).get(demo.country)
        if country is None:
            return
        admin = (await demo_people(session)).get(ADMIN)
        taught = {kind: await _taught(session, kind, country) for kind in TAUGHT}
        for entry in demo.programs:
            guid = demo_program(tenant, entry.key)
            if await session.get(Program, (tenant.guid, guid)) is None:
                record = await _record(session, tenant, entry, taught)
                if record is not None:
                    record.country_guid, record.created_by = country, admin
                    record.evaluation_period = demo.evaluation_period
                    session.add(record)
                    await session.flush()
                    session.add_all(_parts(tenant, record, entry, taught))
                    await add_structure(session, tenant, record, entry.key)
                    await add_programmings(session, tenant, record, entry.key)
                    await add_toolbox(session, tenant, record, entry.key)


def demo_program(tenant: Tenant, key: str) -> UUID:
    """The guid of a demo program."""
    return uuid5(tenant.guid, f"demo-program:{key}")


async def _taught(session: Transaction, kind: TaughtKind, country: UUID) -> Mapping[str, UUID]:
    """What a country teaches, by name; of those of one name the first is as good."""
    rows = await session.execute(TAUGHT[kind])
    return {name: guid for guid, name, of_country in rows if of_country == country}


async def _record(session: Transaction, tenant: Tenant, entry: DemoProgram, taught: Taught) -> Program | None:
    """The program, where its publication is there and its subject and level are taught."""
    publication = demo_publication(tenant, entry.publication)
    discipline = taught["discipline"].get(entry.discipline)
    is_taught = discipline is not None and entry.level in taught["education_level"]
    if discipline is None or not is_taught or not await living_publications(session, [publication]):
        return None
    return Program(
        tenant_id=tenant.guid,
        guid=demo_program(tenant, entry.key),
        name=entry.name,
        subtitle=entry.subtitle,
        description=entry.description,
        discipline_guid=discipline,
        publication_guid=publication,
        template=entry.template,
        is_accessible=entry.is_accessible,
    )


def _parts(tenant: Tenant, record: Program, entry: DemoProgram, taught: Taught) -> Iterator[Base]:
    """What the program has several of."""
    own = {"tenant_id": tenant.guid, "program_guid": record.guid}
    yield ProgramLevel(**own, level_guid=taught["education_level"][entry.level])
    yield ProgramLanguage(**own, lang_id=tenant.default_language)
    for name, year in taught["education_year"].items():
        if name in entry.years:
            yield ProgramYear(**own, year_guid=year)
    for field, kind in KINDS.items():
        if written := getattr(entry, field):
            yield ProgramIsbn(**own, isbn=plain_isbn(written), kind=kind, written=written)
