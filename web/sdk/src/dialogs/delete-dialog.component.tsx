import { TextInput } from "@mantine/core";
import { IconHistory, IconTrash } from "@tabler/icons-react";
import { type ReactNode, useRef, useState } from "react";
import { asFailure } from "../api/failure";
import { useOwnTexts } from "../texts/use-texts";
import classes from "./delete-dialog.module.css";
import { Dialog } from "./dialog.component";

/** One thing that goes, or changes, with the deletion. */
export interface Consequence {
  readonly icon?: ReactNode;
  /** «6 lecciones» */
  readonly what: string;
  /** «4 publicadas» */
  readonly note?: string;
}

export interface DeleteDialogProps {
  readonly opened: boolean;
  readonly onClose: () => void;
  /** Deletes; raises ApiFailure, which is shown in place. */
  readonly onDelete: () => Promise<void>;
  /** What and by name: «Eliminar la unidad «Fracciones»». */
  readonly title: string;
  readonly subtitle?: string;
  /** For whom. */
  readonly text?: string;
  readonly consequences?: readonly Consequence[];
  /** The name that has to be typed; without it the button is enabled at once. */
  readonly typed?: string;
  /** Whether and how long it can be brought back, with a way to where. */
  readonly recovery?: ReactNode;
  readonly label: string;
}

/** Whether what was typed is the name; spaces around it, which nobody sees, do not count. */
export const isTyped = (text: string, name: string | undefined): boolean =>
  name === undefined || text.trim() === name.trim();

function DeleteForm(props: DeleteDialogProps) {
  const {
    opened,
    onClose,
    onDelete,
    title,
    subtitle,
    text,
    consequences = [],
    typed,
    recovery,
    label,
  } = props;
  const t = useOwnTexts();
  const [written, setWritten] = useState("");
  const [isRunning, setRunning] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const run = async () => {
    setRunning(true);
    setError(null);
    try {
      await onDelete();
      onClose();
    } catch (thrown) {
      setError(asFailure(thrown).message || t("error.title"));
    } finally {
      setRunning(false);
    }
  };
  return (
    <Dialog
      opened={opened}
      onClose={onClose}
      size="small"
      title={title}
      subtitle={subtitle}
      sign={
        <span className={classes.sign} aria-hidden="true">
          <IconTrash size={20} />
        </span>
      }
      submitOnEnter
      confirm={{ label, run, isRunning, isDisabled: !isTyped(written, typed), isDestructive: true }}
    >
      {text && <p className={classes.text}>{text}</p>}
      {consequences.length > 0 && (
        <ul className={classes.list}>
          {consequences.map(({ icon, what, note }) => (
            <li key={what}>
              {icon && <span aria-hidden="true">{icon}</span>}
              <strong>{what}</strong>
              {note && <span className={classes.note}>{note}</span>}
            </li>
          ))}
        </ul>
      )}
      {typed !== undefined && <TypedName typed={typed} written={written} onWrite={setWritten} />}
      {recovery && (
        <p className={classes.recovery}>
          <IconHistory size={16} aria-hidden="true" /> <span>{recovery}</span>
        </p>
      )}
      {error && (
        <p className={classes.error} role="alert">
          {error}
        </p>
      )}
    </Dialog>
  );
}

interface TypedNameProps {
  readonly typed: string;
  readonly written: string;
  readonly onWrite: (text: string) => void;
}

function TypedName({ typed, written, onWrite }: TypedNameProps) {
  const t = useOwnTexts();
  return (
    <TextInput
      data-autofocus
      label={
        <span className={classes.label}>
          {t("delete.type")} <mark className={classes.name}>{typed}</mark>
        </span>
      }
      value={written}
      onChange={(event) => onWrite(event.currentTarget.value)}
      autoComplete="off"
      spellCheck={false}
      rightSectionWidth={64}
      rightSection={
        <span className={classes.count} aria-hidden="true">
          {written.length}/{typed.length}
        </span>
      }
    />
  );
}

/** Says what is deleted, for whom and what follows, and asks for its name where much is lost. */
export function DeleteDialog(props: DeleteDialogProps) {
  // A new opening starts with an empty field; while it closes it says what it said.
  const shown = useRef({ opening: 0, props });
  if (props.opened) {
    const isNew = !shown.current.props.opened;
    shown.current = { opening: shown.current.opening + (isNew ? 1 : 0), props };
  } else if (shown.current.props.opened) {
    shown.current = { ...shown.current, props: { ...shown.current.props, opened: false } };
  }
  return <DeleteForm key={shown.current.opening} {...shown.current.props} />;
}
