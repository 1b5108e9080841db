"""`estante doctor --production`: what is fine on a desk and not on the open internet."""

import os
import shutil
import stat
from collections.abc import Iterator
from datetime import UTC, datetime, timedelta
from pathlib import Path
from urllib.parse import parse_qs, urlsplit

import psycopg

from estante.backup.creation import last_backup
from estante.cli.doctor.findings import Finding
from estante.config import Platform
from estante.files.paths import ContentAddresses
from estante.tenancy.tenant import Tenant

LOCAL = {"127.0.0.1", "::1", "localhost", ""}
MAX_BACKUP_AGE = timedelta(hours=26)
MIN_FREE_BYTES, MIN_FREE_SHARE = 10_000_000_000, 0.1
MAX_QUEUE_SECONDS = 300
ENCRYPTED = {"require", "verify-ca", "verify-full"}
UNGUARDED = (
    "SELECT c.relname FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace"
    " JOIN pg_attribute a ON a.attrelid = c.oid AND a.attname = 'tenant_id' AND NOT a.attisdropped"
    " WHERE n.nspname = 'public' AND c.relkind IN ('r', 'p')"
    # Asked as the application: unforced is a table's owner free, and only the owner.
    " AND NOT (c.relrowsecurity AND (c.relforcerowsecurity OR NOT pg_has_role(c.relowner, 'USAGE')))"
    " ORDER BY c.relname"
)
OLDEST = "SELECT extract(epoch FROM now()) - min(scheduled) FROM saq_jobs WHERE status = 'queued'"


def production_findings(settings: Platform, platform: Platform) -> Iterator[Finding]:
    """The report.

    Args:
        settings: the settings as they were read.
        platform: the same with the addresses of its services.
    """
    from estante.cli.boot import load_registry, tenant_registry

    tenants = tenant_registry(platform, load_registry()).all()
    yield Finding("Own addresses", _addresses(tenants))
    yield Finding("Content host apart", _content_host(platform, tenants))
    yield Finding("Trusted proxies", _proxies(platform))
    yield Finding("User", _user())
    yield Finding("Secret", _secret(settings.data_dir / "secret"))
    yield from _encrypted(settings)
    yield Finding("Room on the disk", _room(settings.data_dir))
    yield Finding("Backup", _backup(settings))
    yield Finding("Metrics", _metrics(platform), optional=True)
    yield Finding("Migrations", _pending(platform))
    yield Finding("One line of migrations", _branched())
    yield from _of_database(platform)


def _addresses(tenants: list[Tenant]) -> str | None:
    names = [host for tenant in tenants for host in tenant.hosts if host.endswith("localhost")]
    if names:
        return f"{', '.join(names)} have no https. Give each tenant a host that the world resolves."
    return None if tenants else "there is no tenant."


def _content_host(platform: Platform, tenants: list[Tenant]) -> str | None:
    addresses = ContentAddresses(platform)
    for tenant in tenants:
        if not addresses.is_apart(tenant):
            return (
                f"packages of {tenant.key} come from below its own host and may set its cookies."
                " Set ESTANTE_CONTENT_HOST to a domain of its own."
            )
    return None


def _proxies(platform: Platform) -> str | None:
    if platform.trusted_proxies:
        wide = [proxy for proxy in platform.trusted_proxies if proxy in {"*", "0.0.0.0/0", "::/0"}]
        return f"{', '.join(wide)} believes everybody: name the proxy's own address." if wide else None
    if platform.host in LOCAL:
        return (
            "none, so that all people share the proxy's limits. Set ESTANTE_TRUSTED_PROXIES to its address."
        )
    return f"the server listens on {platform.host} itself, without TLS. Put a proxy in front of it."


def _user() -> str | None:
    return "this is root. Run Estante as a user of its own." if os.geteuid() == 0 else None


def _secret(path: Path) -> str | None:
    if "ESTANTE_SECRET" in os.environ or not path.exists():
        return None
    mode = stat.S_IMODE(path.stat().st_mode)
    return f"others may read {path}. `chmod 600 {path}`" if mode & 0o077 else None


def _encrypted(settings: Platform) -> Iterator[Finding]:
    """Services elsewhere are spoken to in secret, or on this machine."""
    for name, url in (("DATABASE_URL", settings.database_url), ("REDIS_URL", settings.redis_url)):
        if url is not None:
            yield Finding(f"TLS of {name}", _is_open(name, url))
    if settings.s3 is not None:
        is_plain = (settings.s3.endpoint or "").startswith("http://")
        yield Finding("TLS of S3", "its endpoint is http. Use https." if is_plain else None)


def _is_open(name: str, url: str) -> str | None:
    parts = urlsplit(url)
    if (parts.hostname or "") in LOCAL or parts.scheme in {"rediss", "unix"}:
        return None
    if parts.scheme == "redis":
        return f"{name} is not encrypted. Use rediss://."
    mode = parse_qs(parts.query).get("sslmode", [""])[0]
    return None if mode in ENCRYPTED else f"{name} is not encrypted for certain. Add ?sslmode=verify-full."


def _room(folder: Path) -> str | None:
    usage = shutil.disk_usage(folder)
    if usage.free > MIN_FREE_BYTES and usage.free > usage.total * MIN_FREE_SHARE:
        return None
    return f"{usage.free // 1_000_000_000} GB are free for {folder}. Keep 10 GB and a tenth of the disk."


def _backup(settings: Platform) -> str | None:
    last = last_backup(settings)
    if last is None:
        return "there was none. Run `estante backup` every night, to another machine."
    age = datetime.now(UTC) - last.made_at
    hours = int(age.total_seconds() // 3600)
    return None if age < MAX_BACKUP_AGE else f"the last is {hours} hours old ({last.place})."


def _metrics(platform: Platform) -> str | None:
    return None if platform.metrics_address else "off. Set ESTANTE_METRICS_ADDRESS and let Prometheus ask."


def _pending(platform: Platform) -> str | None:
    from estante.cli.boot import load_registry
    from estante.database.migrate import pending

    migrations = pending(platform.addresses.owner_url, load_registry().histories)
    return f"{', '.join(migrations)} differ from the code. Run `estante migrate`." if migrations else None


def _branched() -> str | None:
    from estante.cli.boot import load_registry
    from estante.database.migrate import branched

    heads = branched(load_registry().histories)
    return f"{', '.join(heads)} have two heads: put one migration after the other." if heads else None


def pooled(platform: Platform) -> str | None:
    """What is wrong with a pooler before PostgreSQL: two sessions that share one of its own.

    The first waits without a transaction; only where it gave its place away can the second have that.
    """
    own = "SELECT pg_backend_pid()"
    with (
        psycopg.connect(platform.addresses.app_url, connect_timeout=5, autocommit=True) as first,
        psycopg.connect(platform.addresses.app_url, connect_timeout=5) as second,
    ):
        if first.execute(own).fetchone() != second.execute(own).fetchone():
            return None
    return (
        "pools by transactions or statements: people would be shown another tenant's rows."
        " Set its pool_mode to session."
    )


def _of_database(platform: Platform) -> Iterator[Finding]:
    with psycopg.connect(platform.addresses.app_url, connect_timeout=5) as session:
        tables = [str(row[0]) for row in session.execute(UNGUARDED).fetchall()]
        oldest = session.execute(OLDEST).fetchone()
    yield Finding(
        "Row security",
        f"does not bind on {', '.join(tables)}: one tenant could read another's." if tables else None,
    )
    waiting = float(oldest[0]) if oldest and oldest[0] is not None else 0.0
    late = f"the oldest job has waited {int(waiting)} seconds. Is a worker running?"
    yield Finding("Pooler", pooled(platform))
    yield Finding("Queue", late if waiting > MAX_QUEUE_SECONDS else None)
