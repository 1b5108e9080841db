"""The tables of schools, a file for each kind of record."""

from estante_schools.models.content import SchoolContent, SchoolContentUse
from estante_schools.models.group import Group, GroupMember
from estante_schools.models.member import SchoolMember
from estante_schools.models.network import Network, NetworkSchool
from estante_schools.models.school import School
from estante_schools.models.school_year import SchoolYear

__all__ = [
    "Group",
    "GroupMember",
    "Network",
    "NetworkSchool",
    "School",
    "SchoolContent",
    "SchoolContentUse",
    "SchoolMember",
    "SchoolYear",
]
