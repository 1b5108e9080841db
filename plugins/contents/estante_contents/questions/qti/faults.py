"""Why an item of a package became no question."""

from estante.api.errors import Param


class Refused(Exception):
    """An item that cannot be taken; the sentence is the text `errors.<code>`, filled with `params`."""

    def __init__(self, code: str, **params: Param) -> None:
        super().__init__(code)
        self.code, self.params = code, params
