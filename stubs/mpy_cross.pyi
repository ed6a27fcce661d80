"""What is used of the package that brings MicroPython's compiler; it has no types of its own."""

from subprocess import Popen

def run(*options: str, stdin: int, stdout: int, stderr: int) -> Popen[bytes]: ...
