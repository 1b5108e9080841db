"""An activity with what is known of it (LRS-040)."""

import msgspec

from estante_lrs.services.statement_queries import StatementQueries
from estante_lrs.xapi.call import XapiCall
from estante_lrs.xapi.resources.reply import Reply, Visit


async def get_activity(visit: Visit, call: XapiCall) -> Reply:
    """The activity; one that nobody has said anything of is only its id. Raises ValidationFailed: 400."""
    visit.asker.check_reading()
    call.only("activityId", required=("activityId",))
    name = call.iri("activityId")
    known = (await StatementQueries(visit.session, visit.tenant).definitions([name])).get(name)
    answer = {"objectType": "Activity", "id": name, **({"definition": known} if known else {})}
    return Reply(body=msgspec.json.encode(answer))
