import { formatNumber, useTexts } from "@estante/sdk";
import { Table } from "@mantine/core";
import type { ReactNode } from "react";
import classes from "./figure-section.module.css";

export interface FigureRow {
  readonly id: string;
  readonly name: ReactNode;
  /** null is a figure of too few people. */
  readonly values: readonly (number | null)[];
}

interface Props {
  readonly caption: string;
  /** The heads: of the names, then of each value. */
  readonly heads: readonly string[];
  readonly rows: readonly FigureRow[];
}

/** A figure, or that it is one of fewer than five people. */
export function Value({ value }: { readonly value: number | null }) {
  const t = useTexts("analytics");
  if (value === null) return <span className={classes.few}>{t("figures.few")}</span>;
  return formatNumber(value, { maximumFractionDigits: 1 });
}

/** Figures as a table. */
export function FigureTable({ caption, heads, rows }: Props) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by the keyboard
    <section className={classes.scroll} tabIndex={0} aria-label={caption}>
      <Table className={classes.table} aria-label={caption} horizontalSpacing="sm" verticalSpacing={6}>
        <Table.Thead>
          <Table.Tr>
            {heads.map((head, at) => (
              <Table.Th key={head} scope="col" data-number={at > 0 || undefined}>
                {head}
              </Table.Th>
            ))}
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {rows.map(({ id, name, values }) => (
            <Table.Tr key={id}>
              <Table.Th scope="row">{name}</Table.Th>
              {values.map((value, at) => (
                <Table.Td key={heads[at + 1]} data-number="">
                  <Value value={value} />
                </Table.Td>
              ))}
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </section>
  );
}
