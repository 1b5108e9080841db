"""Demo data: the first school has an LMS, and LTI is off until somebody switches it on."""

from estante.api.plugins import SeedContext
from estante_schools.contracts import first_school
from sqlalchemy.dialects.postgresql import insert

from estante_lti.models import Registration

CAMPUS = "https://campus.example"


async def load_demo(context: SeedContext) -> None:
    """Register a Moodle that there is not, for the first school by its name."""
    tenant = context.tenant
    async with context.database.transaction(tenant) as session:
        school = await first_school(session)
        if school is None:
            return
        row = {
            "tenant_id": tenant.guid,
            "school_guid": school,
            "client_id": "xAHwSgPmTFXgbdO",
            "deployment_id": "3",
            "issuer": CAMPUS,
            "issuer_url": CAMPUS,
            "key_set_url": f"{CAMPUS}/mod/lti/certs.php",
            "token_url": f"{CAMPUS}/mod/lti/token.php",
            "authorization_url": f"{CAMPUS}/mod/lti/auth.php",
        }
        await session.execute(insert(Registration).values(row).on_conflict_do_nothing())
