"""What tests read of answers, typed once.

made = data_of(await admin.post("rooms", json={"name": "Aula"}), 201)
assert wrong_fields(await admin.post("rooms", json={})) == {"name": "required"}
"""

from typing import Any

import httpx
import msgspec

Json = dict[str, Any]


def data_of(answer: httpx.Response, status: int = 200) -> Json:
    """The record in a success.

    Raises:
        AssertionError: it has another status; says the whole answer.
    """
    _expect(answer, status)
    return msgspec.json.decode(answer.content, type=_Record).data


def rows_of(answer: httpx.Response) -> list[Json]:
    """The rows of a list. Raises AssertionError."""
    _expect(answer, 200)
    return msgspec.json.decode(answer.content, type=_List).data


def wrong_fields(answer: httpx.Response) -> dict[str, str]:
    """Field -> rule code of a 400. Raises AssertionError."""
    _expect(answer, 400)
    return {error.field: error.code for error in msgspec.json.decode(answer.content, type=_Refusal).errors}


async def send_json(client: httpx.AsyncClient, method: str, path: str, body: object) -> httpx.Response:
    """A request with a body where httpx has no argument for one, such as DELETE."""
    headers = {"Content-Type": "application/json"}
    return await client.request(method, path, content=msgspec.json.encode(body), headers=headers)


def _expect(answer: httpx.Response, status: int) -> None:
    if answer.status_code != status:
        raise AssertionError(f"{answer.status_code}, not {status}: {answer.text}")


class _Record(msgspec.Struct):
    data: Json


class _List(msgspec.Struct):
    data: list[Json]


class _FieldError(msgspec.Struct):
    field: str
    code: str


class _Refusal(msgspec.Struct):
    errors: list[_FieldError]
