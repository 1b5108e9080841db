import { expect, test } from "vitest";

import { settleSkippedFades } from "../src/app/view-transitions";

test("a fade that a newer change of page cuts short is no error", async () => {
  let handled = false;
  const ready = { catch: () => (handled = true) } as unknown as Promise<undefined>;
  const page = { startViewTransition: () => ({ ready }) } as unknown as Document;
  settleSkippedFades(page);
  expect(page.startViewTransition(() => undefined).ready).toBe(ready);
  expect(handled).toBe(true);
});

test("a browser without fades is left alone", () => {
  const page = {} as Document;
  settleSkippedFades(page);
  expect(page.startViewTransition).toBeUndefined();
});
