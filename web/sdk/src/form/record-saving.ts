import type { UseFormReturnType } from "@mantine/form";
import { type RefObject, useCallback, useRef, useState } from "react";
import { type ApiFailure, asFailure } from "../api/failure";
import { toast } from "../feedback/toast.component";
import { reasonOf } from "../saving/reason";
import { translate } from "../texts/use-texts";

/** The answer to a save on top of a version that is no longer the last. */
const STALE_VERSION = 412;

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
  const same = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);
  return Object.keys(mine).filter(
    (field) => !same(theirs[field], mine[field]) && !same(theirs[field], before[field]),
  );
}

/** Whether a form has the field of a path, such as `name` or the cell `ranges.0.to`. */
export const isFieldOf = (values: object, path: string): boolean => (path.split(".")[0] ?? "") in values;

/** Puts focus on a field by its path, wherever it is on the page; false where the page does not show it. */
export function focusField(path: string): boolean {
  const fields = document.querySelectorAll<HTMLElement>("[data-path]");
  const field = [...fields].find((element) => element.dataset.path === path);
  field?.scrollIntoView({ block: "center" });
  field?.focus();
  return field !== undefined;
}

interface Status {
  readonly isSaving: boolean;
  readonly failure: ApiFailure | null;
  /** Somebody else's version stands in the way. */
  readonly isStale: boolean;
  readonly wasSaved: boolean;
}

/** How saving stands. */
export interface SaveStatus extends Status {
  readonly set: (change: Partial<Status>) => void;
}

const IDLE: Status = { isSaving: false, failure: null, isStale: false, wasSaved: false };

export function useSaveStatus(): SaveStatus {
  const [status, setStatus] = useState(IDLE);
  const set = useCallback((change: Partial<Status>) => setStatus((before) => ({ ...before, ...change })), []);
  return { ...status, set };
}

interface Saving<Values extends Record<string, unknown>> {
  readonly onSave: (
    values: Values,
    changed: Partial<Values>,
    version: string | null,
  ) => Promise<string | null>;
  readonly form: UseFormReturnType<Values>;
  readonly base: Values;
  /** Names of fields as the person reads them. */
  readonly names: Partial<Record<string, string>>;
  readonly origin: RefObject<Origin<Values>>;
  readonly status: SaveStatus;
  readonly onSaved: (values: Values, version: string | null) => void;
}

/** Checks, saves, and shows what was wrong; one at a time, and who asks while it runs gets its answer. */
export function useSaving<Values extends Record<string, unknown>>(saving: Saving<Values>) {
  const running = useRef<Promise<boolean> | null>(null);
  const attempt = async (isQuiet: boolean) => {
    const { form, base, names, origin, onSave, status, onSaved } = saving;
    const { hasErrors, errors } = form.validate();
    if (hasErrors) {
      const [path = "", message] = Object.entries(errors)[0] ?? [];
      if (!isQuiet) showWrong(path, String(message), names);
      return false;
    }
    status.set({ isSaving: true, ...(!isQuiet && { failure: null }) });
    try {
      const values = form.getValues();
      const version = await onSave(values, changedOf(values, base), origin.current.version);
      form.resetDirty(values);
      onSaved(values, version);
      status.set({ failure: null, isStale: false, wasSaved: true });
      return true;
    } catch (thrown) {
      const failure = asFailure(thrown);
      status.set({ failure, isStale: failure.status === STALE_VERSION });
      showFailure(failure, saving, isQuiet);
      return false;
    } finally {
      status.set({ isSaving: false });
    }
  };
  return (isQuiet: boolean) => {
    running.current ??= attempt(isQuiet).finally(() => {
      running.current = null;
    });
    return running.current;
  };
}

/** Wrong fields at their places; any other failure in a toast, unless it stands over the page already. */
function showFailure<Values extends Record<string, unknown>>(
  failure: ApiFailure,
  { form, base, names }: Saving<Values>,
  isQuiet: boolean,
): void {
  const shown = failure.fields.filter(({ field }) => isFieldOf(base, field));
  for (const { field, message } of shown) form.setFieldError(field, message);
  // The conflict and the sign-in stand over the page and say it themselves.
  if (isQuiet || failure.status === STALE_VERSION || failure.isSignedOut) return;
  if (shown[0]) showWrong(shown[0].field, shown[0].message, names);
  else toast.error(translate("sdk:autosave.failed"), { text: reasonOf(failure, true) });
}

/** Goes to a wrong field, or says which one it is where it stands on another tab. */
function showWrong(path: string, message: string, names: Partial<Record<string, string>>): void {
  if (focusField(path)) return;
  const field = names[path.split(".")[0] ?? ""] ?? path;
  toast.error(translate("sdk:autosave.failed"), {
    text: translate("sdk:autosave.elsewhere", { field, message }),
  });
}
