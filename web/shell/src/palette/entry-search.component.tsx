import { Modal, VisuallyHidden } from "@mantine/core";
import { IconSearch } from "@tabler/icons-react";
import { useNavigate } from "@tanstack/react-router";
import { type ReactNode, useId } from "react";
import type { groupsOf, PaletteEntry } from "./entries";
import { EntryList } from "./entry-list.component";
import classes from "./palette.module.css";
import { useEntryKeys } from "./use-entry-keys";

interface EntrySearchProps {
  readonly label: string;
  readonly placeholder: string;
  readonly maxLength?: number;
  readonly text: string;
  readonly onWrite: (text: string) => void;
  readonly onClose: () => void;
  readonly groups: ReturnType<typeof groupsOf>;
  /** The words that are marked in the entries. */
  readonly wanted: string;
  /** Beside the field. */
  readonly beside?: ReactNode;
  /** Between the field and the entries. */
  readonly note?: ReactNode;
  /** What is said where there are no entries, or not all. */
  readonly children: ReactNode;
  /** What a screen reader is told of the results. */
  readonly status: string | false;
  readonly foot?: ReactNode;
}

/** A dialog with a field, and what it finds below: arrows choose, Enter opens, Ctrl Enter in another tab. */
export function EntrySearch(props: EntrySearchProps) {
  const { label, text, groups, wanted, onWrite, onClose } = props;
  const navigate = useNavigate();
  const listId = useId();
  const keys = useEntryKeys(
    groups.flatMap(({ entries }) => entries),
    run,
  );

  function run(entry: PaletteEntry, otherTab: boolean) {
    onClose();
    if (entry.run) entry.run();
    else if (entry.address && otherTab) window.open(entry.address, "_blank", "noopener");
    else if (entry.address) void navigate({ href: entry.address });
  }

  function write(value: string) {
    keys.restart();
    onWrite(value);
  }

  return (
    <Modal
      opened
      onClose={onClose}
      withCloseButton={false}
      size={680}
      padding={0}
      yOffset="11dvh"
      attributes={{ content: { "aria-label": label } }}
    >
      <div className={classes.head}>
        <IconSearch size={20} stroke={1.6} aria-hidden />
        <input
          className={classes.input}
          data-autofocus
          role="combobox"
          aria-expanded="true"
          aria-controls={listId}
          aria-activedescendant={keys.active && `${listId}-${keys.active.id}`}
          aria-label={label}
          placeholder={props.placeholder}
          maxLength={props.maxLength}
          value={text}
          onChange={(event) => write(event.currentTarget.value)}
          onKeyDown={keys.onKey}
        />
        {props.beside}
      </div>
      {props.note}
      <EntryList
        id={listId}
        label={label}
        groups={groups}
        wanted={wanted}
        active={keys.active}
        onPoint={keys.point}
        onRun={run}
      >
        {props.children}
      </EntryList>
      <VisuallyHidden role="status">{props.status}</VisuallyHidden>
      {props.foot}
    </Modal>
  );
}
