"""The header that every answer of xAPI carries, its errors too, and answers to HEAD without their body."""

from typing import Any

from litestar.types import ASGIApp, Receive, Scope, Send

from estante_lrs.xapi.call import FIRST, SECOND, VERSION

NAME = VERSION.lower().encode()


def spoken_version(app: ASGIApp) -> ASGIApp:
    """ASGI middleware of the xAPI resources."""

    async def answer(scope: Scope, receive: Receive, send: Send) -> None:
        sent = next((value for name, value in scope["headers"] if name == NAME), b"")
        version = (SECOND if sent.startswith(b"2.") else FIRST).encode()
        is_head = scope.get("method") == "HEAD"

        async def sending(message: Any) -> None:
            if message["type"] == "http.response.start":
                names = {name.lower() for name, _ in message["headers"]}
                if NAME not in names:
                    message["headers"] = [*message["headers"], (NAME, version)]
            elif is_head and message["type"] == "http.response.body":
                message = {**message, "body": b""}
            await send(message)

        await app(scope, receive, sending)

    return answer
