import { cleanup } from "@testing-library/react";
import { afterEach } from "vitest";

// jsdom has neither, and Mantine asks for both.
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

afterEach(cleanup);
