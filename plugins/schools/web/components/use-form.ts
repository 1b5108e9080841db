import { schoolFields, shortSchoolFields, useApiQuery } from "../api/schools";

/** The form that the organization asks for: the whole one, or a name that is enough. */
export function useSchoolForm() {
  const settings = useApiQuery("/system-settings").data?.data;
  return settings?.is_short_school_form === true ? shortSchoolFields : schoolFields;
}
