import { fieldValue } from "../fields/field-value.component";
import type { AnyFields } from "../fields/fields";
import type { RecordTexts } from "../record-texts";
import classes from "./field-changes.module.css";

type Held = Readonly<Record<string, unknown>>;

interface Props {
  readonly fields: AnyFields;
  readonly before: Held;
  readonly after: Held;
  readonly texts: RecordTexts;
}

/** What each field was and became, for fields that `fields()` knows. */
export function FieldChanges({ fields, before, after, texts: { t } }: Props) {
  const old = fields.valuesOf(before);
  const now = fields.valuesOf(after);
  const changed = Object.entries(fields.all).filter(
    ([name]) => name in before && name in after && JSON.stringify(old[name]) !== JSON.stringify(now[name]),
  );
  if (changed.length === 0) return null;
  return (
    <ul className={classes.changes}>
      {changed.map(([name, field]) => (
        <li key={name} className={classes.change}>
          {t(field.label)}: <del>{fieldValue(field, old[name], t)}</del> <span aria-hidden="true">→</span>{" "}
          <ins>{fieldValue(field, now[name], t)}</ins>
        </li>
      ))}
    </ul>
  );
}
