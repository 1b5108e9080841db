"""The plugins whose migrations failed, remembered below the data folder for every process that serves.

Whoever migrates is another process than those that serve. A note holds for the code that it was written for:
another version of the plugin has other migrations, and is tried again.
"""

from collections.abc import Mapping
from pathlib import Path
from typing import TYPE_CHECKING

import msgspec
from msgspec import Struct

if TYPE_CHECKING:
    from estante.plugins.registry import PluginRegistry

NAME = "plugin-faults.json"


class Fault(Struct, frozen=True):
    """Why a plugin's tables are not what its code needs; `digest` says which code."""

    digest: str
    reason: str


def read_faults(data_dir: Path) -> dict[str, Fault]:
    """The faults by plugin."""
    try:
        return msgspec.json.decode((data_dir / NAME).read_bytes(), type=dict[str, Fault])
    except (OSError, msgspec.DecodeError):
        return {}


def write_faults(data_dir: Path, registry: "PluginRegistry", failed: Mapping[str, str]) -> None:
    """Note what failed now, and nothing else."""
    digests = {history.id: history.digest for history in registry.histories}
    faults = {name: Fault(digests[name], reason) for name, reason in failed.items()}
    path = data_dir / NAME
    if not faults:
        path.unlink(missing_ok=True)
        return
    path.parent.mkdir(parents=True, exist_ok=True)
    draft = path.with_suffix(".draft")
    draft.write_bytes(msgspec.json.encode(faults))
    draft.rename(path)


def set_faulty_aside(registry: "PluginRegistry", data_dir: Path) -> None:
    """Take the plugins out whose tables are not what their code needs."""
    digests = {history.id: history.digest for history in registry.histories}
    for name, fault in read_faults(data_dir).items():
        if registry.get(name) is not None and digests.get(name) == fault.digest:
            registry.set_aside(name, fault.reason)
