"""Fills a demo tenant. A second run adds nothing."""

from datetime import date
from importlib.resources import files
from typing import Any

import msgspec
from estante.api.plugins import SeedContext
from msgspec import Struct

from estante_settings.demo.objectives import add_objectives
from estante_settings.models import Category, Period, Scale
from estante_settings.reference.loading import add_missing, load
from estante_settings.schemas.scale import ScaleRange, ScaleType

COUNTRIES = ("ES", "MX", "BR")
SCHOOL_YEAR = "2026"
FILE = files("estante_settings.demo") / "evaluation.json"
FALLBACK = "es"


class DemoScale(Struct, frozen=True, forbid_unknown_fields=True):
    """A scale without decimals that has no gaps."""

    name: str
    type: ScaleType
    min: float
    max: float
    ranges: list[ScaleRange]


class DemoCategory(Struct, frozen=True, forbid_unknown_fields=True):
    """An evaluable category, its weight in percent."""

    name: str
    weight: float
    color: str


class DemoPeriod(Struct, frozen=True, forbid_unknown_fields=True):
    """A trimester; both days belong to it."""

    name: str
    start_date: date
    end_date: date


class Evaluation(Struct, frozen=True, forbid_unknown_fields=True):
    """How marks are given, in one language."""

    scales: list[DemoScale]
    categories: list[DemoCategory]
    trimesters: list[DemoPeriod]


async def load_demo(context: SeedContext) -> None:
    """What a newcomer finds: countries, and how marks are given, in the tenant's language or in Spanish."""
    await load(context, COUNTRIES)
    tenant = context.tenant
    languages = msgspec.json.decode(FILE.read_bytes(), type=dict[str, Evaluation])
    evaluation = languages.get(tenant.default_language, languages[FALLBACK])
    trimester = {"evaluation_period": "trimester", "school_year": SCHOOL_YEAR}
    rows: dict[type[Any], list[dict[str, object]]] = {
        Scale: [
            {**msgspec.structs.asdict(scale), "ranges": msgspec.to_builtins(scale.ranges)}
            | {"decimals": 0, "is_complete": True}
            for scale in evaluation.scales
        ],
        Category: [msgspec.structs.asdict(category) for category in evaluation.categories],
        Period: [msgspec.structs.asdict(period) | trimester for period in evaluation.trimesters],
    }
    async with context.database.transaction(tenant) as session:
        for model, values in rows.items():
            await add_missing(session, model, tenant.guid, values)
        await add_objectives(session, tenant)
