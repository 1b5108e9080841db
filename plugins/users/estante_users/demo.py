"""People of the demo data: classes of students and their teachers, and a country for those who are of none.

A second run changes nothing.
"""

import re
from importlib.resources import files
from itertools import chain
from unicodedata import normalize

import msgspec
from estante.api.access import STUDENT, TEACHER
from estante.api.people import DemoPerson, add_demo_people, place_demo_people
from estante.api.plugins import SeedContext
from estante.api.tenants import Tenant
from estante_settings.contracts import countries_by_word

# Countries of the settings' demo data, by the tenant's language.
COUNTRY_CODES = {"es": "ES", "pt": "BR"}
FALLBACK = "es"
FILE = files("estante_users") / "demo_names.json"
# As many as fill six schools of five groups with four students each, and two teachers a school.
STUDENTS, TEACHERS = 120, 12
# Coprime to how many names there are: neighbours in a class are called differently.
STEP = 7


async def load(context: SeedContext) -> None:
    """Add them, in a country of their language where the tenant has it."""
    tenant = context.tenant
    code = COUNTRY_CODES.get(tenant.default_language, COUNTRY_CODES[FALLBACK])
    async with context.database.transaction(tenant) as session:
        people = [*chain(*classes(tenant))]
        await add_demo_people(session, tenant, people)
        countries = await countries_by_word(session)
        if (country_guid := countries.get(code.casefold())) is not None:
            await place_demo_people(session, tenant, people, country_guid)


def classes(tenant: Tenant) -> tuple[list[DemoPerson], list[DemoPerson]]:
    """The students and the teachers, with names of the tenant's language."""
    languages = msgspec.json.decode(FILE.read_bytes(), type=dict[str, dict[str, list[str]]])
    known = languages.get(tenant.default_language, languages[FALLBACK])
    people = [
        _person(known["names"], known["lastnames"], at, STUDENT if at < STUDENTS else TEACHER)
        for at in range(STUDENTS + TEACHERS)
    ]
    return people[:STUDENTS], people[STUDENTS:]


def _person(names: list[str], lastnames: list[str], at: int, role: str) -> DemoPerson:
    name = names[at % len(names)]
    place = (at * STEP + at // len(names)) % len(lastnames)
    first = lastnames[place]
    # Another one, however far.
    second = lastnames[(place + 1 + at % (len(lastnames) - 1)) % len(lastnames)]
    return DemoPerson(f"{_plain(name)}.{_plain(first)}", name, f"{first} {second}", role)


def _plain(word: str) -> str:
    """A word in the letters of an address."""
    return re.sub(r"[^a-z]", "", normalize("NFD", word).casefold())
