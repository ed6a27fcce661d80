### Wat in de HTML naast het antwoord staat.

goal-short = Doel
glance-slider =
    .aria-label = Een andere tegenstander proberen
glance-help = Je winstverwachting, naar de rating van de tegenstander. Versleep het punt om een andere tegenstander te proberen.
