"""Exports: asked for at once, made by a worker, safe to open, and their asker's alone for a day."""

import asyncio
import csv
import io
from collections.abc import Iterator
from datetime import UTC, datetime, timedelta

import httpx
import openpyxl
import pytest
from estante.jobs.models import Job
from sqlalchemy import update

from tests.kernel.jobs.probe.world import World


@pytest.fixture(scope="module", autouse=True)
def worker(world: World) -> Iterator[None]:
    with world.worker():
        yield


async def exported(client: httpx.AsyncClient, **filters: object) -> tuple[dict[str, object], set[str]]:
    """Ask for an export and follow it to its end: (its last state, all states that were seen)."""
    asked = (await client.post("/api/probe/export", json=filters)).json()["data"]
    seen = {asked["status"]}
    async with asyncio.timeout(60):
        while asked["status"] not in ("downloaded", "failed"):
            asked = (await client.get(f"/api/exports/{asked['id']}")).json()["data"]
            seen.add(asked["status"])
    return asked, seen


def rows_of(answer: httpx.Response, separator: str = ";") -> list[list[str]]:
    return list(csv.reader(io.StringIO(answer.content.decode("utf-8-sig")), delimiter=separator))


def header(world: World, lang: str, *keys: str) -> list[str]:
    return [world.services.texts.get(lang, key) for key in keys]


@pytest.mark.spec("KER-117", "KER-119", "KER-120")
async def test_the_csv_holds_the_whole_list_in_its_order_and_is_safe_to_open(world: World) -> None:
    async with world.client(lang="pt") as client:
        found, seen = await exported(client, **{"from": 2})
        assert seen <= {"queued", "processing", "preparing download", "downloaded"}
        assert (found["status"], found["rows"]) == ("downloaded", 4)
        answer = await client.get(str(found["url"]))
        assert answer.headers["Content-Type"] == "text/csv; charset=utf-8"
        assert answer.headers["Content-Disposition"].startswith("attachment; filename*=UTF-8''numbers-")
        assert rows_of(answer) == [
            header(world, "pt", "jobs.stages.export_rows", "jobs.cancelled", "jobs.stages.export_file"),
            ["5", 'a,"b"', "s"],
            ["4", "'-2", "s"],
            ["3", "'@x", "s"],
            ["2", "'=1+1", "s"],
        ]


async def test_a_spreadsheet_holds_the_same_and_runs_nothing_of_it(world: World) -> None:
    async with world.client(lang="pt") as client:
        state, _ = await exported(client, **{"from": 2, "format": "xlsx"})
        answer = await client.get(str(state["url"]))
        assert answer.headers["Content-Type"].endswith("spreadsheetml.sheet")
        assert str(state["file_name"]).endswith(".xlsx")
        sheet = openpyxl.load_workbook(io.BytesIO(answer.content)).worksheets[0]
        rows = [[cell.value for cell in row] for row in sheet.iter_rows()]
        assert rows == [
            header(world, "pt", "jobs.stages.export_rows", "jobs.cancelled", "jobs.stages.export_file"),
            [5, 'a,"b"', "s"],
            [4, "-2", "s"],
            [3, "@x", "s"],
            [2, "=1+1", "s"],
        ]
        assert {cell.data_type for cell in sheet["B"]} == {"s"}


@pytest.mark.spec("KER-122")
async def test_a_column_that_the_tenant_hides_is_left_out(world: World) -> None:
    async with world.client("ipe", lang="es") as client:
        found, _ = await exported(client)
        rows = rows_of(await client.get(str(found["url"])))
        assert (rows[0], rows[-1]) == (
            header(world, "es", "jobs.stages.export_rows", "jobs.cancelled"),
            ["1", "Ñandú"],
        )


@pytest.mark.spec("KER-118")
async def test_an_export_that_fails_says_so(world: World) -> None:
    async with world.client(lang="en") as client:
        found, _ = await exported(client, broken=True)
        assert (found["status"], found["url"]) == ("failed", None)
        assert found["message"] == world.services.texts.get("en", "errors.JOB_FAILED")
        assert (await client.get(f"/api/exports/{found['id']}/download")).status_code == 404


@pytest.mark.spec("KER-121")
async def test_only_the_asker_may_see_it_and_only_for_a_day(world: World) -> None:
    async with world.client() as client, world.client() as other, world.client("ipe") as foreigner:
        found, _ = await exported(client)
        for stranger in (other, foreigner):
            for address in (f"/api/exports/{found['id']}", f"/api/exports/{found['id']}/download"):
                assert (await stranger.get(address)).status_code == 404
        tenant = world.tenant()
        async with world.database.transaction(tenant) as session:
            old = datetime.now(UTC) - timedelta(seconds=86_401)
            await session.execute(update(Job).where(Job.guid == found["id"]).values(finished_at=old))
        assert (await client.get(str(found["url"]))).status_code == 404


async def test_many_rows_stream_through(world: World) -> None:
    async with world.client() as client:
        found, _ = await exported(client, generate=200_000)
        answer = await client.get(str(found["url"]))
        assert (found["rows"], answer.content.count(b"\n")) == (200_000, 200_001)
        assert int(answer.headers["Content-Length"]) == len(answer.content)
