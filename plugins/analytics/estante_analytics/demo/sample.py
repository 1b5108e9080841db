"""A made-up year of use, of people whom there are not: the same at every start, up to today."""

from collections.abc import Iterator, Sequence
from datetime import UTC, date, datetime, timedelta
from random import Random
from uuid import UUID, uuid5
from zoneinfo import ZoneInfo

from estante.api.access import STUDENT, TEACHER
from estante.api.database import Transaction, raw_connection
from estante.api.plugins import HookCaller
from estante.api.tenants import Tenant
from estante_contents.contracts import demo_content
from estante_settings.contracts import country_names
from msgspec import Struct

from estante_analytics.services.schools import school_directory

DAYS = 365
STUDENTS, TEACHERS = 66, 12
MAX_MINUTES = 45
SECONDS_A_MINUTE = 60
# From Monday on, the share of people who come; the holidays' by month, where schools are closed.
WEEK = (0.46, 0.55, 0.52, 0.5, 0.38, 0.08, 0.12)
MONTHS = (0.3, 0.8, 1, 1, 1, 0.9, 0.4, 0.3, 0.9, 1, 1, 0.7)
CONTENTS = (
    *("PDF-2442", "VID-2456", "AUD-2554", "ENL-2477", "IMG-2463", "PDF-2603", "VID-2547", "ENL-2575"),
)
THERE = "SELECT EXISTS (SELECT FROM usage_days WHERE is_sample)"
WRITE_CONTENTS = """
INSERT INTO usage_contents (tenant_id, day, person_guid, content_guid, role_guid, country_guid, school_guids,
  sessions, seconds)
SELECT $1, u.day, u.person_guid, u.content_guid, w.role_guid, w.country_guid,
  array_remove(ARRAY[w.school_guid], NULL), u.sessions, u.seconds
FROM unnest($2::date[], $3::uuid[], $4::uuid[], $5::int[], $6::int[])
  AS u (day, person_guid, content_guid, sessions, seconds)
JOIN unnest($7::uuid[], $8::text[], $9::uuid[], $10::uuid[])
  AS w (person_guid, role_guid, country_guid, school_guid) USING (person_guid)
"""
WRITE_DAYS = """
INSERT INTO usage_days (tenant_id, day, person_guid, role_guid, country_guid, school_guids, sessions, seconds,
  is_sample)
SELECT tenant_id, day, person_guid, role_guid, country_guid, school_guids, sum(sessions), sum(seconds), true
FROM usage_contents WHERE person_guid = ANY($1::uuid[])
GROUP BY tenant_id, day, person_guid, role_guid, country_guid, school_guids
"""


class SamplePerson(Struct, frozen=True):
    """Somebody made up."""

    guid: UUID
    role_guid: str
    country_guid: UUID | None
    school_guid: UUID | None


Opening = tuple[date, UUID, UUID, int, int]


async def write_sample(session: Transaction, tenant: Tenant, plugins: HookCaller) -> int:
    """Write the year, unless it is there; answers how many days of people it has."""
    connection = await raw_connection(session)
    if (await connection.fetch(THERE))[0][0]:
        return 0
    people = await people_of_sample(session, tenant, plugins)
    contents = [demo_content(tenant, erp_id) for erp_id in CONTENTS]
    today = datetime.now(UTC).astimezone(ZoneInfo(tenant.time_zone)).date()
    openings = zip(*sample_openings(people, contents, today), strict=True)
    columns = zip(
        *((each.guid, each.role_guid, each.country_guid, each.school_guid) for each in people), strict=True
    )
    await connection.execute(WRITE_CONTENTS, tenant.guid, *map(list, openings), *map(list, columns))
    written = await connection.execute(WRITE_DAYS, [each.guid for each in people])
    return int(written.rpartition(" ")[2])


async def people_of_sample(session: Transaction, tenant: Tenant, plugins: HookCaller) -> list[SamplePerson]:
    """The made-up people of an organization, in the countries and schools that it has."""
    countries = sorted(await country_names(session))
    directory, connection = school_directory(plugins, tenant), await raw_connection(session)
    rows = await connection.fetch(directory.schools) if directory else []
    return list(sample_people(tenant.guid, countries, sorted(row[0] for row in rows)))


def sample_people(tenant: UUID, countries: Sequence[UUID], schools: Sequence[UUID]) -> Iterator[SamplePerson]:
    """Students and teachers, spread over the schools; the last of these has too few to be told of."""
    for at in range(STUDENTS + TEACHERS):
        role = STUDENT if at < STUDENTS else TEACHER
        spread = at % max(1, len(schools) - 1) if at % 25 else len(schools) - 1
        yield SamplePerson(
            uuid5(tenant, f"analytics-sample:{at}"),
            role,
            countries[at % min(2, len(countries))] if countries else None,
            schools[spread] if schools else None,
        )


def sample_openings(
    people: Sequence[SamplePerson], contents: Sequence[UUID], today: date
) -> Iterator[Opening]:
    """Who opened what on which day, how often and for how many seconds: more each month, less on holidays."""
    drawn = Random(20)  # noqa: S311 - demo data
    weights = range(len(contents), 0, -1)
    for at in range(DAYS):
        day = today - timedelta(DAYS - 1 - at)
        share = WEEK[day.weekday()] * MONTHS[day.month - 1] * (0.55 + 0.45 * at / DAYS)
        for person in people:
            if drawn.random() > share:
                continue
            opened = drawn.choices(contents, weights, k=drawn.choice((1, 1, 1, 2, 3)))
            for content in dict.fromkeys(opened):
                sessions = drawn.choice((1, 1, 1, 2))
                yield day, person.guid, content, sessions, drawn.randint(1, MAX_MINUTES) * SECONDS_A_MINUTE
