"""Signing in with a password."""

import asyncio
import threading
from collections import Counter

import httpx
import pytest
from estante.errors import Unavailable
from estante.identity import passwords
from estante.identity.roles import ROLES
from sqlalchemy import text

from .conftest import PASSWORD

HASHED_ONCE = passwords.HASHER.hash(PASSWORD)
BACK_OFFICE = {"R04", "R05", "R06", "R07"}


async def sign_in(client, name, password=PASSWORD, path="login", **more):
    return await client.post(path, json={"email": name, "password": password, **more})


@pytest.mark.spec("KER-018")
@pytest.mark.parametrize("name", ["username", "email"])
async def test_right_credentials_start_a_session(client, tenant, with_password, name):
    person = await with_password(tenant, name="Ana", lastname="Rey")
    nobody = await client(tenant)
    answer = await sign_in(nobody, getattr(person, name).upper())
    assert answer.status_code == 200
    data = answer.json()["data"]
    user = data["user"]
    assert (user["name"], user["lastname"], user["email"]) == ("Ana", "Rey", person.email)
    me = await nobody.get("users/whoami", headers={"Authorization": f"Bearer {data['token']}"})
    assert me.json()["data"]["guid"] == str(person.guid)


@pytest.mark.spec("KER-019", "KER-020", "KER-129")
async def test_what_was_wrong_is_told_in_the_callers_language(client, tenant, with_password):
    person = await with_password(tenant)
    nobody = await client(tenant)
    unknown = await sign_in(nobody, "nobody@example.org")
    assert (unknown.status_code, unknown.json()["code"]) == (401, "USER_NOT_FOUND")
    sentences = set()
    for lang in ("es", "pt", "en"):
        nobody.headers["Accept-Language"] = lang
        wrong = await sign_in(nobody, person.username, "wrong")
        assert (wrong.status_code, wrong.json()["code"]) == (401, "PASSWORD_INCORRECT")
        sentences.add(wrong.json()["message"])
    assert len(sentences) == 3


@pytest.mark.spec("KER-021")
async def test_a_discreet_tenant_tells_nothing(client, new_tenant, with_password):
    tenant = new_tenant(settings={"disclose_accounts": False})
    person = await with_password(tenant)
    nobody = await client(tenant)
    answers = [await sign_in(nobody, name, "wrong") for name in (person.username, "nobody@example.org")]
    assert {answer.json()["code"] for answer in answers} == {"INVALID_LOGIN"}
    assert len({answer.json()["message"] for answer in answers}) == 1


@pytest.mark.spec("KER-023")
@pytest.mark.spec("KER-024", part="refused at the back office")
@pytest.mark.parametrize("role", sorted(ROLES))
async def test_only_four_roles_enter_the_back_office(client, tenant, with_password, role):
    person = await with_password(tenant, role)
    answer = await sign_in(await client(tenant), person.username)
    if role in BACK_OFFICE:
        assert answer.status_code == 200
    else:
        assert (answer.status_code, answer.json()["code"]) == (401, "INVALID_LOGIN")
        assert "data" not in answer.json()
        # Only whoever knows the password is told of the other door.
        assert answer.json()["sign_in"] == "front"
        wrong = await sign_in(await client(tenant), person.username, "wrong")
        assert "sign_in" not in wrong.json()


@pytest.mark.spec("KER-022", "KER-025")
@pytest.mark.parametrize(
    ("role", "admitted", "status"),
    [("R04", ["R04"], 200), ("R05", ["R04"], 401), ("R04", [], 401), ("R01", ["R01", "R04"], 401)],
)
async def test_admitted_roles_narrow_and_never_widen(client, tenant, with_password, role, admitted, status):
    person = await with_password(tenant, role)
    answer = await sign_in(await client(tenant), person.username, admitted_roles=admitted)
    assert answer.status_code == status
    assert ("data" in answer.json()) is (status == 200)
    assert answer.json().get("code") == (None if status == 200 else "INVALID_LOGIN")


async def test_a_student_signs_in_to_the_front_office(client, tenant, with_password):
    student = await with_password(tenant, "R01")
    answer = await sign_in(await client(tenant), student.username, path="front/login")
    assert answer.json()["data"]["user"]["role_name"] == "Estudiante"


async def test_who_comes_by_the_front_needs_one_call_and_is_no_failed_sign_in(client, tenant, with_password):
    student, admin = await with_password(tenant, "R01"), await client(tenant, "R04")
    came = await sign_in(await client(tenant), student.username, admitted_roles=["R04"], else_front=True)
    assert came.status_code == 200
    assert came.json()["data"]["user"]["guid"] == str(student.guid)
    wrong = await sign_in(await client(tenant), student.username, "wrong", else_front=True)
    assert (wrong.status_code, wrong.json()["code"]) == (401, "PASSWORD_INCORRECT")
    refused = (await admin.get("audit", params={"action": "session.refuse"})).json()["data"]
    assert [entry["detail"]["code"] for entry in refused] == ["PASSWORD_INCORRECT"]


async def test_a_role_enters_once_the_tenants_file_grants_it_something(client, new_tenant, with_password):
    tenant = new_tenant(grants=[{"role": "R26", "actions": ["users.readList"]}])
    person = await with_password(tenant, "R26")
    assert (await sign_in(await client(tenant), person.username)).status_code == 200


async def test_a_deactivated_account_is_told_so_after_the_right_password(client, tenant, with_password):
    person = await with_password(tenant, is_active=False)
    nobody = await client(tenant)
    assert (await sign_in(nobody, person.username)).json()["code"] == "WRONG_USER"
    assert (await sign_in(nobody, person.username, "wrong")).json()["code"] == "PASSWORD_INCORRECT"


@pytest.mark.spec("KER-097")
async def test_an_account_is_unknown_in_another_tenant(client, tenant, other_tenant, with_password):
    person = await with_password(tenant)
    assert (await sign_in(await client(other_tenant), person.username)).json()["code"] == "USER_NOT_FOUND"


@pytest.mark.spec("KER-030", part="an account")
async def test_ten_wrong_passwords_close_the_account_for_a_while(client, tenant, with_password):
    person = await with_password(tenant)
    nobody = await client(tenant)
    for _ in range(10):
        assert (await sign_in(nobody, person.username, "wrong")).status_code == 401
    refused = await sign_in(nobody, person.username)
    assert (refused.status_code, refused.json()["code"]) == (429, "TOO_MANY_REQUESTS")
    assert 0 < int(refused.headers["Retry-After"]) <= 900


@pytest.mark.spec("KER-030", part="an address whose tenant says ten; the default is a hundred, decision 0015")
async def test_ten_wrong_names_close_the_address_for_a_while(client, new_tenant, with_password):
    tenant = new_tenant(sign_in={"address_attempts": 10})
    person = await with_password(tenant)
    nobody = await client(tenant)
    for number in range(10):
        await sign_in(nobody, f"guess-{number}@example.org")
    assert (await sign_in(nobody, person.username)).status_code == 429


@pytest.mark.spec("KER-030", part="an account")
async def test_fifty_guesses_at_once_get_ten_answers(client, tenant, with_password):
    person = await with_password(tenant)
    nobody = await client(tenant)
    answers = await asyncio.gather(*(sign_in(nobody, person.username, f"guess-{i}") for i in range(50)))
    assert sorted({answer.status_code for answer in answers}) == [401, 429]
    assert sum(answer.status_code == 401 for answer in answers) <= 10


@pytest.mark.spec("KER-030", part="an address whose tenant says how many")
async def test_guesses_at_many_accounts_at_once_stop_at_the_addresses_limit(client, new_tenant):
    tenant = new_tenant(sign_in={"address_attempts": 12})
    nobody = await client(tenant)
    answers = await asyncio.gather(*(sign_in(nobody, f"guess-{i}@example.org", "x") for i in range(60)))
    assert Counter(answer.status_code for answer in answers) == {401: 12, 429: 48}


async def test_mistakes_of_a_class_lock_nobody_out(client, tenant, with_password):
    pupils = [await with_password(tenant, "R01") for _ in range(12)]
    nobody = await client(tenant)
    for number, pupil in enumerate(pupils):
        await sign_in(nobody, f"{number}{pupil.username}", path="front/login")
        await sign_in(nobody, pupil.username, "mistyped", path="front/login")
        assert (await sign_in(nobody, pupil.username, path="front/login")).status_code == 200


async def test_strangers_only_slow_down_an_account(app, client, new_tenant, with_password):
    tenant = new_tenant(sign_in={"account_attempts": 3, "account_delay_seconds": 1})
    person = await with_password(tenant)
    nobody = await client(tenant)
    far = httpx.ASGITransport(app, client=("198.51.100.7", 5000))
    async with httpx.AsyncClient(transport=far, base_url=nobody.base_url) as stranger:
        for _ in range(3):
            assert (await sign_in(stranger, person.username, "wrong")).status_code == 401
        assert (await sign_in(stranger, person.username)).status_code == 429
        assert (await sign_in(nobody, person.username)).status_code == 200


async def test_a_thousand_addresses_try_one_account_in_turns(app, client, new_tenant, with_password):
    tenant = new_tenant(sign_in={"account_attempts": 3, "account_delay_seconds": 60})
    person = await with_password(tenant)
    base = (await client(tenant)).base_url

    async def guess(number):
        far = httpx.ASGITransport(app, client=(f"198.51.{number // 250}.{number % 250}", 5000))
        async with httpx.AsyncClient(transport=far, base_url=base) as stranger:
            return (await sign_in(stranger, person.username, "wrong")).status_code

    # Three at once, one in the first turn, and the rest would wait for longer than a call may.
    statuses = await asyncio.gather(*(guess(number) for number in range(40)))
    assert 3 <= statuses.count(401) <= 5
    assert statuses.count(429) >= 35


async def test_a_known_browser_gets_in_whatever_strangers_do(client, new_tenant, with_password):
    tenant = new_tenant(sign_in={"account_attempts": 3, "address_attempts": 3})
    person, other = await with_password(tenant), await with_password(tenant)
    nobody = await client(tenant)
    known = (await sign_in(nobody, person.username)).json()["data"]["browser"]
    for number in range(4):
        await sign_in(nobody, f"guess-{number}@example.org")
        await sign_in(nobody, person.username, "wrong")
    assert (await sign_in(nobody, person.username)).status_code == 429
    assert (await sign_in(nobody, other.username, browser=known)).status_code == 429
    assert (await sign_in(nobody, person.username, browser=f"{known[:-1]}~")).status_code == 429
    again = await sign_in(nobody, person.username, browser=known)
    assert again.status_code == 200
    # It guesses no more than anybody: its own wrong tries are counted.
    for _ in range(3):
        assert (await sign_in(nobody, person.username, "wrong", browser=known)).status_code == 401
    assert (await sign_in(nobody, person.username, browser=known)).status_code == 429


async def test_a_shared_browser_is_known_to_each_of_its_people(
    client, new_tenant, other_tenant, with_password
):
    tenant = new_tenant(sign_in={"account_attempts": 1})
    first, second = await with_password(tenant), await with_password(tenant)
    nobody = await client(tenant)
    word = (await sign_in(nobody, first.username)).json()["data"]["browser"]
    word = (await sign_in(nobody, second.username, browser=word)).json()["data"]["browser"]
    for person in (first, second):
        await sign_in(nobody, person.username, "wrong")
        assert (await sign_in(nobody, person.username, browser=word)).status_code == 200
    stranger = await with_password(other_tenant)
    assert (await sign_in(await client(other_tenant), stranger.username, browser=word)).status_code == 200


async def test_a_burst_of_bad_sign_ins_keeps_nobody_else_out():
    line = passwords.Hashing()
    bad, good = passwords.Source("bad"), passwords.Source("good")
    burst = [asyncio.create_task(line.verify(None, "x", bad)) for _ in range(passwords.WAITING_LIMIT + 20)]
    right = asyncio.create_task(line.verify(HASHED_ONCE, PASSWORD, good))
    assert await right
    # It waited for its turn and not for the burst's end.
    assert sum(not one.done() for one in burst) > passwords.WAITING_LIMIT // 2
    for one in burst:
        one.cancel()
    ends = await asyncio.gather(*burst, return_exceptions=True)
    assert sum(isinstance(end, Unavailable) for end in ends) >= 20 - passwords.CONCURRENT


@pytest.fixture
def gate(monkeypatch):
    """Nothing is hashed before the gate opens, and then quickly; answers it and what was hashed, in order."""
    opened, seen = threading.Event(), list[str]()

    def is_right(_stored: str, password: str) -> bool:
        opened.wait()
        seen.append(password)
        return password == PASSWORD

    monkeypatch.setattr(passwords, "_is_right", is_right)
    yield opened, seen
    opened.set()


async def all_waiting(line, number):
    """Wait until so many wait for their turn: whoever is given a rank does, a moment later."""
    arrived, rank = asyncio.Event(), line._rank

    def given(source):
        arrived.set()
        return rank(source)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(line, "_rank", given)
        while line.waiting < number:
            arrived.clear()
            await arrived.wait()


@pytest.mark.wide
async def test_hundreds_of_bad_sign_ins_from_everywhere_keep_no_good_one_out(
    app, client, tenant, with_password, gate
):
    opened, seen = gate
    person, regular = await with_password(tenant), await with_password(tenant)
    nobody = await client(tenant)
    opened.set()
    word = (await sign_in(nobody, regular.username)).json()["data"]["browser"]
    opened.clear()

    async def stranger(number, name, password, **more):
        far = httpx.ASGITransport(app, client=(f"198.51.{number // 250}.{number % 250}", 5000))
        async with httpx.AsyncClient(transport=far, base_url=nobody.base_url) as there:
            return (await sign_in(there, name, password, **more)).status_code

    many = 400
    burst: list[asyncio.Task[int]] = []
    # Few at a time look themselves up, so that none is refused for that, and all of them wait at once.
    while len(burst) < many:
        wave = range(len(burst), len(burst) + 20)
        burst += [asyncio.create_task(stranger(n, f"{n}@example.org", "wrong")) for n in wave]
        await all_waiting(passwords.HASHING, len(burst) - passwords.CONCURRENT)
    good = asyncio.create_task(stranger(9_000, person.username, PASSWORD))
    await all_waiting(passwords.HASHING, many - passwords.CONCURRENT + 1)
    known = asyncio.create_task(stranger(9_001, regular.username, PASSWORD, browser=word))
    await all_waiting(passwords.HASHING, many - passwords.CONCURRENT + 2)
    opened.set()
    assert (await good, await known) == (200, 200)
    assert Counter(await asyncio.gather(*burst)) == {401: many}
    # Who is known did not wait behind strangers.
    assert PASSWORD in seen[: 2 * passwords.CONCURRENT + 2]


async def test_addresses_that_were_wrong_before_wait_for_those_that_were_not(gate):
    opened, seen = gate
    line = passwords.Hashing()
    opened.set()
    guessers = [passwords.Source(f"guesser-{number}") for number in range(40)]
    for one in guessers:
        await line.verify(None, "wrong", one)
    opened.clear()
    seen.clear()
    again = [asyncio.create_task(line.verify(None, "wrong", one)) for one in guessers]
    await all_waiting(line, len(guessers) - passwords.CONCURRENT)
    fresh = asyncio.create_task(line.verify(HASHED_ONCE, PASSWORD, passwords.Source("fresh")))
    await all_waiting(line, len(guessers) - passwords.CONCURRENT + 1)
    opened.set()
    assert await fresh
    await asyncio.gather(*again)
    assert PASSWORD in seen[: 2 * passwords.CONCURRENT + 2]


def test_the_addresses_of_one_ipv6_network_are_one_source():
    of = passwords.Source.of_address
    assert of("2001:db8:1:2::1") == of("2001:db8:1:2:ffff::9")
    assert of("2001:db8:1:2::1") != of("2001:db8:1:3::1")
    assert of("198.51.100.1") != of("198.51.100.2")


async def test_thirty_pupils_of_one_address_sign_in_at_once(client, tenant, with_password):
    pupils = [await with_password(tenant, "R01") for _ in range(30)]
    nobody = await client(tenant)
    answers = await asyncio.gather(*(sign_in(nobody, one.username, path="front/login") for one in pupils))
    assert {answer.status_code for answer in answers} == {200}


@pytest.mark.spec("KER-045")
@pytest.mark.spec("KER-031", part="stored and answered")
async def test_neither_passwords_nor_tokens_are_stored_or_answered(client, tenant, with_password, database):
    person = await with_password(tenant)
    answer = await sign_in(await client(tenant), person.username)
    token = answer.json()["data"]["token"]
    assert len(token) == 43
    assert PASSWORD not in answer.text
    assert "argon2" not in answer.text
    async with database.transaction(tenant) as session:
        stored = await session.scalar(
            text("SELECT password_hash FROM people WHERE guid = :guid"), {"guid": person.guid}
        )
        rows = await session.execute(text("SELECT sessions::text FROM sessions"))
        seen = " ".join(row[0] for row in rows)
        audited = await session.scalar(text("SELECT string_agg(audit::text, ' ') FROM audit"))
    assert stored.startswith("$argon2id$")
    for kept in (seen, audited):
        assert token not in kept
        assert PASSWORD not in kept


@pytest.mark.spec("KER-017")
@pytest.mark.parametrize("password", ["p" * 2000, "", "a\u0000b"])
async def test_odd_input_is_refused_and_nothing_breaks(client, tenant, password):
    answer = await sign_in(await client(tenant), "someone", password)
    assert answer.status_code == 400
