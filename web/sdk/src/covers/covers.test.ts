import { expect, test } from "vitest";
import { breakTitle, chooseCover } from "./choose-cover";
import { typeNameOf, usualRatio } from "./content-types";
import { sizeIn } from "./cover.component";

test("a title leads to the same cover every time", () => {
  expect(chooseCover("Martín Rivas", "CTTY_21")).toEqual(chooseCover("Martín Rivas", "CTTY_21"));
});

test("the drawing follows the subject, then the type", () => {
  expect(chooseCover("Fracciones equivalentes", "CTTY_10").drawing).toBe("pies");
  expect(chooseCover("O ciclo da água", "CTTY_05").drawing).toBe("waves");
  expect(chooseCover("Ep. 4", "CTTY_04").drawing).toBe("sound");
});

test("a title breaks between words, into three lines at most", () => {
  expect(breakTitle("El ciclo del agua", 12)).toEqual(["El ciclo del", "agua"]);
  expect(breakTitle("Voces de la Independencia, las cartas de Javiera", 12)).toHaveLength(3);
  expect(breakTitle("", 12)).toEqual([]);
});

test("types are known by guid, by icon and by other names", () => {
  expect(["CTTY_05", "pdf", "package", "CTTY_99", null].map(typeNameOf)).toEqual([
    "pdf",
    "pdf",
    "scorm",
    "other",
    "other",
  ]);
  expect(usualRatio("CTTY_03")).toBeGreaterThan(1);
});

test("a cover keeps its proportion inside its slot", () => {
  expect(sizeIn(44, 3 / 4)).toEqual({ width: 33, height: 44 });
  expect(sizeIn(44, 16 / 9)).toEqual({ width: 44, height: 25 });
  expect(sizeIn(44, 1)).toEqual({ width: 38, height: 38 });
});
