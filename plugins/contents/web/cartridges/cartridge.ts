import { type AnswerData, sendUpload, startExport, unwrap } from "@estante/sdk";
import { api, apiQueryOptions } from "../api/client";
import type { paths } from "../api/schema";

const PATH = "/cms/collections/{guid}/cartridge";
const send = sendUpload("contents.cartridge");
const unheard = () => undefined;
export const CARTRIDGES = ".imscc,.zip";

export type Cartridge = AnswerData<"get", typeof PATH, paths>;

/** A cartridge that was sent, and what of it comes in. */
export interface SentCartridge {
  readonly upload: string;
  readonly cartridge: Cartridge;
}

const path = (guid: string) => ({ path: { guid } });

/** What of a collection goes out. */
export const outgoingQuery = (guid: string) => apiQueryOptions(PATH, path(guid), { gcTime: 0, staleTime: 0 });

/** Sends a file and looks into it; nothing is written. Raises ApiFailure. */
export async function lookInto(guid: string, file: File): Promise<SentCartridge | null> {
  const { upload } = await send(file, unheard);
  if (!upload) return null;
  const sent = { params: path(guid), body: { upload_guid: upload } };
  const { data } = await unwrap(api.POST(`${PATH}/look`, sent));
  return { upload, cartridge: data };
}

/** Has contents made of a cartridge and put into a collection: the guid of the batch. Raises ApiFailure. */
export async function takeIn(guid: string, upload: string): Promise<string> {
  const call = api.POST(PATH, {
    params: path(guid),
    body: { upload_guid: upload },
    headers: { "Idempotency-Key": `upload-${upload}` },
  });
  return (await unwrap(call)).data.guid;
}

/** Has the cartridge of a collection made, and saves it when it is there. */
export const giveOut = (guid: string) =>
  startExport(() => unwrap(api.POST(`${PATH}/export`, { params: path(guid) })));
