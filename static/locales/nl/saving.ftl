### Wat er bekend is van een bestand dat opgeslagen moest worden.

saving-saved = Het bestand is opgeslagen.
saving-asked = De browser is gevraagd het bestand op te slaan.
saving-stopped = Niet opgeslagen: je hebt het venster gesloten.
saving-failed = Niet opgeslagen: het bestand kon daar niet worden geschreven. Probeer een andere plaats.
