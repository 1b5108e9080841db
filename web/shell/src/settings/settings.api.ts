import { type AnswerData, ApiFailure, api, apiQueryOptions, asFailure, unwrap } from "@estante/sdk";

export type Settings = AnswerData<"get", "/settings">;
export type Setting = Settings["sections"][number]["settings"][number];
export type SettingValue = string | number | boolean | null | readonly string[];
export type SettingValues = Record<string, SettingValue>;

export const settingsQuery = () => apiQueryOptions("/settings", {});

/** A key as a form's field: a form takes dots for a way into its values. */
export const fieldOf = (key: string) => key.replaceAll(".", "/");
export const keyOf = (field: string) => field.replaceAll("/", ".");

export const settingsOf = (settings: Settings): readonly Setting[] =>
  settings.sections.flatMap((section) => section.settings);

/** What the form begins with. */
export const valuesOf = (settings: Settings): SettingValues =>
  Object.fromEntries(settingsOf(settings).map(({ key, value }) => [fieldOf(key), value as SettingValue]));

/** Saves the changed fields on top of a version. Raises ApiFailure whose fields are the form's. */
export async function saveSettings(changed: Partial<SettingValues>, version: string | null) {
  const values = Object.fromEntries(
    Object.entries(changed).map(([field, value]) => [keyOf(field), value ?? null]),
  );
  try {
    const headers = version ? { "if-match": version } : {};
    return await unwrap(api.PATCH("/settings", { body: { values }, headers }));
  } catch (thrown) {
    const { status, code, message, fields, requestId, body } = asFailure(thrown);
    const named = fields.map((problem) => ({ ...problem, field: fieldOf(problem.field) }));
    throw new ApiFailure(status, code, message, named, requestId, body);
  }
}

/** Goes back to the file's value. Raises ApiFailure. */
export const revertSetting = (key: string, version: string | null) =>
  unwrap(
    api.DELETE("/settings/{key}", {
      params: { path: { key } },
      headers: version ? { "if-match": version } : {},
    }),
  );
