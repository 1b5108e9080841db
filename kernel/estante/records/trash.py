"""The trash of a kind of records, from what its service says of it."""

from typing import TYPE_CHECKING, Any

from msgspec import Struct

from estante.actions import Action
from estante.errors import ApiError, Forbidden

if TYPE_CHECKING:
    from estante.records.context import RecordContext


class TrashRules(Struct, frozen=True):
    """Who deletes, and what the trash shows.

    `delete_any` is for every record, `delete_own` for what the person made; who deleted a record may bring it
    back. `type` is the column of the code that a cover is drawn by, `thumbnail` of a picture's path.
    """

    delete_any: Action
    delete_own: Action
    type: str | None = None
    thumbnail: str | None = None

    def refusal(self, context: "RecordContext", row: Any, *, in_trash: bool) -> ApiError | None:
        """Why the person may not delete, restore or purge this row; None where it may."""
        me = context.principal.person_guid
        if context.allows(self.delete_any):
            return None
        if context.allows(self.delete_own) and row.created_by == me:
            return None
        if in_trash and row.deleted_by == me:
            return None
        return Forbidden(extra={"action": str(self.delete_any)}, action=str(self.delete_any))
