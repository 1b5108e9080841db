"""The permission table of the specification, row by row, against the enforcer's decision."""

import csv
from pathlib import Path

import pytest
from estante.actions import Action
from estante.identity.principal import Principal
from estante.permissions.enforcer import Permissions
from estante.testing.tenants import make_tenant

TABLE = Path(__file__).parents[2] / "requirements" / "access" / "permissions.tsv"
DOMAIN = "casa.example"
SETTINGS_ON = {"developer_pages": True, "is_multicountry": True}
EVERYTHING_ON: dict[str, object] = {
    "flags": {
        "library": True,
        "evaluation_model": True,
        "showMessagesGlobal": True,
        "showAnalyticsGame": True,
        "advanced_programming": True,
        "programming": True,
    },
    "settings": SETTINGS_ON,
    "plugin_settings": {
        "contents": {"cms_have_fixed_layout_editor_role": True},
        "viewer": {"comments": True},
        "settings": {"is_learning_objectives": True},
    },
}
# What a row's condition asks of the tenant; the others are the service's to decide on the record.
OF_THE_TENANT = ("flag ", "setting ", "viewer feature ", "is_")
RESTRICTED = "tenant not restricted"


@pytest.fixture(scope="module")
def rows(registry):
    sections = {section for plugin in registry for section in plugin.manifest.sections}
    with TABLE.open(encoding="utf-8", newline="") as lines:
        found = [row for row in csv.DictReader(lines, delimiter="\t") if row["section"] in sections]
    assert len(found) > 500
    return found


def allowed(registry, tenant, username="ana@fuera.example"):
    permissions = Permissions(registry)

    def allows(row):
        principal = Principal(tenant, role_guid=row["role"], username=username)
        return permissions.allows(principal, Action(row["section"], row["action"]))

    return allows


def differing(rows, allows, expected):
    return [
        (row["role"], f"{row['section']}.{row['action']}", row["condition"])
        for row in rows
        if allows(row) is not expected(row)
    ]


@pytest.mark.spec("KER-061", "KER-068", "KER-078", "KER-079")
@pytest.mark.spec("KER-063", "KER-071", "KER-073", part="the policies")
def test_every_row_holds_in_a_tenant_that_meets_its_condition(registry, rows):
    allows = allowed(registry, make_tenant(registry, **EVERYTHING_ON))
    assert differing(rows, allows, lambda row: row["allow"] != "no") == []


def test_every_row_that_needs_a_switch_is_closed_without_it(registry, rows):
    allows = allowed(registry, make_tenant(registry, flags={}, settings={}))

    def expected(row):
        return row["allow"] == "yes" or (
            row["allow"] == "conditional" and not row["condition"].startswith(OF_THE_TENANT)
        )

    assert differing(rows, allows, expected) == []


@pytest.mark.spec("KER-086")
@pytest.mark.spec("KER-081", part="users")
@pytest.mark.spec("KER-087", part="company domain and restricted tenants")
def test_restricted_rows_are_closed_in_a_restricted_tenant_but_for_the_company(registry, rows):
    restricted = {**SETTINGS_ON, "restricted": True, "company_domain": DOMAIN}
    tenant = make_tenant(registry, **{**EVERYTHING_ON, "settings": restricted})
    outside = allowed(registry, tenant)
    inside = allowed(registry, tenant, username=f"ana@{DOMAIN}")

    def expected(row):
        return row["allow"] != "no" and not row["condition"].startswith(RESTRICTED)

    assert differing(rows, outside, expected) == []
    assert differing(rows, inside, lambda row: row["allow"] != "no") == []


@pytest.mark.spec("KER-078")
def test_a_tenants_grant_gives_a_role_what_it_lacks(registry):
    grants = [{"role": "R19", "actions": ["contents.readList"]}]
    permissions = Permissions(registry)
    reader = Principal(make_tenant(registry, grants=grants), role_guid="R19")
    plain = Principal(make_tenant(registry), role_guid="R19")
    assert permissions.actions(reader) == {"contents": ["readList"]}
    assert permissions.actions(plain) == {}


def test_a_new_revision_of_a_tenant_is_decided_anew(registry):
    permissions = Permissions(registry)
    before = make_tenant(registry, flags={})
    after = type(before)(
        **{name: getattr(before, name) for name in before.__struct_fields__}
        | {"revision": before.revision + 1, "flags": {"library": True}}
    )
    action = Action("library", "readList")
    assert not permissions.allows(Principal(before, role_guid="R04"), action)
    assert permissions.allows(Principal(after, role_guid="R04"), action)
