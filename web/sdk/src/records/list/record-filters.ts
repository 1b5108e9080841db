import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { useDatePresets } from "../../list/filters/date-presets";
import type { FilterOption, ListFilter } from "../../list/list.types";
import { useAddress } from "../../router/address";
import { useRecordTexts } from "../record-texts";
import type { FacetValue, RecordList } from "../records.types";

/** A filter by its texts. Without options it has those that the list's facets count. */
export interface RecordFilter {
  /** Parameter of the API, and name of its facet. */
  readonly id: string;
  /** Key of its label. */
  readonly label: string;
  /** Values; each has the text `<texts>.<value>`. */
  readonly options?: readonly string[];
  readonly texts?: string;
  /** Days and spans up to now; yes and no; or what only the address sets, as by an action of a row. */
  readonly kind?: "days" | "yesNo" | "address";
  readonly isSingle?: boolean;
}

export type RecordFilterOptions = Readonly<Record<string, readonly FilterOption[] | null>>;

/** The filters of a list with their options, and how many rows each has. */
export function useRecordFilters(
  records: Pick<RecordList, "texts" | "facetsQuery">,
  filters: readonly RecordFilter[],
  given: RecordFilterOptions | undefined,
): ListFilter[] {
  const { t } = useRecordTexts(records);
  const presets = useDatePresets();
  const { getAll } = useAddress();
  const set = JSON.stringify(filters.map(({ id, kind }) => (kind === "address" ? getAll(id) : [])));
  const facets = useQuery(records.facetsQuery()).data?.data;
  return useMemo(() => {
    const chosen: string[][] = JSON.parse(set);
    return filters
      .map(({ id, label, options, texts, kind, isSingle }, index) => {
        const counts = facets?.[id];
        const shared = { id, label: t(label), ...((isSingle || kind) && { isSingle: true }) };
        if (kind === "days") return { ...shared, withDays: true, options: presets };
        if (kind === "yesNo") return { ...shared, options: yesNo(t("columns.yes"), t("columns.no")) };
        if (kind === "address")
          return { ...shared, isSingle: false, options: (chosen[index] ?? []).map(plain) };
        if (given?.[id] === null) return { ...shared, options: [], isLoading: true };
        const named =
          given?.[id] ?? options?.map((value) => ({ value, label: texts ? t(`${texts}.${value}`) : value }));
        return { ...shared, options: named ? named.map(counted(counts)) : (counts ?? []).map(labelled) };
      })
      .filter(({ options }, index) => filters[index]?.kind !== "address" || options.length > 0);
  }, [filters, given, t, presets, facets, set]);
}

const yesNo = (yes: string, no: string) => [
  { value: "true", label: yes },
  { value: "false", label: no },
];

const plain = (value: string): FilterOption => ({ value, label: value });

const labelled = ({ value, label, count }: FacetValue): FilterOption => ({
  value,
  label: label ?? value,
  ...(count !== undefined && { count }),
});

const counted =
  (counts: readonly FacetValue[] | undefined) =>
  (option: FilterOption): FilterOption => {
    const count = counts?.find(({ value }) => value === option.value)?.count;
    return count === undefined ? option : { ...option, count };
  };
