import { unwrap } from "@estante/sdk";
import { api, apiQueryOptions } from "./lessons";

const at = (guid: string) => ({ path: { guid } });

/** How the last import of a lesson stands. */
export const importQuery = (guid: string) =>
  apiQueryOptions("/lms/lessons/{guid}/mint-import", at(guid), { staleTime: 0 });

/** What a lesson is made of: another one, or an upload. */
export type ImportSource = { readonly lesson_guid: string } | { readonly upload_guid: string };

/** Overwrites a lesson, once its name was typed. Raises ApiFailure. */
export const startImport = (guid: string, source: ImportSource, confirmation: string) =>
  unwrap(
    api.POST("/lms/lessons/{guid}/mint-import", { params: at(guid), body: { ...source, confirmation } }),
  );

/** Gives a lesson the pages from before its last import. Raises ApiFailure. */
export const restoreLesson = (guid: string) =>
  unwrap(api.POST("/lms/lessons/{guid}/mint-import/restore", { params: at(guid) }));
