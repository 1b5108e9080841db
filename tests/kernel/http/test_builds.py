"""What a page that was opened before an update still asks for: the replaced build's parts."""

from datetime import UTC, datetime, timedelta

import httpx
import pytest
from estante.builds import TTL_REPLACED, BuildArchive, assets_of

FOREVER = "public, max-age=31536000, immutable"


@pytest.fixture
def shell(platform):
    """The folder of the shell's assets."""
    assets = platform.shell_dir / "assets"
    assets.mkdir(parents=True, exist_ok=True)
    return assets


async def deploy(platform, registry, assets, name, when=None):
    """Put a build with one part in the place of the one before, as an update does."""
    for old in assets.iterdir():
        old.unlink()
    (assets / name).write_text(f"export const from = '{name}'")
    (assets / f"{name}.br").write_bytes(b"small")
    await BuildArchive.open(platform).keep(assets_of(platform, registry), when)


async def ask(app, tenant, address, **headers):
    transport = httpx.ASGITransport(app, raise_app_exceptions=False)
    async with httpx.AsyncClient(transport=transport, base_url=f"http://{tenant.hosts[0]}") as client:
        return await client.get(address, headers={"accept-encoding": "identity", **headers})


async def test_the_first_builds_part_is_served_after_the_second_is_deployed(
    app, platform, registry, tenant, shell
):
    await deploy(platform, registry, shell, "palette-first.js")
    await deploy(platform, registry, shell, "palette-second.js")
    first = await ask(app, tenant, "/ui/shell/assets/palette-first.js")
    assert (first.status_code, first.text) == (200, "export const from = 'palette-first.js'")
    assert first.headers["cache-control"] == FOREVER
    assert first.headers["content-type"].startswith("text/javascript")
    second = await ask(app, tenant, "/ui/shell/assets/palette-second.js")
    assert second.status_code == 200
    assert (await ask(app, tenant, "/ui/shell/assets/palette-third.js")).status_code == 404


async def test_a_replaced_build_goes_after_its_time_and_one_that_returns_stays(
    app, platform, registry, tenant, shell
):
    start = datetime.now(UTC)
    await deploy(platform, registry, shell, "a.js", start)
    await deploy(platform, registry, shell, "b.js", start + timedelta(days=60))
    assert (await ask(app, tenant, "/ui/shell/assets/a.js")).status_code == 200
    await deploy(platform, registry, shell, "b.js", start + timedelta(days=61) + TTL_REPLACED)
    assert (await ask(app, tenant, "/ui/shell/assets/a.js")).status_code == 404
    later = start + timedelta(days=62) + TTL_REPLACED
    await deploy(platform, registry, shell, "a.js", later)
    await deploy(platform, registry, shell, "b.js", later)
    await deploy(platform, registry, shell, "b.js", later + TTL_REPLACED / 2)
    assert (await ask(app, tenant, "/ui/shell/assets/a.js")).status_code == 200


async def test_a_plugins_older_half_is_its_own_build_and_never_a_mixture(app, platform, registry, tenant):
    archive = BuildArchive.open(platform)
    part = platform.data_dir / "part.js"
    part.parent.mkdir(parents=True, exist_ok=True)
    part.write_text("export const half = 'older'")
    await archive.keep({"plugins/contents/0123456789abcdef/assets/part.js": part})
    answer = await ask(app, tenant, "/ui/plugins/contents/0123456789abcdef/assets/part.js")
    assert (answer.status_code, answer.text) == (200, "export const half = 'older'")
    assert answer.headers["cache-control"] == FOREVER
    for path in ("plugins/contents/0123456789abcdef/../../../builds/x.json", "shell/assets/%2e%2e/x"):
        assert (await ask(app, tenant, f"/ui/{path}")).status_code == 404
