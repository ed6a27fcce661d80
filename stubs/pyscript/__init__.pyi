# What the page uses of PyScript, as it stands in the browser. JavaScript's objects have no types
# that a checker could know: any attribute may be asked for, and only a real browser can tell.
from typing import Any, TypeAlias

from . import ffi as ffi

#: An element, an event or any other object of the browser.
Node: TypeAlias = Any

document: Any
window: Any

def js_import(*addresses: str) -> Any: ...
