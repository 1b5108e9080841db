import { Suspense, useEffect } from "react";
import { PageError } from "../feedback/page-error.component";
import { fillingsOf, loadPlugin, pluginsOf, useRegistryVersion } from "./registry";

export interface SlotProps {
  /** Name and version of the place: `users.detail.tabs.v1`. */
  readonly name: string;
  /** Given to every component that fills the place. */
  readonly values?: Readonly<Record<string, unknown>>;
}

/** A place that plugins fill. A filling that fails takes nothing else with it. */
export function Slot({ name, values }: SlotProps) {
  const version = useRegistryVersion();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a changed registry may fill the slot anew
  useEffect(() => {
    // A UI half that does not load leaves its place empty; the shell tells about it once.
    for (const id of pluginsOf(name)) loadPlugin(id).catch(() => undefined);
  }, [name, version]);
  return fillingsOf(name).map(({ plugin, order, component: Component }) => (
    <PageError key={`${plugin}-${order}`} inPanel>
      <Suspense>
        <Component {...values} />
      </Suspense>
    </PageError>
  ));
}
