import { asFailure, Dialog, reasonOf, useTexts } from "@estante/sdk";
import { Switch, TextInput } from "@mantine/core";
import { useState } from "react";
import { type Material, type MaterialBody, useLessonParts } from "../../api/materials";
import classes from "./lesson-parts.module.css";
import type { MaterialDraft } from "./material-draft";
import { sourceOf } from "./material-line.component";
import { MaterialSource } from "./material-source.component";

interface MaterialDialogProps {
  readonly lesson: string;
  /** Null for a new one. */
  readonly material: Material | null;
  readonly section: string | null;
  readonly onClose: () => void;
}

const MAX_TITLE = 250;

const draftOf = (material: Material | null): MaterialDraft => ({
  source: material ? sourceOf(material) : "content",
  link: material?.link ?? "",
  target: material?.link_target ?? "external",
  file: material?.file ? { ...material.file, upload: null, size: null, alt: "" } : null,
  content: material?.content_guid ?? null,
  library: material?.library_guid ?? null,
});

/** The body's part that says where a material comes from; a file that it has already is not sent again. */
function sourceBody({ source, link, target, file, content, library }: MaterialDraft): Partial<MaterialBody> {
  if (source === "link") return { link: link.trim(), link_target: target };
  if (source === "file") return file?.upload ? { file: file.upload } : {};
  if (source === "content") return content ? { content_guid: content } : {};
  return library ? { library_guid: library } : {};
}

/** A material: its title, where it comes from, and who it is for. */
export function MaterialDialog({ lesson, material, section, onClose }: MaterialDialogProps) {
  const t = useTexts("programs");
  const { addMaterial, changeMaterial } = useLessonParts(lesson);
  const [title, setTitle] = useState(material?.title ?? "");
  const [isOptional, setOptional] = useState(material?.optional ?? false);
  const [isForTeachers, setForTeachers] = useState(material?.teacher_only ?? false);
  const [draft, setDraft] = useState(draftOf(material));
  const [faults, setFaults] = useState<Readonly<Record<string, string>>>({});
  const [isRunning, setRunning] = useState(false);
  const [first] = useState(draft);
  const isTouched =
    draft !== first ||
    title !== (material?.title ?? "") ||
    isOptional !== (material?.optional ?? false) ||
    isForTeachers !== (material?.teacher_only ?? false);
  const run = async () => {
    const about = { title: title.trim(), optional: isOptional, teacher_only: isForTeachers };
    const body = { ...about, ...sourceBody(draft) };
    setRunning(true);
    try {
      await (material ? changeMaterial(material, body) : addMaterial(body, section));
      onClose();
    } catch (thrown) {
      const failure = asFailure(thrown);
      const named = failure.fields.map(({ field, message }) => [field, message]);
      setFaults(named.length > 0 ? Object.fromEntries(named) : { form: reasonOf(failure) });
    } finally {
      setRunning(false);
    }
  };
  return (
    <Dialog
      opened
      onClose={onClose}
      size="s"
      title={t(material ? "structure.editMaterial" : "structure.addMaterial")}
      confirm={{ label: t("structure.save"), run: () => void run(), isRunning }}
      isGuarded={isTouched}
      withClose
    >
      <div className={classes.fields}>
        {faults.form && <p role="alert">{faults.form}</p>}
        <TextInput
          label={t("structure.materialTitle")}
          withAsterisk
          data-autofocus
          maxLength={MAX_TITLE}
          value={title}
          error={faults.title}
          onChange={(event) => setTitle(event.currentTarget.value)}
        />
        <MaterialSource
          draft={draft}
          faults={faults}
          onChange={(changed) => setDraft({ ...draft, ...changed })}
        />
        <Switch
          label={t("structure.optional")}
          checked={isOptional}
          onChange={(event) => setOptional(event.currentTarget.checked)}
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
