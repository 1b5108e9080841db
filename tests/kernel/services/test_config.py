"""The platform's settings."""

from pathlib import Path

import pytest
from estante.config import Addresses, Platform, SettingsInvalid, load_platform, stored_secret


def test_the_environment_wins_over_the_file(tmp_path: Path) -> None:
    (tmp_path / "estante.toml").write_text('port = 9000\nhost = "0.0.0.0"\n[s3]\nbucket = "files"\n')
    variables = {"ESTANTE_PORT": "9001", "ESTANTE_S3_REGION": "sa-east-1", "ESTANTE_DATA_DIR": "data"}
    platform = load_platform({"ESTANTE_BASE_PATH": str(tmp_path), **variables})
    assert (platform.port, platform.host) == (9001, "0.0.0.0")  # noqa: S104 - a value, nothing listens
    assert platform.s3 is not None
    assert (platform.s3.bucket, platform.s3.region) == ("files", "sa-east-1")
    assert platform.data_dir == tmp_path / "data"


def test_what_tests_say_to_each_other_is_no_setting(tmp_path: Path) -> None:
    variables = {"ESTANTE_TEST_SERVICES": "addresses.json", "ESTANTE_PORT": "9001"}
    assert load_platform({"ESTANTE_BASE_PATH": str(tmp_path), **variables}).port == 9001


@pytest.mark.parametrize(
    ("variables", "file", "sentence"),
    [
        ({"ESTANTE_PROT": "1"}, "", "Did you mean `ESTANTE_PORT`?"),
        ({}, "prot = 1", "Did you mean `port`?"),
        ({}, "[s3]\nbuket = 'x'", "Did you mean `bucket`?"),
        ({"ESTANTE_PORT": "many"}, "", "$.port"),
        ({}, "port =", "not valid TOML"),
        ({"ESTANTE_S3_BUCKET": "x"}, "s3 = 1", "must be a table"),
    ],
)
def test_what_is_wrong_is_named(tmp_path: Path, variables: dict[str, str], file: str, sentence: str) -> None:
    (tmp_path / "estante.toml").write_text(file)
    with pytest.raises(SettingsInvalid) as caught:
        load_platform({"ESTANTE_BASE_PATH": str(tmp_path), **variables})
    assert sentence in str(caught.value)


def test_the_secret_is_made_once_and_private(tmp_path: Path) -> None:
    first = stored_secret(tmp_path / "data" / "secret")
    assert stored_secret(tmp_path / "data" / "secret") == first
    assert (tmp_path / "data" / "secret").stat().st_mode & 0o777 == 0o600


def test_addresses_are_known_only_once_services_are(tmp_path: Path) -> None:
    platform = Platform(tmp_path)
    with pytest.raises(SettingsInvalid):
        platform.addresses  # noqa: B018 - reading it is the question
    addresses = Addresses("postgresql://a", "postgresql://b", "redis://c")
    assert platform.at(addresses).addresses == addresses
