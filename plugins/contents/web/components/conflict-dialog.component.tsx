import { Dialog, invalidate, type RecordForm, useTexts } from "@estante/sdk";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { contentQuery, STALE } from "../api/contents.api";
import classes from "./conflict-dialog.module.css";
import { type DetailValues, valuesOf } from "./content-form";

interface Props {
  readonly guid: string;
  readonly record: RecordForm<DetailValues>;
}

/** Somebody else saved meanwhile: field by field, what they have and what this person has. */
export function ConflictDialog({ guid, record }: Props) {
  const t = useTexts("contents");
  const client = useQueryClient();
  const now = useQuery({ ...contentQuery(guid), queryKey: ["contents", "conflict", guid] }).data?.data;
  const theirs = now && valuesOf(now);
  const mine = record.form.values;
  const keys = theirs
    ? (Object.keys(mine) as (keyof DetailValues)[]).filter((key) => mine[key] !== theirs[key])
    : [];

  const takeTheirs = async () => {
    record.discard();
    await invalidate(client, STALE);
  };
  const keepMine = async () => {
    // What is read anew brings the current version; the person's own changes stay in the form.
    await invalidate(client, STALE);
    await record.save();
  };
  const say = (value: string | boolean) =>
    typeof value === "boolean" ? t(value ? "filters.yes" : "filters.no") : value || "–";

  return (
    <Dialog
      opened
      onClose={() => void takeTheirs()}
      size="small"
      title={t("conflict.title")}
      subtitle={t("conflict.text")}
      cancel={t("conflict.theirs")}
      confirm={{ label: t("conflict.mine"), run: () => void keepMine(), isRunning: record.isSaving }}
      withClose={false}
      isGuarded
    >
      <table className={classes.table}>
        <thead>
          <tr>
            <th scope="col">{t("conflict.field")}</th>
            <th scope="col">{t("conflict.yours")}</th>
            <th scope="col">{t("conflict.other")}</th>
          </tr>
        </thead>
        <tbody>
          {theirs &&
            keys.map((key) => (
              <tr key={key}>
                <th scope="row">{t(`conflict.fields.${key}`)}</th>
                <td>{say(mine[key])}</td>
                <td>{say(theirs[key])}</td>
              </tr>
            ))}
        </tbody>
      </table>
    </Dialog>
  );
}
