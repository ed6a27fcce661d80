### The dialog for webmasters: what it says.

website-copied = Copied.
website-refused = The browser did not allow copying. The lines are selected: copy them yourself.
