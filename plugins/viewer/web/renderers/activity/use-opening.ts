import { asFailure, type RenderFailure } from "@estante/sdk";
import { useCallback, useState } from "react";
import { launchUnit } from "./activity.api";
import { leaveFor, returnAddress } from "./way-back";

interface Options {
  guid: string;
  /** Where a package that is no course begins; null until that is known. */
  address: string | null;
  onError: (failure: RenderFailure) => void;
}

/** Has the window go to the package, or to a unit of its course, whose session begins first. */
export function useOpening({ guid, address, onError }: Options) {
  const [isOpening, setOpening] = useState(false);
  const open = useCallback(
    (unit?: string) => {
      setOpening(true);
      if (unit === undefined) return leaveFor(address ?? "");
      launchUnit(guid, unit, returnAddress()).then(leaveFor, (thrown: unknown) => {
        const { code, message } = asFailure(thrown);
        onError({ code, message });
      });
    },
    [guid, address, onError],
  );
  return { open, isOpening };
}
