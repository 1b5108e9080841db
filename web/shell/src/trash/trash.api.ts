import { type AnswerData, api, callOf, type paths, recordList, type Target, unwrap } from "@estante/sdk";

export type TrashRow = AnswerData<"get", "/trash">[number];

export const trashRecords = recordList<paths>()({
  name: "trash",
  plugin: "shell",
  prefix: "trash.",
  list: "/trash",
  facets: "/trash/facets",
});

/** Brings rows back. Raises ApiFailure. */
export const restore = async (target: Target) =>
  (await unwrap(api.POST("/trash/restore", callOf(target)))).data;

/** Deletes rows for good. Raises ApiFailure. */
export const purge = async (target: Target) => (await unwrap(api.DELETE("/trash", callOf(target)))).data.bulk;
