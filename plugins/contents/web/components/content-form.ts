import type { Content, ContentFields } from "../api/contents.api";

/** What the details tab edits (CON-087), as its fields hold it. */
export type DetailValues = {
  name: string;
  description: string;
  url: string;
  erp_id: string;
  status: boolean;
  is_public: boolean;
  is_teacher_only: boolean;
  mobile_friendly: boolean;
  is_downloadable: boolean;
  is_available_offline: boolean;
};

export const SWITCHES = [
  "status",
  "is_teacher_only",
  "is_public",
  "is_available_offline",
  "is_downloadable",
  "mobile_friendly",
] as const;

/** Any status other than inactive is on (A106). */
export function valuesOf(content: Content): DetailValues {
  return {
    name: content.name,
    description: content.description,
    url: content.url ?? "",
    erp_id: content.erp_id ?? "",
    status: content.status !== "inactive",
    is_public: content.is_public,
    is_teacher_only: content.is_teacher_only === 1,
    mobile_friendly: content.mobile_friendly,
    is_downloadable: content.is_downloadable,
    is_available_offline: content.is_available_offline,
  };
}

/** The changed fields as the API takes them: words for the status, 0 or 1 for teachers, null for no ERP id. */
export function fieldsOf(changed: Partial<DetailValues>): ContentFields {
  const { status, is_teacher_only, erp_id, ...rest } = changed;
  return {
    ...rest,
    ...(status !== undefined && { status: status ? "active" : "inactive" }),
    ...(is_teacher_only !== undefined && { is_teacher_only: is_teacher_only ? 1 : 0 }),
    ...(erp_id !== undefined && { erp_id: erp_id.trim() === "" ? null : erp_id.trim() }),
  };
}
