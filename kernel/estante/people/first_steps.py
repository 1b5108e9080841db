"""Whether a new organization has its people."""

from estante.first_steps.steps import has_rows
from estante.identity.models import Person
from estante.identity.roles import BACK_OFFICE

LIVING = Person.deleted_at.is_(None)
# The first administrator is there from the beginning.
has_colleagues = has_rows(Person.guid, LIVING, Person.role_guid.in_(BACK_OFFICE), rows=2)
has_users = has_rows(Person.guid, LIVING, Person.role_guid.not_in(BACK_OFFICE))
