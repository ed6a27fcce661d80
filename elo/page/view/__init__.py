"""The page without a browser.

calculator     an entry and its reading, the answer, the address, files and pasted lists
event          the questions around an event
ladder         sentences, documents and curves of the ladder
tournament     messages to and from the tournament desk's worker
chapters       the parts of the page that come only when they are opened
pictures       a chart as values
presets        what the page around a frame asks for
side_questions which list a game counts for, what a raise made of a rating
snippets       the lines of HTML for a club's website
wording        figures and messages in the reader's language
"""
