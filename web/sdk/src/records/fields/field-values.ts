import type { DayRange } from "../../fields/dates/day-range";
import type { FileValue } from "../../fields/files/file-value";
import type {
  CellOptions,
  FieldOptions,
  FieldValue,
  FileFieldOptions,
  ImageFieldOptions,
  RowOfCells,
  RowsFieldOptions,
} from "./field-kinds";

type Held = Readonly<Record<string, unknown>>;

const textOrNull = (held: unknown): string | null => (typeof held === "string" && held !== "" ? held : null);

/** A list as it comes, the named part of each of its records, or the one value of a field that became one for many. */
const listOf = (held: unknown, valueAt?: string): readonly string[] => {
  if (Array.isArray(held))
    return held
      .map((each: Held | unknown) => (valueAt ? (each as Held | null)?.[valueAt] : each))
      .filter((each) => typeof each === "string");
  return typeof held === "string" && held !== "" ? [held] : [];
};

/** A file as the API has it: its address, or name, size and address. */
function fileOf(field: FileFieldOptions | ImageFieldOptions, held: unknown, record: Held): FileValue | null {
  if (!held) return null;
  const { name, size, url } = (typeof held === "object" ? held : { url: held }) as Partial<FileValue>;
  const alt = field.kind === "image" && field.alt ? (textOrNull(record[field.alt]) ?? "") : "";
  const nameInUrl = decodeURIComponent(url?.split("?")[0]?.split("/").at(-1) ?? "");
  return { upload: null, name: name ?? nameInUrl, size: size ?? null, url: url ?? null, alt };
}

/** A row of a field of rows out of what the API answers; an empty one without. */
export const readRow = ({ of }: RowsFieldOptions, row: Held = {}): RowOfCells =>
  cellsOf(of, (cell, name) => readValue(cell, name, row) as RowOfCells[string]);

const sentRow = ({ of }: RowsFieldOptions, row: RowOfCells): Held =>
  Object.assign({}, ...Object.entries(of).map(([name, cell]) => sentValues(cell, name, row[name] ?? null)));

const cellsOf = <Value>(
  of: RowsFieldOptions["of"],
  make: (cell: CellOptions, name: string) => Value,
): Readonly<Record<string, Value>> =>
  Object.fromEntries(Object.entries(of).map(([name, cell]) => [name, make(cell, name)]));

/** A form's value out of what the API answers. */
export function readValue(field: FieldOptions, name: string, record: Held): FieldValue {
  const held = record[name];
  switch (field.kind) {
    case "switch":
      return held !== (field.off ?? false) && held !== undefined && held !== null;
    case "number":
      return typeof held === "number" ? held : null;
    case "multiSelect":
    case "tags":
    case "tree":
    case "sortable":
      return listOf(held, field.valueAt);
    case "rows":
      return Array.isArray(held) ? held.map((row: Held) => readRow(field, row)) : [];
    case "file":
    case "image":
      return fileOf(field, record[field.from ?? name], record);
    case "reference":
      return field.isMany ? listOf(held, field.valueAt) : textOrNull(held);
    case "dateRange":
      return { from: textOrNull(held) ?? "", to: textOrNull(record[field.to]) ?? "" };
    case "select":
    case "date":
    case "dateTime":
    case "color":
      return textOrNull(held);
    default:
      return typeof held === "string" ? held : "";
  }
}

/** What the API is sent for a form's value: one field, or both ends of a range. */
export function sentValues(field: FieldOptions, name: string, value: FieldValue): Held {
  switch (field.kind) {
    case "switch":
      return { [name]: value ? (field.on ?? true) : (field.off ?? false) };
    case "dateRange": {
      const { from, to } = value as DayRange;
      return { [name]: from || null, [field.to]: to || null };
    }
    case "file":
    case "image": {
      const file = value as FileValue | null;
      const alt = field.kind === "image" && field.alt ? { [field.alt]: file?.alt ?? "" } : {};
      // What the record has already is not sent again; its description may have changed.
      return file && file.upload === null ? alt : { [name]: file?.upload ?? null, ...alt };
    }
    case "rows":
      return { [name]: (value as readonly RowOfCells[]).map((row) => sentRow(field, row)) };
    case "tree":
      return { [name]: field.isMany ? value : ((value as readonly string[])[0] ?? null) };
    default:
      if (!("isNullable" in field) || !field.isNullable) return { [name]: value };
      return { [name]: value === null ? null : String(value).trim() || null };
  }
}

const isRange = (value: FieldValue): value is DayRange =>
  typeof value === "object" && value !== null && "from" in value;

/** Whether nothing was given; a switch always says something. */
export function isEmptyValue(value: FieldValue): boolean {
  if (value === null) return true;
  if (typeof value === "string") return value.trim() === "";
  if (Array.isArray(value)) return value.length === 0;
  return isRange(value) && value.from === "" && value.to === "";
}

/** Whether a field is asked for, given what the others hold. */
export const isAskedFor = ({ when }: FieldOptions, values: Readonly<Record<string, FieldValue>>): boolean => {
  if (!when) return true;
  const other = values[when.field] ?? null;
  return when.is === undefined ? !isEmptyValue(other) : other === when.is;
};

/** Fields that are narrowed by this one, and by those in turn: when it changes they are chosen anew. */
export function narrowedFields(all: Readonly<Record<string, FieldOptions>>, name: string): readonly string[] {
  const next = Object.keys(all).filter((other) => {
    const field = all[other];
    if (field?.kind === "reference") return field.narrowedBy?.field === name;
    return (field?.kind === "select" || field?.kind === "multiSelect") && field.within === name;
  });
  return next.flatMap((other) => [other, ...narrowedFields(all, other)]);
}
