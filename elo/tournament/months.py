"""The names of months and of days of the week, as tournament files and web pages write them.

In English, Dutch, German, French, Spanish, Italian, Portuguese, Polish and Czech; in small letters
without accents. A name is known by its beginning where that is of one month only.
"""

#: For each month, what its names begin with.
MONTHS = (
    "jan|gen|ene|styc|led",
    "feb|fev|luty|lute|unor|unora|fevr",
    "mar|maa|mrt|brez",
    "apr|avr|abr|kwie|kwi|dub",
    "may|mei|mai|mag|maj|kvet",
    "jun|juin|giu|czer|cerven|cervna|cze",
    "jul|juil|lug|lip|cervenec|cervence",
    "aug|aou|ago|sier|sie|srp",
    "sep|set|wrze|wrz|zari",
    "oct|okt|ott|out|paz|rij",
    "nov|lis",
    "dec|dez|dic|grud|gru|pros",
)
#: The longer ones first: ``juin`` is not ``jui…`` of another month.
_BEGINNINGS = sorted(
    ((word, number) for number, words in enumerate(MONTHS, start=1) for word in words.split("|")),
    key=lambda pair: -len(pair[0]),
)

#: Days of the week, which say nothing that the day does not.
WEEKDAYS = frozenset(
    word
    for words in (
        "monday|tuesday|wednesday|thursday|friday|saturday|sunday|mon|tue|tues|wed|thu|thur|thurs"
        "|fri|sat|sun",
        "maandag|dinsdag|woensdag|donderdag|vrijdag|zaterdag|zondag|ma|di|wo|do|vr|za|zo",
        "montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonnabend|sonntag|mo|mi|fr|sa|so",
        "lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|lun|mer|jeu|ven|sam|dim",
        "lunes|martes|miercoles|jueves|viernes|sabado|domingo|mie|jue|vie|sab|dom",
        "lunedi|martedi|mercoledi|giovedi|venerdi|domenica|gio",
        "segunda-feira|terca-feira|quarta-feira|quinta-feira|sexta-feira|segunda|terca|quarta"
        "|quinta|sexta",
        "poniedzialek|wtorek|sroda|czwartek|piatek|sobota|niedziela|pon|wt|sr|czw|pt|nd",
        "pondeli|utery|streda|ctvrtek|patek|nedele|po|ut|st|ct|pa|ne",
    )
    for word in words.split("|")
)

#: Words between and around the parts of a day.
FILLERS = frozenset(
    word
    for words in ("de|del|den|der|van|of|the|on|op|am|le|la|il|dne|dnia|o|at|om|um|a|alle|as",)
    for word in words.split("|")
)


def month_of(word: str) -> int:
    """The number of a month, 0 for what is none.

    >>> [month_of(word) for word in ("july", "juli", "julio", "juillet", "luglio", "lipca")]
    [7, 7, 7, 7, 7, 7]
    >>> [month_of(word) for word in ("cervence", "cervna", "mrt", "maj", "mardi")]
    [7, 6, 3, 5, 0]
    """
    if word in WEEKDAYS and word not in ("mar", "set", "dic"):
        return 0
    return next((number for begins, number in _BEGINNINGS if word.startswith(begins)), 0)
