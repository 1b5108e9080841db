"""Who may do what in the viewer: the rows of the permission table for the section `viewer`."""

from collections.abc import Sequence

from estante.api.access import FeatureOn, InService, Policy, Section, grant

Viewer = Section("viewer", "read", "annotate", "comment", "playlist", "review", "report", "track")

EVERYDAY = (Viewer.annotate, Viewer.playlist, Viewer.review, Viewer.report, Viewer.track)
LEARNERS_AND_TEACHERS = ("R01", "R02", "R03")
EDITORIAL = ("R04", "R06", "R07")

ALL: Sequence[Policy] = [
    *(policy for role in (*LEARNERS_AND_TEACHERS, *EDITORIAL) for policy in grant(role, EVERYDAY)),
    *(
        Policy(role, Viewer.comment, (FeatureOn("viewer", "comments"),))
        for role in (*LEARNERS_AND_TEACHERS, *EDITORIAL)
    ),
    *(Policy(role, Viewer.read, (InService("entitlement"),)) for role in LEARNERS_AND_TEACHERS),
    *(Policy(role, Viewer.read) for role in EDITORIAL),
    Policy("R05", Viewer.read, (InService("public_only"),)),
]
