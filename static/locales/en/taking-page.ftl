### What is taken along from the page: what stands in its HTML.

taking-by-hand = Select and copy this yourself:
taking-code =
    .aria-label = QR code of the link to this calculation
taking-code-help = Point the camera of a phone at it to open this calculation there.
