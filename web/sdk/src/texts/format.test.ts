import { describe, expect, test } from "vitest";
import {
  formatBytes,
  formatDate,
  formatDuration,
  formatList,
  formatNumber,
  formatPercent,
  formatRelative,
} from "./format";

const narrow = (text: string) => text.replace(/[\u00a0\u202f]/g, " ");

describe("numbers", () => {
  test.each([
    ["es", "1.284"],
    ["pt", "1.284"],
    ["en", "1,284"],
  ] as const)("four figures are grouped in %s", (language, text) => {
    expect(formatNumber(1284, {}, language)).toBe(text);
  });
  test("shares are whole percents", () => {
    expect(narrow(formatPercent(0.637, "es"))).toBe("64 %");
    expect(formatPercent(0.637, "en")).toBe("64%");
  });
  test.each([
    [0, "0 B"],
    [999, "999 B"],
    [2_100_000, "2,1 MB"],
    [52_149_000, "52,1 MB"],
    [2_000_000_000, "2 GB"],
  ])("%i bytes read %s", (bytes, text) => {
    expect(formatBytes(bytes, "es")).toBe(text);
  });
  test.each([
    [402, "6:42"],
    [59.6, "1:00"],
    [3729, "1:02:09"],
  ])("%d seconds play as %s", (seconds, text) => {
    expect(formatDuration(seconds)).toBe(text);
  });
});

describe("dates", () => {
  const day = new Date(2026, 10, 8, 9, 14);
  test.each([
    ["es", "08/11/2026"],
    ["pt", "08/11/2026"],
    ["en", "11/08/2026"],
  ] as const)("are written the way of %s", (language, text) => {
    expect(formatDate(day, language)).toBe(text);
  });

  const now = new Date(2026, 10, 21, 10, 0);
  test.each([
    [new Date(2026, 10, 21, 9, 48), "hace 12 min"],
    [new Date(2026, 10, 21, 8, 14), "hoy, 08:14"],
    [new Date(2026, 10, 20, 23, 59), "ayer"],
    [new Date(2026, 10, 18, 12, 0), "hace 3 días"],
    [new Date(2026, 10, 14, 10, 0), "14/11/2026"],
    [new Date(2026, 10, 22, 10, 0), "22/11/2026"],
  ])("%s is told from now", (date, text) => {
    expect(formatRelative(date, now, "es")).toBe(text);
  });
});

test("lists end in the language's own and", () => {
  expect(formatList(["nombre", "idioma"], "es")).toBe("nombre e idioma");
  expect(formatList(["nome", "idioma", "capa"], "pt")).toBe("nome, idioma e capa");
});
