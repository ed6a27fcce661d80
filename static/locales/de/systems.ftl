### What every system has: its name, what it is, why its number differs, how sure its rules are;
### and what several systems ask for, say or refuse.

## Systems

system-elo = Elo (Grundformel)
system-elo-about = Die Formel von Arpad Elo allein, in ihrer logistischen Form: K ist frei wählbar, und die Änderung wird einmal gerundet. Die anderen Systeme gehen von ihr aus, aber kein Verband wertet unverändert nach ihr.
system-fide = FIDE
system-fide-about = Die Wertungsregeln des Weltschachbundes für Standard, Schnellschach und Blitz, in der Fassung, die am ersten Tag des Turniers gilt; die Artikelnummern sind die der heutigen Regeln. Die FIDE regelt nicht, welcher K-Fall vorgeht und wie eine erste Wertungszahl gerundet wird, die genau auf einem halben Punkt liegt (Stand { $checked }), die ältesten Fassungen sind aus Berichten von Verbänden zusammengestellt, und eine veröffentlichte Liste kann um einen Punkt abweichen.
system-knsb = KNSB (seit 2024)
system-knsb-about = Die Wertungszahl des niederländischen Schachbunds mit monatlichen Listen für klassisches Schach, Schnellschach und Blitz. Die Regeln sind aus öffentlichem Programmcode rekonstruiert, denn die Ordnung selbst lag nicht vor (Stand { $checked }): Jugendzuschläge sind nicht enthalten, und die Rundung genauer Hälften, das K starker Jugendlicher und die Regel für das halbe K sind nicht bestätigt.
system-knsb-classic = KNSB (vor 2024)
system-knsb-classic-about = Die ältere Wertungszahl des niederländischen Schachbunds, wie Vereinsseiten sie erklären: eine Normalverteilung, dasselbe K für die ganze Periode und eine einfache Formel für die erste Wertungszahl. Die Ordnung selbst lag nicht vor (Stand { $checked }), darum ist die Rundung genauer Hälften nicht bestätigt.
system-schaaks = Schaaks
system-schaaks-about = Die Rangliste einer niederländischen Schachseite: Alle beginnen mit derselben Wertungszahl, jede Partie ändert beide sofort, und jeder Spieler hat sein eigenes K, aus der Tabelle des KNSB. Die Wertungszahl des KNSB ist das nicht: Die rechnet mit einer anderen Kurve und mit Listen. Die Seite sagte nicht, wie eine genaue Hälfte gerundet wird (Stand { $checked }); hier wird sie aufgerundet.
system-dwz = DWZ (Deutschland)
system-dwz-about = Die Deutsche Wertungszahl nach der Wertungsordnung des Deutschen Schachbundes (DSB): Gewinnerwartungen nach einer Normalverteilung und ein K-Faktor aus Alter, DWZ und Index; für Turniere, die vor dem 8. Juni 2026 endeten, ein Entwicklungskoeffizient E. Ein Gegner, der weit über seiner DWZ spielte, zählt mit seiner Turnierleistung, und ein Gegner ohne DWZ mit seiner Erst-DWZ aus demselben Turnier. Im Rechner gibst du diese Zahlen ein; bei einem ganzen Turnier werden sie aus dem Turnier berechnet. Wie eine genaue Hälfte gerundet wird und wo die Iteration der Turnierleistung endet, war am { $checked } nicht veröffentlicht; beides folgt hier gedruckten Auswertungen.

## Why the numbers differ for the same games

difference-elo = Die Grundformel nimmt die Gewinnerwartung mit allen Nachkommastellen aus der logistischen Kurve, mit dem K, das du wählst, und ohne jede Grenze.
difference-fide = Die FIDE liest die Gewinnerwartung in ganzen Hundertsteln aus einer eigenen Tabelle ab, begrenzt große Differenzen, bestimmt K nach eigenen Regeln und rundet einmal.
difference-knsb = Der KNSB nimmt die Gewinnerwartung aus einer Normalverteilung und K aus Partienzahl, Wertungszahl und Alter, und er begrenzt eine neue Wertungszahl, die zu weit über die Leistung der Periode hinausgeht.
difference-knsb-classic = Die alten Regeln des KNSB nehmen die Gewinnerwartung aus einer Normalverteilung und K aus Partienzahl und Wertungszahl, ohne die neue Wertungszahl zu begrenzen.
difference-schaaks = Schaaks nimmt K aus der Tabelle des KNSB, sonst nichts: Es verwendet die logistische Kurve und wertet Partie für Partie, jede von der Wertungszahl aus, die die vorige hinterlassen hat, so dass das Ergebnis keine Wertungszahl des KNSB ist.
difference-dwz = Die DWZ nimmt die Gewinnerwartung aus einer eigenen Normalverteilung, und ihr K-Faktor hängt von Alter, DWZ und Index ab; bis Juni 2026 stand dort ein Entwicklungskoeffizient: Je höher er war und je mehr Partien ein Turnier hatte, desto weniger bewegte jede Partie die DWZ.

## How sure the rules are

confidence-official = Diese Regeln folgen dem veröffentlichten Text selbst.
confidence-transcribed = Diese Regeln folgen einer Abschrift des veröffentlichten Textes, nicht dem Original.
confidence-reconstructed = Diese Regeln sind aus Programmcode, Vereinsseiten und Berichten zusammengestellt, weil der Text selbst am { $checked } nicht vorlag; die offizielle Zahl kann abweichen.
confidence-formula = Dies ist eine veröffentlichte Formel und keine Regel eines Verbandes; eine offizielle Zahl zum Vergleich gibt es also nicht.

## Kinds of play

tempo-standard = Standard
tempo-classical = Klassisch
tempo-rapid = Schnellschach
tempo-blitz = Blitz

## What several systems ask for

fact-rating = Deine Wertungszahl
fact-k = K-Faktor
fact-games = Bisher gewertete Partien
fact-born = Geburtsjahr
fact-opponent-games = Gewertete Partien des Gegners
fact-opponent-born = Geburtsjahr des Gegners

## What several systems say

k-override = Du hast K { $k } gewählt; nach den Regeln ist es { $suggested }.

## What several systems refuse

error-not-offered = Für dieses System und dieses Datum ist dafür keine Regel bekannt.

## What the rules are taken from, and when somebody last looked

source-book = { $author }, { $title }, { $year }
source-schaaks = die Wertungsseite von Schaaks, soweit sie festgehalten wurde
source-dwz-2016 = { $document }, { $first } bis { $last } und Anhang { $annex }
source-dwz-2026 = { $document }, in Kraft seit dem { $day }, wie { $programs } unabhängige Programme sie rechnen
source-knsb = { $code }, Stand { $version } vom { $day }, inoffizieller Programmcode, der das { $document } anführt; { $site }
source-knsb-classic = niederländische Vereinsseiten über die Wertungszahl des KNSB; { $site } im Jahr { $year }
source-fide-before-2009-07 = Berechnungen der FIDE aus { $first } und { $last }, mit der Grenze von { $cap } Punkten im alten { $article }
source-fide-2009-07 = FIDE-Nachricht { $news } vom { $day }: { $cap } Punkte statt { $before }, Untergrenze { $floor }, K unverändert
source-fide-2011-07 = das Handbuch der FIDE, wie Verbände es zitieren: K { $k } für Neulinge. Am { $checked } war der genaue Tag nicht bestätigt
source-fide-2012-01 = FIDE-Nachricht { $news } vom { $day }: Listen für Schnellschach und Blitz, gerechnet wie im Standard, mit K { $k } für alle
source-fide-2012-07 = der Beschluss des Präsidiums der FIDE von { $year }: Untergrenze { $floor } und monatliche Listen
source-fide-2014-07 = { $document }, { $article } vom { $day }, wie Verbände es zitieren: K { $new }, { $usual } und { $top }
source-fide-2017-07 = { $document }, { $article } vom { $day }, wie es zitiert wird: { $points } Punkte für jeden halben Punkt eines Neulings
source-fide-2021-11 = { $site } vom { $day }: Schnellschach und Blitz ohne die Grenze des Standardschachs, bis { $gap } Punkte
source-fide-between = { $document }, in Kraft vom { $day } bis zum { $last }, { $article } und { $other }
source-fide-2022-10 = { $document } vom { $day }: K wie im Standard, und eine Begrenzung je Turnier wie in einem Schnellschachturnier, das die FIDE { $year } auswertete
source-fide-since = { $document }, in Kraft seit dem { $day }
source-fide-amended = { $document }, in Kraft seit dem { $day }, { $article } in der Fassung vom { $amended }
rules-ended = Diese Regeln galten bis zum { $until }, und das Datum des Turniers, { $day }, liegt später. Was seither gilt, enthält dieser Rechner nicht.
rules-checked = Diese Regeln wurden zuletzt am { $checked } geprüft, und das Datum des Turniers, { $day }, liegt mehr als ein Jahr später: Sie können sich geändert haben.
rules-link = Die Regeln lesen: { $host }
