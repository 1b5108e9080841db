import { fireEvent, renderHook } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { useGoKeys } from "../src/keyboard/go-keys";

test("G and then C goes, and C alone is left to the screen", () => {
  const go = vi.fn();
  renderHook(() => useGoKeys({ c: go }));
  expect(fireEvent.keyDown(document.body, { key: "c" })).toBe(true);
  fireEvent.keyDown(document.body, { key: "g" });
  expect(fireEvent.keyDown(document.body, { key: "c" })).toBe(false);
  expect(go).toHaveBeenCalledOnce();
});

test("the keys rest while text is written", () => {
  const go = vi.fn();
  renderHook(() => useGoKeys({ c: go }));
  const input = document.body.appendChild(document.createElement("input"));
  fireEvent.keyDown(input, { key: "g" });
  fireEvent.keyDown(input, { key: "c" });
  expect(go).not.toHaveBeenCalled();
});
