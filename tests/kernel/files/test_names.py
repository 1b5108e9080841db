"""What files may be called."""

import pytest
from estante.files.paths import file_title


@pytest.mark.parametrize(
    ("text", "title"),
    [
        ("El agua", "El agua"),
        ("La nube: ¿llueve?", "La nube  ¿llueve"),
        ("Los/Andes\\Sur", "Los Andes Sur"),
        ("../..", "material"),
        ("Punto. ", "Punto"),
        ("a\x00b\x85c\ud800", "a b c"),
        ("a" * 250, "a" * 120),
    ],
)
def test_a_title_is_the_name_of_a_file_on_every_system(text: str, title: str) -> None:
    assert file_title(text, "material") == title
