import type { SurfaceBox } from "@estante/sdk";

/** Of a line's height: words that are further apart stand in columns of their own. */
const GAP = 1.5;
const SAME_LINE = 0.5;

/** A box a line: the engine has an element for each piece of text, and the browser answers each more than once. */
export function lineBoxes(pieces: readonly SurfaceBox[]): readonly SurfaceBox[] {
  const lines: SurfaceBox[] = [];
  for (const piece of [...pieces].sort((a, b) => a.y - b.y || a.x - b.x)) {
    if (piece.width < 0.5 || piece.height < 0.5) continue;
    const at = lines.findIndex((line) => isBeside(line, piece));
    const line = lines[at];
    if (line) lines[at] = union(line, piece);
    else lines.push(piece);
  }
  return lines;
}

function isBeside(line: SurfaceBox, piece: SurfaceBox): boolean {
  const lower = Math.min(line.height, piece.height);
  const shared = Math.min(line.y + line.height, piece.y + piece.height) - Math.max(line.y, piece.y);
  const gap = Math.max(line.x, piece.x) - Math.min(line.x + line.width, piece.x + piece.width);
  return shared > lower * SAME_LINE && gap < lower * GAP;
}

function union(a: SurfaceBox, b: SurfaceBox): SurfaceBox {
  const [x, y] = [Math.min(a.x, b.x), Math.min(a.y, b.y)];
  return {
    x,
    y,
    width: Math.max(a.x + a.width, b.x + b.width) - x,
    height: Math.max(a.y + a.height, b.y + b.height) - y,
  };
}
