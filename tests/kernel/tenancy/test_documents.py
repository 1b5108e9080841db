"""What is written about tenants' files is what the code reads."""

import json
from pathlib import Path

import pytest
from estante.cli.tenant_documents import schema_text, with_table
from estante.tenancy.loader import read_tenant

TENANTS = Path(__file__).parents[3] / "tenants"


def test_the_table_of_keys_is_current(registry):
    text = (TENANTS / "README.md").read_text("utf-8")
    assert with_table(text, registry) == text, "run: python -m estante.cli.tenant_documents tenants"


def test_the_schema_is_current(registry):
    text = (TENANTS / "tenant.schema.json").read_text("utf-8")
    assert schema_text(registry) == text, "run: python -m estante.cli.tenant_documents tenants"
    assert json.loads(text)["$defs"]["Tenant"]["additionalProperties"] is False


@pytest.mark.parametrize("key", ["andaluna", "ipe"])
def test_the_demo_tenants_files_are_good(registry, key):
    assert read_tenant(TENANTS / key / "tenant.toml", registry.known).key == key
