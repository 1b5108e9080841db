"""Documents as they are kept: known blocks, marks and attributes, and nothing that runs (MIN-017)."""

from collections.abc import Collection, Mapping
from typing import Any

from estante.api.errors import FieldError, ValidationFailed

from estante_mint.document.rules import MARKS, NODES, NodeRule
from estante_mint.document.values import address, clean_text, is_embedded

Json = dict[str, Any]
MAX_DEPTH = 24
MAX_NODES = 20_000
PARAGRAPH: Json = {"type": "paragraph"}


def empty_document() -> Json:
    """A document of one empty paragraph."""
    return {"type": "doc", "content": [dict(PARAGRAPH)]}


def clean_document(document: object, hosts: Collection[str], field: str = "document") -> Json:
    """What of a document may stay. An embedded page of another host becomes a link to it.

    Raises:
        ValidationFailed: `field` is no document, or one of more than 20,000 nodes.
    """
    if not isinstance(document, Mapping) or document.get("type") != "doc":
        raise ValidationFailed(fields=[FieldError(field, "type")])
    cleaned = _Cleaning(hosts, field).node(document, 0)
    return cleaned if cleaned is not None else empty_document()


class _Cleaning:
    """One walk through a document, which counts what it meets."""

    def __init__(self, hosts: Collection[str], field: str) -> None:
        self._hosts, self._field, self._count = hosts, field, 0

    def node(self, node: Mapping[str, Any], depth: int) -> Json | None:
        """The node as it may stay; None where it may not."""
        self._count += 1
        if self._count > MAX_NODES:
            raise ValidationFailed(fields=[FieldError(self._field, "max_items", {"max": MAX_NODES})])
        name = node.get("type")
        if name == "text":
            return _text(node)
        rule = NODES.get(name) if isinstance(name, str) else None
        if rule is None or depth > MAX_DEPTH:
            return None
        if name == "embed" and not is_embedded(_attrs_of(node).get("url"), self._hosts):
            return _linked(_attrs_of(node))
        attrs = _checked(_attrs_of(node), rule.attrs)
        if any(attrs.get(required) in (None, "") for required in rule.required):
            return None
        return self._whole(str(name), rule, attrs, self._children(node, rule, depth))

    def _children(self, node: Mapping[str, Any], rule: NodeRule, depth: int) -> list[Json]:
        content = node.get("content")
        if not isinstance(content, list):
            return []
        cleaned = (self.node(child, depth + 1) for child in content if isinstance(child, Mapping))
        return [child for child in cleaned if child is not None and child["type"] in rule.content]

    def _whole(self, name: str, rule: NodeRule, attrs: Json, content: list[Json]) -> Json | None:
        if name == "listItem" and (not content or content[0]["type"] != "paragraph"):
            content = [dict(PARAGRAPH), *content]
        if rule.filled and not content:
            content = [dict(PARAGRAPH)]
        if len(content) < rule.least:
            return None
        whole: Json = {"type": name}
        if attrs:
            whole["attrs"] = attrs
        if content:
            whole["content"] = content
        return whole


def _attrs_of(node: Mapping[str, Any]) -> Mapping[str, Any]:
    attrs = node.get("attrs")
    return attrs if isinstance(attrs, Mapping) else {}


def _checked(attrs: Mapping[str, Any], checks: Mapping[str, Any]) -> Json:
    checked = {name: check(attrs[name]) for name, check in checks.items() if name in attrs}
    return {name: value for name, value in checked.items() if value is not None}


def _text(node: Mapping[str, Any]) -> Json | None:
    words = node.get("text")
    if not isinstance(words, str) or not clean_text(words):
        return None
    marks = node.get("marks")
    cleaned = [_mark(mark) for mark in marks if isinstance(mark, Mapping)] if isinstance(marks, list) else []
    by_name = {mark["type"]: mark for mark in cleaned if mark is not None}
    return {"type": "text", "text": clean_text(words), **({"marks": [*by_name.values()]} if by_name else {})}


def _mark(mark: Mapping[str, Any]) -> Json | None:
    name = mark.get("type")
    checks = MARKS.get(name) if isinstance(name, str) else None
    if checks is None:
        return None
    attrs = _checked(_attrs_of(mark), checks)
    if len(attrs) < len(checks):
        return None
    return {"type": name, **({"attrs": attrs} if attrs else {})}


def _linked(attrs: Mapping[str, Any]) -> Json | None:
    """A link in the place of an embedded page, where its address may be one."""
    href = address(attrs.get("url"))
    if href is None:
        return None
    title = attrs.get("title")
    words = clean_text(title) if isinstance(title, str) and clean_text(title) else str(href)
    link = {"type": "link", "attrs": {"href": href}}
    return {"type": "paragraph", "content": [{"type": "text", "text": words, "marks": [link]}]}
