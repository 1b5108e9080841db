"""What other plugins may give to the record store: which students are in the classes of a teacher.

A plugin gives one `Classes` with `register_classes`. Without one nobody is anybody's teacher: each person
reads the own records, and an administrator those of all.
"""

from collections.abc import Awaitable, Callable
from uuid import UUID

from estante.api.database import Transaction
from msgspec import Struct

Teaches = Callable[[Transaction, UUID, UUID], Awaitable[bool]]


class Classes(Struct, frozen=True):
    """`teaches(session, teacher, student)`: is the student in a class of this teacher?"""

    teaches: Teaches
