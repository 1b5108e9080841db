"""The calls of countries."""

from estante.api.records import RecordCalls

from estante_settings.lists.country import COUNTRIES
from estante_settings.policies import Countries
from estante_settings.schemas.country import CountryAnswer, CountryFields, NewCountry
from estante_settings.services.country import ACTS, CountryService
from estante_settings.services.country_presenter import CountryPresenter

CALLS = RecordCalls(CountryService, Countries, "/system-settings/countries", CountryAnswer, CountryPresenter)
ROUTES = [
    CALLS.find(COUNTRIES),
    CALLS.change_many(COUNTRIES, ACTS),
    CALLS.create(NewCountry),
    CALLS.read(),
    CALLS.change(CountryFields),
    CALLS.delete_one(ACTS["delete"]),
    CALLS.history(),
    CALLS.used_by(),
]
