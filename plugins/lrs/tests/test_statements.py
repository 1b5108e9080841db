"""Statements: stored whole or not at all, found by every filter, and never changed."""

from datetime import datetime
from uuid import uuid4

import httpx
import pytest
from estante.testing.answers import wrong_fields

from plugins.lrs.tests.conftest import ACTIVITY, ACTOR, STATEMENTS, VERBS, VERSION, statement

THROUGH = "X-Experience-API-Consistent-Through"
OTHER = {"objectType": "Agent", "account": {"homePage": "https://otra.example", "name": "mateo"}}


def ids_in(answer):
    assert answer.status_code == 200, answer.text
    return [entry["id"] for entry in answer.json()["statements"]]


@pytest.mark.spec("LRS-015", "LRS-016", "LRS-017")
@pytest.mark.clause("xAPI 1.0.3", "3: 3.3 Versioning", "3: 2.8 About Resource")
@pytest.mark.clause("xAPI 2.0.0", "3: Versioning")
async def test_a_version_is_asked_for_and_answered(provider, tenant):
    first, second = await provider(tenant), await provider(tenant, "2.0.0")
    about = await first.get("lrs/xapi/about", headers={VERSION: ""})
    assert about.status_code == 200
    assert {"1.0.3", "2.0.0"} <= set(about.json()["version"])
    for sent, answered in (("1.0.0", "1.0.3"), ("1.0.9", "1.0.3"), ("2.0.0", "2.0.0")):
        answer = await second.get(STATEMENTS, headers={VERSION: sent})
        assert (answer.status_code, answer.headers[VERSION]) == (200, answered)
    for wrong in ("", "0.95", "3.0.0"):
        refused = await first.get(STATEMENTS, headers={VERSION: wrong})
        assert (refused.status_code, list(wrong_fields(refused))) == (400, [VERSION])
        assert refused.headers[VERSION] == "1.0.3"


@pytest.mark.spec("LRS-018", "LRS-022", "LRS-027")
@pytest.mark.clause(
    "xAPI 1.0.3",
    "3: 2.1.2 POST Statements",
    "2: 2.4.8 Stored",
    "2: 2.4.7 Timestamp",
    "2: 2.4.9 Authority",
    "2: 2.4.10 Version",
    "3: 2.1.3 Consistent-Through",
)
async def test_statements_are_stored_in_order_and_completed(provider, tenant, stored):
    speaker = await provider(tenant)
    known = str(uuid4())
    ids = await stored(speaker, statement(), statement(id=known))
    assert ids[1] == known
    assert (await speaker.post(STATEMENTS, json=statement())).json() != ids
    answer = await speaker.get(STATEMENTS, params={"statementId": ids[0]})
    kept = answer.json()
    assert kept["id"] == ids[0]
    assert kept["timestamp"] == kept["stored"]
    assert kept["authority"]["name"] == "Simulador (Andaluna Digital)"
    assert kept["version"] == "1.0.3"
    assert datetime.fromisoformat(answer.headers[THROUGH]) >= datetime.fromisoformat(kept["stored"])
    assert (await speaker.post(STATEMENTS, json=statement())).headers[THROUGH]


@pytest.mark.spec("LRS-019")
@pytest.mark.clause("xAPI 1.0.3", "3: 2.1.2 a batch is stored whole or not at all")
async def test_one_wrong_statement_keeps_all_of_them_out(provider, tenant):
    speaker = await provider(tenant)
    guid = str(uuid4())
    wrong = [statement(id=guid), statement(verb={"id": "visto"}), statement(), {"actor": ACTOR}]
    refused = await speaker.post(STATEMENTS, json=wrong)
    assert wrong_fields(refused) == {"1.verb.id": "invalid", "3.verb": "required", "3.object": "required"}
    assert ids_in(await speaker.get(STATEMENTS)) == []
    twice = await speaker.post(STATEMENTS, json=[statement(id=guid), statement(id=guid)])
    assert wrong_fields(twice) == {"id": "unique"}
    conflicting = [statement(), statement(id=guid)]
    await speaker.put(STATEMENTS, params={"statementId": guid}, json=statement(actor=OTHER))
    assert (await speaker.post(STATEMENTS, json=conflicting)).status_code == 409
    assert ids_in(await speaker.get(STATEMENTS)) == [guid]


@pytest.mark.spec("LRS-020", "LRS-021")
@pytest.mark.clause("xAPI 1.0.3", "3: 2.1.1 PUT Statements", "2: 2.3.1 Statement Immutability")
async def test_a_statement_is_put_once(provider, tenant):
    speaker = await provider(tenant)
    guid = str(uuid4())
    assert wrong_fields(await speaker.put(STATEMENTS, json=statement())) == {"statementId": "required"}
    named = {"statementId": guid}
    body = statement(result={"score": {"raw": 1.0}}, context={"platform": "Aula"})
    for same in (body, {**body, "id": guid}, {**body, "verb": {**body["verb"], "display": {"es": "vio"}}}):
        assert (await speaker.put(STATEMENTS, params=named, json=same)).status_code == 204
    first = await speaker.get(STATEMENTS, params=named)
    assert first.json()["verb"] == body["verb"]
    changed = await speaker.put(STATEMENTS, params=named, json=statement(actor=OTHER))
    assert (changed.status_code, changed.json()["code"]) == (409, "LRS_STATEMENT_CONFLICT")
    assert (await speaker.get(STATEMENTS, params=named)).content == first.content
    other = await speaker.put(STATEMENTS, params=named, json=statement(id=str(uuid4())))
    assert wrong_fields(other) == {"id": "differs_from_address"}


@pytest.mark.spec("LRS-023", "LRS-024", "LRS-033")
@pytest.mark.clause("xAPI 1.0.3", "3: 2.1.3 GET one Statement", "3: 3.2 Error Codes: unknown parameters")
async def test_one_statement_is_read_alone(provider, tenant, stored):
    speaker = await provider(tenant)
    (guid,) = await stored(speaker, statement())
    assert (await speaker.get(STATEMENTS, params={"statementId": guid})).json()["id"] == guid
    assert (await speaker.get(STATEMENTS, params={"statementId": str(uuid4())})).status_code == 404
    assert (await speaker.get(STATEMENTS, params={"voidedStatementId": guid})).status_code == 404
    both = {"statementId": guid, "voidedStatementId": guid}
    assert list(wrong_fields(await speaker.get(STATEMENTS, params=both))) == ["statementId"]
    for name in ("statementId", "voidedStatementId"):
        for other in ({"verb": f"{VERBS}passed"}, {"limit": "1"}, {"ascending": "true"}):
            assert list(wrong_fields(await speaker.get(STATEMENTS, params={name: guid, **other}))) == [name]
    allowed = {"statementId": guid, "format": "ids", "attachments": "false"}
    assert (await speaker.get(STATEMENTS, params=allowed)).status_code == 200
    for path in (
        "statements",
        "activities",
        "agents",
        "activities/state",
        "activities/profile",
        "agents/profile",
    ):
        odd = await speaker.get(f"lrs/xapi/{path}", params={"colour": "red"})
        assert wrong_fields(odd)["colour"] == "unknown_parameter", path
    assert wrong_fields(await speaker.get(STATEMENTS, params={"statementid": guid}))


@pytest.mark.spec("LRS-025")
@pytest.mark.clause("xAPI 1.0.3", "3: 2.1.3 Filters", "2: 2.4.4.3 StatementRef")
async def test_every_filter_finds_its_statements_and_no_others(provider, tenant, stored):
    speaker = await provider(tenant)
    registration, near = str(uuid4()), "https://escuela.example/unidad"
    group = {"objectType": "Group", "mbox": "mailto:grupo@escuela.example", "member": [OTHER]}
    inner = {"objectType": "SubStatement", **statement(actor=OTHER, object={"id": near})}
    plain, by_group, taught, planned, known = await stored(
        speaker,
        statement(verb={"id": f"{VERBS}passed"}, context={"registration": registration.upper()}),
        statement(actor=group),
        statement(context={"instructor": OTHER, "contextActivities": {"parent": {"id": near}}}),
        statement(object=inner),
        statement(object={"objectType": "Agent", **OTHER}),
    )
    (referring,) = await stored(speaker, statement(object={"objectType": "StatementRef", "id": plain}))

    async def found(**params):
        return set(ids_in(await speaker.get(STATEMENTS, params=params)))

    other = '{"account":{"homePage":"https://otra.example","name":"mateo"}}'
    assert await found(agent=other) == {by_group, known}
    assert await found(agent=other, related_agents="true") == {by_group, known, taught, planned}
    assert await found(agent='{"mbox":"mailto:grupo@escuela.example","objectType":"Group"}') == {by_group}
    assert await found(verb=f"{VERBS}passed") == {plain, referring}
    assert await found(registration=registration) == {plain, referring}
    assert await found(verb=f"{VERBS}passed", registration=registration) == {plain, referring}
    assert await found(verb=f"{VERBS}experienced", registration=registration) == set()
    assert await found(activity=ACTIVITY) == {plain, by_group, taught, referring}
    assert await found(activity=near) == set()
    assert await found(activity=near, related_activities="true") == {taught, planned}
    moment = (await speaker.get(STATEMENTS, params={"statementId": taught})).json()["stored"]
    assert await found(since=moment) == {planned, known, referring}
    assert await found(until=moment) == {plain, by_group, taught}
    assert await found(since=moment, until=moment) == set()
    for name, wrong in {
        "agent": "ines",
        "verb": "passed",
        "activity": "unidad",
        "registration": "1",
        "since": "ayer",
        "until": "2026-13-01T00:00:00Z",
        "related_agents": "yes",
        "limit": "-1",
        "format": "short",
    }.items():
        assert any(
            one.startswith(name) for one in wrong_fields(await speaker.get(STATEMENTS, params={name: wrong}))
        )


@pytest.mark.clause("xAPI 1.0.3", "3: 2.1.4 Filter Conditions for StatementRefs")
async def test_a_reference_that_comes_before_its_statement_is_found_by_it(provider, tenant, stored):
    speaker = await provider(tenant)
    target, between = str(uuid4()), str(uuid4())
    (far,) = await stored(speaker, statement(object={"objectType": "StatementRef", "id": between}))
    await stored(speaker, statement(id=between, object={"objectType": "StatementRef", "id": target}))
    assert ids_in(await speaker.get(STATEMENTS, params={"activity": ACTIVITY})) == []
    await stored(speaker, statement(id=target))
    assert ids_in(await speaker.get(STATEMENTS, params={"activity": ACTIVITY, "ascending": "true"})) == [
        far,
        between,
        target,
    ]


@pytest.mark.spec("LRS-026", part="pages")
@pytest.mark.clause("xAPI 1.0.3", "2: 2.5 Retrieval of Statements: more, limit, ascending")
async def test_pages_have_neither_gaps_nor_repeats(provider, tenant, stored):
    speaker = await provider(tenant)
    ids = await stored(speaker, *(statement() for _ in range(7)))
    refers = statement(object={"objectType": "StatementRef", "id": ids[0]})
    ids += await stored(speaker, refers)
    for params in ({}, {"activity": ACTIVITY}, {"verb": f"{VERBS}experienced"}):
        for ascending in ("true", "false"):
            wanted = ids if ascending == "true" else ids[::-1]
            seen: list[str] = []
            address, query = STATEMENTS, {**params, "limit": "3", "ascending": ascending}
            while address:
                answer = await speaker.get(address, params=query or None)
                page = ids_in(answer)
                assert len(page) <= 3
                seen += page
                address, query = answer.json()["more"].removeprefix("/api/"), {}
            assert seen == wanted
    assert len(ids_in(await speaker.get(STATEMENTS, params={"limit": "0"}))) == 8


@pytest.mark.spec("LRS-026", part="formats")
@pytest.mark.clause("xAPI 1.0.3", "3: 2.1.3 Format", "3: 2.1.5 Language Filtering")
async def test_formats_are_exact_ids_and_canonical(provider, tenant):
    speaker = await provider(tenant)
    told = (
        b'{ "actor":{"mbox":"mailto:ines@escuela.example","name":"In\\u00e9s"},"verb":{"id":"%s","display":'
        b'{"es":"vio","en-GB":"saw"}},"object":{"id":"%s","definition":{"name":{"es":"Agua","en":"Water"}}},'
        b'"result":{"score":{"raw":1.50,"max":12345678901234567890}}}'
    ) % (f"{VERBS}experienced".encode(), ACTIVITY.encode())
    answer = await speaker.post(STATEMENTS, content=told, headers={"content-type": "application/json"})
    named = {"statementId": answer.json()[0]}
    exact = await speaker.get(STATEMENTS, params={**named, "format": "exact"})
    assert b'{"score":{"raw":1.50,"max":12345678901234567890}}' in exact.content
    assert b'"name":"In\\u00e9s"' in exact.content
    ids = (await speaker.get(STATEMENTS, params={**named, "format": "ids"})).json()
    assert ids["actor"] == {"objectType": "Agent", "mbox": "mailto:ines@escuela.example"}
    assert ids["verb"] == {"id": f"{VERBS}experienced"}
    assert ids["object"] == {"objectType": "Activity", "id": ACTIVITY}
    await speaker.post(
        STATEMENTS, json=statement(object={"id": ACTIVITY, "definition": {"name": {"pt": "Água"}}})
    )
    for language, display, name in (("en-GB, es;q=0.5", "saw", "Water"), ("pt", "vio", "Água")):
        sent = {"accept-language": language}
        answer = await speaker.get(STATEMENTS, params={**named, "format": "canonical"}, headers=sent)
        kept = answer.json()
        assert list(kept["verb"]["display"].values()) == [display]
        assert list(kept["object"]["definition"]["name"].values()) == [name]


@pytest.mark.spec("LRS-028")
@pytest.mark.clause("xAPI 1.0.3", "2: 2.3.2 Voiding")
async def test_a_void_statement_is_hidden_and_read_by_its_own_name(provider, tenant, stored):
    speaker = await provider(tenant)
    guid = str(uuid4())

    def voiding(target):
        return statement(verb={"id": f"{VERBS}voided"}, object={"objectType": "StatementRef", "id": target})

    (early,) = await stored(speaker, voiding(guid))
    await stored(speaker, statement(id=guid))
    (late_target,) = await stored(speaker, statement())
    (late,) = await stored(speaker, voiding(late_target))
    assert ids_in(await speaker.get(STATEMENTS)) == [late, early]
    assert ids_in(await speaker.get(STATEMENTS, params={"activity": ACTIVITY})) == [late, early]
    for target in (guid, late_target):
        assert (await speaker.get(STATEMENTS, params={"statementId": target})).status_code == 404
        voided = await speaker.get(STATEMENTS, params={"voidedStatementId": target})
        assert (voided.status_code, voided.json()["id"]) == (200, target)
    await stored(speaker, voiding(late))
    assert (await speaker.get(STATEMENTS, params={"statementId": late})).status_code == 200
    assert (await speaker.get(STATEMENTS, params={"statementId": late_target})).status_code == 404
    wrong = await speaker.post(STATEMENTS, json=statement(verb={"id": f"{VERBS}voided"}))
    assert wrong_fields(wrong) == {"object.objectType": "one_of"}


@pytest.mark.spec("LRS-032")
@pytest.mark.clause("xAPI 1.0.3", "3: 1.1 HEAD Request Implementation")
async def test_head_is_get_without_a_body(app, provider, tenant, stored):
    speaker, sent = await provider(tenant), bytearray()

    async def overheard(scope, receive, send):
        # What the server says: httpx itself takes the body from an answer to HEAD.
        async def sending(message):
            sent.extend(message.get("body", b""))
            await send(message)

        await app(scope, receive, sending)

    speaker._transport = httpx.ASGITransport(overheard, raise_app_exceptions=False)
    (guid,) = await stored(speaker, statement())
    state = {"activityId": ACTIVITY, "agent": '{"mbox":"mailto:ines@escuela.example"}', "stateId": "lugar"}
    await speaker.put(
        "lrs/xapi/activities/state", params=state, content=b"7", headers={"content-type": "text/plain"}
    )
    sent.clear()
    for path, params in (
        ("about", {}),
        ("statements", {}),
        ("statements", {"statementId": guid}),
        ("statements", {"statementId": str(uuid4())}),
        ("activities", {"activityId": ACTIVITY}),
        ("agents", {"agent": state["agent"]}),
        ("activities/state", state),
        ("activities/profile", {"activityId": ACTIVITY}),
        ("agents/profile", {"agent": state["agent"]}),
    ):
        got = await speaker.get(f"lrs/xapi/{path}", params=params)
        assert sent, path
        sent.clear()
        head = await speaker.head(f"lrs/xapi/{path}", params=params)
        assert (head.status_code, bytes(sent)) == (got.status_code, b""), path
        own = {"date", "x-request-id", THROUGH.lower()}
        assert {n: v for n, v in head.headers.items() if n not in own | {"content-length"}} == {
            n: v for n, v in got.headers.items() if n not in own | {"content-length"}
        }


@pytest.mark.clause("xAPI 1.0.3", "3: 1.3 Alternate Request Syntax")
@pytest.mark.clause("xAPI 2.0.0", "3: no Alternate Request Syntax")
async def test_the_form_of_1_0_3_stands_for_every_method_and_2_0_has_none(provider, tenant, stored):
    speaker = await provider(tenant)
    (guid,) = await stored(speaker, statement())
    got = await speaker.post(f"{STATEMENTS}?method=GET", data={"statementId": guid, VERSION: "1.0.3"})
    assert (got.status_code, got.json()["id"]) == (200, guid)
    other = str(uuid4())
    body = '{"actor":{"mbox":"mailto:ines@escuela.example"},"verb":{"id":"%spassed"},"object":{"id":"%s"}}'
    put = {"statementId": other, "content": body % (VERBS, ACTIVITY), "Content-Type": "application/json"}
    assert (await speaker.post(f"{STATEMENTS}?method=PUT", data=put)).status_code == 204
    assert (await speaker.get(STATEMENTS, params={"statementId": other})).status_code == 200
    assert (await speaker.post(f"{STATEMENTS}?method=PUT&statementId={other}", data=put)).status_code == 400
    second = await provider(tenant, "2.0.0")
    assert (await second.post(f"{STATEMENTS}?method=GET", data={"statementId": guid})).status_code == 400


@pytest.mark.spec("LRS-043", part="statements")
async def test_another_organization_has_nothing_of_it(provider, tenant, other_tenant, stored):
    speaker, stranger = await provider(tenant), await provider(other_tenant)
    (guid,) = await stored(speaker, statement())
    assert (await stranger.get(STATEMENTS, params={"statementId": guid})).status_code == 404
    assert ids_in(await stranger.get(STATEMENTS)) == []
    stranger.auth = speaker.auth
    assert (await stranger.get(STATEMENTS)).status_code == 401
    assert (await stored(speaker, statement(id=guid))) == [guid]
