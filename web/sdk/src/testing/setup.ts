import { notifications } from "@mantine/notifications";
import { act, cleanup, configure } from "@testing-library/react";
import { afterAll, afterEach, vi } from "vitest";
import { setOrganization } from "../auth/organization";

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
configure({ asyncUtilTimeout: 10_000, defaultHidden: false });

afterEach(cleanup);

// The files share one page, so each leaves it as it came: nobody's organization, nothing told, nothing played.
afterAll(() => {
  act(() => {
    notifications.clean();
    setOrganization(null);
  });
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});
