"""The page in the browser.

main           starts the page
runtime        asks the browser; places and catalogues hand over many texts at once
rooms, loading the three rooms, and the chapters that come when they are opened
calculator     form, score sheet, answer, what is kept of it
event          the questions around an event
ladder         the ladder's room
tournament     the tournament desk's room
charts         draws pictures
"""
