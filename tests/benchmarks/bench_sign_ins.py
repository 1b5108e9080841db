"""Sign-ins a second of one process, beside Argon2 alone in as many threads.

Hashing is the price of a sign-in and meant to be one; what a sign-in has besides is the look-up of the
account, the count of wrong tries, the session and its audit, each committed.
"""

import asyncio
import json
import time
from concurrent.futures import ThreadPoolExecutor

from estante.identity.passwords import CONCURRENT, HASHER
from harness import Bench, Load, bench, median, report, run

PASSWORD = "Una-clave-larga-2026"
CONNECTIONS, SECONDS, ROUNDS = 8, 10.0, 3


async def give_passwords(made: Bench) -> list[str]:
    """Usernames of people who all have this password."""
    people = await made.sign_in("R01", CONNECTIONS)
    connection = await made.connect()
    try:
        await connection.execute(
            "UPDATE people SET password_hash = $1 WHERE guid = ANY($2::uuid[])",
            HASHER.hash(PASSWORD),
            [guid for guid, _ in people],
        )
    finally:
        await connection.close()
    return [f"{guid}@bench.example" for guid, _ in people]


def hashes_a_second() -> float:
    """How often the same password is verified in threads that do nothing else."""
    stored = HASHER.hash(PASSWORD)

    def verify(until: float) -> int:
        count = 0
        while time.perf_counter() < until:
            HASHER.verify(stored, PASSWORD)
            count += 1
        return count

    start = time.perf_counter()
    with ThreadPoolExecutor(CONCURRENT) as threads:
        counts = list(threads.map(verify, [start + SECONDS] * CONCURRENT))
    return sum(counts) / (time.perf_counter() - start)


def main() -> None:
    """Sign in and hash in turn, report."""
    with bench() as services:
        made = services.with_tenants(["bench"], calls={"sign_ins": 1_000_000})
        usernames = asyncio.run(give_passwords(made))
        with made.server("estante") as port:
            load = Load(
                port=port, host=made.tenant.hosts[0], method="POST", paths=["/api/front/login"], tokens=[],
                bodies=[json.dumps({"email": name, "password": PASSWORD}) for name in usernames],
                connections=CONNECTIONS, seconds=SECONDS,
            )  # fmt: skip
            pairs = [(run(load), hashes_a_second()) for _ in range(ROUNDS)]
    ours = median([measured for measured, _ in pairs], "per_second")
    alone = sorted(hashed for _, hashed in pairs)[ROUNDS // 2]
    report(
        "sign-ins of one process",
        ours / alone,
        ">= 0.70",
        f"Argon2 alone in {CONCURRENT} threads",
        {
            "sign-ins/s": ours,
            "hashes/s": alone,
            "p50 ms": median([measured for measured, _ in pairs], "p50"),
            "p99 ms": median([measured for measured, _ in pairs], "p99"),
            "wrong answers": sum(measured.wrong for measured, _ in pairs),
        },
    )


if __name__ == "__main__":
    main()
