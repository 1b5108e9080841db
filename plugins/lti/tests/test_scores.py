"""Scores of launched activities: each is sent once, and again while the LMS is away."""

from datetime import UTC, datetime, timedelta

import pytest
import pytest_asyncio
from estante.api.events import EventContext
from estante.testing.answers import rows_of
from estante_lti.listeners import keep_score
from estante_lti.models import ScoreDelivery
from estante_lti.services import scores
from estante_lti.services.scores import ScoreSender, scores_address
from estante_viewer.contracts import ContentConsumed
from estante_viewer.models import Consumption
from joserfc import jwt
from joserfc.jwk import KeySet
from sqlalchemy import select, update
from uuid_utils.compat import uuid7

from .launches import arrival_of

AGS = "https://purl.imsglobal.org/spec/lti-ags/claim/endpoint"
LINE = "https://campus.example/items/4/lineitem?type_id=1"
SCORED = {"scaled": 0.8, "raw": 40.0, "max": 50.0}


class Activity:
    """An activity that a launch opened, and the LMS that waits for its score."""

    def __init__(self, services, tenant, person, content, lms) -> None:
        self.services, self.tenant, self.lms = services, tenant, lms
        self.person, self.content = person, content

    async def finish(self, **result) -> None:
        """The person ends a sitting with this result."""
        said = {"completion_status": "completed", "score": SCORED, **result}
        keys = {"person_guid": self.person, "content_guid": self.content.guid}
        async with self.services.database.transaction(self.tenant) as session:
            rows = select(Consumption).filter_by(**keys)
            row = await session.scalar(rows) or Consumption(
                tenant_id=self.tenant.guid, type="CTTY_10", **keys
            )
            for name, value in said.items():
                setattr(row, name, value)
            session.add(row)
            await session.flush()
            guid = row.guid
        event = ContentConsumed(
            tenant_id=self.tenant.guid,
            at=datetime.now(UTC),
            actor_guid=self.person,
            consumption_guid=guid,
            session_guid=uuid7(),
            content_guid=self.content.guid,
            progress=100.0,
        )
        await keep_score(EventContext(self.services.work, self.tenant), event)

    async def send(self) -> int:
        """A turn of the job."""
        return await ScoreSender(self.services.database, self.tenant, self.services.platform).send_due()

    async def change(self, **values) -> None:
        async with self.services.database.transaction(self.tenant) as session:
            await session.execute(update(ScoreDelivery).values(**values))

    async def deliveries(self):
        async with self.services.database.transaction(self.tenant) as session:
            return list(await session.scalars(select(ScoreDelivery).order_by(ScoreDelivery.guid)))


@pytest.fixture
def launch(browser, launching, content, services, tenant, lms, monkeypatch):
    """Launch the content with a line item, or without."""
    monkeypatch.setattr(scores, "post_public", lms.post)

    async def go(lineitem=LINE) -> Activity:
        endpoint = {"scope": [scores.SCOPE], "lineitem": lineitem} if lineitem else None
        token, _ = arrival_of(await browser.launch(f"/viewer/{content.guid}", **{AGS: endpoint}))
        who = await browser.client.get("users/whoami", headers={"Authorization": f"Bearer {token}"})
        return Activity(services, tenant, who.json()["data"]["guid"], content, lms)

    return go


@pytest_asyncio.fixture
async def activity(launch) -> Activity:
    made: Activity = await launch()
    return made


@pytest.mark.spec("LTI-012")
async def test_a_finished_activity_sends_its_score_once(activity, lms, browser):
    await activity.finish()
    await activity.finish()
    assert await activity.send() == 1
    await activity.finish(score={"raw": 50.0, "max": 50.0})
    assert await activity.send() == 0
    ((address, headers, sent),) = lms.scores
    assert address == "https://campus.example/items/4/lineitem/scores?type_id=1"
    assert headers["Content-Type"] == "application/vnd.ims.lis.v1.score+json"
    assert sent.pop("timestamp").startswith("20")
    assert sent == {
        "userId": "u-1",
        "scoreGiven": 40.0,
        "scoreMaximum": 50.0,
        "activityProgress": "Completed",
        "gradingProgress": "FullyGraded",
    }


@pytest.mark.spec("LTI-012", part="the token")
async def test_leave_to_send_is_asked_for_with_our_own_signature(activity, lms, browser):
    await activity.finish()
    await activity.send()
    (asked,) = lms.asked_for_tokens
    assert (asked["grant_type"], asked["scope"]) == ("client_credentials", scores.SCOPE)
    keys = (await browser.client.get("lti/.well-known/jwks.json")).json()
    assertion = jwt.decode(asked["client_assertion"], KeySet.import_key_set(keys), algorithms=["RS256"])
    claims = assertion.claims
    assert (claims["iss"], claims["sub"]) == (lms.client_id, lms.client_id)
    assert claims["aud"] == f"{lms.origin}/token"
    assert 0 < claims["exp"] - claims["iat"] <= 300


@pytest.mark.spec("LTI-012", part="away")
async def test_while_the_lms_is_away_it_is_tried_again(activity, lms):
    await activity.finish()
    lms.is_away = True
    assert await activity.send() == 0
    (waiting,) = await activity.deliveries()
    assert (waiting.tries, waiting.sent_at, waiting.given_up_at) == (1, None, None)
    assert waiting.next_try_at > datetime.now(UTC)
    lms.is_away = False
    assert await activity.send() == 0
    await activity.change(next_try_at=datetime.now(UTC))
    lms.score_status = 503
    assert await activity.send() == 0
    await activity.change(next_try_at=datetime.now(UTC))
    lms.score_status = 200
    assert await activity.send() == 1
    assert len(lms.scores) == 2


async def test_what_the_lms_refuses_or_never_takes_is_given_up(activity, lms, client, tenant, launching):
    admin = await client(tenant, "R04")

    async def state():
        (row,) = rows_of(await admin.get(f"schools/{launching}/lti/launches"))
        return row["score"]

    assert await state() is None
    await activity.finish()
    assert await state() == "waiting"
    lms.is_away = True
    await activity.change(created_at=datetime.now(UTC) - timedelta(days=8))
    await activity.send()
    assert await state() == "given_up"
    lms.is_away = False
    lms.score_status = 404
    await activity.change(given_up_at=None, next_try_at=datetime.now(UTC), created_at=datetime.now(UTC))
    await activity.send()
    assert await state() == "given_up"
    lms.score_status = 204
    await activity.change(given_up_at=None, next_try_at=datetime.now(UTC))
    await activity.send()
    assert await state() == "sent"


@pytest.mark.spec("LTI-012", part="what is sent")
@pytest.mark.parametrize(
    ("result", "points"),
    [
        ({"completion_status": "incomplete"}, None),
        ({"score": None}, None),
        ({"score": {"raw": 3.0}}, None),
        ({"completion_status": "incomplete", "success_status": "failed"}, (40.0, 50.0)),
        ({"score": {"scaled": 0.75}}, (75.0, 100.0)),
        ({"score": {"scaled": -0.5}}, (0.0, 100.0)),
        ({"score": {"raw": 70.0, "max": 50.0}}, (50.0, 50.0)),
    ],
)
async def test_a_score_is_sent_of_what_is_finished_and_has_one(activity, result, points):
    await activity.finish(**result)
    assert [(row.score, row.score_maximum) for row in await activity.deliveries()] == (
        [points] if points else []
    )


async def test_without_a_line_item_nothing_is_sent(launch):
    activity = await launch(None)
    await activity.finish()
    assert await activity.deliveries() == []


async def test_a_new_launch_sends_a_new_score_to_its_line_item(launch, lms):
    first = await launch()
    await first.finish()
    await first.send()
    again = await launch("https://campus.example/items/5/lineitem")
    await again.finish(score={"raw": 50.0, "max": 50.0})
    await again.send()
    assert [sent["scoreGiven"] for _, _, sent in lms.scores] == [40.0, 50.0]
    assert lms.scores[1][0].endswith("/items/5/lineitem/scores")


def test_the_address_of_scores_is_below_the_path():
    assert scores_address("https://a.example/l/") == "https://a.example/l/scores"
