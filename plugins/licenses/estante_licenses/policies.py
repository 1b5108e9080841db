"""Who may do what with licences (BO §6; permissions.tsv), and with those of people."""

from collections.abc import Sequence

from estante.api.access import ADMIN, STUDENT, TEACHER, InService, NotRestricted, Policy, Section, grant

TEACHER_ADMIN, HELP_DESK = "R03", "R05"
Licenses = Section("licenses", "readList", "readDetail", "create", "update", "delete", "export")
LicenseBatches = Section("license_batches", "readList", "readDetail", "create", "update", "delete", "export")
# The licences of people, in their tab and on a page of their own. `manage` is doing it for others, which
# stays open where the section above is closed (A027); `own` opens the page.
UserLicenses = Section("user_licenses", "readList", "redeem", "manage", "own")
MADE = (*Licenses.all, *LicenseBatches.all)
OWN = InService("own licences")

ALL: Sequence[Policy] = (
    *grant(ADMIN, MADE, NotRestricted()),
    *grant(HELP_DESK, [each for each in MADE if each.name != "delete"], NotRestricted()),
    *(
        policy
        for role in (ADMIN, HELP_DESK)
        for policy in grant(role, [UserLicenses.readList, UserLicenses.redeem, UserLicenses.manage])
    ),
    *(
        policy
        for role in (STUDENT, TEACHER, TEACHER_ADMIN)
        for policy in grant(role, [UserLicenses.readList, UserLicenses.redeem, UserLicenses.own], OWN)
    ),
)
