import { MultiSelectField, type Positions, useTexts, useUnsaved } from "@estante/sdk";
import { Button, Checkbox, Stack, Textarea } from "@mantine/core";
import { useId, useState } from "react";
import { useSending } from "../dialogs/use-sending";
import { usePlaceWords } from "../positions/place-words";
import { type Comment, type Course, saveComment } from "./comments.api";
import classes from "./comments.module.css";
import { NewCourse } from "./new-course.component";

interface Props {
  readonly content: string;
  readonly courses: readonly Course[];
  /** Where the person is, where the content has places. */
  readonly place: { readonly unit: Positions["unit"]; readonly at: number } | null;
  /** What is changed. */
  readonly changed?: Comment;
  /** What is answered: whoever reads it reads the answer. */
  readonly answered?: Comment;
  /** Where the person can make courses: reads them again. */
  readonly onNewCourse: (() => Promise<unknown>) | null;
  readonly onSaved: () => void;
  readonly onCancel?: () => void;
}

const MAX_LENGTH = 10_000;

/** What somebody says of a content, where it is about, and who reads it. */
export function CommentForm(props: Props) {
  const { content, courses, place, changed, answered, onNewCourse, onSaved } = props;
  const t = useTexts("viewer");
  const words = usePlaceWords();
  const id = useId();
  const [comment, setComment] = useState(changed?.comment ?? "");
  const [shared, setShared] = useState<readonly string[]>(changed?.shared_courses ?? []);
  const [isPlaced, setPlaced] = useState((changed?.show_at ?? null) !== null);
  const isChanged = comment !== (changed?.comment ?? "");
  useUnsaved(isChanged && comment.trim() !== "");
  const at = changed?.show_at ?? place?.at ?? null;
  const unit = place?.unit ?? "second";
  const readers = answered ? answered.shared_courses : shared;
  const save = async () => {
    await saveComment(content, changed?.guid ?? null, {
      comment,
      content_guid: content,
      parent_guid: changed ? changed.parent_guid : (answered?.guid ?? null),
      show_at: isPlaced && !answered ? at : null,
      shared_type: readers.length > 0 ? "courses" : "other",
      ...(readers.length > 0 && { shared_courses: [...readers] }),
    });
    if (!changed) setComment("");
    onSaved();
  };
  const { send, isSending } = useSending(save, { sent: t("comments.saved"), failed: t("comments.failed") });
  const label = t(answered ? "comments.reply" : changed ? "comments.change" : "comments.write");
  return (
    <form
      className={classes.form}
      aria-label={label}
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <Stack gap="xs">
        <Textarea
          id={id}
          label={label}
          autosize
          minRows={2}
          maxRows={8}
          maxLength={MAX_LENGTH}
          value={comment}
          onChange={(event) => setComment(event.currentTarget.value)}
          data-autofocus={answered || changed ? true : undefined}
          autoFocus={Boolean(answered ?? changed)}
        />
        {!answered && at !== null && (
          <Checkbox
            label={t("comments.at", { place: words(unit, at) })}
            checked={isPlaced}
            onChange={(event) => setPlaced(event.currentTarget.checked)}
          />
        )}
        {!answered && courses.length > 0 && (
          <MultiSelectField
            label={t("comments.shareWith")}
            placeholder={shared.length === 0 ? t("comments.onlyYou") : ""}
            options={courses.map(({ guid, name }) => ({ value: guid, label: name }))}
            value={shared}
            onChange={setShared}
          />
        )}
        {!answered && onNewCourse && (
          <NewCourse
            onMade={async (guid) => {
              await onNewCourse();
              setShared((chosen) => [...chosen, guid]);
            }}
          />
        )}
        <div className={classes.buttons}>
          {props.onCancel && (
            <Button variant="default" size="xs" onClick={props.onCancel}>
              {t("comments.cancel")}
            </Button>
          )}
          <Button type="submit" size="xs" disabled={comment.trim() === ""} loading={isSending}>
            {t(changed ? "comments.save" : "comments.send")}
          </Button>
        </div>
      </Stack>
    </form>
  );
}
