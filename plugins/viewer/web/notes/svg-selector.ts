import type { SurfaceBox, SurfacePoint } from "@estante/sdk";
import type { Drawn } from "./note";

const SVG = "http://www.w3.org/2000/svg";
/** More is no drawing of a hand. */
const MAX_POINTS = 20_000;
const MAX_BOXES = 2_000;

const rounded = (value: number) => Math.round(value * 10) / 10;

/** What is drawn as the SVG of a W3C `SvgSelector`; its units are thousandths of the surface's width. */
export function svgOf(drawn: Drawn): string {
  return `<svg xmlns="${SVG}" viewBox="0 0 1000 1000">${partsOf(drawn)}</svg>`;
}

function partsOf(drawn: Drawn): string {
  switch (drawn.kind) {
    case "highlight":
      return drawn.boxes.map((box) => element("rect", boxValues(box))).join("");
    case "ink": {
      const points = drawn.points.map(({ x, y }) => `${rounded(x)},${rounded(y)}`).join(" ");
      return `<polyline fill="none" points="${points}"/>`;
    }
    case "text":
      return element("text", { x: drawn.at.x, y: drawn.at.y });
    case "rectangle":
      return element("rect", boxValues(drawn.box), 'class="rectangle" fill="none"');
    case "ellipse": {
      const { x, y, width, height } = drawn.box;
      const [rx, ry] = [width / 2, height / 2];
      return element("ellipse", { cx: x + rx, cy: y + ry, rx, ry }, 'fill="none"');
    }
    default: {
      const { from, to, kind } = drawn;
      return element("line", { x1: from.x, y1: from.y, x2: to.x, y2: to.y }, `class="${kind}"`);
    }
  }
}

const boxValues = ({ x, y, width, height }: SurfaceBox) => ({ x, y, width, height });

function element(name: string, values: Record<string, number>, more = ""): string {
  const attributes = Object.entries(values).map(([key, value]) => `${key}="${rounded(value)}"`);
  return `<${[name, ...attributes, more].filter(Boolean).join(" ")}/>`;
}

/** Reads what such a selector draws. Only numbers are taken of it, so nothing in it can run; null for other SVG. */
export function drawnOf(svg: string): Drawn | null {
  const root = new DOMParser().parseFromString(svg, "image/svg+xml").documentElement;
  const parts = [...root.children].slice(0, MAX_BOXES);
  const first = parts[0];
  if (root.localName !== "svg" || !first) return null;
  const drawn = readPart(first, parts);
  return drawn && numbersOf(drawn).every(Number.isFinite) ? drawn : null;
}

function readPart(first: Element, parts: readonly Element[]): Drawn | null {
  const number = (name: string) => Number.parseFloat(first.getAttribute(name) ?? "");
  switch (first.localName) {
    case "rect":
      if (first.getAttribute("class") === "rectangle") return { kind: "rectangle", box: readBox(first) };
      return {
        kind: "highlight",
        boxes: parts.filter(({ localName }) => localName === "rect").map(readBox),
      };
    case "polyline":
      return { kind: "ink", points: readPoints(first.getAttribute("points") ?? "") };
    case "text":
      return { kind: "text", at: { x: number("x"), y: number("y") } };
    case "ellipse": {
      const [rx, ry] = [number("rx"), number("ry")];
      const box = { x: number("cx") - rx, y: number("cy") - ry, width: 2 * rx, height: 2 * ry };
      return { kind: "ellipse", box };
    }
    case "line":
      return {
        kind: first.getAttribute("class") === "arrow" ? "arrow" : "line",
        from: { x: number("x1"), y: number("y1") },
        to: { x: number("x2"), y: number("y2") },
      };
    default:
      return null;
  }
}

function readBox(rect: Element): SurfaceBox {
  const number = (name: string) => Number.parseFloat(rect.getAttribute(name) ?? "");
  return { x: number("x"), y: number("y"), width: number("width"), height: number("height") };
}

function readPoints(text: string): readonly SurfacePoint[] {
  const numbers = (text.match(/-?\d+(\.\d+)?/g) ?? []).slice(0, 2 * MAX_POINTS).map(Number);
  return Array.from({ length: Math.floor(numbers.length / 2) }, (_, index) => ({
    x: numbers[2 * index] as number,
    y: numbers[2 * index + 1] as number,
  }));
}

function numbersOf(drawn: Drawn): readonly number[] {
  const ofPoint = ({ x, y }: SurfacePoint) => [x, y];
  const ofBox = (box: SurfaceBox) => Object.values(boxValues(box));
  switch (drawn.kind) {
    case "highlight":
      return drawn.boxes.flatMap(ofBox);
    case "ink":
      return drawn.points.length > 0 ? drawn.points.flatMap(ofPoint) : [Number.NaN];
    case "text":
      return ofPoint(drawn.at);
    case "rectangle":
    case "ellipse":
      return ofBox(drawn.box);
    default:
      return [...ofPoint(drawn.from), ...ofPoint(drawn.to)];
  }
}
