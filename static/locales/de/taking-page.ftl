### What is taken along from the page: what stands in its HTML.

taking-by-hand = Markiere und kopiere das selbst:
taking-code =
    .aria-label = QR-Code des Links zu dieser Berechnung
taking-code-help = Richte die Kamera eines Telefons darauf, um diese Berechnung dort zu öffnen.
