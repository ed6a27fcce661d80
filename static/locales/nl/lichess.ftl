### Lichess.

system-lichess = Lichess
system-lichess-about = De rating van de schaakserver Lichess, volgens zijn gepubliceerde broncode: Glicko-2 met elke partij als eigen periode, een klein voordeel voor wit, en winst die met een factor van het speeltempo wordt vermenigvuldigd. Die factor is een instelling van de site en was op { $checked } niet bevestigd; de site kan op elk moment alles veranderen. Varianten en partijen tegen bots zitten er niet in. Het is geen rating van een bond.
difference-lichess = Lichess heeft geen K: net als bij Glicko-2 bepaalt de deviatie hoe ver een uitslag de rating verschuift, maar elke partij is een eigen periode, van wit wordt meer verwacht, en winst telt iets zwaarder dan verlies.

fact-color = Jouw kleur
choice-color-w = Wit
choice-color-b = Zwart
fact-last = Dag van je laatste partij
tempo-bullet = Bullet
tempo-ultrabullet = UltraBullet
source-lichess = de broncode van { $code } en { $library }, stand najaar { $year }
lichess-hint-deviation = Ze staat op de pagina met je ratings. Leeg gelaten is ze { $most }, zoals bij een nieuw account.
lichess-ask-deviation = Er hangt veel af van je deviatie, die op de pagina met je ratings staat: zonder opgave telt ze als { $most }, zoals bij een nieuw account.
lichess-hint-volatility = Hoe gelijkmatig je speelt; ze doet er alleen toe voor de groei van de deviatie tussen partijen. Leeg gelaten is ze { $usual }, zoals bij een nieuw account.
lichess-hint-last = Met de dagen sindsdien groeit de deviatie. Leeg gelaten geldt de deviatie als die van de dag van de partij.
lichess-doubt-factors = De factoren waarmee winst wordt vermenigvuldigd, staan in geen gepubliceerd bestand; die van { $checked } komen uit berichten en zijn niet bevestigd.
lichess-note-color = Partijen zonder ingevulde kleur: { $games }. Ze tellen zonder het voordeel van wit.
lichess-note-provisional = Met een deviatie van { $limit } of meer is de rating voorlopig: Lichess zet er een vraagteken achter.
lichess-note-earlier = Vóór { $since } telden de kleuren bij Lichess niet mee; dit is de regel van daarna.

lichess-step-rest = Sinds de laatste partij is de deviatie gegroeid van { $before } tot { $deviation }.
lichess-step-game = Partij { $number }: { $own } tegen { $opponent }, met { $advantage } voor de kleur; gewicht g = { $weight }, verwachte score { $expected }.
lichess-step-change = Score { $score }, verwacht { $expected }: een verandering van { $change }. De deviatie gaat van { $before } naar { $deviation }.
lichess-step-gain = Winst wordt vermenigvuldigd met { $factor }: { $change }.
lichess-step-shown = De rating is { $exact }; Lichess toont die zonder decimalen: { $rating }.
