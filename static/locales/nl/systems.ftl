### What every system has: its name, what it is, why its number differs, how sure its rules are;
### and what several systems ask for, say or refuse.

## Systems

system-elo = Elo (basisformule)
system-elo-about = De formule van Arpad Elo op zichzelf, in haar logistische vorm: je kiest K, en de verandering wordt één keer afgerond. De andere systemen bouwen erop voort, maar geen bond rekent er ongewijzigd mee.
system-fide = FIDE
system-fide-about = Het ratingreglement van de wereldschaakbond voor klassiek, rapid en snelschaak, volgens de versie die geldt op de dag waarop het toernooi begint; artikelnummers zijn die van het huidige reglement. De FIDE schrijft niet voor welk K-geval voorgaat en hoe bij een eerste rating een half punt wordt afgerond (stand van { $checked }), de oudste versies zijn samengesteld uit berichten van bonden, en een gepubliceerde lijst kan een punt afwijken.
system-knsb = KNSB (sinds 2024)
system-knsb-about = De rating van de Nederlandse schaakbond met maandelijkse lijsten voor klassiek, rapid en snelschaak. De regels zijn gereconstrueerd uit openbare code, want het reglement was niet beschikbaar (stand van { $checked }): jeugdbonussen zitten er niet in, en hoe een half punt wordt afgerond, de K van sterke jeugdspelers en de regel voor de halve K zijn niet bevestigd.
system-knsb-classic = KNSB (vóór 2024)
system-knsb-classic-about = De oudere rating van de Nederlandse schaakbond zoals clubpagina’s die uitleggen: een normale verdeling, dezelfde K voor de hele periode en een eenvoudige formule voor de eerste rating. Het reglement zelf was niet beschikbaar (stand van { $checked }), dus hoe een half punt wordt afgerond is niet bevestigd.
system-schaaks = Schaaks
system-schaaks-about = De ladder van een Nederlandse schaaksite: iedereen begint met dezelfde rating, elke partij verandert beide ratings meteen, en elke speler heeft een eigen K, uit de tabel van de KNSB. De KNSB-rating is het niet: die rekent met een andere kromme en met lijsten. De site zei niet hoe een half punt wordt afgerond (stand van { $checked }); hier gaat het naar boven.
system-dwz = DWZ (Duitsland)
system-dwz-about = De rating van de Duitse schaakbond (DSB) volgens zijn Wertungsordnung: een normale verdeling en een K-factor uit leeftijd, rating en index; voor toernooien die vóór 8 juni 2026 eindigden een ontwikkelingscoëfficiënt E. Een tegenstander die ver boven zijn DWZ speelde, telt met die prestatie, en een tegenstander zonder DWZ met zijn eerste DWZ uit hetzelfde toernooi. In de calculator vul je die getallen in; bij een heel toernooi worden ze uit het toernooi berekend. Hoe een half punt wordt afgerond en waar de bond het zoeken naar een prestatie beëindigt, was op { $checked } niet gepubliceerd; beide volgen hier gepubliceerde berekeningen.

## Why the numbers differ for the same games

difference-elo = De basisformule haalt de verwachte score met alle decimalen uit de logistische kromme, met de K die je kiest en zonder enige grens.
difference-fide = De FIDE leest de verwachte score in hele honderdsten af uit een eigen tabel, begrenst grote ratingverschillen, bepaalt K met eigen regels en rondt één keer af.
difference-knsb = De KNSB haalt de verwachte score uit een normale verdeling en K uit je partijen, rating en leeftijd, en begrenst een nieuwe rating die te ver voorbij je prestatie in die periode schiet.
difference-knsb-classic = De oude KNSB-regels halen de verwachte score uit een normale verdeling en K uit je aantal partijen en je rating, zonder de nieuwe rating te begrenzen.
difference-schaaks = Schaaks haalt K uit de tabel van de KNSB, en verder niets: het gebruikt de logistische kromme en verwerkt partij na partij, telkens vanaf de rating die de vorige achterliet, zodat de uitkomst geen KNSB-rating is.
difference-dwz = De DWZ haalt de verwachte score uit een eigen normale verdeling, en de K-factor hangt af van leeftijd, rating en index; tot juni 2026 stond daar een ontwikkelingscoëfficiënt: hoe hoger die was en hoe meer partijen een toernooi had, hoe minder elke partij de rating verschoof.

## How sure the rules are

confidence-official = Deze regels volgen de gepubliceerde tekst zelf.
confidence-transcribed = Deze regels volgen een afschrift van de gepubliceerde tekst, niet het origineel.
confidence-reconstructed = Deze regels zijn samengesteld uit code, clubpagina’s en berichten, omdat de tekst zelf op { $checked } niet beschikbaar was; het officiële getal kan afwijken.
confidence-formula = Dit is een gepubliceerde formule en geen regel van een bond, dus er is geen officieel getal om mee te vergelijken.

## Kinds of play

tempo-standard = Klassiek
tempo-classical = Klassiek
tempo-rapid = Rapid
tempo-blitz = Snelschaak

## What several systems ask for

fact-rating = Jouw rating
fact-k = K-factor
fact-games = Verwerkte partijen tot nu toe
fact-born = Geboortejaar
fact-opponent-games = Verwerkte partijen tegenstander
fact-opponent-born = Geboortejaar tegenstander

## What several systems say

k-override = Je koos K { $k }; volgens de regels is het { $suggested }.

## What several systems refuse

error-not-offered = Voor dit systeem en deze datum is hiervoor geen regel bekend.

## What the rules are taken from, and when somebody last looked

source-book = { $author }, { $title }, { $year }
source-schaaks = de ratingpagina van Schaaks, voor zover die is vastgelegd
source-dwz-2016 = { $document }, { $first } tot en met { $last } en bijlage { $annex }
source-dwz-2026 = { $document }, geldig sinds { $day }, zoals { $programs } onafhankelijke programma’s die toepassen
source-knsb = { $code }, versie { $version } van { $day }, niet-officiële code die naar het { $document } verwijst; { $site }
source-knsb-classic = Nederlandse clubpagina’s over de KNSB-rating; { $site } in { $year }
source-fide-before-2009-07 = berekeningen van de FIDE uit { $first } en { $last }, met de grens van { $cap } punten in het oude { $article }
source-fide-2009-07 = FIDE-nieuws { $news } van { $day }: { $cap } punten in plaats van { $before }, ondergrens { $floor }, K ongewijzigd
source-fide-2011-07 = het FIDE Handbook zoals bonden het aanhalen: K { $k } voor nieuwkomers. Op { $checked } was de precieze dag niet bevestigd
source-fide-2012-01 = FIDE-nieuws { $news } van { $day }: rapid- en snelschaaklijsten, berekend zoals bij klassiek, met K { $k } voor iedereen
source-fide-2012-07 = het besluit van de Presidential Board van de FIDE uit { $year }: ondergrens { $floor } en maandelijkse lijsten
source-fide-2014-07 = { $document }, { $article } van { $day } zoals bonden het aanhalen: K { $new }, { $usual } en { $top }
source-fide-2017-07 = { $document }, { $article } van { $day } zoals het wordt aangehaald: { $points } punten voor elk half punt van een nieuwkomer
source-fide-2021-11 = { $site } van { $day }: rapid en snelschaak zonder de grens van klassiek, tot { $gap } punten
source-fide-between = { $document }, geldig van { $day } tot en met { $last }, { $article } en { $other }
source-fide-2022-10 = { $document } van { $day }: K zoals bij klassiek, en één begrensde partij per toernooi zoals in een rapidtoernooi dat de FIDE in { $year } verwerkte
source-fide-since = { $document }, geldig sinds { $day }
source-fide-amended = { $document }, geldig sinds { $day }, { $article } zoals gewijzigd op { $amended }
rules-ended = Deze regels golden tot en met { $until }, en de datum van het toernooi, { $day }, is later. Wat sindsdien geldt, zit niet in deze calculator.
rules-checked = Deze regels zijn op { $checked } voor het laatst nagekeken, en de datum van het toernooi, { $day }, is meer dan een jaar later: ze kunnen zijn veranderd.
rules-link = Lees de regels op { $host }
