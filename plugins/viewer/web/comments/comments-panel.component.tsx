import { DeleteDialog, ErrorState, LoadingRows, type Positions, toast, useTexts } from "@estante/sdk";
import { ActionIcon } from "@mantine/core";
import { IconX } from "@tabler/icons-react";
import { useEffect, useRef, useState } from "react";
import { type Here, useHere } from "../positions/use-here";
import { CommentForm } from "./comment-form.component";
import { CommentItem } from "./comment-item.component";
import { type Comment, deleteComment, type OwnCourses, SHOWN, useComments, useCourses } from "./comments.api";
import classes from "./comments.module.css";
import { type Thread, threadsOf } from "./threads";

interface Props {
  readonly content: string;
  readonly positions: Positions | null;
  /** A comment that is to be seen. */
  readonly shown: string | null;
  readonly onClose: () => void;
}

/** What is being done with a comment. */
interface Doing {
  readonly what: "reply" | "change" | "delete";
  readonly comment: Comment;
}

/** The comments on a content beside it: read, made, answered, changed and deleted. */
export function CommentsPanel({ content, positions, shown, onClose }: Props) {
  const t = useTexts("viewer");
  const query = useComments(content, true);
  const { courses, onNewCourse } = useCourses(content, true);
  const panel = useRef<HTMLElement>(null);
  const [doing, setDoing] = useState<Doing | null>(null);
  const place = useHere(positions);
  const comments = query.data?.data;
  useShown(panel, shown, comments !== undefined);
  useEffect(() => {
    if (!shown) panel.current?.querySelector("textarea")?.focus();
  }, [shown]);
  const done = () => {
    setDoing(null);
    void query.refetch();
  };
  const deleted = doing?.what === "delete" ? doing.comment : null;
  const replies = deleted ? (comments ?? []).filter(({ parent_guid }) => parent_guid === deleted.guid) : [];
  const shared = { content, courses, onNewCourse, positions, place, doing, onDo: setDoing, onDone: done };
  return (
    <aside ref={panel} className={classes.panel} aria-label={t("comments.title")}>
      <div className={classes.head}>
        <h2 className={classes.title}>{t("comments.title")}</h2>
        <ActionIcon variant="subtle" aria-label={t("comments.close")} onClick={onClose}>
          <IconX size={20} />
        </ActionIcon>
      </div>
      <CommentForm
        content={content}
        courses={courses}
        onNewCourse={onNewCourse}
        place={place}
        onSaved={done}
      />
      {query.isError && <ErrorState inPanel error={query.error} onRetry={() => void query.refetch()} />}
      {query.isPending && <LoadingRows columns={1} />}
      {comments?.length === 0 && <p className={classes.none}>{t("comments.none")}</p>}
      {(query.data?.meta?.total ?? 0) > SHOWN && (
        <p className={classes.none}>{t("comments.newest", { count: SHOWN })}</p>
      )}
      <ul className={classes.threads}>
        {threadsOf(comments ?? []).map((thread) => (
          <ThreadItem key={thread.first.guid} thread={thread} {...shared} />
        ))}
      </ul>
      <DeleteDialog
        opened={deleted !== null}
        onClose={() => setDoing(null)}
        title={t("comments.deleteTitle")}
        text={t("comments.deleteText", { count: replies.length })}
        label={t("comments.delete")}
        onDelete={async () => {
          if (!deleted) return;
          await deleteComment(deleted);
          toast.success(t("comments.deleted"));
          done();
        }}
      />
    </aside>
  );
}

interface ThreadProps extends Pick<Props, "content" | "positions">, OwnCourses {
  readonly thread: Thread;
  readonly place: Here | null;
  readonly doing: Doing | null;
  readonly onDo: (doing: Doing | null) => void;
  readonly onDone: () => void;
}

function ThreadItem(props: ThreadProps) {
  const { thread, content, courses, onNewCourse, positions, place, doing, onDo, onDone } = props;
  const { first, replies } = thread;
  const form = { content, courses, onNewCourse, place, onSaved: onDone, onCancel: () => onDo(null) };
  const item = (comment: Comment) =>
    doing?.what === "change" && doing.comment.guid === comment.guid ? (
      <CommentForm {...form} changed={comment} />
    ) : (
      <CommentItem
        comment={comment}
        courses={courses}
        positions={positions}
        onReply={() => onDo({ what: "reply", comment: first })}
        onChange={() => onDo({ what: "change", comment })}
        onDelete={() => onDo({ what: "delete", comment })}
      />
    );
  return (
    <li className={classes.thread}>
      {item(first)}
      {replies.length > 0 && (
        <ul className={classes.replies}>
          {replies.map((reply) => (
            <li key={reply.guid}>{item(reply)}</li>
          ))}
        </ul>
      )}
      {doing?.what === "reply" && doing.comment.guid === first.guid && (
        <CommentForm {...form} answered={first} />
      )}
    </li>
  );
}

/** Brings a comment before the eyes, and the focus to it. */
function useShown(panel: React.RefObject<HTMLElement | null>, shown: string | null, isThere: boolean): void {
  useEffect(() => {
    if (!shown || !isThere) return;
    const comment = panel.current?.querySelector<HTMLElement>(`[data-comment="${shown}"]`);
    comment?.scrollIntoView({ block: "nearest" });
    comment?.focus();
  }, [panel, shown, isThere]);
}
