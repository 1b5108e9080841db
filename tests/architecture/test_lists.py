"""Every call that answers an array is a list of the one kind: slice, order, total, known parameters."""

from typing import Any

import msgspec
import pytest
from estante.cli.boot import openapi_document
from estante.config import load_platform
from estante.tenancy.tenant import Tenant

PAGING = {"page", "pageSize", "offset", "orderBy"}
NUMBERS = {
    "page": ("0", "99999999999999999999"),
    "pageSize": ("0", "201", "100000"),
    "offset": ("-1", "9" * 30),
}


def calls() -> dict[str, dict[str, Any]]:
    document = msgspec.json.decode(openapi_document(load_platform({"ESTANTE_BASE_PATH": "/nowhere"})))
    return {path: item["get"] for path, item in document["paths"].items() if "get" in item}


def answered(operation: dict[str, Any]) -> dict[str, Any]:
    content = operation["responses"].get("200", {}).get("content", {})
    found: dict[str, Any] = content.get("application/json", {}).get("schema", {}).get("properties", {})
    return found


ARRAYS = {path: one for path, one in calls().items() if answered(one).get("data", {}).get("type") == "array"}


@pytest.mark.spec("KER-003")
@pytest.mark.parametrize("path", ARRAYS)
def test_an_array_comes_with_its_total(path: str) -> None:
    assert "meta" in answered(ARRAYS[path])
    assert {one["name"] for one in ARRAYS[path]["parameters"]} >= PAGING


def test_there_are_lists() -> None:
    assert len(ARRAYS) >= 12


@pytest.mark.spec("KER-004", "KER-005", "KER-006")
@pytest.mark.parametrize("path", ARRAYS)
async def test_a_list_takes_its_slice_and_refuses_the_rest_by_name(
    path: str, client: Any, tenant: Tenant
) -> None:
    admin = await client(tenant, "R04")
    made = {"name": "Agua", "type_guid": "CTTY_06", "url": "https://example.org", "is_teacher_only": 0}
    guid = (await admin.post("cms/contents", json=made)).json()["data"]["guid"]
    act = {"act": "deactivate", "guids": [guid]}
    bulk = (await admin.post("cms/contents/bulk", json=act)).json()["data"]["guid"]
    address = path.removeprefix("/api/").replace("{content_guid}", guid).replace("{guid}", bulk)
    address = address.replace("{user_guid}", str(admin.person.guid)).replace("{key}", "time_zone")
    answer = (await admin.get(f"{address}?pageSize=1&offset=0")).json()
    assert (answer["meta"]["page"], answer["meta"]["pageSize"]) == (1, 1)
    assert len(answer["data"]) == min(answer["meta"]["total"], 1)
    assert (await admin.get(address)).json()["meta"]["pageSize"] == 25
    for name, values in NUMBERS.items():
        for value in values:
            refused = await admin.get(f"{address}?{name}={value}")
            assert refused.status_code == 400, (address, name, value)
            assert [one["field"] for one in refused.json()["errors"]] == [name]
    for name in ("colour", "orderBy"):
        refused = await admin.get(f"{address}?{name}=colour")
        assert (refused.status_code, refused.json()["errors"][0]["field"]) == (400, name)
    assert "pageSize" in (await admin.get(f"{address}?colour=red")).json()["message"]
