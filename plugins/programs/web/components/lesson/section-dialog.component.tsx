import { asFailure, Dialog, reasonOf, useTexts } from "@estante/sdk";
import { Switch, TextInput } from "@mantine/core";
import { useState } from "react";
import { type Section, useLessonParts } from "../../api/materials";
import classes from "./lesson-parts.module.css";

interface SectionDialogProps {
  readonly lesson: string;
  /** Null for a new one. */
  readonly section: Section | null;
  readonly onClose: () => void;
}

const MAX_NAME = 250;

/** The name of a section, and whether it is for teachers only. */
export function SectionDialog({ lesson, section, onClose }: SectionDialogProps) {
  const t = useTexts("programs");
  const { addSection, changeSection } = useLessonParts(lesson);
  const [name, setName] = useState(section?.name ?? "");
  const [isForTeachers, setForTeachers] = useState(section?.teacher_only ?? false);
  const [fault, setFault] = useState<string | null>(null);
  const [isRunning, setRunning] = useState(false);
  const run = async () => {
    const body = { name: name.trim(), teacher_only: isForTeachers };
    setRunning(true);
    try {
      await (section ? changeSection(section, body) : addSection(body));
      onClose();
    } catch (thrown) {
      const failure = asFailure(thrown);
      setFault(failure.fields[0]?.message ?? reasonOf(failure));
    } finally {
      setRunning(false);
    }
  };
  return (
    <Dialog
      opened
      onClose={onClose}
      size="xs"
      title={t(section ? "structure.editSection" : "structure.addSection")}
      confirm={{ label: t("structure.save"), run: () => void run(), isRunning }}
      submitOnEnter
      isGuarded={name !== (section?.name ?? "") || isForTeachers !== (section?.teacher_only ?? false)}
      withClose
    >
      <div className={classes.fields}>
        <TextInput
          label={t("structure.sectionName")}
          withAsterisk
          data-autofocus
          maxLength={MAX_NAME}
          value={name}
          error={fault}
          onChange={(event) => {
            setName(event.currentTarget.value);
            setFault(null);
          }}
        />
        <Switch
          label={t("structure.teacherOnly")}
          description={t("structure.teacherOnlyHint")}
          checked={isForTeachers}
          onChange={(event) => setForTeachers(event.currentTarget.checked)}
        />
      </div>
    </Dialog>
  );
}
