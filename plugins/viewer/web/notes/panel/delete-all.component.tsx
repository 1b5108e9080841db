import { Dialog, useTexts } from "@estante/sdk";
import { useState } from "react";
import { deleteNotes } from "../delete-notes";
import type { Notes } from "../store/use-notes";

interface Props {
  readonly opened: boolean;
  readonly notes: Notes;
  onClose(): void;
}

/** Asks before all of a person's notes on a content are deleted, and counts while they are. */
export function DeleteAll({ opened, notes, onClose }: Props) {
  const t = useTexts("viewer");
  const [progress, setProgress] = useState<{ done: number; of: number } | null>(null);
  const run = async () => {
    const tell = (done: number, of: number) => setProgress({ done, of });
    setProgress({ done: 0, of: notes.notes.length });
    await deleteNotes({ remove: notes.remove, ids: "full", status: { notes: notes.notes, tell } });
    setProgress(null);
    onClose();
  };
  return (
    <Dialog
      opened={opened}
      onClose={onClose}
      size="s"
      title={t("notes.deleteAll.question")}
      withClose={false}
      isGuarded={progress !== null}
      cancel={t("notes.deleteAll.no")}
      confirm={{
        label: t("notes.deleteAll.yes"),
        run: () => void run(),
        isRunning: progress !== null,
        isDestructive: true,
      }}
    >
      <p>{t("notes.deleteAll.text")}</p>
      <p role="status">{progress && t("notes.deleteAll.progress", progress)}</p>
    </Dialog>
  );
}
