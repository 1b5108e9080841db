"""A data folder for the tests of this folder: their own services on their own ports, removed afterwards."""

import shutil
import tempfile
from collections.abc import Iterator
from pathlib import Path

import pytest
from estante.config import Platform, load_platform
from estante.services.embedded import Services

QUICK = {"fsync": "off"}


@pytest.fixture
def folder() -> Iterator[Path]:
    """A short path that the user `nobody` can reach, unlike pytest's own."""
    path = Path(tempfile.mkdtemp(prefix="estante-test-"))
    path.chmod(0o755)
    yield path
    shutil.rmtree(path)


@pytest.fixture
def platform(folder: Path) -> Platform:
    return load_platform({"ESTANTE_BASE_PATH": str(folder)})


@pytest.fixture
def services(platform: Platform) -> Iterator[Services]:
    services = Services(platform, QUICK)
    yield services
    services.stop()
