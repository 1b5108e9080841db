"""The calls of the clients of the record store."""

from estante.api.http import Answer, Hourly, inject
from estante.api.records import RecordCalls
from litestar import post
from litestar.di import NamedDependency
from litestar.params import JSONBody

from estante_lrs.lists import CLIENTS
from estante_lrs.policies import Clients
from estante_lrs.schemas import ClientFields, ClientRow, MadeClient, NewClient
from estante_lrs.services.clients import ACTS, ClientService

CALLS = RecordCalls(ClientService, Clients, "/lrs/clients", ClientRow)


@post(
    CALLS.path,
    action=Clients.create,
    status_code=201,
    limit=Hourly("writes"),
    answers_secret=True,
    dependencies=inject(clients=ClientService),
    summary="Make a client of the record store",
)
async def make_client(
    data: JSONBody[NewClient], clients: NamedDependency[ClientService]
) -> Answer[MadeClient]:
    """The answer has the secret, which is shown this once."""
    made = await clients.make(data)
    return Answer(made, status_code=201, headers={"cache-control": "no-store"})


ROUTES = [
    make_client,
    CALLS.find(CLIENTS),
    CALLS.change_many(CLIENTS, ACTS),
    CALLS.read(),
    CALLS.change(ClientFields),
    CALLS.delete_one(ACTS["delete"]),
    CALLS.history(),
    CALLS.used_by(),
]
