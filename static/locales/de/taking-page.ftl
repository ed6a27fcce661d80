### What is taken along from the page: what stands in its HTML.

taking-by-hand = Markiere und kopiere das selbst:
