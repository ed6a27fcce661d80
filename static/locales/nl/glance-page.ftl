### Wat in de HTML naast het antwoord staat.

goal-short = Doel
glance-slider =
    .aria-label = Een andere tegenstander proberen
glance-help = Je winstverwachting bij elke rating van de tegenstander. Versleep de stip om een andere tegenstander te proberen.
