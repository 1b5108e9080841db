import { useTexts } from "@estante/sdk";
import { ActionIcon } from "@mantine/core";
import { IconX } from "@tabler/icons-react";
import { useEffect, useRef } from "react";
import classes from "./epub.module.css";

/** A note of the book, over its page. Its words are words: what else the note holds is not shown. */
export function NoteCard({ text, onClose }: { text: string; onClose(): void }) {
  const t = useTexts("viewer");
  const close = useRef<HTMLButtonElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each note takes the focus anew
  useEffect(() => close.current?.focus(), [text]);
  return (
    <aside className={classes.note} role="note" aria-label={t("epub.note")}>
      <p>{text}</p>
      <ActionIcon
        ref={close}
        variant="subtle"
        color="gray"
        aria-label={t("epub.closeNote")}
        onClick={onClose}
      >
        <IconX size={20} />
      </ActionIcon>
    </aside>
  );
}
