### The dialog for webmasters: what it says.

website-copied = Gekopieerd.
website-refused = De browser stond kopiëren niet toe. De regels zijn geselecteerd: kopieer ze zelf.
