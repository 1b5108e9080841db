import { type ReactNode, useEffect, useRef } from "react";
import type { Translator } from "../../texts/use-texts";
import type { FieldChoices, FieldValue } from "../fields/field-kinds";
import { fieldValue } from "../fields/field-value.component";
import { isEmptyValue } from "../fields/field-values";
import type { AnyFields } from "../fields/fields";
import type { EditPreview } from "../records.types";
import classes from "./edit-records.module.css";
import type { FieldEdit } from "./record-edit";

interface Props {
  readonly edits: readonly FieldEdit[];
  readonly fields: AnyFields;
  readonly values: Readonly<Record<string, FieldValue>>;
  readonly choices: FieldChoices | undefined;
  readonly seen: EditPreview;
  readonly t: Translator;
}

/** What an edit is going to do: to which fields, to how many records, and which stay as they are, and why. */
export function EditLook({ edits, fields, values, choices, seen, t }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  // The button that was pressed does something else now.
  useEffect(() => heading.current?.focus(), []);
  const { total, changed, unchanged, refused, refusals, is_whole } = seen;
  const rest = refused - refusals.length;
  return (
    <>
      <h3 ref={heading} tabIndex={-1} className={classes.heading}>
        {t("edit.look")}
      </h3>
      <ul className={classes.changes}>
        {edits.map((edit) => (
          <li key={edit.name}>{sentenceOf(edit, fields, values[edit.name] ?? null, choices, t)}</li>
        ))}
      </ul>
      <div>
        {!is_whole && <p className={classes.note}>{t("edit.first", { count: total })}</p>}
        <ul className={classes.counts}>
          <li>{t("edit.changed", { count: changed })}</li>
          {unchanged > 0 && <li>{t("edit.unchanged", { count: unchanged })}</li>}
          {refused > 0 && <li>{t("edit.refused", { count: refused })}</li>}
        </ul>
      </div>
      {refused > 0 && (
        <ul className={classes.refused} aria-label={t("edit.refused", { count: refused })}>
          {refusals.map(({ guid, name, message }) => (
            <li key={guid}>
              <strong>{name ?? t("edit.gone")}</strong>
              <span className={classes.reason}>{message}</span>
            </li>
          ))}
          {rest > 0 && <li className={classes.reason}>{t("remove.more", { count: rest })}</li>}
        </ul>
      )}
    </>
  );
}

/** «Etiquetas: se añade Agua», with the values as they are called. */
function sentenceOf(
  { name, way }: FieldEdit,
  fields: AnyFields,
  value: FieldValue,
  choices: FieldChoices | undefined,
  t: Translator,
): ReactNode {
  const field = fields.all[name];
  if (!field) return name;
  const isEmpty = field.kind !== "switch" && isEmptyValue(value);
  return (
    <>
      <strong>{t(field.label)}</strong> · {t(isEmpty ? "edit.emptied" : `edit.becomes.${way}`)}
      {!isEmpty && <> {fieldValue(field, value, t, choices?.[name])}</>}
    </>
  );
}
