"""`make screens`: a picture of every screen at four widths, light and dark, in Spanish and Portuguese.

They come into var/screens, a folder for each screen. `make screens SCREENS=settings` takes those whose name
begins so. Ends with 1 if a screen did not come to stand.
"""

import shutil
import sys
import time
from pathlib import Path

from estante.builtin import load_registry
from estante.testing.browser import CHROMIUM, FLAGS, People
from estante.testing.live import running_estante
from estante.testing.tenants import TENANTS as VALUES
from estante.testing.tenants import plugins_of, write_tenant
from playwright.sync_api import sync_playwright

from tests.e2e.screens.pictures import TENANTS, Studio, take
from tests.e2e.screens.screens import screens

FOLDER = Path(__file__).parents[3] / "var" / "screens"
SETTINGS = {"is_multicountry": True, "developer_pages": True}
# What a page waits for, in both tenants.
OPENED = dict.fromkeys(
    (
        "evaluation_model",
        "library",
        "showMessagesGlobal",
        "advanced_program_look",
        "advanced_programming",
        "programming",
    ),
    True,
)
OF_PLUGINS = {"settings": {"is_learning_objectives": True}}


def main(prefix: str = "") -> int:
    """Take them; says how many, where, and what failed."""
    registry = load_registry()
    wanted = [screen for screen in screens(registry) if screen.name.startswith(prefix)]
    with running_estante(registry) as live, sync_playwright() as playwright:
        for screen in wanted:
            shutil.rmtree(FOLDER / screen.name, ignore_errors=True)
        start, failed = time.monotonic(), []
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        for language, tenant in TENANTS.items():
            own = {"flags": OPENED, "settings": SETTINGS, "plugin_settings": OF_PLUGINS}
            values = {"plugins": plugins_of(registry), **own}
            write_tenant(live.folder / "tenants", tenant, {**VALUES[tenant], **values})
            studio = Studio(People(live, browser, {}), tenant)
            studio.prepare()
            failed += take(studio, wanted, FOLDER, language)
        browser.close()
    taken = sum(1 for screen in wanted for _ in (FOLDER / screen.name).glob("*.png"))
    print(
        "\n".join([*failed, f"{taken} pictures of {len(wanted)} screens in {time.monotonic() - start:.0f} s"])
    )
    return bool(failed)


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
