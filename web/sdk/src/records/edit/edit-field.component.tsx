import { ActionIcon, SegmentedControl } from "@mantine/core";
import { IconX } from "@tabler/icons-react";
import type { Translator } from "../../texts/use-texts";
import { type FieldForm, FieldInput } from "../fields/field-input.component";
import type { FieldOption, FieldOptions } from "../fields/field-kinds";
import classes from "./edit-records.module.css";
import { type FieldEdit, isOfMany, type Way } from "./record-edit";

const WAYS: readonly Way[] = ["add", "remove", "set"];

interface Props {
  readonly edit: FieldEdit;
  readonly field: FieldOptions;
  readonly form: FieldForm;
  readonly t: Translator;
  readonly options?: readonly FieldOption[] | undefined;
  readonly onWay: (way: Way) => void;
  readonly onRemove: () => void;
}

/** One field of an edit: what becomes of it, and the value or values. */
export function EditField({ edit, field, form, t, options, onWay, onRemove }: Props) {
  const label = t(field.label);
  return (
    <li className={classes.field}>
      {isOfMany(field) && (
        <SegmentedControl
          className={classes.way ?? ""}
          size="xs"
          aria-label={t("edit.way", { label })}
          data={WAYS.map((way) => ({ value: way, label: t(`edit.ways.${way}`) }))}
          value={edit.way}
          onChange={(way) => onWay(way as Way)}
        />
      )}
      <div className={classes.input}>
        <FieldInput name={edit.name} field={field} form={form} t={t} isReadOnly={false} options={options} />
      </div>
      <ActionIcon
        variant="subtle"
        color="gray"
        aria-label={t("edit.leaveOut", { label })}
        title={t("edit.leaveOut", { label })}
        onClick={onRemove}
      >
        <IconX size={16} />
      </ActionIcon>
    </li>
  );
}
