import type { ReactNode } from "react";
import { type StatusKind, StatusMark } from "../../feedback/status-mark.component";
import type { ListColumn } from "../../list/list.types";
import { formatNumber, formatRelative } from "../../texts/format";
import type { Translator } from "../../texts/use-texts";
import type { FieldChoices, FieldOptions } from "../fields/field-kinds";
import { fieldValue } from "../fields/field-value.component";
import { readValue } from "../fields/field-values";
import type { AnyFields } from "../fields/fields";
import type { RecordTexts } from "../record-texts";

/** A column by its texts: what it says of itself, and the rest its field says. */
export interface RecordColumn<Row> extends Omit<ListColumn<Row>, "title" | "render"> {
  /** Key of its title; the field's label, or `columns.<id>`, where nothing is said. */
  readonly title?: string;
  /** What of a row it shows, and what the export calls it, where that is not `id`. */
  readonly of?: keyof Row & string;
  /** A time, told from now; an identifier, as code; a status by its mark and `status.<value>`. */
  readonly as?: "time" | "code" | "status";
  readonly render?: (row: Row, t: Translator) => ReactNode;
}

const NOTHING = "–";
const STATUS_KINDS: readonly StatusKind[] = ["active", "inactive", "draft", "failed", "running"];

/** The column as a list takes it. */
export function columnOf<Row>(
  { title, of, as, render, ...column }: RecordColumn<Row>,
  fields: AnyFields | undefined,
  { t }: RecordTexts,
  options: FieldChoices = {},
): ListColumn<Row> {
  const name = of ?? column.id;
  const field: FieldOptions | undefined = fields?.all[name];
  const shown = (row: Readonly<Record<string, unknown>>) =>
    field && as === undefined
      ? fieldValue(field, readValue(field, name, row), t, options[name])
      : shownValue(row[name], as, t);
  return {
    ...column,
    ...(of && { exportAs: of }),
    title: t(title ?? field?.label ?? `columns.${column.id}`),
    render: (row) => (render ? render(row, t) : shown(row as Record<string, unknown>)),
  };
}

function shownValue(held: unknown, as: RecordColumn<unknown>["as"], t: Translator) {
  const text = held === null || held === undefined || held === "" ? NOTHING : String(held);
  if (as === "code") return <code>{text}</code>;
  if (text === NOTHING) return text;
  if (as === "time") return formatRelative(text);
  if (as === "status")
    return (
      <StatusMark kind={STATUS_KINDS.find((kind) => kind === text) ?? "draft"} label={t(`status.${text}`)} />
    );
  return typeof held === "number" ? formatNumber(held) : text;
}
