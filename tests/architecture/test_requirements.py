"""The marks that tests carry name real requirement rows."""

import importlib.util
from pathlib import Path
from types import ModuleType


def coverage() -> ModuleType:
    source = Path(__file__).parent.parent / "requirements" / "coverage.py"
    spec = importlib.util.spec_from_file_location("requirements_coverage", source)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_every_mark_names_a_row() -> None:
    module = coverage()
    known = {row_id for area in module.rows().values() for row_id in area}
    unknown = {row_id: places for row_id, places in module.marks().items() if row_id not in known}
    assert unknown == {}, "these marks name no requirement row"
