import type { SelectedWords } from "@estante/sdk";
import { lineBoxes } from "./line-boxes";
import type { PageLayers } from "./page-layers";

const UNITS = 1000;
const AROUND = 32;
const WORDS = ".textLayer";

/** What is selected on the pages that are drawn. */
export function selectedWords(layers: PageLayers): readonly SelectedWords[] {
  const selection = window.getSelection();
  if (!selection || selection.isCollapsed || selection.rangeCount === 0) return [];
  const range = selection.getRangeAt(0);
  return layers.drawn().flatMap((page) => {
    const layer = layers.of(page);
    const words = layer?.parentElement?.querySelector(WORDS);
    return layer && words && range.intersectsNode(words) ? selectedOn(page, layer, words, range) : [];
  });
}

function selectedOn(page: number, layer: Element, words: Element, whole: Range): SelectedWords[] {
  const range = within(words, whole);
  const exact = textOf(range).trim();
  const { left, top, width } = layer.getBoundingClientRect();
  const scale = UNITS / (width || 1);
  const pieces = [...pieceRects(range)].map((rect) => ({
    x: (rect.left - left) * scale,
    y: (rect.top - top) * scale,
    width: rect.width * scale,
    height: rect.height * scale,
  }));
  const boxes = lineBoxes(pieces);
  if (!exact || boxes.length === 0) return [];
  const [before, after] = [document.createRange(), document.createRange()];
  before.setStart(words, 0);
  before.setEnd(range.startContainer, range.startOffset);
  after.setStart(range.endContainer, range.endOffset);
  after.setEnd(words, words.childNodes.length);
  const prefix = textOf(before).slice(-AROUND);
  return [{ at: page, exact, prefix, suffix: textOf(after).slice(0, AROUND), boxes }];
}

/** The part of a range that lies in an element. */
function within(words: Element, whole: Range): Range {
  const range = document.createRange();
  range.selectNodeContents(words);
  if (whole.compareBoundaryPoints(Range.START_TO_START, range) > 0)
    range.setStart(whole.startContainer, whole.startOffset);
  if (whole.compareBoundaryPoints(Range.END_TO_END, range) < 0)
    range.setEnd(whole.endContainer, whole.endOffset);
  return range;
}

/** The rectangles of the text alone: those of elements reach over the whole page. */
function* pieceRects(range: Range): Iterable<DOMRect> {
  const walk = document.createTreeWalker(range.commonAncestorContainer, NodeFilter.SHOW_TEXT);
  for (let node: Node | null = walk.currentNode; node; node = walk.nextNode()) {
    if (!(node instanceof Text) || !range.intersectsNode(node)) continue;
    const piece = document.createRange();
    piece.setStart(node, node === range.startContainer ? range.startOffset : 0);
    piece.setEnd(node, node === range.endContainer ? range.endOffset : node.length);
    yield* piece.getClientRects();
  }
}

/** A range's text, with a space where the document begins a line. */
function textOf(range: Range): string {
  const parts = range.cloneContents();
  for (const end of parts.querySelectorAll("br")) end.replaceWith(" ");
  return (parts.textContent ?? "").replace(/\s+/g, " ");
}
