"""LTI launches a second of one process, beside the check of the same signatures alone.

A launch is two calls, as a browser makes them: one begins, the other brings a token that the LMS has signed.
The second checks it, finds the person, opens a session and writes a line in the log, all committed.
The tokens are signed outside the times that count; the check alone is RSA of 2048 bits by the same library.
"""

import asyncio
import json
import statistics
import time
from urllib.parse import parse_qsl, urlsplit
from uuid import UUID

import httpx
from harness import Bench, bench, report, size
from joserfc import jws, jwt
from joserfc.jwk import RSAKey
from uuid_utils.compat import uuid7

CONNECTIONS, LAUNCHES, CHECKS, PEOPLE = 8, size(400), 2_000, 50
LMS, CLIENT, DEPLOYMENT = "https://campus.example", "estante-1", "7"
CLAIM = "https://purl.imsglobal.org/spec/lti/claim/"
LEARNER = "http://purl.imsglobal.org/vocab/lis/v2/membership#Learner"
SCHOOL = "INSERT INTO schools (tenant_id, guid, name, lti_enabled) VALUES ($1, $2, 'Escuela Sur', true)"
REGISTRATION = """
INSERT INTO lti_registrations (tenant_id, guid, school_guid, client_id, deployment_id, issuer, issuer_url,
  key_set_url, token_url, authorization_url, authorization_keys)
VALUES ($1, $2, $3, $4, $5, $6, $6, $6, $6, $6, $7)
"""
HTML = {"Accept": "text/html"}


async def register(made: Bench, key: RSAKey) -> UUID:
    """A school that launches from an LMS, whose key is written down: nobody outside is asked."""
    school, tenant = uuid7(), made.tenant.guid
    connection = await made.connect()
    try:
        await connection.execute(SCHOOL, tenant, school)
        written = key.as_pem(private=False).decode()
        await connection.execute(REGISTRATION, tenant, uuid7(), school, CLIENT, DEPLOYMENT, LMS, written)
    finally:
        await connection.close()
    return school


class LaunchingBrowsers:
    """Browsers that launch one after the other, several at once, and how long each launch took."""

    def __init__(self, client: httpx.AsyncClient, key: RSAKey, target: str, launches: int) -> None:
        self._client, self._key, self._target = client, key, target
        self._left = launches
        self.times: list[float] = []
        self.wrong = 0

    async def run(self) -> None:
        """Launch until there were enough."""
        while self._left > 0:
            self._left -= 1
            await self._launch(self._left % PEOPLE)

    @property
    def per_second(self) -> float:
        """What so many browsers launch that never pause to have a token signed."""
        return CONNECTIONS / statistics.mean(self.times)

    async def _launch(self, person: int) -> None:
        query = {"iss": LMS, "login_hint": "u", "target_link_uri": self._target, "client_id": CLIENT}
        start = time.perf_counter()
        begun = await self._client.get("lti/login", params=query, headers=HTML)
        taken = time.perf_counter() - start
        question = dict(parse_qsl(urlsplit(begun.headers["location"]).query))
        form = {"id_token": self._token(question["nonce"], person), "state": question["state"]}
        cookie = begun.headers["set-cookie"].partition(";")[0]
        start = time.perf_counter()
        answer = await self._client.post("lti/launch", data=form, headers={**HTML, "Cookie": cookie})
        self.times.append(taken + time.perf_counter() - start)
        self.wrong += answer.status_code != 200

    def _token(self, nonce: str, person: int) -> str:
        now = int(time.time())
        claims = {
            "iss": LMS,
            "aud": CLIENT,
            "sub": f"u-{person}",
            "iat": now,
            "exp": now + 300,
            "nonce": nonce,
            "given_name": "Ana",
            "family_name": "Rey",
            f"{CLAIM}message_type": "LtiResourceLinkRequest",
            f"{CLAIM}version": "1.3.0",
            f"{CLAIM}deployment_id": DEPLOYMENT,
            f"{CLAIM}target_link_uri": self._target,
            f"{CLAIM}resource_link": {"id": "link-1"},
            f"{CLAIM}roles": [LEARNER],
        }
        return jwt.encode({"alg": "RS256", "kid": "k1"}, claims, self._key)


async def launch(made: Bench, port: int, school: UUID, key: RSAKey) -> list[LaunchingBrowsers]:
    """Launches by so many browsers at once: each person for the first time, and then again and again."""
    host = made.tenant.hosts[0]
    base = f"http://127.0.0.1:{port}/api/"
    async with httpx.AsyncClient(base_url=base, headers={"Host": host}, timeout=60) as client:
        target = await tool_address(made, client, school)
        rounds = [LaunchingBrowsers(client, key, target, number) for number in (PEOPLE, LAUNCHES)]
        for browsers in rounds:
            await asyncio.gather(*(browsers.run() for _ in range(CONNECTIONS)))
    return rounds


async def tool_address(made: Bench, client: httpx.AsyncClient, school: UUID) -> str:
    """What the LMS is told to launch."""
    ((_, token),) = await made.sign_in("R04", 1)
    answer = await client.get(f"schools/{school}/lti", headers={"Authorization": f"Bearer {token}"})
    return str(answer.raise_for_status().json()["data"]["tool_url"])


def checks_a_second(key: RSAKey) -> float:
    """How often a token's signature is checked, and nothing else."""
    public = RSAKey.import_key(key.as_pem(private=False))
    token = jws.serialize_compact({"alg": "RS256"}, json.dumps({"sub": "u-1"}), key)
    start = time.perf_counter()
    for _ in range(CHECKS):
        jws.deserialize_compact(token, public, algorithms=["RS256"])
    return CHECKS / (time.perf_counter() - start)


def main() -> None:
    """Launch and check; report."""
    key = RSAKey.generate_key(2048, {"kid": "k1"})
    with bench() as services:
        made = services.with_tenants(["bench"], calls={"sign_ins": 1_000_000})
        school = asyncio.run(register(made, key))
        with made.server("estante") as port:
            first, again = asyncio.run(launch(made, port, school, key))
    alone, times = checks_a_second(key), sorted(again.times)
    report(
        "LTI launches of one process",
        again.per_second / alone,
        "told, not held",
        "the check of the signatures alone, in one thread",
        {
            "launches a second": again.per_second,
            "of new people a second": first.per_second,
            "checks a second": alone,
            "p50 ms": times[len(times) // 2] * 1000,
            "p99 ms": times[int(len(times) * 0.99)] * 1000,
            "wrong answers": first.wrong + again.wrong,
        },
    )


if __name__ == "__main__":
    main()
