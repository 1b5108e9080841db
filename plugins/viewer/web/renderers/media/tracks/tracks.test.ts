import { expect, it } from "vitest";
import { hasWords, languageName, lineAt, plainWords, textOf, tracksOf } from "./tracks";

it("names languages as those who speak them do", () => {
  expect(["es", "pt", "en", "xx-nothing-at-all"].map(languageName).slice(0, 3)).toEqual([
    "Español",
    "Português",
    "English",
  ]);
});

it("finds words whatever their accents", () => {
  expect(hasWords("La evaporación del agua", " EVAPORACION ")).toBe(true);
  expect(hasWords("La evaporación", "lluvia")).toBe(false);
  expect(plainWords("<v Ana>Hola <i>tú</i></v>")).toBe("Hola tú");
});

it("keeps the line before while nothing is said", () => {
  const lines = [
    { start: 1, end: 2, text: "uno" },
    { start: 4, end: 5, text: "dos" },
  ];
  expect([0, 1.5, 3, 4, 9].map((moment) => lineAt(lines, moment))).toEqual([-1, 0, 0, 1, 1]);
});

it("gives a transcript as a text, with its times where it has some", () => {
  const lines = [
    { start: 0, end: 2, text: "uno\ny medio" },
    { start: 65, end: 70, text: "dos" },
  ];
  expect(textOf(lines, (seconds) => `at ${seconds}`)).toBe("at 0  uno y medio\nat 65  dos\n");
  expect(textOf(lines, null)).toBe("uno\ny medio\n\ndos\n");
});

it("takes a payload without tracks", () => {
  expect(tracksOf(undefined, "subtitle")).toEqual([]);
});
