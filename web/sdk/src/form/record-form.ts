import { type UseFormReturnType, useForm } from "@mantine/form";
import { useCallback, useMemo, useRef, useState } from "react";
import type { ApiFailure } from "../api/failure";
import { reasonOf } from "../saving/reason";
import { useTryAgain } from "../saving/try-again";
import { type OfferedDraft, useDraft } from "../saving/use-draft";
import type { AutosaveState } from "./autosave";
import {
  changedOf,
  collidingFields,
  isFieldOf,
  type Origin,
  useSaveStatus,
  useSaving,
} from "./record-saving";

export interface RecordFormOptions<Values extends Record<string, unknown>> {
  /** The record as it was last saved; a new value (a reload) fills the form again. */
  readonly saved: Values;
  /** The version that `saved` is, as an ETag. */
  readonly version?: string | null;
  /** What its draft is kept under on the device: `contents/{guid}`. Without it no draft is kept. */
  readonly record?: string;
  /** What is wrong with values, by field; is told which of them were changed. */
  readonly validate?: (
    values: Values,
    changed: readonly (keyof Values & string)[],
  ) => Partial<Record<keyof Values & string, string>>;
  /** Names of fields as the person reads them; several fields may share one: «disponibilidad». */
  readonly names: Partial<Record<keyof Values & string, string>>;
  /** Saves what was changed on top of a version, and answers the new one. Raises ApiFailure. */
  readonly onSave: (
    values: Values,
    changed: Partial<Values>,
    version: string | null,
  ) => Promise<string | null>;
}

export interface RecordForm<Values extends Record<string, unknown>> {
  readonly form: UseFormReturnType<Values>;
  /** Names of what was changed, each once. */
  readonly changes: readonly string[];
  /** The changed fields with their new values. */
  readonly changed: Partial<Values>;
  /** How the last change stands, for the indicator. */
  readonly state: AutosaveState;
  readonly isSaving: boolean;
  /** What saving last ended with; null once it worked. */
  readonly failure: ApiFailure | null;
  /** Why the last changes are not saved, and what becomes of them; null while nothing failed. */
  readonly problem: string | null;
  /** What the changes were made on. */
  readonly origin: Origin<Values>;
  /** True while somebody else's version stands in the way: the conflict dialog has to settle it. */
  readonly isStale: boolean;
  /** Checks everything, goes to the first wrong field, saves. True when it worked. */
  readonly save: () => Promise<boolean>;
  /** The same while somebody is typing: the focus stays, and what is wrong only stands at its field. */
  readonly saveQuietly: () => Promise<boolean>;
  readonly discard: () => void;
  /** Saves on top of a newer version, after its values were looked at. */
  readonly saveOver: (version: string | null, theirs: Partial<Values>) => Promise<boolean>;
  /** Takes the newer version; what the person typed stays offered. */
  readonly setAside: () => void;
  /** What was typed at another time and not saved. */
  readonly draft: OfferedDraft | null;
}

/** The names of changed fields, each once. */
function useChanges(changedKeys: string, names: Partial<Record<string, string>>): readonly string[] {
  return useMemo(() => {
    const keys = changedKeys.split(",").filter(Boolean);
    return [...new Set(keys.map((key) => names[key] ?? key))];
  }, [changedKeys, names]);
}

interface ReadVersion<Values extends Record<string, unknown>> {
  readonly saved: Values;
  readonly version: string | null;
  readonly base: Values;
  readonly form: UseFormReturnType<Values>;
  readonly setBase: (values: Values) => void;
}

/** Fills the form with what is read anew, and knows the last version: a save that was not read back is newer. */
function useReadVersion<Values extends Record<string, unknown>>(reading: ReadVersion<Values>) {
  const { saved, version, base, form, setBase } = reading;
  const [read, setRead] = useState({ saved, version });
  const [ownVersion, setOwnVersion] = useState<string | null>(null);
  if (read.saved !== saved || read.version !== version) {
    setRead({ saved, version });
    setOwnVersion(null);
    if (JSON.stringify(base) !== JSON.stringify(saved)) {
      setBase(saved);
      // What the person has changed meanwhile stays as they have it.
      form.setValues({ ...saved, ...changedOf(form.values, base) });
      form.resetDirty(saved);
    }
  }
  return { latestVersion: ownVersion ?? version, setOwnVersion };
}

/**
 * A record's form: what changed, by name; saving that checks first; wrong fields as the server names them. A save
 * that fails for any other reason says so, and is tried again by itself when that may help.
 */
export function useRecordForm<Values extends Record<string, unknown>>({
  saved,
  version = null,
  record,
  validate,
  names,
  onSave,
}: RecordFormOptions<Values>): RecordForm<Values> {
  const [base, setBase] = useState(saved);
  const form = useForm<Values>({
    initialValues: saved,
    validateInputOnBlur: true,
    clearInputErrorOnChange: true,
    ...(validate && { validate: (values) => validate(values, Object.keys(changedOf(values, base))) }),
  });
  const status = useSaveStatus();
  const { isSaving, failure, isStale, wasSaved } = status;
  // What the person began to change; what is read anew meanwhile must not hide a conflict.
  const origin = useRef<Origin<Values>>({ version, values: saved });
  const { latestVersion, setOwnVersion } = useReadVersion({ saved, version, base, form, setBase });
  const changed = changedOf(form.values, base);
  const changes = useChanges(Object.keys(changed).join(), names);
  const isChanged = changes.length > 0;
  if (!isChanged && !isSaving) origin.current = { version: latestVersion, values: base };

  const draft = useDraft<Values>({
    record,
    saved: base,
    changed,
    names,
    origin,
    onRestore: (values, before) => {
      const restored = { ...form.getValues(), ...values };
      form.setValues(restored);
      if (before.version === latestVersion) return;
      const collisions = collidingFields(values, base, before.values);
      if (collisions.length > 0) origin.current = { ...before, values: { ...base, ...before.values } };
      status.set({ isStale: collisions.length > 0 });
    },
  });

  const run = useSaving({
    form,
    base,
    names,
    origin,
    onSave,
    status,
    onSaved: (values, next) => {
      setBase(values);
      if (!next) return;
      origin.current = { version: next, values };
      setOwnVersion(next);
    },
  });
  const hasFailed =
    failure !== null && isChanged && !failure.fields.some(({ field }) => isFieldOf(base, field));
  useTryAgain(hasFailed ? failure : null, () => run(true));

  const { set: setStatus } = status;
  const discard = useCallback(() => {
    form.setValues(base);
    form.clearErrors();
    setStatus({ failure: null, isStale: false });
  }, [form, base, setStatus]);

  return {
    form,
    changes,
    changed,
    state: stateOf({ isSaving: isSaving && !hasFailed, hasFailed, isChanged, wasSaved }),
    isSaving,
    failure,
    problem: hasFailed && !isStale ? reasonOf(failure, true) : null,
    origin: origin.current,
    isStale,
    save: () => run(false),
    saveQuietly: () => run(true),
    discard,
    saveOver: (newer, theirs) => {
      for (const [field, value] of Object.entries(theirs)) form.setFieldValue(field, value as never);
      origin.current = { ...origin.current, version: newer };
      return run(false);
    },
    setAside: () => {
      draft.setAside();
      discard();
    },
    draft: draft.offered,
  };
}

interface Standing {
  readonly isSaving: boolean;
  readonly hasFailed: boolean;
  readonly isChanged: boolean;
  readonly wasSaved: boolean;
}

function stateOf({ isSaving, hasFailed, isChanged, wasSaved }: Standing): AutosaveState {
  if (isSaving) return "saving";
  if (hasFailed) return "failed";
  if (isChanged) return "pending";
  return wasSaved ? "saved" : "idle";
}
