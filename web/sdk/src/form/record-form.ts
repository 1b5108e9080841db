import { schemaResolver, type UseFormReturnType, useForm } from "@mantine/form";
import { useCallback, useMemo, useState } from "react";
import type { $ZodType } from "zod/v4/core";
import { type ApiFailure, asFailure } from "../api/failure";

export interface RecordFormOptions<Values extends Record<string, unknown>> {
  /** The record as it was last saved; a new value (a reload) fills the form again. */
  readonly saved: Values;
  readonly schema?: $ZodType;
  /** Names of fields as the person reads them; several fields may share one: «disponibilidad». */
  readonly names: Partial<Record<keyof Values & string, string>>;
  /** Saves what was changed. Raises ApiFailure. */
  readonly onSave: (values: Values, changed: Partial<Values>) => Promise<void>;
}

export interface RecordForm<Values extends Record<string, unknown>> {
  readonly form: UseFormReturnType<Values>;
  /** Names of what was changed, each once. */
  readonly changes: readonly string[];
  /** The changed fields with their new values. */
  readonly changed: Partial<Values>;
  readonly isSaving: boolean;
  /** What saving last ended with; null once it worked. */
  readonly failure: ApiFailure | null;
  /** Checks everything, goes to the first wrong field, saves. True when it worked. */
  readonly save: () => Promise<boolean>;
  readonly discard: () => void;
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

/** Puts focus on a field by its path, wherever it is on the page. */
export function focusField(path: string): void {
  const fields = document.querySelectorAll<HTMLElement>("[data-path]");
  const field = [...fields].find((element) => element.dataset.path === path);
  field?.scrollIntoView({ block: "center" });
  field?.focus();
}

/** A record's form: what changed, by name; saving that checks first; wrong fields as the server names them. */
export function useRecordForm<Values extends Record<string, unknown>>({
  saved,
  schema,
  names,
  onSave,
}: RecordFormOptions<Values>): RecordForm<Values> {
  const form = useForm<Values>({
    initialValues: saved,
    validateInputOnBlur: true,
    clearInputErrorOnChange: true,
    ...(schema && { validate: schemaResolver(schema, { sync: true }) }),
  });
  const [base, setBase] = useState(saved);
  const [isSaving, setSaving] = useState(false);
  const [failure, setFailure] = useState<ApiFailure | null>(null);

  if (base !== saved && JSON.stringify(base) !== JSON.stringify(saved)) {
    setBase(saved);
    // What the person has changed meanwhile stays as they have it.
    form.setValues({ ...saved, ...changedOf(form.values, base) });
    form.resetDirty(saved);
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

  const save = useCallback(async () => {
    const { hasErrors, errors } = form.validate();
    if (hasErrors) {
      focusField(Object.keys(errors)[0] ?? "");
      return false;
    }
    setSaving(true);
    setFailure(null);
    try {
      const values = form.getValues();
      await onSave(values, changedOf(values, base));
      setBase(values);
      form.resetDirty(values);
      return true;
    } catch (thrown) {
      const caught = asFailure(thrown);
      setFailure(caught);
      for (const { field, message } of caught.fields) form.setFieldError(field, message);
      if (caught.fields[0]) focusField(caught.fields[0].field);
      return false;
    } finally {
      setSaving(false);
    }
  }, [form, onSave, base]);

  const discard = useCallback(() => {
    form.setValues(base);
    form.clearErrors();
    setFailure(null);
  }, [form, base]);

  return { form, changes, changed, isSaving, failure, save, discard };
}
