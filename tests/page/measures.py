"""What is wrong with texts in their boxes, measured in the page: broken, cut, sticking out."""

#: A list of faults, empty where every word is whole and every choice can be read. Where a word may
#: part (a dash, a slash, a soft hyphen) it is no fault that it does.
CUT = r"""() => {
    const found = [];
    const range = document.createRange();
    const isSeen = (node) => node.checkVisibility({ visibilityProperty: true })
        && getComputedStyle(node).clipPath === "none" && !node.closest("[aria-hidden=true]");
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
        const { currentNode: text } = texts;
        const home = text.parentElement;
        if (text.data.includes("\u00AD") || !text.data.trim()) continue;
        if (home.closest("script, style, option, textarea, svg, .scroll")) continue;
        if (!isSeen(home)) continue;
        const box = home.closest("label, button, th, td, summary, p, li, h1, h2, h3, a");
        for (const { 0: word, index } of text.data.matchAll(/[^\s/–-]+/g)) {
            range.setStart(text, index);
            range.setEnd(text, index + word.length);
            const lines = [...range.getClientRects()].filter(({ width }) => width > 0);
            if (new Set(lines.map(({ top }) => Math.round(top))).size > 1)
                found.push("broken: " + word);
            const { left, right } = range.getBoundingClientRect();
            if (right > innerWidth + 1 || left < -1) found.push("outside: " + word);
            const inline = box && getComputedStyle(box).display === "inline";
            if (box && !inline && right > box.getBoundingClientRect().right + 1.5)
                found.push("sticks out: " + word);
        }
    }
    const pen = document.createElement("canvas").getContext("2d");
    for (const select of document.querySelectorAll("select")) {
        if (!isSeen(select)) continue;
        const style = getComputedStyle(select);
        pen.font = style.font;
        const { text } = select.selectedOptions[0];
        // the arrow takes a place of its own
        const room = select.clientWidth - parseFloat(style.paddingLeft)
            - parseFloat(style.paddingRight) - 18;
        if (pen.measureText(text).width > room) found.push("cut: " + text);
    }
    for (const field of document.querySelectorAll("input[type=text]"))
        if (isSeen(field) && field.scrollWidth > field.clientWidth)
            found.push("cut: " + field.value);
    return found;
}"""
