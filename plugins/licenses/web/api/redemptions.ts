import { unwrap } from "@estante/sdk";
import { api, licenses, OWN, PUBLICATIONS, USERS } from "./licenses";

/** What a redemption or a removal changes: the licences, who has them, and what those people can open. */
export const STALE = [...licenses.stale, "/front/contents", "/cms/contents/{guid}"];

/** Uses up one use of a licence for a person. Raises ApiFailure: its code says why not. */
export const redeem = async (guid: string, code: string) =>
  (await unwrap(api.POST("/users/{guid}/redeem", { params: { path: { guid } }, body: { code } }))).data;

export const removeFromPerson = (guid: string, license: string) =>
  unwrap(api.DELETE(OWN, { params: { path: { guid } }, body: { guids: [license] } }));

export const removePerson = (guid: string, person: string) =>
  unwrap(api.DELETE(USERS, { params: { path: { guid } }, body: { guids: [person] } }));

export const addPublications = (guid: string, guids: readonly string[]) =>
  unwrap(api.POST(PUBLICATIONS, { params: { path: { guid } }, body: { guids: [...guids] } }));

export const removePublication = (guid: string, publication: string) =>
  unwrap(api.DELETE(PUBLICATIONS, { params: { path: { guid } }, body: { guids: [publication] } }));

/** A file of who redeemed a licence. */
export const exportUsers = (guid: string) =>
  unwrap(api.POST("/license-personals/{guid}/users/export", { params: { path: { guid } }, body: null }));
