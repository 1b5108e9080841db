import { DeleteDialog, EmptyState, SortableField, useTexts } from "@estante/sdk";
import { ActionIcon, Button, TextInput } from "@mantine/core";
import { IconPlus, IconTrash } from "@tabler/icons-react";
import { type FormEvent, type ReactNode, useState } from "react";
import classes from "./part-list.module.css";

export interface Part {
  readonly guid: string;
  readonly name: string;
}

export interface PartListProps<Row extends Part> {
  /** Texts of the kind: `disciplines`. */
  readonly texts: string;
  /** Names the list to screen readers. */
  readonly label: string;
  readonly parts: readonly Row[];
  readonly mayCreate: boolean;
  readonly mayChange: boolean;
  readonly mayDelete: boolean;
  readonly onAdd: (name: string) => Promise<boolean>;
  readonly onRename: (part: Row, name: string) => Promise<boolean>;
  /** To the place from 1. */
  readonly onMove: (part: Row, place: number) => Promise<boolean>;
  /** Raises ApiFailure: what uses it. */
  readonly onRemove: (part: Row) => Promise<void>;
  /** What else a part has, behind its name. */
  readonly renderMore?: (part: Row) => ReactNode;
}

const ICON_PX = 16;
const MAX_NAME = 250;

/** Short names in an order: each is renamed in its place, dragged or moved, and deleted; one is added below. */
export function PartList<Row extends Part>(props: PartListProps<Row>) {
  const { texts, label, parts, mayChange, mayDelete, mayCreate, onRemove } = props;
  const t = useTexts("settings");
  const [removed, setRemoved] = useState<Row | null>(null);
  const { order, move } = useOrder(props);
  const partOf = (guid: string) => parts.find((part) => part.guid === guid);
  return (
    <div className={classes.parts}>
      {parts.length > 0 && (
        <SortableField
          label={label}
          isLabelHidden
          options={parts.map(({ guid, name }) => ({ value: guid, label: name }))}
          value={order}
          onChange={move}
          readOnly={!mayChange}
          renderRow={(guid) => {
            const part = partOf(guid);
            return part && <PartRow key={part.name} {...props} part={part} />;
          }}
          renderActions={(guid) => {
            const part = partOf(guid);
            return (
              mayDelete &&
              part && (
                <ActionIcon
                  variant="subtle"
                  color="gray"
                  aria-label={t("parts.remove", { name: part.name })}
                  onClick={() => setRemoved(part)}
                >
                  <IconTrash size={ICON_PX} aria-hidden="true" />
                </ActionIcon>
              )
            );
          }}
        />
      )}
      {parts.length === 0 && <EmptyState isFiltered title={t(`${texts}.none`)} />}
      {mayCreate && <NewPart {...props} />}
      <DeleteDialog
        opened={removed !== null}
        onClose={() => setRemoved(null)}
        onDelete={async () => {
          if (removed) await onRemove(removed);
        }}
        title={t(`${texts}.remove`, { name: removed?.name ?? "" })}
        recovery={t("parts.recovery")}
        label={t("parts.delete")}
      />
    </div>
  );
}

/** The order as it is on the screen: where it was put stays there while that is saved. */
function useOrder<Row extends Part>({ parts, onMove }: PartListProps<Row>) {
  const [wanted, setWanted] = useState<readonly string[] | null>(null);
  const saved = parts.map(({ guid }) => guid);
  const isOfThese = wanted?.length === saved.length && wanted.every((guid) => saved.includes(guid));
  const order = wanted && isOfThese ? wanted : saved;
  const move = (next: readonly string[]) => {
    const at = next.findIndex((guid, place) => guid !== order[place]);
    // Dragged down, the first that differs is the one behind it.
    const isDown = next[at] === order[at + 1];
    const guid = isDown ? order[at] : next[at];
    const part = parts.find((candidate) => candidate.guid === guid);
    if (!part) return;
    setWanted(next);
    void onMove(part, next.indexOf(part.guid) + 1).then(() =>
      setWanted((current) => (current === next ? null : current)),
    );
  };
  return { order, move };
}

function NewPart<Row extends Part>({ texts, onAdd }: PartListProps<Row>) {
  const t = useTexts("settings");
  const [name, setName] = useState("");
  const addLabel = t(`${texts}.add`);
  const add = async (event: FormEvent) => {
    event.preventDefault();
    const sent = name.trim();
    // Who is quick has typed the next one meanwhile.
    if (sent && (await onAdd(sent))) setName((current) => (current.trim() === sent ? "" : current));
  };
  return (
    <form className={classes.add} onSubmit={(event) => void add(event)}>
      <TextInput
        aria-label={addLabel}
        placeholder={addLabel}
        value={name}
        maxLength={MAX_NAME}
        onChange={(event) => setName(event.currentTarget.value)}
      />
      <Button type="submit" variant="default" leftSection={<IconPlus size={ICON_PX} />}>
        {addLabel}
      </Button>
    </form>
  );
}

/** The name of a part, which is written over where it stands. */
function PartRow<Row extends Part>(props: PartListProps<Row> & { readonly part: Row }) {
  const { part, mayChange, onRename, renderMore } = props;
  const t = useTexts("settings");
  const [name, setName] = useState(part.name);
  const [isUnsaved, setIsUnsaved] = useState(false);
  const rename = async () => {
    const wanted = name.trim();
    if (!wanted || wanted === part.name) {
      setName(part.name);
      setIsUnsaved(false);
    } else setIsUnsaved(!(await onRename(part, wanted)));
  };
  return (
    <div className={classes.row}>
      {mayChange ? (
        <TextInput
          className={classes.name}
          variant="unstyled"
          aria-label={t("parts.name", { name: part.name })}
          value={name}
          maxLength={MAX_NAME}
          error={isUnsaved && t("parts.unsaved")}
          onChange={(event) => setName(event.currentTarget.value)}
          onBlur={() => void rename()}
          onKeyDown={(event) => {
            if (event.key === "Enter") event.currentTarget.blur();
          }}
        />
      ) : (
        <span className={classes.name}>{part.name}</span>
      )}
      {renderMore?.(part)}
    </div>
  );
}
