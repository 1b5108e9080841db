"""What of other records people use."""

from estante.identity.models import Person
from estante.records.uses import count_of

# How many people each country has, for `register_uses`.
people_of_country = count_of(Person.country_guid, Person.deleted_at.is_(None))
