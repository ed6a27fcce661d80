### De vragen rond een toernooi: prestatie, doel, kansen, normen.

## Prestatie

performance-no-games = Nog geen gespeelde partij tegen een tegenstander met rating.
performance-all-or-nothing = Met alle punten of zonder punten bestaat zo’n rating niet: bij geen enkele rating is de verwachte score alles of niets.
performance-logistic = De rating waarbij precies deze score tegen deze tegenstanders de verwachte is, op de logistische kromme met schaal { $scale }.
fide-performance-average = Het ratinggemiddelde van de tegenstanders achter het bord, afgerond, een half naar boven.
fide-performance-tpr = Toernooiprestatie (TPR): het gemiddelde van de tegenstanders en het verschil dat de tabel van de FIDE bij de score in hele procenten geeft.
fide-performance-ptp = Perfecte toernooiprestatie (PTP): de laagste rating waarbij tegen deze tegenstanders ten minste deze score wordt verwacht, met de tabel van de FIDE en zonder grens aan het verschil. Zonder punt is het de laagste tegenstander min { $notional }.
fide-performance-norm = De prestatie waarop normen worden beoordeeld: een tegenstander zonder rating telt als { $unrated }, en de laagste tegenstander mag worden opgetrokken tot een ondergrens.
fide-performance-notional = Een afgesproken waarde: met alle punten of zonder punten rekent de FIDE met een verschil van { $notional }.
fide-ptp-all-won = Omstreden: met alle punten geeft de definitie de hoogste tegenstander en { $certain } punten erbij; sommige programma’s tellen er { $notional } bij op.
fide-performance-norm-reached = Ten minste { $performance }, de prestatie voor een norm. De laagste tegenstander telt als ten minste { $floor }.
fide-norm-standard-only = Normen zijn er alleen in het klassieke schaak.
knsb-performance-lpr = Lijstprestatie (LPR): de rating waarbij precies deze score tegen deze tegenstanders de verwachte is, op de normale kromme van de KNSB.
knsb-performance-draw = Met alle punten of zonder punten komt er een fictieve remise tegen { $rating } bij.
knsb-performance-linear = Lineaire prestatie: het gemiddelde van de tegenstanders + { $span } × (2 × score / partijen − 1), zoals clubpagina’s het uitleggen.
dwz-performance = Turnierleistung: de DWZ waarbij deze score tegen deze tegenstanders de verwachte is.

## Doel

forecast-spread = Hier telt ook uit welke partijen de punten komen. Met de eerste score lukt het hoe dan ook, met de tweede alleen als de punten gunstig vallen.

## Normen

norm-games = Gespeelde partijen: { $value }; nodig zijn er ten minste { $needed }.
norm-players = Spelers in dubbel round-robin: { $value }; nodig zijn er ten minste { $needed }.
norm-federations = Federaties van tegenstanders naast de eigen: { $value }; nodig zijn er ten minste { $needed }.
norm-own-federation = Tegenstanders uit de eigen federatie: { $value }; toegestaan zijn er hoogstens { $needed }.
norm-own-unknown = Hoogstens { $needed } tegenstanders mogen uit de eigen federatie komen, en die is niet ingevuld.
norm-one-federation = Meeste tegenstanders uit één federatie: { $value }; toegestaan zijn er hoogstens { $needed }.
norm-titled = Tegenstanders met een titel (CM en WCM tellen niet): { $value }; nodig zijn er ten minste { $needed }.
norm-holders-gm = Grootmeesters onder de tegenstanders: { $value }; nodig zijn er ten minste { $needed }.
norm-holders-im = Tegenstanders met de titel IM of GM: { $value }; nodig zijn er ten minste { $needed }.
norm-holders-wgm = Tegenstanders met de titel WGM, IM of GM: { $value }; nodig zijn er ten minste { $needed }.
norm-holders-wim = Tegenstanders met de titel WIM, WGM, IM of GM: { $value }; nodig zijn er ten minste { $needed }.
norm-average = Gemiddelde van de tegenstanders: { $value }; nodig is ten minste { $needed }.
norm-average-open = Gemiddelde van de tegenstanders: nodig is ten minste { $needed }.
norm-performance = Prestatie tot nu toe: { $value }; nodig is ten minste { $needed }.
norm-performance-open = Prestatie: nodig is ten minste { $needed }.
norm-score = Score: { $value }; uit { $games } partijen is ten minste { $needed } nodig, { $percent }%.
norm-note-raised = De laagste tegenstander, met { $lowest }, telt als { $floor }.
norm-note-dropped = Niet meegeteld omdat er niet is gespeeld: { $games }.
norm-left-outside = Partij { $game } telt niet mee: de tegenstander hoort bij geen federatie van de FIDE.
norm-left-scoreless = Partij { $game } telt niet mee: de tegenstander heeft geen rating en haalde in een round-robintoernooi niets tegen spelers met een rating.
norm-left-won = Partij { $game } blijft buiten beschouwing: gewonnen partijen mogen worden genegeerd als de overige de norm opleveren.
norm-note-later = Alleen de rondes tot en met { $round } tellen mee: wat na een voltooide norm komt, mag in een Zwitsers toernooi worden genegeerd.
norm-note-complete = De norm was al na ronde { $round } voltooid.
norm-note-lost = De reglementaire winst in de laatste ronde telt als verloren partij: die is nodig voor het aantal partijen.
norm-note-eight = { $games } partijen zijn genoeg: in een toernooi van { $rounds } rondes mag er één ontbreken door een reglementaire winst of een bye (vrijgeloot). In een aanvraag mag maar één zo’n norm staan.
norm-note-long = Een norm uit meer dan { $games } partijen telt voor { $games }.
norm-note-win-more = Partijen die nog worden gewonnen, mogen worden genegeerd; het is dus nog niet beslist.
norm-note-stopped = Gewonnen partijen kunnen op te veel manieren worden genegeerd om alles te proberen.
norm-note-format = Het hangt af van de toernooivorm: vul hem in als je hem weet.
norm-note-code = Partij { $game }: de code van de federatie is er geen van de FIDE, dus de federatie van deze tegenstander geldt als onbekend.
norm-note-strangers = Tegenstanders met onbekende federatie: { $games }. Een partij tegen iemand die bij geen federatie van de FIDE hoort, telt niet mee, en zonder die partij kan het oordeel anders zijn.
norm-note-own-code = De code van je federatie is er geen van de FIDE, dus die geldt als onbekend.
norm-note-fewer-games = Minder partijen zijn genoeg in sommige teamwedstrijden, in de World Cup, of als in een toernooi van { $rounds } rondes één partij een reglementaire winst of een bye (vrijgeloot) was. Vraag het de arbiter.
norm-note-exempt = Voor sommige toernooien, zoals nationale kampioenschappen, gelden de eisen over federaties niet. Vraag het de arbiter.
norm-note-older = Het toernooi is ouder dan deze reglementen; de eisen kunnen anders zijn geweest.
norm-note-unchecked = Hier niet nagegaan:
norm-unchecked-woman = of de speler een vrouw is
norm-unchecked-event = aanmelding van het toernooi bij de FIDE, speeltempo, rondes per dag, arbiters in de speelzaal
norm-unchecked-fewer = teamkampioenschappen en de World Cup, waar minder partijen genoeg zijn
norm-unchecked-adjudged = partijen die door arbitrage of anders dan aan het bord zijn beslist
norm-unchecked-altered = wijzigingen van rondes of indeling in het voordeel van een speler
norm-unchecked-format = andere toernooivormen dan Zwitsers, round-robin, dubbel round-robin en knock-out
norm-unchecked-exempt = vrijstellingen van de eisen over federaties: nationale kampioenschappen, zonetoernooien, grote internationale Zwitserse toernooien
norm-unchecked-list = of ratings, titels en federaties kloppen met de lijst bij het begin
norm-unchecked-together = wat alle normen van een aanvraag samen moeten hebben
norm-for-some = { $norms }: { $unchecked }
norm-note-title = Een norm is nog geen titel: daarvoor zijn normen over samen { $games } partijen nodig en een keer een rating van { $rating }.
