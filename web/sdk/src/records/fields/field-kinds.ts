/** What every field says of itself, whatever it holds. Texts are keys of the records' texts. */
interface AnyField {
  readonly label: string;
  /** Stands below the label, or beside a switch. */
  readonly help?: string;
  readonly isRequired?: boolean;
  /** Said where it is required and empty; a general sentence without it. */
  readonly missing?: string;
  /** `section.action` that changing it needs, beside updating the record. */
  readonly permission?: string;
  readonly isReadOnly?: boolean;
  /** Section of the form that it stands in. */
  readonly section?: string;
  /** Fields of the same row stand beside each other where there is room. */
  readonly row?: number;
  /** What its change is called in the unsaved bar and in the history, where several fields share a name. */
  readonly changeName?: string;
}

export interface TextField extends AnyField {
  readonly kind: "text" | "longText" | "url" | "email";
  /** Least and most characters, counted as people count them. */
  readonly min?: number;
  readonly max?: number;
  /** Nothing is sent as null. */
  readonly isNullable?: boolean;
  /** An identifier: in a column it stands as code. */
  readonly isCode?: boolean;
}

export interface NumberFieldOptions extends AnyField {
  readonly kind: "number";
  readonly min?: number;
  readonly max?: number;
  /** Digits after the comma. */
  readonly decimals?: number;
}

export interface SwitchField extends AnyField {
  readonly kind: "switch";
  /** What the API calls it when it is on and when it is off; any value but `off` is on. */
  readonly on?: string | number | boolean;
  readonly off?: string | number | boolean;
  /** A switch that cannot be on beside this one, and the sentence that says so. */
  readonly excludes?: { readonly field: string; readonly text: string };
}

export interface SelectField extends AnyField {
  readonly kind: "select";
  /** Values; each has the text `<texts>.<value>`. Options known at run time are given to the page. */
  readonly options?: readonly string[];
  readonly texts?: string;
}

export interface DateField extends AnyField {
  readonly kind: "date";
}

export type FieldOptions = TextField | NumberFieldOptions | SwitchField | SelectField | DateField;

/** What a field of a kind holds in a form. */
export type ValueOf<Field extends FieldOptions> = Field extends TextField
  ? string
  : Field extends SwitchField
    ? boolean
    : Field extends NumberFieldOptions
      ? number | null
      : string | null;

export type FieldValue = string | boolean | number | null;

/** A form's value out of what the API answers. */
export function readValue(field: FieldOptions, held: unknown): FieldValue {
  switch (field.kind) {
    case "switch":
      return held !== (field.off ?? false) && held !== undefined && held !== null;
    case "number":
      return typeof held === "number" ? held : null;
    case "select":
    case "date":
      return typeof held === "string" && held !== "" ? held : null;
    default:
      return typeof held === "string" ? held : "";
  }
}

/** What the API is sent for a form's value. */
export function sentValue(field: FieldOptions, value: FieldValue): unknown {
  if (field.kind === "switch") return value ? (field.on ?? true) : (field.off ?? false);
  if (!("isNullable" in field) || !field.isNullable) return value;
  return String(value).trim() || null;
}

/** Whether nothing was given; a switch always says something. */
export const isEmptyValue = (value: FieldValue): boolean =>
  value === null || (typeof value === "string" && value.trim() === "");
