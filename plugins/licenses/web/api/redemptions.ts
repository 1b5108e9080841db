import { unwrap } from "@estante/sdk";
import { BATCH_PUBLICATIONS, batches } from "./batches";
import { api, OWN, PUBLICATIONS, USERS } from "./licenses";

/** What a redemption or a removal changes: the licences, who has them, and what those people can open. */
export const STALE = [...batches.stale, "/front/contents", "/cms/contents/{guid}"];

/** Uses up one use of a licence for a person. Raises ApiFailure: its code says why not. */
export const redeem = async (guid: string, code: string) =>
  (await unwrap(api.POST("/users/{guid}/redeem", { params: { path: { guid } }, body: { code } }))).data;

export const removeFromPerson = (guid: string, license: string) =>
  unwrap(api.DELETE(OWN, { params: { path: { guid } }, body: { guids: [license] } }));

export const removePerson = (guid: string, person: string) =>
  unwrap(api.DELETE(USERS, { params: { path: { guid } }, body: { guids: [person] } }));

/** What opens publications: a licence, or a batch for all of its licences. */
export type Opening = "license" | "batch";
const OPENED = { license: PUBLICATIONS, batch: BATCH_PUBLICATIONS } as const;

export const addPublications = (of: Opening, guid: string, guids: readonly string[]) =>
  unwrap(api.POST(OPENED[of], { params: { path: { guid } }, body: { guids: [...guids] } }));

export const removePublication = (of: Opening, guid: string, publication: string) =>
  unwrap(api.DELETE(OPENED[of], { params: { path: { guid } }, body: { guids: [publication] } }));

/** A file of who redeemed a licence. */
export const exportUsers = (guid: string) =>
  unwrap(api.POST("/license-personals/{guid}/users/export", { params: { path: { guid } }, body: null }));
