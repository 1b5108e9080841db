"""The guids of demo records, for the demo data of other plugins; `contracts` names them."""

from uuid import UUID, uuid5

from estante.api.tenants import Tenant


def demo_content(tenant: Tenant, erp_id: str) -> UUID:
    """The guid of a demo content, for the demo data of other plugins that is about it."""
    return uuid5(tenant.guid, f"demo-content:{erp_id}")


def demo_publication(tenant: Tenant, key: str) -> UUID:
    """The guid of a demo publication (`alice`), for the demo data of other plugins that is about it."""
    return uuid5(tenant.guid, f"demo-publication:{key}")
