import { Badge, type BadgeTone, Progress, RowMenu, usePermission, useTexts } from "@estante/sdk";
import { Button, NativeSelect } from "@mantine/core";
import { IconCircleCheck, IconPencil, IconPlus, IconSend, IconTrash } from "@tabler/icons-react";
import { useState } from "react";
import type { Programming, ProgrammingRow } from "../../api/programmings";
import classes from "./programming.module.css";
import { ProgrammingDialog } from "./programming-dialog.component";
import { type ProgrammingAct, ProgrammingQuestions } from "./programming-questions.component";

interface ProgrammingBarProps {
  readonly programming: Programming;
  readonly rows: readonly ProgrammingRow[];
  readonly onChoose: (guid: string | null) => void;
  readonly onNew: () => void;
}

const ICON_PX = 16;
const TONES: Readonly<Record<Programming["status"], BadgeTone>> = {
  draft: "warn",
  published: "ok",
  completed: "info",
};

/** Which programming it is, its state, how far its sessions are spread, and what can be done with it. */
export function ProgrammingBar({ programming, rows, onChoose, onNew }: ProgrammingBarProps) {
  const t = useTexts("programs");
  const mayChange = usePermission("programs.update");
  const [act, setAct] = useState<ProgrammingAct | null>(null);
  const [isEditing, setEditing] = useState(false);
  const { guid, title, status, description, evaluation_period_name, sessions } = programming;
  const assigned = sessions.filter(({ unit_guid }) => unit_guid !== null).length;
  const actions = [
    {
      label: t("programming.edit"),
      icon: <IconPencil size={ICON_PX} />,
      run: () => setEditing(true),
      isHidden: () => status === "completed",
    },
    { label: t("programming.add"), icon: <IconPlus size={ICON_PX} />, run: onNew },
    {
      label: t("programming.delete"),
      icon: <IconTrash size={ICON_PX} />,
      isDestructive: true,
      run: () => setAct("delete"),
    },
  ];
  return (
    <header className={classes.bar}>
      <NativeSelect
        aria-label={t("programming.choose")}
        className={classes.choice ?? ""}
        value={guid}
        onChange={(event) => onChoose(event.currentTarget.value)}
        data={rows.map((row) => ({ value: row.guid, label: row.title }))}
      />
      <Badge tone={TONES[status]}>{t(`programming.status.${status}`)}</Badge>
      {evaluation_period_name && <span className={classes.fact}>{evaluation_period_name}</span>}
      <div className={classes.assigned}>
        <span className={classes.fact}>
          {t("programming.assigned", { assigned, count: sessions.length })}
        </span>
        <div className={classes.share} aria-hidden="true">
          <Progress label="" value={sessions.length > 0 ? assigned / sessions.length : 0} />
        </div>
      </div>
      {mayChange && status === "draft" && (
        <Button
          variant="default"
          size="xs"
          leftSection={<IconSend size={ICON_PX} aria-hidden="true" />}
          onClick={() => setAct("publish")}
        >
          {t("programming.publish")}
        </Button>
      )}
      {mayChange && status === "published" && (
        <Button
          variant="default"
          size="xs"
          leftSection={<IconCircleCheck size={ICON_PX} aria-hidden="true" />}
          onClick={() => setAct("complete")}
        >
          {t("programming.complete")}
        </Button>
      )}
      {mayChange && <RowMenu row={programming} name={title} actions={actions} />}
      {description && <p className={classes.description}>{description}</p>}
      <ProgrammingQuestions
        programming={programming}
        act={act}
        onClose={() => setAct(null)}
        onDeleted={() => onChoose(null)}
      />
      {isEditing && (
        <ProgrammingDialog
          program={programming.course_guid}
          programming={programming}
          onClose={() => setEditing(false)}
        />
      )}
    </header>
  );
}
