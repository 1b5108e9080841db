"""Whom a resource is for, as SQL: one condition for lists, for opening and for what programs take."""

from estante_contents.contracts import EntitlementReason
from estante_contents.policies import LIBRARY


def available(person: str, role: str, schools: str) -> str:
    """SQL: whether a row `k` of `library_resources` is for somebody; its adder always has it.

    Args:
        person: SQL of the person's guid. role: of the role. schools: of an array of guids.
    """
    return f"""(k.created_by = {person} OR CASE k.available_for
        WHEN 'everyone' THEN {person} IS NOT NULL
        WHEN 'roles' THEN EXISTS (SELECT FROM library_roles x WHERE x.tenant_id = k.tenant_id
            AND x.resource_guid = k.guid AND x.role_guid = {role})
        ELSE EXISTS (SELECT FROM library_schools x WHERE x.tenant_id = k.tenant_id
            AND x.resource_guid = k.guid AND x.school_guid = ANY({schools}))
    END)"""  # noqa: S608 - SQL of our own


def _shared(permission: str) -> str:
    """SQL that answers contents which the library lets `$1` of the role `$2` have with a permission."""
    is_available = available("$1::uuid", "$2::text", "ARRAY(:schools)")
    return (
        "SELECT k.content_guid AS guid FROM library_resources k"  # noqa: S608 - SQL of our own
        f" WHERE k.deleted_at IS NULL AND k.{permission} AND {is_available}"
    )


REUSABLE = _shared("can_reuse")
REASON = EntitlementReason(
    "library",
    "contents.reasons.library",
    _shared("can_view"),
    flag=LIBRARY,
    downloads=_shared("can_download"),
)
