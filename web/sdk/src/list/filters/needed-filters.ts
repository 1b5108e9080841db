import { useCallback, useState } from "react";
import { useAddress } from "../../router/address";

export interface NeededFilters {
  /** The address sets one of the filters, or they were opened. */
  readonly areNeeded: boolean;
  /** For the list's `onFilters`. */
  readonly onFilters: () => void;
}

/** Whether the options of filters have to be fetched: a list that is only read does without. */
export function useNeededFilters(ids: readonly string[]): NeededFilters {
  const { getAll } = useAddress();
  const [wereOpened, setOpened] = useState(false);
  const onFilters = useCallback(() => setOpened(true), []);
  return { areNeeded: wereOpened || ids.some((id) => getAll(id).length > 0), onFilters };
}
