"""What a person is sent at once: a short stream of events a person in Valkey, and its subscribers here.

Events are kept for an hour (the last hundred), so that a browser that comes back names the last one that it
had and gets the rest. They are hints to look again: the tables hold the truth, and a Valkey that is away
costs nobody more than the next poll.
"""

import asyncio
from collections import defaultdict
from collections.abc import AsyncIterator
from contextlib import suppress
from math import inf
from time import monotonic
from uuid import UUID

import msgspec
import structlog
from redis.exceptions import RedisError

from estante.jobs.payloads import Json
from estante.valkey import open_listener, open_valkey

MAX_EVENTS = 100
TTL_SECONDS = 3600
SILENCE_SECONDS = 15.0
WAITING_EVENTS = 100
CHANNEL = "estante:live:"
JOB_EVENT = "job"
# A browser has one stream for all its tabs. The oldest of a person's ends, and is told why.
MAX_STREAMS = 5
REPLACED_EVENT = "replaced"
log = structlog.get_logger(__name__)


class LiveEvent(msgspec.Struct, frozen=True):
    """One event: `id` grows, `name` is the kind (`job`, `notification`), `data` is JSON."""

    id: str
    name: str
    data: Json


class Live:
    """Publishes and subscribes. One subscription a process serves every browser that is connected to it."""

    def __init__(self, redis_url: str) -> None:
        self.valkey, self._inbox = open_valkey(redis_url), open_listener(redis_url)
        self._waiting: dict[str, list[asyncio.Queue[LiveEvent]]] = defaultdict(list)
        self._listening = asyncio.Event()
        self._listener: asyncio.Task[None] | None = None

    async def publish(self, tenant: UUID, person: UUID, name: str, data: Json) -> None:
        """Send one event to a person. A Valkey that is away is logged and never fails the caller."""
        channel = _channel(tenant, person)
        try:
            body = msgspec.json.encode((name, data))
            event_id = await self.valkey.xadd(channel, {"b": body}, maxlen=MAX_EVENTS, approximate=True)
            async with self.valkey.pipeline(transaction=False) as pipe:
                pipe.expire(channel, TTL_SECONDS)
                pipe.publish(channel, msgspec.json.encode(LiveEvent(event_id.decode(), name, data)))
                await pipe.execute()
        except (RedisError, OSError) as error:
            log.warning("live.unpublished", event_name=name, reason=str(error))

    async def forget(self, tenant: UUID, person: UUID) -> None:
        """Delete what a person was told; a Valkey that is away forgets it within the hour by itself."""
        try:
            await self.valkey.delete(_channel(tenant, person))
        except (RedisError, OSError) as error:
            log.warning("live.unforgotten", reason=str(error))

    async def subscribe(
        self,
        tenant: UUID,
        person: UUID,
        after: str | None = None,
        seconds: float = inf,
        ended: asyncio.Event | None = None,
    ) -> AsyncIterator[LiveEvent | None]:
        """The person's events for `seconds` from now on, or from after an id; None in a while of silence.

        It stops when `ended` is set, and with a `replaced` event when the person has subscribed in too many
        other places.
        """
        until = monotonic() + seconds
        ended = ended or asyncio.Event()
        channel = _channel(tenant, person)
        waiting: asyncio.Queue[LiveEvent] = asyncio.Queue(WAITING_EVENTS)
        self._waiting[channel].append(waiting)
        if len(self._waiting[channel]) > MAX_STREAMS:
            _put(self._waiting[channel].pop(0), LiveEvent("", REPLACED_EVENT, None))
        try:
            await self._listen()
            last = _position(after)
            for missed in await self._since(channel, after) if after else []:
                last = max(last, _position(missed.id))
                yield missed
            while monotonic() < until:
                event = await _next(waiting, ended)
                if ended.is_set():
                    break
                if event is None or event.name == REPLACED_EVENT or _position(event.id) > last:
                    yield event
                if event is not None and event.name == REPLACED_EVENT:
                    return
        finally:
            if waiting in self._waiting[channel]:
                self._waiting[channel].remove(waiting)
            if not self._waiting[channel]:
                del self._waiting[channel]

    async def close(self) -> None:
        if self._listener is not None:
            self._listener.cancel()
            with suppress(asyncio.CancelledError):
                await self._listener
        await self.valkey.aclose()
        await self._inbox.aclose()

    async def _since(self, channel: str, after: str) -> list[LiveEvent]:
        if _position(after) == (0, 0):
            return []
        try:
            entries = await self.valkey.xrange(channel, f"({after}", "+")
        except (RedisError, OSError):
            return []
        missed = []
        for event_id, fields in entries:
            name, data = msgspec.json.decode(fields[b"b"], type=tuple[str, Json])
            missed.append(LiveEvent(event_id.decode(), name, data))
        return missed

    async def _listen(self) -> None:
        if self._listener is None or self._listener.done():
            self._listening.clear()
            self._listener = asyncio.create_task(self._receive())
        with suppress(TimeoutError):
            await asyncio.wait_for(self._listening.wait(), SILENCE_SECONDS)

    async def _receive(self) -> None:
        while True:
            try:
                async with self._inbox.pubsub(ignore_subscribe_messages=False) as inbox:
                    await inbox.psubscribe(f"{CHANNEL}*")
                    async for message in inbox.listen():
                        self._deliver(message)
            except (RedisError, OSError) as error:
                log.warning("live.lost", reason=str(error))
                await asyncio.sleep(1)

    def _deliver(self, message: dict[str, object]) -> None:
        if message["type"] == "psubscribe":
            self._listening.set()
        channel, body = message.get("channel"), message.get("data")
        if message["type"] != "pmessage" or not isinstance(channel, bytes) or not isinstance(body, bytes):
            return
        event = msgspec.json.decode(body, type=LiveEvent)
        for waiting in self._waiting.get(channel.decode(), ()):
            _put(waiting, event)


def _put(waiting: asyncio.Queue[LiveEvent], event: LiveEvent) -> None:
    # A reader that is this far behind will look at the tables again anyway.
    if waiting.full():
        waiting.get_nowait()
    waiting.put_nowait(event)


async def _next(waiting: asyncio.Queue[LiveEvent], ended: asyncio.Event) -> LiveEvent | None:
    getting, ending = asyncio.create_task(waiting.get()), asyncio.create_task(ended.wait())
    try:
        await asyncio.wait([getting, ending], timeout=SILENCE_SECONDS, return_when=asyncio.FIRST_COMPLETED)
        return getting.result() if getting.done() else None
    finally:
        getting.cancel()
        ending.cancel()


def _channel(tenant: UUID, person: UUID) -> str:
    return f"{CHANNEL}{tenant}:{person}"


def _position(event_id: str | None) -> tuple[int, int]:
    time, _, number = (event_id or "").partition("-")
    return (int(time), int(number)) if time.isdecimal() and number.isdecimal() else (0, 0)
