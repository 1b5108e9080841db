"""The letters that identity writes."""

from estante.files.store import FileStore
from estante.identity.accounts.recovery import ResetLetter
from estante.languages.texts import Texts
from estante.mail.letters import Recipient, letter_with_link
from estante.mail.mailers import Mailer, send_quietly
from estante.tenancy.tenant import Tenant

RESET_PAGE = "/recover"


class Letters:
    """Writes and sends letters of one tenant. Links lead to the address of its file, not of the request."""

    def __init__(self, mailer: Mailer, tenant: Tenant, texts: Texts, files: FileStore) -> None:
        self._mailer = mailer
        self._tenant = tenant
        self._texts = texts
        self._origin = files.addresses.app_origins(tenant)[0]

    async def send_recovery(self, asked: ResetLetter) -> None:
        """Send the link that sets a new password."""
        link = f"{self._origin}{RESET_PAGE}?token={asked.token}"
        recipient = Recipient(asked.to, asked.name, asked.lang)
        letter = letter_with_link(self._tenant, self._texts, "recovery", recipient, link)
        await send_quietly(self._mailer, self._tenant, letter)

    async def send_moved(self, recipient: Recipient) -> None:
        """Tell the old address that the account has another e-mail now."""
        letter = letter_with_link(self._tenant, self._texts, "moved", recipient, f"{self._origin}/")
        await send_quietly(self._mailer, self._tenant, letter)
