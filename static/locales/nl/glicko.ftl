### Glicko, and what the systems of its family share.

system-glicko = Glicko
system-glicko-about = Het eerste systeem van Mark Glickman: naast de rating staat een deviatie (RD), die zegt hoe zeker de rating is. Die wordt kleiner met elke partij en groeit met de tijd, en bepaalt hoe ver een uitslag de rating verschuift. Alle partijen van een ratingperiode tellen samen. De groei c en de lengte van een periode laat het artikel over aan wie het systeem gebruikt.
difference-glicko = Glicko heeft geen K: hoe minder zeker je rating is, hoe verder een uitslag die verschuift, en een partij tegen iemand met een onzekere rating telt minder zwaar.

fact-deviation = Jouw deviatie (RD)
fact-opponent-deviation = Deviatie tegenstander (RD)
fact-periods = Ratingperioden sinds je laatste partijen
fact-c = Groei van de deviatie (c)
glicko-hint-deviation = Hoe zeker je rating is: hoe lager, hoe zekerder. Laat je dit leeg, dan is die { $most }, zoals bij iemand die nooit een rating had.
glicko-ask-deviation = Er hangt veel af van je deviatie: zonder opgave telt die als { $most }, zoals bij iemand die nooit een rating had.
glicko-hint-periods = Met elke periode groeit de deviatie. Laat je dit leeg, dan geldt de deviatie als die van vandaag.
glicko-hint-c = Hoeveel de deviatie in een periode groeit. Gebruikelijk is { $usual }: daarmee wordt { $deviation } in { $periods } perioden { $most }.
glicko-note-deviation = Je deviatie is niet ingevuld: { $deviation } is aangenomen, zoals bij iemand die nooit een rating had. Vul de jouwe in voor een uitkomst waar je op kunt bouwen.
glicko-note-opponents = Tegenstanders zonder ingevulde deviatie: { $games }. Voor hen is { $deviation } aangenomen, zodat deze partijen minder zwaar tellen.

glicko-step-start = Wie nooit een rating had, begint op { $rating } met een deviatie van { $deviation }.
glicko-step-rest = Vóór de partijen: in { $periods } perioden groeit de deviatie van { $before } tot { $deviation }.
glicko-step-game = Partij { $number }: { $own } tegen { $opponent }, met gewicht g = { $weight } door de deviatie van de tegenstander; verwachte score { $expected }.
glicko-step-deviation = De informatie uit de partijen is samen { $information }, evenveel als een deviatie van { $d } zou geven. Daarmee daalt de deviatie van { $before } naar { $deviation }.
glicko-step-rating = Gewogen score boven verwachting: { $surplus }. Een punt daarvan is { $factor } waard, dus de rating verandert met { $change }, van { $own } naar { $rating }.
