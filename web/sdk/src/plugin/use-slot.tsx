import { type ReactNode, Suspense, useEffect, useState } from "react";
import { PageError } from "../feedback/page-error.component";
import { useOwnTexts } from "../texts/use-texts";
import { type Filling, fillingsOf, loadPlugin, pluginsOf, useRegistryVersion } from "./registry";

/** What fills a place, and how far it is. */
export interface SlotState {
  /** Its fillings in their order, of UI halves that have arrived. */
  readonly fillings: readonly Filling[];
  readonly isLoading: boolean;
  /** Why a UI half did not load; it leaves its place empty. */
  readonly error: unknown;
  readonly retry: () => void;
}

/**
 * What plugins have put into a place that this screen offers: `useSlot("contents.detail.tabs.v1")`. The owner's
 * manifest offers the place with the values that it hands over, and `<SlotFilling>` shows one filling of it.
 * An empty name is a place that nobody offers.
 */
export function useSlot(name: string): SlotState {
  const version = useRegistryVersion();
  const [failed, setFailed] = useState<unknown>(null);
  const [attempt, setAttempt] = useState(0);
  const [arrived, setArrived] = useState<readonly string[]>([]);
  const wanted = pluginsOf(name);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a changed registry may fill the slot anew
  useEffect(() => {
    // A UI half that does not load leaves its place empty; the shell tells about it once.
    for (const id of wanted)
      loadPlugin(id).then(
        () => setArrived((before) => (before.includes(id) ? before : [...before, id])),
        setFailed,
      );
  }, [name, version, attempt]);
  const retry = () => {
    setFailed(null);
    setAttempt(attempt + 1);
  };
  const isLoading = failed === null && wanted.some((id) => !arrived.includes(id));
  return { fillings: fillingsOf(name), isLoading, error: failed, retry };
}

export interface SlotFillingProps {
  readonly filling: Filling;
  /** What the place hands over to whatever fills it. */
  readonly values?: Readonly<Record<string, unknown>> | undefined;
  readonly loading?: ReactNode;
}

/** One filling of a place. One that fails takes nothing else with it. */
export function SlotFilling({ filling, values, loading }: SlotFillingProps) {
  const { component: Component } = filling;
  return (
    <PageError inPanel>
      <Suspense fallback={loading}>
        <Component {...values} />
      </Suspense>
    </PageError>
  );
}

/** What a filling is called: the text that its manifest names, in its plugin's words. */
export function useFillingName(): (filling: Filling) => string {
  const t = useOwnTexts();
  return ({ text, id }) => (text ? t(text) : id);
}
