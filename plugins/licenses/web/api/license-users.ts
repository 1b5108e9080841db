import { USERS, useApiPages } from "./licenses";

const PAGE = 100;

/** Who redeemed a licence, page by page. */
export const useLicenseUsers = (guid: string) => useApiPages(USERS, { path: { guid } }, { pageSize: PAGE });
