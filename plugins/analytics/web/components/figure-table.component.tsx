import { formatNumber, useTexts } from "@estante/sdk";
import { UnstyledButton } from "@mantine/core";
import { IconArrowDown, IconArrowUp } from "@tabler/icons-react";
import type { ReactNode } from "react";
import classes from "./figure-section.module.css";

export interface FigureRow {
  readonly id: string;
  readonly name: ReactNode;
  /** How far below another row it stands. */
  readonly level?: number;
  /** null is a figure that would tell of too few people; undefined is of nothing that could have one. */
  readonly values: readonly (number | null | undefined)[];
}

/** By which of the columns the rows are, as `students` or `-students`. */
export interface FigureOrder {
  /** The name of each column, beginning with that of the names. */
  readonly columns: readonly string[];
  readonly by: string;
  readonly onChange: (by: string) => void;
}

interface Props {
  readonly caption: string;
  /** The heads: of the names, then of each value. */
  readonly heads: readonly string[];
  readonly rows: readonly FigureRow[];
  /** Without it the rows stay as they are. */
  readonly order?: FigureOrder | undefined;
}

/** A figure, or that it would tell of fewer than five people. */
export function Value({ value }: { readonly value: number | null | undefined }) {
  const t = useTexts("analytics");
  if (value === undefined) return t("figures.nothing");
  if (value === null) return <span className={classes.few}>{t("figures.few")}</span>;
  return formatNumber(value, { maximumFractionDigits: 1 });
}

interface HeadProps {
  readonly head: string;
  readonly column: string;
  readonly order: FigureOrder;
}

/** The head of a column by which the rows are put in order: figures from the highest, names from the first. */
function OrderHead({ head, column, order }: HeadProps) {
  const isBy = order.by === column || order.by === `-${column}`;
  const isDown = order.by.startsWith("-");
  const first = column === order.columns[0] ? column : `-${column}`;
  const other = isDown ? column : `-${column}`;
  const Icon = isDown ? IconArrowDown : IconArrowUp;
  return (
    <UnstyledButton className={classes.order} onClick={() => order.onChange(isBy ? other : first)}>
      {head} {isBy && <Icon size={12} aria-hidden="true" />}
    </UnstyledButton>
  );
}

function sortOf(order: FigureOrder | undefined, column: string | undefined) {
  if (!order || !column) return undefined;
  if (order.by === column) return "ascending";
  return order.by === `-${column}` ? "descending" : "none";
}

/** Figures as a table. */
export function FigureTable({ caption, heads, rows, order }: Props) {
  const t = useTexts("analytics");
  const isProtecting = rows.some(({ values }) => values.includes(null));
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by the keyboard
    <section className={classes.scroll} tabIndex={0} aria-label={caption}>
      <table className={classes.table} aria-label={caption}>
        <thead>
          <tr>
            {heads.map((head, at) => {
              const column = order?.columns[at];
              return (
                <th
                  key={head}
                  scope="col"
                  data-number={at > 0 || undefined}
                  aria-sort={sortOf(order, column)}
                >
                  {order && column ? <OrderHead head={head} column={column} order={order} /> : head}
                </th>
              );
            })}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ id, name, level, values }) => (
            <tr key={id}>
              <th scope="row" data-level={level}>
                {name}
              </th>
              {values.map((value, at) => (
                <td key={heads[at + 1]} data-number="">
                  <Value value={value} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {isProtecting && <p className={classes.why}>{t("figures.why")}</p>}
    </section>
  );
}
