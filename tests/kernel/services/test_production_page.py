"""Every command, setting and number on the page "In production" and in its files is one that there is."""

import re
import shutil
import subprocess
from pathlib import Path

import pytest
from estante.cli import commands
from estante.config import PLAIN_NAMES, PREFIX, load_platform
from estante.telemetry import exporter, metrics

KERNEL = Path(__file__).resolve().parents[3] / "kernel"
DEPLOY = KERNEL / "deploy"
PAGE = (KERNEL / "PRODUCTION.md").read_text("utf-8")
FILES = sorted(path for path in DEPLOY.rglob("*") if path.is_file())
WHOLE = "\n".join([PAGE, *(path.read_text("utf-8") for path in FILES)])
UNITS = [path for path in FILES if path.suffix in {".service", ".timer"}]


def test_every_command_is_one() -> None:
    words = re.findall(r"`estante ([a-z]+)|^estante ([a-z]+)|bin/estante ([a-z]+)", WHOLE, re.MULTILINE)
    named = {word for found in words for word in found if word}
    assert named >= {"up", "serve", "worker", "metrics", "migrate", "backup", "restore"}
    assert named - set(commands.commands) == set()


def test_every_file_that_the_page_names_is_there() -> None:
    named = set(re.findall(r"`(kernel/[\w./-]+)`", PAGE))
    assert {name for name in named if not (KERNEL.parent / name).exists()} == set()


def test_the_environment_file_is_one_that_estante_takes(tmp_path: Path) -> None:
    lines = [line for line in (DEPLOY / "estante.env").read_text().splitlines() if line and line[0] != "#"]
    settings = dict(line.split("=", 1) for line in lines)
    platform = load_platform(settings | {f"{PREFIX}BASE_PATH": str(tmp_path)})
    assert platform.metrics_address == "127.0.0.1:9464"
    assert exporter.address_of(platform) == ("127.0.0.1", 9464)
    assert {name for name in settings if not name.startswith(PREFIX)} <= set(PLAIN_NAMES)


def test_every_variable_that_the_page_names_is_a_setting(tmp_path: Path) -> None:
    values = {"ACCESS_LOG": "0.5", "PROCESSES": "2", "PORT": "80"}
    values |= {"CONTENT_HOST": "{package}--{tenant}.school-content.example"}
    values |= {"INSPECTION_MEBIBYTES": "512", "INSPECTION_LARGE_MEBIBYTES": "2048"}
    for name in set(re.findall(r"ESTANTE_[A-Z0-9_]*[A-Z]", WHOLE)) - {"ESTANTE_BASE_PATH"}:
        value = values.get(name.removeprefix(PREFIX), "127.0.0.1:1")
        load_platform({f"{PREFIX}BASE_PATH": str(tmp_path), name: value})


def test_every_number_is_one_that_prometheus_is_told() -> None:
    code = Path(metrics.__file__).read_text("utf-8") + Path(exporter.__file__).read_text("utf-8")
    told = set(re.findall(r'"(estante_[a-z_]+)"', code))
    named = {name.removesuffix("_total") for name in re.findall(r"`(estante_[a-z_]+)\b", PAGE)}
    assert named - {"estante_app"} == told


@pytest.mark.parametrize("unit", UNITS, ids=lambda path: path.name)
def test_every_unit_has_what_systemd_asks_for(unit: Path, tmp_path: Path) -> None:
    program = shutil.which("systemd-analyze")
    text = unit.read_text("utf-8")
    assert text.startswith("[Unit]\nDescription=")
    assert "User=root" not in text
    if unit.suffix == ".service":
        assert "\nUser=estante\n" in text
    if program is None:
        return
    # What it starts is not installed here; everything else is systemd's own judgement.
    copy = tmp_path / unit.name
    copy.write_text(text.replace("/opt/estante/bin/estante", "/bin/true"))
    if unit.suffix == ".timer":
        (tmp_path / unit.with_suffix(".service").name).write_text("[Service]\nExecStart=/bin/true\n")
    done = subprocess.run([program, "verify", str(copy)], capture_output=True, text=True, check=False)
    mistakes = [line for line in done.stderr.splitlines() if unit.name in line and "Unknown" in line]
    assert mistakes == []


def test_every_make_target_that_the_page_names_is_one() -> None:
    makefile = (KERNEL.parent / "Makefile").read_text("utf-8")
    targets = set(re.findall(r"^([a-z]+):", makefile, re.MULTILINE))
    named = set(re.findall(r"`make ([a-z]+)", WHOLE)) | set(
        re.findall(r"^#\s+make ([a-z]+)", WHOLE, re.MULTILINE)
    )
    assert {"build", "bench"} <= named
    assert named - targets == set()
