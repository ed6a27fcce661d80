### The dialog for webmasters: what stands in its HTML.

website-heading = De calculator op de website van je club
website-close = Sluiten
website-about = Kies hoe hij eruitziet, kopieer de regels en plak ze in je pagina op een plek waar HTML mag. Wat je bezoekers typen, wordt nergens heen gestuurd.
website-language = Taal
website-system = Ratingsysteem bij het openen
website-mode = Invoer bij het openen
website-k = K bij het openen
website-theme = Kleuren
website-theme-page = Zoals je pagina
website-theme-light = Licht
website-theme-dark = Donker
website-theme-auto = Zoals het apparaat van de bezoeker
website-accent = Kleur van je club
website-colour =
    .aria-label = Kleur
website-systems = Systemen om uit te kiezen
website-element = Voor de meeste sites: de hoogte past zich vanzelf aan
website-copy-element = Deze regels kopiëren
website-frame = Voor sites die scripts verwijderen: een frame met een vaste hoogte
website-copy-frame = Dit frame kopiëren
website-preview = Zo ziet het eruit
