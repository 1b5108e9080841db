"""Why people may open contents, as plugins say it (`register_entitlements`)."""

from collections.abc import Awaitable, Callable
from uuid import UUID

from estante.api.access import Principal
from estante.api.database import Transaction
from msgspec import Struct


class EntitlementReason(Struct, frozen=True):
    """A reason and the set it opens.

    `query` is SQL that answers guids of contents; `$1` is the person (uuid), `$2` the role (text), `$3`
    whether the role reads contents in the back office (boolean), and `(:schools)` the guids of the person's
    schools. `(:held)`, as every other query of `PublicationGiver`, stands for what the tenant's plugins
    give. It runs under the tenant's row security. With a `flag` the reason holds only while that is on.
    `downloads` is such SQL too, of what this reason lets people download; without it, the content says.

    A reason that gives a number of places has the other two. `full` is SQL of what it would open, had others
    not taken the last place. `take_place` is called when the person opens one of its contents and no reason
    without places lets them: it takes the person's place, once, and answers whether there was one.

    The last two are for staff who ask why, and open nothing. `givers` is SQL that answers rows (guid,
    text_key, name, address): of each content that `query` answers, what gives it, such as a licence with its
    code, the text that says so of a `{name}`, and its page or null. `missed` answers such rows of contents
    that would be opened, had something not ended; its texts say of the `{name}` what to do.
    """

    name: str
    text_key: str
    query: str
    flag: str | None = None
    downloads: str | None = None
    full: str | None = None
    take_place: Callable[[Transaction, Principal, UUID], Awaitable[bool]] | None = None
    givers: str | None = None
    missed: str | None = None
