### The dialog for webmasters: what stands in its HTML.

website-heading = Der Rechner auf der Website deines Vereins
website-close = Schließen
website-about = Wähl das Aussehen, kopier die Zeilen und füg sie in deine Seite ein, wo sie HTML annimmt. Was deine Besucher eingeben, wird nirgendwohin übertragen.
website-language = Sprache
website-system = Wertungssystem beim Öffnen
website-mode = Eingabe beim Öffnen
website-k = K beim Öffnen
website-theme = Farben
website-theme-page = Wie deine Seite
website-theme-light = Hell
website-theme-dark = Dunkel
website-theme-auto = Wie das Gerät des Besuchers
website-accent = Farbe deines Vereins
website-colour =
    .aria-label = Farbe
website-systems = Systeme zur Auswahl
website-element = Für die meisten Seiten: Die Höhe passt sich von selbst an
website-copy-element = Diese Zeilen kopieren
website-frame = Für Seiten, die Skripte entfernen: ein Rahmen mit fester Höhe
website-copy-frame = Diesen Rahmen kopieren
website-preview = So sieht es aus
