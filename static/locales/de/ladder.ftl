### The ladder's room: texts that the running page composes.

ladder-choose = Wählen …
ladder-missing-white = Wer hatte Weiß?
ladder-missing-black = Wer hatte Schwarz?
ladder-missing-result = Wähl das Ergebnis.
ladder-guest-name = { $player } (Gast)
ladder-stranger = unbekannter Spieler
ladder-entered = { $game } eingetragen.
ladder-move = { $rating } ({ $change })
ladder-at-the-end = Gewertet wird beim Abschluss der Saison.
ladder-why-guest = Nicht gewertet: Partie eines Gastes.
ladder-why-friendly = Nicht gewertet: freie Partie.
ladder-why-unknown-player = Nicht gewertet: Einer der Spieler steht noch nicht auf dieser Rangliste.
ladder-why-same-player = Nicht gewertet: Beide Spieler sind dieselbe Person.
ladder-unrated-guest = Gast
ladder-unrated-friendly = freie Partie
ladder-unrated-unknown-player = nicht gewertet
ladder-unrated-same-player = nicht gewertet
ladder-suggestion = { $player } ({ $difference })
ladder-again = { $player } ({ $difference }), erneut
ladder-suggestion-detail = – höchstens { $within } Punkte auseinander, { $count ->
        [one] eine Begegnung
       *[other] { $met } Begegnungen
    }
ladder-suggestion-new = – höchstens { $within } Punkte auseinander, noch keine Begegnung
ladder-suggestion-far = – zu weit auseinander für eine ausgeglichene Partie
ladder-unrated = noch ohne Wertungszahl
ladder-form-win = Sieg
ladder-form-draw = Remis
ladder-form-loss = Niederlage
ladder-lately-about = Wertungszahl zuletzt: von { $start } auf { $end }
ladder-undone = Rückgängig gemacht. Alle späteren Wertungszahlen sind neu berechnet.
ladder-corrected = Korrigiert. Alle späteren Wertungszahlen sind neu berechnet.
ladder-added = { $player } steht auf der Rangliste.
ladder-undo-join = Rückgängig: { $player } war nicht gemeint
ladder-withdrawn = { $player } ist wieder von der Rangliste genommen.
ladder-refounded = Geändert. Alle Wertungszahlen sind neu berechnet.
ladder-more-game = Mehr: { $game }
ladder-list-none = Niemand wurde hinzugefügt.
ladder-list-added = { $count ->
        [one] Ein Spieler wurde hinzugefügt.
       *[other] { $number } Spieler wurden hinzugefügt.
    }
ladder-list-line = Zeile { $line }, „{ $text }“: { $why }
ladder-list-more = { $count ->
        [one] Eine weitere Zeile wurde nicht übernommen.
       *[other] { $number } weitere Zeilen wurden nicht übernommen.
    }
ladder-list-member-here = { $player } steht schon auf der Rangliste.
ladder-list-member-twice = { $player } steht schon in der Liste.
ladder-correct-short = Korrigieren
ladder-undo-short = Rückgängig
ladder-correct-game = { $game } korrigieren
ladder-undo-game = { $game } rückgängig machen
ladder-has-left = Hat die Rangliste verlassen. Die Partien bleiben.
ladder-is-back = Ist wieder dabei.
ladder-renamed = Umbenannt.
ladder-united = Beide sind jetzt ein Spieler.
ladder-usual-name = Vereinsrangliste
ladder-usual-system = dwz
ladder-half-years = Frühjahr Herbst, Frühling Herbst
ladder-about-running = { $ladder }, Saison { $season }. { $system }, alle beginnen mit { $start }.
ladder-about-unrated = { $ladder }, Saison { $season }. { $system }; wer keine Wertungszahl mitbringt, bekommt eine erste aus den Partien.
ladder-by-game = Die Wertungszahlen ändern sich nach jeder Partie.
ladder-by-period = Wird die Saison abgeschlossen, werden alle ihre Partien zusammen gewertet, ausgehend von den Wertungszahlen davor.
ladder-season-open = { $season } (läuft): { $count ->
        [one] eine Partie
       *[other] { $games } Partien
    }.
ladder-season-closed = { $season } (abgeschlossen): { $count ->
        [one] eine Partie
       *[other] { $games } Partien
    }.
ladder-season-best = Am Ende vorn: { $player }, { $rating }.
ladder-closed = Die Saison ist abgeschlossen. { $season } hat begonnen.
ladder-season-end = Ende der Saison { $season }
ladder-as-white = { $player } (mit Weiß)
ladder-as-black = { $player } (mit Schwarz)
ladder-card-rating = Wertungszahl { $rating }
ladder-card-rank = Platz { $rank }
ladder-card-five = letzte fünf { $five } ({ $trend })
ladder-card-season = { $points } aus { $count ->
        [one] einer Partie
       *[other] { $games } Partien
    } in der Saison { $season }
ladder-card-guest = Gast
ladder-card-left = hat die Rangliste verlassen
ladder-curve-about = Verlauf der Wertungszahl: von { $start } in { $count ->
        [one] einem Schritt
       *[other] { $moves } Schritten
    } auf { $rating }; höchste { $high }, niedrigste { $low }.
ladder-start-row = Anfang
ladder-plan-nothing = Nichts: Alles ist schon da.
ladder-plan-players = { $count ->
        [one] Ein neuer Spieler.
       *[other] { $number } neue Spieler.
    }
ladder-plan-games = { $count ->
        [one] Eine neue Partie.
       *[other] { $number } neue Partien.
    }
ladder-plan-corrections = { $count ->
        [one] Eine Korrektur.
       *[other] { $number } Korrekturen.
    }
ladder-plan-others = { $count ->
        [one] Ein anderer Eintrag: ein Name, eine Saison, etwas Zurückgenommenes.
       *[other] { $number } andere Einträge: Namen, Saisons, Zurückgenommenes.
    }
ladder-plan-known = { $count ->
        [one] Ein Eintrag ist schon da und zählt nur einmal.
       *[other] { $number } Einträge sind schon da und zählen nur einmal.
    }
ladder-plan-refused = { $count ->
        [one] Ein Eintrag sagt etwas anderes als derselbe Eintrag hier. Er wird ausgelassen.
       *[other] { $number } Einträge sagen etwas anderes als dieselben Einträge hier. Sie werden ausgelassen.
    }
ladder-plan-twins = { $count ->
        [one] Eine neue Partie gleicht einer vorhandenen: dieselben Spieler, dasselbe Ergebnis, derselbe Tag.
       *[other] { $number } neue Partien gleichen vorhandenen: dieselben Spieler, dasselbe Ergebnis, derselbe Tag.
    }
ladder-plan-late = { $count ->
        [one] Eine davon gehört zu einer abgeschlossenen Saison und ändert sie.
       *[other] { $number } davon gehören zu einer abgeschlossenen Saison und ändern sie.
    }
ladder-plan-strangers = { $count ->
        [one] Eine Partie hat einen Spieler, der nicht auf dieser Rangliste steht. Sie wartet, bis er hinzukommt.
       *[other] { $number } Partien haben Spieler, die nicht auf dieser Rangliste stehen. Sie warten, bis diese hinzukommen.
    }
ladder-plan-namesakes = Neue Spieler mit einem Namen, den es hier schon gibt: { $names }. Auf der Karte eines Spielers lassen sich zwei zusammenführen.
ladder-plan-move = { $player }: aus { $before } wird { $after }.
ladder-plan-more-moves = { $count ->
        [one] Noch eine Wertungszahl ändert sich.
       *[other] Noch { $number } Wertungszahlen ändern sich.
    }
ladder-working = Die Datei wird gelesen …
ladder-working-read = Die Datei wird gelesen: { $done } von { $number } Einträgen
ladder-working-ratings = Die Wertungszahlen werden berechnet …
ladder-working-taking = Die Einträge werden übernommen …
ladder-working-take = Die Einträge werden übernommen: { $done } von { $number }
ladder-working-writing = Die Datei wird geschrieben …
ladder-working-write = Die Datei wird geschrieben: { $done } von { $number } Einträgen
ladder-working-games = Die Datei wird geschrieben: { $done } von { $number } Partien
ladder-working-open = Die Rangliste wird geöffnet: bisher { $done } Einträge.
ladder-taken-in = { $count ->
        [one] Ein Eintrag übernommen.
       *[other] { $number } Einträge übernommen.
    }
ladder-faults = { $count ->
        [one] Ein Eintrag der Datei ist nicht zu gebrauchen:
       *[other] { $number } Einträge der Datei sind nicht zu gebrauchen:
    }
ladder-begun-anew = Jetzt kannst du eine andere Rangliste beginnen. Die vorige steht unter „Frühere Ranglisten“.
ladder-kept-refused = Die Rangliste liegt nur auf diesem Gerät. Der Browser verspricht nicht, sie zu behalten, wenn der Platz knapp wird: Speichere sie ab und zu als Datei.
ladder-saving-asked = Willst du sichergehen, öffne sie hier: Die Seite sagt dann, ob die ganze Rangliste darin steht.
ladder-proved = { $count ->
        [one] In dieser Datei steht diese Rangliste mit ihrem einen Eintrag.
       *[other] In dieser Datei steht diese Rangliste mit allen { $number } Einträgen.
    }
ladder-newer = { $count ->
        [one] Ein Eintrag kommt aus einer neueren Version dieser Seite. Er bleibt, wie er ist; was an ihm neu ist, zählt hier nicht.
       *[other] { $number } Einträge kommen aus einer neueren Version dieser Seite. Sie bleiben, wie sie sind; was an ihnen neu ist, zählt hier nicht.
    }
ladder-plan-unread = { $count ->
        [one] Ein Eintrag, den diese Seite nicht lesen kann. Er bleibt, wie er ist, und zählt nicht.
       *[other] { $number } Einträge, die diese Seite nicht lesen kann. Sie bleiben, wie sie sind, und zählen nicht.
    }
ladder-plan-another = Diese Datei gehört zu einer anderen Rangliste. Sie wird geöffnet, und die gezeigte steht danach unter „Frühere Ranglisten“.
ladder-reminder = { $count ->
        [one] Eine Partie ist eingetragen worden, seit die Rangliste zuletzt als Datei gespeichert wurde.
       *[other] { $number } Partien sind eingetragen worden, seit die Rangliste zuletzt als Datei gespeichert wurde.
    }
ladder-reminder-first = { $count ->
        [one] Die Rangliste hat eine Partie und liegt nur auf diesem Gerät. Sie ist noch nicht als Datei gespeichert.
       *[other] Die Rangliste hat { $number } Partien und liegt nur auf diesem Gerät. Sie ist noch nicht als Datei gespeichert.
    }
ladder-last-saved = Als Datei gespeichert am { $day }; seitdem { $count ->
        [one] eine Partie.
       *[other] { $number } Partien.
    }
ladder-last-asked = Am { $day } wurde der Browser gebeten, sie zu speichern; seitdem { $count ->
        [one] eine Partie.
       *[other] { $number } Partien.
    } Willst du sichergehen, öffne die Datei hier.
ladder-moved = In einem anderen Fenster ist eine andere Rangliste geöffnet worden, die du jetzt siehst. Was du eben eingetragen hast, steht in „{ $ladder }“, unter „Frühere Ranglisten“.
ladder-earlier-about = { $ladder }, begonnen am { $day }: { $count ->
        [one] eine Partie
       *[other] { $games } Partien
    }, letzte Änderung { $changed }
ladder-earlier-nameless = eine Rangliste, die diese Seite nicht lesen kann
ladder-earlier-open = Öffnen
ladder-earlier-save = Als Datei speichern
ladder-earlier-remove = Entfernen …
ladder-earlier-open-which = Öffnen: { $ladder }
ladder-earlier-save-which = Als Datei speichern: { $ladder }
ladder-earlier-remove-which = Entfernen …: { $ladder }
ladder-earlier-opened = { $ladder } ist geöffnet. Die vorige steht unter „Frühere Ranglisten“.
ladder-earlier-removed = { $ladder } ist aus dem Speicher dieser Seite entfernt.
ladder-refusal-lost = Der Speicher des Browsers ist nicht offen; später ließe sich nichts zurückholen. Speichere die Rangliste als Datei und lade die Seite neu.
ladder-refusal-full = Der Browser hat keinen Platz mehr. Nichts ist geändert.
ladder-refusal-refused = Der Speicher des Browsers hat es abgelehnt. Nichts ist geändert.
ladder-refusal-broken = Der Speicher des Browsers ist gestört. Nichts ist geändert.
ladder-refusal-moved = In einem anderen Fenster ist eine andere Rangliste geöffnet worden, die du jetzt siehst. Sonst ist nichts geändert.
ladder-refusal-gone = Diese Rangliste ist in einem anderen Fenster entfernt worden.
ladder-refusal-shown = Diese Rangliste wird gerade gezeigt und wurde nicht entfernt.
ladder-kept-yes = Die Rangliste liegt nur auf diesem Gerät, und der Browser entfernt sie nicht, um Platz zu schaffen. Speichere sie trotzdem ab und zu als Datei.
ladder-kept-no = Die Rangliste liegt nur auf diesem Gerät. Der Browser kann sie entfernen, wenn der Platz knapp wird: Speichere sie ab und zu als Datei.
ladder-kept-unknown = Die Rangliste liegt nur auf diesem Gerät. Speichere sie ab und zu als Datei.
ladder-kept-not = Die Rangliste wird nicht in diesem Browser gespeichert. Speichere sie als Datei.
ladder-trouble-refused = Dieser Browser lässt die Seite nichts speichern, wie in einem privaten Fenster. Die Rangliste funktioniert, ist aber weg, wenn du die Seite schließt. Speichere sie als Datei.
ladder-trouble-full = Der Browser hat keinen Platz mehr: Was du zuletzt eingetragen hast, ist nicht gespeichert. Speichere die Rangliste jetzt als Datei, dann schaff Platz.
ladder-trouble-broken = Der Speicher des Browsers ist gestört: Was du von jetzt an einträgst, bleibt nicht erhalten. Speichere die Rangliste jetzt als Datei.
ladder-trouble-damaged = Ein Teil des Gespeicherten ist nicht lesbar und bleibt, wie er ist. Alles Lesbare ist hier. In einer gespeicherten Datei steht auch der Rest.
ladder-trouble-newer = Ein anderes Fenster benutzt eine neuere Version dieser Seite. Speichere als Datei, was du eingetragen hast, und lade dann neu.
ladder-trouble-later = Eine neuere Version dieser Seite speichert die Rangliste in diesem Browser. Du siehst sie, soweit diese Version sie lesen kann; was du jetzt einträgst, bleibt nicht erhalten. Speichere es als Datei und lade dann die Seite neu.
ladder-trouble-stranded = { $count ->
        [one] Ein Eintrag von „{ $ladder }“ konnte nicht gespeichert werden, bevor in einem anderen Fenster eine andere Rangliste geöffnet wurde.
       *[other] { $number } Einträge von „{ $ladder }“ konnten nicht gespeichert werden, bevor in einem anderen Fenster eine andere Rangliste geöffnet wurde.
    } Speichere diese Rangliste jetzt als Datei; bei jedem Eintrag versucht es die Seite noch einmal.
ladder-trouble-missing = Der Teil der Seite, der die Rangliste speichert, konnte nicht geladen werden. Lade die Seite neu. Was du jetzt einträgst und nicht als Datei speicherst, ist weg, wenn du die Seite schließt.
ladder-trouble-lost = Der Speicher des Browsers ist geschlossen. Was du von jetzt an einträgst, bleibt nicht erhalten. Speichere die Rangliste jetzt als Datei.
ladder-made = Stand { $day }.

ladder-head-ranking = Tabelle
ladder-head-rank = Nr.
ladder-head-player = Spieler
ladder-head-rating = Wertung
ladder-head-change = Änderung
ladder-head-expected = Nach dieser Saison
ladder-head-five = Letzte fünf
ladder-head-trend = Trend
ladder-head-games = Partien
ladder-head-points = Punkte
ladder-head-tally = Siege · Remis · Niederlagen
ladder-head-day = Tag
ladder-head-opponent = Gegner
ladder-head-score = Punkte
ladder-head-scores = Bilanz gegen jeden Gegner
ladder-head-history = Was die Wertungszahl verändert hat

error-not-json = Das ist keine Rangliste: Die Datei ist kein JSON.
error-long-number = Die Datei enthält eine Zahl mit mehr als { $high } Stellen: So eine Zahl hat keine Rangliste.
error-not-a-ladder = Diese Datei ist keine Rangliste.
error-too-large = Die Datei ist zu groß: höchstens { $high } Zeichen.
error-too-many = Die Datei hat zu viele Einträge: höchstens { $high }.
error-bad-entry = Dieser Eintrag ist zu lang oder zu tief verschachtelt, um ihn zu behalten.
error-ladder-full = Die Rangliste ist voll: Sie hat { $high } Einträge oder ist so groß, wie eine Datei sein kann. Speichere sie und beginn eine andere.
error-not-read-yet = Die Rangliste wird noch gelesen. Versuch es gleich noch einmal.
error-unread-founding = Der Anfang dieser Rangliste ist mit dieser Version der Seite nicht zu lesen. Eine neuere kann es vielleicht. Nichts daran ist geändert.
error-no-founding = Der Datei fehlt der Anfang: die Gründung der Rangliste.
error-another-ladder = Diese Datei gehört zu einer anderen Rangliste.
error-no-columns = Die erste Zeile muss die Spalten nennen: Datum, Weiß, Schwarz, Ergebnis.
error-no-ladder-yet = Eine Tabelle mit Partien braucht eine Rangliste. Füg zuerst einen Spieler hinzu oder öffne eine Rangliste.
error-unreadable = Der Browser konnte die Datei nicht lesen.
error-open-quote = Ein Anführungszeichen ist nicht geschlossen.
error-not-an-object = Hier wird ein Eintrag erwartet.
error-unknown-kind = Diese Art Eintrag gibt es nicht.
error-unknown-field = Dieses Feld gibt es nicht.
error-not-text = Hier wird ein Text erwartet.
error-empty-name = Gib einen Namen ein.
error-long-name = Der Name ist zu lang: höchstens { $high } Zeichen.
error-bad-name = Der Name enthält Zeichen, die sich nicht drucken lassen, oder zu viele Leerzeichen.
error-bad-identity = Eine Kennung besteht aus Buchstaben, Ziffern, - und _, höchstens { $high } Zeichen.
error-bad-list = Hier wird eine Liste von Kennungen erwartet.
error-bad-time = Hier wird ein Zeitpunkt in Weltzeit erwartet.
error-not-a-flag = Hier wird ja oder nein erwartet.
error-other-entry = Es gibt verschiedene Einträge mit dieser Kennung.
error-name-taken = Jemand auf der Rangliste heißt schon so. Ergänz etwas, das beide unterscheidet.
error-member-no-name = Darin steht kein Name.
error-member-columns = Es ist nicht klar, was der Name ist und was die Wertungszahl. Setz eine Zeile darüber, die die Spalten nennt, etwa: Name; Wertungszahl.
error-unknown-player = Wähl einen Spieler der Rangliste.
error-player-left = Dieser Spieler hat die Rangliste verlassen. Auf seiner Karte kannst du das ändern.
error-same-player = Niemand spielt gegen sich selbst: Wähl verschiedene Spieler.
error-played-each-other = Sie haben gegeneinander gespielt, also sind es verschiedene Personen.
error-unknown-game = Diese Partie ist nicht mehr da.
error-unknown-entry = Dieser Eintrag ist nicht mehr da.
error-frozen = Die Saison ist abgeschlossen. Mach zuerst den Abschluss rückgängig.
error-not-undoable = Die Gründung lässt sich nicht rückgängig machen.
error-unknown-system = Dieses Wertungssystem ist hier nicht bekannt.
error-unknown-tempo = Das System kennt diese Bedenkzeit nicht.
