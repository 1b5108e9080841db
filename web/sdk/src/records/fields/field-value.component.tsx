import type { ReactNode } from "react";
import type { DayRange } from "../../fields/dates/day-range";
import type { FileValue } from "../../fields/files/file-value";
import { ReferenceNames, RichText } from "../../fields/lazy-fields";
import { formatDate, formatList, formatNumber, formatTime } from "../../texts/format";
import type { Translator } from "../../texts/use-texts";
import type {
  CellOptions,
  FieldOption,
  FieldOptions,
  FieldValue,
  RowOfCells,
  RowsFieldOptions,
} from "./field-kinds";
import { labelOf } from "./field-options";
import classes from "./field-value.module.css";
import { isEmptyValue } from "./field-values";

const NOTHING = "–";

/** A day is the same day everywhere: it is read as one of this device's. */
const dayText = (day: string): string => formatDate(`${day}T00:00`);

function rangeText({ from, to }: DayRange, t: Translator): string {
  if (!to) return t("fields.from", { day: dayText(from) });
  if (!from) return t("fields.until", { day: dayText(to) });
  return `${dayText(from)} – ${dayText(to)}`;
}

/** The rows one after another, each with its cells as they stand beside each other. */
function rowsText({ of }: RowsFieldOptions, rows: readonly RowOfCells[], t: Translator): string {
  const cell = (options: CellOptions, value: RowOfCells[string] = null) => {
    if (value === null || value === "") return NOTHING;
    if (options.kind === "number") return formatNumber(Number(value));
    return options.kind === "select" ? labelOf(options, String(value), undefined, t) : String(value);
  };
  return rows
    .map((row) =>
      Object.entries(of)
        .map(([name, options]) => cell(options, row[name]))
        .join(" · "),
    )
    .join("; ");
}

/** A field's value as it is read: in a cell, and where two versions stand beside each other. */
export function fieldValue(
  field: FieldOptions,
  value: FieldValue,
  t: Translator,
  options?: readonly FieldOption[],
): ReactNode {
  if (field.kind === "switch") return t(value ? "columns.yes" : "columns.no");
  if (isEmptyValue(value)) return NOTHING;
  const values: readonly string[] = Array.isArray(value) ? value : [String(value)];
  switch (field.kind) {
    case "richText":
      return <RichText html={String(value)} isShort />;
    case "number":
      return formatNumber(Number(value));
    case "select":
    case "multiSelect":
    case "tree":
    case "sortable":
      return formatList(values.map((each) => labelOf(field, each, options, t)));
    case "tags":
      return formatList(values);
    case "rows":
      return rowsText(field, value as readonly RowOfCells[], t);
    case "reference":
      return <ReferenceNames of={field.of} guids={values} />;
    case "file":
      return (value as FileValue).name;
    case "image": {
      const { url, alt, name } = value as FileValue;
      return url ? <img className={classes.picture} src={url} alt={alt || name} /> : name;
    }
    case "date":
      return dayText(String(value));
    case "dateTime":
      return `${formatDate(String(value))} ${formatTime(String(value))}`;
    case "dateRange":
      return rangeText(value as DayRange, t);
    case "color":
      return (
        <span className={classes.color}>
          <span style={{ background: String(value) }} aria-hidden="true" />
          <code>{String(value)}</code>
        </span>
      );
    default:
      return "isCode" in field && field.isCode ? <code>{String(value)}</code> : String(value);
  }
}
