"""Events as the programs of the world write them: the same event in many forms and languages."""

import random
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from html import escape
from io import BytesIO

from openpyxl import Workbook

WIN, DRAW, LOSS = 1.0, 0.5, 0.0
FIGURES = {1.0: "1", 0.5: "½", 0.0: "0"}

#: Names with what makes names hard: accents, prefixes, apostrophes, commas, one word.
FIRST = ["Anna", "Björn", "Chloé", "Dirk-Jan", "Eva", "Łukasz", "Götz", "Zoë", "José", "Ann-Marie"]
LAST = [
    *("Adler", "van der Berg", "Müller", "O'Neill", "Núñez", "Żak", "Dvořák", "De Smet"),
    *("Groß", "Silva", "Rossi", "Öztürk", "Jansen", "Weiß", "Black", "Bye-Jones"),
]
TITLES = ["", "", "", "GM", "IM", "FM", "WFM", "CM"]
FEDERATIONS = ["NED", "GER", "ENG", "ESP", "FRA", "ITA", "POL", "CZE", "POR"]


@dataclass(frozen=True)
class Someone:
    """A player: number, name, title, federation, rating or 0."""

    number: int
    name: str
    title: str
    federation: str
    rating: int


@dataclass(frozen=True)
class Pairing:
    """A game of a round, or with Black 0 a bye with White's ``score``; None for no result yet."""

    white: int
    black: int
    score: float | None
    forfeit: bool = False


@dataclass(frozen=True)
class Known:
    """An event: its players, and the pairings of each round."""

    players: list[Someone]
    rounds: list[list[Pairing]]

    def results(self) -> set[tuple[str, int, str, float | None, str]]:
        """Of everybody in each round: the opponent's name, the score, and the state."""
        names = {player.number: player.name for player in self.players}
        found = set()
        for number, pairings in enumerate(self.rounds, start=1):
            for each in pairings:
                if not each.black:
                    found.add((names[each.white], number, "", each.score, "bye"))
                    continue
                state = "forfeit" if each.forfeit else "played"
                white, black = names[each.white], names[each.black]
                other = None if each.score is None else 1 - each.score
                found.add((white, number, black, each.score, state))
                found.add((black, number, white, other, state))
        return found


EVERY_BYE = (WIN, DRAW, LOSS)


def event(dice: random.Random, byes: Sequence[float] = EVERY_BYE) -> Known:
    """An event by chance: four to fourteen players, one to seven rounds, byes and forfeits."""
    count = dice.randint(4, 14)
    names = dice.sample([f"{last}, {first}" for last in LAST for first in FIRST], count)
    players = [
        Someone(
            number,
            name,
            dice.choice(TITLES),
            dice.choice(FEDERATIONS),
            dice.choice([0, *[dice.randint(1000, 2800)] * 5]),
        )
        for number, name in enumerate(names, start=1)
    ]
    rounds = []
    for _ in range(dice.randint(1, 7)):
        order = dice.sample(range(1, count + 1), count)
        pairings = [
            Pairing(one, other, dice.choice([WIN, DRAW, LOSS]))
            for one, other in zip(order[::2], order[1::2], strict=False)
        ]
        if dice.random() < 0.4:
            first = pairings[0]
            pairings[0] = Pairing(first.white, first.black, dice.choice([WIN, LOSS]), forfeit=True)
        if count % 2:
            pairings.append(Pairing(order[-1], 0, dice.choice(byes)))
        rounds.append(pairings)
    return Known(players, rounds)


@dataclass(frozen=True)
class Language:
    """What chess-results prints in a language: headings, rounds, colours, byes."""

    number: str
    name: str
    rating: str
    points: str
    rank: str
    in_round: str
    white: str
    black: str
    result: str
    board: str
    letters: str
    bye: str
    absent: str
    line: str


LANGUAGES = {
    "en": Language(
        *("No.", "Name", "Rtg", "Pts.", "Rk.", "{}.Rd", "White", "Black", "Result", "Bo."),
        *("wb", "bye", "not paired", "Round {} on {} at 10:00"),
    ),
    "de": Language(
        *("Nr.", "Name", "EloI", "Pkt.", "Rg.", "{}.Rd", "Weiß", "Schwarz", "Ergebnis", "Br."),
        *("ws", "spielfrei", "nicht ausgelost", "{}. Runde am {} um 10:00"),
    ),
    "nl": Language(
        *("Nr.", "Naam", "Rating", "Ptn", "Rang", "R{}", "Wit", "Zwart", "Uitslag", "Bord"),
        *("wz", "vrij", "niet ingedeeld", "Ronde {} op {}"),
    ),
    "fr": Language(
        *("No.", "Nom", "Elo", "Pts", "Rg", "Rd {}", "Blancs", "Noirs", "Résultat", "Éch."),
        *("bn", "exempt", "non apparié", "Ronde {} le {}"),
    ),
    "es": Language(
        *("No.Ini.", "Nombre", "EloI", "Pts.", "Rk.", "{}.Rd", "Blancas", "Negras", "Resultado"),
        *("Mesa", "bn", "descansa", "no emparejado", "Ronda {} el {}"),
    ),
    "it": Language(
        *("N.", "Nome", "Elo", "Punti", "Pos.", "Turno {}", "Bianco", "Nero", "Risultato"),
        *("Tavolo", "bn", "riposo", "non abbinato", "Turno {} il {}"),
    ),
    "pt": Language(
        *("Nº", "Nome", "EloI", "Pts.", "Rk.", "{}.Rd", "Brancas", "Pretas", "Resultado", "Mesa"),
        *("bp", "folga", "não emparceirado", "Ronda {} em {}"),
    ),
    "pl": Language(
        *("Nr", "Nazwisko i imię", "Elo", "Pkt", "M-ce", "Rd {}", "Białe", "Czarne", "Wynik"),
        *("Stół", "bc", "pauza", "nie skojarzony", "Runda {} dnia {}"),
    ),
    "cs": Language(
        *("č.", "Jméno", "Rtg", "Body", "Poř.", "{}.kolo", "Bílý", "Černý", "Výsledek", "Šach."),
        *("bc", "volno", "nenalosován", "{}. kolo dne {}"),
    ),
}

Rows = list[list[str]]


def crosstable(known: Known, words: Language, flags: bool = False, rated: bool = True) -> Rows:
    """A crosstable of chess-results by starting numbers."""
    flag = [""] if flags else []
    head = [words.number, *flag, "", words.name, "FED", *([words.rating] if rated else [])]
    head += [words.in_round.format(number) for number in range(1, len(known.rounds) + 1)]
    rows = [[*head, words.points, words.rank]]
    totals = {player.number: 0.0 for player in known.players}
    for name, _, _, score, _ in known.results():
        number = next(player.number for player in known.players if player.name == name)
        totals[number] += score or 0
    ranks = sorted(totals, key=lambda number: -totals[number])
    for player in known.players:
        row = [str(player.number), *flag, player.title, player.name, player.federation]
        row += [str(player.rating)] if rated else []
        row += [_cell(player.number, pairings, words) for pairings in known.rounds]
        total = f"{totals[player.number]:g}".replace(".", ",")
        rows.append([*row, total, str(ranks.index(player.number) + 1)])
    return rows


def _cell(number: int, pairings: list[Pairing], words: Language) -> str:
    for each in pairings:
        if each.white == number and not each.black:
            return f"-{FIGURES[each.score or 0.0]}"
        if number in (each.white, each.black):
            is_white = each.white == number
            score = each.score if is_white else 1 - (each.score or 0)
            figure = FIGURES[score or 0.0]
            if each.forfeit:
                figure = "+" if score else "-"
            other = each.black if is_white else each.white
            return f"{other}{words.letters[0 if is_white else 1]}{figure}"
    return ""


def pairings_page(known: Known, words: Language, headings: bool = True) -> Rows:
    """All rounds of chess-results on one page, each with its line and its headings."""
    head = [words.board, words.number, "", words.white, "Rtg", words.result, "", words.black]
    head += ["Rtg", words.number]
    rows: Rows = []
    for number, pairings in enumerate(known.rounds, start=1):
        rows.append([words.line.format(number, f"2026/01/{number + 9}")])
        if headings or number == 1:
            rows.append(head)
        rows += _of_round(known, pairings, words)
    return rows


def _of_round(known: Known, pairings: list[Pairing], words: Language) -> Rows:
    players = {player.number: player for player in known.players}
    rows = []
    for board, each in enumerate(pairings, start=1):
        white = players[each.white]
        row = [str(board), str(white.number), white.title, white.name, str(white.rating)]
        if not each.black:
            word = words.absent if each.score == LOSS else words.bye
            rows.append([*row, FIGURES[each.score or 0.0], "", word, "", ""])
            continue
        black = players[each.black]
        both = [FIGURES[each.score or 0.0], FIGURES[1 - (each.score or 0)]]
        if each.forfeit:
            both = ["+" if figure == "1" else "-" for figure in both]
        rows.append([*row, " - ".join(both), black.title, black.name, str(black.rating)])
        rows[-1].append(str(black.number))
    return rows


def start_list(known: Known, words: Language) -> Rows:
    """The starting rank of chess-results."""
    head = [[words.number, "", words.name, "FED", words.rating]]
    return head + [
        [str(each.number), each.title, each.name, each.federation, str(each.rating)]
        for each in known.players
    ]


def swissperfect(known: Known) -> Rows:
    """SwissPerfect's export: a letter for the result, 0 for nobody."""
    rows = [["No", "Name", "Rtg", *[str(number + 1) for number in range(len(known.rounds))]]]
    for player in known.players:
        cells = []
        for pairings in known.rounds:
            for each in pairings:
                if player.number in (each.white, each.black):
                    is_white = each.white == player.number
                    score = each.score if is_white else 1 - (each.score or 0)
                    other = each.black if is_white else each.white
                    sign = {1.0: "W", 0.5: "D", 0.0: "L"}[score or 0.0]
                    sign = {"W": "+", "L": "-"}[sign] if each.forfeit else sign
                    cells.append(f"{other}:{sign}")
        rows.append([str(player.number), player.name, str(player.rating or ""), *cells])
    return rows


def papi(known: Known) -> Rows:
    """The American grid of Papi: a sign, the opponent's number, and the colour behind it."""
    rows = [
        ["Pl", "Nr", "", "Nom", "Elo", "Fede", *[f"Rd {n + 1}" for n in range(len(known.rounds))]]
    ]
    for place, player in enumerate(known.players, start=1):
        cells = []
        for pairings in known.rounds:
            for each in pairings:
                if player.number not in (each.white, each.black):
                    continue
                is_white = each.white == player.number
                score = (each.score if is_white else 1 - (each.score or 0)) or 0.0
                other = each.black if is_white else each.white
                if not each.black:
                    cells.append(f"EXE {FIGURES[score]}")
                    continue
                signs = {1.0: ">", 0.0: "<"} if each.forfeit else {1.0: "+", 0.5: "=", 0.0: "-"}
                cells.append(f"{signs[score]} {other}{'B' if is_white else 'N'}")
        rows.append(
            [
                *(str(place), str(player.number), player.title, player.name),
                *(str(player.rating or ""), player.federation),
                *cells,
            ]
        )
    return rows


def swiss_chess(known: Known) -> Rows:
    """The progress table of Swiss-Chess: a stroke before the result, none but "+" for a bye.

    The form is that of a club's page (SC Waldbronn, championship 2010/11): "3w/1", "8/+", "+".
    """
    rounds = [str(number + 1) for number in range(len(known.rounds))]
    rows = [
        ["Fortschrittstabelle: Stand nach der letzten Runde (nach Rangliste)"],
        ["Nr.", "Teilnehmer", "TWZ", *rounds, "Punkte", "Buchh", "SoBerg"],
    ]
    for player in known.players:
        cells, points = [], 0.0
        for pairings in known.rounds:
            each = next((p for p in pairings if player.number in (p.white, p.black)), None)
            if each is None or not each.black:
                cells.append("+" if each else "")
                points += WIN if each else 0
                continue
            is_white = each.white == player.number
            score = (each.score if is_white else 1 - (each.score or 0)) or 0.0
            other, points = each.black if is_white else each.white, points + score
            sign = "w" if is_white else "s"
            cells.append(f"{other}{sign}/{FIGURES[score]}")
            if each.forfeit:
                cells[-1] = f"{other}/{'+' if score else '-'}"
        rating = str(player.rating or "")
        row = [f"{player.number}.", player.name, rating, *cells, f"{points:.1f}", "0.0", "0.00"]
        rows.append(row)
    return rows


# how a table leaves its program


def text(rows: Rows, mark: str = "\t") -> bytes:
    """Cells with a mark between them."""
    return "\n".join(mark.join(row) for row in rows).encode()


def torn(rows: Rows) -> bytes:
    """What Chromium makes of a table with a block in its second column: the row breaks there.

    An empty cell behind the flag is lost with its tab.
    """
    lines = ["\t".join(rows[0])]
    for row in rows[1:]:
        rest = row[2:] if row[2] else row[3:]
        lines += [f"{row[0]}\t", "\t".join(rest)]
    return "\n".join(lines).encode()


def page(tables: list[Rows], flag: int | None = None) -> bytes:
    """A saved page with links, a menu around the tables, and a block for a flag."""
    parts = ["<!DOCTYPE html><html><head><title>x</title></head><body><table><tr><td>Home</td><td>"]
    for rows in tables:
        parts.append("<table>")
        for row in rows:
            if len(row) == 1:
                parts.append(f'<tr><td colspan="9">{escape(row[0])}</td></tr>')
                continue
            cells = [
                f"<a href='#x'>{escape(cell)}</a>" if "," in cell else escape(cell) for cell in row
            ]
            if flag is not None and row is not rows[0]:
                cells[flag] = "<div class='tn_x'></div>"
            parts.append("<tr>" + "".join(f"<td>{cell}</td>" for cell in cells) + "</tr>")
        parts.append("</table>")
    return "".join([*parts, "</td></tr></table></body></html>"]).encode()


def workbook(sheets: dict[str, Rows]) -> bytes:
    """A workbook with figures as figures."""
    book = Workbook()
    book.remove(book.worksheets[0])
    for name, rows in sheets.items():
        sheet = book.create_sheet(name)
        for row in rows:
            sheet.append([int(cell) if cell.isdigit() else cell for cell in row])
    data = BytesIO()
    book.save(data)
    return data.getvalue()


def _round_sheets(known: Known, words: Language) -> bytes:
    head = [words.board, words.number, "", words.white, "Rtg", words.result, "", words.black]
    head += ["Rtg", words.number]
    return workbook(
        {
            words.in_round.format(number): [head, *_of_round(known, pairings, words)]
            for number, pairings in enumerate(known.rounds, start=1)
        }
    )


def pgn(known: Known, words: Language) -> bytes:
    """Games with tags, and byes against BYE."""
    players = {player.number: player for player in known.players}
    games = []
    for number, pairings in enumerate(known.rounds, start=1):
        for each in pairings:
            white = players[each.white]
            black = players[each.black].name if each.black else "BYE"
            rating = players[each.black].rating if each.black else 0
            result = {1.0: "1-0", 0.5: "1/2-1/2", 0.0: "0-1"}[each.score or 0.0]
            if each.forfeit:
                result = {1.0: "+:-", 0.0: "-:+"}[each.score or 0.0]
            games.append(
                f'[Event "Open"]\n[Round "{number}"]\n[White "{white.name}"]\n[Black "{black}"]\n'
                f'[Result "{result}"]\n[WhiteElo "{white.rating or "-"}"]\n'
                f'[BlackElo "{rating or "-"}"]\n\n{"*" if each.forfeit else result}\n'
            )
    return "\n".join(games).encode()


#: The forms, by the program and the way that it leaves it.
FORMS: dict[str, Callable[[Known, Language], bytes]] = {
    "crosstable as text": lambda known, words: text(crosstable(known, words)),
    "crosstable as CSV": lambda known, words: text(crosstable(known, words), ";"),
    "crosstable with flags, torn": lambda known, words: torn(crosstable(known, words, True)),
    "crosstable as a page": lambda known, words: page([crosstable(known, words, True)], 1),
    "rounds as text": lambda known, words: text(pairings_page(known, words)),
    "rounds under one heading": lambda known, words: text(pairings_page(known, words, False)),
    "rounds as a page": lambda known, words: page([pairings_page(known, words)]),
    "a sheet for each round": _round_sheets,
    "players and crosstable, two sheets": lambda known, words: workbook(
        {"A": start_list(known, words), "B": crosstable(known, words, rated=False)}
    ),
    "players and crosstable, one page": lambda known, words: page(
        [start_list(known, words), crosstable(known, words, rated=False)]
    ),
    "crosstable, then players, as text": lambda known, words: text(
        [*crosstable(known, words, rated=False), [""], *start_list(known, words)]
    ),
    "SwissPerfect": lambda known, words: text(swissperfect(known)),
    "Papi": lambda known, words: text(papi(known)),
    "Swiss-Chess": lambda known, words: text(swiss_chess(known)),
    "Swiss-Chess as a page": lambda known, words: page([swiss_chess(known)]),
    "PGN": pgn,
}

#: What byes are worth in programs that can write no other.
BYES = {"Swiss-Chess": (WIN,), "Swiss-Chess as a page": (WIN,)}
