"""What staff without a second factor are refused while the organization asks for one."""

from estante.errors import Forbidden


class SecondFactorMissing(Forbidden):
    """403: the person has to add a second factor before anything else."""

    code = "SECOND_FACTOR_MISSING"
