"""Broken files: nothing crashes, and no result changes without a word."""

import random
from collections.abc import Callable

import pytest

from elo.tournament.detect import read_events
from elo.tournament.event import Tournament
from elo.tournament.problems import Problem
from elo.tournament.report import Report
from elo.tournament.rows import Choices
from elo.tournament.texts import sentence
from tests.tournament.samples import noticed, sample

#: Small, and each with something that the others lack.
TRF = (
    "trf_bad_incompatible_result.trf",
    "trf_bad_incorrect_points.trf",
    "trf_bad_too_many_results.trf",
    "trf26_team_minimal.trf",
    "krause_latin1.tab",
    "krause_utf8_bom.tab",
)
PGN = ("pgn_chesscom_shapes.pgn",)

EACH_TRF = 1500
EACH_PGN = 1000

CHARACTERS = b'0123456789=+-wbWDLHFUZ \t\r\n"[]xX\x00\xe9\xff'

Mutation = Callable[[random.Random, bytes], bytes]


def replaced(chance: random.Random, data: bytes) -> bytes:
    place = chance.randrange(len(data))
    return data[:place] + bytes([chance.choice(CHARACTERS)]) + data[place + 1 :]


def inserted(chance: random.Random, data: bytes) -> bytes:
    place = chance.randrange(len(data))
    return data[:place] + bytes([chance.choice(CHARACTERS)]) + data[place:]


def removed(chance: random.Random, data: bytes) -> bytes:
    place = chance.randrange(len(data))
    return data[:place] + data[place + chance.choice((1, 1, 1, 2, 10)) :]


def exchanged(chance: random.Random, data: bytes) -> bytes:
    place = chance.randrange(len(data) - 1)
    return data[:place] + data[place + 1 : place + 2] + data[place : place + 1] + data[place + 2 :]


def line_removed(chance: random.Random, data: bytes) -> bytes:
    lines = data.splitlines(keepends=True)
    del lines[chance.randrange(len(lines))]
    return b"".join(lines)


def line_repeated(chance: random.Random, data: bytes) -> bytes:
    lines = data.splitlines(keepends=True)
    place = chance.randrange(len(lines))
    return b"".join([*lines[:place], lines[place], *lines[place:]])


def cut_off(chance: random.Random, data: bytes) -> bytes:
    return data[: chance.randrange(len(data))]


MUTATIONS: tuple[Mutation, ...] = (
    *(replaced, replaced, replaced, inserted, removed, exchanged),
    *(line_removed, line_repeated, cut_off),
)


def mutated(name: str, count: int) -> list[bytes]:
    """The same mutations of a file every time."""
    chance = random.Random(name)
    data = sample(name)
    return [chance.choice(MUTATIONS)(chance, data) for _ in range(count)]


def what_counts(event: Tournament) -> set[tuple[object, ...]]:
    """The games with their results, and what each bye is worth if the file says it."""
    return {
        (player.number, r.round, r.opponent, r.score, r.opponent and r.state)
        for player in event.players
        for r in player.results
        if r.opponent is not None or r.score is not None
    }


def said(problems: list[Problem]) -> list[tuple[str, list[tuple[str, str | int]]]]:
    return sorted((p.code, sorted(p.values.items())) for p in problems)


@pytest.mark.parametrize("name", TRF)
def test_no_result_of_a_broken_report_file_changes_in_silence(name: str) -> None:
    (before,) = read_events(sample(name))
    results, problems = what_counts(before), said(noticed(before))
    for data in mutated(name, EACH_TRF):
        for event in read_events(data):
            if what_counts(event) != results:
                assert said(noticed(event)) != problems, data


@pytest.mark.parametrize(
    ("name", "count"), [*[(n, 200) for n in TRF], *[(n, EACH_PGN) for n in PGN]]
)
def test_a_broken_file_is_reported_on_to_the_end(name: str, count: int) -> None:
    for data in mutated(name, count):
        for event in read_events(data):
            report = Report(event, Choices("fide"))
            assert len(report.rows) == len(event.players)
            for player in event.players[:2]:
                assert len(report.games(player)) == len(player.results)
            assert all(sentence(problem) for problem in [*noticed(event), *report.problems])


def test_ten_thousand_files_are_tried() -> None:
    assert len(TRF) * EACH_TRF + len(PGN) * EACH_PGN >= 10_000
