"""Who keeps the LTI registrations of schools (BO §6): restricted organizations do not even see them."""

from collections.abc import Sequence

from estante.api.access import ADMIN, NotRestricted, Policy, Section, grant

HELP_DESK = "R05"
SchoolLti = Section("school_lti", "readDetail", "update")

ALL: Sequence[Policy] = [
    *grant(ADMIN, SchoolLti.all, NotRestricted()),
    *grant(HELP_DESK, SchoolLti.all, NotRestricted()),
]
