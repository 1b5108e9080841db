"""Who keeps the registrations of schools (BO §6), which restricted organizations do not see; who chooses."""

from collections.abc import Sequence

from estante.api.access import ADMIN, TEACHER, InService, NotRestricted, Policy, Section, grant

HELP_DESK, TEACHER_ADMIN = "R05", "R03"
OWN = InService("choices that one's own launch began")
SchoolLti = Section("school_lti", "readDetail", "update")

# The outside tools that contents launch.
LtiTools = Section("lti_tools", "readList", "readDetail", "create", "update", "delete")
# On the front side: who came from an LMS to choose contents for it.
LinkChoices = Section("lti_links", "choose")

ALL: Sequence[Policy] = [
    *(policy for role in (TEACHER, TEACHER_ADMIN) for policy in grant(role, LinkChoices.all, OWN)),
    *grant(ADMIN, SchoolLti.all, NotRestricted()),
    *grant(HELP_DESK, SchoolLti.all, NotRestricted()),
    *grant(ADMIN, LtiTools.all, NotRestricted()),
    *grant(HELP_DESK, [each for each in LtiTools.all if each.name != "delete"], NotRestricted()),
]
