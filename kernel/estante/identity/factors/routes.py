"""The calls of second factors: at sign-in, the own ones, and by administrators somebody's."""

from collections.abc import Sequence
from uuid import UUID

from litestar import delete, get, post, put
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody
from litestar.types import ControllerRouterHandler

from estante.http.envelope import Answer
from estante.http.etags import versioned
from estante.http.limits import Hourly
from estante.identity import schemas as identity
from estante.identity.factors import schemas
from estante.identity.factors.own_factors import OwnFactors
from estante.identity.factors.reset import FactorReset
from estante.identity.factors.second_step import SecondSteps
from estante.identity.policies import Users
from estante.identity.sign_in import SignIn
from estante.if_match import IfMatch, version_at

PATH = "/front/profile/second-factor"


@post("/login/second-step", public=True, status_code=200, limit=Hourly("sign_ins"))
async def finish_second_step(
    data: JSONBody[schemas.SecondStep], sign_in: NamedDependency[SignIn]
) -> identity.SignedIn:
    """Finish a sign-in that was answered SECOND_FACTOR_REQUIRED.

    Raises:
        SecondStepExpired: SECOND_STEP_EXPIRED. SecondStepWrong: SECOND_FACTOR_WRONG; both 401.
        TooManyRequests: 429. Then as `POST login`.
    """
    return await sign_in.finish_second_step(data)


@post("/login/second-step/passkey", public=True, status_code=200, limit=Hourly("sign_ins"))
async def passkey_options(
    data: JSONBody[schemas.PendingSignIn], second_steps: NamedDependency[SecondSteps]
) -> schemas.PasskeyOptions:
    """What to ask the browser for, to finish a sign-in with a passkey. Raises as `POST login/second-step`."""
    return await second_steps.passkey_options(data.second_step)


@get(PATH, session=True, while_factor_missing=True)
async def read_factors(own_factors: NamedDependency[OwnFactors]) -> schemas.FactorsAnswer:
    """The caller's authenticators and passkeys. Raises Forbidden: 403, in an impersonation."""
    return await own_factors.all()


@post(
    f"{PATH}/totp",
    session=True,
    while_factor_missing=True,
    status_code=200,
    answers_secret=True,
    limit=Hourly("sign_ins"),
)
async def begin_authenticator(
    data: JSONBody[schemas.OwnPassword], own_factors: NamedDependency[OwnFactors]
) -> schemas.NewAuthenticator:
    """Begin to add an authenticator.

    Raises:
        WrongCurrentPassword: 400 PASSWORD_INCORRECT. Forbidden: 403, no staff, or the tenant has it off.
        TooManyRequests: 429.
    """
    return await own_factors.begin_authenticator(data.password)


@post(
    f"{PATH}/totp/confirm",
    session=True,
    while_factor_missing=True,
    status_code=201,
    answers_secret=True,
    limit=Hourly("sign_ins"),
)
async def add_authenticator(
    data: JSONBody[schemas.AuthenticatorCode], own_factors: NamedDependency[OwnFactors]
) -> schemas.RecoveryCodes:
    """Add the authenticator whose code this is; with the first factor come the recovery codes.

    Raises:
        SetupExpired: 409. ValidationFailed: 400. Forbidden: 403. TooManyRequests: 429.
    """
    return await own_factors.add_authenticator(data)


@post(
    f"{PATH}/passkeys",
    session=True,
    while_factor_missing=True,
    status_code=200,
    limit=Hourly("sign_ins"),
)
async def begin_passkey(
    data: JSONBody[schemas.OwnPassword], own_factors: NamedDependency[OwnFactors]
) -> schemas.PasskeyOptions:
    """Begin to add a passkey. Raises as `POST front/profile/second-factor/totp`."""
    return await own_factors.begin_passkey(data.password)


@post(
    f"{PATH}/passkeys/confirm",
    session=True,
    while_factor_missing=True,
    status_code=201,
    answers_secret=True,
    limit=Hourly("sign_ins"),
)
async def add_passkey(
    data: JSONBody[schemas.NewPasskey], own_factors: NamedDependency[OwnFactors]
) -> schemas.RecoveryCodes:
    """Add the passkey that the browser made. Raises as `POST front/profile/second-factor/totp/confirm`."""
    return await own_factors.add_passkey(data)


@post(
    f"{PATH}/recovery-codes",
    session=True,
    status_code=200,
    answers_secret=True,
    limit=Hourly("sign_ins"),
)
async def renew_codes(
    data: JSONBody[schemas.OwnPassword], own_factors: NamedDependency[OwnFactors]
) -> schemas.RecoveryCodes:
    """New recovery codes; the last ones hold no longer. Raises NotFound: 404, there is no factor."""
    return await own_factors.renew_codes(data.password)


@put(f"{PATH}/{{factor_guid:uuid}}", session=True)
async def rename_factor(
    factor_guid: FromPath[UUID],
    data: JSONBody[schemas.FactorChange],
    own_factors: NamedDependency[OwnFactors],
    if_match: NamedDependency[IfMatch],
) -> Answer[schemas.FactorAnswer]:
    """Give an authenticator or a passkey another name. Raises NotFound: 404, StaleVersion: 412."""
    factor = await own_factors.rename(factor_guid, data, if_match)
    return versioned(factor, version_at(factor.updated_at))


@post(f"{PATH}/{{factor_guid:uuid}}/removal", session=True, status_code=200, limit=Hourly("sign_ins"))
async def remove_factor(
    factor_guid: FromPath[UUID],
    data: JSONBody[schemas.OwnPassword],
    own_factors: NamedDependency[OwnFactors],
) -> identity.Done:
    """Remove an authenticator or a passkey. Raises NotFound: 404, WrongCurrentPassword: 400."""
    await own_factors.remove(factor_guid, data.password)
    return identity.Done()


@get("/users/{user_guid:uuid}/second-factor", action=Users.resetSecondFactor)
async def read_factors_of(
    user_guid: FromPath[UUID], factor_reset: NamedDependency[FactorReset]
) -> schemas.FactorsAnswer:
    """The second factors of somebody. Raises NotFound: 404, Forbidden: 403, more rights than the caller."""
    return await factor_reset.of(user_guid)


@delete("/users/{user_guid:uuid}/second-factor", action=Users.resetSecondFactor, status_code=200)
async def remove_factors_of(
    user_guid: FromPath[UUID], factor_reset: NamedDependency[FactorReset]
) -> schemas.RemovedFactors:
    """Take away the second factors of somebody who has lost them. Raises as the call that reads them."""
    return schemas.RemovedFactors(await factor_reset.remove(user_guid))


ROUTES: Sequence[ControllerRouterHandler] = [
    finish_second_step,
    passkey_options,
    read_factors,
    begin_authenticator,
    add_authenticator,
    begin_passkey,
    add_passkey,
    renew_codes,
    rename_factor,
    remove_factor,
    read_factors_of,
    remove_factors_of,
]
