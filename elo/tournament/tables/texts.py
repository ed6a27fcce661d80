"""The English of what tables, pages and workbooks may bring up."""

TEXTS = {
    "table-too-large": "The table is too large for an event: at most {rows} rows and {columns} "
    "columns are read.",
    "tables-without-headings": "There are tables in it, but none of them names the columns of "
    "players. A row of headings is needed, such as: No., Name, Rating, 1, 2, 3.",
    "table-torn": "Rows that a flag or a picture in them had torn apart were put together: "
    "{count}.",
    "table-quotes": "A quotation mark is not closed; quotation marks were read as they stand.",
    "table-not-aligned": "It is not clear which text belongs under which heading. "
    "The line was left out.",
    "table-heading": "The heading “{text}” is not known; its column was not read.",
    "table-no-heading": "The column has no heading and was not read.",
    "table-heading-twice": "The heading “{text}” says the same as one before; its column was not "
    "read.",
    "table-round-headings": "The rounds above the results are not numbered in turn: {rounds}.",
    "table-rounds-again": "Headings of rounds come again. Their rounds were numbered on after "
    "{last}.",
    "table-no-name": "The row has no name. It was left out.",
    "table-summary": "The row “{text}” sums the table up. It was left out.",
    "table-number": "“{text}” is no number that can stand here. It was left out.",
    "table-number-twice": "Number {number} stands before {name} and before somebody else. "
    "{name} has number {used} now.",
    "table-sex": "“{text}” says neither man nor woman. It was left out.",
    "table-birth": "“{text}” is no date or year of birth. It was left out.",
    "table-points": "“{text}” is no number of points. It was left out.",
    "table-no-rating-for": "“{text}” belongs to a rating that is not there. It was left out.",
    "table-result": "“{text}” beside {name} (no. {number}) is no result that is clear. "
    "It was left out.",
    "table-numbers-unclear": "The opponents' numbers may be starting numbers or ranks: the results "
    "fit both. They were read as starting numbers.",
    "table-by-rank": "The opponents' numbers are ranks, as the results show. They were read so.",
    "table-no-opponents": "The table has results but does not say against whom. They were left "
    "out.",
    "table-rounds-unknown": "The table does not say in which round a game was played. The rounds "
    "here are only a way to number the games.",
    "table-no-pair": "A game needs White and Black, but here are “{white}” and “{black}”. It was "
    "left out.",
    "table-result-of-game": "“{text}” is no result that is clear. The game counts as not finished "
    "or was left out.",
    "table-rating-differs": "{name} has the rating {text} here and {used} before. {used} is used.",
    "table-id-differs": "{name} has the number {text} here and {used} before. {used} is used.",
    "table-birth-differs": "{name} has the date of birth {text} here and {used} before. They may "
    "be different players of the same name.",
    "table-side": "The heading “{text}” does not say whether its column is White's or Black's. "
    "The column was not read.",
    "table-card-owner": "The table does not say whose games these are.",
    "table-day": "“{text}” is no day of the calendar. It was left out.",
    "table-team": "“{text}” is no team with its players. It was left out.",
    "table-not-joined": "The players in {source} ({players}) were not read: the table has no "
    "results, and they are in none of the others. Give a table with results of the same players "
    "with it.",
    "table-sheet-unread": "This sheet was not read: none of its rows names the columns. Put a row "
    "of headings above the players.",
    "workbook-broken": "The workbook is broken or locked with a password. Save it anew as XLSX, or "
    "copy its table and paste it here.",
    "workbook-no-openpyxl": "Workbooks are read with the Python package openpyxl, which is not "
    "installed here.",
    "workbook-formulas": "Formulas: {count}. Their results are not in the workbook, so these cells "
    "count as empty. Open it in a spreadsheet program and save it there.",
    "workbook-old": "This is a workbook of an old kind. Save it as XLSX or CSV.",
    "workbook-too-large": "The workbook is too large for an event. Save the sheet with the results "
    "as a file of its own.",
}
