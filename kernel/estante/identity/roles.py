"""The fourteen roles (BO §3), and what the sign-in knows about them."""

from collections.abc import Collection, Mapping
from types import MappingProxyType

from estante.tenancy.tenant import Tenant

STUDENT, TEACHER, TEACHER_ADMIN = "R01", "R02", "R03"
ADMIN, HELP_DESK, FIXED_LAYOUT_ADMIN, PUBLISHER = "R04", "R05", "R06", "R07"

ROLES: Mapping[str, str] = MappingProxyType(
    {
        STUDENT: "student",
        TEACHER: "teacher",
        TEACHER_ADMIN: "teacherAdmin",
        ADMIN: "admin",
        HELP_DESK: "helpDesk",
        FIXED_LAYOUT_ADMIN: "adminFixedLayout",
        PUBLISHER: "publisher",
        "R19": "director",
        "R20": "deputyDirector",
        "R21": "coordinator",
        "R23": "assistant",
        "R24": "partner",
        "R26": "administrator",
        "R45": "guest",
    }
)

# BO §6: "Login admits only: admin, help desk, admin with fixed layout, and publisher."
BACK_OFFICE = frozenset({ADMIN, HELP_DESK, FIXED_LAYOUT_ADMIN, PUBLISHER})
INTERNAL_ADMINS = frozenset({ADMIN, HELP_DESK, PUBLISHER})
FRONT_OFFICE = frozenset({STUDENT, TEACHER})


def admitted_to_back_office(tenant: Tenant, wanted: Collection[str] | None) -> frozenset[str]:
    """The roles that the server admits, narrowed by what the client asks for (KER-023, KER-025).

    A role beyond the specified ones gets in once the tenant's file grants it something (A086).
    """
    granted = {grant.role for grant in tenant.grants} - FRONT_OFFICE - {TEACHER_ADMIN}
    admitted = BACK_OFFICE | (granted & ROLES.keys())
    if wanted is None:
        return frozenset(admitted)
    return frozenset(role for role in admitted if role in wanted or ROLES[role] in wanted)


def text_key(role_guid: str) -> str:
    """The locale key of a role's name, `roles.R04`."""
    return f"roles.{role_guid}"
