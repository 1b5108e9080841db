import { type ComponentType, type LazyExoticComponent, lazy as lazyOfReact } from "react";

/** What can be fetched before it is shown. */
export interface Fetched {
  preload(): Promise<unknown>;
}

/**
 * React's `lazy` with a `preload`: what was fetched by then is shown at once. React keeps a cover that it has shown
 * for 300 ms at least, so every page that is only fetched when it is shown opens that much later.
 */
// A component's props are known where it is shown.
// biome-ignore lint/suspicious/noExplicitAny: as in React's own type of `lazy`
export function lazy<Component extends ComponentType<any>>(
  load: () => Promise<{ default: Component }>,
): LazyExoticComponent<Component> & Fetched {
  let fetched: { default: Component } | null = null;
  const preload = async () => {
    fetched = await load();
    return fetched;
  };
  const shown = lazyOfReact(() => (fetched ? resolved(fetched) : preload()));
  return Object.assign(shown, { preload });
}

/** A promise that React finds fulfilled when it looks, and so does not wait for. */
function resolved<Value>(value: Value): Promise<Value> {
  const then = (fulfil: (value: Value) => unknown) => fulfil(value);
  return { then } as unknown as Promise<Value>;
}
