### Die Fragen rund um ein Turnier: Leistung, Ziel, Chancen, Normen.

## Leistung

performance-no-games = Noch keine gespielte Partie gegen einen Gegner mit Wertungszahl.
performance-all-or-nothing = Mit allen Punkten oder ohne Punkt gibt es keine solche Zahl: Keine Wertungszahl lässt erwarten, alles zu gewinnen oder zu verlieren.
performance-logistic = Die Wertungszahl, die gegen diese Gegner genau dieses Ergebnis erwarten lässt, auf der logistischen Kurve mit der Skala { $scale }.
fide-performance-average = Der Schnitt der Gegner, gegen die gespielt wurde, gerundet; ein halber Punkt wird aufgerundet.
fide-performance-tpr = Turnierleistung (TPR): der Gegnerschnitt und die Differenz, die die Tabelle der FIDE dem Ergebnis in ganzen Prozent zuordnet.
fide-performance-ptp = Perfekte Turnierleistung (PTP): die niedrigste Wertungszahl, die gegen diese Gegner mindestens dieses Ergebnis erwarten lässt, nach der Tabelle der FIDE und ohne Grenze der Differenz. Ohne Punkt ist es der schwächste Gegner minus { $notional }.
fide-performance-norm = Die Leistung, nach der Normen beurteilt werden: Ein Gegner ohne Elo zählt als { $unrated }, und der schwächste Gegner darf auf eine Untergrenze angehoben werden.
fide-performance-notional = Ein vereinbarter Wert: Mit allen Punkten oder ohne Punkt setzt die FIDE eine Differenz von { $notional } an.
fide-ptp-all-won = Umstritten: Mit allen Punkten ergibt die Definition den stärksten Gegner und { $certain } Punkte mehr; manche Programme zählen { $notional } hinzu.
fide-performance-norm-reached = Mindestens { $performance }, die Leistung für eine Norm. Der schwächste Gegner zählt als mindestens { $floor }.
fide-norm-standard-only = Normen gibt es nur im klassischen Schach.
knsb-performance-lpr = Listenleistung (LPR): die Wertungszahl, die gegen diese Gegner genau dieses Ergebnis erwarten lässt, auf der Normalkurve des KNSB.
knsb-performance-draw = Mit allen Punkten oder ohne Punkt kommt ein gedachtes Remis gegen { $rating } hinzu.
knsb-performance-linear = Lineare Leistung: Gegnerschnitt + { $span } × (2 × Punkte / Partien − 1), wie Vereinsseiten es erklären.
dwz-performance = Turnierleistung: die DWZ, die gegen diese Gegner dieses Ergebnis erwarten lässt.

## Ziel

forecast-spread = Hier kommt es auch darauf an, aus welchen Partien die Punkte stammen. Mit dem ersten Ergebnis gelingt es in jedem Fall, mit dem zweiten nur, wenn die Punkte günstig fallen.

## Normen

norm-games = Gespielte Partien: { $value }; nötig sind mindestens { $needed }.
norm-players = Teilnehmer des doppelrundigen Turniers: { $value }; nötig sind mindestens { $needed }.
norm-federations = Verbände der Gegner außer deinem: { $value }; nötig sind mindestens { $needed }.
norm-own-federation = Gegner aus deinem Verband: { $value }; erlaubt sind höchstens { $needed }.
norm-own-unknown = Höchstens { $needed } Gegner dürfen aus deinem Verband kommen, und der ist nicht angegeben.
norm-one-federation = Gegner aus ein und demselben Verband: { $value }; erlaubt sind höchstens { $needed }.
norm-titled = Gegner mit einem Titel (CM und WCM zählen nicht): { $value }; nötig sind mindestens { $needed }.
norm-holders-gm = Großmeister unter den Gegnern: { $value }; nötig sind mindestens { $needed }.
norm-holders-im = Gegner mit dem Titel IM oder GM: { $value }; nötig sind mindestens { $needed }.
norm-holders-wgm = Gegner mit dem Titel WGM, IM oder GM: { $value }; nötig sind mindestens { $needed }.
norm-holders-wim = Gegner mit dem Titel WIM, WGM, IM oder GM: { $value }; nötig sind mindestens { $needed }.
norm-average = Gegnerschnitt: { $value }; nötig ist mindestens { $needed }.
norm-average-open = Gegnerschnitt: nötig ist mindestens { $needed }.
norm-performance = Leistung bisher: { $value }; nötig ist mindestens { $needed }.
norm-performance-open = Leistung: nötig ist mindestens { $needed }.
norm-score = Punkte: { $value }; aus { $games } Partien sind mindestens { $needed } nötig, { $percent } %.
norm-note-raised = Der schwächste Gegner, mit { $lowest }, zählt als { $floor }.
norm-note-dropped = Nicht gezählt, weil nicht gespielt: { $games }.
norm-left-outside = Partie { $game } zählt nicht: Der Gegner gehört keinem Verband der FIDE an.
norm-left-scoreless = Partie { $game } zählt nicht: Der Gegner hat keine Elo und holte in einem Rundenturnier nichts gegen Spieler mit Elo.
norm-left-won = Partie { $game } bleibt außer Betracht: Gewonnene Partien dürfen unberücksichtigt bleiben, wenn die übrigen die Norm ergeben.
norm-note-later = Gezählt werden nur die Runden bis { $round }: Was nach einer erfüllten Norm kommt, darf im Schweizer System unberücksichtigt bleiben.
norm-note-complete = Die Norm war schon nach Runde { $round } erfüllt.
norm-note-lost = Der kampflose Sieg in der letzten Runde zählt als verlorene Partie, weil er für die Zahl der Partien gebraucht wird.
norm-note-eight = { $games } Partien genügen: In einem Turnier mit { $rounds } Runden darf eine fehlen, weil du kampflos gewonnen hast oder durch die Auslosung spielfrei warst. In einem Antrag darf nur eine solche Norm stehen.
norm-note-long = Eine Norm aus mehr als { $games } Partien zählt als eine aus { $games }.
norm-note-win-more = Partien, die noch gewonnen werden, dürfen unberücksichtigt bleiben; es ist also noch nicht entschieden.
norm-note-stopped = Es gibt zu viele Möglichkeiten, gewonnene Partien wegzulassen, um alle zu prüfen.
norm-note-format = Es hängt von der Turnierform ab: Gib sie an, wenn du sie kennst.
norm-note-code = Partie { $game }: Der Code des Verbandes ist keiner der FIDE; der Verband dieses Gegners gilt daher als unbekannt.
norm-note-strangers = Gegner mit unbekanntem Verband: { $games }. Eine Partie gegen jemanden, der keinem Verband der FIDE angehört, zählt nicht, und ohne sie kann das Urteil anders ausfallen.
norm-note-own-code = Der Code deines Verbandes ist keiner der FIDE; er gilt daher als unbekannt.
norm-note-fewer-games = Weniger Partien genügen in manchen Mannschaftsturnieren, im Weltpokal oder wenn du in einem Turnier mit { $rounds } Runden eine Partie kampflos gewonnen hast oder durch die Auslosung spielfrei warst. Frag den Schiedsrichter.
norm-note-exempt = Für manche Turniere, etwa nationale Meisterschaften, gelten die Bedingungen zu den Verbänden nicht. Frag den Schiedsrichter.
norm-note-older = Das Turnier ist älter als diese Regeln; die Bedingungen können andere gewesen sein.
norm-note-unchecked = Hier nicht geprüft:
norm-unchecked-woman = ob die Norm von einer Frau erspielt wurde
norm-unchecked-event = Anmeldung des Turniers bei der FIDE, Bedenkzeit, Runden am Tag, Schiedsrichter vor Ort
norm-unchecked-fewer = Mannschaftsmeisterschaften und der Weltpokal, in denen weniger Partien genügen
norm-unchecked-adjudged = Partien, die abgeschätzt oder sonst nicht am Brett entschieden wurden
norm-unchecked-altered = Änderungen von Runden oder Paarungen zugunsten eines Spielers
norm-unchecked-format = andere Turnierformen als Schweizer System, Rundenturnier, doppelrundiges Turnier und K.-o.-System
norm-unchecked-exempt = Ausnahmen von den Bedingungen zu den Verbänden: nationale Meisterschaften, Zonenturniere, große internationale Turniere im Schweizer System
norm-unchecked-list = ob Elo, Titel und Verbände der bei Turnierbeginn gültigen Liste entsprechen
norm-unchecked-together = was alle Normen eines Antrags zusammen haben müssen
norm-for-some = { $norms }: { $unchecked }
norm-note-title = Eine Norm ist noch nicht der Titel: Dafür brauchst du Normen über zusammen { $games } Partien und einmal eine Elo von { $rating }.
