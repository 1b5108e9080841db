"""The calls of batch uploads (BO §2, §4)."""

from uuid import UUID

from estante.api.http import Hourly
from estante.api.lists import Lists, Page
from litestar import Controller, get, post
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody

from estante_contents.batches.lists import BATCH_FILES, BATCHES
from estante_contents.batches.presenter import BatchPresenter
from estante_contents.batches.schemas import BatchAnswer, BatchFileRow, BatchRow, NewBatch
from estante_contents.batches.service import BatchService
from estante_contents.policies import Contents


class BatchController(Controller):
    """Many contents of one archive."""

    path = "/contents/batch-upload"

    @post(action=Contents.create, status_code=202, limit=Hourly("imports"))
    async def start_batch(
        self,
        data: JSONBody[NewBatch],
        batches: NamedDependency[BatchService],
        batch_presenter: NamedDependency[BatchPresenter],
    ) -> BatchAnswer:
        """Have a job make a content of each file of an archive (CON-079, CON-081), and write to who asks.

        Raises:
            NotFound: 404. UploadNotReady: 409. UnsupportedType: 415, the upload is neither ZIP nor RAR.
        """
        return await batch_presenter.present(batches.session, await batches.create(data.upload_guid))

    @get(action=Contents.create, list=BATCHES)
    async def list_batches(
        self,
        lists: NamedDependency[Lists],
        batches: NamedDependency[BatchService],
        batch_presenter: NamedDependency[BatchPresenter],
    ) -> Page[BatchRow]:
        """One's own batch uploads of the last month, newest first."""
        return await batch_presenter.page(batches.session, await lists.page(BATCHES))

    @get("/{batch_guid:uuid}", action=Contents.create)
    async def read_batch(
        self,
        batch_guid: FromPath[UUID],
        batches: NamedDependency[BatchService],
        batch_presenter: NamedDependency[BatchPresenter],
    ) -> BatchAnswer:
        """How far a batch is, what happened (CON-083, CON-084), and the files that became no content.

        Raises:
            NotFound: 404, no batch of one's own.
        """
        return await batch_presenter.present(batches.session, await batches.get(batch_guid))

    @get("/{batch_guid:uuid}/files", action=Contents.create, list=BATCH_FILES)
    async def list_files(
        self,
        batch_guid: FromPath[UUID],
        batches: NamedDependency[BatchService],
        lists: NamedDependency[Lists],
        batch_presenter: NamedDependency[BatchPresenter],
    ) -> Page[BatchFileRow]:
        """The files of a batch, each with its content or its reason. Raises NotFound: 404."""
        batch = await batches.get(batch_guid)
        return (await lists.page(BATCH_FILES, batch=batch.guid)).map(batch_presenter.row)
