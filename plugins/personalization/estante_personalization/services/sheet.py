"""The organization's style sheet: what it may do, and how it is kept within the organization's pages.

A sheet is parsed into tokens as CSS has them (escapes are read then), judged by them, and written anew: every
selector begins below `SCOPE`, so that no rule reaches anything else on a page.
"""

import re
from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache
from typing import Any

import tinycss2
from estante.api.errors import FieldError, Param, ValidationFailed

# What wears it is under the sheet: the pages of the organization, and the preview of its look.
SCOPE = ".es-organization"
MAX_DEPTH = 40
GROUPS = frozenset({"media", "supports", "container"})
ROOTS = frozenset({"html", "body"})
SIBLINGS = frozenset({"+", "~"})
COMBINATORS = frozenset({*SIBLINGS, ">", "|"})
POSITIONS = frozenset({"static", "relative", "absolute", "sticky", "initial", "inherit", "unset", "revert"})
# They run code, or load from an address that stands in a string.
FUNCTIONS = frozenset({"expression", "image", "image-set", "-webkit-image-set", "cross-fade", "src", "paint"})
PROPERTIES = frozenset({"behavior", "-ms-behavior", "-moz-binding"})
SCRIPT = re.compile(
    r"^(javascript|vbscript|livescript|mocha|data\s*:\s*(text|application|image/svg))\b", re.I
)
PICTURE = re.compile(r"^data:image/(png|jpeg|gif|webp|avif);base64,[a-z0-9+/=]*$", re.I)
# On the organization's own host: `//` and `/\` lead to another.
OWN_ADDRESS = re.compile(r"^/(?![/\\])[^\\\s]*$")
UNSEEN = re.compile(r"[\x00-\x20\x7f-\x9f\u200b-\u200f\u2028\u2029\ufeff]")
MARKUP = re.compile(r"<\s*/\s*style|<!--|-->", re.I)

Node = Any


class SheetProblem(Exception):
    """What a sheet may not have, and where: `code` is the rule, and row and column begin with 1."""

    def __init__(self, code: str, row: int, column: int, word: str = "") -> None:
        super().__init__(code)
        self.code, self.row, self.column, self.word = code, row, column, word

    @classmethod
    def at(cls, node: Node, code: str, word: str = "") -> "SheetProblem":
        """At the place of a node."""
        return cls(code, node.source_line, node.source_column, word)

    def refusal(self, field: str) -> ValidationFailed:
        """The same as a 400 at a field."""
        params: dict[str, Param] = {"row": self.row, "column": self.column, "word": self.word}
        return ValidationFailed(fields=[FieldError(field, self.code, params)])


@lru_cache(maxsize=64)
def scoped(css: str) -> str:
    """The sheet, held below `SCOPE`.

    Raises:
        SheetProblem: the first thing in it that may not be there.
    """
    if markup := MARKUP.search(css):
        before = css[: markup.start()]
        row = before.count("\n") + 1
        raise SheetProblem("css_markup", row, len(before.rpartition("\n")[2]) + 1, markup.group())
    rules = tinycss2.parse_stylesheet(css, skip_comments=True, skip_whitespace=True)
    return "\n".join(_rules(rules, 0))


def _rules(rules: Iterable[Node], depth: int) -> Iterator[str]:
    for rule in rules:
        if rule.type == "error":
            raise SheetProblem.at(rule, "css_broken")
        if rule.type == "at-rule":
            yield _group(rule, depth)
        else:
            yield f"{_selectors(rule)} {{\n{_declarations(rule)}\n}}"


def _group(rule: Node, depth: int) -> str:
    """A condition with the rules in it."""
    name = rule.lower_at_keyword
    if name == "import":
        raise SheetProblem.at(rule, "css_import")
    if name not in GROUPS or rule.content is None:
        raise SheetProblem.at(rule, "css_at_rule", f"@{rule.at_keyword}")
    if depth >= MAX_DEPTH:
        raise SheetProblem.at(rule, "css_broken")
    _judge(rule.prelude, 0)
    rules = tinycss2.parse_rule_list(rule.content, skip_comments=True, skip_whitespace=True)
    inside = "\n".join(_rules(rules, depth + 1))
    return f"@{name}{tinycss2.serialize(rule.prelude)}{{\n{inside}\n}}"


def _declarations(rule: Node) -> str:
    parts = tinycss2.parse_blocks_contents(rule.content, skip_comments=True, skip_whitespace=True)
    return "\n".join(_declaration(part) for part in parts)


def _declaration(part: Node) -> str:
    if part.type == "error":
        raise SheetProblem.at(part, "css_broken")
    if part.type != "declaration":
        raise SheetProblem.at(part, "css_nested")
    _judge(part.value, 0)
    if part.lower_name in PROPERTIES:
        raise SheetProblem.at(part, "css_script", part.name)
    if part.lower_name == "position":
        words = [token for token in part.value if token.type not in {"whitespace", "comment"}]
        if not all(word.type == "ident" and word.lower_value in POSITIONS for word in words):
            raise SheetProblem.at(part, "css_position")
    return f"  {part.serialize()};"


def _selectors(rule: Node) -> str:
    _judge(rule.prelude, 0)
    selectors: list[list[Node]] = [[]]
    for part in rule.prelude:
        if part.type == "literal" and part.value == ",":
            selectors.append([])
        elif part.type != "comment":
            selectors[-1].append(part)
    return ",\n".join(_selector(rule, tokens) for tokens in selectors)


def _selector(rule: Node, tokens: Sequence[Node]) -> str:
    """One selector below `SCOPE`; the roots that a sheet knows are `SCOPE` itself."""
    rest, is_root, is_joined = _trimmed(tokens), False, False
    if not rest:
        raise SheetProblem.at(rule, "css_broken")
    while not is_joined and (length := _root_length(rest)):
        rest, is_root = rest[length:], True
        # As in `body.dark`: what follows says more of the root.
        is_joined = bool(rest) and rest[0].type != "whitespace"
        rest = _trimmed(rest)
    combinator = _first_combinator(rest) if is_root else _literal(rest, COMBINATORS)
    if combinator is not None and (not is_root or combinator.value in SIBLINGS):
        raise SheetProblem.at(combinator, "css_selector", combinator.value)
    return f"{SCOPE}{'' if is_joined else ' '}{tinycss2.serialize(rest)}".rstrip()


def _literal(tokens: Sequence[Node], values: frozenset[str]) -> Node | None:
    """The first token, where it is one of these signs."""
    first = tokens[0] if tokens else None
    return first if first is not None and first.type == "literal" and first.value in values else None


def _first_combinator(tokens: Sequence[Node]) -> Node | None:
    """The first sign between two parts of a selector; None where it is a blank, or there is one part."""
    for place, token in enumerate(tokens):
        if sign := _literal(tokens[place:], COMBINATORS):
            return sign
        if token.type == "whitespace":
            return _literal(_trimmed(tokens[place:]), COMBINATORS)
    return None


def _root_length(tokens: Sequence[Node]) -> int:
    """How many tokens at the beginning are a root: `html`, `body` or `:root`."""
    if not tokens:
        return 0
    first = tokens[0]
    if first.type == "ident" and first.lower_value in ROOTS:
        return 1
    is_colon = first.type == "literal" and first.value == ":"
    if is_colon and len(tokens) > 1 and tokens[1].type == "ident" and tokens[1].lower_value == "root":
        return 2
    return 0


def _trimmed(tokens: Sequence[Node]) -> list[Node]:
    left = list(tokens)
    while left and left[0].type == "whitespace":
        left.pop(0)
    while left and left[-1].type == "whitespace":
        left.pop()
    return left


def _judge(tokens: Iterable[Node], depth: int) -> None:
    """Refuse what loads from elsewhere, runs, or is no CSS, wherever it stands."""
    for token in tokens:
        if token.type == "error" or depth >= MAX_DEPTH:
            raise SheetProblem.at(token, "css_broken")
        if token.type == "url":
            _judge_address(token, token.value)
        elif token.type == "string" and SCRIPT.match(UNSEEN.sub("", token.value)):
            raise SheetProblem.at(token, "css_script", token.value[:40])
        elif token.type == "function":
            _judge_function(token)
            _judge(token.arguments, depth + 1)
        elif token.type.endswith("block"):
            _judge(token.content, depth + 1)


def _judge_function(token: Node) -> None:
    if token.lower_name == "url":
        for argument in token.arguments:
            if argument.type == "string":
                _judge_address(argument, argument.value)
            elif argument.type not in {"whitespace", "comment"}:
                raise SheetProblem.at(argument, "css_url", "url()")
    elif token.lower_name in FUNCTIONS:
        raise SheetProblem.at(token, "css_function", f"{token.name}()")


def _judge_address(token: Node, address: str) -> None:
    seen = UNSEEN.sub("", address)
    if SCRIPT.match(seen):
        raise SheetProblem.at(token, "css_script", seen[:40])
    if not OWN_ADDRESS.match(address) and not PICTURE.match(address):
        raise SheetProblem.at(token, "css_url", seen[:40])
