"""The questions around an event: what do I need, how likely is it, what was it worth, is it a norm?

    situation    the games that the questions are asked of, from what is entered
    target       the score that a goal needs
    chances      win, draw and loss; the total score
    performance  the figures of a system
    norms        the conditions of the norms
    drawings     what the charts show

The games are those of the form: nothing is entered twice.
"""
