"""The page: what is entered, what is answered, and the browser it stands in.

    main             starts the page
    calculator       the main room: what happens when something is typed or pressed
      form           the form's elements, laid out for a system
      sheet          the score sheet's rows
      details        what stands behind the answer
    side_room        the room of two side questions
    tournament       the tournament desk's room; desk: what answers it, in a worker on full Python
    runtime          the only module that knows the browser

    presentation     what the page says about an entry (answers: the shape of that)
    background       comparison of the systems, reasons why a list differs
    side_questions   which list a game counts for, what a raise made of a rating
    reading          what an entry means: values and faults
    entry            what the visitor has entered, as typed
    address          an entry as the fragment of a link
    pasting          games out of pasted text
    wording          figures and messages in the reader's language
    explanations     the figures in the page's explanations

The lower half knows no browser: the site's build uses it as well, to write the opening example's
result into the HTML.
"""
