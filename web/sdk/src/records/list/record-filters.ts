import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { referenceOf } from "../../fields/reference/references";
import { useDatePresets } from "../../list/filters/date-presets";
import type { FilterOption, ListFilter } from "../../list/list.types";
import { useRegistryVersion } from "../../plugin/registry";
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
  /**
   * Its values are records, by a name of the manifests' `references`: `schools`. They are searched for however
   * many there are; where this person may not read them, there is no such filter.
   */
  readonly of?: string;
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
  const set = JSON.stringify(
    Object.fromEntries(filters.flatMap(({ id, kind }) => (kind === "address" ? [[id, getAll(id)]] : []))),
  );
  const facets = useQuery(records.facetsQuery()).data?.data;
  const version = useRegistryVersion();
  // biome-ignore lint/correctness/useExhaustiveDependencies: references are of the plugins of this version
  return useMemo(() => {
    const chosen: Readonly<Record<string, readonly string[]>> = JSON.parse(set);
    const shown = filters.filter(
      ({ id, kind, of }) => (kind !== "address" || chosen[id]?.length) && (!of || referenceOf(of)),
    );
    return shown.map(({ id, label, options, texts, kind, isSingle, of }) => {
      const counts = facets?.[id];
      const shared = { id, label: t(label), ...((isSingle || kind) && { isSingle: true }) };
      if (of) return { ...shared, of, options: [] };
      if (kind === "days") return { ...shared, withDays: true, options: presets };
      if (kind === "yesNo") return { ...shared, options: yesNo(t("columns.yes"), t("columns.no")) };
      if (kind === "address") return { ...shared, isSingle: false, options: (chosen[id] ?? []).map(plain) };
      if (given?.[id] === null) return { ...shared, options: [], isLoading: true };
      const named =
        given?.[id] ?? options?.map((value) => ({ value, label: texts ? t(`${texts}.${value}`) : value }));
      return { ...shared, options: named ? named.map(counted(counts)) : (counts ?? []).map(labelled) };
    });
  }, [filters, given, t, presets, facets, set, version]);
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
