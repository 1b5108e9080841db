"""The tables of schools, a file for each kind of record."""

from estante_schools.models.network import Network, NetworkSchool
from estante_schools.models.school import School

__all__ = ["Network", "NetworkSchool", "School"]
