"""Who may do what in the viewer: the rows of the permission table for `viewer`, and who answers reports."""

from collections.abc import Sequence

from estante.api.access import FeatureOn, InService, Policy, Section, grant

Viewer = Section(
    "viewer", "read", "annotate", "comment", "playlist", "review", "report", "track", "createCourse"
)

# Staff answer what people report.
Reports = Section("reports", "readList", "readDetail", "update")

EVERYDAY = (Viewer.annotate, Viewer.playlist, Viewer.review, Viewer.report, Viewer.track)
LEARNERS_AND_TEACHERS = ("R01", "R02", "R03")
TEACHERS = ("R02", "R03")
EDITORIAL = ("R04", "R06", "R07")

ALL: Sequence[Policy] = [
    *(policy for role in (*LEARNERS_AND_TEACHERS, *EDITORIAL) for policy in grant(role, EVERYDAY)),
    *(
        Policy(role, Viewer.comment, (FeatureOn("viewer", "comments"),))
        for role in (*LEARNERS_AND_TEACHERS, *EDITORIAL)
    ),
    *(Policy(role, Viewer.createCourse, (FeatureOn("viewer", "comments"),)) for role in TEACHERS),
    *(Policy(role, Viewer.read, (InService("entitlement"),)) for role in LEARNERS_AND_TEACHERS),
    *(Policy(role, Viewer.read) for role in EDITORIAL),
    *(policy for role in EDITORIAL for policy in grant(role, Reports.all)),
    Policy("R05", Viewer.read, (InService("public_only"),)),
]
