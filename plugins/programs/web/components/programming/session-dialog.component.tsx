import { Dialog, MultiSelectField, NumberField, useTexts } from "@estante/sdk";
import { TextInput } from "@mantine/core";
import { useState } from "react";
import {
  type Programming,
  type Session,
  useMaterialChoices,
  useProgrammingChanges,
} from "../../api/programmings";
import { faultsOf } from "../../api/tasks";
import classes from "./programming.module.css";
import { SessionGuide } from "./session-guide.component";

interface SessionDialogProps {
  readonly programming: Programming;
  /** Null for a new one. */
  readonly session: Session | null;
  /** The module of a new one; null is the bank. */
  readonly unit: string | null;
  readonly onClose: () => void;
}

const MAX_TITLE = 250;
const MAX_MINUTES = 1440;
const MAX_MATERIALS = 50;
const USUAL_MINUTES = 45;

const draftOf = (session: Session | null) => ({
  title: session?.title ?? "",
  duration: session?.duration ?? USUAL_MINUTES,
  materials: session?.materials.map(({ guid }) => guid) ?? [],
});

/** A session: what it is called, how many minutes it takes, and what it is held with. */
export function SessionDialog({ programming, session, unit, onClose }: SessionDialogProps) {
  const t = useTexts("programs");
  const { addSession, changeSession } = useProgrammingChanges(programming);
  const [first] = useState(() => draftOf(session));
  const [draft, setDraft] = useState(first);
  const [faults, setFaults] = useState<Readonly<Record<string, string>>>({});
  const [isRunning, setRunning] = useState(false);
  const put = (changed: Partial<typeof draft>) => {
    setDraft({ ...draft, ...changed });
    setFaults({});
  };
  const run = async () => {
    const body = { ...draft, title: draft.title.trim() };
    const name = body.title || t("programming.session");
    setRunning(true);
    try {
      await (session ? changeSession(session, body, name) : addSession(body, unit, name));
      onClose();
    } catch (thrown) {
      setFaults(faultsOf(thrown));
    } finally {
      setRunning(false);
    }
  };
  return (
    <Dialog
      opened
      onClose={onClose}
      size="s"
      title={t(session ? "programming.editSession" : "programming.addSession")}
      confirm={{ label: t("structure.save"), run: () => void run(), isRunning }}
      isGuarded={draft !== first}
      withClose
    >
      <div className={classes.fields}>
        {faults.form && <p role="alert">{faults.form}</p>}
        <TextInput
          label={t("programming.sessionTitle")}
          data-autofocus
          maxLength={MAX_TITLE}
          value={draft.title}
          error={faults.title}
          onChange={(event) => put({ title: event.currentTarget.value })}
        />
        <NumberField
          label={t("programming.duration")}
          withAsterisk
          min={1}
          max={MAX_MINUTES}
          allowDecimal={false}
          value={draft.duration}
          error={faults.duration}
          onChange={(minutes) => put({ duration: Number(minutes) })}
        />
        <MaterialsField
          programming={programming}
          session={session}
          value={draft.materials}
          error={faults.materials}
          onChange={(materials) => put({ materials: [...materials] })}
        />
        {session && <SessionGuide programming={programming} session={session} />}
      </div>
    </Dialog>
  );
}

interface MaterialsFieldProps {
  readonly programming: Programming;
  readonly session: Session | null;
  readonly value: readonly string[];
  readonly error: string | undefined;
  readonly onChange: (value: readonly string[]) => void;
}

/** Materials of the program, each once, searched by their titles and their lessons'. */
function MaterialsField({ programming, session, value, error, onChange }: MaterialsFieldProps) {
  const t = useTexts("programs");
  const [words, setWords] = useState("");
  const query = useMaterialChoices(programming.guid, words);
  const optionOf = ({ guid, title, lesson_name }: Session["materials"][number]) => ({
    value: guid,
    label: title,
    description: lesson_name,
  });
  return (
    <MultiSelectField
      label={t("programming.materials")}
      description={t("programming.materialsHint")}
      options={query.data?.data.map(optionOf) ?? []}
      known={session?.materials.map(optionOf) ?? []}
      onSearch={setWords}
      loading={query.isLoading}
      emptyText={t(query.isError ? "programming.notSearched" : "programming.noMaterials")}
      max={MAX_MATERIALS}
      value={value}
      onChange={onChange}
      error={error}
    />
  );
}
