"""The icons that the server lets a manifest name are those that the SDK draws."""

import re
from pathlib import Path

from estante.plugins.icons import ICONS, is_icon

DRAWN = Path(__file__).resolve().parents[2] / "web" / "sdk" / "src" / "feedback" / "named-icon.component.tsx"


def test_every_icon_is_drawn():
    words = re.findall(r'^  "?([a-z-]+)"?: Icon', DRAWN.read_text("utf-8"), re.MULTILINE)
    assert set(words) == ICONS


def test_a_drawing_holds_nothing_but_a_path():
    assert is_icon("path:M4 12h16l-3.5,2.1Z")
    assert not is_icon('path:M0 0"/><script>')
    assert not is_icon("path:url(javascript:x)")
