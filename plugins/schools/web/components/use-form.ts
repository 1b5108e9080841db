import { usePermission } from "@estante/sdk";
import { schoolFields, shortSchoolFields, useApiQuery } from "../api/schools";

const ADMIN_AND_LTI = ["school_admin_enabled"] as const;
const NONE: readonly string[] = [];

/** The fields that not everybody is told of, which this person does not see. */
export const useHiddenFields = (): readonly string[] =>
  usePermission("school_admin_and_lti.read") ? NONE : ADMIN_AND_LTI;

/** The form that the organization asks for: the whole one, or a name that is enough. */
export function useSchoolForm() {
  const settings = useApiQuery("/system-settings").data?.data;
  return settings?.is_short_school_form === true ? shortSchoolFields : schoolFields;
}
