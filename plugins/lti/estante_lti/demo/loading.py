"""Demo data: the LMS of the first school, where LTI is off until somebody switches it on; and a tool."""

from uuid import UUID

from estante.api.database import Transaction
from estante.api.plugins import SeedContext
from estante_schools.contracts import first_school
from sqlalchemy import select
from sqlalchemy.dialects.postgresql import insert

from estante_lti.models import Registration, Tool

CAMPUS, LAB = "https://campus.example", "https://simulations.example"


async def load_demo(context: SeedContext) -> None:
    """Register a Moodle that there is not, for the first school by its name, and a tool."""
    tenant = context.tenant
    async with context.database.transaction(tenant) as session:
        await _add_tool(session, tenant.guid)
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


async def _add_tool(session: Transaction, tenant: UUID) -> None:
    """A tool that there is not, unless one was ever registered."""
    if await session.scalar(select(Tool.guid).limit(1)) is not None:
        return
    session.add(
        Tool(
            tenant_id=tenant,
            name="Simulaciones",
            launch_url=f"{LAB}/launch",
            login_url=f"{LAB}/login",
            redirect_urls=[f"{LAB}/launch"],
        )
    )
    await session.flush()
