import type { ReactNode } from "react";
import type { ListColumn } from "../../list/list.types";
import { formatNumber, formatRelative } from "../../texts/format";
import type { Say } from "../../texts/use-texts";
import { type FieldOptions, readValue } from "../fields/field-kinds";
import type { AnyFields } from "../fields/fields";
import type { RecordTexts } from "../record-texts";

/** A column by its texts: what it says of itself, and the rest its field says. */
export interface RecordColumn<Row> extends Omit<ListColumn<Row>, "title" | "render"> {
  /** Key of its title; the field's label, or `columns.<id>`, where nothing is said. */
  readonly title?: string;
  /** What of a row it shows, and what the export calls it, where that is not `id`. */
  readonly of?: keyof Row & string;
  /** A time, told from now; an identifier, as code. */
  readonly as?: "time" | "code";
  readonly render?: (row: Row, t: Say) => ReactNode;
}

const NOTHING = "–";

/** The column as a list takes it. */
export function columnOf<Row>(
  { title, of, as, render, ...column }: RecordColumn<Row>,
  fields: AnyFields | undefined,
  { t }: RecordTexts,
): ListColumn<Row> {
  const name = of ?? column.id;
  const field: FieldOptions | undefined = fields?.all[name];
  return {
    ...column,
    ...(of && { exportAs: of }),
    title: t(title ?? field?.label ?? `columns.${column.id}`),
    render: (row) =>
      render ? render(row, t) : shownValue((row as Record<string, unknown>)[name], as, field, t),
  };
}

function shownValue(held: unknown, as: RecordColumn<unknown>["as"], field: FieldOptions | undefined, t: Say) {
  if (field?.kind === "switch") return t(readValue(field, held) ? "columns.yes" : "columns.no");
  const text = held === null || held === undefined || held === "" ? NOTHING : String(held);
  if (as === "code" || (field && "isCode" in field && field.isCode)) return <code>{text}</code>;
  if (text === NOTHING) return text;
  if (as === "time") return formatRelative(text);
  if (field?.kind === "select" && field.texts) return t(`${field.texts}.${text}`);
  return typeof held === "number" ? formatNumber(held) : text;
}
