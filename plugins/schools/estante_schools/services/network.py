"""Writing networks of schools."""

from typing import ClassVar

from estante.api.database import Transaction
from estante.api.records import Links, Records, TrashRules, record_acts
from sqlalchemy import func, select

from estante_schools.models import Network, NetworkSchool, School
from estante_schools.policies import Networks
from estante_schools.schemas.network import NetworkRow


class NetworkService(Records[Network]):
    """The networks of a tenant. One that is deleted leaves its schools as they are."""

    entity, section = "network", Networks.name
    unique: ClassVar = {"name": "NETWORK_NAME_TAKEN"}
    links: ClassVar = {"schools": Links(NetworkSchool.network_guid, NetworkSchool.school_guid, of=School)}
    trash_rules = TrashRules(Networks.delete, Networks.delete)


class NetworkPresenter:
    """Answers a network with its schools."""

    async def present(self, session: Transaction, record: Network) -> NetworkRow:
        """The answer, as the transaction has written the network so far."""
        schools = (
            select(School.guid)
            .join(NetworkSchool, NetworkSchool.school_guid == School.guid)
            .where(NetworkSchool.network_guid == record.guid, School.deleted_at.is_(None))
            .order_by(func.estante_order(School.name), School.guid)
        )
        return NetworkRow(
            guid=record.guid,
            name=record.name,
            schools=list(await session.scalars(schools)),
            created_by=record.created_by,
            created_at=record.created_at,
            updated_at=record.updated_at,
        )


ACTS = record_acts(NetworkService, Networks)
