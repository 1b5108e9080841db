"""README.md is true: what it starts starts, its commands do what they say, and every page names real ones."""

import os
import re
import shlex
import subprocess
from collections.abc import Iterator, Mapping
from pathlib import Path

import httpx
import pytest
from click import Command, Group
from estante.builtin import load_registry
from estante.cli import commands
from estante.testing.live import LiveEstante, running_estante, until

from tests.e2e.places import ask

ROOT = Path(__file__).parents[2]
PAGES = sorted(
    path
    for path in (*ROOT.glob("*.md"), *ROOT.glob("*/*.md"), ROOT / "web" / "sdk" / "README.md")
    if "node_modules" not in path.parts
)
# Between the ticks of a name, or a line of a block.
QUOTED = re.compile(r"`([^`\n]+)`|^(?:\$ )?((?:\.venv/bin/)?estante .+|make .+)$", re.MULTILINE)


@pytest.fixture(scope="module")
def made_running() -> Iterator[LiveEstante]:
    """What `make run` starts, in a folder of its own."""
    with running_estante(load_registry(), command=("make", "--directory", str(ROOT), "run")) as live:
        yield live


def blocks(page: Path) -> list[str]:
    found: list[str] = re.findall(r"^```sh\n(.*?)^```", page.read_text("utf-8"), re.DOTALL | re.MULTILINE)
    return found


def quoted(program: str) -> list[tuple[str, list[str]]]:
    """Where a program's commands are named, and their words."""
    lines = [(page, one or line) for page in PAGES for one, line in QUOTED.findall(page.read_text("utf-8"))]
    split = [(page, line.removeprefix(".venv/bin/").split()) for page, line in lines]
    return [(page.name, words[1:]) for page, words in split if words[:1] == [program] and words[1:]]


def run_as_it_stands(block: str, live: LiveEstante) -> str:
    """Run the lines of a block in the folder of a running Estante; answers what they print."""
    environ = {**os.environ, "ESTANTE_BASE_PATH": str(live.folder), "ESTANTE_PORT": str(live.port)}
    if not (live.folder / ".venv").exists():
        (live.folder / ".venv").symlink_to(ROOT / ".venv")
    command = ["sh", "-e", "-c", block]
    done = subprocess.run(command, cwd=live.folder, env=environ, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


@pytest.mark.wide
def test_make_run_starts_it_all_and_prints_addresses_and_people(made_running: LiveEstante) -> None:
    assert blocks(ROOT / "README.md")[0] == "make run\n"
    said = made_running.log.read_text("utf-8")
    for tenant in ("andaluna", "ipe"):
        assert f"http://{tenant}.localhost:{made_running.port}" in said
        assert ask(made_running, f"{tenant}.localhost", "/").status_code == 200
        admin = made_running.sign_in("R04", tenant)
        assert admin.username in said
        who = {"email": admin.username, "password": admin.password}
        address = f"http://127.0.0.1:{made_running.port}/api/front/login"
        answer = httpx.post(address, json=who, headers={"host": f"{tenant}.localhost"}, timeout=60)
        assert answer.status_code == 200


@pytest.mark.wide
def test_a_tenant_is_added_as_it_says(made_running: LiveEstante) -> None:
    (block,) = [block for block in blocks(ROOT / "README.md") if "tenants new" in block]
    printed = run_as_it_stands(block, made_running)
    assert "http://montes.localhost" in printed
    until(made_running, lambda: ask(made_running, "montes.localhost", "/api/organization").status_code == 200)


def test_every_command_that_a_page_names_is_one() -> None:
    named = quoted("estante")
    assert len(named) > 30
    unknown = [(page, words) for page, words in named if not is_command(commands.commands, words)]
    assert unknown == []


def is_command(known: Mapping[str, Command], words: list[str]) -> bool:
    """Whether these words begin with a command; `a|b` are two."""
    return all(is_one(known.get(name), words[1:]) for name in words[0].split("|"))


def is_one(command: Command | None, words: list[str]) -> bool:
    if isinstance(command, Group) and words:
        return is_command(command.commands, words)
    return command is not None


@pytest.mark.wide
def test_every_target_that_a_page_names_is_one() -> None:
    named = quoted("make")
    assert {"run", "test", "bench", "build"} <= {words[0] for _, words in named}
    for page, words in named:
        plan = ["make", "--dry-run", *shlex.split(" ".join(words).replace("…", "contents"))]
        done = subprocess.run(plan, cwd=ROOT, capture_output=True, text=True, check=False)
        assert done.returncode == 0, (page, words, done.stderr)
