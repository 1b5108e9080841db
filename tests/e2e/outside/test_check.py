"""`estante plugins check` finds what is missing or wrong in a plugin, and says how it is mended."""

import shutil
from pathlib import Path

from tests.e2e.outside import making

PACKAGE = "estante_study_rooms"


def test_what_is_generated_lacks_nothing(author: Path, site: Path) -> None:
    output = making.run_estante("plugins", "check", "study-rooms", folder=author, site=site)
    assert output.splitlines()[-1] == "Nothing is missing."


def test_every_fault_is_named_with_its_cure(author: Path, site: Path) -> None:
    broken = author / "broken-rooms"
    shutil.copytree(author / "study-rooms", broken)
    (broken / "README.md").unlink()
    (broken / PACKAGE / "texts" / "pt.json").write_text("{}", "utf-8")
    (broken / PACKAGE / "services" / "more.py").write_text(
        "from estante.records.service import Records\n", "utf-8"
    )
    (migration,) = (broken / PACKAGE / "migrations" / "versions").glob("0001*.py")
    migration.write_text(migration.read_text("utf-8").replace("row_security(op", "print(op"), "utf-8")
    (broken / "web" / "api" / "schema.d.ts").write_text("", "utf-8")
    (broken / "web" / "dist" / "remoteEntry.js").unlink()
    lines = making.run_estante("plugins", "check", broken.name, folder=author, site=site, code=1).splitlines()
    assert [line.partition(": ")[0] for line in lines if ": " in line and not line[:2].isdigit()] == [
        "README.md",
        f"{PACKAGE}/texts/pt.json",
        f"{PACKAGE}/services/more.py",
        f"{PACKAGE}/migrations",
        "web/dist",
        "web/api/schema.d.ts",
    ]
    assert all(line.endswith(".") for line in lines)
