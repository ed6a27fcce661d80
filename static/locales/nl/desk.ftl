### The tournament desk: what its worker says.

desk-unnamed = Toernooi zonder naam
desk-event-in-file = { $name } ({ $players })
desk-players = { $count ->
        [one] { $players } speler
       *[other] { $players } spelers
    }
desk-rounds = { $count ->
        [one] { $rounds } ronde
       *[other] { $rounds } rondes
    }
desk-ratings-of = Gebruikte ratings: { $list }.
desk-format-told = { $format } (uit het bestand)
desk-format-untold = Onbekend
desk-format-by-file = Toernooivorm: { $format }, volgens het bestand.
desk-format-chosen = Toernooivorm: { $format }, zoals hierboven gekozen.
desk-format-instead = Toernooivorm: { $format }, zoals hierboven gekozen; volgens het bestand: { $told }.
desk-format-open = Toernooivorm: die staat niet in het bestand. Kies hem hierboven als je hem weet.
desk-list-any = ratings uit het bestand
desk-list-fid = FIDE
desk-list-ned = KNSB
desk-list-ger = DWZ
desk-team-sum = { $count ->
        [one] { $rated } speler met rating
       *[other] { $rated } spelers met rating
    }, gemiddeld { $average }; score { $score }, verwacht { $expected }, verandering { $change }.

## Columns

desk-column-number = Nr.
desk-column-name = Naam
desk-column-team = Team
desk-column-rating = Rating
desk-column-games = Partijen
desk-column-score = Score
desk-column-expected = Verwacht
desk-column-change = Verandering
desk-column-new = Nieuw
desk-shown = { $count ->
        [one] { $first }–{ $last } van { $found } speler
       *[other] { $first }–{ $last } van { $found } spelers
    }
desk-column-performance = Prestatie
desk-totals = Som van { $count ->
        [one] één speler met rating
       *[other] { $rated } spelers met rating
    }
desk-average = ⌀ { $rating }
desk-biggest-gain = ▲ meeste erbij
desk-biggest-loss = ▼ meeste eraf
desk-standing = Plaats { $rank }, punten: { $points }
desk-standing-points = Punten: { $points }
desk-found-nobody = Geen speler gevonden.
desk-first = Eerste rating
desk-unrated = Niet verwerkt: geen rating, en geen regel voor een eerste rating

## A player

desk-sum = { $own } { $change } = { $rating }: gescoord { $score }, verwacht { $expected }.
desk-sum-factor = { $own } { $change } = { $rating }: gescoord { $score }, verwacht { $expected }, { $letter } { $k }.
desk-figure = { $name }: { $value }
desk-nobody = geen tegenstander
desk-colour-w = Wit
desk-colour-b = Zwart
desk-fact-rating = Rating vooraf
desk-fact-games = Verwerkte partijen vooraf
desk-fact-born = Geboortejaar
desk-fact-peak = Hoogste rating
desk-fact-index = Index
desk-result-win = Winst
desk-result-draw = Remise
desk-result-loss = Verlies
desk-result-forfeit-win = Reglementaire winst
desk-result-forfeit-loss = Reglementair verlies
desk-result-forfeit-both = Beiden reglementair verloren
desk-result-open = Geen uitslag
desk-result-short-win = Winst voordat beiden gezet hadden
desk-result-short-draw = Remise voordat beiden gezet hadden
desk-result-short-loss = Verlies voordat beiden gezet hadden
desk-result-bye-allocated = Bye (vrijgeloot)
desk-result-bye-full = Bye met een punt
desk-result-bye-half = Bye met een half punt
desk-result-bye-zero = Afwezig, zonder punt
desk-edit-fact = { $name }: { $fact } { $value }
desk-edit-join = { $other } is { $name }
desk-edit-apart = { $other } en { $name } zijn twee personen
desk-edit-result = { $name }, ronde { $round }: { $result }
desk-edit-game = { $name }, ronde { $round }, tegen { $opponent }: { $result }
error-desk-round = Typ de ronde, een getal van { $low } tot en met { $high }.
error-desk-opponent = Typ het nummer van een andere speler van het toernooi.
desk-not-counted-stranger = Telt niet mee: de tegenstander staat niet in het bestand.
desk-not-counted-short = Telt niet mee: beslist voordat beiden een zet hadden gedaan.
desk-not-counted-variant = Telt niet mee: geen schaak volgens de regels van de FIDE, of niet vanaf het begin.
desk-not-counted-disputed = Telt niet mee: de regels van de twee spelers spreken elkaar tegen.

## Remarks

desk-severity-error = Fout
desk-severity-warning = Controleren
desk-severity-notice = Opmerking
desk-add-pasted = De geplakte tabel
desk-answer-join = Samenvoegen
desk-answer-apart = Het zijn twee personen
desk-answer-date = Eerste dag invoeren
desk-answer-tempo = Speeltempo kiezen
error-desk-no-table = Er staat geen tabel in die te lezen is.
error-desk-other-event = Geen van de spelers doet mee aan dit toernooi. Open die tabel apart.
desk-count-error = { $count ->
        [one] { $number } fout
       *[other] { $number } fouten
    }
desk-count-warning = { $number } te controleren
desk-count-notice = { $count ->
        [one] { $number } opmerking
       *[other] { $number } opmerkingen
    }
desk-more = en nog { $number }; in een opgeslagen Excel-bestand staan ze allemaal
desk-place-sheet = blad { $sheet }
desk-place-line = regel { $line }
desk-place-column = kolom { $column }
