import type { ReactNode } from "react";

/**
 * What every field is given. Names are those of Mantine's inputs, so that `form.getInputProps("name")` of a record's
 * form can be spread into any of them.
 */
export interface FieldProps<Value> {
  readonly label: string;
  /** One sentence of help; an error stands in its place. */
  readonly description?: ReactNode;
  /** What is wrong, and how to mend it. */
  readonly error?: ReactNode;
  readonly required?: boolean;
  readonly disabled?: boolean;
  /** The value is shown and can be reached, but not changed. */
  readonly readOnly?: boolean;
  /** What the field needs is still on its way. */
  readonly loading?: boolean;
  readonly value: Value;
  readonly onChange: (value: Value) => void;
  readonly onFocus?: () => void;
  readonly onBlur?: () => void;
  /** The field's place in its form: saving goes to the first wrong one by it. */
  readonly "data-path"?: string;
}
