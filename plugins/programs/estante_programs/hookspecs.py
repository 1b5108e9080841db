"""The hooks that programs add to the kernel's."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from estante.api.plugins import hookspec

from estante_programs.contracts import ProgramContents, ProgramFigures

# What one plugin gives to a hook and no other may give too; a second one is set aside.
CLAIMS: Mapping[str, Callable[[Any], str]] = {
    "register_program_figures": lambda _value: "the figures of programs",
    "register_program_contents": lambda _value: "the contents of programs",
}


@hookspec
def register_program_figures() -> Sequence[ProgramFigures]:  # type: ignore[empty-body]
    """Give what programs have and how far students are; programs do it themselves, for who shows figures."""


@hookspec
def register_program_contents() -> Sequence[ProgramContents]:  # type: ignore[empty-body]
    """Give which contents stand in programs; programs do it themselves, for whose contents they are."""
