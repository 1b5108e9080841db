"""Why a code or an ISBN is not redeemed, or a publication not added (BO §5, §8). All are a 412."""

from estante.api.errors import ApiError, FieldError, Param


class RedeemRefused(ApiError):
    """412: the licence is not for this person, or not any more. The field says the same sentence."""

    status = 412
    field = "code"

    def __init__(self, text: str | None = None, **params: Param) -> None:
        fields = [FieldError(self.field, text or self.code, params)]
        super().__init__(fields=fields, text=text)
        self.params = params


class UnknownCode(RedeemRefused):
    """There is no such code."""

    code = "LP_REDEEM_UNKNOWN"


class LicenseInactive(RedeemRefused):
    """It was switched off."""

    code = "LP_REDEEM_INACTIVE"


class LicenseExpired(RedeemRefused):
    """Its last day is over."""

    code = "LP_REDEEM_EXPIRED"


class NoUsesLeft(RedeemRefused):
    """Everybody for whom it was has it."""

    code = "LP_REDEEM_03"


class AlreadyLinked(RedeemRefused):
    """The person has it."""

    code = "LP_REDEEM_04"


class RoleDiffers(RedeemRefused):
    """It is for another role."""

    code = "LP_REDEEM_06"


class CountryDiffers(RedeemRefused):
    """It is for another country."""

    code = "LP_REDEEM_07"


class IsbnNotFound(RedeemRefused):
    """Nothing has this ISBN."""

    code = "ISBN_NOT_FOUND"


class MixedIsbn(RedeemRefused):
    """Some ISBNs are of students' books and some of teachers'."""

    code = "MIXED_ISBN"
