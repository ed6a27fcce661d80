"""Finds what says where a file was made: hosts of package registries, and paths of one machine.

python -m tools.leaks LOCKFILE...

Lock files hold versions and hashes, and nothing else: they must work with any registry.
"""

import re
import sys
from pathlib import Path

#: A registry, by the words in its host's name.
HOST = re.compile(
    r"https?://[^/\s\"']*(?:npm|pypi|registry|artifactory|nexus|mirror)[^/\s\"']*"
    r"|\b(?:npmjs|pypi|pythonhosted)\.[a-z]{2,}",
    re.IGNORECASE,
)

#: A folder that only one machine has, at the start of a path.
PATH = re.compile(r"(?<![\w.~/:}>-])/(?:home|root|Users|private|tmp|mnt|srv|work)/[\w.-]+")

#: In a lock file: where to look for packages, in pip's words or in npm's.
PLACE = re.compile(
    r"^\s*(?:-i|-f|--(?:extra-)?index-url|--find-links|--trusted-host)\b"
    r"|^[\w.\[\]-]+ @ |\"resolved\": \"[a-z+]+:",
    re.MULTILINE,
)


def leaks(text: str) -> list[str]:
    r"""Every registry's host and every machine's path in a text.

    >>> leaks("a rating of 1850\nat https://" + "registry.example.org/left-pad")[0][:16]
    'line 2: https://'
    >>> len(leaks("cd /" + "home/somebody")), leaks("cd docs; see https://example.org/home/")
    (1, [])
    """
    return _found(text, HOST, PATH)


def lock_leaks(text: str) -> list[str]:
    """The same for a lock file, which must not say where to look for packages either.

    >>> lock_leaks("--index-url https://packages.example.org/simple")
    ['line 1: --index-url']
    >>> lock_leaks("pytest==9.2.0 --hash=sha256:00")
    []
    """
    return _found(text, HOST, PATH, PLACE)


def _found(text: str, *patterns: re.Pattern[str]) -> list[str]:
    return [
        f"line {text.count(chr(10), 0, match.start()) + 1}: {match.group().strip()}"
        for pattern in patterns
        for match in pattern.finditer(text)
    ]


def main() -> int:
    """Looks through the lock files that are named; the exit status is 1 if one says too much."""
    found = [
        f"{name}: {leak}"
        for name in sys.argv[1:]
        for leak in lock_leaks(Path(name).read_text(encoding="utf-8"))
    ]
    print("\n".join(found) or "The lock files name no registry.")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
