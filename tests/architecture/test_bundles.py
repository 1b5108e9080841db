"""What was built: no file runs before what it needs, and a UI half brings no runtime of its own."""

import re
from graphlib import TopologicalSorter
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
# `import("./x.js")` is fetched later, and may lead back.
IMPORT = re.compile(r"""(?:from|import)\s*["']\./([^"']+\.js)["']""")
HALVES = sorted(path.parent for path in ROOT.glob("plugins/*/web/package.json"))
# What an entry may take: the container's two functions and the names of what the shell shares.
MAX_ENTRY_BYTES = 2048
KIT = ROOT / "web" / "sdk" / "src" / "kit.ts"
# `import type` and the names after `type` are gone once it is built; what begins large is a widget.
WIDGETS = re.compile(r"""(?:import|export)\s*\{([^}]*)\}\s*from\s*["']@mantine/(?:core|hooks)["']""")
NAME = re.compile(r"(?<!type )\b([A-Za-z]\w*)(?: as \w+)?\s*(?:,|$)")


@pytest.mark.parametrize("half", [ROOT / "web" / "shell", *HALVES], ids=lambda half: half.parent.name)
def test_no_files_of_a_build_import_each_other_in_a_circle(half: Path) -> None:
    files = (half / "dist" / "assets").glob("*.js")
    imports = {file.name: set(IMPORT.findall(file.read_text("utf-8"))) for file in files}
    assert any(imports.values()), "build the web halves first: make web"
    # Raises CycleError, with the files.
    TopologicalSorter(imports).prepare()


@pytest.mark.parametrize("half", HALVES, ids=lambda half: half.parent.name)
def test_a_half_adds_only_its_own_code_to_a_page(half: Path) -> None:
    entry = half / "dist" / "remoteEntry.js"
    assert entry.stat().st_size < MAX_ENTRY_BYTES
    assets = [path.name for path in (half / "dist" / "assets").glob("*.js")]
    assert not [name for name in assets if "federation" in name or "loadShare" in name]


def widgets_of(file: Path) -> set[str]:
    """What a file takes of Mantine, without its types."""
    return {
        name for names in WIDGETS.findall(file.read_text("utf-8")) for name in NAME.findall(names.strip())
    }


@pytest.mark.parametrize("half", HALVES, ids=lambda half: half.parent.name)
def test_a_half_takes_the_widgets_that_come_with_the_shell(half: Path) -> None:
    # One more, and its first page fetches all of Mantine: 103 KiB.
    sources = [
        path
        for path in (*half.rglob("*.ts"), *half.rglob("*.tsx"))
        if not {"node_modules", "dist"} & set(path.relative_to(half).parts)
    ]
    taken = {name: path.relative_to(half) for path in sources for name in widgets_of(path)}
    shared = widgets_of(KIT)
    assert "Button" in shared
    assert {name: path for name, path in taken.items() if name not in shared} == {}
