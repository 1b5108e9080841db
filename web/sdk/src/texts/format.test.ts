import { afterEach, describe, expect, test } from "vitest";
import { type Organization, setOrganization } from "../auth/organization";
import {
  formatBytes,
  formatDate,
  formatDuration,
  formatList,
  formatNumber,
  formatPercent,
  formatRelative,
  formatTime,
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
    [2_202_010, "2,1 MB"],
    [54_630_810, "52,1 MB"],
    [200 * 1024 ** 3, "200 GB"],
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

describe("in the tenant's time zone", () => {
  afterEach(() => setOrganization(null as unknown as Organization));
  const at = (time_zone: string) => setOrganization({ date_format: null, time_zone } as Organization);

  test("an instant falls on the tenant's day and hour", () => {
    at("Pacific/Auckland");
    expect(formatDate("2026-03-01T12:30:00Z", "es")).toBe("02/03/2026");
    expect(formatTime("2026-03-01T12:30:00Z", "es")).toBe("01:30");
    at("America/Santiago");
    expect(formatDate("2026-03-01T02:30:00Z", "es")).toBe("28/02/2026");
  });

  test("yesterday is the tenant's", () => {
    at("Pacific/Auckland");
    const now = new Date("2026-03-01T12:30:00Z");
    expect(formatRelative("2026-03-01T10:30:00Z", now, "es")).toBe("ayer");
    expect(formatRelative("2026-03-01T11:15:00Z", now, "es")).toBe("hoy, 00:15");
  });

  test("a day without a time is that day everywhere", () => {
    at("America/Santiago");
    expect(formatDate("2026-03-01", "es")).toBe("01/03/2026");
  });

  test("a zone that this browser does not know leaves its own", () => {
    at("Mars/Olympus");
    expect(formatDate(new Date(2026, 2, 1, 12), "es")).toBe("01/03/2026");
  });
});

test("lists end in the language's own and", () => {
  expect(formatList(["nombre", "idioma"], "es")).toBe("nombre e idioma");
  expect(formatList(["nome", "idioma", "capa"], "pt")).toBe("nome, idioma e capa");
});
