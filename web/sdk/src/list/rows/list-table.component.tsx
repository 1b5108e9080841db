import { Checkbox } from "@mantine/core";
import { IconArrowDown, IconArrowUp, IconSelector } from "@tabler/icons-react";
import { Link, useNavigate } from "@tanstack/react-router";
import type { MouseEvent } from "react";
import { Cover } from "../../covers/cover.component";
import { useOwnTexts } from "../../texts/use-texts";
import type { Density } from "../columns/column-settings";
import type { ListColumn, ListPageProps } from "../list.types";
import type { RowSelection } from "../selection";
import classes from "./list-table.module.css";
import { RowMenu } from "./row-menu.component";

export interface ListTableProps<Row>
  extends Pick<ListPageProps<Row>, "rowKey" | "rowLink" | "onFollow" | "card" | "rowActions"> {
  readonly rows: readonly Row[];
  readonly columns: readonly ListColumn<Row>[];
  readonly density: Density;
  readonly orderBy: string | null;
  readonly onSort: (orderBy: string) => void;
  /** Null where nothing can be done to many rows. */
  readonly selection: RowSelection | null;
  readonly preview: string | null;
  readonly label: string;
}

const INTERACTIVE = "a,button,input,label,[role=menuitem],[role=menu]";

/** A click on the row itself opens it; on what lies in it, it does what that does; a selection of text stays. */
const isOwnClick = (event: MouseEvent) =>
  event.target instanceof Element && !event.target.closest(INTERACTIVE) && !window.getSelection()?.toString();

function SortHead<Row>({
  column,
  orderBy,
  onSort,
}: { readonly column: ListColumn<Row> } & Pick<ListTableProps<Row>, "orderBy" | "onSort">) {
  const isSorted = column.sort !== undefined && orderBy?.replace(/^-/, "") === column.sort;
  const isDown = isSorted && orderBy?.startsWith("-");
  const Icon = isSorted ? (isDown ? IconArrowDown : IconArrowUp) : IconSelector;
  return (
    <th
      scope="col"
      data-align={column.align}
      data-keeps={column.keeps}
      style={column.width === undefined ? undefined : { width: column.width }}
      aria-sort={isSorted ? (isDown ? "descending" : "ascending") : undefined}
    >
      {column.sort === undefined ? (
        column.title
      ) : (
        <button
          type="button"
          className={classes.sort}
          data-sorted={isSorted || undefined}
          onClick={() => onSort(isSorted && !isDown ? `-${column.sort}` : (column.sort ?? ""))}
        >
          {column.title}
          <Icon size={14} aria-hidden="true" />
        </button>
      )}
    </th>
  );
}

/** Rows as a real table: 56 px, hairlines, the first column with its cover. */
export function ListTable<Row>(props: ListTableProps<Row>) {
  const { rows, columns, density, selection, rowKey, label } = props;
  const t = useOwnTexts();
  const keys = rows.map(rowKey);
  const selected = keys.filter((key) => selection?.has(key)).length;
  return (
    <table className={classes.table} data-density={density} aria-label={label}>
      <thead>
        <tr>
          {selection && (
            <th scope="col" className={classes.check} data-keeps="tablet">
              <Checkbox
                aria-label={t("list.selectPage")}
                checked={selected > 0 && selected === keys.length}
                indeterminate={selected > 0 && selected < keys.length}
                onChange={selection.togglePage}
              />
            </th>
          )}
          {columns.map((column, at) => (
            <SortHead
              key={column.id}
              column={at === 0 ? { ...column, keeps: "tablet" } : column}
              orderBy={props.orderBy}
              onSort={props.onSort}
            />
          ))}
          {props.rowActions && (
            <th scope="col" className={classes.menu} data-keeps="tablet">
              <span className={classes.hidden}>{t("list.actions")}</span>
            </th>
          )}
        </tr>
      </thead>
      <tbody>
        {rows.map((row, index) => (
          <ListRow key={rowKey(row)} row={row} index={index} {...props} />
        ))}
      </tbody>
    </table>
  );
}

function ListRow<Row>(props: ListTableProps<Row> & { readonly row: Row; readonly index: number }) {
  const { row, index, columns, selection, rowKey, rowLink, onFollow, card, rowActions, preview } = props;
  const t = useOwnTexts();
  const navigate = useNavigate();
  const key = rowKey(row);
  const { title, name = title, cover, lead } = card(row);
  const link = rowLink?.(row);
  const isSelected = selection?.has(key) ?? false;
  const [first, ...rest] = columns;
  const open = (event: MouseEvent) => {
    if (!link || !isOwnClick(event)) return;
    if (event.ctrlKey || event.metaKey) window.open(link, "_blank", "noopener");
    else {
      onFollow?.(row);
      void navigate({ href: link });
    }
  };
  return (
    <tr
      data-row={index}
      data-key={key}
      data-selected={isSelected || undefined}
      data-previewed={preview === key || undefined}
      data-link={link !== undefined || undefined}
      aria-selected={selection ? isSelected : undefined}
      onClick={open}
    >
      {selection && (
        <td className={classes.check} data-keeps="tablet">
          <Checkbox
            aria-label={t("list.selectRow", { name: title })}
            checked={isSelected}
            onChange={(event) => {
              const { shiftKey } = event.nativeEvent as unknown as { shiftKey?: boolean };
              if (shiftKey) selection.extendTo(key);
              else selection.toggle(key);
            }}
          />
        </td>
      )}
      <td className={classes.first} data-keeps="tablet">
        <div className={classes.lead}>
          {lead && <span className={classes.mark}>{lead}</span>}
          {cover && <Cover title={title} slot={props.density === "compact" ? 32 : 44} {...cover} />}
          <div className={classes.words}>
            {link ? (
              <Link
                to={link}
                className={classes.name}
                title={title}
                aria-current={preview === key && !selection ? "true" : undefined}
                data-row-link={index}
                onClick={() => onFollow?.(row)}
              >
                {name}
              </Link>
            ) : (
              <span className={classes.name} title={title} tabIndex={-1} data-row-link={index}>
                {name}
              </span>
            )}
            {first && <div className={classes.second}>{first.render(row)}</div>}
          </div>
        </div>
      </td>
      {rest.map((column) => (
        <td key={column.id} data-align={column.align} data-keeps={column.keeps}>
          <div className={classes.cell}>{column.render(row)}</div>
        </td>
      ))}
      {rowActions && (
        <td className={classes.menu} data-keeps="tablet">
          <RowMenu row={row} actions={rowActions} name={title} />
        </td>
      )}
    </tr>
  );
}
