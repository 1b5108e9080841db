import type { ReactNode } from "react";
import classes from "./figure-section.module.css";
import { Value } from "./figure-table.component";

export interface Bar {
  readonly id: string;
  readonly name: ReactNode;
  readonly value: number | null | undefined;
  readonly detail?: string;
}

const WHOLE = 100;

/** One bar a row, the longest first; the list is read as words and numbers. */
export function FigureBars({ bars }: { readonly bars: readonly Bar[] }) {
  const most = Math.max(1, ...bars.map(({ value }) => value ?? 0));
  return (
    <ul className={classes.bars}>
      {bars.map(({ id, name, value, detail }) => (
        <li key={id} className={classes.bar}>
          <span className={classes.name}>{name}</span>
          <span className={classes.number}>
            <Value value={value} />
            {detail && <span className={classes.detail}> · {detail}</span>}
          </span>
          <span className={classes.track} aria-hidden="true">
            <span className={classes.fill} style={{ width: `${((value ?? 0) / most) * WHOLE}%` }} />
          </span>
        </li>
      ))}
    </ul>
  );
}
