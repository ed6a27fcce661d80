"""Whether a regular expression may need more than linear time: seen in its structure, not measured.

A matcher that tries one way after the other takes long where a text can be read in many ways. That
is so for a pattern in which, for some word, one loop goes round in two ways (the ways double with
each round), or a loop goes round, leads to another one, and that goes round as well, all with the
same word (the ways grow with the square of the length). Both are looked for in the automaton of
Glushkov: a state for each place of the pattern that takes a character, an arrow for each way in
which one may follow another. A search begins anywhere: that is a loop before the pattern.
"""

import re
from collections import deque
from collections.abc import Iterable
from dataclasses import dataclass, field
from re import _constants as op  # type: ignore[attr-defined]
from re import _parser  # type: ignore[attr-defined]
from typing import Any

#: Repetitions up to this number are written out; more of them count as any number.
WRITTEN_OUT = 40

#: Characters that stand for all others: ASCII, and one of each kind beyond.
ALPHABET = "".join(map(chr, range(128))) + "éÉ½–’\u00a0\u0663€\u2028"

#: The state before the pattern, where a search begins anywhere.
ANYWHERE = 0


@dataclass
class Part:
    """A part of a pattern: whether it may be empty, and the places that begin and end it.

    A place may stand in a list several times: it begins the part in as many ways.
    """

    empty: bool
    first: list[int]
    last: list[int]


@dataclass
class Automaton:
    """The places of a pattern: what each takes, what may follow it, how it may end."""

    takes: list[frozenset[str]] = field(default_factory=list)
    follow: list[list[int]] = field(default_factory=list)
    final: set[int] = field(default_factory=set)

    def place(self, taken: Iterable[str]) -> int:
        """A new place."""
        self.takes.append(frozenset(taken))
        self.follow.append([])
        return len(self.takes) - 1

    def join(self, before: list[int], after: list[int]) -> None:
        """What ends with one of these may go on with one of those."""
        for each in before:
            self.follow[each] += after


class _Builder:
    def __init__(self, pattern: str | bytes, flags: int) -> None:
        tree = _parser.parse(pattern, flags)
        self.fold = bool(tree.state.flags & re.IGNORECASE)
        self.dotall = bool(tree.state.flags & re.DOTALL)
        self.alphabet = set(ALPHABET)
        if isinstance(pattern, str):
            self.alphabet |= set(pattern)
        self.automaton = Automaton()
        self.automaton.place(self.alphabet)
        #: Whether the pattern looks at what it does not take.
        self.looks = False
        self.whole = self.sequence(tree)

    def sequence(self, nodes: Iterable[Any]) -> Part:
        whole = Part(True, [], [])
        for node in nodes:
            whole = self.after(whole, self.part(*node))
        return whole

    def after(self, one: Part, two: Part) -> Part:
        self.automaton.join(one.last, two.first)
        return Part(
            one.empty and two.empty,
            one.first + (two.first if one.empty else []),
            two.last + (one.last if two.empty else []),
        )

    def part(self, kind: Any, value: Any) -> Part:
        if kind in (op.LITERAL, op.NOT_LITERAL, op.ANY, op.IN):
            place = self.automaton.place(self.taken(kind, value))
            return Part(False, [place], [place])
        if kind is op.BRANCH:
            return self.either([self.sequence(each) for each in value[1]])
        if kind is op.SUBPATTERN:
            return self.sequence(value[3])
        if kind is op.ATOMIC_GROUP:
            return self.sequence(value)
        if kind in (op.MAX_REPEAT, op.MIN_REPEAT, op.POSSESSIVE_REPEAT):
            return self.repeated(*value)
        if kind in (op.ASSERT, op.ASSERT_NOT):
            self.looks = True
            if value[0] < 0:
                return Part(True, [], [])  # what stands before has a fixed length
            ahead = self.sequence(value[1])
            # it is tried and then gone back from: a way that leads nowhere
            return Part(True, ahead.first, [])
        if kind is op.AT:
            self.looks = True
            return Part(True, [], [])
        raise NotImplementedError(kind)

    def either(self, parts: list[Part]) -> Part:
        return Part(
            any(each.empty for each in parts),
            [place for each in parts for place in each.first],
            [place for each in parts for place in each.last],
        )

    def repeated(self, least: int, most: int, nodes: Any) -> Part:
        if most is op.MAXREPEAT or most > WRITTEN_OUT:
            whole = Part(True, [], [])
            for _ in range(least - 1):
                whole = self.after(whole, self.sequence(nodes))
            loop = self.sequence(nodes)
            self.automaton.join(loop.last, loop.first)
            loop.empty = loop.empty or not least
            return self.after(whole, loop)
        whole = Part(True, [], [])
        for place in range(most):
            each = self.sequence(nodes)
            each.empty = each.empty or place >= least
            whole = self.after(whole, each)
        return whole

    def taken(self, kind: Any, value: Any) -> set[str]:
        if kind is op.ANY:
            return self.alphabet - (set() if self.dotall else {"\n"})
        if kind is op.LITERAL:
            found = {chr(value)}
        elif kind is op.NOT_LITERAL:
            return self.alphabet - self.folded({chr(value)})
        else:
            negated = value[0][0] is op.NEGATE
            found = {
                each for what, how in value for each in self.alphabet if _holds(what, how, each)
            }
            return self.alphabet - self.folded(found) if negated else self.folded(found)
        return self.folded(found)

    def folded(self, found: set[str]) -> set[str]:
        if self.fold:
            found = found | {each.lower() for each in found} | {each.upper() for each in found}
        self.alphabet |= found
        return found


def _holds(kind: Any, value: Any, character: str) -> bool:
    if kind is op.NEGATE:
        return False
    if kind is op.LITERAL:
        return bool(ord(character) == value)
    if kind is op.RANGE:
        low, high = value
        return bool(low <= ord(character) <= high)
    is_digit, is_space = character.isdecimal(), character.isspace()
    is_word = character.isalnum() or character == "_"
    holds: dict[Any, bool] = {
        op.CATEGORY_DIGIT: is_digit,
        op.CATEGORY_NOT_DIGIT: not is_digit,
        op.CATEGORY_SPACE: is_space,
        op.CATEGORY_NOT_SPACE: not is_space,
        op.CATEGORY_WORD: is_word,
        op.CATEGORY_NOT_WORD: not is_word,
    }
    return holds[value]


def ambiguity(pattern: str | bytes, flags: int = 0, search: bool = True) -> str:
    """Why a pattern is not linear, ``""`` if it is; ``search`` says that it may begin anywhere.

    >>> ambiguity(r"(a|ab|b)*c", search=False), ambiguity(r"a*a*b", search=False)
    ('exponential', 'polynomial')
    >>> ambiguity(r"a*b"), ambiguity(r"a*b", search=False), ambiguity(r"xa*b")
    ('polynomial', '', '')
    """
    builder = _Builder(pattern, flags)
    found = builder.automaton
    # where the end has to be looked for, what ends there may still be refused
    found.final = set() if builder.looks else set(builder.whole.last)
    if search and not _is_anchored(pattern, flags):
        found.follow[ANYWHERE] = [ANYWHERE, *builder.whole.first]
    else:
        found.follow[ANYWHERE] = list(builder.whole.first)
    reach = [_reached(found, place) for place in range(len(found.takes))]
    loops = [place for place in range(len(found.takes)) if place in reach[place]]
    for place in loops:
        if place != ANYWHERE and _goes_round_in_two_ways(found, reach, place):
            return "exponential"
    for one in loops:
        for two in loops:
            if one != two and two in reach[one] and _goes_over(found, reach, one, two):
                return "polynomial"
    return ""


def _is_anchored(pattern: str | bytes, flags: int) -> bool:
    tree = _parser.parse(pattern, flags)
    if not len(tree) or tree.state.flags & re.MULTILINE:
        return False
    kind, value = tree[0]
    return kind is op.AT and value in (op.AT_BEGINNING, op.AT_BEGINNING_STRING)


def _reached(found: Automaton, start: int) -> set[int]:
    seen: set[int] = set()
    waiting = [start]
    while waiting:
        for each in found.follow[waiting.pop()]:
            if each not in seen:
                seen.add(each)
                waiting.append(each)
    return seen


def _goes_round_in_two_ways(found: Automaton, reach: list[set[int]], start: int) -> bool:
    """Whether a place comes back to itself with the same word in two ways."""
    group = {each for each in reach[start] if start in reach[each]}
    seen = {(start, start, False)}
    waiting = deque(seen)
    while waiting:
        one, two, parted = waiting.popleft()
        for i, a in enumerate(found.follow[one]):
            for j, b in enumerate(found.follow[two]):
                if a not in group or b not in group or not found.takes[a] & found.takes[b]:
                    continue
                # two arrows between the same places are two ways as well
                now = (a, b, parted or a != b or (one == two and i != j))
                if now == (start, start, True):
                    return True
                if now not in seen:
                    seen.add(now)
                    waiting.append(now)
    return False


def _goes_over(found: Automaton, reach: list[set[int]], one: int, two: int) -> bool:
    """Whether one word leads from a place to itself, to another place, and that to itself."""
    first = {each for each in reach[one] if one in reach[each]}
    between = {each for each in reach[one] if two in reach[each]}
    last = {each for each in reach[two] if two in reach[each]}
    if one == ANYWHERE:
        # a search that comes to where the pattern may end has found it, and goes on behind that
        last -= found.final
    start, goal = (one, one, two), (one, two, two)
    seen = {start}
    waiting = deque(seen)
    while waiting:
        p, q, r = waiting.popleft()
        for a in set(found.follow[p]) & first:
            for b in set(found.follow[q]) & between:
                shared = found.takes[a] & found.takes[b]
                if not shared:
                    continue
                for c in set(found.follow[r]) & last:
                    now = (a, b, c)
                    if now not in seen and shared & found.takes[c]:
                        if now == goal:
                            return True
                        seen.add(now)
                        waiting.append(now)
    return False
