import { type ListFilter, useApiQuery, useDatePresets, useTexts } from "@estante/sdk";
import { useMemo } from "react";
import { useTypes } from "./use-type-names";

const MOST_TAGS = 200;

export function useContentFilters(): ListFilter[] {
  const t = useTexts("contents");
  const types = useTypes();
  const presets = useDatePresets();
  const facets = useApiQuery("/cms/contents/facets", {}).data?.data;
  const tags = useApiQuery("/cms/tags", { query: { pageSize: MOST_TAGS } }).data?.data;
  return useMemo(() => {
    const countOf = (counts: readonly { value: string; count: number }[] | undefined, value: string) => {
      const count = counts?.find((one) => one.value === value)?.count;
      return count === undefined ? {} : { count };
    };
    const yesNo = [
      { value: "true", label: t("filters.yes") },
      { value: "false", label: t("filters.no") },
    ];
    return [
      {
        id: "type",
        label: t("list.type"),
        options: types.map(({ guid, name }) => ({
          value: guid,
          label: name,
          ...countOf(facets?.type, guid),
        })),
      },
      {
        id: "status",
        label: t("list.status"),
        options: ["active", "inactive"].map((value) => ({
          value,
          label: t(`status.${value}`),
          ...countOf(facets?.status, value),
        })),
      },
      {
        id: "storage_status",
        label: t("filters.storage"),
        options: ["failed", "preparing"].map((value) => ({
          value,
          label: t(`status.${value}`),
          ...countOf(facets?.storage_status, value),
        })),
      },
      {
        id: "author",
        label: t("list.author"),
        isSingle: true,
        options: (facets?.author ?? []).map(({ value, count }) => ({ value, label: value, count })),
      },
      {
        id: "created_by",
        label: t("filters.createdBy"),
        isSingle: true,
        options: [{ value: "me", label: t("filters.me") }],
      },
      {
        id: "createdAt",
        label: t("list.created"),
        isSingle: true,
        withDays: true,
        options: presets,
      },
      {
        id: "updatedAt",
        label: t("list.updated"),
        isSingle: true,
        withDays: true,
        options: presets,
      },
      { id: "has_description", label: t("filters.hasDescription"), isSingle: true, options: yesNo },
      { id: "is_public", label: t("fields.isPublic"), isSingle: true, options: yesNo },
      { id: "is_teacher_only", label: t("fields.isTeacherOnly"), isSingle: true, options: yesNo },
      {
        id: "tags",
        label: t("filters.tags"),
        options: (tags ?? []).map(({ guid, tag }) => ({ value: guid, label: tag })),
      },
    ];
  }, [t, types, presets, facets, tags]);
}
