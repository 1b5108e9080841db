import { ErrorState, LoadingRows, type Positions, useTexts } from "@estante/sdk";
import { ActionIcon, Button } from "@mantine/core";
import { IconX } from "@tabler/icons-react";
import { type RefObject, useEffect, useRef, useState } from "react";
import beside from "../../comments/comments.module.css";
import { useHere } from "../../positions/use-here";
import { deleteNotes } from "../delete-notes";
import { type Note, type NoteThread, noteThreads } from "../note";
import type { Notes } from "../store/use-notes";
import { DeleteAll } from "./delete-all.component";
import { NoteForm } from "./note-form.component";
import { NoteItem } from "./note-item.component";
import { NotesMenu } from "./notes-menu.component";
import classes from "./panel.module.css";

interface Props {
  readonly content: { readonly guid: string; readonly name: string };
  readonly notes: Notes;
  readonly positions: Positions | null;
  /** A note that is to be seen, and whether its words are to be written now. */
  readonly shown: { readonly guid: string; readonly isWritten: boolean } | null;
  onGo(note: Note): void;
  onClose(): void;
}

/** What is being done with a note. */
interface Doing {
  readonly what: "reply" | "change";
  readonly note: Note;
}

/** The person's notes on a content beside it: read, made, answered, changed and deleted. */
export function NotesPanel(props: Props) {
  const { content, notes, positions, shown, onClose } = props;
  const t = useTexts("viewer");
  const panel = useRef<HTMLElement>(null);
  const [isAsked, setAsked] = useState(false);
  const here = useHere(positions);
  const threads = noteThreads(notes.notes, notes.course);
  const [doing, setDoing] = useDoing(notes, shown);
  useShown(panel, shown);
  const hereNotes = here && threads.map(({ first }) => first).filter(({ place }) => place?.at === here.at);
  return (
    <aside ref={panel} className={beside.panel} aria-label={t("notes.title")}>
      <div className={beside.head}>
        <h2 className={`${beside.title} ${classes.title}`}>
          {t("notes.title")} <span className={classes.count}>{threads.length || ""}</span>
        </h2>
        <NotesMenu content={content} notes={notes} here={hereNotes} onDeleteAll={() => setAsked(true)} />
        <ActionIcon variant="subtle" aria-label={t("notes.close")} onClick={onClose}>
          <IconX size={20} />
        </ActionIcon>
      </div>
      <SaveLine notes={notes} />
      <NoteForm
        label={t("notes.new")}
        send={t("notes.save")}
        place={here}
        isFocused={!shown}
        onSend={(words, place) => notes.add([{ parent: notes.course, words, place }])}
      />
      {notes.load === "failed" && <ErrorState inPanel error={notes.failure} onRetry={notes.retry} />}
      {notes.load === "loading" && threads.length === 0 && <LoadingRows columns={1} />}
      {notes.load === "ready" && threads.length === 0 && <p className={beside.none}>{t("notes.none")}</p>}
      <ul className={beside.threads}>
        {threads.map((thread) => (
          <ThreadItem key={thread.first.guid} thread={thread} doing={doing} onDo={setDoing} {...props} />
        ))}
      </ul>
      <DeleteAll opened={isAsked} notes={notes} onClose={() => setAsked(false)} />
    </aside>
  );
}

/** Says what is not on the server, and offers to try again. */
function SaveLine({ notes }: Pick<Props, "notes">) {
  const t = useTexts("viewer");
  return (
    <div role="status">
      {notes.state !== "saved" && (
        <p className={classes.unsaved} data-state={notes.state}>
          {notes.state === "failed" && notes.refusal
            ? t("notes.state.failed", { reason: notes.refusal.message })
            : t(notes.isKept ? "notes.state.waiting" : "notes.state.onlyHere")}{" "}
          <Button variant="subtle" size="compact-sm" onClick={notes.retry}>
            {t("notes.state.retry")}
          </Button>
        </p>
      )}
    </div>
  );
}

interface ThreadProps extends Props {
  readonly thread: NoteThread;
  readonly doing: Doing | null;
  onDo(doing: Doing | null): void;
}

function ThreadItem({ thread, notes, positions, doing, onDo, onGo }: ThreadProps) {
  const t = useTexts("viewer");
  const { first, replies } = thread;
  const remove = (note: Note) =>
    void deleteNotes({
      remove: notes.remove,
      ids: note.guid,
      status: { notes: notes.notes, tell: () => undefined },
    });
  const item = (note: Note) =>
    doing?.what === "change" && doing.note.guid === note.guid ? (
      <NoteForm
        label={t("notes.change")}
        send={t("notes.save")}
        words={note.words}
        isFocused
        onSend={(words) => {
          notes.change({ ...note, words });
          onDo(null);
        }}
        onCancel={() => onDo(null)}
      />
    ) : (
      <NoteItem
        note={note}
        isAnswer={note !== first}
        onGo={positions && note.place?.unit === positions.unit ? () => onGo(note) : undefined}
        onReply={() => onDo({ what: "reply", note: first })}
        onChange={() => onDo({ what: "change", note })}
        onDelete={() => remove(note)}
      />
    );
  return (
    <li className={beside.thread}>
      {item(first)}
      {replies.length > 0 && (
        <ul className={beside.replies}>
          {replies.map((reply) => (
            <li key={reply.guid}>{item(reply)}</li>
          ))}
        </ul>
      )}
      {doing?.what === "reply" && doing.note.guid === first.guid && (
        <NoteForm
          label={t("notes.reply")}
          send={t("notes.save")}
          isFocused
          onSend={(words) => {
            notes.add([{ parent: first.guid, words }]);
            onDo(null);
          }}
          onCancel={() => onDo(null)}
        />
      )}
    </li>
  );
}

/** What is done with which note; a note that was just marked to write on is changed at once. */
function useDoing({ notes }: Notes, shown: Props["shown"]) {
  const [doing, setDoing] = useState<Doing | null>(null);
  const latest = useRef(notes);
  latest.current = notes;
  useEffect(() => {
    const note = shown?.isWritten && latest.current.find(({ guid }) => guid === shown.guid);
    if (note) setDoing({ what: "change", note });
  }, [shown]);
  return [doing, setDoing] as const;
}

/** Brings a note before the eyes, and the focus to it. */
function useShown(panel: RefObject<HTMLElement | null>, shown: Props["shown"]): void {
  useEffect(() => {
    if (!shown || shown.isWritten) return;
    const item = panel.current?.querySelector<HTMLElement>(`[data-note-item="${shown.guid}"]`);
    item?.scrollIntoView({ block: "nearest" });
    item?.focus();
  }, [panel, shown]);
}
