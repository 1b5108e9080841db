"""Who is in which group and school, where a plugin knows that, and which boards somebody may open by it."""
# ruff: noqa: S608 - the SQL is put together from constants and from what the plugin of schools gives

from estante.api.records import RecordContext
from estante_users.contracts import MemberRows, memberships_of


def places_of(context: RecordContext) -> MemberRows | None:
    """The tenant's schools and groups as SQL; None where no plugin knows of any."""
    given = memberships_of(context.plugins, context.principal.tenant)
    return given.rows if given else None


def groups_of(places: MemberRows) -> str:
    """SQL of the groups (guid, name) that the person `$1` is in, by their names."""
    return f"""
SELECT g.guid, g.name FROM ({places.groups}) g
JOIN ({places.group_members}) m ON m.place_guid = g.guid AND m.person_guid = $1
ORDER BY estante_order(g.name), g.guid
"""


def opens_board(places: MemberRows) -> str:
    """SQL, whether the person of `ASKER` opens the board `b`.

    Staff open all; who teaches those of students and groups of a school of theirs; a student the own one and
    those of the own groups.
    """
    schools = f"SELECT o.place_guid FROM ({places.school_members}) o WHERE o.person_guid = $1"
    return f"""($3::boolean OR CASE WHEN $2::boolean THEN
  b.person_guid IN (SELECT n.person_guid FROM ({places.school_members}) n WHERE n.place_guid IN ({schools}))
  OR b.group_guid IN (SELECT g.guid FROM ({places.groups}) g WHERE g.school_guid IN ({schools}))
ELSE b.person_guid = $1
  OR b.group_guid IN (SELECT m.place_guid FROM ({places.group_members}) m WHERE m.person_guid = $1)
END)"""
