"""`estante plugins check` finds what is missing or wrong in a plugin, and says how it is mended."""

import os
import shutil
from pathlib import Path

import pytest
from estante.cli.plugin_check.bundle import MAX_BYTES

from tests.e2e.outside import making

pytestmark = pytest.mark.wide

PACKAGE = "estante_study_rooms"


def test_what_is_generated_lacks_nothing(author: Path, site: Path) -> None:
    output = making.run_estante("plugins", "check", "study-rooms", folder=author, site=site)
    assert output.splitlines()[-1] == "Nothing is missing."


def test_a_plugin_is_named_by_its_id_too(author: Path, site: Path) -> None:
    output = making.run_estante("plugins", "check", "contents", folder=author, site=site)
    assert output.splitlines()[-1] == "Nothing is missing."
    making.run_estante("plugins", "check", "study_halls", folder=author, site=site, code=1)


def test_every_fault_is_named_with_its_cure(author: Path, site: Path) -> None:
    broken = author / "broken-rooms"
    shutil.copytree(author / "study-rooms", broken)
    (broken / "README.md").unlink()
    (broken / PACKAGE / "texts" / "pt.json").write_text("{}", "utf-8")
    (broken / PACKAGE / "services" / "more.py").write_text(
        "from estante.records.service import Records\n", "utf-8"
    )
    (broken / "web" / "api" / "schema.d.ts").write_text("", "utf-8")
    (broken / "web" / "dist" / "remoteEntry.js").unlink()
    (broken / "web" / "dist" / "assets" / "heavy.js").write_text(os.urandom(MAX_BYTES).hex(), "utf-8")
    lines = making.run_estante("plugins", "check", broken.name, folder=author, site=site, code=1).splitlines()
    assert [line.partition(": ")[0] for line in lines if ": " in line and not line[:2].isdigit()] == [
        "README.md",
        f"{PACKAGE}/texts/pt.json",
        f"{PACKAGE}/services/more.py",
        "web/dist",
        "web/dist/assets/heavy.js",
        "web/api/schema.d.ts",
    ]
    assert all(line.endswith(".") for line in lines)


def test_what_migrations_make_is_compared_with_the_models(author: Path, site: Path) -> None:
    making.run_estante("plugins", "new", "halls", "--kind", "records", "--into", ".", folder=author)
    package = author / "halls" / "estante_halls"
    shutil.rmtree(author / "halls" / "web")
    (migration,) = (package / "migrations" / "versions").glob("0001*.py")
    steps = migration.read_text("utf-8")
    assert "row_security(op" in steps
    migration.write_text(steps.replace("row_security(op", "print(op"), "utf-8")
    models = package / "models.py"
    models.write_text(f"{models.read_text('utf-8')}    floor: Mapped[int | None]\n", "utf-8")
    own_site = author / "halls-site"
    making.run_estante("plugins", "install", "halls", "--into", own_site.name, folder=author)
    lines = making.run_estante("plugins", "check", "halls", folder=author, site=own_site, code=1).splitlines()
    assert "estante_halls/migrations: halls has no row security. Call `row_security(op, …)` there." in lines
    (differing,) = [line for line in lines if line.startswith("estante_halls/models.py")]
    assert "(add_column)" in differing
