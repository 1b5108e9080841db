import { type AnswerData, asFailure, invalidate, reasonOf, toast, unwrap, useTexts } from "@estante/sdk";
import { useQueryClient } from "@tanstack/react-query";
import { api } from "./people";
import type { paths } from "./schema";
import { useApiQuery } from "./schools";

const CONTENTS = "/schools/{school_guid}/contents";
const STALE = [CONTENTS, "/schools/{school_guid}/school-years"];

export type SchoolContent = AnswerData<"get", typeof CONTENTS, paths>[number];

/** How many may open it; null is everybody. */
export interface Places {
  readonly max_students: number | null;
  readonly max_teachers: number | null;
}

export interface NewContent extends Places {
  readonly publication_guid: string;
  readonly school_year_guid: string;
}

/** What a school gives to the groups of its years. */
export const useSchoolContents = (school: string) =>
  useApiQuery(CONTENTS, { path: { school_guid: school }, query: { pageSize: 200 } });

/** Gives publications, changes how many may open them, and takes them away. */
export function useContentChanges(school: string) {
  const t = useTexts("schools");
  const client = useQueryClient();
  const path = { school_guid: school };
  return {
    /** Raises ApiFailure: which field is wrong. */
    add: async (body: NewContent) => {
      const { data } = await unwrap(api.POST(CONTENTS, { params: { path }, body }));
      toast.success(t("contents.added", { name: data.publication_name }));
      await invalidate(client, STALE);
    },
    /** Raises ApiFailure: which field is wrong, or 412, somebody changed it since; then the list is read anew. */
    change: async ({ guid, publication_name, version }: SchoolContent, body: Places) => {
      const params = { path: { ...path, guid } };
      const headers = { "If-Match": `"${version}"` };
      try {
        await unwrap(api.PUT(`${CONTENTS}/{guid}`, { params, body, headers }));
        toast.success(t("contents.changed", { name: publication_name }));
      } finally {
        await invalidate(client, STALE);
      }
    },
    remove: async ({ guid, publication_name }: SchoolContent) => {
      try {
        await unwrap(api.DELETE(CONTENTS, { params: { path }, body: { guids: [guid] } }));
        toast.success(t("contents.removed", { name: publication_name }));
      } catch (thrown) {
        toast.error(t("contents.failed"), { text: reasonOf(asFailure(thrown)) });
      } finally {
        await invalidate(client, STALE);
      }
    },
  };
}
