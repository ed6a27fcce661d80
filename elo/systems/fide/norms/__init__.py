"""B01: was it a norm? The conditions for GM, IM, WGM and WIM norms, one by one.

FIDE Title Regulations effective from 1 January 2024, 1.4.1 to 1.4.9.

    requirements  what a norm asks for, in numbers
    sheet         the games that a norm counts, played and still to be played
    conditions    each condition: met, not met or not known
    leeway        games that the player may leave aside
    strangers     what hangs on opponents of unknown federation
    formats       what hangs on the event's format
    needs         what scores in the remaining games would be enough
    unchecked     what is not looked at, the one list of it
    report        all of it for one norm
    chapter       what the system offers to others; with a quick look for large events

A norm is ``met`` only when every condition is that can be told from what is known, in every format
that the event can have had.
"""
