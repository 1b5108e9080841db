import { type AnswerData, useFlag } from "@estante/sdk";
import { useMemo } from "react";
import { useApiQuery } from "../../api/programs";
import type { paths } from "../../api/schema";

export type Typeface = AnswerData<"get", "/lms/course-typefaces", paths>[number];

export interface ProgramTypefaces {
  /** Those that every organization has. */
  readonly brought: readonly Typeface[];
  /** The organization's own. */
  readonly own: readonly Typeface[];
}

export const ADVANCED_LOOK = "advanced_program_look";
const STAYS = { staleTime: 300_000 };
const ALL = { query: { pageSize: 200 } };
const NONE: readonly Typeface[] = [];

/** What headings and text of programs may be set in. */
export function useTypefaces(): ProgramTypefaces {
  const isAdvanced = useFlag(ADVANCED_LOOK);
  const brought = useApiQuery("/lms/course-typefaces", ALL, STAYS).data?.data ?? NONE;
  const own = useApiQuery("/lms/course-fonts", ALL, { ...STAYS, enabled: isAdvanced }).data?.data ?? NONE;
  return useMemo(() => ({ brought, own }), [brought, own]);
}
