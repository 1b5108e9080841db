"""The calls of networks of schools."""

from estante.api.records import RecordCalls

from estante_schools.lists.network import NETWORKS
from estante_schools.policies import Networks
from estante_schools.schemas.network import NetworkFields, NetworkRow, NewNetwork
from estante_schools.services.network import ACTS, NetworkPresenter, NetworkService

CALLS = RecordCalls(NetworkService, Networks, "/schools-networks", NetworkRow, NetworkPresenter)
ROUTES = [
    CALLS.find(NETWORKS),
    CALLS.change_many(NETWORKS, ACTS),
    CALLS.create(NewNetwork),
    CALLS.read(),
    CALLS.change(NetworkFields),
    CALLS.delete(ACTS["delete"]),
    CALLS.history(),
    CALLS.used_by(),
]
