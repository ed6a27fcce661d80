### Texts that stand in the HTML.

page-title = Schaakrating berekenen: nieuwe rating, verandering en winstverwachting
page-description =
    .content = Wat is mijn schaakrating nu? Typ twee ratings en zie meteen de nieuwe rating, de verandering en de winstverwachting (remise telt half), voor één partij of een heel toernooi. Berekend op je eigen apparaat; er wordt niets verstuurd.
brand = Elocalculator
heading = Schaakrating berekenen
skip = Naar de inhoud
languages =
    .aria-label = Taal
language-en = English
language-nl = Nederlands
language-de = Deutsch

system-label = Ratingsysteem
near-systems =
    .aria-label = Ander systeem
mode-label = Invoer
mode-one = Eén partij
mode-several = Meerdere partijen
mode-average = Gemid{ "\u00AD" }delde tegen{ "\u00AD" }stand

k-presets =
    .aria-label = Gebruikelijke waarden voor K

opponent-label = Rating tegenstander
result-label = Uitslag
result-win = Winst
result-draw = Remise
result-loss = Verlies

sheet-caption = Jouw partijen
sheet-number = Nr.
sheet-opponent = Tegen{ "\u00AD" }stander
sheet-result = Uitslag
sheet-expected = Verwacht
sheet-change = Punten
sheet-remove = Meer, verwijderen
sheet-add = Partij toevoegen
sheet-hint = Met Enter ga je door naar de volgende partij.
undo = Ongedaan maken

average-label = Gemiddelde tegenstander
points-label = Punten
points-less =
    .aria-label = Een half punt minder
points-more =
    .aria-label = Een half punt meer
average-hint = Een schatting: het hele veld telt als één tegenstander van gemiddelde sterkte. Geef de tegenstanders op onder ‘Meerdere partijen’ voor de exacte som.

answer-label =
    .aria-label = Antwoord
new-rating-label = Nieuwe rating
change-label = Verandering
probability-label = Winstverwachting
steps-heading = Zo is dit berekend
full-page = Open de volledige calculator

loading = De calculator wordt geladen. Je kunt al typen; de getallen volgen zo.
failure-heading = De calculator kon niet starten
failure-heading-later = De calculator is gestopt
failure-missing = Een deel van de pagina kon niet worden geladen. Misschien viel de verbinding weg, of houdt een filter in je netwerk het tegen.
failure-blocked = Deze browser, of een instelling ervan, staat WebAssembly niet toe, en dat heeft de calculator nodig.
failure-broken = Een programmafout heeft de calculator gestopt. Dat ligt aan ons, niet aan jou.
failure-slow = De calculator is er na lang wachten nog niet. Misschien is de verbinding erg traag of onderbroken.
failure-advice = Probeer het opnieuw. Helpt dat niet, gebruik dan een ander netwerk of een recente versie van Firefox, Chrome, Edge of Safari. Wat je hebt getypt, blijft in het formulier staan.
failure-retry = Opnieuw proberen
no-script = Deze calculator heeft JavaScript nodig, en dat staat in je browser uit. De getallen zijn een uitgewerkt voorbeeld: zet JavaScript aan om ze te veranderen.

link-unread = De link waarmee je hier kwam, is van een andere versie van deze pagina of beschadigd, en kon niet worden gelezen.
shared = Dit is een gedeelde berekening. Die van jezelf is ongewijzigd.
shared-back = Terug naar die van mij
shared-adopt = Deze bewaren als die van mij
keeping-forget = Wis mijn gegevens

taking-label =
    .aria-label = Meenemen
take-share = Delen
take-picture = Als plaatje
take-code = QR-code
take-link = Link kopiëren
take-text = Als tekst kopiëren
take-file = Partijen opslaan (CSV)
take-print = Afdrukken
ask-website = Mag onze club dit op de eigen website zetten?
tell-website = Graag, en gratis: de calculator past in elke kolom, spreekt je taal en neemt de kleur van je club over.
take-website = Zet dit op de website van je club

questions-heading = Goed om te weten
ask-elo = Hoe werkt Elo?
tell-elo = Elke speler heeft een getal dat zegt hoe sterk hij of zij is, en het verschil tussen twee getallen zegt wat er te verwachten is: een half punt tegen een gelijke, meer tegen een zwakkere tegenstander, minder tegen een sterkere. Scoor je meer dan verwacht, dan gaat je rating omhoog; scoor je minder, dan gaat die omlaag, met K keer het verschil. Zo zet elke uitslag je rating een beetje recht, tot die past bij hoe je speelt.
elo-curve =
    .aria-label = De kromme van Elo
elo-curve-help = Verwachte score, afhankelijk van hoeveel punten je sterker bent dan je tegenstander. Bij { $d2 } is het { $e2 } per partij; een remise telt als halve winst.
ask-k = Wat is K?
tell-k = K, ook wel verversingsfactor, bepaalt hoe ver één partij een rating kan verschuiven: winst tegen een gelijke tegenstander levert de helft van K op. { $k-new } is gebruikelijk voor nieuwe spelers en jeugd, die nog snel sterker worden, { $k-club } voor de meeste clubspelers en { $k-master } voor meesters. Elke bond heeft een eigen regel voor wie welke K krijgt.
ask-expected = Waar komt de verwachte score vandaan?
tell-expected = Alleen uit het verschil tussen de twee ratings. Gelijke spelers verwachten elk een half punt. Wie { $d1 } punten sterker is, verwacht { $e1 } punt per partij, bij { $d2 } punten { $e2 } en bij { $d3 } punten { $e3 }. Als formule: E = 1 / (1 + 10^(d / { $scale })), waarbij d de rating van de tegenstander min die van jou is.
ask-probability = Is de winstverwachting de kans om te winnen?
tell-probability = Het is de verwachte score als percentage, dus een remise telt als halve winst. Twee spelers die altijd remise spelen, staan allebei op { $even }%, al wint geen van beiden ooit.
ask-average = Hoe wordt met de gemiddelde tegenstander gerekend?
tell-average = Voor elke partij wordt de gemiddelde rating van je tegenstanders gebruikt. Dat gaat snel en klopt aardig als ze ongeveer even sterk zijn, maar exact is het niet, want de verwachte score loopt niet in een rechte lijn op. Een voorbeeld: { $own } scoort { $points } tegen { $low } en { $high } met K { $k }. Partij voor partij is de nieuwe rating { $exact }; met het gemiddelde { $shortcut }.
ask-draw = Waarom kan een remise punten opleveren?
tell-draw = Omdat een rating jouw score vergelijkt met de score die werd verwacht. Tegen een tegenstander die { $d2 } punten sterker is, wordt maar { $under } verwacht, dus een remise met K { $k } levert { $gain } punten op. Tegen iemand die zoveel zwakker is, kost dezelfde remise er evenveel.
ask-official = Is dit het officiële getal?
tell-official = Waar een systeem van een bond is, volgt de pagina de regels van die bond voor zover die bekend zijn, en zegt ze telkens hoe zeker dat is. Open ‘Waarom wijkt de officiële lijst af?’ onder het antwoord voor het systeem, de versie en jouw geval; waar geen officiële lijst is, staat er ‘Hoe zeker is dit?’. Elo (basisformule) is alleen de formule zelf.
ask-privacy = Wordt er iets verstuurd?
tell-privacy = Nee. De rekenkern draait in deze pagina, op jouw apparaat. Wat je typt, blijft in deze browser en in de adresbalk achter het #-teken, een deel van het adres dat geen enkele browser verstuurt. Controleer het zelf: open de lijst met netwerkverzoeken van je browser en typ, of zet het netwerk uit; de getallen blijven meelopen.

## The systems, and what stands behind the answer

tempo-label = Speeltempo
newcomer = Ik heb nog geen rating
facts-summary = Meer, voor een precieze uitkomst
rounds-label = Partijen
official-heading = Zoals op de officiële FIDE-pagina
official-caption = De eerste rij is het hele toernooi, de andere zijn de partijen.
comparison-heading = Dezelfde partijen in elk systeem
comparison-caption = Elk systeem met zijn eigen factor, voor zover die uit je gegevens blijkt.
comparison-system = Systeem
comparison-rating = Nieuwe rating
comparison-change = Verandering
sure-heading = Hoe zeker is dit?
why-heading = Waarom wijkt de officiële lijst af?
state-label = Soort partij
state-played = Gespeeld
state-forfeit = Reglementair beslist
state-unrated = Tegenstander zonder rating
state-bye = Bye
paste-summary = Lijst met partijen plakken
paste-label = Eén partij per regel: rating en uitslag, zoals ‘1850 1’, ‘1900 verlies’, ‘1650 remise’ of ‘1720 +’ voor een reglementaire winst. Een gekopieerde tabel kan ook.
paste-take = Deze partijen toevoegen

## Two more questions

extras-heading = Ratings en lijsten
counting-heading = Voor welke rating telt deze partij?
counting-base = Minuten
counting-increment = Seconden per zet
counting-white = Rating van wit
counting-black = Rating van zwart
counting-date = Datum van de partij
counting-members = Nederlandse spelers zijn lid van de KNSB
counting-fide = FIDE
counting-knsb = KNSB
conversion-heading = Wat deed een ratingverhoging met mijn rating?
conversion-which = Verhoging
conversion-old = Rating ervoor
conversion-standard = Klassieke rating
conversion-result = Rating erna

rooms =
    .aria-label = Onderdelen
room-calculator = Calculator
room-tournament = Toernooi
room-ladder = Ladder
chapter-coming = Dit deel van de pagina wordt geladen …
chapter-missing = Dit deel van de pagina kon niet worden geladen. Misschien viel de verbinding weg; wat elders op de pagina is ingevuld, staat er nog.

tournament-heading = Toernooi doorrekenen
tournament-about = De ratingverandering van elke speler, rechtstreeks uit het toernooibestand. Het bestand wordt op dit apparaat gelezen en nergens heen gestuurd.
ladder-heading = Clubladder
ladder-about = De ratings van een club door het seizoen heen, alleen op dit apparaat bewaard.

## When a newer release of the site has arrived

new-version = Er staat een nieuwe versie van deze pagina klaar.
new-version-load = Nieuwe versie laden
new-version-later = Later
