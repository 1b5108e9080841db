import type { AnswerData } from "@estante/sdk";
import { useApiPages, useApiQuery } from "../api/client";
import type { paths } from "../api/schema";

const CONTENTS = "/users/{guid}/contents";
const ACCESS = "/cms/contents/{guid}/access";
/** What may be opened changes on other screens. */
const FRESH = { staleTime: 0 };

export type PersonContent = AnswerData<"get", typeof CONTENTS, paths>[number];
export type Access = AnswerData<"get", typeof ACCESS, paths>;

export interface Shown {
  readonly access: "open" | "closed";
  readonly q: string;
}

/** What a person may open, or may not, page by page. */
export const usePersonContents = (guid: string, query: Shown) =>
  useApiPages(CONTENTS, { path: { guid }, query }, { ...FRESH, keepsLast: true });

/** Why a person can or cannot open a content. */
export const useAccess = (guid: string, person: string) =>
  useApiQuery(ACCESS, { path: { guid }, query: { person } }, FRESH);
