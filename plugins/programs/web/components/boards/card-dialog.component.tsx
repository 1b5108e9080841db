import { asFailure, DateField, Dialog, MultiSelectField, useTexts } from "@estante/sdk";
import { Textarea, TextInput } from "@mantine/core";
import { useState } from "react";
import { type Board, type Card, type CardBody, useBoardChanges } from "../../api/boards";
import { faultsOf } from "../../api/tasks";
import classes from "./boards.module.css";

interface CardDialogProps {
  readonly board: Board;
  /** Null for a new one. */
  readonly card: Card | null;
  /** Where a new one comes to stand, behind the others. */
  readonly column: number;
  readonly onClose: () => void;
}

const MAX_TITLE = 250;
const MAX_TEXT = 5000;
const STALE = 412;

const bodyOf = (card: Card | null): CardBody => ({
  title: card?.title ?? "",
  description: card?.description ?? "",
  due_on: card?.due_on ?? null,
  people: card?.people.map(({ guid }) => guid) ?? [],
});

/** What was written anew: what others wrote elsewhere in the card stays theirs. */
const changedOf = (first: CardBody, body: CardBody): Partial<CardBody> =>
  Object.fromEntries(
    Object.entries(body).filter(([field, value]) => value !== first[field as keyof CardBody]),
  );

/** A card: its title and description, until when it is due, and who is on it. */
export function CardDialog({ board, card, column, onClose }: CardDialogProps) {
  const t = useTexts("programs");
  const { add, change } = useBoardChanges(board.guid);
  const [first] = useState(() => bodyOf(card));
  const [body, setBody] = useState(first);
  // What was read before it was written over; null once somebody else was first, and their version is known.
  const [version, setVersion] = useState(card?.version ?? null);
  const [faults, setFaults] = useState<Readonly<Record<string, string>>>({});
  const [isRunning, setRunning] = useState(false);
  const latest = board.cards.find(({ guid }) => guid === card?.guid);
  const put = (changed: Partial<CardBody>) => {
    setBody({ ...body, ...changed });
    setFaults({});
  };
  const run = async () => {
    const sent = { ...body, title: body.title.trim() };
    setRunning(true);
    try {
      if (card) await change(card.guid, version ?? latest?.version ?? card.version, changedOf(first, sent));
      else await add(column, sent);
      onClose();
    } catch (thrown) {
      if (asFailure(thrown).status === STALE) {
        setVersion(null);
        setFaults({ form: t("kanban.changedMeanwhile") });
      } else setFaults(faultsOf(thrown));
    } finally {
      setRunning(false);
    }
  };
  const known = [...board.people, ...(card?.people ?? [])];
  const options = [...new Map(known.map(({ guid, name }) => [guid, { value: guid, label: name }])).values()];
  return (
    <Dialog
      opened
      onClose={onClose}
      size="s"
      title={t(card ? "kanban.editCard" : "kanban.addCard")}
      subtitle={board.columns[latest?.column ?? column]}
      confirm={{ label: t("structure.save"), run: () => void run(), isRunning }}
      isGuarded={body !== first}
      withClose
    >
      <div className={classes.fields}>
        {faults.form && <p role="alert">{faults.form}</p>}
        <TextInput
          label={t("kanban.card.title")}
          withAsterisk
          data-autofocus
          maxLength={MAX_TITLE}
          value={body.title}
          error={faults.title}
          onChange={(event) => put({ title: event.currentTarget.value })}
        />
        <Textarea
          label={t("kanban.card.description")}
          autosize
          minRows={3}
          maxLength={MAX_TEXT}
          value={body.description}
          error={faults.description}
          onChange={(event) => put({ description: event.currentTarget.value })}
        />
        <DateField
          label={t("kanban.card.due")}
          value={body.due_on}
          error={faults.due_on}
          onChange={(due_on) => put({ due_on })}
        />
        <MultiSelectField
          label={t("kanban.card.people")}
          options={options}
          value={body.people}
          error={faults.people}
          onChange={(people) => put({ people })}
        />
      </div>
    </Dialog>
  );
}
