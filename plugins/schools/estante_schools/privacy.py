"""What is kept of people: the schools and groups that they are in."""

from collections.abc import Sequence

from estante.api.people import PersonalData

from estante_schools.models import GroupMember, SchoolContentUse, SchoolMember

PERSONAL_DATA: Sequence[PersonalData] = (
    PersonalData(
        table=SchoolMember.__tablename__,
        columns=("person_guid",),
        text_key="schools.personal_data.schools",
        on_erase="delete",
        document="own-schools",
    ),
    PersonalData(
        table=GroupMember.__tablename__,
        columns=("person_guid",),
        text_key="schools.personal_data.groups",
        on_erase="delete",
        document="own-groups",
    ),
    PersonalData(
        table=SchoolContentUse.__tablename__,
        columns=("person_guid",),
        text_key="schools.personal_data.content_uses",
        on_erase="delete",
        document="own-school-contents",
    ),
)
