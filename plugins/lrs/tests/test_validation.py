"""What no statement may have: each refusal names the property."""

import pytest
from estante.testing.answers import wrong_fields

from plugins.lrs.tests.conftest import ACTIVITY, ACTOR, STATEMENTS, VERBS, statement

IRI = "https://escuela.example/x"
REF = {"objectType": "StatementRef", "id": "8f87ccde-bb56-4c2e-ab83-44982ef22df0"}
FILE = {
    "usageType": IRI,
    "display": {"es": "Foto"},
    "contentType": "image/png",
    "length": 1,
    "sha2": "a" * 64,
    "fileUrl": IRI,
}
# A statement and what is refused in it, by the clause of part 2 of the specification.
WRONG: dict[str, tuple[dict[str, object], str]] = {
    "2.2 actor": ({"actor": None}, "actor"),
    "2.2 object missing": ({"object": {}}, "object.id"),
    "2.2 unknown": ({"colour": "red"}, "colour"),
    "2.2 null": ({"result": None}, "result"),
    "2.2 case": ({"Timestamp": "2026-01-01T00:00:00Z"}, "Timestamp"),
    "2.4.1 id": ({"id": "1"}, "id"),
    "2.4.2 no identifier": ({"actor": {"name": "Inés"}}, "actor.mbox"),
    "2.4.2 two identifiers": ({"actor": {**ACTOR, "openid": IRI}}, "actor.openid"),
    "2.4.2 mbox": ({"actor": {"mbox": "ines@escuela.example"}}, "actor.mbox"),
    "2.4.2 sha1": ({"actor": {"mbox_sha1sum": "abc"}}, "actor.mbox_sha1sum"),
    "2.4.2 account": ({"actor": {"account": {"name": "ines"}}}, "actor.account.homePage"),
    "2.4.2 group": ({"actor": {"objectType": "Group"}}, "actor.member"),
    "2.4.2 group in group": (
        {"actor": {"objectType": "Group", "member": [{"objectType": "Group", "mbox": ACTOR["mbox"]}]}},
        "actor.member.0.objectType",
    ),
    "2.4.3 verb": ({"verb": {"display": {"es": "vio"}}}, "verb.id"),
    "2.4.3 verb iri": ({"verb": {"id": "experienced"}}, "verb.id"),
    "2.4.3 language": ({"verb": {"id": IRI, "display": {"a_b": "vio"}}}, "verb.display.a_b"),
    "2.4.4 type": ({"object": {"objectType": "activity", "id": IRI}}, "object.objectType"),
    "2.4.4 more info": (
        {"object": {"id": IRI, "definition": {"moreInfo": "x"}}},
        "object.definition.moreInfo",
    ),
    "2.4.4 interaction": (
        {"object": {"id": IRI, "definition": {"interactionType": "guess"}}},
        "object.definition.interactionType",
    ),
    "2.4.4 components": (
        {"object": {"id": IRI, "definition": {"interactionType": "choice", "steps": [{"id": "a"}]}}},
        "object.definition.steps",
    ),
    "2.4.4 component twice": (
        {
            "object": {
                "id": IRI,
                "definition": {"interactionType": "choice", "choices": [{"id": "a"}, {"id": "a"}]},
            }
        },
        "object.definition.choices",
    ),
    "2.4.4 extension": (
        {"object": {"id": IRI, "definition": {"extensions": {"color": 1}}}},
        "object.definition.extensions.color",
    ),
    "2.4.4.3 reference": ({"object": {"objectType": "StatementRef", "id": "x"}}, "object.id"),
    "2.4.4.3 sub-statement": (
        {
            "object": {
                "objectType": "SubStatement",
                **statement(object={"objectType": "SubStatement", **statement()}),
            }
        },
        "object.object.objectType",
    ),
    "2.4.4.3 sub-statement id": (
        {"object": {"objectType": "SubStatement", **statement(id=REF["id"])}},
        "object.id",
    ),
    "2.4.5 scaled": ({"result": {"score": {"scaled": 1.01}}}, "result.score.scaled"),
    "2.4.5 scaled low": ({"result": {"score": {"scaled": -1.01}}}, "result.score.scaled"),
    "2.4.5 raw high": ({"result": {"score": {"raw": 11, "max": 10}}}, "result.score.raw"),
    "2.4.5 raw low": ({"result": {"score": {"raw": -1, "min": 0}}}, "result.score.raw"),
    "2.4.5 min and max": ({"result": {"score": {"min": 5, "max": 5}}}, "result.score.max"),
    "2.4.5 success": ({"result": {"success": "true"}}, "result.success"),
    "2.4.5 duration": ({"result": {"duration": "4 minutes"}}, "result.duration"),
    "2.4.5 duration empty": ({"result": {"duration": "PT"}}, "result.duration"),
    "2.4.6 registration": ({"context": {"registration": "1"}}, "context.registration"),
    "2.4.6 team": ({"context": {"team": ACTOR}}, "context.team.objectType"),
    "2.4.6 language": ({"context": {"language": "español"}}, "context.language"),
    "2.4.6 activities": (
        {"context": {"contextActivities": {"near": [{"id": IRI}]}}},
        "context.contextActivities.near",
    ),
    "2.4.6 revision": ({"object": REF, "context": {"revision": "2"}}, "context.revision"),
    "2.4.6 platform": (
        {"object": {"objectType": "Agent", **ACTOR}, "context": {"platform": "x"}},
        "context.platform",
    ),
    "2.4.6 agents of 2.0": ({"context": {"contextAgents": []}}, "context.contextAgents"),
    "2.4.7 timestamp": ({"timestamp": "2026-02-30T10:00:00Z"}, "timestamp"),
    "2.4.7 unknown zone": ({"timestamp": "2026-02-03T10:00:00-00:00"}, "timestamp"),
    "2.4.9 authority": ({"authority": {"objectType": "Group", "member": [ACTOR]}}, "authority.member"),
    "2.4.10 version": ({"version": "1.1.0"}, "version"),
    "2.4.11 attachment": ({"attachments": [{**FILE, "sha2": "abc"}]}, "attachments.0.sha2"),
    "2.4.11 length": ({"attachments": [{**FILE, "length": "1"}]}, "attachments.0.length"),
    "4.1 extension null name": ({"result": {"extensions": {"": 1}}}, "result.extensions."),
}


@pytest.mark.spec("LRS-029", "LRS-030")
@pytest.mark.clause(
    "xAPI 1.0.3",
    "2: 2.2 Formatting Requirements",
    "2: 2.4.2 Actor",
    "2: 2.4.3 Verb",
    "2: 2.4.4 Object",
    "2: 2.4.5 Result",
    "2: 2.4.6 Context",
    "2: 2.4.11 Attachments",
    "2: 4 Special Data Types",
)
async def test_what_is_wrong_is_refused_by_its_name_and_not_stored(provider, tenant):
    speaker = await provider(tenant)
    answers = {
        clause: (wrong_fields(await speaker.post(STATEMENTS, json=statement(**changes))), field)
        for clause, (changes, field) in WRONG.items()
    }
    assert {clause: found for clause, (found, field) in answers.items() if field not in found} == {}
    assert (await speaker.get(STATEMENTS)).json()["statements"] == []
    for missing in ("actor", "verb", "object"):
        body = {name: value for name, value in statement().items() if name != missing}
        assert wrong_fields(await speaker.post(STATEMENTS, json=body)) == {missing: "required"}


@pytest.mark.clause("xAPI 1.0.3", "2: 2.4 what is allowed")
@pytest.mark.clause("xAPI 2.0.0", "2: contextAgents and contextGroups", "2: Timestamps with a zone")
async def test_what_the_specification_allows_is_stored(provider, tenant, stored):
    speaker = await provider(tenant)
    null_extension = {"extensions": {IRI: None}}
    ids = await stored(
        speaker,
        statement(
            result={"score": {"scaled": -1, "raw": 0, "min": 0, "max": 1}, "duration": "P3Y1M29DT4H35M59.14S"}
        ),
        statement(result=null_extension, timestamp="2026-02-03T10:00:00.123+02:00"),
        statement(
            context={"language": "pt-BR", "statement": REF, "contextActivities": {"parent": [{"id": IRI}]}}
        ),
        statement(actor={"objectType": "Group", "member": [ACTOR, {"openid": IRI}]}),
        statement(object={"objectType": "SubStatement", **statement(object=REF)}),
        statement(
            object={
                "id": ACTIVITY,
                "definition": {
                    "interactionType": "matching",
                    "source": [{"id": "a", "description": {"es": "A"}}],
                    "target": [{"id": "a"}],
                    "correctResponsesPattern": ["a[.]a"],
                },
            }
        ),
        statement(attachments=[FILE], version="1.0"),
        statement(verb={"id": f"{VERBS}passed", "display": {}}),
    )
    assert len(set(ids)) == 8
    second = await provider(tenant, "2.0.0")
    agents = [{"objectType": "contextAgent", "agent": ACTOR, "relevantTypes": [IRI]}]
    await stored(second, statement(context={"contextAgents": agents}))
    wrong = statement(
        context={"contextAgents": [{"objectType": "contextAgent", "agent": ACTOR, "relevantTypes": []}]}
    )
    assert wrong_fields(await second.post(STATEMENTS, json=wrong)) == {
        "context.contextAgents.0.relevantTypes": "invalid"
    }
    zoneless = statement(timestamp="2026-02-03T10:00:00")
    assert wrong_fields(await second.post(STATEMENTS, json=zoneless)) == {"timestamp": "invalid"}
    assert (await speaker.post(STATEMENTS, json=zoneless)).status_code == 200


@pytest.mark.parametrize(
    ("sent", "media_type"),
    [
        (b"{", "application/json"),
        (b"[]x", "application/json"),
        (b"7", "application/json"),
        (b'{"actor":"\\u0000"}', "application/json"),
        (b"\xff\xfe", "application/json"),
        (b"[" * 100_000, "application/json"),
        (b"{}", "text/plain"),
        (b"--x\r\n", "multipart/mixed; boundary=x"),
        (b"{}", "multipart/mixed"),
    ],
)
async def test_what_is_no_statement_at_all_is_a_400(provider, tenant, sent, media_type):
    speaker = await provider(tenant)
    answer = await speaker.post(STATEMENTS, content=sent, headers={"content-type": media_type})
    assert answer.status_code == 400, answer.text
