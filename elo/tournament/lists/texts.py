"""The English of what a rating list and a look-up in it may bring up."""

TEXTS = {
    # the list as a whole
    "list-unknown": "This is no rating list that can be read here: FIDE's list as text or XML, "
    "or the CSV lists of KNSB and DSB.",
    "list-no-event": "This is a rating list, not an event. Open the event first, and then this to "
    "look its players up.",
    "list-headings": "This looks like a rating list of a known kind, but its headings lack the "
    "player's number, the name or the rating.",
    "list-clubs": "This is the DSB's list of clubs. Ratings stand in its list of players, "
    "spieler.csv.",
    "list-tempo": "The list holds one kind of rating and does not say which. The file's own name "
    "tells it: keep the name that the federation gave it.",
    "list-empty": "The list has no players.",
    "list-archive": "The archive is broken or locked with a password. Unpack it and open the list.",
    "list-archive-empty": "The archive holds no rating list.",
    "list-archive-several": "The archive holds several lists: {files}. Unpack it and open one.",
    # one line of it
    "list-no-id": "There is no player's number at the start of the line, but “{text}”. "
    "The line was left out.",
    "list-no-name": "The line has no name. It was left out.",
    "list-number": "“{text}” under {field} is no number that can stand there. "
    "The player was left out.",
    "list-cells": "The line has {found} cells, the headings have {expected}. It was left out.",
    "list-quotes": "A quotation mark is not closed. The line was left out.",
    "list-broken-element": "The player's entry is broken. It was left out.",
    "list-more-lines": "{count} more lines could not be read.",
    # a player who was looked up
    "list-missing": "{name} (no. {number}) is not on the list.",
    "list-by-name": "{name} (no. {number}) was found by name alone, as {listed} with "
    "number {id}. Check that it is the same player.",
    "list-ambiguous": "{count} players on the list can be {name} (no. {number}): {candidates}. "
    "None was taken.",
    "list-other-year": "{name} (no. {number}) is on the list with another year of birth: "
    "{candidates}. None was taken.",
    "list-year-unknown": "{name} (no. {number}) may be {candidates}, whose year of birth the list "
    "does not know. None was taken.",
    "list-id-other-name": "Number {id} of {name} (no. {number}) belongs to {listed} on the list. "
    "It was not used.",
    "list-born-differs": "{name} (no. {number}) was born in {born}, says the file; the list "
    "says {listed}. The list's entry was taken by its number.",
    "list-id-differs": "{name} (no. {number}) has number {id} in the file and number {listed} on "
    "the list. The list's entry was taken by name and year of birth.",
}
