"""The shell as it was built: no file runs before what it needs."""

import re
from graphlib import TopologicalSorter
from pathlib import Path

ASSETS = Path(__file__).parents[2] / "web" / "shell" / "dist" / "assets"
# `import("./x.js")` is fetched later, and may lead back.
IMPORT = re.compile(r"""(?:from|import)\s*["']\./([^"']+\.js)["']""")


def test_no_files_of_the_shell_import_each_other_in_a_circle() -> None:
    imports = {file.name: set(IMPORT.findall(file.read_text("utf-8"))) for file in ASSETS.glob("*.js")}
    assert any(imports.values()), "build the web halves first: make web"
    # Raises CycleError, with the files.
    TopologicalSorter(imports).prepare()
