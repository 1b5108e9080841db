import { Link } from "@tanstack/react-router";
import { useState } from "react";
import { usualRatio } from "../covers/content-types";
import { Cover } from "../covers/cover.component";
import type { ListPageProps } from "./list.types";
import classes from "./shelf-view.module.css";

export interface ShelfViewProps<Row> extends Pick<ListPageProps<Row>, "rowKey" | "rowLink" | "card"> {
  readonly rows: readonly Row[];
  readonly preview: string | null;
  readonly label: string;
}

/** The height of the stage, on whose plank the covers stand. */
const STAGE_PX = 168;

/** Widths in px of books, wide covers and squares: as they would stand on one shelf. */
export function shelfWidth(ratio: number): number {
  if (ratio > 1.3) return 216;
  return ratio < 0.9 ? 126 : 132;
}

function ShelfItem<Row>({
  row,
  index,
  rowLink,
  card,
  isPreviewed,
}: { readonly row: Row; readonly index: number; readonly isPreviewed: boolean } & Pick<
  ShelfViewProps<Row>,
  "rowLink" | "card"
>) {
  const { title, meta, mark, cover } = card(row);
  const [width] = useState(() => shelfWidth(cover?.ratio || usualRatio(cover?.type)));
  const link = rowLink?.(row);
  const name = <span className={classes.name}>{title}</span>;
  return (
    <li className={classes.item} style={{ width }} data-row={index} data-previewed={isPreviewed || undefined}>
      <div className={classes.stage}>
        <Cover title={title} shadow tallest={STAGE_PX} {...cover} />
      </div>
      {link ? (
        <Link to={link} className={classes.link} data-row-link={index} title={title}>
          {name}
        </Link>
      ) : (
        name
      )}
      <div className={classes.meta}>
        {meta}
        {mark}
      </div>
    </li>
  );
}

/** Covers that stand on a plank, each in its true proportion. */
export function ShelfView<Row>({ rows, rowKey, preview, label, ...rest }: ShelfViewProps<Row>) {
  return (
    <ul className={classes.shelf} aria-label={label}>
      {rows.map((row, index) => (
        <ShelfItem
          key={rowKey(row)}
          row={row}
          index={index}
          isPreviewed={preview === rowKey(row)}
          {...rest}
        />
      ))}
    </ul>
  );
}
