import { formatRelative, useTexts } from "@estante/sdk";
import { UnstyledButton } from "@mantine/core";
import beside from "../../comments/comments.module.css";
import { usePlaceWords } from "../../positions/place-words";
import { kindOf, type Note } from "../note";
import classes from "./panel.module.css";

interface Props {
  readonly note: Note;
  readonly isAnswer: boolean;
  /** Absent where the content has no such place. */
  onGo?: (() => void) | undefined;
  onReply(): void;
  onChange(): void;
  onDelete(): void;
}

/** One note: what it marks, what it says, where, and what can be done with it. */
export function NoteItem({ note, isAnswer, onGo, onReply, onChange, onDelete }: Props) {
  const t = useTexts("viewer");
  const placeWords = usePlaceWords();
  const { place, quote, words, color } = note;
  const kind = t(`notes.kinds.${kindOf(note)}`);
  return (
    <article className={classes.note} data-note-item={note.guid} tabIndex={-1}>
      <p className={classes.by}>
        {!isAnswer && <strong>{kind}</strong>}
        <time dateTime={note.created}>{formatRelative(note.created)}</time>
      </p>
      {place && onGo && (
        <UnstyledButton
          className={beside.place}
          aria-label={t("notes.goTo", { kind, place: placeWords(place.unit, place.at) })}
          onClick={onGo}
        >
          {placeWords(place.unit, place.at)}
        </UnstyledButton>
      )}
      {quote && (
        <blockquote className={classes.quote} data-color={color}>
          {quote.exact}
        </blockquote>
      )}
      {words && <p className={beside.words}>{words}</p>}
      <div className={beside.acts}>
        <UnstyledButton className={beside.act} onClick={onReply}>
          {t("notes.reply")}
        </UnstyledButton>
        <UnstyledButton className={beside.act} onClick={onChange}>
          {t(words ? "notes.edit" : "notes.write")}
        </UnstyledButton>
        <UnstyledButton className={beside.act} onClick={onDelete}>
          {t("notes.delete")}
        </UnstyledButton>
      </div>
    </article>
  );
}
