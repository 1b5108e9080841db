import { cleanup, configure } from "@testing-library/react";
import { afterEach } from "vitest";

// jsdom lacks these, and Mantine or the router ask for them.
globalThis.matchMedia = (query: string) =>
  Object.assign(new EventTarget(), {
    media: query,
    matches: false,
    onchange: null,
    addListener: () => undefined,
    removeListener: () => undefined,
  });
globalThis.ResizeObserver = class {
  observe() {}
  unobserve() {}
  disconnect() {}
};

window.scrollTo = () => undefined;

// What is fetched with its first use takes longer than a second on a busy machine.
configure({ asyncUtilTimeout: 10_000 });

afterEach(cleanup);
