### Texts that the running page composes.
### Figures arrive as written numbers; only $count chooses a plural.

decimal-mark = ,
dash = –
percent = { $value } %
gain = winst
loss = verlies
unchanged = onveranderd
expected-one = Verwachte score { $expected }: een remise telt als halve winst.
expected-several = Verwachte score { $expected } uit { $games } { $count ->
        [one] partij
       *[other] partijen
    }; het percentage is het gemiddelde per partij.
rounding = { $own } { $change } = { $exact }, afgerond { $rating }.
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
row-open = Kies de uitslag.
step-sum = Verwacht uit { $games } partijen samen: { $expected }.
step-change = Verandering: K × (score − verwacht) = { $k } × ({ $score } − { $expected }) = { $change }.
step-new-rating = Nieuwe rating: { $own } { $moved } = { $rating }. De verandering { $change } wordt één keer afgerond, een half punt van nul af.
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
