import { asFailure, DeleteDialog, Dialog, reasonOf, useTexts } from "@estante/sdk";
import { useState } from "react";
import { type Programming, useProgrammingChanges } from "../../api/programmings";
import classes from "./programming.module.css";

export type ProgrammingAct = "publish" | "complete" | "delete";

interface ProgrammingQuestionsProps {
  readonly programming: Programming;
  readonly act: ProgrammingAct | null;
  readonly onClose: () => void;
  readonly onDeleted: () => void;
}

/** Asks before a programming is published, completed or deleted: none of it can be undone. */
export function ProgrammingQuestions({ programming, act, onClose, onDeleted }: ProgrammingQuestionsProps) {
  const t = useTexts("programs");
  const { remove } = useProgrammingChanges(programming);
  return (
    <>
      {(act === "publish" || act === "complete") && (
        <Advance programming={programming} act={act} onClose={onClose} />
      )}
      <DeleteDialog
        opened={act === "delete"}
        onClose={onClose}
        onDelete={async () => {
          await remove();
          onDeleted();
        }}
        title={t("programming.deleteTitle", { name: programming.title })}
        text={t("programming.deleteText", { count: programming.sessions.length })}
        typed={programming.title}
        label={t("programming.delete")}
      />
    </>
  );
}

interface AdvanceProps {
  readonly programming: Programming;
  readonly act: "publish" | "complete";
  readonly onClose: () => void;
}

function Advance({ programming, act, onClose }: AdvanceProps) {
  const t = useTexts("programs");
  const changes = useProgrammingChanges(programming);
  const [isRunning, setRunning] = useState(false);
  const [fault, setFault] = useState<string | null>(null);
  const run = async () => {
    setRunning(true);
    try {
      await changes[act]();
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
      size="small"
      title={t(`programming.${act}Title`, { name: programming.title })}
      confirm={{ label: t(`programming.${act}`), run: () => void run(), isRunning }}
    >
      <p className={classes.text}>{t(`programming.${act}Text`)}</p>
      <p className={classes.text}>
        <strong>{t("structure.forGood")}</strong>
      </p>
      {fault && (
        <p role="alert" className={classes.fault}>
          {fault}
        </p>
      )}
    </Dialog>
  );
}
