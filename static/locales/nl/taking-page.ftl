### What is taken along from the page: what stands in its HTML.

taking-by-hand = Selecteer en kopieer dit zelf:
taking-code =
    .aria-label = QR-code van de link naar deze berekening
taking-code-help = Richt de camera van een telefoon erop om deze berekening daar te openen.
