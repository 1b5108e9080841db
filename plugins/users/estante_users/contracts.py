"""What other plugins may give to people: the schools and groups that they are in, and their subscriptions.

Lists and files of people ask for the relations SCHOOLS, GROUPS and NETWORKS (`register_relations`).

A plugin gives one `Memberships` with `register_memberships`. Without one nobody is in a school: answers have
empty lists, and a body or a file that names one is refused. Another, or the same, gives one `Subscriptions`
with `register_subscriptions`; without one nobody has subscribed to anything.
"""

from collections.abc import Awaitable, Callable, Collection, Mapping, Sequence
from datetime import datetime
from uuid import UUID

from estante.api.database import Transaction
from estante.api.people import demo_person
from estante.api.plugins import HookCaller
from estante.api.records import RecordContext
from estante.api.tenants import Tenant
from msgspec import Struct

from estante_users import demo


class Membership(Struct, frozen=True):
    """A school or a group that a person is in."""

    guid: UUID
    name: str


Of = Callable[[Transaction, Sequence[UUID]], Awaitable[Mapping[UUID, Sequence[Membership]]]]
Put = Callable[[RecordContext, UUID, Sequence[UUID]], Awaitable[None]]
Find = Callable[[Transaction, Sequence[str]], Awaitable[Mapping[str, UUID]]]


SCHOOLS, GROUPS, NETWORKS = "users.schools", "users.groups", "users.networks"
NO_MEMBERS = "SELECT NULL::uuid AS person_guid, NULL::uuid AS place_guid WHERE false"


class MemberRows(Struct, frozen=True, kw_only=True):
    """Schools and groups as SQL under the tenant's row security, for questions about many people.

    Without more said there are none.

    Attributes:
        schools, groups: rows (guid, name) and (guid, name, school_guid) of those that there are, without
            archived ones. The manifest's `references` call them the same.
        school_members, group_members: rows (person_guid, place_guid) of who is in these, with an index that
            begins with the person.
    """

    schools: str = "SELECT NULL::uuid AS guid, NULL::text AS name WHERE false"
    groups: str = "SELECT NULL::uuid AS guid, NULL::text AS name, NULL::uuid AS school_guid WHERE false"
    school_members: str = NO_MEMBERS
    group_members: str = NO_MEMBERS


class Memberships(Struct, frozen=True, kw_only=True):
    """The schools and groups of people, each way by calls in the caller's transaction.

    Attributes:
        schools_of, groups_of: those of each person, by guid; who is in none may be left out.
        put_schools, put_groups: the only ones that a person is in from now on. They raise ValidationFailed at
            `schools` and `groups` for one that is not there.
        find_schools, find_groups: those that are called by these codes and names, for files of rows.
        rows: all of them.
    """

    schools_of: Of
    groups_of: Of
    put_schools: Put
    put_groups: Put
    find_schools: Find
    find_groups: Find
    rows: MemberRows = MemberRows()


def memberships_of(plugins: HookCaller, tenant: Tenant) -> Memberships | None:
    """What the tenant's plugin gives; None where no plugin knows of schools."""
    given: list[Sequence[Memberships]] = plugins.hook("register_memberships", tenant)()
    return next((memberships for several in given for memberships in several), None)


class Subscription(Struct, frozen=True, kw_only=True):
    """What a person has subscribed to.

    Attributes:
        code: by which the plugin knows it. status: a word of the plugin, such as `active`.
        expires_at: the moment from which it no longer holds; None for one without an end.
        plan_interval: how often the payment provider asks for money, in its word (`month`, `year`).
        provider_status: how the payment provider sees it, in its word (`past_due`); both None without one.
    """

    code: str
    status: str
    expires_at: datetime | None = None
    plan_interval: str | None = None
    provider_status: str | None = None


SubscriptionsOf = Callable[[Transaction, Sequence[UUID]], Awaitable[Mapping[UUID, Subscription]]]


class Subscriptions(Struct, frozen=True):
    """The subscriptions of people: `subscriptions_of` leaves out who has none."""

    subscriptions_of: SubscriptionsOf


class ChangedPerson(Struct, frozen=True, kw_only=True):
    """A person as somebody made or changed it, and the columns that changed; None where it is new."""

    guid: UUID
    role_guid: str
    has_license_mint: bool
    changed: Collection[str] | None = None


Judge = Callable[[RecordContext, ChangedPerson], Awaitable[None]]


class PersonRule(Struct, frozen=True):
    """What a plugin says to a change of a person, in its transaction: `judge` raises what refuses it."""

    name: str
    judge: Judge


def demo_classes(tenant: Tenant) -> tuple[list[UUID], list[UUID]]:
    """The students and the teachers of the demo data, whether or not they are there still."""
    students, teachers = (
        [demo_person(tenant, person.key) for person in people] for people in demo.classes(tenant)
    )
    return students, teachers
