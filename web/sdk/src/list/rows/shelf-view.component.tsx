import { Checkbox } from "@mantine/core";
import { Link } from "@tanstack/react-router";
import { useState } from "react";
import { Cover } from "../../covers/cover.component";
import { usualRatio } from "../../covers/record-types";
import { useOwnTexts } from "../../texts/use-texts";
import type { ListPageProps } from "../list.types";
import type { RowSelection } from "../selection";
import classes from "./shelf-view.module.css";
import { useTouchSelect } from "./touch-select";

export interface ShelfViewProps<Row>
  extends Pick<ListPageProps<Row>, "rowKey" | "rowLink" | "onFollow" | "card"> {
  readonly rows: readonly Row[];
  readonly preview: string | null;
  /** Absent where nothing can be done to many rows. */
  readonly selection?: RowSelection | null;
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
  rowKey,
  rowLink,
  onFollow,
  card,
  preview,
  selection = null,
}: ShelfViewProps<Row> & { readonly row: Row; readonly index: number }) {
  const t = useOwnTexts();
  const key = rowKey(row);
  const { title, name = title, meta, mark, cover } = card(row);
  const [width] = useState(() => shelfWidth(cover?.ratio || usualRatio(cover?.type)));
  const press = useTouchSelect(selection, key);
  const link = rowLink?.(row);
  const isSelected = selection?.has(key) ?? false;
  const words = <span className={classes.name}>{name}</span>;
  return (
    <li
      className={classes.item}
      style={{ width }}
      data-row={index}
      data-key={key}
      data-selected={isSelected || undefined}
      data-selecting={selection?.isActive || undefined}
      data-previewed={preview === key || undefined}
      {...press}
    >
      <div className={classes.stage}>
        <Cover title={title} shadow tallest={STAGE_PX} {...cover} />
      </div>
      {link ? (
        <Link
          to={link}
          className={classes.link}
          data-row-link={index}
          title={title}
          onClick={() => onFollow?.(row)}
        >
          {words}
        </Link>
      ) : (
        words
      )}
      <div className={classes.meta}>
        {meta}
        {mark}
      </div>
      {selection && (
        // biome-ignore lint/a11y/noLabelWithoutControl: the Checkbox inside is its control, and names itself
        <label className={classes.tick}>
          <Checkbox
            aria-label={t("list.selectRow", { name: title })}
            checked={isSelected}
            onChange={() => selection.toggle(key)}
          />
        </label>
      )}
    </li>
  );
}

/** Covers that stand on a plank, each in its true proportion. */
export function ShelfView<Row>({ rows, label, ...rest }: ShelfViewProps<Row>) {
  return (
    <ul className={classes.shelf} aria-label={label}>
      {rows.map((row, index) => (
        <ShelfItem key={rest.rowKey(row)} row={row} index={index} rows={rows} label={label} {...rest} />
      ))}
    </ul>
  );
}
