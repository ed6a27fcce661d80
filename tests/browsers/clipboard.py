"""The browser's own clipboard: something is copied with the keys, and pasted with them."""

from .window import Window

HTML = "text/html"
TEXT = "text/plain"

#: Puts something into the page and marks it: a text in a box, or a page with all its flags
#: and links as nodes.
MARK = """(kind, content) => {
    const home = document.createElement("div");
    home.id = "copied";
    document.body.prepend(home);
    if (kind === "text/plain") {
        const box = document.createElement("textarea");
        box.value = content;
        home.append(box);
        box.select();
        return;
    }
    // scripts of that page are none of ours, and of its styles our page's policy complains
    const plain = content.replace(/<(script|style)>[^]*?<[/](script|style)>/g, "");
    const read = new DOMParser().parseFromString(plain, "text/html");
    // the whole page: what is laid out around the table, and what stands above it
    home.append(...[...read.body.childNodes].map((node) => document.importNode(node, true)));
    // else the keys go to the box that was pasted into before
    document.activeElement?.blur();
    getSelection().selectAllChildren(home);
}"""

FORGET = "() => document.getElementById('copied').remove()"

#: What a press of the keys does, for a driver that presses no two keys at once.
AS_PRESSED = """(selector, kind, content) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData(kind, content);
    const event = new ClipboardEvent("paste", { bubbles: true, cancelable: true, clipboardData });
    document.querySelector(selector).dispatchEvent(event);
}"""


class Clipboard:
    """What was copied in this window; ``has_keys`` tells whether the driver presses them."""

    def __init__(self, window: Window, has_keys: bool) -> None:
        self.window = window
        self.has_keys = has_keys

    def paste(self, kind: str, content: str, selector: str) -> None:
        """Copies a text or a page, and pastes it into the box of this selector."""
        if not self.has_keys:
            self.window.run(AS_PRESSED, selector, kind, content)
            return
        self.window.run(MARK, kind, content)
        marked = "#copied textarea" if kind == TEXT else "body"
        self.window.part(marked).press("ControlOrMeta+c")
        self.window.run(FORGET)
        self.window.part(selector).press("ControlOrMeta+v")
