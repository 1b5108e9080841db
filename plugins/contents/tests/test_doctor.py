"""What `estante doctor` says of contents."""

from estante_contents import checks


async def test_every_inspector_loads_here() -> None:
    assert await checks.can_inspect() is None


async def test_a_missing_inspector_is_named_with_what_it_prepares(monkeypatch) -> None:
    monkeypatch.setattr(checks, "INSPECTORS", {"no_such_module": "PDF"})
    assert await checks.can_inspect() == "install what prepares PDF (no_such_module)"
