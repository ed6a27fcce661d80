"""The dialog that writes the lines which put the calculator on a club's website."""

from ...core.errors import InputError
from ...systems import SYSTEMS, by_name
from ..view import snippets
from ..view.calculator.entry import read_fact
from ..view.wording import Wording
from .runtime import copy_of, copy_text, data, element, every, listen, load_script, new, one, site

TYPE_CHECKING = False
if TYPE_CHECKING:  # for the type checker alone: the browser's objects, see stubs/
    from pyscript import Node

#: Where the script lies in every release.
SCRIPT = "static/embed.js"

#: The height of a plain frame while the preview has not told one, in pixels.
USUAL_HEIGHT = 1200


class Dialog:
    """Settings, the two snippets that follow from them, and a live preview."""

    def __init__(self, wording: Wording) -> None:
        self.wording = wording
        self.root = element("website-dialog")
        self.parts = {data(part, "website"): part for part in every("[data-website]", self.root)}
        self.fields = {str(f.name): f for f in every("select, input", self.root) if f.name}
        self.height = USUAL_HEIGHT
        self._fill()
        load_script(site() + SCRIPT)
        self.preview = new("elo-calculator")
        self._follow()
        self.parts["preview"].append(self.preview)
        listen(self.root, "input", lambda event: self._chosen(event.target))
        listen(self.root, "click", lambda event: self._clicked(event.target))
        listen(self.root, "submit", lambda event: event.preventDefault())
        listen(self.preview, "resize", lambda event: self._measured())

    def open(self) -> None:
        """Shows the dialog."""
        self.parts["said"].textContent = ""
        self.root.showModal()

    def _fill(self) -> None:
        for link in every("#languages a"):
            self._option("lang", data(link, "language"), str(link.textContent).strip())
        self.fields["lang"].value = str(element("languages").ownerDocument.documentElement.lang)
        for name in SYSTEMS:
            text = self.wording.text("system-" + name)
            self._option("system", name, text)
            box = copy_of("template-check")
            box.querySelector("input").value = name
            box.querySelector("span").textContent = text
            self.parts["systems"].append(box)

    def _option(self, name: str, value: str, text: str) -> None:
        option = copy_of("template-option")
        option.value = value
        option.textContent = text
        self.fields[name].append(option)

    # what is chosen

    def settings(self) -> dict[str, str]:
        """What the webmaster chose, as attributes; what is usual is left out."""
        chosen = {name: str(self.fields[name].value).strip() for name in self.fields}
        boxes = every("input", self.parts["systems"])
        offered = [str(box.value) for box in boxes if box.checked]
        if offered and chosen["system"] not in offered:
            chosen["system"] = offered[0]
            self.fields["system"].value = offered[0]
        if 0 < len(offered) < len(boxes):
            chosen["systems"] = " ".join(offered)
        if chosen["mode"] == "one":
            chosen["mode"] = ""
        if not self.fields["coloured"].checked:
            chosen["accent"] = ""
        k = self.fields["k"]
        if chosen["k"] and not _is_k(chosen["k"], chosen["system"]):
            chosen["k"] = ""
            k.setAttribute("aria-invalid", "true")
        else:
            k.removeAttribute("aria-invalid")
        return chosen

    def _chosen(self, field: "Node") -> None:
        if str(field.name) == "accent":
            self.fields["coloured"].checked = True
        self._follow()

    def _follow(self) -> None:
        """Writes the snippets anew, and lets the preview follow."""
        settings = self.settings()
        language = settings["lang"]
        for name in ("lang",) + snippets.SETTINGS:
            value = settings.get(name, "")
            if value != str(self.preview.getAttribute(name) or ""):
                if value:
                    self.preview.setAttribute(name, value)
                else:
                    self.preview.removeAttribute(name)
        self._write(settings, language)

    def _write(self, settings: dict[str, str], language: str) -> None:
        link = one("#languages a[data-language=" + language + "]")
        folder = str(link.href).split("#")[0][len(site()) :]
        name = str(one(".brand span").textContent).strip()
        element_text = snippets.element(site(), folder, settings, name, language)
        frame_text = snippets.frame(site(), folder, settings, name, self.height)
        self.parts["element"].value = element_text
        self.parts["frame"].value = frame_text

    def _measured(self) -> None:
        self.height = int(self.preview.height)
        settings = self.settings()
        self._write(settings, settings["lang"])

    # the buttons

    def _clicked(self, target: "Node") -> None:
        button = target.closest("button")
        action = data(button, "website") if button else ""
        if action == "close":
            self.root.close()
        elif action.startswith("copy-"):
            self._copy(self.parts[action[len("copy-") :]])

    def _copy(self, field: "Node") -> None:
        def told(done: bool) -> None:
            text = "website-copied" if done else "website-refused"
            self.parts["said"].textContent = self.wording.text(text)
            if not done:
                field.focus()
                field.select()

        copy_text(str(field.value), told)


def _is_k(text: str, system: str) -> bool:
    fact = by_name(system).fact("k")
    if fact is None or not text:
        return False
    try:
        read_fact(text, fact)
    except InputError:
        return False
    return True


_dialogs: list[Dialog] = []


def open_dialog(wording: Wording) -> None:
    """Opens the dialog, which is made once."""
    if not _dialogs:
        _dialogs.append(Dialog(wording))
    _dialogs[0].open()
