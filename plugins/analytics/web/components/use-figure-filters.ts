import { useAddress } from "@estante/sdk";
import { useEffect, useMemo } from "react";
import { filtersIn, isBackwards, paramsOf } from "../api/figure-params";

/** The filters of the page of analytics that was last shown, for the next one. */
let last: ReturnType<typeof filtersIn> = {};

/** The filters of the address. A page that is opened without any has those of the page before. */
export function useFigureFilters() {
  const { state, change, getAll } = useAddress();
  const own = useMemo(() => filtersIn(state), [state]);
  const isPlain = Object.keys(own).length === 0;
  // biome-ignore lint/correctness/useExhaustiveDependencies: only the page as it is opened takes them over
  useEffect(() => {
    if (isPlain && Object.keys(last).length > 0) change(last);
  }, []);
  useEffect(() => {
    if (!isPlain) last = own;
  }, [isPlain, own]);
  const params = useMemo(() => paramsOf(state), [state]);
  return { params, isSpan: !isBackwards(params), change, getAll };
}

/** Puts filters into the address, and nothing of them into the next page once they are cleared. */
export function forgetFilters(): void {
  last = {};
}
