import type { FieldOption } from "@estante/sdk";
import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { apiQueryOptions } from "../api/client";
import { useTypes } from "../components/use-types";

const STAYS = { staleTime: 300_000 };
const ALL = { query: { pageSize: 200 } };

/** Whom resources can be for: roles by name, and schools only where a plugin has some. */
export function useAudience() {
  const roles = useQuery(apiQueryOptions("/cms/library/roles", ALL, STAYS)).data?.data;
  const hasSchools = useQuery(apiQueryOptions("/cms/library/schools", {}, STAYS)).data?.data.length !== 0;
  return useMemo(
    () => ({
      hasSchools,
      roles: (roles ?? []).map<FieldOption>(({ guid, name }) => ({ value: guid, label: name })),
    }),
    [roles, hasSchools],
  );
}

/** What a new file can be: types by name, endings, and the largest that any of them takes. */
export function useFileTypes() {
  const types = useTypes();
  return useMemo(() => {
    const ofFiles = types.filter(({ formats, is_offered }) => is_offered && formats.length > 0);
    return {
      options: ofFiles.map<FieldOption>(({ guid, name }) => ({ value: guid, label: name })),
      formats: [...new Set(ofFiles.flatMap(({ formats }) => formats))],
      maxBytes: Math.max(0, ...ofFiles.map(({ max_bytes }) => max_bytes)),
    };
  }, [types]);
}
