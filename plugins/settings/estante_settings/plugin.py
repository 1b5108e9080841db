"""The settings: what an organization teaches by. This file is the plugin's table of contents."""

from collections.abc import Sequence
from types import ModuleType

from estante.api.access import Policy
from estante.api.people import PersonalData
from estante.api.plugins import DemoData, FirstStep, Flag, ReferenceData, has_rows, hookimpl
from estante.api.records import BulkAct, TrashKind, Uses, record_personal_data, trash_kind
from litestar.types import ControllerRouterHandler
from msgspec import Struct

from estante_settings import hookspecs, policies, uses
from estante_settings.demo.loading import load_demo
from estante_settings.models.country import Country
from estante_settings.reference.loading import reference_data
from estante_settings.routes import (
    category,
    country,
    course,
    discipline,
    education_level,
    education_year,
    learning_objective,
    location,
    period,
    scale,
    system,
)
from estante_settings.services import category as categories
from estante_settings.services import discipline as disciplines
from estante_settings.services import education_level as levels
from estante_settings.services import education_year as years
from estante_settings.services import learning_objective as objectives
from estante_settings.services import period as periods
from estante_settings.services import scale as scales
from estante_settings.services.country import ACTS as COUNTRY_ACTS
from estante_settings.services.country import CountryService
from estante_settings.settings import TeachingSettings

SERVICES = (
    CountryService,
    disciplines.DisciplineService,
    levels.EducationLevelService,
    years.EducationYearService,
    objectives.LearningObjectiveService,
    scales.ScaleService,
    categories.CategoryService,
    periods.PeriodService,
)
ACTS = (
    COUNTRY_ACTS,
    disciplines.ACTS,
    levels.ACTS,
    years.ACTS,
    objectives.ACTS,
    scales.ACTS,
    categories.ACTS,
    periods.ACTS,
)


@hookimpl
def register_hookspecs() -> ModuleType:
    """`register_country_courses`."""
    return hookspecs


@hookimpl
def register_routes() -> Sequence[ControllerRouterHandler]:
    records = (
        country,
        discipline,
        education_level,
        education_year,
        course,
        learning_objective,
        location,
        scale,
        category,
        period,
        system,
    )
    return [route for module in records for route in module.ROUTES]


@hookimpl
def register_settings() -> type[Struct]:
    return TeachingSettings


@hookimpl
def register_policies() -> Sequence[Policy]:
    return policies.ALL


@hookimpl
def register_flags() -> Sequence[Flag]:
    return [Flag(flag, f"settings.flags.{flag}") for flag in policies.FLAGS]


@hookimpl
def register_bulk_acts() -> Sequence[BulkAct]:
    return [act for acts in ACTS for act in acts.values()]


@hookimpl
def register_trash() -> Sequence[TrashKind]:
    return [trash_kind(service) for service in SERVICES]


@hookimpl
def register_personal_data() -> Sequence[PersonalData]:
    return [record_personal_data(service) for service in SERVICES]


@hookimpl
def register_uses() -> Sequence[Uses]:
    return uses.ALL


@hookimpl
def register_reference_data() -> ReferenceData:
    return reference_data()


@hookimpl
def register_demo_data() -> DemoData:
    return DemoData(load_demo)


@hookimpl
def register_first_steps() -> Sequence[FirstStep]:
    return [
        FirstStep(
            name="settings.countries",
            text_key="settings.first_steps.countries",
            page="/settings-countries",
            action=policies.Countries.create,
            order=30,
            is_done=has_rows(Country.guid, Country.deleted_at.is_(None)),
        )
    ]
