import type { ReactNode } from "react";

/** Colours of a generated cover: paper, the ink of its title, and three for the drawing. */
export interface CoverInk {
  readonly paper: string;
  readonly ink: string;
  readonly first: string;
  readonly second: string;
  readonly third: string;
}

/** Draws into a field of `width` × `height` whose top left corner is 0,0. */
type Drawing = (width: number, height: number, ink: CoverInk) => ReactNode;

const pies: Drawing = (w, h, ink) => {
  const r = Math.min(w / 4.6, h / 4.6);
  const turns = [1 / 6, 1 / 4, 1 / 2, 3 / 4];
  return turns.map((turn, i) => {
    const x = w / 2 + (i % 2 === 0 ? -1 : 1) * r * 1.12;
    const y = h / 2 + (i < 2 ? -1 : 1) * r * 1.12;
    const end = turn * 2 * Math.PI;
    const to = `${x + r * Math.sin(end)} ${y - r * Math.cos(end)}`;
    return (
      <g key={turn}>
        <circle cx={x} cy={y} r={r} fill={ink.third} />
        <path
          d={`M${x} ${y}V${y - r}A${r} ${r} 0 ${turn > 0.5 ? 1 : 0} 1 ${to}Z`}
          fill={i % 2 ? ink.second : ink.first}
        />
      </g>
    );
  });
};

const waves: Drawing = (w, h, ink) => {
  const row = (y: number) =>
    `M0 ${y}C${w * 0.17} ${y - h * 0.14} ${w * 0.33} ${y + h * 0.14} ${w * 0.5} ${y}S${w * 0.83} ${y + h * 0.14} ${w} ${y}V${h}H0Z`;
  return (
    <>
      <circle cx={w * 0.74} cy={h * 0.2} r={Math.min(w, h) * 0.11} fill={ink.first} />
      {[0.35, 0.53, 0.7, 0.87].map((at, i) => (
        <path key={at} d={row(h * at)} fill={i % 2 ? ink.third : ink.second} opacity={0.55 + i * 0.15} />
      ))}
    </>
  );
};

const leaves: Drawing = (w, h, ink) => (
  <>
    <circle cx={w * 0.75} cy={h * 0.18} r={Math.min(w, h) * 0.1} fill={ink.first} />
    {[0.04, 0.2, 0.36, 0.52, 0.68, 0.84].map((at, i) => {
      const x = w * (at + 0.06);
      const top = h * (i % 2 ? 0.12 : 0.3);
      const lean = (i - 2.5) * w * 0.03;
      const body = `M${x} ${h}C${x - w * 0.12} ${h * 0.7} ${x + lean - w * 0.07} ${h * 0.4} ${x + lean} ${top}C${x + lean + w * 0.09} ${h * 0.4} ${x + w * 0.1} ${h * 0.7} ${x} ${h}Z`;
      return <path key={at} d={body} fill={i % 2 ? ink.second : ink.third} />;
    })}
  </>
);

const quarters: Drawing = (w, h, ink) => {
  const cell = w / 4;
  const colors = [ink.first, ink.second, ink.third];
  const cells = Array.from({ length: 4 * Math.ceil(h / cell) }, (_, i) => i);
  return cells.map((i) => {
    const [x, y] = [(i % 4) * cell, Math.floor(i / 4) * cell];
    const fill = colors[(i * 5 + Math.floor(i / 4)) % 3];
    const kind = (i * 7 + Math.floor(i / 4) * 3) % 5;
    if (kind === 4) return <circle key={i} cx={x + cell / 2} cy={y + cell / 2} r={cell * 0.4} fill={fill} />;
    const corners = [`M${x} ${y}`, `M${x + cell} ${y}`, `M${x + cell} ${y + cell}`, `M${x} ${y + cell}`];
    const arcs = [
      `h${cell}a${cell} ${cell} 0 0 1 ${-cell} ${cell}Z`,
      `v${cell}a${cell} ${cell} 0 0 1 ${-cell} ${-cell}Z`,
      `h${-cell}a${cell} ${cell} 0 0 1 ${cell} ${-cell}Z`,
      `v${-cell}a${cell} ${cell} 0 0 1 ${cell} ${cell}Z`,
    ];
    return <path key={i} d={`${corners[kind]}${arcs[kind]}`} fill={fill} />;
  });
};

const bars: Drawing = (w, h, ink) =>
  [0.28, 0.42, 0.55, 0.72, 0.95].map((share, i) => (
    <rect
      key={share}
      x={(w / 5) * i}
      y={h * (1 - share)}
      width={w / 5 + 0.5}
      height={h * share}
      fill={[ink.first, ink.second, ink.third][i % 3]}
    />
  ));

const contours: Drawing = (w, h, ink) => (
  <>
    {[1, 0.88, 0.76, 0.64, 0.52].map((scale) => (
      <ellipse
        key={scale}
        cx={w / 2}
        cy={h * 0.5}
        rx={w * 0.4 * scale}
        ry={h * 0.48 * scale}
        fill="none"
        stroke={ink.second}
        strokeWidth="1.6"
      />
    ))}
    <path
      d={`M${w * 0.5} ${h * 0.22}C${w * 0.62} ${h * 0.32} ${w * 0.58} ${h * 0.5} ${w * 0.57} ${h * 0.6}S${w * 0.5} ${h * 0.78} ${w * 0.48} ${h * 0.8}C${w * 0.44} ${h * 0.6} ${w * 0.38} ${h * 0.34} ${w * 0.5} ${h * 0.22}Z`}
      fill={ink.first}
    />
  </>
);

const sound: Drawing = (w, h, ink) =>
  Array.from({ length: 15 }, (_, i) => i).map((i) => {
    const tall = h * (0.15 + 0.65 * Math.abs(Math.sin(i * 1.9) * Math.cos(i * 0.55)));
    const step = w / 17;
    return (
      <rect
        key={i}
        x={step * (i + 1)}
        y={h * 0.55 - tall / 2}
        width={step * 0.5}
        height={tall}
        rx={step * 0.25}
        fill={i % 4 === 2 ? ink.first : i % 3 === 0 ? ink.third : ink.second}
      />
    );
  });

const orbits: Drawing = (w, h, ink) => (
  <>
    {[1, 0.78, 0.56, 0.34].map((scale) => (
      <ellipse
        key={scale}
        cx={w / 2}
        cy={h / 2}
        rx={w * 0.52 * scale}
        ry={h * 0.36 * scale}
        fill="none"
        stroke={ink.third}
        opacity="0.45"
      />
    ))}
    <circle cx={w / 2} cy={h / 2} r={Math.min(w, h) * 0.09} fill={ink.first} />
    <circle cx={w * 0.26} cy={h * 0.26} r={Math.min(w, h) * 0.045} fill={ink.first} />
    <circle cx={w * 0.95} cy={h * 0.44} r={Math.min(w, h) * 0.05} fill={ink.second} />
    <circle cx={w * 0.66} cy={h * 0.68} r={Math.min(w, h) * 0.025} fill={ink.second} />
  </>
);

const hills: Drawing = (w, h, ink) => (
  <>
    <circle cx={w * 0.62} cy={h * 0.34} r={Math.min(w, h) * 0.17} fill={ink.first} />
    <path
      d={`M0 ${h}V${h * 0.74}L${w * 0.28} ${h * 0.42}L${w * 0.52} ${h * 0.72}L${w * 0.76} ${h * 0.5}L${w} ${h * 0.8}V${h}Z`}
      fill={ink.second}
    />
    <path
      d={`M0 ${h}V${h * 0.88}C${w * 0.3} ${h * 0.7} ${w * 0.7} ${h * 1} ${w} ${h * 0.82}V${h}Z`}
      fill={ink.third}
    />
  </>
);

const letters: Drawing = (w, h, ink) => (
  <text
    x={w / 2}
    y={h * 0.82}
    fontSize={Math.min(w * 0.62, h * 0.95)}
    fontFamily="var(--es-font-heading)"
    fontWeight="600"
    textAnchor="middle"
    fill={ink.first}
  >
    Aa
  </text>
);

// The frame and the band of such a cover lie behind its title: see GeneratedCover.
const rosette: Drawing = (w, h, ink) => (
  <>
    {[0.12, 0.085, 0.05].map((share) => (
      <circle
        key={share}
        cx={w / 2}
        cy={h * 0.6}
        r={w * share}
        fill="none"
        stroke={ink.ink}
        strokeWidth="1.5"
      />
    ))}
  </>
);

const curve: Drawing = (w, h, ink) => (
  <>
    <path
      d={Array.from({ length: 9 }, (_, i) => `M${(w / 8) * i} 0V${h}M0 ${(h / 8) * i}H${w}`).join("")}
      stroke={ink.ink}
      opacity="0.12"
      fill="none"
    />
    <path
      d={`M0 ${h * 0.86}C${w * 0.25} ${h * 0.8} ${w * 0.35} ${h * 0.2} ${w * 0.58} ${h * 0.28}S${w * 0.85} ${h * 0.9} ${w} ${h * 0.18}`}
      fill="none"
      stroke={ink.first}
      strokeWidth="4"
    />
    <circle cx={w * 0.58} cy={h * 0.28} r={Math.min(w, h) * 0.045} fill={ink.second} />
  </>
);

const cell: Drawing = (w, h, ink) => (
  <>
    <ellipse cx={w / 2} cy={h / 2} rx={w * 0.41} ry={h * 0.36} fill={ink.third} />
    <ellipse cx={w / 2} cy={h / 2} rx={w * 0.36} ry={h * 0.31} fill={ink.second} />
    <circle cx={w * 0.58} cy={h * 0.48} r={Math.min(w, h) * 0.13} fill={ink.first} />
    <circle cx={w * 0.59} cy={h * 0.47} r={Math.min(w, h) * 0.05} fill={ink.paper} />
    <ellipse cx={w * 0.3} cy={h * 0.44} rx={w * 0.05} ry={h * 0.025} fill={ink.third} />
    <ellipse cx={w * 0.38} cy={h * 0.66} rx={w * 0.06} ry={h * 0.025} fill={ink.third} />
  </>
);

export const DRAWINGS = {
  pies,
  waves,
  leaves,
  quarters,
  bars,
  contours,
  sound,
  orbits,
  hills,
  letters,
  rosette,
  curve,
  cell,
};
export type DrawingName = keyof typeof DRAWINGS;
