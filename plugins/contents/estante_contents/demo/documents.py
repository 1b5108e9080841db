"""What the demo contents that are written here say: statements of projects, and areas of documents."""

from collections.abc import Mapping, Sequence
from importlib.resources import files
from typing import Literal
from uuid import UUID, uuid5

import msgspec
from estante.api.tenants import Tenant
from msgspec import Struct

from estante_contents.contracts import demo_content
from estante_contents.layouts.models import Layout, LayoutHotspot
from estante_contents.projects.models import Project

FOLDER = files("estante_contents.demo")
Lang = Literal["es", "pt"]


class DemoArea(Struct, frozen=True, forbid_unknown_fields=True):
    """An area of a page by shares of its sides, which leads to the content `target`."""

    page: int
    x: float
    y: float
    width: float
    height: float
    target: str
    es: str
    pt: str


def project_of(tenant: Tenant, erp_id: str, lang: Lang) -> Project | None:
    """The project of a demo content."""
    statements = msgspec.json.decode(
        FOLDER.joinpath("projects.json").read_bytes(), type=Mapping[str, Mapping[Lang, str]]
    )
    if erp_id not in statements:
        return None
    content = demo_content(tenant, erp_id)
    guid = uuid5(content, "project")
    return Project(tenant_id=tenant.guid, guid=guid, content_guid=content, statement=statements[erp_id][lang])


def layout_of(
    tenant: Tenant, erp_id: str, lang: Lang, known: frozenset[UUID]
) -> Sequence[Layout | LayoutHotspot]:
    """The mapping of a demo content; an area whose target is not among the known contents is left out."""
    layouts = msgspec.json.decode(
        FOLDER.joinpath("layouts.json").read_bytes(), type=Mapping[str, Sequence[DemoArea]]
    )
    content, areas = demo_content(tenant, erp_id), layouts.get(erp_id)
    if areas is None:
        return ()
    hotspots = [
        LayoutHotspot(
            tenant_id=tenant.guid,
            content_guid=content,
            guid=uuid5(content, f"area:{position}"),
            position=position,
            page=area.page,
            x=area.x,
            y=area.y,
            width=area.width,
            height=area.height,
            label=area.pt if lang == "pt" else area.es,
            target_content=target,
        )
        for position, area in enumerate(areas)
        if (target := demo_content(tenant, area.target)) in known
    ]
    return (Layout(tenant_id=tenant.guid, guid=uuid5(content, "layout"), content_guid=content), *hotspots)
