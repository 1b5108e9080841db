import { Button, Radio } from "@mantine/core";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { asFailure } from "../api/failure";
import { Dialog } from "../dialogs/dialog.component";
import type { RecordForm } from "../form/record-form";
import { collidingFields } from "../form/record-saving";
import { formatRelative } from "../texts/format";
import { useOwnTexts } from "../texts/use-texts";
import classes from "./conflict-dialog.module.css";

/** The record as it is saved now. */
export interface SavedVersion<Values> {
  readonly values: Values;
  readonly version: string | null;
  /** Who saved it last, where that is known. */
  readonly by?: string | null;
  readonly at?: string | null;
}

export interface ConflictDialogProps<Values extends Record<string, unknown>> {
  readonly record: RecordForm<Values>;
  /** What the record is kept under, as for its form. */
  readonly name: string;
  readonly title?: string;
  /** Fields as the person reads them, each with a name of its own. */
  readonly labels: Readonly<Record<keyof Values & string, string>>;
  /** A value as it is read; as it is written without it. */
  readonly shown?: (field: keyof Values & string, value: Values[keyof Values & string]) => ReactNode;
  /** Reads the record as it is saved now. Raises ApiFailure. */
  readonly load: () => Promise<SavedVersion<Values>>;
  /** The person took what is saved: the screen has to show it. */
  readonly onTakeSaved: () => void;
}

type Choice = "mine" | "theirs";

/** Somebody else saved meanwhile: field by field, what they have and what this person has. */
export function ConflictDialog<Values extends Record<string, unknown>>(props: ConflictDialogProps<Values>) {
  return props.record.isStale ? <OpenConflict {...props} /> : null;
}

function OpenConflict<Values extends Record<string, unknown>>(props: ConflictDialogProps<Values>) {
  const { record, name, title, labels, load, onTakeSaved } = props;
  const t = useOwnTexts();
  const written = (value: unknown) =>
    typeof value === "boolean" ? t(value ? "conflict.yes" : "conflict.no") : String(value ?? "") || "–";
  const shown = props.shown ?? ((_field, value) => written(value));
  const [choices, setChoices] = useState<Partial<Record<string, Choice>>>({});
  const saved = useQuery({
    // Who saves over a version and is overtaken again looks at the newest one.
    queryKey: ["conflict", name, record.origin.version],
    queryFn: load,
    enabled: !record.isSaving,
    placeholderData: keepPreviousData,
    staleTime: 0,
    gcTime: 0,
  });
  const theirs = saved.data;
  const fields = theirs ? collidingFields(record.changed, theirs.values, record.origin.values) : [];
  const isMerged = theirs !== undefined && fields.length === 0;

  const save = async () => {
    if (!theirs) return;
    const taken = fields.filter((field) => choices[field] === "theirs");
    await record.saveOver(
      theirs.version,
      Object.fromEntries(taken.map((field) => [field, theirs.values[field]])) as Partial<Values>,
    );
  };
  // Nobody touched what this person changed, or the same was saved already: there is nothing to choose.
  const merges = useRef(save);
  useEffect(() => {
    merges.current = save;
  });
  const version = theirs?.version;
  // biome-ignore lint/correctness/useExhaustiveDependencies: each newer version is merged anew
  useEffect(() => {
    if (isMerged) void merges.current();
  }, [isMerged, version]);
  if (isMerged) return null;

  const takeSaved = () => {
    record.setAside();
    onTakeSaved();
  };
  return (
    <Dialog
      opened
      onClose={takeSaved}
      size="small"
      title={title ?? t("conflict.title")}
      subtitle={whoAndWhen(theirs, t)}
      cancel={null}
      aside={
        <Button variant="default" onClick={takeSaved} disabled={!theirs}>
          {t("conflict.takeSaved")}
        </Button>
      }
      confirm={{
        label: theirs || !saved.isError ? t("conflict.save") : t("error.retry"),
        run: () => void (theirs ? save() : saved.refetch()),
        isRunning: record.isSaving || saved.isFetching,
      }}
      withClose={false}
      isGuarded
    >
      {saved.isError && !theirs && <p role="alert">{asFailure(saved.error).message || t("error.offline")}</p>}
      {theirs &&
        fields.map((field) => (
          <ConflictField
            key={field}
            label={labels[field]}
            choice={choices[field] ?? "mine"}
            mine={shown(field, record.changed[field] as Values[typeof field])}
            theirs={shown(field, theirs.values[field])}
            onChoose={(choice) => setChoices({ ...choices, [field]: choice })}
          />
        ))}
    </Dialog>
  );
}

function whoAndWhen(saved: SavedVersion<unknown> | undefined, t: ReturnType<typeof useOwnTexts>): string {
  if (!saved?.at) return t("conflict.text");
  const when = formatRelative(saved.at);
  return t(saved.by ? "conflict.textBy" : "conflict.textAt", { name: saved.by, when });
}

interface FieldProps {
  readonly label: string;
  readonly choice: Choice;
  readonly mine: ReactNode;
  readonly theirs: ReactNode;
  readonly onChoose: (choice: Choice) => void;
}

function ConflictField({ label, choice, mine, theirs, onChoose }: FieldProps) {
  const t = useOwnTexts();
  const sides = [
    { side: "mine", whose: t("conflict.mine"), value: mine },
    { side: "theirs", whose: t("conflict.theirs"), value: theirs },
  ] as const;
  return (
    <fieldset className={classes.field}>
      <legend className={classes.label}>{label}</legend>
      {sides.map(({ side, whose, value }) => (
        <Radio
          key={side}
          name={label}
          className={classes.side}
          checked={choice === side}
          onChange={() => onChoose(side)}
          // What is no text names itself by what stands in it.
          {...(typeof value === "string" && { "aria-label": `${label}: ${whose}, ${value}` })}
          label={
            <>
              <span className={classes.whose}>{whose}</span>
              <span className={classes.value}>{value}</span>
            </>
          }
        />
      ))}
    </fieldset>
  );
}
