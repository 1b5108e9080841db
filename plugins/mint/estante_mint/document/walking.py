"""What stands in a document: its pictures, its media, its questions."""

from collections.abc import Iterator, Mapping
from typing import Any
from uuid import UUID

Json = dict[str, Any]


def nodes_of(document: Mapping[str, Any] | None) -> Iterator[Mapping[str, Any]]:
    """Every node of a document, from above."""
    if document is None:
        return
    yield document
    for child in document.get("content", ()):
        yield from nodes_of(child)


def images_of(document: Mapping[str, Any] | None) -> set[UUID]:
    """The guids of the pictures in a document, those of galleries among them."""
    guids = set()
    for node in nodes_of(document):
        attrs = node.get("attrs", {})
        shown = [attrs] if node["type"] == "image" else attrs.get("images", ())
        guids |= {UUID(picture["image"]) for picture in shown}
    return guids


def contents_of(document: Mapping[str, Any] | None) -> set[UUID]:
    """The guids of the contents of the library that play in a document."""
    played = (node for node in nodes_of(document) if node["type"] in ("video", "audio"))
    return {UUID(node["attrs"]["content"]) for node in played}


def as_read(document: Mapping[str, Any]) -> Json:
    """A document as readers get it: without what would tell them the answers."""
    read = dict(document)
    if read["type"] == "question":
        offered = [{"id": choice["id"], "text": choice["text"]} for choice in read["attrs"]["choices"]]
        read["attrs"] = {
            "id": read["attrs"]["id"],
            "prompt": read["attrs"].get("prompt", ""),
            "choices": offered,
        }
    if "content" in read:
        read["content"] = [as_read(child) for child in read["content"]]
    return read
