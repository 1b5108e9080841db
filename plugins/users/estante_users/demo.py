"""The country of the demo people, which the form of a person asks for. A second run changes nothing."""

from estante.api.people import place_demo_people
from estante.api.plugins import SeedContext
from estante_settings.contracts import countries_by_word

# Countries of the settings' demo data, by the tenant's language.
COUNTRY_CODES = {"es": "ES", "pt": "BR"}
FALLBACK = COUNTRY_CODES["es"]


async def load(context: SeedContext) -> None:
    """Put them into a country of their language, where the tenant has it."""
    tenant = context.tenant
    code = COUNTRY_CODES.get(tenant.default_language, FALLBACK)
    async with context.database.transaction(tenant) as session:
        countries = await countries_by_word(session)
        if (country_guid := countries.get(code.casefold())) is not None:
            await place_demo_people(session, tenant, country_guid)
