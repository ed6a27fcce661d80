### The dialog for webmasters: what it says.

website-copied = Kopiert.
website-refused = Der Browser hat das Kopieren nicht erlaubt. Die Zeilen sind markiert: Kopier sie selbst.
