"""People of a tenant, as a plugin may know them, and what becomes of their data: exported, kept, erased."""

from typing import TYPE_CHECKING

from estante.plugins.lazy_names import load_lazily

if TYPE_CHECKING:
    from estante.identity.accounts.directory import (
        PersonRecord,
        active_people,
        count_licensed,
        demo_people,
        find_people,
        find_person,
        license_demo_people,
        people_of_roles,
    )
    from estante.identity.accounts.vouched import (
        NotVouchedFor,
        VouchedAccount,
        VouchedPeople,
        VouchedPerson,
        visitor_of,
    )
    from estante.identity.demo import DemoPerson, add_demo_people, demo_person, place_demo_people
    from estante.identity.policies import AdminUsers, Users
    from estante.identity.roles import BACK_OFFICE, ROLES
    from estante.identity.sessions import Visitor
    from estante.people.first_steps import has_colleagues, has_users
    from estante.people.lists import (
        ADMIN_USERS,
        USERS,
        PersonFilters,
        PersonRow,
        counted_people,
        people_within,
    )
    from estante.people.refusals import AccountLinked
    from estante.people.schemas import NewPerson, PersonAccount, PersonFields
    from estante.people.service import People
    from estante.people.uses import people_of_country
    from estante.privacy.declarations import PersonalData, PersonalFile, PrivacyContext, Subject
else:
    __getattr__ = load_lazily(__name__)

__all__ = [
    "ADMIN_USERS",
    "BACK_OFFICE",
    "ROLES",
    "USERS",
    "AccountLinked",
    "AdminUsers",
    "DemoPerson",
    "NewPerson",
    "NotVouchedFor",
    "People",
    "PersonAccount",
    "PersonFields",
    "PersonFilters",
    "PersonRecord",
    "PersonRow",
    "PersonalData",
    "PersonalFile",
    "PrivacyContext",
    "Subject",
    "Users",
    "Visitor",
    "VouchedAccount",
    "VouchedPeople",
    "VouchedPerson",
    "active_people",
    "add_demo_people",
    "count_licensed",
    "counted_people",
    "demo_people",
    "demo_person",
    "find_people",
    "find_person",
    "has_colleagues",
    "has_users",
    "license_demo_people",
    "people_of_country",
    "people_of_roles",
    "people_within",
    "place_demo_people",
    "visitor_of",
]
