"""The questions around an event: what do I need, how likely is it, what was it worth, is it a norm?

chapter      shows the answers of the questions that are open, and takes in what they ask
panel        a question's elements: places for texts, tables, disclosures
norm_sheet   the opponents' titles and federations
"""
