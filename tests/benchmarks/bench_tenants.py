"""A thousand tenants on one process, beside one: its memory, and how long a list of theirs takes.

Each tenant has a file, a host, an administrator and the people that a page lists; the load goes from one
tenant to the next. `BENCH_ROWS` is how many there are.
"""

import asyncio

from harness import Bench, Load, bench, median, memory_mib, report, run, size

TENANTS = size(1_000)
CONNECTIONS, SECONDS, ROUNDS = 10, 10.0, 3
PAGE = 25
PATH = f"/api/users?pageSize={PAGE}"
MAX_MORE_MIB = 50.0


async def people_of(made: Bench) -> list[tuple[str, str]]:
    """A host and the token of an administrator for each tenant, who has people to list."""
    people = []
    for tenant in made.tenants:
        await made.sign_in("R01", PAGE, tenant)
        ((_, token),) = await made.sign_in("R04", 1, tenant)
        people.append((tenant.hosts[0], token))
    return people


def measure(made: Bench) -> dict[str, float]:
    """What one process holds, and the middle of its answers' times."""
    people = asyncio.run(people_of(made))
    with made.server("estante") as port:
        load = Load(
            port=port, host="", hosts=[host for host, _ in people], method="GET", paths=[PATH],
            tokens=[token for _, token in people], connections=CONNECTIONS, seconds=SECONDS, turns=True,
        )  # fmt: skip
        # Each tenant is asked once, so that what is kept of it is there.
        run(load)
        measured = [run(load) for _ in range(ROUNDS)]
        return {
            "MiB": memory_mib(),
            "p50 ms": median(measured, "p50"),
            "p99 ms": median(measured, "p99"),
            "requests/s": median(measured, "per_second"),
            "wrong answers": float(sum(each.wrong for each in measured)),
        }


def main() -> None:
    """One, then a thousand."""
    with bench() as services:
        alone = measure(services.with_tenants(["alone"]))
        many = measure(services.with_tenants([f"t{number}" for number in range(TENANTS)]))
    report(
        f"{TENANTS:,} tenants on one process",
        many["p50 ms"] / alone["p50 ms"],
        f"p50 <= 1.1 of one tenant's, under {MAX_MORE_MIB:.0f} MiB more",
        "one tenant on one process",
        {
            "more memory MiB": many["MiB"] - alone["MiB"],
            **{f"{name}, one": value for name, value in alone.items()},
            **{f"{name}, all": value for name, value in many.items()},
        },
    )


if __name__ == "__main__":
    main()
