"""`estante doctor --production` names what the open internet would find first."""

import os
import re
from pathlib import Path

import msgspec
import psycopg
import pytest
from estante.cli.doctor import production
from estante.config import S3, Platform, load_platform
from estante.database.migrate import migrate_all
from estante.plugins.registry import PluginRegistry
from estante.services.embedded import Services
from estante.tenancy.tenant import Tenant
from estante.testing.tenants import make_tenant

BAD = {
    "database_url": "postgresql://app:x@db.example/estante",
    "redis_url": "redis://queue.example:6379",
    "s3": S3("bucket", endpoint="http://minio.example"),
    "trusted_proxies": ("0.0.0.0/0",),
    "content_host": "{package}.content.{host}",
}
GOOD = {
    "database_url": "postgresql://app:x@db.example/estante?sslmode=verify-full",
    "redis_url": "rediss://queue.example:6379",
    "s3": S3("bucket", endpoint="https://minio.example"),
    "trusted_proxies": ("10.0.0.2",),
    "content_host": "{package}--{tenant}.estante-content.example",
}


def without_services(settings: Platform, tenants: list[Tenant]) -> dict[str, str | None]:
    """What is found about the settings alone."""
    found = [*production._encrypted(settings)]
    cures = {one.name: one.cure for one in found}
    cures["addresses"] = production._addresses(tenants)
    cures["content host"] = production._content_host(settings, tenants)
    cures["proxies"] = production._proxies(settings)
    return cures


@pytest.mark.parametrize(("changes", "hosts", "is_good"), [(BAD, [], False), (GOOD, ["a.example"], True)])
def test_settings_that_are_wrong_for_the_internet_are_named_and_others_not(
    platform: Platform, registry: PluginRegistry, changes, hosts, is_good: bool
) -> None:
    tenant = make_tenant(registry, **({"hosts": hosts} if hosts else {}))
    cures = without_services(msgspec.structs.replace(platform, **changes), [tenant])
    assert {name: cure is None for name, cure in cures.items()} == dict.fromkeys(cures, is_good), cures


def test_a_running_platform_is_looked_at_as_it_is(
    services: Services, registry: PluginRegistry, folder: Path
) -> None:
    started = services.start()
    settings = load_platform({"ESTANTE_BASE_PATH": str(folder)})

    def cures() -> dict[str, str | None]:
        return {one.name: one.cure for one in production.production_findings(settings, started)}

    (settings.data_dir / "secret").chmod(0o644)
    with psycopg.connect(started.addresses.owner_url, autocommit=True) as owner:
        migrate_all(started.addresses.owner_url, registry.histories)
        owner.execute("CREATE TABLE notes (tenant_id uuid)")
        owner.execute(
            "INSERT INTO saq_jobs (key, job, queue, status, scheduled)"
            " VALUES ('old', '', 'estante', 'queued', extract(epoch FROM now()) - 3650)"
        )
        owner.execute("UPDATE alembic_estante SET version_num = '0001_foundation'")
        found = cures()
        assert "notes" in str(found["Row security"])
        assert re.search(r"36\d\d seconds", str(found["Queue"]))
        assert "alembic_estante" in str(found["Migrations"])
        assert "chmod 600" in str(found["Secret"])
        assert "there was none" in str(found["Backup"])
        assert (found["User"] is not None) == (os.geteuid() == 0)
        owner.execute("DROP TABLE notes")
        owner.execute("DELETE FROM saq_jobs")
    (settings.data_dir / "secret").chmod(0o600)
    found = cures()
    assert [found[name] for name in ("Row security", "Queue", "Secret")] == [None, None, None]
