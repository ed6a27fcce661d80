### Texts that the running page composes.
### Figures arrive as written numbers; only $count chooses a plural.

decimal-mark = ,
opening-system = knsb
usual-systems = knsb fide
dash = –
percent = { $value }%
gain = erbij
loss = eraf
unchanged = onveranderd
expected-one = Verwachte score { $expected }: een remise telt als halve winst.
expected-several = Verwachte score { $expected } uit { $games } { $count ->
        [one] partij
       *[other] partijen
    }; het percentage is het gemiddelde per partij, met een remise als halve winst.
rounding = { $own } { $change } = { $exact }, afgerond { $rating }.
limited = { $own } { $change } = { $exact }; volgens de regels is de grens { $rating }.
cut = { $own } { $change } = { $exact }, zonder decimalen getoond als { $rating }.
choice-none = onbekend
state-moved = { $before } → { $after }
state-after = { $fact } na de partijen
field-not-offered = Dit systeem berekent niets uit een gemiddelde van tegenstanders: geef ze op onder ‘Meerdere partijen’.
status = Nieuwe rating { $rating }, verandering { $change }.
status-incomplete = Nog geen uitkomst.
counted = { $counted } van { $listed } partijen geteld.
note-estimate = Schatting met het gemiddelde van het veld.
compare-exact = { $count ->
        [one] Je opgegeven partij geeft
       *[other] Je { $games } opgegeven partijen geven
    } precies { $change }, nieuwe rating { $rating }.
row-opponent = Rating tegenstander, partij { $number }
row-result = Uitslag van partij { $number }
row-remove = Partij { $number } verwijderen
row-removed = Partij { $number } verwijderd.
row-example = Een voorbeeld: typ je eigen partij eroverheen.
row-open = Nog te spelen.
step-sum = Verwacht uit { $games } partijen samen: { $expected }.
step-change = Verandering: K × (score − verwacht) = { $k } × ({ $score } − { $expected }) = { $change }.
step-new-rating = Nieuwe rating: { $own } { $moved } = { $rating }. De verandering { $change } wordt één keer afgerond; precies een half gaat bij een plus omhoog en bij een min omlaag.
not-counted-open = Telt niet mee: nog geen uitslag.
not-counted-unrated = Telt niet mee: de tegenstander heeft geen rating.
not-counted-forfeit = Telt niet mee: reglementaire winst of verlies.
not-counted-bye = Telt niet mee: een bye is geen partij.
error-empty = Typ een getal.
error-not-a-number = Geen getal. Gebruik cijfers, zoals { $example }.
error-not-whole = Gebruik een heel getal.
error-out-of-range = Gebruik een getal van { $low } tot en met { $high }.
error-bad-games = Gebruik een heel aantal partijen, minstens 1.
error-bad-points = Gebruik hele of halve punten, van 0 tot en met { $high }.
error-bad-score = Kies winst, remise of verlies.
error-missing = Dit is nodig.

date = { $day }-{ $month }-{ $year }
status-first = Eerste rating { $rating }.
other-side = Nieuwe rating van de tegenstander { $rating }, verandering { $change } met { $letter } { $k }.
other-side-moved = Nieuwe rating van de tegenstander { $rating }, verandering { $change }.
row-more = Meer over partij { $number }
row-state = Soort partij { $number }
row-fact = { $fact }, partij { $number }
paste-read = { $count ->
        [one] Eén partij gelezen.
       *[other] { $games } partijen gelezen.
    }
paste-open = { $count ->
        [one] Eén is zonder uitslag.
       *[other] { $games } zijn zonder uitslag.
    }
paste-unread = { $count ->
        [one] Eén regel is niet begrepen en staat nog in het vak: { $lines }
       *[other] Enkele regels zijn niet begrepen en staan nog in het vak: { $lines }
    }
edition-since = Regels geldig sinds { $since }. Bron: { $source }. Voor het laatst nagekeken op { $checked }.
edition-between = Regels geldig van { $since } tot en met { $until }. Bron: { $source }. Voor het laatst nagekeken op { $checked }.
edition-source = Bron: { $source }. Voor het laatst nagekeken op { $checked }.
why-period = Voor een lijst tellen alle toernooien van de periode samen; een partij uit een ander toernooi in dezelfde periode verandert dezelfde som.
why-start = De verandering komt bij de rating van de vorige lijst, en die kan sinds het begin van het toernooi zijn veranderd.
why-event = Elk toernooi wordt apart berekend, vanaf de DWZ na het vorige toernooi; een lijst toont de stand op één dag.
why-k = Een bond kent je precieze aantal partijen en je leeftijd; wat je hier leeg laat, wordt aangenomen.
error-bad-date = Gebruik een datum zoals { $example-date }.
error-unknown-choice = Kies een van de aangeboden waarden.
error-end-before-date = De laatste dag ligt vóór de eerste.

keeping-none = Wat je invult, wordt bewaard in deze browser, alleen op dit apparaat.
keeping-kept = Bewaard in deze browser, alleen op dit apparaat.
keeping-shared = Wat je hier verandert, wordt pas bewaard als je het overneemt.
keeping-refused = Deze browser bewaart niets voor deze pagina. Kopieer de link of sla de partijen op om er later mee verder te gaan.
keeping-deleted = Verwijderd: er staat niets meer van op dit apparaat.
printed = Afgedrukt op { $date }.

date-label = Eerste dag van het toernooi
end-label = Laatste dag van het toernooi
when-today = vandaag
when-played = Gespeeld: { $parts }
assumed = Aangenomen, want niet ingevuld: { $facts }
