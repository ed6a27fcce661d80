### The ladder's room: texts that the running page composes.

ladder-choose = Kies …
ladder-missing-white = Kies wie wit had.
ladder-missing-black = Kies wie zwart had.
ladder-missing-result = Kies de uitslag.
ladder-guest-name = { $player } (gast)
ladder-stranger = onbekende speler
ladder-entered = { $game } ingevoerd.
ladder-move = { $rating } ({ $change })
ladder-at-the-end = De partij wordt verwerkt als het seizoen wordt afgesloten.
ladder-why-guest = Niet verwerkt: partij van een gast.
ladder-why-friendly = Niet verwerkt: vriendschappelijke partij.
ladder-why-unknown-player = Niet verwerkt: een van de spelers staat nog niet op deze ladder.
ladder-why-same-player = Niet verwerkt: beide spelers zijn dezelfde persoon.
ladder-unrated-guest = gast
ladder-unrated-friendly = vriendschappelijk
ladder-unrated-unknown-player = niet verwerkt
ladder-unrated-same-player = niet verwerkt
ladder-suggestion = { $player } ({ $difference })
ladder-again = { $player } ({ $difference }), opnieuw
ladder-suggestion-detail = – binnen { $within } punten, { $count ->
        [one] één keer ontmoet
       *[other] { $met } keer ontmoet
    }
ladder-suggestion-new = – binnen { $within } punten, nog niet ontmoet
ladder-suggestion-far = – te ver uit elkaar voor een gelijke strijd
ladder-unrated = nog geen rating
ladder-form-win = winst
ladder-form-draw = remise
ladder-form-loss = verlies
ladder-lately-about = Rating de laatste tijd: van { $start } naar { $end }
ladder-undone = Ongedaan gemaakt. Alle ratings erna zijn opnieuw berekend.
ladder-corrected = Gecorrigeerd. Alle ratings erna zijn opnieuw berekend.
ladder-added = { $player } staat op de ladder.
ladder-undo-join = Ongedaan maken: { $player } was niet de bedoeling
ladder-withdrawn = { $player } is weer van de ladder gehaald.
ladder-refounded = Gewijzigd. Alle ratings zijn opnieuw berekend.
ladder-more-game = Meer: { $game }
ladder-list-none = Er is niemand toegevoegd.
ladder-list-added = { $count ->
        [one] Er is één speler toegevoegd.
       *[other] Er zijn { $number } spelers toegevoegd.
    }
ladder-list-line = Regel { $line }, ‘{ $text }’: { $why }
ladder-list-more = { $count ->
        [one] Nog één regel is niet overgenomen.
       *[other] Nog { $number } regels zijn niet overgenomen.
    }
ladder-list-member-here = { $player } staat al op de ladder.
ladder-list-member-twice = { $player } staat al in de lijst.
ladder-correct-short = Corrigeren
ladder-undo-short = Ongedaan maken
ladder-correct-game = { $game } corrigeren
ladder-undo-game = { $game } ongedaan maken
ladder-has-left = Heeft de ladder verlaten. De partijen blijven staan.
ladder-is-back = Is terug op de ladder.
ladder-renamed = Naam gewijzigd.
ladder-united = Het is nu één speler.
ladder-usual-name = Clubladder
ladder-usual-system = knsb
ladder-half-years = Voorjaar Najaar, Lente Herfst
ladder-about-running = { $ladder }, seizoen { $season }. { $system }, iedereen begint op { $start }.
ladder-about-unrated = { $ladder }, seizoen { $season }. { $system }; wie geen rating meebrengt, krijgt een eerste uit de partijen.
ladder-by-game = De ratings veranderen na elke partij.
ladder-by-period = Alle partijen van een seizoen worden samen verwerkt, vanaf de ratings ervoor, als het seizoen wordt afgesloten.
ladder-season-open = { $season } (bezig): { $count ->
        [one] één partij
       *[other] { $games } partijen
    }.
ladder-season-closed = { $season } (afgesloten): { $count ->
        [one] één partij
       *[other] { $games } partijen
    }.
ladder-season-best = Hoogste aan het eind: { $player }, { $rating }.
ladder-closed = Het seizoen is afgesloten. { $season } is begonnen.
ladder-season-end = Einde van seizoen { $season }
ladder-as-white = { $player } (met wit)
ladder-as-black = { $player } (met zwart)
ladder-card-rating = Rating { $rating }
ladder-card-rank = plaats { $rank }
ladder-card-five = laatste vijf { $five } ({ $trend })
ladder-card-season = { $points } uit { $count ->
        [one] één partij
       *[other] { $games } partijen
    } in seizoen { $season }
ladder-card-guest = gast
ladder-card-left = heeft de ladder verlaten
ladder-curve-about = Verloop van de rating: van { $start } in { $count ->
        [one] één stap
       *[other] { $moves } stappen
    } naar { $rating }; hoogste { $high }, laagste { $low }.
ladder-start-row = Begin
ladder-plan-nothing = Niets: alles staat er al.
ladder-plan-players = { $count ->
        [one] Eén nieuwe speler.
       *[other] { $number } nieuwe spelers.
    }
ladder-plan-games = { $count ->
        [one] Eén nieuwe partij.
       *[other] { $number } nieuwe partijen.
    }
ladder-plan-corrections = { $count ->
        [one] Eén correctie.
       *[other] { $number } correcties.
    }
ladder-plan-others = { $count ->
        [one] Eén ander gegeven: een naam, een seizoen, iets dat ongedaan is gemaakt.
       *[other] { $number } andere gegevens: namen, seizoenen, dingen die ongedaan zijn gemaakt.
    }
ladder-plan-known = { $count ->
        [one] Eén gegeven staat er al en telt één keer.
       *[other] { $number } gegevens staan er al en tellen één keer.
    }
ladder-plan-refused = { $count ->
        [one] Eén gegeven zegt iets anders dan hetzelfde gegeven hier. Het wordt overgeslagen.
       *[other] { $number } gegevens zeggen iets anders dan dezelfde gegevens hier. Ze worden overgeslagen.
    }
ladder-plan-twins = { $count ->
        [one] Eén nieuwe partij lijkt op een die er al staat: dezelfde spelers, uitslag en dag.
       *[other] { $number } nieuwe partijen lijken op partijen die er al staan: dezelfde spelers, uitslag en dag.
    }
ladder-plan-late = { $count ->
        [one] Eén ervan hoort bij een afgesloten seizoen en verandert dat.
       *[other] { $number } ervan horen bij een afgesloten seizoen en veranderen dat.
    }
ladder-plan-strangers = { $count ->
        [one] Eén partij heeft een speler die niet op deze ladder staat. Die partij wacht tot de speler erbij komt.
       *[other] { $number } partijen hebben spelers die niet op deze ladder staan. Die partijen wachten tot de spelers erbij komen.
    }
ladder-plan-namesakes = Nieuwe spelers met een naam die er al staat: { $names }. Op de kaart van een speler kunnen twee worden samengevoegd.
ladder-plan-move = { $player }: { $before } wordt { $after }.
ladder-plan-more-moves = { $count ->
        [one] Nog één rating verandert.
       *[other] Nog { $number } ratings veranderen.
    }
ladder-working = Het bestand wordt gelezen …
ladder-working-read = Het bestand wordt gelezen: { $done } van { $number } gegevens
ladder-working-ratings = De ratings worden berekend …
ladder-working-taking = De gegevens worden overgenomen …
ladder-working-take = De gegevens worden overgenomen: { $done } van { $number }
ladder-working-writing = Het bestand wordt geschreven …
ladder-working-write = Het bestand wordt geschreven: { $done } van { $number } gegevens
ladder-working-games = Het bestand wordt geschreven: { $done } van { $number } partijen
ladder-working-open = De ladder wordt geopend: tot nu toe { $done } gegevens.
ladder-taken-in = { $count ->
        [one] Eén gegeven overgenomen.
       *[other] { $number } gegevens overgenomen.
    }
ladder-faults = { $count ->
        [one] Eén gegeven in het bestand is niet te gebruiken:
       *[other] { $number } gegevens in het bestand zijn niet te gebruiken:
    }
ladder-begun-anew = Je kunt een andere ladder beginnen. De vorige staat onder ‘Eerdere ladders’.
ladder-kept-refused = De ladder staat alleen op dit apparaat. De browser belooft niet hem te bewaren als de ruimte krap wordt: sla hem af en toe op als bestand.
ladder-saving-asked = Om zeker te weten dat het er is, open je het hier: de pagina zegt dan of de hele ladder erin staat.
ladder-proved = { $count ->
        [one] In dit bestand staat deze ladder, met zijn ene gegeven.
       *[other] In dit bestand staat deze ladder, met alle { $number } gegevens.
    }
ladder-newer = { $count ->
        [one] Eén gegeven komt uit een nieuwere versie van deze pagina. Het blijft zoals het is; wat er nieuw aan is, telt hier niet mee.
       *[other] { $number } gegevens komen uit een nieuwere versie van deze pagina. Ze blijven zoals ze zijn; wat er nieuw aan is, telt hier niet mee.
    }
ladder-plan-unread = { $count ->
        [one] Eén gegeven dat deze pagina niet kan lezen. Het blijft zoals het is en telt niet mee.
       *[other] { $number } gegevens die deze pagina niet kan lezen. Ze blijven zoals ze zijn en tellen niet mee.
    }
ladder-plan-another = Dit bestand is van een andere ladder. Als je die opent, gaat de ladder die je nu ziet naar ‘Eerdere ladders’.
ladder-reminder = { $count ->
        [one] Er is één partij ingevoerd sinds de ladder voor het laatst als bestand is opgeslagen.
       *[other] Er zijn { $number } partijen ingevoerd sinds de ladder voor het laatst als bestand is opgeslagen.
    }
ladder-reminder-first = { $count ->
        [one] De ladder heeft één partij en staat alleen op dit apparaat. Hij is nog niet als bestand opgeslagen.
       *[other] De ladder heeft { $number } partijen en staat alleen op dit apparaat. Hij is nog niet als bestand opgeslagen.
    }
ladder-last-saved = Als bestand opgeslagen op { $day }; sindsdien { $count ->
        [one] één partij.
       *[other] { $number } partijen.
    }
ladder-last-asked = De browser is op { $day } gevraagd hem op te slaan; sindsdien { $count ->
        [one] één partij.
       *[other] { $number } partijen.
    } Open het bestand hier om zeker te weten dat het er is.
ladder-moved = In een ander venster is een andere ladder geopend; die zie je nu. Wat je net hebt ingevoerd, staat in ‘{ $ladder }’, onder ‘Eerdere ladders’.
ladder-earlier-about = { $ladder }, begonnen op { $day }: { $count ->
        [one] één partij
       *[other] { $games } partijen
    }, laatste wijziging { $changed }
ladder-earlier-nameless = een ladder die deze pagina niet kan lezen
ladder-earlier-open = Openen
ladder-earlier-save = Opslaan als bestand
ladder-earlier-remove = Verwijderen …
ladder-earlier-open-which = Openen: { $ladder }
ladder-earlier-save-which = Opslaan als bestand: { $ladder }
ladder-earlier-remove-which = Verwijderen …: { $ladder }
ladder-earlier-opened = { $ladder } is geopend. De vorige staat onder ‘Eerdere ladders’.
ladder-earlier-removed = { $ladder } is verwijderd uit de opslag van deze pagina.
ladder-refusal-lost = De opslag van de browser is niet open; er zou later niets terug te halen zijn. Sla de ladder op als bestand en laad de pagina opnieuw.
ladder-refusal-full = De browser heeft geen ruimte meer. Er is niets veranderd.
ladder-refusal-refused = De opslag van de browser weigerde het. Er is niets veranderd.
ladder-refusal-broken = De opslag van de browser is defect. Er is niets veranderd.
ladder-refusal-moved = In een ander venster is een andere ladder geopend; die zie je nu. Verder is er niets veranderd.
ladder-refusal-gone = Deze ladder is in een ander venster verwijderd.
ladder-refusal-shown = Dit is de ladder die je ziet; die is niet verwijderd.
ladder-kept-yes = De ladder wordt alleen op dit apparaat bewaard, en de browser verwijdert hem niet om ruimte te maken. Sla hem toch af en toe op als bestand.
ladder-kept-no = De ladder wordt alleen op dit apparaat bewaard. De browser kan hem verwijderen als er weinig ruimte is: sla hem af en toe op als bestand.
ladder-kept-unknown = De ladder wordt alleen op dit apparaat bewaard. Sla hem af en toe op als bestand.
ladder-kept-not = De ladder wordt niet in deze browser bewaard. Sla hem op als bestand.
ladder-trouble-refused = Deze browser laat de pagina niets bewaren, zoals in een privévenster. De ladder werkt, maar is weg als je deze pagina sluit. Sla hem op als bestand.
ladder-trouble-full = De browser heeft geen ruimte meer: wat je het laatst invoerde, is niet bewaard. Sla de ladder nu op als bestand en maak dan ruimte.
ladder-trouble-broken = De opslag van de browser werkt niet: wat je vanaf nu invoert, wordt niet bewaard. Sla de ladder nu op als bestand.
ladder-trouble-damaged = Een deel van wat bewaard was, is niet te lezen en blijft zoals het is. Alles wat te lezen is, staat hier. In een opgeslagen bestand staat ook de rest.
ladder-trouble-newer = Een ander venster gebruikt een nieuwere versie van deze pagina. Sla de ladder op als bestand als je iets hebt ingevoerd, en laad dan opnieuw.
ladder-trouble-later = Een nieuwere versie van deze pagina bewaart de ladder in deze browser. Je ziet hem voor zover deze versie hem kan lezen; wat je nu invoert, wordt niet bewaard. Sla de ladder op als bestand als je iets hebt ingevoerd, en laad de pagina opnieuw.
ladder-trouble-stranded = { $count ->
        [one] Eén gegeven van ‘{ $ladder }’ kon niet worden bewaard voordat in een ander venster een andere ladder werd geopend.
       *[other] { $number } gegevens van ‘{ $ladder }’ konden niet worden bewaard voordat in een ander venster een andere ladder werd geopend.
    } Sla die ladder nu op als bestand; de pagina probeert het bij elke invoer opnieuw.
ladder-trouble-missing = Het deel van de pagina dat de ladder bewaart, kon niet worden geladen. Laad de pagina opnieuw. Wat je nu invoert, is weg als je deze pagina sluit, tenzij je het als bestand opslaat.
ladder-trouble-lost = De opslag van de browser is gesloten. Wat je vanaf nu invoert, wordt niet bewaard. Sla de ladder nu op als bestand.
ladder-made = Stand van { $day }.

ladder-head-ranking = Ranglijst
ladder-head-rank = Nr.
ladder-head-player = Speler
ladder-head-rating = Rating
ladder-head-change = Verandering
ladder-head-expected = Na dit seizoen
ladder-head-five = Laatste vijf
ladder-head-trend = Trend
ladder-head-games = Partijen
ladder-head-points = Punten
ladder-head-tally = Winst · remise · verlies
ladder-head-day = Dag
ladder-head-opponent = Tegenstander
ladder-head-score = Score
ladder-head-scores = Score tegen elke tegenstander
ladder-head-history = Wat de rating veranderde

error-not-json = Dit is geen ladder: het bestand is geen JSON.
error-long-number = Het bestand bevat een getal van meer dan { $high } cijfers: zoiets staat in geen ladder.
error-not-a-ladder = Dit bestand is geen ladder.
error-too-large = Het bestand is te groot: hoogstens { $high } tekens.
error-too-many = Het bestand heeft te veel gegevens: hoogstens { $high }.
error-bad-entry = Dit gegeven is te lang of te diep genest om te bewaren.
error-ladder-full = De ladder is vol: hij heeft { $high } gegevens of is zo groot als een bestand kan zijn. Sla hem op en begin een andere.
error-not-read-yet = De ladder wordt nog gelezen. Probeer het zo weer.
error-unread-founding = Het begin van deze ladder is met deze versie van de pagina niet te lezen. Een nieuwere kan dat misschien. Er is niets aan veranderd.
error-no-founding = Het bestand heeft geen begin: de oprichting van de ladder ontbreekt.
error-another-ladder = Dit bestand is van een andere ladder.
error-no-columns = De eerste regel moet de kolommen noemen: datum, wit, zwart, uitslag.
error-no-ladder-yet = Een tabel met partijen heeft een ladder nodig. Voeg eerst een speler toe, of open een ladder.
error-unreadable = De browser kon het bestand niet lezen.
error-open-quote = Een aanhalingsteken is niet gesloten.
error-not-an-object = Hier wordt een gegeven verwacht.
error-unknown-kind = Zo’n soort gegeven bestaat niet.
error-unknown-field = Zo’n veld bestaat niet.
error-not-text = Hier wordt tekst verwacht.
error-empty-name = Typ een naam.
error-long-name = De naam is te lang: hoogstens { $high } tekens.
error-bad-name = De naam heeft tekens die niet afgedrukt kunnen worden, of te veel spaties.
error-bad-identity = Een kenmerk bestaat uit letters, cijfers, - en _, hoogstens { $high }.
error-bad-list = Hier wordt een lijst van kenmerken verwacht.
error-bad-time = Hier wordt een tijdstip in wereldtijd verwacht.
error-not-a-flag = Hier wordt ja of nee verwacht.
error-other-entry = Er zijn verschillende gegevens met dit kenmerk.
error-name-taken = Iemand op de ladder heeft deze naam al. Voeg iets toe dat de spelers onderscheidt.
error-member-no-name = Er staat geen naam in.
error-member-columns = Het is niet duidelijk wat de naam is en wat de rating. Zet er een regel boven die de kolommen noemt, zoals: Naam; Rating.
error-unknown-player = Kies een speler van de ladder.
error-player-left = Deze speler heeft de ladder verlaten. Op de spelerskaart kun je dat veranderen.
error-same-player = Niemand speelt tegen zichzelf: kies verschillende spelers.
error-played-each-other = Ze hebben tegen elkaar gespeeld, dus het is niet dezelfde persoon.
error-unknown-game = Deze partij is er niet meer.
error-unknown-entry = Dit gegeven is er niet meer.
error-frozen = Het seizoen is afgesloten. Maak eerst het afsluiten ongedaan.
error-not-undoable = De oprichting kan niet ongedaan worden gemaakt.
error-unknown-system = Dit ratingsysteem is hier niet bekend.
error-unknown-tempo = Het systeem kent dit speeltempo niet.
