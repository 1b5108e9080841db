import { DeleteDialog, Dialog, useTexts } from "@estante/sdk";
import { useRef, useState } from "react";
import { type LessonRow, type Unit, useStructure } from "../../api/structure";
import { type StructuredProgram, useStructureWords } from "./words";

/** What is asked before it is done: it cannot be undone. */
export type PartQuestion =
  | { readonly act: "publish" | "delete"; readonly unit: Unit }
  | { readonly act: "publish" | "delete" | "convert"; readonly lesson: LessonRow }
  | { readonly act: "publishAll" };

interface PartDialogsProps {
  readonly program: StructuredProgram;
  readonly units: readonly Unit[];
  readonly question: PartQuestion | null;
  readonly onClose: () => void;
}

const isDraft = ({ status }: { readonly status: string }) => status === "draft";

/** Asks before publishing, converting and deleting, and then does it. */
export function PartDialogs(props: PartDialogsProps) {
  const { program, question, onClose } = props;
  const w = useStructureWords(program);
  const { removeUnit, removeLesson } = useStructure(program.guid);
  // While a dialog closes it says what it said.
  const last = useRef<PartQuestion | null>(null);
  if (question) last.current = question;
  const shown = last.current;
  const unit = shown && "unit" in shown ? shown.unit : null;
  const lesson = shown && "lesson" in shown ? shown.lesson : null;
  const count = unit?.lessons.length ?? 0;
  const deletionText = unit
    ? w(count > 0 ? "deleteUnitText" : "deleteUnitAlone", { count })
    : w("deleteLessonText");
  const isDeleting = question?.act === "delete";
  return (
    <>
      <ForGood {...props} shown={shown} opened={question !== null && !isDeleting} />
      <DeleteDialog
        opened={isDeleting}
        onClose={onClose}
        onDelete={async () => {
          await (unit ? removeUnit(unit) : lesson && removeLesson(lesson));
        }}
        title={w(unit ? "deleteUnitTitle" : "deleteLessonTitle", { name: (unit ?? lesson)?.name ?? "" })}
        text={deletionText}
        label={w(unit ? "deleteUnit" : "deleteLesson")}
      />
    </>
  );
}

interface ForGoodProps extends PartDialogsProps {
  readonly shown: PartQuestion | null;
  readonly opened: boolean;
}

function ForGood({ program, units, shown, opened, onClose }: ForGoodProps) {
  const t = useTexts("programs");
  const w = useStructureWords(program);
  const changes = useStructure(program.guid);
  const [isRunning, setRunning] = useState(false);
  const { title, text, label, send } = wordsOf();
  const run = async () => {
    setRunning(true);
    const isDone = await send();
    setRunning(false);
    if (isDone) onClose();
  };
  function wordsOf() {
    if (shown && "unit" in shown) {
      const { unit } = shown;
      const count = unit.lessons.filter(isDraft).length;
      return {
        title: w("publishUnitTitle", { name: unit.name }),
        text: w(count > 0 ? "publishUnitText" : "publishUnitAlone", { count }),
        label: w("publishUnit"),
        send: () => changes.publishUnit(unit),
      };
    }
    if (shown && "lesson" in shown) {
      const { lesson } = shown;
      const isConversion = shown.act === "convert";
      return {
        title: isConversion
          ? t("structure.convertTitle", { name: lesson.name })
          : w("publishLessonTitle", { name: lesson.name }),
        text: isConversion ? t("structure.convertText") : w("publishLessonText"),
        label: isConversion ? t("structure.convert") : w("publishLesson"),
        send: () => (isConversion ? changes.convertLesson(lesson) : changes.publishLesson(lesson)),
      };
    }
    return {
      title: t("structure.publishAllTitle"),
      text: w("publishAllText", {
        units: w("unitCount", { count: units.filter(isDraft).length }),
        lessons: w("lessonCount", { count: units.flatMap(({ lessons }) => lessons).filter(isDraft).length }),
      }),
      label: t("structure.publishAll"),
      send: changes.publishAll,
    };
  }
  return (
    <Dialog
      opened={opened}
      onClose={onClose}
      size="small"
      title={title}
      confirm={{ label, run: () => void run(), isRunning }}
    >
      <p style={{ margin: 0 }}>{text}</p>
      <p style={{ margin: "8px 0 0", fontWeight: 600 }}>{t("structure.forGood")}</p>
    </Dialog>
  );
}
