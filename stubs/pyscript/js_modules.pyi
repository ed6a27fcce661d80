# The modules that pyscript.toml names under [js_modules.main].
from typing import Any

fluent: Any
laying: Any
seam: Any
