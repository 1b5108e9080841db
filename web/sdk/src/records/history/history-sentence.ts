import { formatList } from "../../texts/format";
import type { AnyFields } from "../fields/fields";
import type { RecordTexts } from "../record-texts";
import type { HistoryChange } from "../records.types";

/** «Camila Iturra cambió nombre y descripción»: what a change was, its fields by the names of `fields()`. */
export function historySentence(
  { act, by, fields }: HistoryChange,
  names: Readonly<Record<string, string>>,
  { t, find }: RecordTexts,
): string {
  const named = [...new Set(fields.map((field) => names[field] ?? t("history.otherFields")))];
  const isTold = act !== "update" || named.length > 0;
  // What a command or a job changed has nobody's name.
  const values = { by: by || t("history.system"), fields: formatList(named) };
  return (isTold ? find(`history.actions.${act}`, values) : null) ?? t("history.actions.other", values);
}

/** How history sentences name the fields. */
export const historyNames = (fields: AnyFields | undefined, { t }: RecordTexts) =>
  (fields?.changeNames(t) ?? {}) as Readonly<Record<string, string>>;
