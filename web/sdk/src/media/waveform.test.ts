import { expect, it } from "vitest";
import { barsOf, heightsOf } from "./waveform";

it("has a height for each byte, and a line where nothing is heard", () => {
  expect(heightsOf(btoa(String.fromCharCode(0, 51, 255)))).toEqual([2, 10, 50]);
  expect(heightsOf("no base64!")).toEqual([]);
});

it("draws each bar where it stands, from the middle in both directions", () => {
  expect(barsOf([10, 50], 0, 1)).toBe("M0.15 40.0h.7v10.0v10.0h-.7z");
  expect(barsOf([10, 50], 1, 2)).toBe("M1.15 0.0h.7v50.0v50.0h-.7z");
  expect(barsOf([10, 50], 2, 2)).toBe("");
});
