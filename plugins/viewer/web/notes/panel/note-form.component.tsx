import { useTexts, useUnsaved } from "@estante/sdk";
import { Button, Checkbox, Stack, Textarea } from "@mantine/core";
import { useState } from "react";
import beside from "../../comments/comments.module.css";
import { usePlaceWords } from "../../positions/place-words";
import type { NotePlace } from "../note";

interface Props {
  readonly label: string;
  readonly send: string;
  /** What it says so far. */
  readonly words?: string;
  /** Where the person is, for a note of its own. */
  readonly place?: NotePlace | null;
  readonly isFocused?: boolean;
  onSend(words: string, place: NotePlace | null): void;
  onCancel?(): void;
}

const MAX_LENGTH = 10_000;

/** Words of a note: new ones, changed ones, or an answer. */
export function NoteForm({ label, send, words = "", place = null, isFocused, onSend, onCancel }: Props) {
  const t = useTexts("viewer");
  const placeWords = usePlaceWords();
  const [written, setWritten] = useState(words);
  const [isPlaced, setPlaced] = useState(true);
  useUnsaved(written !== words && written.trim() !== "");
  return (
    <form
      className={beside.form}
      aria-label={label}
      onSubmit={(event) => {
        event.preventDefault();
        if (!written.trim()) return;
        onSend(written.trim(), isPlaced ? place : null);
        if (!onCancel) setWritten("");
      }}
    >
      <Stack gap="xs">
        <Textarea
          label={label}
          autosize
          minRows={2}
          maxRows={8}
          maxLength={MAX_LENGTH}
          value={written}
          autoFocus={isFocused ?? false}
          onChange={(event) => setWritten(event.currentTarget.value)}
        />
        {place && (
          <Checkbox
            label={t("comments.at", { place: placeWords(place.unit, place.at) })}
            checked={isPlaced}
            onChange={(event) => setPlaced(event.currentTarget.checked)}
          />
        )}
        <div className={beside.buttons}>
          {onCancel && (
            <Button variant="default" onClick={onCancel}>
              {t("notes.cancel")}
            </Button>
          )}
          <Button type="submit">{send}</Button>
        </div>
      </Stack>
    </form>
  );
}
