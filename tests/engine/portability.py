"""What the engine must not use, because MicroPython lacks it or does it differently.

Each ban is a predicate over one node of a file's syntax tree. What was measured of MicroPython
1.27, PyScript's variant, is in the comments.
"""

import ast
import builtins
from collections.abc import Callable, Iterator
from pathlib import Path

#: The modules that the engine may import; everything else in it is its own.
ALLOWED_IMPORTS = {"json", "math"}

MATH = {
    *("ceil", "erf", "erfc", "exp", "expm1", "fabs", "floor", "inf", "isfinite", "isinf"),
    *("isnan", "log", "log10", "log2", "nan", "pi", "pow", "sqrt", "trunc"),
}

#: Exceptions that MicroPython has.
EXCEPTIONS = {
    *("ArithmeticError", "AssertionError", "AttributeError", "BaseException", "Exception"),
    *("ImportError", "IndexError", "KeyError", "LookupError", "MemoryError", "NameError"),
    *("NotImplementedError", "OSError", "OverflowError", "RuntimeError", "StopIteration"),
    *("TypeError", "UnicodeError", "ValueError", "ZeroDivisionError"),
}

#: Built-in functions that are missing, decide digits (ties and noise differ), differ from run to
#: run, reach outside the engine, or would hide a use from this check.
NO_BUILTINS = {
    *("aiter", "anext", "ascii", "breakpoint", "format", "vars"),
    *("round", "sum"),
    *("hash", "id"),
    *("input", "open", "print"),
    *("__import__", "compile", "eval", "exec", "globals", "locals"),
}

#: Methods that are missing, or that know no script but ASCII there.
NO_METHODS = {
    *("capitalize", "casefold", "expandtabs", "format_map", "isalnum", "isascii", "isdecimal"),
    *("isidentifier", "isnumeric", "isprintable", "istitle", "ljust", "maketrans"),
    *("removeprefix", "removesuffix", "rjust", "swapcase", "title", "translate", "zfill"),
    *("isalpha", "isdigit", "islower", "isspace", "isupper", "lower", "upper"),
    *("as_integer_ratio", "bit_count", "bit_length", "conjugate", "hex", "fromhex", "is_integer"),
    "format",
}

#: These take no keyword arguments there (``zip(strict=True)``, ``sum(start=0)``); ``enumerate``
#: does, and need not.
NO_KEYWORDS = {
    *("bool", "bytes", "enumerate", "filter", "float", "int", "map", "pow", "range"),
    *("reversed", "str", "sum", "zip"),
}
NO_KEYWORDS_IN_METHODS = {"decode", "encode", "rsplit", "split", "splitlines"}

#: Their type parameters exist in annotations only, which MicroPython never looks at.
GENERIC = {"dict", "frozenset", "list", "set", "tuple", "type"}

TYPES = {*GENERIC, "bool", "bytes", "float", "int", "str"}

#: Special methods that are never called there.
NO_SPECIAL_METHODS = {
    *("__class_getitem__", "__format__", "__init_subclass__", "__post_init__", "__set_name__"),
}
NO_SPECIAL_ATTRIBUTES = {"__annotations__", "__doc__", "__cause__", "__mro__", "__subclasses__"}

#: A sort whose order does not depend on stability says why on its line.
SORT_REASON = "# sort: "

#: Browser modules: for ``elo/page`` alone.
BROWSER = {"js", "jsffi", "micropython", "polyscript", "pyodide", "pyodide_js", "pyscript"}


class Source:
    """One file's syntax tree, and what a ban needs to know beside the node it looks at."""

    def __init__(self, text: str) -> None:
        self.lines = text.splitlines()
        self.tree = ast.parse(text)
        self.parents = {child: node for node in ast.walk(self.tree) for child in children(node)}
        self.unseen: set[ast.AST] = set()
        for node in ast.walk(self.tree):
            for part in (*annotations(node), *for_type_checkers_only(node)):
                self.unseen.update(ast.walk(part))

    def nodes(self) -> Iterator[ast.AST]:
        """Every node that an interpreter looks at: not the annotations."""
        for node in ast.walk(self.tree):
            if node not in self.unseen:
                yield node

    def line(self, node: ast.AST) -> str:
        """The line that a node starts on."""
        return self.lines[getattr(node, "lineno", 1) - 1]


def children(node: ast.AST) -> Iterator[ast.AST]:
    """The nodes right below, each with a parent of its own (contexts are shared)."""
    for child in ast.iter_child_nodes(node):
        if not isinstance(child, ast.expr_context | ast.operator | ast.cmpop | ast.unaryop):
            yield child


def annotations(node: ast.AST) -> list[ast.AST]:
    """The annotations that hang on a node."""
    parts = [getattr(node, "annotation", None), getattr(node, "returns", None)]
    return [part for part in parts if isinstance(part, ast.AST)]


def for_type_checkers_only(node: ast.AST) -> list[ast.AST]:
    """The body of ``if TYPE_CHECKING:``."""
    if isinstance(node, ast.If) and named(node.test) == "TYPE_CHECKING":
        return list(node.body)
    return []


def named(node: ast.AST | None) -> str:
    """The name that a node is, else an empty text."""
    return node.id if isinstance(node, ast.Name) else ""


def is_none(node: ast.AST) -> bool:
    """Whether a node is a literal None."""
    return isinstance(node, ast.Constant) and node.value is None


def called(node: ast.AST) -> str:
    """The name of the function that a node calls, else an empty text."""
    return named(node.func) if isinstance(node, ast.Call) else ""


def method(node: ast.AST) -> str:
    """The name of the method that a node calls, else an empty text."""
    if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute):
        return node.func.attr
    return ""


def imported(node: ast.AST) -> list[str]:
    """The modules that a node imports by absolute name."""
    if isinstance(node, ast.Import):
        return [alias.name for alias in node.names]
    if isinstance(node, ast.ImportFrom) and not node.level:
        return [node.module or ""]
    return []


def foreign_import(node: ast.AST, source: Source) -> bool:
    """An import outside the list: dataclasses, typing, enum, decimal, functools, re, time, ..."""
    return any(name not in ALLOWED_IMPORTS for name in imported(node))


def match_statement(node: ast.AST, source: Source) -> bool:
    """``match`` is a syntax error."""
    return isinstance(node, ast.Match)


def exception_group(node: ast.AST, source: Source) -> bool:
    """``except*`` is a syntax error."""
    return isinstance(node, ast.TryStar)


def raise_from(node: ast.AST, source: Source) -> bool:
    """``raise ... from`` prints a warning."""
    return isinstance(node, ast.Raise) and node.cause is not None


def dict_unpacking(node: ast.AST, source: Source) -> bool:
    """``{**a}`` is a syntax error; ``a | b`` works."""
    return isinstance(node, ast.Dict) and None in node.keys


def list_unpacking(node: ast.AST, source: Source) -> bool:
    """``[*a]``, ``(*a,)`` and ``{*a}`` are syntax errors."""
    if not isinstance(node, ast.List | ast.Tuple | ast.Set):
        return False
    loaded = isinstance(getattr(node, "ctx", ast.Load()), ast.Load)
    return loaded and any(isinstance(each, ast.Starred) for each in node.elts)


def slice_step(node: ast.AST, source: Source) -> bool:
    """Any step but 1 raises, ``[::-1]`` too."""
    return isinstance(node, ast.Slice) and node.step is not None


def positional_only(node: ast.AST, source: Source) -> bool:
    """``def f(a, /)`` is a syntax error."""
    return isinstance(node, ast.arguments) and bool(node.posonlyargs)


def several_managers(node: ast.AST, source: Source) -> bool:
    """``with (a, b):`` is a syntax error."""
    return isinstance(node, ast.With) and len(node.items) > 1


def type_parameters(node: ast.AST, source: Source) -> bool:
    """``list[int]`` as a value raises; as an annotation it is never looked at."""
    return isinstance(node, ast.Subscript) and named(node.value) in GENERIC


def type_union(node: ast.AST, source: Source) -> bool:
    """``int | None`` as a value raises."""
    if not (isinstance(node, ast.BinOp) and isinstance(node.op, ast.BitOr)):
        return False
    sides = (node.left, node.right)
    return any(is_none(side) or named(side) in TYPES for side in sides)


def builtin_function(node: ast.AST, source: Source) -> bool:
    """A built-in that is missing or differs: ``round``, ``sum``, ``format``, ``hash``, ..."""
    return called(node) in NO_BUILTINS


def builtin_exception(node: ast.AST, source: Source) -> bool:
    """An exception that is missing: ``RecursionError``, ``FileNotFoundError``, warnings, ..."""
    known = getattr(builtins, named(node), None)
    is_exception = isinstance(known, type) and issubclass(known, BaseException)
    return is_exception and named(node) not in EXCEPTIONS


def missing_method(node: ast.AST, source: Source) -> bool:
    """A method that is missing or knows ASCII only: ``zfill``, ``isdigit``, ``is_integer``."""
    return method(node) in NO_METHODS


def keyword(node: ast.AST, source: Source) -> bool:
    """A keyword argument for a built-in that takes none there."""
    takes_none = called(node) in NO_KEYWORDS or method(node) in NO_KEYWORDS_IN_METHODS
    return isinstance(node, ast.Call) and takes_none and bool(node.keywords)


def json_option(node: ast.AST, source: Source) -> bool:
    """``json.dumps`` takes nothing but ``separators``."""
    if method(node) not in ("dumps", "loads") or not isinstance(node, ast.Call):
        return False
    return any(each.arg != "separators" for each in node.keywords)


def strip_by_bytes(node: ast.AST, source: Source) -> bool:
    """Strips bytes, not characters, and knows no space but ASCII: it needs an ASCII literal."""
    if method(node) not in ("strip", "lstrip", "rstrip") or not isinstance(node, ast.Call):
        return False
    given = [each.value for each in node.args if isinstance(each, ast.Constant)]
    return not any(isinstance(text, str) and text.isascii() for text in given)


def split_at_any_space(node: ast.AST, source: Source) -> bool:
    """``split()`` knows no space but ASCII: it needs to be told."""
    return method(node) in ("split", "rsplit") and isinstance(node, ast.Call) and not node.args


def float_format(node: ast.AST, source: Source) -> bool:
    """A format of an f-string or of ``%`` settles ties differently."""
    if isinstance(node, ast.FormattedValue):
        return node.format_spec is not None
    if not (isinstance(node, ast.BinOp) and isinstance(node.op, ast.Mod)):
        return False
    return isinstance(node.left, ast.Constant) and isinstance(node.left.value, str)


def unstable_sort(node: ast.AST, source: Source) -> bool:
    """Equal keys come in any order: the key is a tuple that ends the matter, or a reason stands."""
    if called(node) != "sorted" and method(node) != "sort":
        return False
    for each in node.keywords if isinstance(node, ast.Call) else []:
        if each.arg == "key" and isinstance(each.value, ast.Lambda):
            return not isinstance(each.value.body, ast.Tuple)
    return SORT_REASON not in source.line(node)


def bool_as_int(node: ast.AST, source: Source) -> bool:
    """``isinstance(True, int)`` is false there and true here."""
    if called(node) != "isinstance" or not isinstance(node, ast.Call):
        return False
    return any(named(each) == "int" for each in ast.walk(node.args[-1]))


def math_function(node: ast.AST, source: Source) -> bool:
    """A function of ``math`` that is missing: ``comb``, ``fsum``, ``hypot``, ``gcd``, ..."""
    if isinstance(node, ast.Attribute) and named(node.value) == "math":
        return node.attr not in MATH
    if isinstance(node, ast.ImportFrom) and node.module == "math" and not node.level:
        return any(alias.name not in MATH for alias in node.names)
    return False


def metaclass(node: ast.AST, source: Source) -> bool:
    """``class A(metaclass=B)`` and other class arguments."""
    return isinstance(node, ast.ClassDef) and bool(node.keywords)


def special_method(node: ast.AST, source: Source) -> bool:
    """A special method that nobody calls there."""
    return isinstance(node, ast.FunctionDef) and node.name in NO_SPECIAL_METHODS


def special_attribute(node: ast.AST, source: Source) -> bool:
    """An attribute that is not kept there: ``__doc__``, ``__annotations__``, ..."""
    return isinstance(node, ast.Attribute) and node.attr in NO_SPECIAL_ATTRIBUTES


def super_property(node: ast.AST, source: Source) -> bool:
    """``super().value`` of a property fails; a method works."""
    if not (isinstance(node, ast.Attribute) and called(node.value) == "super"):
        return False
    parent = source.parents[node]
    return not (isinstance(parent, ast.Call) and parent.func is node)


BANS: tuple[Callable[[ast.AST, Source], bool], ...] = (
    foreign_import,
    match_statement,
    exception_group,
    raise_from,
    dict_unpacking,
    list_unpacking,
    slice_step,
    positional_only,
    several_managers,
    type_parameters,
    type_union,
    builtin_function,
    builtin_exception,
    missing_method,
    keyword,
    json_option,
    strip_by_bytes,
    split_at_any_space,
    float_format,
    unstable_sort,
    bool_as_int,
    math_function,
    metaclass,
    special_method,
    special_attribute,
    super_property,
)


def offences(text: str) -> list[tuple[int, str]]:
    """The line and the name of every ban that a file's text offends."""
    source = Source(text)
    return [
        (getattr(node, "lineno", 0), ban.__name__)
        for node in source.nodes()
        for ban in BANS
        if ban(node, source)
    ]


def browser_imports(text: str) -> list[str]:
    """The browser's modules that a file imports, wherever in it."""
    names = [name for node in ast.walk(ast.parse(text)) for name in imported(node)]
    return [name for name in names if name.split(".")[0] in BROWSER]


#: The house, from the ground: a module may import from its own floor and from those below.
FLOORS = (
    ("core",),
    ("systems",),
    ("questions",),
    ("wire",),
    ("ladder", "tournament"),
    ("cli", "page", "__main__", "__init__"),
)

#: What the packages of the page may not import of one another.
APART = {"view": ("browser", "worker"), "worker": ("browser",), "browser": ("worker",)}

#: What is on the systems' floor for all of them.
FOR_ALL_SYSTEMS = (
    "__init__",
    "base",
    "conversions",
    "counting",
    "event_rating",
    "events",
    "norm_report",
    "norms",
    "rate_of_play",
    "shared",
)


def floor_of(part: str) -> int:
    """The floor of ``elo/<part>`` or ``elo/<part>.py``."""
    for floor, parts in enumerate(FLOORS):
        if part in parts:
            return floor
    raise LookupError(f"elo/{part} stands on no floor")


def modules_imported(text: str, path: Path) -> list[tuple[str, ...]]:
    """The engine's modules that a file imports, as paths below ``elo``; ``path`` is its own.

    A name may be a module or stand in one: both are listed.
    """
    found: list[tuple[str, ...]] = []
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, ast.ImportFrom):
            names = node.module.split(".") if node.module else []
            if node.level:
                package = path.parent.parts[: len(path.parent.parts) + 1 - node.level]
                base = (*package, *names)
            elif names[:1] == ["elo"]:
                base = tuple(names[1:])
            else:
                continue
            found += [(*base, alias.name) for alias in node.names]
        elif isinstance(node, ast.Import):
            dotted = [tuple(alias.name.split(".")) for alias in node.names]
            found += [names[1:] for names in dotted if names[0] == "elo" and len(names) > 1]
    return [each for each in found if not each[0].startswith("__version")]


def parts_imported(text: str, path: Path) -> list[str]:
    """The parts of the engine that a file imports; ``path`` is its place below ``elo``."""
    return list(dict.fromkeys(each[0] for each in modules_imported(text, path)))


def knows_the_desk(text: str, path: Path) -> bool:
    """Whether a file imports what rates whole events from their files."""
    return "tournament" in parts_imported(text, path)


def upward_imports(text: str, path: Path) -> list[str]:
    """The parts that a file imports from a floor above its own."""
    own = floor_of(path.parts[0].removesuffix(".py"))
    return [part for part in parts_imported(text, path) if floor_of(part) > own]


def imports_apart(text: str, path: Path) -> list[str]:
    """The other parts of the page that a part of it imports and may not."""
    if path.parts[0] != "page" or len(path.parts) < 3:
        return []
    forbidden = APART.get(path.parts[1], ())
    modules = modules_imported(text, path)
    return [m[1] for m in modules if m[0] == "page" and len(m) > 1 and m[1] in forbidden]


def systems_named(text: str, path: Path) -> list[str]:
    """The rating systems that a file outside ``systems`` imports by name."""
    if path.parts[0] == "systems":
        return []
    named = [m[1] for m in modules_imported(text, path) if m[0] == "systems" and len(m) > 2]
    return sorted({name for name in named if name not in FOR_ALL_SYSTEMS})
