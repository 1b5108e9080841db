import { usePermission } from "@estante/sdk";
import { schoolFields, shortSchoolFields, useApiQuery } from "../api/schools";

const OPENINGS = ["school_admin_enabled"] as const;
const NONE: readonly string[] = [];

/** The fields that a person who is not told of a school's openings does not see. */
export const useHiddenFields = (): readonly string[] =>
  usePermission("school_openings.read") ? NONE : OPENINGS;

/** The form that the organization asks for: the whole one, or a name that is enough. */
export function useSchoolForm() {
  const settings = useApiQuery("/system-settings").data?.data;
  return settings?.is_short_school_form === true ? shortSchoolFields : schoolFields;
}
