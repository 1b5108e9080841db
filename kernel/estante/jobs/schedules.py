"""When a kind of job runs by itself.

Time is cut into slots; a worker enqueues each kind once a slot and tenant. Slots that passed while no worker
ran are made up for by one run, not by one each. A kind that has never run in a tenant runs at the first look.
"""

from datetime import datetime
from typing import Annotated
from zoneinfo import ZoneInfo

from croniter import croniter
from msgspec import Meta, Struct

DAY_SECONDS = 86_400


class Every(Struct, frozen=True):
    """Once in so many seconds."""

    seconds: Annotated[int, Meta(ge=1)]

    def slot(self, now: float, _time_zone: str) -> int:
        """The number of the slot at a moment (seconds since 1970)."""
        return int(now // self.seconds)

    def ttl(self, _now: float, _time_zone: str) -> int:
        """For how many seconds the queue has to remember the slot's run."""
        return 2 * self.seconds


class Cron(Struct, frozen=True):
    """By a cron expression of five fields, in the tenant's time zone: `0 7 * * mon` is Mondays at seven."""

    expression: str

    def __post_init__(self) -> None:
        if len(self.expression.split()) != 5 or not croniter.is_valid(self.expression):
            raise ValueError(f"`{self.expression}` is no cron expression of five fields")

    def slot(self, now: float, time_zone: str) -> int:
        """When it was last due before a moment, in seconds since 1970."""
        return int(self._iterator(now, time_zone).get_prev(float))

    def ttl(self, now: float, time_zone: str) -> int:
        """For how many seconds the queue has to remember the slot's run: until the next one, and a day."""
        return int(self._iterator(now, time_zone).get_next(float) - now) + DAY_SECONDS

    def _iterator(self, now: float, time_zone: str) -> croniter:
        # It looks before its moment only, and a slot begins at its own.
        start = datetime.fromtimestamp(int(now) + 1, ZoneInfo(time_zone))
        return croniter(self.expression, start)


Schedule = Every | Cron
HOURLY, DAILY = Every(3_600), Every(DAY_SECONDS)
