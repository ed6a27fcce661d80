### DWZ: wat de toernooitafel zegt van een toernooi dat als geheel wordt berekend.

dwz-counted-first = De tegenstander had geen DWZ en telt met { $rating }, de eerste DWZ uit dit toernooi.
dwz-counted-solved = De tegenstander is ook nieuw en telt met { $performance } zolang alle nieuwkomers samen worden berekend; de eerste DWZ die daaruit volgt is { $rating }.
dwz-counted-exceptional = De tegenstander telt met een prestatie van { $performance }, omdat die meer dan { $points } punten boven de DWZ van { $own } ligt.
dwz-not-counted-newcomer = Telt niet mee: de tegenstander heeft geen DWZ en krijgt er in dit toernooi geen.
dwz-kept-first = Blijft { $years } jaar bewaard voor een eerste DWZ. De tegenstander telt met { $rating }, de eerste DWZ uit dit toernooi.
dwz-not-kept = Wordt niet bewaard: de tegenstander had partijen tegen nieuwkomers nodig voor een eerste DWZ.

dwz-note-event-first = Voor tegenstanders met een DWZ telt deze speler met { $rating }, de eerste DWZ uit dit toernooi.
dwz-note-event-second = Tweede fase: pas met de partijen tegen nieuwkomers die hier een eerste DWZ krijgen, zijn het er { $least }.
dwz-note-event-solved = Nieuwkomers die elkaar troffen, worden samen berekend; intussen telt deze speler voor hen met { $performance }. Waar de bond die berekening beëindigt, is niet gepubliceerd. Hier eindigt ze als geen getal meer verandert.
dwz-note-event-member = Alleen leden van een Duitse vereniging krijgen een DWZ. Wie dat nooit was, telt voor de tegenstanders toch met dit getal.
dwz-note-event-kept = Bewaarde partijen uit eerdere toernooien zouden ook tellen; die staan niet in het bestand.
dwz-note-event-exceptional = De prestatie van { $performance } ligt meer dan { $points } punten boven de DWZ van { $own }. Voor de tegenstanders telt die prestatie in plaats van de DWZ.
dwz-note-event-all-points = Alle partijen werden gewonnen. Of voor de tegenstanders dan een getal telt dat meer dan { $points } punten boven de DWZ ligt, weten we niet; hier telt de DWZ.

dwz-step-first-solved = Samen met de andere nieuwkomers berekend. Nieuwkomers onder de tegenstanders: { $others }; rekenrondes: { $rounds }.
