### Lichess.

system-lichess = Lichess
system-lichess-about = De rating van de schaakserver Lichess, volgens de gepubliceerde broncode: Glicko-2 met elke partij als eigen periode en een klein voordeel voor wit; wat erbij komt, wordt met een factor per speeltempo vermenigvuldigd. Die factor is een instelling van de site en was op { $checked } niet bevestigd; de site kan op elk moment alles veranderen. Varianten en partijen tegen bots zitten er niet in. Het is geen rating van een bond.
difference-lichess = Lichess heeft geen K: net als bij Glicko-2 bepaalt de deviatie hoe ver een uitslag de rating verschuift, maar elke partij is een eigen periode, van wit wordt meer verwacht, en wat erbij komt, telt iets zwaarder dan wat eraf gaat.

fact-color = Jouw kleur
choice-color-w = Wit
choice-color-b = Zwart
fact-last = Dag van je laatste partij
tempo-bullet = Bullet
tempo-ultrabullet = UltraBullet
source-lichess = de broncode van { $code } en { $library }, stand najaar { $year }
lichess-hint-deviation = Die staat op de pagina met je ratings. Laat je dit leeg, dan is die { $most }, zoals bij een nieuw account.
lichess-ask-deviation = Er hangt veel af van je deviatie, die op de pagina met je ratings staat: zonder opgave telt die als { $most }, zoals bij een nieuw account.
lichess-hint-volatility = Hoe gelijkmatig je speelt; dat telt alleen voor de groei van de deviatie tussen partijen. Laat je dit leeg, dan is die { $usual }, zoals bij een nieuw account.
lichess-hint-last = Met de dagen sindsdien groeit de deviatie. Laat je dit leeg, dan geldt de deviatie als die van de dag van de partij.
lichess-doubt-factors = De factoren voor wat erbij komt, staan in geen gepubliceerd bestand; die van { $checked } komen uit berichten en zijn niet bevestigd.
lichess-note-color = Partijen zonder ingevulde kleur: { $games }. Ze tellen zonder het voordeel van wit.
lichess-note-provisional = Met een deviatie van { $limit } of meer is de rating voorlopig: Lichess zet er een vraagteken achter.
lichess-note-earlier = Vóór { $since } telden de kleuren bij Lichess niet mee; dit is de regel van daarna.

lichess-step-rest = Sinds de laatste partij is de deviatie gegroeid van { $before } tot { $deviation }.
lichess-step-game = Partij { $number }: { $own } tegen { $opponent }, met { $advantage } voor de kleur; gewicht g = { $weight }, verwachte score { $expected }.
lichess-step-change = Score { $score }, verwacht { $expected }: een verandering van { $change }. De deviatie gaat van { $before } naar { $deviation }.
lichess-step-gain = Wat erbij komt, wordt vermenigvuldigd met { $factor }: { $change }.
lichess-step-shown = De rating is { $exact }; Lichess toont die zonder decimalen: { $rating }.
