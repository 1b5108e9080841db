import { Dialog, ReferencePicker, useTexts } from "@estante/sdk";
import { Button } from "@mantine/core";
import { useState } from "react";
import { api, useChange } from "../api/education";
import type { Part } from "./part-list.component";
import classes from "./part-list.module.css";

interface LevelSubjectsProps {
  readonly country: string;
  readonly level: Part & { readonly disciplines: readonly Part[] };
  readonly mayChange: boolean;
}

/** How many subjects a level has, and the choice of them among those of its country. */
export function LevelSubjects({ country, level, mayChange }: LevelSubjectsProps) {
  const t = useTexts("settings");
  const change = useChange("levels");
  const [chosen, setChosen] = useState<readonly string[] | null>(null);
  const [isSaving, setSaving] = useState(false);
  const count = t("levels.subjects", { count: level.disciplines.length });
  const save = async () => {
    setSaving(true);
    const body = { disciplines: [...(chosen ?? [])] };
    const params = { path: { guid: level.guid } };
    if (await change(api.PATCH("/education-levels/{guid}", { params, body }), "updated")) setChosen(null);
    setSaving(false);
  };
  if (!mayChange) return <span className={classes.more}>{count}</span>;
  return (
    <>
      <Button
        variant="subtle"
        color="gray"
        size="compact-sm"
        className={classes.more ?? ""}
        aria-label={t("levels.subjectsOf", { name: level.name, subjects: count })}
        onClick={() => setChosen(level.disciplines.map(({ guid }) => guid))}
      >
        {count}
      </Button>
      <Dialog
        opened={chosen !== null}
        onClose={() => setChosen(null)}
        withClose
        title={t("levels.subjectsTitle", { name: level.name })}
        confirm={{ label: t("levels.subjectsSave"), run: save, isRunning: isSaving }}
      >
        <ReferencePicker
          of="disciplines"
          many
          filters={{ country: [country] }}
          label={t("disciplines.title")}
          description={t("levels.subjectsHelp")}
          value={chosen ?? []}
          onChange={setChosen}
        />
      </Dialog>
    </>
  );
}
