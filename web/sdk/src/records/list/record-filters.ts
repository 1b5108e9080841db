import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { useDatePresets } from "../../list/filters/date-presets";
import type { FilterOption, ListFilter } from "../../list/list.types";
import { useRecordTexts } from "../record-texts";
import type { AnyRecords, FacetValue } from "../records.types";

/** A filter by its texts. Without options it has those that the list's facets count. */
export interface RecordFilter {
  /** Parameter of the API, and name of its facet. */
  readonly id: string;
  /** Key of its label. */
  readonly label: string;
  /** Values; each has the text `<texts>.<value>`. */
  readonly options?: readonly string[];
  readonly texts?: string;
  /** Days and spans up to now; or yes and no. */
  readonly kind?: "days" | "yesNo";
  readonly isSingle?: boolean;
}

export type RecordFilterOptions = Readonly<Record<string, readonly FilterOption[]>>;

/** The filters of a list with their options, and how many rows each has. */
export function useRecordFilters(
  records: AnyRecords,
  filters: readonly RecordFilter[],
  given: RecordFilterOptions | undefined,
): ListFilter[] {
  const { t } = useRecordTexts(records);
  const presets = useDatePresets();
  const facets = useQuery(records.facetsQuery()).data?.data;
  return useMemo(
    () =>
      filters.map(({ id, label, options, texts, kind, isSingle }) => {
        const counts = facets?.[id];
        const shared = { id, label: t(label), ...((isSingle || kind) && { isSingle: true }) };
        if (kind === "days") return { ...shared, withDays: true, options: presets };
        if (kind === "yesNo") return { ...shared, options: yesNo(t("columns.yes"), t("columns.no")) };
        const named =
          given?.[id] ?? options?.map((value) => ({ value, label: texts ? t(`${texts}.${value}`) : value }));
        return { ...shared, options: named ? named.map(counted(counts)) : (counts ?? []).map(labelled) };
      }),
    [filters, given, t, presets, facets],
  );
}

const yesNo = (yes: string, no: string) => [
  { value: "true", label: yes },
  { value: "false", label: no },
];

const labelled = ({ value, label, count }: FacetValue): FilterOption => ({
  value,
  label: label ?? value,
  count,
});

const counted =
  (counts: readonly FacetValue[] | undefined) =>
  (option: FilterOption): FilterOption => {
    const count = counts?.find(({ value }) => value === option.value)?.count;
    return count === undefined ? option : { ...option, count };
  };
