import { Select, Textarea, TextInput } from "@mantine/core";
import type { UseFormReturnType } from "@mantine/form";
import type { ReactNode } from "react";
import { SwitchRow } from "../../form/form-section.component";
import { NumberField } from "../../form/number-field.component";
import type { FilterOption } from "../../list/list.types";
import type { Say } from "../../texts/use-texts";
import type { FieldOptions, SwitchField } from "./field-kinds";

/** A form whose fields are known by name only. */
// biome-ignore lint/suspicious/noExplicitAny: a form takes in what it gives out, so nothing narrower fits every form
export type FieldForm = UseFormReturnType<any>;

export interface FieldInputProps {
  readonly name: string;
  readonly field: FieldOptions;
  readonly form: FieldForm;
  readonly t: Say;
  readonly isReadOnly: boolean;
  /** Options that are known at run time. */
  readonly options?: readonly FilterOption[] | undefined;
}

/** The input of one field, by its kind. */
export function FieldInput({ name, field, form, t, isReadOnly, options }: FieldInputProps): ReactNode {
  if (field.kind === "switch")
    return <SwitchInput name={name} field={field} form={form} t={t} isReadOnly={isReadOnly} />;
  const shared = {
    label: t(field.label),
    ...(field.help && { description: t(field.help) }),
    ...(field.isRequired && { withAsterisk: true }),
    readOnly: isReadOnly,
    name,
    ...form.getInputProps(name),
  };
  switch (field.kind) {
    case "longText":
      return <Textarea autosize minRows={3} maxRows={12} {...shared} />;
    case "number":
      return (
        <NumberField
          {...(field.min !== undefined && { min: field.min })}
          decimalScale={field.decimals ?? 0}
          {...shared}
          value={shared.value ?? ""}
          onChange={(value) => shared.onChange(value === "" ? null : Number(value))}
        />
      );
    case "select":
      return (
        <Select
          clearable={!field.isRequired}
          data={(options ?? optionsOf(field.options, field.texts, t)).map(({ value, label }) => ({
            value,
            label,
          }))}
          {...shared}
        />
      );
    case "date":
      return (
        <TextInput
          type="date"
          {...shared}
          value={shared.value ?? ""}
          onChange={(event) => shared.onChange(event.currentTarget.value || null)}
        />
      );
    case "url":
      return <TextInput type="url" inputMode="url" placeholder="https://" {...shared} />;
    case "email":
      return <TextInput type="email" {...shared} />;
    default:
      return <TextInput {...shared} />;
  }
}

const optionsOf = (
  values: readonly string[] | undefined,
  texts: string | undefined,
  t: Say,
): readonly FilterOption[] =>
  (values ?? []).map((value) => ({ value, label: texts ? t(`${texts}.${value}`) : value }));

function SwitchInput({
  name,
  field,
  form,
  t,
  isReadOnly,
}: Omit<FieldInputProps, "field"> & { field: SwitchField }) {
  const { excludes } = field;
  const turn = (on: boolean) => {
    form.setFieldValue(name, on);
    if (!excludes) return;
    form.clearFieldError(excludes.field);
    if (on && form.getValues()[excludes.field]) form.setFieldError(name, t(excludes.text));
  };
  return (
    <SwitchRow
      label={t(field.label)}
      {...(field.help && { text: t(field.help) })}
      checked={form.getValues()[name] === true}
      onChange={turn}
      error={form.errors[name]}
      isReadOnly={isReadOnly}
      path={name}
    />
  );
}
