import { Dialog, ReferencePicker, useFlag, useTexts } from "@estante/sdk";
import { Textarea, TextInput } from "@mantine/core";
import { useState } from "react";
import {
  type Programming,
  type ProgrammingBody,
  useNewProgramming,
  useProgrammingChanges,
} from "../../api/programmings";
import { faultsOf } from "../../api/tasks";
import classes from "./programming.module.css";

interface ProgrammingDialogProps {
  readonly program: string;
  /** Null for a new one. */
  readonly programming: Programming | null;
  /** Is told the guid of a new one. */
  readonly onMade?: (guid: string) => void;
  readonly onClose: () => void;
}

const MAX_TITLE = 250;
const MAX_TEXT = 10_000;

/** What a programming is called, what it is about and the evaluation period that it is for. */
export function ProgrammingDialog(props: ProgrammingDialogProps) {
  const { program, programming, onMade, onClose } = props;
  const add = useNewProgramming(program);
  if (programming) return <ChangeDialog {...props} programming={programming} />;
  return <ProgrammingForm first={null} onClose={onClose} send={async (body) => onMade?.(await add(body))} />;
}

function ChangeDialog({
  programming,
  onClose,
}: ProgrammingDialogProps & { readonly programming: Programming }) {
  const { change } = useProgrammingChanges(programming);
  return <ProgrammingForm first={programming} onClose={onClose} send={change} />;
}

interface ProgrammingFormProps {
  readonly first: ProgrammingBody | null;
  readonly send: (body: ProgrammingBody) => Promise<unknown>;
  readonly onClose: () => void;
}

function ProgrammingForm({ first, send, onClose }: ProgrammingFormProps) {
  const t = useTexts("programs");
  const hasPeriods = useFlag("evaluation_model");
  const [title, setTitle] = useState(first?.title ?? "");
  const [description, setDescription] = useState(first?.description ?? "");
  const [period, setPeriod] = useState(first?.evaluation_period ?? null);
  const [faults, setFaults] = useState<Readonly<Record<string, string>>>({});
  const [isRunning, setRunning] = useState(false);
  const isChanged =
    title !== (first?.title ?? "") ||
    description !== (first?.description ?? "") ||
    period !== (first?.evaluation_period ?? null);
  const run = async () => {
    setRunning(true);
    try {
      await send({ title: title.trim(), description, evaluation_period: period });
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
      title={t(first ? "programming.edit" : "programming.add")}
      confirm={{ label: t("structure.save"), run: () => void run(), isRunning }}
      isGuarded={isChanged}
      withClose
    >
      <div className={classes.fields}>
        {faults.form && <p role="alert">{faults.form}</p>}
        <TextInput
          label={t("programming.title")}
          withAsterisk
          data-autofocus
          maxLength={MAX_TITLE}
          value={title}
          error={faults.title}
          onChange={(event) => {
            setTitle(event.currentTarget.value);
            setFaults({});
          }}
        />
        <Textarea
          label={t("programming.description")}
          autosize
          minRows={2}
          maxLength={MAX_TEXT}
          value={description}
          error={faults.description}
          onChange={(event) => setDescription(event.currentTarget.value)}
        />
        {hasPeriods && (
          <ReferencePicker
            of="periods"
            label={t("programming.period")}
            value={period}
            onChange={setPeriod}
            clearable
            error={faults.evaluation_period}
          />
        )}
      </div>
    </Dialog>
  );
}
