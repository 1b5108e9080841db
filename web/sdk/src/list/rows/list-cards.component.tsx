import { Checkbox } from "@mantine/core";
import { Link } from "@tanstack/react-router";
import { Cover } from "../../covers/cover.component";
import { useOwnTexts } from "../../texts/use-texts";
import type { ListPageProps } from "../list.types";
import type { RowSelection } from "../selection";
import classes from "./list-cards.module.css";
import { RowMenu } from "./row-menu.component";
import { useTouchSelect } from "./touch-select";

export interface ListCardsProps<Row>
  extends Pick<ListPageProps<Row>, "rowKey" | "rowLink" | "onFollow" | "card" | "rowActions"> {
  readonly rows: readonly Row[];
  readonly selection: RowSelection | null;
  readonly label: string;
}

function ListCard<Row>({
  row,
  index,
  rowKey,
  rowLink,
  onFollow,
  card,
  rowActions,
  selection,
}: ListCardsProps<Row> & { readonly row: Row; readonly index: number }) {
  const t = useOwnTexts();
  const key = rowKey(row);
  const { title, name = title, meta, status, cover, lead } = card(row);
  const link = rowLink?.(row);
  const isSelected = selection?.has(key) ?? false;
  const press = useTouchSelect(selection, key, true);
  const words = (
    <>
      <span className={classes.name}>{name}</span>
      <span className={classes.meta}>{meta}</span>
      <span className={classes.status}>{status}</span>
    </>
  );
  return (
    <li
      className={classes.card}
      data-row={index}
      data-key={key}
      data-selected={isSelected || undefined}
      {...press}
    >
      {selection?.isActive && (
        // biome-ignore lint/a11y/noLabelWithoutControl: the Checkbox inside is its control, and names itself
        <label className={classes.tick}>
          <Checkbox
            aria-label={t("list.selectRow", { name: title })}
            checked={isSelected}
            onChange={() => selection.toggle(key)}
          />
        </label>
      )}
      {lead}
      {cover && <Cover title={title} slot={56} {...cover} />}
      {link ? (
        <Link to={link} className={classes.words} data-row-link={index} onClick={() => onFollow?.(row)}>
          {words}
        </Link>
      ) : (
        <span className={classes.words}>{words}</span>
      )}
      {rowActions && (
        <span className={classes.menu}>
          <RowMenu
            row={row}
            name={title}
            actions={
              selection
                ? [...rowActions, { label: t("list.select"), run: () => selection.toggle(key) }]
                : rowActions
            }
          />
        </span>
      )}
    </li>
  );
}

/** Rows on a phone: 80 px, a cover of 56 px, three lines. */
export function ListCards<Row>(props: ListCardsProps<Row>) {
  return (
    <ul className={classes.cards} aria-label={props.label}>
      {props.rows.map((row, index) => (
        <ListCard key={props.rowKey(row)} row={row} index={index} {...props} />
      ))}
    </ul>
  );
}
