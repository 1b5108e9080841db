"""Who may do what with schools (BO §6; permissions.tsv)."""

from collections.abc import Sequence

from estante.api.access import ADMIN, InService, NotRestricted, Policy, Section, grant

HELP_DESK, TEACHER_ADMIN = "R05", "R03"
Schools = Section("schools", "readList", "readDetail", "create", "update", "delete", "export")
# Whether a school administers itself, and whether an LMS leads to it.
AdminAndLti = Section("school_admin_and_lti", "read")
Groups = Section("groups", "readList", "readDetail", "create", "update", "delete", "export")
SchoolYears = Section("school_years", "readList", "readDetail", "create", "update", "delete")
# Tabs of a school: its people, and what it gives to its groups.
Members = Section("school_users", "readList", "update")
Contents = Section("school_contents", "readList", "readDetail", "update")
# On the front side, by teacher-admins in their own schools.
SchoolAdmin = Section("school_admin", "manageClasses")
# Kept from the schools screen, by whoever keeps the schools.
Networks = Section("schools_networks", "readList", "readDetail", "create", "update", "delete")
READING = ("readList", "readDetail", "export")


def _granted(section: Section, reading_words: Sequence[str] = READING) -> list[Policy]:
    """An administrator has all of it, the help desk all but deleting; restricted organizations only read."""
    reading = [action for action in section.all if action.name in reading_words]
    writing = [action for action in section.all if action.name not in reading_words]
    helping = [action for action in writing if action.name != "delete"]
    return [
        *grant(ADMIN, reading),
        *grant(ADMIN, writing, NotRestricted()),
        *grant(HELP_DESK, reading),
        *grant(HELP_DESK, helping, NotRestricted()),
    ]


ALL: Sequence[Policy] = [
    *_granted(Schools),
    *_granted(Networks),
    # A restricted organization does not even read them.
    *_granted(AdminAndLti, ()),
    *_granted(SchoolYears, ()),
    *_granted(Members, ()),
    *_granted(Contents, ()),
    *_granted(Groups, ()),
    *grant(TEACHER_ADMIN, SchoolAdmin.all, InService("schools of one's own that administer themselves")),
]
