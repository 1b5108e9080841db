"""The list of networks."""

from typing import Annotated
from uuid import UUID

from estante.api.lists import AnyOf, ListSpec, by_name
from msgspec import Struct

from estante_schools.schemas.network import NetworkRow

SCHOOLS = """
    (SELECT coalesce(array_agg(ns.school_guid ORDER BY estante_order(s.name), s.guid), '{}')
     FROM school_network_schools ns
     JOIN schools s ON s.tenant_id = ns.tenant_id AND s.guid = ns.school_guid AND s.deleted_at IS NULL
     WHERE ns.tenant_id = n.tenant_id AND ns.network_guid = n.guid)
"""


class NetworkFilters(Struct, frozen=True, kw_only=True):
    """What narrows the list."""

    guid: Annotated[tuple[UUID, ...], AnyOf("n.guid")] = ()


NETWORKS = ListSpec(
    row=NetworkRow,
    source="school_networks n",
    base=("n.deleted_at IS NULL",),
    columns={"schools": SCHOOLS},
    filters=NetworkFilters,
    search=("n.name",),
    sort={"name": by_name("n.name")},
    default="name",
    indexed=("guid", "+name"),
)
