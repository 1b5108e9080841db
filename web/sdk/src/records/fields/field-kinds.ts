import type { DayRange } from "../../fields/dates/day-range";
import type { FileValue } from "../../fields/files/file-value";
import type { ReferenceFilters } from "../../fields/reference/references";

/** What every field says of itself, whatever it holds. Texts are keys of the records' texts. */
interface AnyField {
  readonly label: string;
  /** Where the record has its many values as small records: which part of each is the value. */
  readonly valueAt?: string;
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
  /** Asked for only while another field has this value; without a value, while it has any. */
  readonly when?: { readonly field: string; readonly is?: string | boolean };
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

/** A new password by the organization's rule, or what is typed to repeat one. It is in no draft and no answer. */
export interface PasswordFieldOptions extends AnyField {
  readonly kind: "password";
  /** The field that it has to be the same as. */
  readonly repeats?: string;
}

/** HTML, which the server cleans with `clean_html`. */
export interface RichTextFieldOptions extends AnyField {
  readonly kind: "richText";
  /** Pictures may stand between the lines: the column is an `IllustratedText`. */
  readonly hasPictures?: boolean;
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

/** Values; each has the text `<texts>.<value>`. Options known at run time are given to the page. */
interface WithOptions extends AnyField {
  readonly options?: readonly string[];
  readonly texts?: string;
  /**
   * Offers the options that are `of` what another field of the form holds: the subjects of the chosen country; all of
   * them while nothing is chosen there. When it changes, what was chosen here goes.
   */
  readonly within?: string;
}

/** Creates what was typed where no option is called so; answers the value of the new one. */
interface WithCreate {
  readonly onCreate?: (label: string) => Promise<string>;
}

export interface SelectFieldOptions extends WithOptions, WithCreate {
  readonly kind: "select";
}

export interface MultiSelectFieldOptions extends WithOptions, WithCreate {
  readonly kind: "multiSelect";
  /** The most that can be chosen. */
  readonly max?: number;
}

/** Free words; the options are suggestions. */
export interface TagsFieldOptions extends AnyField {
  readonly kind: "tags";
  readonly max?: number;
  /** The most characters of one word. */
  readonly maxLength?: number;
}

/** One or many of a tree, which is given to the page. */
export interface TreeFieldOptions extends AnyField {
  readonly kind: "tree";
  readonly isMany?: boolean;
}

/** One or many records of any plugin, by a name of `references` in its manifest. */
export interface ReferenceFieldOptions extends AnyField, WithCreate {
  readonly kind: "reference";
  readonly of: string;
  readonly isMany?: boolean;
  /** Narrows what is offered, by filters of the list. */
  readonly filters?: ReferenceFilters;
  /**
   * Offers what another field of the form leaves, by a filter of the list: the cities of the chosen state.
   * Nothing can be chosen before that field, as `first` says; when it changes, what was chosen here goes.
   */
  readonly narrowedBy?: { readonly field: string; readonly filter: string; readonly first: string };
}

/** A day, as `2026-03-01`. */
export interface DateFieldOptions extends AnyField {
  readonly kind: "date";
  /** First and last day that can be chosen. */
  readonly min?: string;
  readonly max?: string;
}

/** An instant, on the clock of the organization. */
export interface DateTimeFieldOptions extends AnyField {
  readonly kind: "dateTime";
}

/** The days from its own field to another's, both included; an empty end is open. */
export interface DateRangeFieldOptions extends AnyField {
  readonly kind: "dateRange";
  /** Field of the record that holds the last day. */
  readonly to: string;
}

export interface ColorFieldOptions extends AnyField {
  readonly kind: "color";
  /** Colours to choose from, as `#0f5d6c`. */
  readonly swatches?: readonly string[];
}

/** Things in an order, each of them one of the options. */
export interface SortableFieldOptions extends WithOptions {
  readonly kind: "sortable";
}

/** What is sent as an upload: the body takes the upload's guid, and null to remove it. */
interface SentFileOptions extends AnyField {
  /** Purpose of the upload: `rooms.plan`. */
  readonly purpose: string;
  /** Field of the record that shows what it has: an address, or `{ name, size, url }`; its own without it. */
  readonly from?: string;
  /** Endings without the dot. */
  readonly formats: readonly string[];
  readonly maxBytes: number;
}

export interface FileFieldOptions extends SentFileOptions {
  readonly kind: "file";
}

export interface ImageFieldOptions extends SentFileOptions {
  readonly kind: "image";
  /** Width by height that it is cut to. */
  readonly ratio?: number;
  /** Field of the body that says what the picture shows. */
  readonly alt?: string;
}

/** Small records that have no page of their own, each in a row; what is wrong stands at its cell. */
export interface RowsFieldOptions extends AnyField {
  readonly kind: "rows";
  /** The cells of a row, by the names that the body has. */
  readonly of: Readonly<Record<string, CellOptions>>;
  /** The most rows. */
  readonly max?: number;
}

/** What stands in a row. */
export type CellOptions = TextField | NumberFieldOptions | SelectFieldOptions | DateFieldOptions;

/** One row of a field of rows: its cells by name. */
export type RowOfCells = Readonly<Record<string, string | number | null>>;

export type FieldOptions =
  | TextField
  | PasswordFieldOptions
  | RichTextFieldOptions
  | NumberFieldOptions
  | SwitchField
  | SelectFieldOptions
  | MultiSelectFieldOptions
  | TagsFieldOptions
  | TreeFieldOptions
  | ReferenceFieldOptions
  | DateFieldOptions
  | DateTimeFieldOptions
  | DateRangeFieldOptions
  | ColorFieldOptions
  | SortableFieldOptions
  | RowsFieldOptions
  | FileFieldOptions
  | ImageFieldOptions;

type Chosen = readonly string[];

interface ValueByKind {
  text: string;
  longText: string;
  url: string;
  email: string;
  password: string;
  richText: string;
  number: number | null;
  switch: boolean;
  select: string | null;
  multiSelect: Chosen;
  tags: Chosen;
  tree: Chosen;
  reference: string | null;
  date: string | null;
  dateTime: string | null;
  dateRange: DayRange;
  color: string | null;
  sortable: Chosen;
  rows: readonly RowOfCells[];
  file: FileValue | null;
  image: FileValue | null;
}

/** What a field of a kind holds in a form. */
export type ValueOf<Field extends FieldOptions> = Field extends { kind: "reference"; isMany: true }
  ? Chosen
  : ValueByKind[Field["kind"]];

export type FieldValue = ValueByKind[keyof ValueByKind];

/** One thing to choose; those of a tree have others below them. */
export interface FieldOption {
  readonly value: string;
  readonly label: string;
  readonly group?: string;
  readonly detail?: string;
  readonly disabled?: boolean;
  readonly children?: readonly FieldOption[];
  /** The value of another field that it belongs to, where the field is `within` that one. */
  readonly of?: string;
}

/** Options that are known at run time, by field. */
export type FieldChoices = Readonly<Record<string, readonly FieldOption[]>>;
