"""Whoever looks into a stranger's file can do nothing but that, and what hangs or swells is alone with it."""

import asyncio
import os
import platform
import signal
import socket
from contextlib import AbstractAsyncContextManager
from pathlib import Path

import pytest
from estante.app import Estante
from estante.config import InspectionLimits
from estante_contents import checks
from estante_contents.contracts import Assets, Unpreparable
from estante_contents.inspection import confinement, sandbox, seccomp
from estante_contents.inspection.turns import turn
from py_landlock import LandlockError

from tests.samples import pdfs

from .conftest import Editor

PROBES = "plugins.contents.tests.probes"
PDF = "estante_contents.inspection.pdf:inspect"


@pytest.fixture
def limits(tmp_path: Path) -> InspectionLimits:
    return InspectionLimits(tmp_path / "run")


@pytest.fixture
def file(tmp_path: Path) -> Path:
    (tmp_path / "file").touch()
    return tmp_path / "file"


def swelling(tmp_path: Path, mebibytes: int) -> Path:
    path = tmp_path / f"{mebibytes}.pdf"
    path.write_bytes(pdfs.swelling_pdf(mebibytes))
    return path


async def test_who_looks_into_a_file_reads_writes_reaches_and_starts_nothing_else(
    tmp_path: Path, limits: InspectionLimits, app: Estante
) -> None:
    secret = tmp_path / "secret"
    secret.write_text("x" * 32)
    # Even what everybody may read is not to be seen.
    secret.chmod(0o644)
    with socket.create_server(("127.0.0.1", 0)) as server:
        (tmp_path / "goals").write_text(f"{secret}\n{tmp_path}\n{server.getsockname()[1]}")
        finding = await sandbox.look(f"{PROBES}:escape", tmp_path / "goals", limits)
    assert finding.assets is not None
    tried = dict(one.title.split(": ") for one in finding.assets.outline)
    assert len(tried) == 14
    assert set(tried.values()) == {"no"}, tried
    assert set(finding.guards) == checks.GUARDS.keys()
    assert not (tmp_path / "new").exists()


async def test_the_doctor_says_which_guards_a_machine_lacks(monkeypatch: pytest.MonkeyPatch) -> None:
    asked = {check.name: check.ask for check in checks.ALL if not check.optional}
    assert [await ask() for ask in asked.values()] == [None] * 5

    async def none() -> tuple[str, ...]:
        return ("user",)

    monkeypatch.setattr(checks, "guards", none)
    said = {name: await ask() for name, ask in asked.items()}
    assert "Landlock" in (said["Who looks into a file can read nothing else"] or "")
    assert "seccomp" in (said["Who looks into a file has no network and starts no program"] or "")
    assert said["Files are looked into by a user without rights"] is None


def test_a_guard_that_the_system_lacks_is_not_reported_as_held(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(platform, "machine", lambda: "riscv64")
    assert not seccomp.refuse_calls()

    def refuse(**_: object) -> None:
        raise LandlockError

    monkeypatch.setattr(confinement, "Landlock", refuse)
    assert not confinement.see_only(tmp_path, [])


@pytest.mark.wide
async def test_an_inspector_that_hangs_is_stopped(file: Path, limits: InspectionLimits) -> None:
    with pytest.raises(Unpreparable) as caught:
        await sandbox.inspect(f"{PROBES}:hang", file, limits, seconds=3)
    assert caught.value.code == "TOO_SLOW"


async def test_a_child_that_dies_is_a_finding(file: Path, limits: InspectionLimits) -> None:
    with pytest.raises(Unpreparable) as caught:
        await sandbox.inspect("os:abort", file, limits)
    assert caught.value.code == "CRASHED"


@pytest.mark.wide
async def test_a_file_that_wants_more_than_its_place_is_read_alone(
    tmp_path: Path, limits: InspectionLimits, monkeypatch: pytest.MonkeyPatch
) -> None:
    turns: list[tuple[str, int]] = []

    def noted(folder: Path, name: str, places: int) -> AbstractAsyncContextManager[int]:
        turns.append((name, places))
        return turn(folder, name, places)

    monkeypatch.setattr(sandbox, "turn", noted)
    found = await sandbox.inspect(f"{PROBES}:swell", swelling(tmp_path, 1), limits)
    assert found == Assets(pages=1)
    assert turns == [("inspection", sandbox.PLACES), ("inspection-large", 1)]


async def test_a_place_is_held_by_one_at_a_time(tmp_path: Path) -> None:
    async with turn(tmp_path, "place", 2) as first, turn(tmp_path, "place", 2) as second:
        assert {first, second} == {0, 1}
        with pytest.raises(TimeoutError):
            async with asyncio.timeout(0), turn(tmp_path, "place", 2):
                pass
    async with turn(tmp_path, "place", 2) as again:
        assert again == 0


async def test_a_file_that_swells_beyond_everything_is_refused_with_what_to_do(
    editor: Editor, app: Estante, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    small = InspectionLimits(tmp_path / "run", 128, 128)
    monkeypatch.setattr(app.services.files, "inspection", small)
    with pytest.raises(Unpreparable) as caught:
        await sandbox.inspect(f"{PROBES}:swell", swelling(tmp_path, 1), small)
    assert caught.value.code == "FILE_NEEDS_TOO_MUCH"
    with pytest.raises(Unpreparable) as caught:
        await sandbox.inspect(PDF, swelling(tmp_path, 250), small)
    assert caught.value.code in {"FILE_NEEDS_TOO_MUCH", "CRASHED"}


async def test_children_come_of_one_process_which_is_replaced_when_it_died(
    limits: InspectionLimits, tmp_path: Path
) -> None:
    parents = [await parent_of(limits, tmp_path) for _ in range(2)]
    assert parents[0] == parents[1] != os.getpid()
    os.kill(parents[0], signal.SIGKILL)
    assert await parent_of(limits, tmp_path) not in {parents[0], os.getpid()}


async def parent_of(limits: InspectionLimits, tmp_path: Path) -> int:
    """The process that the child of an inspection came of."""
    (tmp_path / "file").touch()
    found = await sandbox.inspect(f"{PROBES}:parent", tmp_path / "file", limits)
    return int(found.pages or 0)


async def test_an_answer_without_an_end_is_none(file: Path, limits: InspectionLimits) -> None:
    with pytest.raises(Unpreparable) as caught:
        await sandbox.inspect(f"{PROBES}:chatter", file, limits)
    assert caught.value.code == "CRASHED"
