import { PasswordInput, Textarea, TextInput } from "@mantine/core";
import type { UseFormReturnType } from "@mantine/form";
import type { ReactNode } from "react";
import { sendUpload } from "../../fields/files/send-upload";
import {
  ColorField,
  DateField,
  DateRangeField,
  DateTimeField,
  FileField,
  ImageField,
  MultiSelectField,
  NumberField,
  ReferencePicker,
  RichTextField,
  RowsField,
  SelectField,
  SortableField,
  TagsField,
  TreeField,
} from "../../fields/lazy-fields";
import { SwitchRow } from "../../form/form-section.component";
import type { Translator } from "../../texts/use-texts";
import type {
  FieldOption,
  FieldOptions,
  FileFieldOptions,
  ImageFieldOptions,
  ReferenceFieldOptions,
  RowsFieldOptions,
  SelectFieldOptions,
  SwitchField,
} from "./field-kinds";
import { optionsOf } from "./field-options";
import { readRow } from "./field-values";

/** A form whose fields are known by name only. */
// biome-ignore lint/suspicious/noExplicitAny: a form takes in what it gives out, so nothing narrower fits every form
export type FieldForm = UseFormReturnType<any>;

export interface FieldInputProps {
  readonly name: string;
  readonly field: FieldOptions;
  readonly form: FieldForm;
  readonly t: Translator;
  readonly isReadOnly: boolean;
  /** Options that are known at run time. */
  readonly options?: readonly FieldOption[] | undefined;
  /** Fields that this one narrows: what was chosen there goes when this one changes. */
  readonly narrows?: readonly string[];
}

/** The input of one field, by its kind. */
export function FieldInput(props: FieldInputProps): ReactNode {
  const { name, field, form, t, isReadOnly, narrows = [] } = props;
  if (field.kind === "switch")
    return <SwitchInput name={name} field={field} form={form} t={t} isReadOnly={isReadOnly} />;
  const input = form.getInputProps(name);
  const shared = {
    label: t(field.label),
    ...(field.help && { description: t(field.help) }),
    readOnly: isReadOnly,
    ...input,
    ...(narrows.length > 0 && {
      onChange: (value: unknown) => {
        input.onChange(value);
        for (const narrowed of narrows)
          form.setFieldValue(narrowed, Array.isArray(form.getValues()[narrowed]) ? [] : null);
      },
    }),
  };
  const written = { ...shared, name, ...(field.isRequired && { withAsterisk: true }) };
  switch (field.kind) {
    case "text":
      return <TextInput {...written} />;
    case "longText":
      return <Textarea autosize minRows={3} maxRows={12} {...written} />;
    case "url":
      return <TextInput type="url" inputMode="url" placeholder="https://" {...written} />;
    case "email":
      return <TextInput type="email" {...written} />;
    case "password":
      return (
        <PasswordInput
          autoComplete="new-password"
          visibilityToggleButtonProps={{ "aria-label": t("fields.password.show") }}
          {...written}
        />
      );
    case "number":
      return (
        <NumberField
          {...(field.min !== undefined && { min: field.min })}
          decimalScale={field.decimals ?? 0}
          {...written}
          value={written.value ?? ""}
          onChange={(value) => written.onChange(value === "" ? null : Number(value))}
        />
      );
    case "rows":
      return <RowsInput {...props} field={field} shared={shared} />;
    default:
      return <ChoiceInput {...props} field={field} shared={shared} />;
  }
}

type ChoiceField = Exclude<
  FieldOptions,
  { readonly kind: "text" | "longText" | "url" | "email" | "password" | "number" | "switch" | "rows" }
>;

interface ChoiceInputProps extends FieldInputProps {
  readonly field: ChoiceField;
  /** What every field is given; its value is of the field's kind. */
  // biome-ignore lint/suspicious/noExplicitAny: the form knows its fields by name only
  readonly shared: any;
}

/** The input of a field that is chosen rather than written. */
function ChoiceInput({ field, form, t, options, shared: given }: ChoiceInputProps): ReactNode {
  const shared = { ...given, required: field.isRequired ?? false };
  const choices = withinOther(field, optionsOf(field, options, t), form);
  switch (field.kind) {
    case "select":
      return <SelectField clearable={!field.isRequired} options={choices} {...createOf(field)} {...shared} />;
    case "multiSelect":
      return <MultiSelectField options={choices} {...limitOf(field)} {...createOf(field)} {...shared} />;
    case "tags":
      return (
        <TagsField
          suggestions={choices.map(({ label }) => label)}
          {...limitOf(field)}
          {...(field.maxLength !== undefined && { maxLength: field.maxLength })}
          {...shared}
        />
      );
    case "tree":
      return <TreeField nodes={choices} many={field.isMany ?? false} {...shared} />;
    case "reference":
      return (
        <ReferencePicker
          of={field.of}
          many={field.isMany}
          clearable={!field.isRequired}
          {...createOf(field)}
          {...shared}
          {...narrowedTo(field, form, t)}
        />
      );
    case "date":
      return (
        <DateField
          {...(field.min && { min: field.min })}
          {...(field.max && { max: field.max })}
          {...shared}
        />
      );
    case "dateTime":
      return <DateTimeField {...shared} />;
    case "dateRange":
      return <DateRangeField {...shared} />;
    case "richText":
      return <RichTextField hasPictures={field.hasPictures ?? false} {...shared} />;
    case "sortable":
      return <SortableField options={choices} {...shared} />;
    case "file":
      return <FileField {...sentBy(field)} {...shared} />;
    case "image":
      return (
        <ImageField
          {...sentBy(field)}
          {...(field.ratio !== undefined && { ratio: field.ratio })}
          hasAlt={field.alt !== undefined}
          {...shared}
        />
      );
    case "color":
      return <ColorField {...(field.swatches && { swatches: field.swatches })} {...shared} />;
  }
}

/** Rows of small records: each cell is a field of the form at `<name>.<row>.<cell>`. */
function RowsInput(props: Omit<ChoiceInputProps, "field"> & { readonly field: RowsFieldOptions }) {
  const { name, field, form, t, isReadOnly, shared } = props;
  return (
    <RowsField
      {...shared}
      required={field.isRequired ?? false}
      cells={Object.keys(field.of).length}
      {...limitOf(field)}
      onAdd={() => form.insertListItem(name, readRow(field))}
      onRemove={(at) => form.removeListItem(name, at)}
      renderRow={(at) =>
        Object.entries(field.of).map(([cell, options]) => (
          <FieldInput
            key={cell}
            name={`${name}.${at}.${cell}`}
            field={options}
            form={form}
            t={t}
            isReadOnly={isReadOnly}
          />
        ))
      }
    />
  );
}

const sentBy = ({ purpose, formats, maxBytes }: FileFieldOptions | ImageFieldOptions) => ({
  formats,
  maxBytes,
  send: sendUpload(purpose),
});

/** What a reference offers, by its own filters and by the field that narrows it. */
function narrowedTo({ filters, narrowedBy }: ReferenceFieldOptions, form: FieldForm, t: Translator) {
  if (!narrowedBy) return filters ? { filters } : {};
  const { field, filter, first } = narrowedBy;
  const chosen = form.getValues()[field];
  if (!chosen) return { readOnly: true, placeholder: t(first) };
  return { filters: { ...filters, [filter]: [chosen].flat() } };
}

/** The options that belong to what another field holds. */
function withinOther(field: ChoiceField, options: readonly FieldOption[], form: FieldForm) {
  const chosen = "within" in field && field.within ? form.getValues()[field.within] : null;
  return chosen ? options.filter(({ of }) => of === undefined || of === chosen) : options;
}

const createOf = ({ onCreate }: Pick<SelectFieldOptions, "onCreate">) => (onCreate ? { onCreate } : {});

const limitOf = ({ max }: { readonly max?: number }) => (max === undefined ? {} : { max });

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
