import { createContext, useContext, useEffect } from "react";

/** Where what a renderer brings goes: its tools, its words for where the person is, the actions at the right. */
export interface BarPlaces {
  readonly tools: HTMLElement | null;
  /** Phones: beside the progress, for the one tool that must not be searched for. */
  readonly side: HTMLElement | null;
  /** There is no bar: the tools lie over the content. */
  readonly isFloating: boolean;
  /** What shows the content is narrow, whatever the window is: nothing of the content's own stands beside it. */
  readonly isNarrow?: boolean;
  readonly setPlace: (text: string | null) => void;
}

const NOWHERE: BarPlaces = {
  tools: null,
  side: null,
  isFloating: false,
  isNarrow: false,
  setPlace: () => undefined,
};

/** A panel beside a list, which has no bar. */
export const IN_PANEL: BarPlaces = { ...NOWHERE, isFloating: true, isNarrow: true };

export const BarPlacesContext = createContext<BarPlaces>(NOWHERE);

export const useBarPlaces = (): BarPlaces => useContext(BarPlacesContext);

/** Says under the title where in the content the person is. */
export function usePlace(text: string | null): void {
  const { setPlace } = useBarPlaces();
  useEffect(() => {
    setPlace(text);
    return () => setPlace(null);
  }, [setPlace, text]);
}
