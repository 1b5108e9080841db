"""The whole thing, as one command starts it."""

import httpx
import pytest


@pytest.mark.spec("KER-096", "KER-099")
def test_each_host_is_its_own_tenant_on_one_server(live):
    found = {}
    for key in ("andaluna", "ipe"):
        answer = httpx.get(
            f"http://127.0.0.1:{live.port}/api/organization", headers={"host": f"{key}.localhost"}, timeout=60
        )
        found[key] = answer.json()["data"]["name"]
    assert found == {"andaluna": "Andaluna", "ipe": "Ipê"}
    unknown = httpx.get(
        f"http://127.0.0.1:{live.port}/api/organization", headers={"host": "nobody.localhost"}, timeout=60
    )
    assert unknown.status_code == 404
    assert unknown.json()["code"] == "NOT_FOUND"


def test_a_demo_person_signs_in(live):
    who = live.sign_in("R04")
    answer = httpx.post(
        f"http://127.0.0.1:{live.port}/api/login",
        headers={"host": "andaluna.localhost"},
        json={"email": who.username, "password": who.password},
        timeout=60,
    )
    assert answer.status_code == 200, answer.text
