import { Dialog, invalidate, type RecordForm, useTexts } from "@estante/sdk";
import { Button, Radio } from "@mantine/core";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { contentQuery, STALE } from "../api/contents.api";
import classes from "./conflict-dialog.module.css";
import { type DetailValues, valuesOf } from "./content-form";

interface Props {
  readonly guid: string;
  readonly record: RecordForm<DetailValues>;
  /** Saves what the form holds on top of the version that the other person left. */
  readonly onSave: (etag: string | null) => Promise<boolean>;
}

type Field = keyof DetailValues;
type Choice = "mine" | "theirs";

/** Somebody else saved meanwhile: field by field, what they have and what this person has. */
export function ConflictDialog({ guid, record, onSave }: Props) {
  const t = useTexts("contents");
  const client = useQueryClient();
  const [choices, setChoices] = useState<Partial<Record<Field, Choice>>>({});
  const now = useQuery({
    ...contentQuery(guid),
    queryKey: ["contents", "conflict", guid],
    staleTime: 0,
    gcTime: 0,
  }).data;
  const theirs = now && valuesOf(now.data);
  const mine = record.changed;
  const fields = theirs
    ? (Object.keys(mine) as Field[]).filter((field) => mine[field] !== theirs[field])
    : [];

  const takeTheirs = async () => {
    record.discard();
    await invalidate(client, STALE);
  };
  const save = async () => {
    if (!theirs) return;
    for (const field of fields) {
      if (choices[field] === "theirs") record.form.setFieldValue(field, theirs[field]);
    }
    await onSave(now.etag);
  };
  const say = (value: string | boolean | undefined) =>
    typeof value === "boolean" ? t(value ? "filters.yes" : "filters.no") : value || "–";
  const option = (field: Field, choice: Choice, value: string | boolean | undefined) => (
    <Radio
      name={field}
      checked={(choices[field] ?? "mine") === choice}
      onChange={() => setChoices({ ...choices, [field]: choice })}
      label={say(value)}
      aria-label={`${t(`conflict.fields.${field}`)}: ${t(`conflict.${choice === "mine" ? "yours" : "other"}`)}, ${say(value)}`}
    />
  );

  return (
    <Dialog
      opened
      onClose={() => void takeTheirs()}
      size="small"
      title={t("conflict.title")}
      subtitle={t("conflict.text")}
      cancel={null}
      aside={
        <Button variant="default" onClick={() => void takeTheirs()}>
          {t("conflict.theirs")}
        </Button>
      }
      confirm={{
        label: t("conflict.save"),
        run: () => void save(),
        isRunning: record.isSaving,
        isDisabled: !theirs,
      }}
      withClose={false}
      isGuarded
    >
      {fields.length === 0 ? (
        <p>{t("conflict.none")}</p>
      ) : (
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
              fields.map((field) => (
                <tr key={field}>
                  <th scope="row">{t(`conflict.fields.${field}`)}</th>
                  <td>{option(field, "mine", mine[field])}</td>
                  <td>{option(field, "theirs", theirs[field])}</td>
                </tr>
              ))}
          </tbody>
        </table>
      )}
    </Dialog>
  );
}
