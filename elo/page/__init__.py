"""The page: what is entered, what is answered, and the browser it stands in.

    main             starts the page
    calculator       the main room: what happens when something is typed or pressed
      form           the form's elements, laid out for a system
      sheet          the score sheet's rows
      details        what stands behind the answer
    event_room       the room of the questions around an event (event: what answers them)
      keeping        whose calculation it is, and what is kept of it
    taking_room      the buttons that take a calculation along (taking: what they do)
    website          the dialog for webmasters
    side_room        the room of two side questions
    tournament       the tournament desk's room; desk: what answers it, in a worker on full Python
    charts           draws pictures
    runtime          the only module that knows the browser

    presentation     what the page says about an entry (answers: the shape of that)
    background       comparison of the systems, reasons why a list differs
    pictures         a chart as values
    side_questions   which list a game counts for, what a raise made of a rating
    reading          what an entry means: values and faults
    entry            what the visitor has entered, as typed
    address          an entry as the fragment of a link, and as what is kept
    presets          what the page around a frame asks for
    pasting          games out of pasted text
    games_file       the sheet as a file for a spreadsheet, and back
    summary          a calculation as text for a message
    snippets         the lines of HTML for a club's website
    wording          figures and messages in the reader's language
    explanations     the figures in the page's explanations

The lower half knows no browser: the site's build uses it as well, to write the opening example's
result into the HTML.
"""
