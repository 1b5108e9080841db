import { inkPath } from "../marking/ink-path";
import type { Drawn, Note } from "../note";
import classes from "./overlay.module.css";

interface Props {
  readonly drawn: Drawn;
  readonly color: Note["color"];
  readonly words: string;
  /** Lays a broad line that nobody sees below a thin one, for fingers and the eraser. */
  readonly isReached?: boolean;
}

const LINE = 30;
const HEAD = 14;

/** What is drawn of a note, in the units of its surface. */
export function DrawnShape({ drawn, color, words, isReached = false }: Props) {
  if (drawn.kind === "highlight") {
    return (
      <g className={classes.highlight} data-color={color}>
        {drawn.boxes.map(({ x, y, width, height }) => (
          <rect key={`${x} ${y}`} x={x} y={y} width={width} height={height} rx={2} />
        ))}
      </g>
    );
  }
  if (drawn.kind === "text") {
    return (
      <text className={classes.text} data-color={color} x={drawn.at.x} y={drawn.at.y}>
        {words.split("\n").map((line, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines are lines by their order
          <tspan key={index} x={drawn.at.x} dy={index === 0 ? "1em" : LINE}>
            {line || " "}
          </tspan>
        ))}
      </text>
    );
  }
  const path = pathOf(drawn);
  return (
    <>
      {isReached && <path className={classes.reach} d={path} />}
      <path className={classes.line} data-color={color} d={path} />
    </>
  );
}

function pathOf(drawn: Exclude<Drawn, { kind: "highlight" | "text" }>): string {
  switch (drawn.kind) {
    case "ink":
      return inkPath(drawn.points);
    case "rectangle": {
      const { x, y, width, height } = drawn.box;
      return `M${x} ${y}h${width}v${height}h${-width}z`;
    }
    case "ellipse": {
      const { x, y, width, height } = drawn.box;
      const [rx, ry] = [width / 2, height / 2];
      return `M${x} ${y + ry}a${rx} ${ry} 0 1 1 ${width} 0a${rx} ${ry} 0 1 1 ${-width} 0z`;
    }
    default:
      return linePath(drawn);
  }
}

function linePath({ kind, from, to }: Extract<Drawn, { kind: "line" | "arrow" }>): string {
  const line = `M${from.x} ${from.y}L${to.x} ${to.y}`;
  if (kind === "line") return line;
  const way = Math.atan2(to.y - from.y, to.x - from.x);
  const barb = (turn: number) =>
    `${to.x - HEAD * Math.cos(way + turn)} ${to.y - HEAD * Math.sin(way + turn)}`;
  return `${line}M${barb(0.5)}L${to.x} ${to.y}L${barb(-0.5)}`;
}
