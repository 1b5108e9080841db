"""What a plugin says of its records in the trash."""

from collections.abc import Iterator, Sequence
from datetime import timedelta
from typing import Protocol

from msgspec import Struct

from estante.actions import Action, Policy, Section
from estante.bulk.acts import Apply
from estante.database.scopes import RowScope

# How long a deleted record can be brought back (CON-024).
TTL_TRASH = timedelta(days=30)
Trash = Section("trash", "readList")


class TrashKind(Struct, frozen=True):
    """One kind of deleted records, named `contents.content`.

    `rows` is SQL that answers what lies in the trash, under row security: guid, name, type (a code that the
    UI half knows a cover for), thumbnail (a path in the store, or NULL), created_by, deleted_at, deleted_by.
    Who has `delete_any` sees all of it; who has `delete_own`, what it made or deleted. `restore` and `purge`
    judge each guid by the same rule, and say nothing of one that is not in their trash. A person sees
    those of the `scope`.
    """

    name: str
    text_key: str
    rows: str
    delete_any: Action
    delete_own: Action
    restore: Apply
    purge: Apply
    scope: RowScope | None = None


class _Plugin(Protocol):
    @property
    def policies(self) -> Sequence[Policy]: ...

    @property
    def trash(self) -> Sequence[TrashKind]: ...


def trash_policies(plugin: _Plugin) -> Iterator[Policy]:
    """Whoever may delete records of a kind may look into the trash, under the same conditions."""
    deleting = {action for kind in plugin.trash for action in (kind.delete_any, kind.delete_own)}
    for policy in plugin.policies:
        if policy.action in deleting:
            yield Policy(policy.role, Trash.readList, policy.when)
