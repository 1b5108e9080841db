import { type ReactNode, Suspense, useEffect, useState } from "react";
import { PageError } from "../feedback/page-error.component";
import { ErrorState } from "../feedback/states.component";
import { fillingsOf, loadPlugin, pluginsOf, useRegistryVersion } from "./registry";

export interface SlotProps {
  /** Name and version of the place: `users.detail.tabs.v1`. */
  readonly name: string;
  /** Given to every component that fills the place. */
  readonly values?: Readonly<Record<string, unknown>>;
  /** Stands in while UI halves that fill the place are on their way. */
  readonly loading?: ReactNode;
  /** Shown where nothing fills the place. */
  readonly empty?: ReactNode;
  /** The place is the page itself: a UI half that does not load is told here, with another try. */
  readonly isPage?: boolean;
}

/** A place that plugins fill. A filling that fails takes nothing else with it. */
export function Slot({ name, values, loading, empty, isPage }: SlotProps) {
  const version = useRegistryVersion();
  const [failed, setFailed] = useState<unknown>(null);
  const [attempt, setAttempt] = useState(0);
  const wanted = pluginsOf(name);
  const [arrived, setArrived] = useState<readonly string[]>([]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a changed registry may fill the slot anew
  useEffect(() => {
    // A UI half that does not load leaves its place empty; the shell tells about it once.
    for (const id of wanted)
      loadPlugin(id).then(
        () => setArrived((before) => (before.includes(id) ? before : [...before, id])),
        setFailed,
      );
  }, [name, version, attempt]);
  if (wanted.length === 0) return empty;
  if (failed !== null && isPage) {
    const retry = () => {
      setFailed(null);
      setAttempt(attempt + 1);
    };
    return <ErrorState error={failed} onRetry={retry} />;
  }
  if (loading && failed === null && wanted.some((id) => !arrived.includes(id))) return loading;
  return fillingsOf(name).map(({ plugin, order, component: Component }) => (
    <PageError key={`${plugin}-${order}`} inPanel>
      <Suspense fallback={loading}>
        <Component {...values} />
      </Suspense>
    </PageError>
  ));
}
