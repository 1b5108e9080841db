import { type AnswerData, createApi, fields, fileForm, records, unwrap } from "@estante/sdk";
import type { paths } from "./schema";

export const { api, apiQueryOptions, useApiQuery } = createApi<paths>();

const CALL = "/organization/css/stylesheet";
export const TYPEFACES = "/organization/typefaces";
export const FONTS = "/v3/custom_fonts";

export type Style = AnswerData<"get", typeof CALL, paths>;
export type Typeface = AnswerData<"get", "/organization/typefaces", paths>[number];
export type StyleBody = NonNullable<paths[typeof CALL]["post"]["requestBody"]>["content"]["application/json"];

/** The look is one record: history, versions and the way back to one are those of every record. It has no list. */
export const styles = records<paths>()({
  name: "style",
  plugin: "personalization",
  section: "personalize",
  list: TYPEFACES,
  detail: "/organization/css/stylesheets/{guid}",
  history: "/organization/css/stylesheets/{guid}/history",
  versions: "/organization/css/stylesheets/{guid}/versions",
  pages: { list: "/personalize", detail: "/personalize" },
  stale: [CALL],
});

export const styleFields = fields(styles, {
  color_first: { kind: "color", label: "fields.color_first", isRequired: true },
  color_second: { kind: "color", label: "fields.color_second", isRequired: true },
  font_first: { kind: "text", label: "fields.font_first", isRequired: true },
  font_second: { kind: "text", label: "fields.font_second", isRequired: true },
  border_radius: { kind: "number", label: "fields.border_radius", isRequired: true, min: 0, max: 64 },
  css: { kind: "longText", label: "fields.css", max: 65_536 },
});

export type StyleForm = ReturnType<typeof styleFields.valuesOf>;

const over = (version: string | null) => ({ headers: version ? { "if-match": version } : {} });

/** Saves what was changed on top of a version, answers the new one. Raises ApiFailure. */
export async function saveStyle(body: StyleBody, version: string | null): Promise<string | null> {
  return (await unwrap(api.POST(CALL, { body, ...over(version) }))).etag;
}

/** Goes back to the built-in styles. Raises ApiFailure. */
export async function resetStyle(version: string | null): Promise<void> {
  await unwrap(api.DELETE(CALL, over(version)));
}

/** A style sheet as pages would get it. Raises ApiFailure: what it may not have, with row and column. */
export async function scopeSheet(css: string): Promise<string> {
  return (await unwrap(api.POST(`${CALL}/preview`, { body: { css } }))).data.css;
}

/** Adds a font of the organization's own. Raises ApiFailure: it is none, is broken, or its name is taken. */
export async function addFont(name: string, file: File): Promise<void> {
  await unwrap(api.POST(FONTS, fileForm(file, { name })));
}

/** Deletes a font. Raises ApiFailure: 409 while titles or text have it. */
export async function deleteFont(guid: string): Promise<void> {
  await unwrap(api.DELETE(`${FONTS}/{guid}`, { params: { path: { guid } } }));
}
