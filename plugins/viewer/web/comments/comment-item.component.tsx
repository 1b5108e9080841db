import { formatList, formatRelative, type Positions, useSession, useTexts } from "@estante/sdk";
import { UnstyledButton } from "@mantine/core";
import { usePlaceWords } from "../positions/place-words";
import type { Comment, Course } from "./comments.api";
import classes from "./comments.module.css";

interface Props {
  readonly comment: Comment;
  readonly courses: readonly Course[];
  readonly positions: Positions | null;
  readonly onReply: () => void;
  readonly onChange: () => void;
  readonly onDelete: () => void;
}

const ADMIN = "R04";

/** One comment: who said it, of which place, to whom, and what the person may do with it. */
export function CommentItem({ comment, courses, positions, onReply, onChange, onDelete }: Props) {
  const t = useTexts("viewer");
  const words = usePlaceWords();
  const isAdmin = useSession().person?.role_guid === ADMIN;
  const at = comment.show_at;
  const names = courses.filter(({ guid }) => comment.shared_courses.includes(guid)).map(({ name }) => name);
  return (
    <article className={classes.comment} data-comment={comment.guid} tabIndex={-1}>
      <p className={classes.by}>
        <strong>{comment.author}</strong> <time>{formatRelative(comment.created_at)}</time>
      </p>
      {at !== null && positions && (
        <UnstyledButton
          className={classes.place}
          aria-label={t("comments.goTo", { place: words(positions.unit, at) })}
          onClick={() => positions.go(at)}
        >
          {words(positions.unit, at)}
        </UnstyledButton>
      )}
      <p className={classes.words}>{comment.comment}</p>
      <p className={classes.readers}>
        {names.length > 0 ? t("comments.sharedWith", { courses: formatList(names) }) : t("comments.onlyYou")}
      </p>
      <div className={classes.acts}>
        <UnstyledButton className={classes.act} onClick={onReply}>
          {t("comments.reply")}
        </UnstyledButton>
        {(comment.is_own || isAdmin) && (
          <>
            <UnstyledButton className={classes.act} onClick={onChange}>
              {t("comments.edit")}
            </UnstyledButton>
            <UnstyledButton className={classes.act} onClick={onDelete}>
              {t("comments.delete")}
            </UnstyledButton>
          </>
        )}
      </div>
    </article>
  );
}
