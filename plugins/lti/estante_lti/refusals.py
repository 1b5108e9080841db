"""Why a launch is refused. Each has a sentence, `errors.<code>`, that the log of launches says too."""

from typing import ClassVar

from estante.api.errors import ApiError


class LaunchRefused(ApiError):
    """401: nobody is signed in. `detail` is what it is about, such as the claim that is missing.

    `offers_tab` says that the same launch may work in a tab of its own.
    """

    status, code = 401, "LTI_REFUSED"
    offers_tab: ClassVar[bool] = False

    def __init__(self, detail: str = "") -> None:
        self.detail = detail[:200]
        super().__init__(detail=self.detail)


class PlatformUnknown(LaunchRefused):
    """No school that launches has this issuer."""

    code = "LTI_PLATFORM_UNKNOWN"


class ClientUnknown(LaunchRefused):
    """The issuer is a school's, with another client id."""

    code = "LTI_CLIENT_UNKNOWN"


class LoginIncomplete(LaunchRefused):
    """The LMS did not say what every login says."""

    code = "LTI_LOGIN_INCOMPLETE"


class TargetForeign(LaunchRefused):
    """The target is not at this organization."""

    code = "LTI_TARGET_FOREIGN"


class StateUnknown(LaunchRefused):
    """No launch has begun with this state."""

    code = "LTI_STATE_UNKNOWN"


class StateExpired(LaunchRefused):
    """It took too long."""

    code = "LTI_STATE_EXPIRED"


class StateForeign(LaunchRefused):
    """Another browser began it, or this one keeps no cookie in the frame."""

    code, offers_tab = "LTI_STATE_FOREIGN", True


class NonceUsed(LaunchRefused):
    """The same launch was there already."""

    code = "LTI_NONCE_USED"


class NonceWrong(LaunchRefused):
    """The token was made for another launch."""

    code = "LTI_NONCE_WRONG"


class PlatformRefused(LaunchRefused):
    """The LMS answered with an error in place of a token."""

    code = "LTI_PLATFORM_REFUSED"


class TokenUnreadable(LaunchRefused):
    """It is no signed token."""

    code = "LTI_TOKEN_UNREADABLE"


class AlgorithmRefused(LaunchRefused):
    """It is not signed with a private key: `none`, or a shared secret."""

    code = "LTI_ALGORITHM_REFUSED"


class KeysPrivate(LaunchRefused):
    """The key set's address is inside the network."""

    code = "LTI_KEYS_PRIVATE"


class KeysAway(LaunchRefused):
    """The key set does not answer, or is none."""

    code = "LTI_KEYS_AWAY"


class KeyUnknown(LaunchRefused):
    """The key set does not have the token's key."""

    code = "LTI_KEY_UNKNOWN"


class SignatureWrong(LaunchRefused):
    """The key did not sign this."""

    code = "LTI_SIGNATURE_WRONG"


class IssuerWrong(LaunchRefused):
    """The token is of another issuer than the launch began with."""

    code = "LTI_ISSUER_WRONG"


class AudienceWrong(LaunchRefused):
    """The token is for another client."""

    code = "LTI_AUDIENCE_WRONG"


class DeploymentUnknown(LaunchRefused):
    """No school has this deployment."""

    code = "LTI_DEPLOYMENT_UNKNOWN"


class TokenExpired(LaunchRefused):
    """The token's time is over."""

    code = "LTI_TOKEN_EXPIRED"


class TokenFromFuture(LaunchRefused):
    """The token was made later than now: one of the clocks is wrong."""

    code = "LTI_TOKEN_FROM_FUTURE"


class ClaimMissing(LaunchRefused):
    """The token does not say what every launch says, or not as it is said."""

    code = "LTI_CLAIM_MISSING"


class MessageUnknown(LaunchRefused):
    """It is a message of another kind or version."""

    code = "LTI_MESSAGE_UNKNOWN"


class ContentUnknown(LaunchRefused):
    """The linked content is not there."""

    code = "LTI_CONTENT_UNKNOWN"


class PersonRefused(LaunchRefused):
    """The person is deactivated, in the trash, or of the back office."""

    code = "LTI_PERSON_REFUSED"


class LearnerChooses(LaunchRefused):
    """Contents are chosen by teachers."""

    code = "LTI_LEARNER_CHOOSES"


class SchoolNotLaunching(LaunchRefused):
    """Of a trial: LTI is off at the school, or a field is missing."""

    code = "LTI_SCHOOL_NOT_LAUNCHING"


class LeaveRefused(LaunchRefused):
    """Of a trial: the LMS gives no leave to send scores."""

    code = "LTI_LEAVE_REFUSED"


class LeaveAway(LaunchRefused):
    """Of a trial: the LMS does not answer where leave to send scores is asked for."""

    code = "LTI_LEAVE_AWAY"


class ToolPrivate(LaunchRefused):
    """Of a tool's trial: its login address is inside the network."""

    code = "LTI_TOOL_PRIVATE"


class ToolAway(LaunchRefused):
    """Of a tool's trial: its login address does not answer, or with an error."""

    code = "LTI_TOOL_AWAY"


class ToolElsewhere(LaunchRefused):
    """Of a tool's trial: it asks another platform who comes."""

    code = "LTI_TOOL_ELSEWHERE"


class ToolAskedWrongly(LaunchRefused):
    """Of a tool's trial: it asks, but not as it is registered."""

    code = "LTI_TOOL_ASKED_WRONGLY"


class ToolPage(LaunchRefused):
    """Of a tool's trial: it answers with a page, which only a browser goes on with."""

    code = "LTI_TOOL_PAGE"


class FrameRefused(LaunchRefused):
    """The organization does not let the LMS frame its pages."""

    code, offers_tab = "LTI_FRAME_REFUSED", True


class StartFramed(LaunchRefused):
    """The launch names no content, and no frame shows the start page."""

    code, offers_tab = "LTI_START_FRAMED", True


ALL = {kind.code: kind for kind in LaunchRefused.__subclasses__()}
