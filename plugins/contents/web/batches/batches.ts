import { type AnswerData, translate, type UploadPlan, unwrap } from "@estante/sdk";
import { api } from "../api/client";
import type { paths } from "../api/schema";

export type Batch = AnswerData<"get", "/cms/contents/batch-upload/{batch_guid}", paths>;
export type BatchRow = AnswerData<"get", "/cms/contents/batch-upload", paths>[number];
export type BatchFile = AnswerData<"get", "/cms/contents/batch-upload/{batch_guid}/files", paths>[number];

export const BATCHES = "/cms/contents/batch-upload";
export const BATCH = "/cms/contents/batch-upload/{batch_guid}";
export const BATCH_FILES = "/cms/contents/batch-upload/{batch_guid}/files";
export const BATCH_PAGE = "/contents/batch-upload";
export const ARCHIVES = ".zip,.rar";
const ENDINGS = ["zip", "rar"];

/** Whether a file is an archive by its name; the server looks at its bytes. */
export const isArchive = (name: string): boolean =>
  ENDINGS.includes(name.split(".").at(-1)?.toLowerCase() ?? "");

/** What happens when an archive has arrived: a job makes a content of each file of it. */
export function batchPlan(): UploadPlan {
  return {
    purpose: "contents.batch",
    recipe: { plugin: "contents", name: "batch", options: {} },
    refuse: ({ name }) => (isArchive(name) ? null : translate("contents:batch.wrongFormat", { name })),
    finish: async (upload_guid, item) => {
      const { data } = await unwrap(
        api.POST(BATCHES, {
          body: { upload_guid },
          // A page that closed before the answer came asks again, and must not begin a second batch.
          headers: { "Idempotency-Key": `upload-${upload_guid}` },
        }),
      );
      return { subject: data.guid, title: item.facts.name, prepares: true };
    },
  };
}

/** The states of files that stand together under one word. */
export const GROUPS = {
  all: [],
  made: ["preparing", "ready", "failed"],
  refused: ["refused"],
  waiting: ["waiting"],
  skipped: ["skipped"],
} as const satisfies Record<string, readonly BatchFile["state"][]>;

export type Group = keyof typeof GROUPS;

/** How many files a group has. */
export function countOf({ counts }: Batch, group: Group): number {
  const { waiting, made, refused, skipped } = counts;
  return group === "all" ? waiting + made + refused + skipped : counts[group];
}
