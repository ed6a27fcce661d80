### The tournament desk: what stands in its HTML.

## Ways in

desk-file = Toernooibestand
desk-file-help = TRF, PGN, CSV of Excel (XLSX): kies een bestand of sleep het hierheen.
desk-sample = Voorbeeldtoernooi tonen
desk-another = Ander bestand
desk-preview = Dit krijg je: het rapport van het voorbeeldtoernooi
desk-preview-new = Nieuw
desk-paste = Een tabel plakken
desk-paste-label = Een kruistabel of een lijst met partijen, gekopieerd van een webpagina of uit een spreadsheet; een hele TRF of PGN mag ook.
desk-paste-take = Tekst lezen
desk-cancel = Stoppen
desk-events = Toernooi in dit bestand
desk-replace = Ander bestand openen?
desk-replace-help = Je hebt correcties gemaakt die nog in geen bestand staan. Ze gaan verloren als je een ander bestand opent.
desk-replace-go = Ander bestand openen
desk-replace-keep = Dit toernooi houden

## Choices

desk-system = Verwerken volgens
desk-second = Vergelijken met
desk-second-none = niets
desk-date = Eerste dag
desk-end = Laatste dag
desk-tempo = Speeltempo
desk-format = Toernooivorm
desk-format-help = Voor normen
desk-list = Gebruikte ratings
desk-look-up-summary = Ratings opzoeken in een lijst
desk-look-up = Ratinglijst
desk-look-up-help = Een ratinglijst vult ratings, geboortejaren en andere gegevens aan: de lijst van de FIDE (TXT, XML of de ZIP ervan), de KNSB of de DSB, zoals gedownload. De lijst wordt op dit apparaat gelezen, deel voor deel.
desk-add-summary = Nog een tabel van dit toernooi toevoegen
desk-add-file = Toe te voegen bestand
desk-add-file-help = Een spelerslijst, nog een ronde, de kruistabel zonder ratings: wat bij elkaar hoort, wordt op nummer of naam samengevoegd, en er staat bij wat waarvandaan komt.
desk-add-text = Of plak de tabel
desk-add-take = Toevoegen

## Remarks and corrections

desk-problems = Let op:
desk-corrections = Correcties
desk-undo = Laatste ongedaan maken

## The table

desk-report = Rapport
desk-report-help = Kies een naam om de partijen van die speler te openen. Daar kun je uitslagen, de rating en wat er verder toe doet corrigeren.
desk-norms = Normen: gehaald of nog haalbaar
desk-search = Zoeken
desk-order = Volgorde
desk-order-number = Nummer
desk-order-standing = Plaats en punten
desk-order-rating = Rating
desk-order-change = Verandering
desk-order-name = Naam
desk-team = Team
desk-exports =
    .aria-label = Opslaan of afdrukken
desk-export-xlsx = Excel
desk-export-csv = CSV
desk-export-trf = TRF
desk-export-print = Afdrukken
desk-previous = Vorige
desk-next = Volgende

## A player

desk-correct-help = Een correctie telt meteen, en voor iedereen die het aangaat.
desk-add = Partij of bye toevoegen of vervangen
desk-add-round = Ronde
desk-add-opponent = Nummer van de tegenstander
desk-add-go = Invoeren
desk-add-help = Dit komt bij beide spelers in de plaats van wat er in die ronde staat. Bij een bye is er geen tegenstander.
desk-games = Partijen
desk-game-round = Rd.
desk-game-colour = Kleur
desk-game-opponent = Tegenstander
desk-game-rating = Rating
desk-game-result = Uitslag
desk-game-expected = Verwacht
desk-game-points = Punten
desk-scroll-games =
    .aria-label = Partijen, te verschuiven
desk-scroll-report =
    .aria-label = Rapport, te verschuiven
desk-working = Berekening tonen
desk-link = In de calculator openen
