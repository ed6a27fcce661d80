### What the tournament desk notices in rating lists and tables, and what it writes into
### spreadsheets. The reader of tables knows these headings; a test holds that.

## Rating lists

problem-list-unknown = Dit is geen ratinglijst die hier gelezen kan worden: de lijst van de FIDE als tekst of XML, of de CSV-lijsten van de KNSB en de DSB.
problem-list-headings = Dit lijkt een bekende ratinglijst, maar in de kopregel ontbreken het spelersnummer, de naam of de rating.
problem-list-clubs = Dit is de clublijst van de DSB. De ratings staan in de spelerslijst, spieler.csv.
problem-list-tempo = De lijst heeft maar één soort rating en zegt niet welke. Dat staat in de naam van het bestand: houd de naam die de bond eraan gaf.
problem-list-empty = De lijst heeft geen spelers.
problem-list-archive = Het archief is beschadigd of met een wachtwoord beveiligd. Pak het uit en open de lijst zelf.
problem-list-archive-empty = In het archief zit geen ratinglijst.
problem-list-archive-several = In het archief zitten meer lijsten: { $files }. Pak het uit en open er één.
problem-list-no-id = Aan het begin van de regel staat geen spelersnummer maar „{ $text }”. De regel is overgeslagen.
problem-list-no-name = In de regel staat geen naam. Hij is overgeslagen.
problem-list-number = „{ $text }” onder { $field } is geen getal dat daar kan staan. De speler is overgeslagen.
problem-list-cells = De regel heeft { $found } cellen, de kopregel { $expected }. Hij is overgeslagen.
problem-list-quotes = Een aanhalingsteken wordt niet gesloten. De regel is overgeslagen.
problem-list-broken-element = De gegevens van de speler zijn beschadigd. De speler is overgeslagen.
problem-list-more-lines = Nog { $count } regels konden niet gelezen worden.
problem-list-missing = { $name } (nr. { $number }) staat niet op de lijst.
problem-list-by-name = { $name } (nr. { $number }) is alleen op naam gevonden, als { $listed } met nummer { $id }. Controleer of het dezelfde speler is.
problem-list-ambiguous = { $count } spelers op de lijst kunnen { $name } (nr. { $number }) zijn: { $candidates }. Er is er geen gekozen.
problem-list-other-year = { $name } (nr. { $number }) staat op de lijst met een ander geboortejaar: { $candidates }. Er is er geen gekozen.
problem-list-year-unknown = { $name } (nr. { $number }) kan { $candidates } zijn, maar de lijst kent het geboortejaar niet. Er is er geen gekozen.
problem-list-id-other-name = Nummer { $id } van { $name } (nr. { $number }) hoort op de lijst bij { $listed }. Het is niet gebruikt.
problem-list-born-differs = { $name } (nr. { $number }) is volgens het bestand geboren in { $born }, volgens de lijst in { $listed }. De speler is op nummer gevonden en overgenomen.
problem-list-id-differs = { $name } (nr. { $number }) heeft nummer { $id } in het bestand en nummer { $listed } op de lijst. De speler is op naam en geboortejaar overgenomen.

## Tables and workbooks

problem-table-too-large = De tabel is te groot voor een toernooi: er worden hoogstens { $rows } rijen en { $columns } kolommen gelezen.
problem-table-quotes = Een aanhalingsteken wordt niet gesloten; de aanhalingstekens zijn gelezen zoals ze er staan.
problem-table-not-aligned = Het is niet duidelijk welke tekst onder welke kop hoort. De regel is overgeslagen.
problem-table-heading = De kop „{ $text }” is niet bekend; de kolom is niet gelezen.
problem-table-no-heading = De kolom heeft geen kop en is niet gelezen.
problem-table-heading-twice = De kop „{ $text }” zegt hetzelfde als een eerdere; de kolom is niet gelezen.
problem-table-round-headings = De rondes boven de uitslagen zijn niet op volgorde genummerd: { $rounds }.
problem-table-no-name = In de rij staat geen naam. Hij is overgeslagen.
problem-table-number = „{ $text }” is geen getal dat hier kan staan. Het is overgeslagen.
problem-table-number-twice = Nummer { $number } staat voor { $name } en voor iemand anders. { $name } heeft nu nummer { $used }.
problem-table-sex = „{ $text }” zegt niet of het een man of een vrouw is. Het is overgeslagen.
problem-table-birth = „{ $text }” is geen geboortedatum of geboortejaar. Het is overgeslagen.
problem-table-points = „{ $text }” is geen aantal punten. Het is overgeslagen.
problem-table-no-rating-for = „{ $text }” hoort bij een rating die er niet is. Het is overgeslagen.
problem-table-result = „{ $text }” bij { $name } (nr. { $number }) is geen duidelijke uitslag. Die is overgeslagen.
problem-table-numbers-unclear = De nummers van de tegenstanders kunnen startnummers of plaatsen zijn: de uitslagen passen bij beide. Ze zijn als startnummers gelezen.
problem-table-by-rank = De nummers van de tegenstanders zijn plaatsen, zoals uit de uitslagen blijkt. Zo zijn ze gelezen.
problem-table-no-opponents = De tabel heeft uitslagen maar zegt niet tegen wie. Ze zijn overgeslagen.
problem-table-rounds-unknown = De tabel zegt niet in welke ronde een partij gespeeld is. De rondes hier dienen alleen om de partijen te nummeren.
problem-table-no-pair = Een partij heeft wit en zwart nodig, maar hier staan „{ $white }” en „{ $black }”. Ze is overgeslagen.
problem-table-result-of-game = „{ $text }” is geen duidelijke uitslag. De partij telt als niet afgelopen of is overgeslagen.
problem-table-rating-differs = { $name } heeft hier rating { $text } en eerder { $used }. { $used } wordt gebruikt.
problem-table-card-owner = De tabel zegt niet van wie deze partijen zijn.
problem-table-day = „{ $text }” is geen dag van de kalender. Het is overgeslagen.
problem-table-day-unsure = „{ $text }” is gelezen als { $day }.
problem-table-team = „{ $text }” is geen team met zijn spelers. Het is overgeslagen.
problem-table-sheet-second = Dit blad is niet gelezen: de uitslagen staan op een ander.
problem-workbook-broken = De spreadsheet is beschadigd of met een wachtwoord beveiligd. Bewaar hem opnieuw als XLSX, of kopieer de tabel en plak die hier.
problem-workbook-old = Dit is een spreadsheet van een oude soort. Bewaar hem als XLSX of CSV.
problem-workbook-too-large = De spreadsheet is te groot voor een toernooi.

## Spreadsheets that are written

export-sheet-event = Toernooi
export-sheet-players = Spelers
export-sheet-report = Rapport
export-sheet-notes = Opmerkingen
export-event-name = Toernooi:
export-event-city = Plaats van spelen:
export-event-federation = Federatie van het toernooi:
export-event-start = Begindatum:
export-event-end = Einddatum:
export-event-rounds = Aantal rondes:
export-event-kind = Speelwijze:
export-event-arbiter = Hoofdarbiter:
export-event-deputies = Plaatsvervangend arbiters:
export-event-clock = Bedenktijd:
export-event-tempo = Soort partij:
export-event-round-dates = Data van de rondes:
export-event-scoring = Puntentelling:
export-event-team = Team:
export-column-number = Nr.
export-column-title = Titel
export-column-name = Naam
export-column-final-rank = Eindrang
export-column-sex = Geslacht
export-column-birth = Geboren
export-column-federation = Federatie
export-column-id = ID
export-column-rating = Rating
export-column-k = K
export-column-games = Partijen vooraf
export-column-index = Index
export-column-peak = Hoogste rating
export-column-team-number = Teamnr.
export-column-team = Team
export-column-points = Punten
export-column-round = R
export-column-rating-used = Gebruikte rating
export-column-k-used = Gebruikte K
export-column-counted = Getelde partijen
export-column-score-counted = Score geteld
export-column-expected = Verwacht
export-column-change = Verandering
export-column-new-rating = Nieuwe rating
export-column-notes = Opmerkingen
export-column-severity = Ernst
export-column-sheet = Blad
export-column-line = Regel
export-column-column = Kolom
export-column-what = Wat
export-cell-unrated = geen
export-severity-error = fout
export-severity-warning = waarschuwing
export-severity-notice = mededeling
