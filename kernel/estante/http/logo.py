"""The picture that an organization is known by: a file beside its own."""

from pathlib import Path

from estante.http.static import inside
from estante.tenancy.tenant import Tenant

TYPES = {".svg", ".png", ".webp", ".jpg", ".jpeg"}


def logo_file(tenants_dir: Path, tenant: Tenant) -> Path | None:
    """The SVG, PNG, WebP or JPEG file of `branding.logo`; None where there is none of these."""
    name = tenant.branding.logo
    file = inside(tenants_dir / tenant.key, name) if name else None
    return file if file is not None and file.suffix in TYPES else None
