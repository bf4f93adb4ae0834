"""What git keeps says nothing of the machine it was written on."""
from __future__ import annotations

import re

import pytest

from tests.hygiene.source import ROOT, clean, tracked

# Written in pieces, for this file is read too.
HOSTS = ("py" + "pi.org", "python" + "hosted.org", "npm" + "js.org", "npm" + "js.com", "debian" + ".org")
HOST = re.compile("|".join(re.escape(host) for host in HOSTS), re.IGNORECASE)
MACHINE_PATH = re.compile(r"(?<![\w.)}\]-])/(?:work|root|home|tmp)/")


def traces(name: str, text: str) -> list[str]:
    return [
        f"{name}:{number}: {found[0]}"
        for number, line in enumerate(text.splitlines(), 1)
        for pattern in (HOST, MACHINE_PATH)
        for found in pattern.finditer(line)
    ]


@pytest.mark.skipif(not (ROOT / ".git").exists(), reason="an unpacked archive does not say what is tracked")
def test_no_registry_host_and_no_machine_path() -> None:
    problems = []
    for path in tracked():
        content = path.read_bytes()
        if b"\0" not in content:
            problems += traces(str(path.relative_to(ROOT)), content.decode("utf-8"))
    clean(problems)


@pytest.mark.parametrize(
    "text",
    [
        "--index-url https://" + HOSTS[0] + "/simple",
        '"resolved": "https://registry.' + HOSTS[2] + '/vite/-/vite-8.3.8.tgz"',
        "deb http://deb." + HOSTS[4] + "/ bookworm main",
        "#!" + "/".join(("", "root", ".pyenv", "bin", "python")),
        'open("' + "/".join(("", "tmp", "battle.json")) + '")',
    ],
)
def test_a_trace_is_noticed(text: str) -> None:
    assert traces("planted", text)


@pytest.mark.parametrize("text", ["https://example.org/home/page", "../tmp/x", "$ROOT/work/x", "{root}/tmp/x"])
def test_an_innocent_path_is_let_through(text: str) -> None:
    assert traces("planted", text) == []
