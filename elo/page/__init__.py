"""The page: what is entered, what is answered, and the browser it stands in.

    main            starts the page
    calculator      the room that binds the form to the two below
    entry           what the visitor has entered, and what it means
    presentation    what the page says about it
    address         what is entered, as the fragment of a link
    wording         figures and messages in the reader's language
    runtime         the only module that knows the browser

``entry``, ``presentation``, ``address`` and ``wording`` know no browser: the site's build uses
them as well, to write the opening example's result into the HTML.
"""
