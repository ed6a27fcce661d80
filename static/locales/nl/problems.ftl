### What the tournament desk notices about files and events. The English is the command line's.

## Any file

problem-empty-file = Het bestand is leeg.
problem-xml-broken = De XML is kapot in regel { $row }. Er is niets gelezen. Haal het bestand opnieuw op.
problem-xml-number = ‘{ $text }’ is geen nummer van een speler. De paring is overgeslagen.
problem-refused-pdf = Dit is een PDF, waaruit geen tabel betrouwbaar te lezen is. Neem de export als Excel of TRF van het programma dat hem maakte, of kopieer de tabel van de webpagina.
problem-refused-picture = Dit is een plaatje. Neem het bestand of de webpagina waarvan het is gemaakt.
problem-refused-papi = Dit is een bestand van Papi. Exporteer het toernooi daar als rapport voor de FIDE (TRF), en open dat.
problem-refused-swiss-manager = Dit is een bestand van Swiss-Manager; alleen dat programma kan het lezen. Exporteer daar de gegevens voor de FIDE (TRF), of de kruistabel als Excel.
problem-refused-swiss-chess = Dit is een bestand van Swiss-Chess; alleen dat programma kan het lezen. Exporteer daar een TRF, of de voortgangstabel (Fortschrittstabelle) als tekst of Excel.
problem-refused-vega = Dit is een bestand van Vega. Maak daar het rapport voor de FIDE (TRF) en open dat.
problem-refused-swissperfect = Dit is een van de bestanden waarin SwissPerfect een toernooi bewaart. Exporteer daar de stand met alle rondes als tekst en open die.
problem-refused-json-lichess = Dit zijn partijen van Lichess als JSON. Download daar de TRF van het Zwitserse toernooi, of de partijen als PGN.
problem-refused-json-chess-com = Dit is JSON van Chess.com. Download daar de partijen van het toernooi als PGN.
problem-refused-document = Dit is een tekstdocument. Kopieer de tabel eruit en plak die hier.
problem-refused-archive = Dit is een archief. Pak het uit en open het bestand van het toernooi.
problem-refused-sheet = Dit is een spreadsheet van LibreOffice of OpenOffice. Sla die op als XLSX, of kopieer de tabel en plak die hier.
problem-refused-program = Dit is het eigen formaat van een ander programma; alleen dat programma kan het lezen. Exporteer daar een TRF (het rapport voor de FIDE): Swiss-Manager, Swiss-Chess, Vega, Sevilla en Papi kunnen dat.
problem-refused-page = Dit is een opgeslagen webpagina, en er staat geen tabel in. Kopieer de tabel in de browser en plak die hier.
problem-refused-archived-page = Dit is een webpagina die als één bestand (MHTML) is opgeslagen. Sla die op als HTML, of kopieer de tabel en plak die hier.
problem-refused-json = Dit is JSON, zoals websites het aan programma’s geven. Download daar de TRF of de PGN van het toernooi.
problem-refused-xml = Dit is XML, maar geen toernooi van chess-results en ook geen ratinglijst. Exporteer een TRF van het toernooi.
problem-refused-headings = Dit is een tabel, maar geen van de rijen benoemt de kolommen; de eerste is ‘{ $text }’. Kopieer de tabel met de koppen erbij, of zet er een rij boven zoals: Nr., Naam, Rating, 1, 2, 3.
problem-refused-text = Dit is een tekst, maar geen TRF, geen PGN en geen tabel met koppen. Om een toernooi te berekenen zijn de namen, de ratings en wie tegen wie speelde met welke uitslag nodig: een TRF, een PGN, een kruistabel of een lijst met partijen.
problem-signs-left-out = In ‘{ $text }’ stonden tekens die niet te zien zijn of de leesrichting omkeren. Ze zijn weggelaten.
problem-file-too-large = Het bestand is { $size } MB groot; van een toernooibestand worden hoogstens { $most } MB gelezen. Er is niets gelezen. Verdeel het over verschillende bestanden.
problem-event-too-large = Het bestand bevat { $count } uitslagen; er worden er hoogstens { $most } tegelijk gelezen. Er is niets gelezen. Verdeel het over verschillende bestanden, per groep of per ronde.

## What contradicts itself

problem-opponent-missing = Ronde { $round } van speler { $number }, { $name }, noemt tegenstander { $opponent }, die niet in het bestand staat; de partij telt niet mee.
problem-opponents-missing = Uitslagen tegen spelers die niet in het bestand staan: { $count }. Ze tellen niet mee. De eerste: speler { $number }, { $name }, ronde { $round }, tegenstander { $opponent }.
problem-own-opponent = Speler { $number }, { $name }, speelt in ronde { $round } tegen zichzelf.
problem-one-sided = Speler { $number }, { $name }, heeft in ronde { $round } een partij tegen { $opponent }, { $other }, maar { $other } heeft er geen tegen { $name }. De partij telt pas mee als de uitslag vaststaat.
problem-results-disagree = Ronde { $round }: speler { $number }, { $name }, heeft ‘{ $code }’ tegen { $opponent }, { $other }, die ‘{ $code2 }’ heeft. De partij telt pas mee als de uitslag vaststaat.
problem-result-with-penalty = Ronde { $round }: speler { $number }, { $name }, heeft ‘{ $code }’ en { $opponent }, { $other }, heeft ‘{ $code2 }’: samen minder dan een punt. De partij telt zoals het er staat.
problem-same-colour = Ronde { $round }: speler { $number }, { $name }, en { $opponent }, { $other }, hebben dezelfde kleur.
problem-round-twice = Speler { $number }, { $name }, heeft meer dan één uitslag in ronde { $round }.
problem-games-twice = Speler { $number }, { $name }, speelt vaker tegen { $opponent }, { $other }: in de rondes { $rounds }.
problem-points-differ = Speler { $number }, { $name }, heeft { $points } in de stand, maar de uitslagen zijn samen { $sum }.
problem-no-result-yet = Ronde { $round }: de partij van speler { $number }, { $name }, tegen { $opponent }, { $other }, heeft nog geen uitslag.
problem-numbers-missing = Geen speler heeft startnummer { $numbers }.
problem-same-name = Spelers { $number } en { $other } hebben dezelfde naam, { $name }.
problem-and-more = En nog { $more } van deze soort.
problem-and-more-at = En nog { $more } van deze soort, op de regels { $places }.
problem-no-opponents = Het bestand zegt hoeveel punten de spelers hebben, maar niet tegen wie: er valt niets te berekenen. Neem de kruistabel of de lijst met partijen van het toernooi, of voeg die toe aan deze stand.
problem-maybe-same = Spelers { $number }, { $name }, en { $other }, { $alias }, kunnen dezelfde persoon zijn. Ze blijven gescheiden totdat je ze samenvoegt.
problem-same-id = Spelers { $number }, { $name }, en { $other } hebben hetzelfde nummer { $id }.
problem-start-after-end = Het toernooi begint op { $start }, na het einde op { $end }.
problem-round-outside-event = Ronde { $round } is op { $date }, maar het toernooi is van { $start } tot { $end }.
problem-rounds-out-of-order = Ronde { $round } is op { $date }, vóór de ronde die eraan voorafgaat.
problem-birth-unlikely = Speler { $number }, { $name }, is geboren in { $year }; de leeftijd tijdens het toernooi zou { $age } zijn.
problem-no-results = Er staan geen uitslagen in het bestand: er valt niets te berekenen. Neem de kruistabel of de lijst met partijen van het toernooi, of voeg die toe aan deze spelers.
problem-no-date = Het bestand zegt niet wanneer het toernooi was; daarom zijn de nieuwste regels toegepast. Vul de eerste dag in.
problem-date-from-end = Het bestand zegt niet wanneer het toernooi begon, wel dat het op { $date } eindigde; de regels van die dag zijn toegepast.
problem-date-from-round = Het bestand zegt niet wanneer het toernooi begon, wel dat ronde { $round } op { $date } was; de regels van die dag zijn toegepast.

## Tournament report files

problem-encoding-assumed = Het bestand is niet in Unicode; het is gelezen als { $encoding }. Controleer de accenten in de namen.
problem-no-players = Er kon geen speler uit dit bestand gelezen worden.
problem-line-not-understood = Deze regel hoort niet in een toernooibestand: ‘{ $text }’.
problem-same-number = Speler { $name } heeft startnummer { $number }, dat { $other } in regel { $first } al heeft. De eerste blijft; deze regel is overgeslagen.
problem-too-many-rounds = Speler { $number }, { $name }, heeft een uitslag in ronde { $round }, maar het bestand noemt { $rounds } rondes.
problem-player-count-differs = Het bestand noemt { $announced } spelers en heeft er { $found }.
problem-bad-date = ‘{ $text }’ is geen bestaande datum.
problem-date-read-as = ‘{ $text }’ is gelezen als { $date }; het kan ook anders bedoeld zijn.
problem-date-guessed = ‘{ $text }’ kan { $date } of { $other } zijn, en op die dagen gelden niet dezelfde regels. Die van { $date } zijn toegepast; kies welke dag is bedoeld.
problem-bad-number = Hier hoort een getal te staan, niet ‘{ $text }’.
problem-header-twice = De regel met code { $tag } zegt ‘{ $text }’, anders dan die in regel { $first }. De eerste geldt.
problem-bad-points = De punten voor de uitslagen kunnen niet gelezen worden: ‘{ $text }’.
problem-no-starting-rank = Deze spelersregel heeft geen startnummer in de kolommen { $first } tot en met { $last }: ‘{ $text }’.
problem-columns-shifted = De gegevens achter de naam van speler { $number }, { $name }, zijn { $by } kolommen verschoven; ze zijn gelezen waar ze staan.
problem-field-shifted = ‘{ $text }’ van speler { $number }, { $name }, staat naast de kolommen { $first } tot en met { $last }; het is toch gelezen.
problem-field-not-read = In de kolommen { $first } tot en met { $last } van speler { $number }, { $name }, kan ‘{ $text }’ niet gelezen worden.
problem-rating-unlikely = Speler { $number }, { $name }, heeft rating { $rating }, die op geen enkele lijst voorkomt; die rating is weggelaten.
problem-national-twice = Speler { $number }, { $name }, heeft een tweede nationale rating ({ $list }): { $text }. De eerste geldt.
problem-national-without-player = Voor nummer { $number } staat er een nationale rating ({ $list }), maar geen speler heeft dat nummer.
problem-rounds-shifted = De rondes van speler { $number }, { $name }, zijn { $by } kolommen verschoven; ze zijn gelezen waar ze staan.
problem-round-not-read = Ronde { $round } van speler { $number }, { $name }, kan niet gelezen worden: ‘{ $text }’.
problem-unknown-result = Ronde { $round } van speler { $number }, { $name }, heeft de onbekende uitslag ‘{ $code }’.
problem-result-without-opponent = Ronde { $round } van speler { $number }, { $name }, heeft uitslag ‘{ $code }’ maar geen tegenstander; er is geen partij gelezen.
problem-bye-with-opponent = Ronde { $round } van speler { $number }, { $name }, is een bye (‘{ $code }’) maar noemt tegenstander { $opponent }.
problem-team-player-missing = Team ‘{ $team }’ noemt speler { $number }, maar geen speler heeft dat nummer.
problem-team-not-read = De spelers van team ‘{ $team }’ kunnen niet gelezen worden: ‘{ $text }’.
problem-player-in-two-teams = Speler { $number }, { $name }, staat in team ‘{ $team }’ en in een ander.
problem-bye-not-read = Deze bye kan niet gelezen worden: ‘{ $text }’.
problem-bye-and-result = Voor ronde { $round } van speler { $number }, { $name }, staat er een bye, maar er is een andere uitslag; de uitslag in de spelersregel geldt.

## A tournament report file that is written

problem-trf-facts-left-out = Een TRF heeft geen kolommen voor K of E, het aantal verwerkte partijen, de index en de hoogste rating. Ze staan niet in het bestand.
problem-trf-ratings-left-out = Ratings van een lijst zonder naam hebben in een TRF geen kolommen naast die van de FIDE. Ze staan niet in het bestand: { $count }.
problem-trf-list-not-named = Het toernooi zegt niet van welke lijst de ratings zijn. In de TRF staan ze in de kolommen voor de FIDE-rating.
problem-trf-rounds-apart = Waar iemand meerdere partijen in een ronde heeft, krijgt elke partij in de TRF een eigen ronde.
problem-trf-tempo-left-out = Een TRF heeft geen regel voor hoe snel er gespeeld is: { $tempo }. Kies dat opnieuw als je het bestand opent.
problem-trf-text-cut = Namen of nummers die te lang zijn voor hun kolommen in de TRF, zijn afgekapt of weggelaten: { $count }. De eerste: ‘{ $text }’.

## PGN

problem-broken-tag = Dit lijkt een PGN-tag maar is er geen: ‘{ $text }’.
problem-player-missing = Deze partij noemt niet beide spelers en is overgeslagen.
problem-same-player = In deze partij speelt { $name } tegen zichzelf; de partij is overgeslagen.
problem-odd-result = ‘{ $text }’ is geen uitslag; de partij tussen { $white } en { $black } telt als niet afgelopen.
problem-no-result = De partij tussen { $white } en { $black } heeft geen uitslag.
problem-results-differ = De PGN-tag van de partij tussen { $white } en { $black } zegt ‘{ $text }’, het eind van de zetten ‘{ $other }’; de partij telt als niet afgelopen tot iemand zegt wat het is.
problem-result-from-moves = De partij tussen { $white } en { $black } heeft geen PGN-tag met de uitslag; het eind van de zetten zegt ‘{ $text }’.
problem-rating-not-read = De rating van { $name } kan niet gelezen worden: ‘{ $text }’.
problem-rating-differs = { $name } heeft hier rating { $rating } en eerder { $other }; de eerste wordt gebruikt.
problem-site-ratings = De ratings zijn die van een schaaksite, niet die van de FIDE.
problem-round-unknown = Partijen zonder ronde: { $count }. Ze zijn genummerd zoals ze op elkaar volgen.

## How fast it was

problem-tempo-from-clock = De bedenktijd ‘{ $clock }’ bepaalt hoe het toernooi is verwerkt: { $tempo }.
problem-tempo-from-words = Het bestand zegt ‘{ $text }’, en dat bepaalt hoe het toernooi is verwerkt: { $tempo }.
problem-tempo-unclear = Het is niet duidelijk hoe snel er met de bedenktijd ‘{ $clock }’ gespeeld is. Aangenomen: { $tempo }. Kies het speeltempo als dat niet klopt.
problem-games-without-moves = Partijen zonder zetten, anders dan andere partijen hier: { $count }. Ze tellen als gespeeld. De eerste: { $white } – { $black }. Is er niet gespeeld, maak er dan een reglementaire uitslag van.
problem-games-by-other-rules = Partijen die geen schaak volgens de regels van de FIDE zijn ({ $variant }): { $count }. Ze tellen niet mee. De eerste: { $white } – { $black }.
problem-games-from-positions = Partijen die niet in de beginstelling beginnen: { $count }. Ze tellen niet mee. De eerste: { $white } – { $black }. Is er een wel vanaf het begin gespeeld, voer dan de uitslag in.
problem-games-listed-twice = Partijen die hier opnieuw staan: { $count }. Ze tellen niet opnieuw mee. De eerste: { $white } – { $black }.
problem-tempo-too-fast = Met de bedenktijd ‘{ $clock }’ is een partij sneller dan alles wat meetelt; de regels voor { $tempo } zijn toegepast.
problem-tempo-assumed = Het bestand zegt niet hoe snel er gespeeld is. Aangenomen: { $tempo }.

## The report

problem-no-ratings = Geen speler heeft in dit bestand een rating. Zoek de ratings op in een ratinglijst.
problem-other-list-used = Het bestand heeft geen ratings van de lijst { $own }; voor het systeem { $system } zijn die van de lijst { $list } gebruikt. De getallen zijn alleen die van dat systeem als de ratings dat ook zijn.
problem-list-not-named = Het bestand vermeldt niet van welke lijst de ratings zijn; voor het systeem { $system } zijn ze gebruikt alsof ze van de lijst { $own } zijn. De getallen zijn alleen die van dat systeem als de ratings dat ook zijn.
problem-rating-out-of-range = Speler { $number }, { $name }, heeft rating { $rating }, en het systeem { $system } kent alleen { $low } tot en met { $high }. Als tegenstander telt de speler als iemand zonder rating.
problem-no-first-ratings = Voor een toernooi van { $date } is in het systeem { $system } geen regel voor een eerste rating bekend; spelers zonder rating krijgen er geen.
problem-counted-otherwise = Spelers die in het systeem { $system } voor hun tegenstanders met een ander getal tellen dan een rating van vóór het toernooi: { $players }.
problem-ratings-raised = Op { $since } zijn alle ratings onder { $limit } verhoogd. Die in het bestand moeten die van daarna zijn, met een index die één hoger is; met oudere kloppen de getallen hier niet.
problem-edition-of-start = Op { $since }, tijdens het toernooi, gingen nieuwe regels van het systeem { $system } in; op alle partijen zijn die van het begin, { $start }, toegepast.
problem-edition-of-end = Op { $since }, tijdens het toernooi, gingen nieuwe regels van het systeem { $system } in; op alle partijen zijn die van de laatste dag, { $end }, toegepast.
problem-no-end = Het bestand zegt niet wanneer het toernooi eindigde; { $end } geldt als de laatste dag, die in het systeem { $system } bepaalt welke regels en leeftijden gelden.
problem-not-assessed = Speler { $number }, { $name }, kon niet berekend worden: ‘{ $field }’ moet van { $low } tot en met { $high } zijn.
problem-rating-not-of-system = Speler { $number }, { $name }, heeft rating { $rating }; die van het systeem { $system } gaan van { $low } tot { $high }. Waarschijnlijk is het er een van een andere lijst: kies die lijst, of corrigeer de rating. De speler wordt niet berekend.

## Ratings from a list

problem-list-rating-differs = Speler { $number }, { $name }, heeft in het bestand rating { $rating } en op de lijst { $listed }; die van de lijst is gebruikt.
problem-list-standard-used = Speler { $number }, { $name }, heeft op de lijst geen rating voor dit speeltempo; de klassieke rating { $rating } wordt gebruikt.
problem-list-rating-kept = Speler { $number }, { $name }, heeft in het bestand rating { $rating } en is niet op de lijst gevonden; de rating van het bestand telt.
problem-list-has-none = Speler { $number }, { $name }, heeft in het bestand rating { $rating } en op de lijst geen; de speler telt als speler zonder rating.
problem-list-other-tempo = De lijst heeft geen ratings van deze soort ({ $tempo }). Die van het bestand blijven staan.
problem-list-found = Op de lijst gevonden: { $found } van { $players } spelers.
