"""A file of rows, imported as a person does it: sent, looked at, and written."""

from estante.testing.answers import Json, data_of
from estante.testing.fixtures import SignedIn
from estante.testing.workbench import Workbench


async def import_file(
    client: SignedIn, workbench: Workbench, name: str, content: bytes, file_name: str = "rows.csv"
) -> Json:
    """Import a file with the columns that its headers say, and answer how it ended.

    Args:
        name: of the import, such as `rooms.rooms`.

    Raises:
        AssertionError: a step was refused.
    """
    begun = await begin_import(client, name, content, file_name)
    address = f"imports/{begun['guid']}"
    for step, body in (("check", {"mapping": begun["mapping"]}), ("write", None)):
        started = data_of(await client.post(f"{address}/{step}", json=body), 202)
        await workbench.finish(started["job"], client.tenant)
    return data_of(await client.get(address))


async def begin_import(client: SignedIn, name: str, content: bytes, file_name: str = "rows.csv") -> Json:
    """Send a file, and answer how it was read. Raises AssertionError: it was refused."""
    body = {"name": name, "upload": await _upload(client, content, file_name)}
    return data_of(await client.post("imports", json=body), 201)


async def _upload(client: SignedIn, content: bytes, file_name: str) -> str:
    purpose = {"name": file_name, "size": len(content), "mime_type": "text/csv", "purpose": "estante.import"}
    begun = await client.post("uploads", json=purpose)
    guid = begun.headers["location"].rpartition("/")[2]
    headers = {
        "Tus-Resumable": "1.0.0",
        "Upload-Offset": "0",
        "Content-Type": "application/offset+octet-stream",
    }
    sent = await client.patch(f"uploads/{guid}", content=content, headers=headers)
    sent.raise_for_status()
    return str(guid)
