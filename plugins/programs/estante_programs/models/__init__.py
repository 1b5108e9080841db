"""The tables of digital programs."""

from estante_programs.models.program import (
    Program,
    ProgramIsbn,
    ProgramLanguage,
    ProgramLevel,
    ProgramYear,
)

__all__ = ["Program", "ProgramIsbn", "ProgramLanguage", "ProgramLevel", "ProgramYear"]
