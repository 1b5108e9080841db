"""A tool that is not ours: PyLTI1p3, with as much around it as a web framework would give."""

from typing import Any
from urllib.parse import parse_qsl, urlsplit

from pylti1p3.cookie import CookieService
from pylti1p3.message_launch import MessageLaunch
from pylti1p3.oidc_login import OIDCLogin
from pylti1p3.redirect import Redirect
from pylti1p3.request import Request
from pylti1p3.session import SessionService
from pylti1p3.tool_config import ToolConfDict


class ToolRequest(Request):
    """A request of a browser to the tool."""

    session: dict[str, Any] = {}  # noqa: RUF012 - the package has a property there

    def __init__(self, params: dict[str, str], session: dict[str, Any]) -> None:
        self._params, self.session = params, session

    def is_secure(self) -> bool:
        return True

    def get_param(self, key: str) -> str | None:
        return self._params.get(key)


class ToolCookies(CookieService):
    """What the browser keeps of the tool."""

    def __init__(self) -> None:
        self._kept: dict[str, str] = {}

    def get_cookie(self, name: str) -> str | None:
        return self._kept.get(name)

    def set_cookie(self, name: str, value: str | int, exp: int | None = 3600) -> None:
        self._kept[name] = str(value)


class ToolRedirect(Redirect):
    """Where the tool sends the browser."""

    def __init__(self, location: str) -> None:
        self.location = location

    def do_redirect(self) -> str:
        return self.location


class ToolLogin(OIDCLogin):
    """The first half."""

    def get_redirect(self, url: str) -> ToolRedirect:
        return ToolRedirect(url)


class ToolMessage(MessageLaunch):
    """The second half."""

    def _get_request_param(self, key: str) -> str | None:
        return self._request.get_param(key)


class IndependentTool:
    """The tool, as one browser has it open. It knows the platform by its issuer and its key set."""

    def __init__(self, issuer: str, client_id: str, deployment: str, keys: dict[str, Any]) -> None:
        self._registered = ToolConfDict(
            {
                issuer: {
                    "client_id": client_id,
                    "auth_login_url": f"{issuer}/api/lti/authorize",
                    "auth_token_url": f"{issuer}/api/lti/token",
                    "key_set_url": None,
                    "key_set": keys,
                    "deployment_ids": [deployment],
                }
            }
        )
        self._session: dict[str, Any] = {}
        self._cookies = ToolCookies()

    def login(self, sent: dict[str, str], launch_url: str) -> dict[str, str]:
        """Begin; answers what the platform is asked."""
        request = ToolRequest(sent, self._session)
        begun = ToolLogin(request, self._registered, SessionService(request), self._cookies)
        return dict(parse_qsl(urlsplit(begun.redirect(launch_url)).query))

    def land(self, form: dict[str, str]) -> ToolMessage:
        """Check what the platform answered. Raises LtiException."""
        request = ToolRequest(form, self._session)
        session = SessionService(request)
        return ToolMessage(request, self._registered, session, self._cookies).validate()
