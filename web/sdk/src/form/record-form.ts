import { type UseFormReturnType, useForm } from "@mantine/form";
import { useCallback, useMemo, useRef, useState } from "react";
import { type ApiFailure, asFailure } from "../api/failure";
import { toast } from "../feedback/toast.component";
import { reasonOf } from "../saving/reason";
import { useTryAgain } from "../saving/try-again";
import { type OfferedDraft, useDraft } from "../saving/use-draft";
import { say } from "../texts/use-texts";
import type { AutosaveState } from "./autosave";

/** The answer to a save on top of a version that is no longer the last. */
const STALE_VERSION = 412;

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

/** The fields whose values differ, compared by what they hold. */
export function changedOf<Values extends Record<string, unknown>>(
  values: Values,
  saved: Values,
): Partial<Values> {
  const differs = Object.entries(values).filter(
    ([key, value]) => JSON.stringify(value) !== JSON.stringify(saved[key]),
  );
  return Object.fromEntries(differs) as Partial<Values>;
}

/** What a form was when the person began to change it. */
export interface Origin<Values> {
  readonly version: string | null;
  readonly values: Values;
}

/** The fields that both this person and somebody else changed, to different values. */
export function collidingFields<Values extends Record<string, unknown>>(
  mine: Partial<Values>,
  theirs: Values,
  before: Partial<Values>,
): (keyof Values & string)[] {
  const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);
  return Object.keys(mine).filter(
    (field) => !same(theirs[field], mine[field]) && !same(theirs[field], before[field]),
  );
}

/** Puts focus on a field by its path, wherever it is on the page. */
export function focusField(path: string): void {
  const fields = document.querySelectorAll<HTMLElement>("[data-path]");
  const field = [...fields].find((element) => element.dataset.path === path);
  field?.scrollIntoView({ block: "center" });
  field?.focus();
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
  const [isSaving, setSaving] = useState(false);
  const [failure, setFailure] = useState<ApiFailure | null>(null);
  const [isStale, setStale] = useState(false);
  const [wasSaved, setWasSaved] = useState(false);
  const running = useRef<Promise<boolean> | null>(null);
  // What the person began to change; what is read anew meanwhile must not hide a conflict.
  const origin = useRef<Origin<Values>>({ version, values: saved });
  // What was read last; a save that was not read back since is newer.
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

  const changed = changedOf(form.values, base);
  const changedKeys = Object.keys(changed).join();
  const changes = useMemo(
    () => [
      ...new Set(
        changedKeys
          .split(",")
          .filter(Boolean)
          .map((key) => names[key] ?? key),
      ),
    ],
    [changedKeys, names],
  );
  const isChanged = changes.length > 0;
  const latestVersion = ownVersion ?? version;
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
      setStale(collisions.length > 0);
    },
  });

  const settle = useCallback(
    (caught: ApiFailure, isQuiet: boolean) => {
      setFailure(caught);
      setStale(caught.status === STALE_VERSION);
      const shown = caught.fields.filter(({ field }) => field in base);
      for (const { field, message } of shown) form.setFieldError(field, message);
      // The conflict and the sign-in stand over the page and say it themselves.
      if (isQuiet || caught.status === STALE_VERSION || caught.isSignedOut) return;
      if (shown[0]) focusField(shown[0].field);
      else toast.error(say("sdk:autosave.failed"), { text: reasonOf(caught) });
    },
    [form, base],
  );

  const attempt = useCallback(
    async (isQuiet: boolean) => {
      const { hasErrors, errors } = form.validate();
      if (hasErrors) {
        if (!isQuiet) focusField(Object.keys(errors)[0] ?? "");
        return false;
      }
      if (!isQuiet) setFailure(null);
      setSaving(true);
      try {
        const values = form.getValues();
        const next = await onSave(values, changedOf(values, base), origin.current.version);
        if (next) {
          origin.current = { version: next, values };
          setOwnVersion(next);
        }
        setBase(values);
        form.resetDirty(values);
        setFailure(null);
        setStale(false);
        setWasSaved(true);
        return true;
      } catch (thrown) {
        settle(asFailure(thrown), isQuiet);
        return false;
      } finally {
        setSaving(false);
      }
    },
    [form, onSave, base, settle],
  );

  // One at a time: who asks while it runs gets its answer.
  const run = (isQuiet: boolean) => {
    running.current ??= attempt(isQuiet).finally(() => {
      running.current = null;
    });
    return running.current;
  };
  const hasFailed = failure !== null && isChanged && !failure.fields.some(({ field }) => field in base);
  useTryAgain(hasFailed ? failure : null, () => run(true));

  const discard = useCallback(() => {
    form.setValues(base);
    form.clearErrors();
    setFailure(null);
    setStale(false);
  }, [form, base]);

  return {
    form,
    changes,
    changed,
    state: stateOf({ isSaving: isSaving && !hasFailed, hasFailed, isChanged, wasSaved }),
    isSaving,
    failure,
    problem: hasFailed && !isStale ? reasonOf(failure) : null,
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
