"""An LMS that is not ours: lti1p3platform, with as much around it as a web framework would give."""

import json
from typing import Any
from urllib.parse import parse_qsl, urlsplit

from estante.api.files import Fetched
from joserfc.jwk import RSAKey
from lti1p3platform.ltiplatform import LTI1P3PlatformConfAbstract
from lti1p3platform.message_launch import MessageLaunchAbstract
from lti1p3platform.oidc_login import OIDCLoginAbstract
from lti1p3platform.registration import Registration
from lti1p3platform.request import Request

from tests.fakes.lms import MEMBERSHIP

ORIGIN = "https://independent.example"
WRITTEN = {
    "client_id": "estante-9",
    "deployment_id": "3",
    "issuer": ORIGIN,
    "issuer_url": ORIGIN,
    "key_set_url": f"{ORIGIN}/certs",
    "token_url": f"{ORIGIN}/token",
    "authorization_url": f"{ORIGIN}/auth",
}


class PlatformRequest(Request):
    """A tool's question, as the browser brings it."""

    def build_metadata(self, request: dict[str, str]) -> Any:
        return {"method": "GET", "form_data": {}, "get_data": request, "headers": {}}


class PlatformConfig(LTI1P3PlatformConfAbstract):
    """What the LMS knows of the tool."""

    def init_platform_config(self, *, own: dict[str, str], key: RSAKey) -> None:
        self._registration = (
            Registration()
            .set_iss(ORIGIN)
            .set_client_id(WRITTEN["client_id"])
            .set_deployment_id(WRITTEN["deployment_id"])
            .set_launch_url(own["tool_url"])
            .set_oidc_login_url(own["login_url"])
            .set_platform_public_key(key.as_pem(private=False).decode())
            .set_platform_private_key(key.as_pem(private=True).decode())
        )

    def get_registration_by_params(self, **_params: Any) -> Registration:
        return self._registration


class PlatformLogin(OIDCLoginAbstract):
    """The first half."""

    def set_lti_message_hint(self, **_hints: Any) -> None:
        self._lti_message_hint = "link-1"

    def get_redirect(self, url: str) -> str:
        return url


class PlatformLaunch(MessageLaunchAbstract):
    """The second half, of a teacher."""

    def prepare_launch(self, preflight_response: dict[str, Any]) -> None:
        self.set_user_data("u-7", [f"{MEMBERSHIP}#Instructor"], full_name="Ana Rey")
        self.set_resource_link_claim("link-1")

    def render_launch_form(self, launch_data: dict[str, Any], **_more: Any) -> dict[str, Any]:
        return launch_data


class IndependentPlatform:
    """The LMS, which has been told our own values."""

    def __init__(self, own: dict[str, str]) -> None:
        key = RSAKey.generate_key(2048)
        self._config = PlatformConfig(own=own, key=key)

    def begin(self) -> dict[str, str]:
        """What a browser comes to our login with."""
        login = PlatformLogin(None, self._config)
        login.set_lti_message_hint()
        return dict(parse_qsl(urlsplit(login.prepare_preflight_url("u-7")).query))

    def launch(self, question: dict[str, str]) -> dict[str, str]:
        """Its form, and where that goes."""
        form: dict[str, str] = PlatformLaunch(PlatformRequest(question), self._config).lti_launch()
        return form

    async def fetch(self, url: str, **_limits: object) -> Fetched:
        """Its key set, as the kernel's client reads it."""
        return Fetched(url, 200, {}, json.dumps(self._config.get_jwks()).encode())
