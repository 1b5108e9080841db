"""What the cards of a batch say."""

from uuid import UUID

from estante.api.database import Transaction, raw_connection
from estante.api.errors import Unprocessable
from estante.api.files import FileStore, file_title
from estante.api.tenants import Tenant, Translator

from estante_licenses.cards.job import FREE, MAX_CARDS, CardsPayload
from estante_licenses.cards.look import CardLook
from estante_licenses.models import LicenseBatch
from estante_licenses.services.batch import BatchProcessing, LicenseBatchService


class BatchCards:
    """The cards of one batch, for a job that draws them."""

    def __init__(
        self,
        batches: LicenseBatchService,
        session: Transaction,
        tenant: Tenant,
        t: Translator,
        files: FileStore,
    ) -> None:
        self._batches, self._session, self._tenant, self._t = batches, session, tenant, t
        self._files = files

    async def payload(self, guid: UUID) -> CardsPayload:
        """What the job draws.

        Raises:
            NotFound: 404. BatchProcessing: 409. Unprocessable: 422, no code is free, or too many are.
        """
        batch = await self._batches.get(guid)
        if batch.is_processing:
            raise BatchProcessing
        free = len(await (await raw_connection(self._session)).fetch(FREE, guid, MAX_CARDS + 1))
        if free == 0:
            raise Unprocessable(text="CARDS_NOTHING")
        if free > MAX_CARDS:
            raise Unprocessable(text="CARDS_TOO_MANY", max=MAX_CARDS)
        return CardsPayload(guid, file_title(batch.name, str(batch.number)), self._look(batch))

    def _look(self, batch: LicenseBatch) -> CardLook:
        branding, day = self._tenant.branding, batch.expired_at
        return CardLook(
            organization=branding.product_name,
            colour=branding.color_first,
            title=batch.name,
            how=self._t("licenses.cards.how"),
            address=f"{self._files.addresses.app_origins(self._tenant)[0]}/redeem",
            ends=self._t("licenses.cards.ends", day=day.isoformat()) if day else "",
        )
