"""Who may do what with schools (BO §6; permissions.tsv)."""

from collections.abc import Sequence

from estante.api.access import ADMIN, NotRestricted, Policy, Section, grant

HELP_DESK = "R05"
Schools = Section("schools", "readList", "readDetail", "create", "update", "delete", "export")
# Kept from the schools screen, by whoever keeps the schools.
Networks = Section("schools_networks", "readList", "readDetail", "create", "update", "delete")
ALL: Sequence[Policy] = [
    *grant(ADMIN, [Schools.readList, Schools.readDetail, Schools.export]),
    *grant(ADMIN, [Schools.create, Schools.update, Schools.delete], NotRestricted()),
    *grant(HELP_DESK, [Schools.readList, Schools.readDetail, Schools.export]),
    *grant(HELP_DESK, [Schools.create, Schools.update], NotRestricted()),
    *grant(ADMIN, [Networks.readList, Networks.readDetail]),
    *grant(ADMIN, [Networks.create, Networks.update, Networks.delete], NotRestricted()),
    *grant(HELP_DESK, [Networks.readList, Networks.readDetail]),
    *grant(HELP_DESK, [Networks.create, Networks.update], NotRestricted()),
]
