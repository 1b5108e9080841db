"""What the plugin that has classes gives, so that teachers mark what their pupils deliver."""

from msgspec import Struct


class PupilDirectory(Struct, frozen=True):
    """Whose teacher somebody is. `of_teacher` is SQL under the tenant's row security that answers the guids
    (`guid`) of the pupils of the person `$1` (uuid). Without one, teachers mark nobody's deliveries.
    """

    name: str
    of_teacher: str
