import {
  Badge,
  ErrorState,
  invalidate,
  LoadingRows,
  SaveIndicator,
  StaleNotice,
  usePermission,
  useTexts,
  useVersionedSave,
} from "@estante/sdk";
import { Button, TextInput } from "@mantine/core";
import { IconArrowLeft, IconInfoCircle, IconSend, IconSparkles } from "@tabler/icons-react";
import { useQueryClient } from "@tanstack/react-query";
import { useRef, useState } from "react";
import {
  type Lesson,
  type LessonRow,
  STRUCTURE,
  saveLesson,
  type Unit,
  useLesson,
} from "../../api/structure";
import { LessonMap } from "../maps/lesson-map.component";
import { isConvertible } from "../structure/lesson-line.component";
import { PartDialogs, type PartQuestion } from "../structure/part-dialogs.component";
import { PartStatus } from "../structure/part-status.component";
import { type StructuredProgram, useStructureWords } from "../structure/words";
import { LessonTasks } from "../tasks/lesson-tasks.component";
import classes from "./lesson-panel.module.css";
import { LessonParts } from "./lesson-parts.component";
import { LessonPreview } from "./lesson-preview.component";
import { LessonScorm } from "./lesson-scorm.component";

interface LessonPanelProps {
  readonly program: StructuredProgram;
  readonly unit: Unit;
  readonly row: LessonRow;
  readonly number: string;
  readonly onBack: () => void;
}

const ICON_PX = 16;
const MAX_NAME = 250;

/** The chosen lesson: its name, which saves itself, its type and state, and what is done for good. */
export function LessonPanel(props: LessonPanelProps) {
  const query = useLesson(props.row.guid);
  const [taken, setTaken] = useState(0);
  if (query.isError && !query.data)
    return <ErrorState inPanel error={query.error} onRetry={() => void query.refetch()} />;
  if (!query.data) return <LoadingRows columns={1} />;
  const reload = () => query.refetch().then(() => setTaken((count) => count + 1));
  return (
    <LoadedLesson
      key={taken}
      {...props}
      lesson={query.data.data}
      version={query.data.etag ?? "*"}
      onReload={reload}
    />
  );
}

interface LoadedLessonProps extends LessonPanelProps {
  readonly lesson: Lesson;
  readonly version: string;
  readonly onReload: () => unknown;
}

function LoadedLesson(props: LoadedLessonProps) {
  const { program, unit, row, number, lesson, version, onBack, onReload } = props;
  const t = useTexts("programs");
  const w = useStructureWords(program);
  const client = useQueryClient();
  const mayChange = usePermission("programs.update");
  const [name, setName] = useState(lesson.name);
  const [question, setQuestion] = useState<PartQuestion | null>(null);
  // Publishing and converting give it another version, but leave what is written here.
  const known = useRef({ name: lesson.name, version });
  if (lesson.name === known.current.name) known.current.version = version;
  const saving = useVersionedSave({ name: name.trim() }, version, async (sent, on) => {
    const saved = await saveLesson(lesson.guid, sent, on === "*" ? on : known.current.version);
    known.current = { ...sent, version: saved.etag ?? "*" };
    await invalidate(client, STRUCTURE);
    return saved.etag;
  });
  const { state, failure } = saving.autosave;
  const fault = failure?.fields.find(({ field }) => field === "name")?.message;
  return (
    <article className={classes.panel}>
      <Button
        className={classes.back ?? ""}
        variant="subtle"
        size="xs"
        leftSection={<IconArrowLeft size={ICON_PX} aria-hidden="true" />}
        onClick={onBack}
      >
        {w("backToTree")}
      </Button>
      <div className={classes.line}>
        <span className={classes.place}>
          {w("unitPlace", { number: unit.number })} <span aria-hidden="true">›</span>{" "}
          {w("lessonPlace", { number })}
        </span>
        <Badge tone="accent">{t(`structure.types.${row.type}`)}</Badge>
        <PartStatus status={row.status} isWritten />
        <span className={classes.space} />
        <SaveIndicator saving={saving} />
      </div>
      {state === "failed" && !fault && !saving.isStale && (
        <p className={classes.fault} role="alert">
          {t("structure.notSaved")}
        </p>
      )}
      <StaleNotice saving={saving} text={t("structure.stale")} onReload={onReload} />
      {mayChange ? (
        <TextInput
          label={w("lessonName")}
          value={name}
          maxLength={MAX_NAME}
          error={state === "failed" ? fault : undefined}
          onChange={(event) => setName(event.currentTarget.value)}
        />
      ) : (
        <h2 className={classes.title}>{lesson.name}</h2>
      )}
      <div className={classes.actions}>
        {mayChange && isConvertible(row) && (
          <Button
            variant="default"
            leftSection={<IconSparkles size={ICON_PX} aria-hidden="true" />}
            onClick={() => setQuestion({ act: "convert", lesson: row })}
          >
            {t("structure.convert")}
          </Button>
        )}
        {mayChange && row.status === "draft" && (
          <Button
            variant="light"
            leftSection={<IconSend size={ICON_PX} aria-hidden="true" />}
            onClick={() => setQuestion({ act: "publish", lesson: row })}
          >
            {w("publishLesson")}
          </Button>
        )}
        <LessonPreview lesson={lesson} />
        <LessonScorm lesson={lesson} />
      </div>
      <LessonParts lesson={lesson} mayChange={mayChange} />
      {lesson.map && (
        <LessonMap
          lesson={lesson}
          map={lesson.map}
          version={version}
          mayChange={mayChange}
          onReload={onReload}
        />
      )}
      <LessonTasks lesson={lesson} mayChange={mayChange} />
      {mayChange && row.status === "draft" && (
        <p className={classes.note}>
          <IconInfoCircle size={ICON_PX} aria-hidden="true" /> {w("publishNote")}
        </p>
      )}
      <PartDialogs program={program} units={[unit]} question={question} onClose={() => setQuestion(null)} />
    </article>
  );
}
