import {
  asFailure,
  Dialog,
  FileField,
  type FileValue,
  ReferencePicker,
  sendUpload,
  useTexts,
} from "@estante/sdk";
import { SegmentedControl, TextInput } from "@mantine/core";
import { useState } from "react";
import { type ImportSource, startImport } from "../api/imports";
import type { Lesson } from "../api/lessons";
import classes from "./imports.module.css";

interface Props {
  readonly lesson: Lesson;
  readonly onClose: () => void;
  readonly onStarted: () => void;
}

/** What the server takes. */
const FORMATS = ["html", "docx"];
const MAX_BYTES = 10 * 1024 * 1024;
const KINDS = ["file", "lesson"] as const;
const same = (typed: string, name: string) => typed.trim().toLowerCase() === name.trim().toLowerCase();

/** Chooses what a lesson is made of; it starts once the lesson's name was typed (MIN-020). */
export function ImportDialog({ lesson, onClose, onStarted }: Props) {
  const t = useTexts("mint");
  const [kind, setKind] = useState<(typeof KINDS)[number]>("file");
  const [file, setFile] = useState<FileValue | null>(null);
  const [other, setOther] = useState<string | null>(null);
  const [typed, setTyped] = useState("");
  const [isStarting, setStarting] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const source = sourceOf(kind, file, other);
  const start = async () => {
    if (!source) return;
    setStarting(true);
    try {
      await startImport(lesson.guid, source, typed);
      onStarted();
    } catch (thrown) {
      setError(asFailure(thrown).message);
      setStarting(false);
    }
  };
  return (
    <Dialog
      opened
      onClose={onClose}
      size="s"
      title={t("imports.title")}
      subtitle={t("imports.text")}
      confirm={{
        label: t("imports.start"),
        run: () => void start(),
        isDestructive: true,
        isDisabled: !source || !same(typed, lesson.name),
        isRunning: isStarting,
      }}
    >
      <div className={classes.fields}>
        <SegmentedControl
          aria-label={t("imports.of")}
          value={kind}
          onChange={(value) => setKind(value as typeof kind)}
          data={KINDS.map((value) => ({ value, label: t(`imports.kind.${value}`) }))}
        />
        {kind === "file" ? (
          <FileField
            label={t("imports.file")}
            description={t("imports.fileHint")}
            formats={FORMATS}
            maxBytes={MAX_BYTES}
            send={sendUpload("mint.document")}
            value={file}
            onChange={setFile}
          />
        ) : (
          <ReferencePicker
            of="contents"
            label={t("imports.lesson")}
            filters={{ type: ["CTTY_02"] }}
            value={other}
            onChange={setOther}
          />
        )}
        <TextInput
          label={t("imports.confirmation", { name: lesson.name })}
          value={typed}
          error={error ?? undefined}
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
      </div>
    </Dialog>
  );
}

function sourceOf(kind: string, file: FileValue | null, other: string | null): ImportSource | null {
  if (kind === "lesson") return other ? { lesson_guid: other } : null;
  return file?.upload ? { upload_guid: file.upload } : null;
}
