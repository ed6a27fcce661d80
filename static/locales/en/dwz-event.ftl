### DWZ: what the tournament desk says of an event that is rated as a whole.

dwz-counted-first = The opponent had no DWZ and counts with { $rating }, the first DWZ of this event.
dwz-counted-solved = The opponent is a newcomer, too, and counts with { $performance } while all newcomers are solved together; the first DWZ that comes of it is { $rating }.
dwz-counted-exceptional = The opponent counts with a performance of { $performance }, because it lies more than { $points } points above the DWZ of { $own }.
dwz-not-counted-newcomer = Not counted: the opponent has no DWZ and gets none in this event.
dwz-kept-first = Kept for a first DWZ, for { $years } years. The opponent counts with { $rating }, the first DWZ of this event.
dwz-not-kept = Not kept: the opponent needed games against newcomers for a first DWZ.

dwz-note-event-first = For opponents who have a DWZ this player counts with { $rating }, the first DWZ of this event.
dwz-note-event-second = Second stage: only games against newcomers who get a first DWZ here make it { $least } games.
dwz-note-event-solved = Newcomers who met one another are solved together; meanwhile this player counts for them with { $performance }. Where the federation ends that calculation is not published. Here it ends when no number changes any more.
dwz-note-event-member = Only members of a German club get a DWZ. Somebody who never was one counts for the opponents with this number all the same.
dwz-note-event-kept = Games kept from earlier events would count too, and are not in the file.
dwz-note-event-exceptional = The performance of { $performance } lies more than { $points } points above the DWZ of { $own }. The opponents are rated against it instead of the DWZ.
dwz-note-event-all-points = Every game was won. Whether the opponents are then rated against a number more than { $points } points above the DWZ is not known to us; here they are rated against the DWZ.

dwz-step-first-solved = Solved together with the other newcomers. Newcomers met: { $others }; rounds of the calculation: { $rounds }.
