"""The Dutch federation's ratings (KNSB), in the order in which its regulation is read.

since_2024        the rules since March 2024
lists             their monthly lists: what they ask, since when, and from which sources
juniors           who is one, and the halved K against one with few games
before_2024       the rules until then
book              what both have in common: one sum, one rounding, six games for a first rating
expectation       2.8: the expected score, from the normal curve
coefficient       K, from games, rating and age
applicable        which of a player's ratings holds
list_performance  LPR, the performance over a list
working           the end of the working: sum, change, floor
raise_2024        the raise of March 2024
"""
