"""xAPI statements, committed before they are answered, against the same rows by asyncpg in a bare app.

Each request stores one statement of one of a hundred learners about one of fifty activities, as a content
sends them. The other side looks up the same tenant and token, and writes the statement, its keys and its
activity in one transaction.
"""

import asyncio

import msgspec
from harness import Bench, Load, alternate, bench, median, report

CONNECTIONS, SECONDS, ROUNDS = 50, 8.0, 3
LEARNERS, ACTIVITIES = 100, 50
PATH = "/api/lrs/xapi/statements"
HEADERS = ["X-Experience-API-Version: 1.0.3"]
STATEMENT = {
    "verb": {"id": "http://adlnet.gov/expapi/verbs/answered", "display": {"en": "answered"}},
    "result": {"success": True, "response": "b", "score": {"scaled": 0.8}, "duration": "PT12S"},
}


def bodies() -> list[str]:
    """A statement of each learner, as the load sends it again and again."""
    return [
        msgspec.json.encode(
            {
                **STATEMENT,
                "actor": {"name": f"Persona {n}", "mbox": f"mailto:persona{n}@escuela.example"},
                "object": {"id": f"https://estante.example/actividad/{n % ACTIVITIES}"},
            }
        ).decode()
        for n in range(LEARNERS)
    ]


async def stored(made: Bench) -> int:
    """How many statements there are."""
    connection = await made.connect()
    try:
        return int(await connection.fetchval("SELECT count(*) FROM xapi_statements") or 0)
    finally:
        await connection.close()


def main() -> None:
    """Load both in turn, report."""
    with bench() as made:
        tokens = [token for _, token in asyncio.run(made.sign_in("R04", CONNECTIONS))]
        with made.server("estante") as ours, made.server("raw_statements") as theirs:
            load = Load(
                port=ours, host=made.tenant.hosts[0], method="POST", paths=[PATH], bodies=bodies(),
                headers=HEADERS, tokens=tokens, connections=CONNECTIONS, seconds=SECONDS,
            )  # fmt: skip
            mine, raw = alternate(load, msgspec.structs.replace(load, port=theirs), ROUNDS)
        count = asyncio.run(stored(made))
    report(
        "xAPI statements",
        median(mine, "per_second") / median(raw, "per_second"),
        ">= 0.75",
        f"the same rows by asyncpg in a bare ASGI application, {CONNECTIONS} connections",
        {
            "statements/s": median(mine, "per_second"),
            "bare/s": median(raw, "per_second"),
            "p50 ms": median(mine, "p50"),
            "p99 ms": median(mine, "p99"),
            "bare p99 ms": median(raw, "p99"),
            "wrong answers": sum(measured.wrong for measured in (*mine, *raw)),
            "statements kept": count,
        },
    )


if __name__ == "__main__":
    main()
