import { type AnswerData, saveFile, unwrap } from "@estante/sdk";
import { api } from "../../api/client";
import type { paths } from "../../api/schema";

const CALL = "/cms/contents/{guid}/editor/qti";
export type ImportedPackage = AnswerData<"post", typeof CALL, paths>;
export const VERSIONS = ["3.0", "2.1"] as const;
type Version = (typeof VERSIONS)[number];

/** Adds the questions of an uploaded package. Raises ApiFailure. */
export const importPackage = async (guid: string, upload_guid: string): Promise<ImportedPackage> =>
  (await unwrap(api.POST(CALL, { params: { path: { guid } }, body: { upload_guid } }))).data;

/** Has the browser save the complete questions as a package. Raises ApiFailure. */
export async function savePackage(guid: string, version: Version, name: string): Promise<void> {
  const params = { path: { guid }, query: { version } };
  const { data } = await unwrap(api.GET(CALL, { params, parseAs: "blob" }));
  saveFile(data as unknown as Blob, name);
}
