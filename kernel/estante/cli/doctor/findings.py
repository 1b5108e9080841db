"""The lines of `estante doctor`."""

import msgspec


class Finding(msgspec.Struct, frozen=True):
    """One line of the report; without a cure all is well, and what is optional does not fail the report."""

    name: str
    cure: str | None
    optional: bool = False

    @property
    def mark(self) -> str:
        if self.cure is None:
            return "ok"
        return "optional" if self.optional else "fix"
