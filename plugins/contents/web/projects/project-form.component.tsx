import {
  DateTimeField,
  FormSection,
  invalidate,
  NumberField,
  RichTextField,
  SaveIndicator,
  StaleNotice,
  SwitchRow,
  useTexts,
  useVersionedSave,
} from "@estante/sdk";
import { useQueryClient } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { contents } from "../api/contents";
import { Materials } from "./materials.component";
import { type Project, type ProjectFields, saveProject } from "./projects";
import classes from "./projects.module.css";

interface Props {
  readonly guid: string;
  readonly project: Project;
  readonly version: string;
  readonly isReadOnly: boolean;
  readonly onReload: () => Promise<void>;
}

const MAX_POINTS = 1000;

/** What a project asks for, saved by itself. */
export function ProjectForm({ guid, project, version, isReadOnly, onReload }: Props) {
  const t = useTexts("contents");
  const client = useQueryClient();
  const { statement, due_at, takes_file, takes_text, max_points, materials } = project;
  const [draft, setDraft] = useState<ProjectFields>({
    statement,
    due_at,
    takes_file,
    takes_text,
    max_points,
  });
  const isDeliverable = draft.takes_file || draft.takes_text;
  const valid = useRef(draft);
  // What cannot be delivered is not sent, and says so.
  if (isDeliverable) valid.current = draft;
  const saving = useVersionedSave(valid.current, version, async (sent, on) => {
    const { etag } = await saveProject(guid, sent, on);
    await invalidate(client, contents.stale);
    return etag;
  });
  const change = (fields: Partial<ProjectFields>) => setDraft({ ...draft, ...fields });
  const way = (field: "takes_file" | "takes_text") => (
    <SwitchRow
      label={t(`project.${field}`)}
      text={t(`project.${field}Text`)}
      checked={draft[field]}
      isReadOnly={isReadOnly}
      onChange={(value) => change({ [field]: value })}
    />
  );
  return (
    <div className={classes.editor}>
      <div className={classes.saving}>
        <SaveIndicator saving={saving} />
      </div>
      <StaleNotice saving={saving} text={t("project.stale")} onReload={onReload} />
      <FormSection title={t("project.asked")} text={t("project.askedText")}>
        <RichTextField
          label={t("project.statement")}
          value={draft.statement}
          onChange={(value) => change({ statement: value })}
          readOnly={isReadOnly}
        />
        <Materials guid={guid} materials={materials} isReadOnly={isReadOnly} />
      </FormSection>
      <FormSection title={t("project.delivery")} text={t("project.deliveryText")}>
        <DateTimeField
          label={t("project.due")}
          description={t("project.dueHelp")}
          value={draft.due_at}
          onChange={(value) => change({ due_at: value })}
          readOnly={isReadOnly}
        />
        {way("takes_file")}
        {way("takes_text")}
        {!isDeliverable && (
          <p className={classes.error} role="alert">
            {t("project.noWay")}
          </p>
        )}
        <NumberField
          label={t("project.maxPoints")}
          min={0}
          max={MAX_POINTS}
          decimalScale={2}
          readOnly={isReadOnly}
          value={draft.max_points}
          onChange={(value) => {
            if (typeof value === "number" && value > 0) change({ max_points: value });
          }}
        />
      </FormSection>
    </div>
  );
}
