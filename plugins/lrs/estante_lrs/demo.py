"""Statements of some weeks, so that there is something to look at at the first start."""

import random
from datetime import UTC, datetime, timedelta
from uuid import uuid5

import msgspec
from estante.api.plugins import DemoData, SeedContext
from estante_contents.contracts import demo_content
from sqlalchemy.dialects.postgresql import insert

from estante_lrs.models import LrsClient
from estante_lrs.services.completions import activity_of
from estante_lrs.services.credentials import account_of
from estante_lrs.services.statements import StatementStore
from estante_lrs.xapi.access import Asker
from estante_lrs.xapi.names import Json
from estante_lrs.xapi.statements import read_statements, timestamp

VERBS = "http://adlnet.gov/expapi/verbs"
WORDS = {
    "initialized": ("comenzó", "iniciou", "started"),
    "answered": ("respondió", "respondeu", "answered"),
    "passed": ("aprobó", "foi aprovado em", "passed"),
    "completed": ("completó", "concluiu", "completed"),
}
ACTIVITIES = (
    ("VID-2456", "El ciclo del agua", "O ciclo da água"),
    ("PDF-2442", "Guía de lectura", "Guia de leitura"),
    ("AUD-2554", "Leyendas contadas", "Lendas contadas"),
)
LEARNERS = ("Inés", "Mateo", "Lucía", "Bruno", "Sofía", "Tomás")
DAYS = 21
PASS = 0.6


def _statements(context: SeedContext) -> list[Json]:
    """What six learners did with three contents; the same at every start."""
    dice = random.Random(context.tenant.key)  # noqa: S311 - no secret
    now = datetime.now(UTC).replace(minute=0, second=0, microsecond=0)
    made: list[Json] = []
    for learner in LEARNERS:
        for erp_id, spanish, portuguese in ACTIVITIES:
            content = demo_content(context.tenant, erp_id)
            begun = now - timedelta(days=dice.randrange(1, DAYS), minutes=dice.randrange(600))
            score = round(dice.uniform(0.3, 1), 2)
            verbs = ["initialized", "answered", *(("passed", "completed") if score >= PASS else ())]
            for place, verb in enumerate(verbs):
                name = f"demo-statement:{learner}:{erp_id}:{verb}"
                texts = dict(zip(("es", "pt", "en"), WORDS[verb], strict=True))
                said: Json = {
                    "id": str(uuid5(context.tenant.guid, name)),
                    "actor": {
                        "name": learner,
                        **account_of(context.tenant, uuid5(context.tenant.guid, f"demo-learner:{learner}")),
                    },
                    "verb": {"id": f"{VERBS}/{verb}", "display": texts},
                    "object": {
                        "id": activity_of(context.tenant, content),
                        "definition": {"name": {"es": spanish, "pt": portuguese}},
                    },
                    "timestamp": timestamp(begun + timedelta(minutes=4 * place)),
                }
                if verb == "passed":
                    said["result"] = {"score": {"scaled": score}, "success": True}
                made.append(said)
    return made


async def load(context: SeedContext) -> None:
    """Store them; those that are there already change nothing."""
    asker = Asker(authority={**account_of(context.tenant, "demo"), "name": "Demo"})
    statements = read_statements(msgspec.json.encode(_statements(context)), is_second=False)
    async with context.database.transaction(context.tenant) as session:
        await StatementStore(session, context.tenant).add(asker, statements)
        client = {
            "tenant_id": context.tenant.guid,
            "guid": uuid5(context.tenant.guid, "demo-client"),
            "name": "Simulador de física",
            "provider": "Andaluna Digital",
            "key": "lrs_demo",
            # Nobody knows a secret of this digest: who wants to speak makes a client.
            "secret_hash": bytes(32),
            "access": "write",
        }
        await session.execute(insert(LrsClient).values(client).on_conflict_do_nothing())


DEMO = DemoData(load)
