"""What the plugin that has schools gives to the library; it imports it from `contracts`."""

from msgspec import Struct


class SchoolDirectory(Struct, frozen=True):
    """The schools of a tenant and whose they are, from the plugin that has them.

    Both are SQL under the tenant's row security: `schools` answers rows (guid, name), `of_person` the guids
    of the schools of the person `$1` (uuid).
    """

    name: str
    schools: str
    of_person: str
