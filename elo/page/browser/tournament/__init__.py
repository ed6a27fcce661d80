"""The tournament desk's room in the page: shows what the worker answers, and computes nothing.

room             what happens when something is given, chosen, pressed or answered
worker_client    the worker: started when it is first needed, stopped when that is asked for
file_input       the ways in: a file button, a drop zone, a paste box, the sample
adding           another table of the event that is open
confirm_replace  whether another event may take the place of corrections
progress_bar     what is going on, how far it is, and what to do when it fails
heading          the event, what is chosen, what was noticed, what was corrected
table            the report's lines: order, search, pages
player, panel    one player's games and facts, which may be corrected
norms            the norms, on the page and on paper
exports          files that are saved, and the print
task_queue       work in pieces, so that the page stays live
"""
